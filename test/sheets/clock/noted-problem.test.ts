import { wakeByClock } from '../../../src/sheets/clock/wake.ts';
import { type Timing, USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { begin, makeMatch, rowOf, send } from '../season.ts';

const TIMING: Timing = { ...USUAL_TIMING, auto: 'deadline' };

test('H25 the problem of a match stays noted if a wake-up has no time left for it', () => {
  const memory = begin({ deadline: '2026-01-12T18:00:00.000Z', timing: TIMING });
  makeMatch(memory, {
    deadline: '2026-01-12T15:00:00.000Z',
    timing: TIMING,
    seed: 'the seed of the second match',
  });
  send(memory, 'Ann', { 'Number card': 1 });
  const problemNow = () => memory.panel().matches[1]!.clock.problem;
  memory.time = Date.parse('2026-01-12T15:10:00Z');
  wakeByClock(memory.ports);
  const noted = problemNow();
  expect(noted?.what).toContain('No order has come from anybody');
  memory.time = Date.parse('2026-01-12T18:10:00Z');
  const { clock } = memory.ports;
  // Each look at the clock takes 100 seconds, as where Google is slow.
  wakeByClock({ ...memory.ports, clock: { ...clock, now: () => (memory.time += 100_000) } });
  expect(rowOf(memory, 1).round).toBe(1);
  expect(problemNow()).toEqual(noted);
});
