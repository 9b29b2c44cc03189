import { hostResults } from '../../../../src/sheets/log/playback/results.ts';
import { previewRound, whyRound } from '../../../../src/sheets/panel-api/rounds.ts';
import { begin, resolve, send } from '../../season.ts';

// Pairs of Secret Soulmate: Ann with Ben, Cleo with Dan. The higher card of a pair scores the difference.
function played() {
  const memory = begin();
  const play = (cards: Readonly<Record<string, number>>) => {
    for (const [name, card] of Object.entries(cards)) send(memory, name, { 'Number card': card });
  };
  play({ Ann: 1, Ben: 2, Cleo: 3, Dan: 3 });
  resolve(memory);
  play({ Ann: 2, Ben: 3, Cleo: 1, Dan: 2 });
  return memory;
}

test('a host reads first who has how many points and who changes places, in the preview and in the explanation', () => {
  const memory = played();
  const { results } = previewRound(memory.ports, { match: 1, round: 1, early: true });
  expect(results[0]).toMatch(/^Points if the match ended now: \w+ \d+ \(/);
  expect(results.join(' ')).toMatch(/ (rises?|falls?) from place \d to \d/);
  resolve(memory);
  const told = whyRound(memory.ports, 1, 2, 'host');
  expect(told.slice(0, results.length)).toEqual(results.map((text) => ({ to: 'host', ruling: '', text })));
});

test('players with the same old and new place are named together, and only a changed sum is followed by the change', () => {
  const memory = played();
  const [points, places] = previewRound(memory.ports, { match: 1, round: 1, early: true }).results;
  expect(points).toBe('Points if the match ended now: Ben 2 (+1), Dan 1 (+1), Ann 0, Cleo 0.');
  expect(places).toBe('Ann and Cleo fall from place 2 to 3.');
});

test('equal points share a place, and nobody moves who keeps it', () => {
  const playback = played().playback();
  expect(hostResults(playback, playback)).toEqual([
    expect.stringMatching(/^Points if the match ended now: /),
  ]);
});
