import { polarPower } from '../../../src/rules/games/polar-power/index.ts';
import { verify } from '../../../src/sheets/actions/verify.ts';
import { wakeByClock } from '../../../src/sheets/clock/wake.ts';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { rosterFor } from '../../players.ts';
import { makeMatch, makeSeason, send } from '../season.ts';

test('H25 the last round resolves by itself, too: the match is over, all are told, and nothing more is due', () => {
  const players = rosterFor(polarPower.seating.rule);
  const memory = makeSeason(players);
  makeMatch(memory, {
    game: 'polar-power',
    players: players.map(({ name }) => name),
    options: { lastRound: 1 },
    deadline: '2026-01-12T15:00:00.000Z',
    timing: { ...USUAL_TIMING, auto: 'deadline' },
  });
  send(memory, 'Ann', { 'Stamps to buy': '0', 'Mail 1': 'red 3' });
  memory.time = Date.parse('2026-01-12T15:10:00Z');
  wakeByClock(memory.ports);
  const match = memory.match();
  expect(match).toMatchObject({
    round: 1,
    over: true,
    deadline: '',
    clock: { resolvesAt: '', problem: null },
  });
  expect(match?.outcome?.winners.length).toBeGreaterThan(0);
  expect(memory.page('Ben')).toContain('The match is over after 1 round.');
  expect(memory.book().matches.outbox).toEqual([]);
  expect(memory.triggers).not.toContain('clock');
  expect(verify(memory.book())).toMatchObject({ fault: '', rounds: 1 });
});
