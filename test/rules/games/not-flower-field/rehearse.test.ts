import { rehearseRecord } from '../../rehearsal.ts';
import { record } from './build.ts';

/** The number of rounds of a match of simulated players, the story of its end, and the refusals. */
function rehearsed(options: object, seed: string) {
  const { match, events, refused } = rehearseRecord(record({ options, seed }), seed);
  return {
    round: match.position.round,
    told: events.map(({ ruling, text }) => `${ruling} ${text}`),
    refused,
  };
}

test('F1 F6 simulated players move legally and end a match by its rounds, or before', () => {
  const short = rehearsed({}, 'short');
  expect(short).toMatchObject({ refused: [], round: 5 });
  expect(short.told).toContain('F1 Round 5 was the last round.');
  const long = rehearsed({ rounds: 40 }, 'long');
  expect(long.refused).toEqual([]);
  expect(long.round).toBeLessThan(40);
  expect(long.told).toContain(
    `F6 A player has no legal move left, so the match ends after round ${long.round}.`,
  );
});
