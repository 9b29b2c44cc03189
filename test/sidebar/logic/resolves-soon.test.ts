import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import type { Timing } from '../../../src/sheets/panel-api/panel.ts';
import { soonWords } from '../../../src/sidebar/logic/clock-lines.ts';
import { makeMatch, makeSeat, NAMES } from '../states.ts';

const DUE = Date.parse('2026-11-21T15:12:00.000Z');
const HOUR = 3_600_000;
const ALL: Timing = { ...USUAL_TIMING, auto: 'all' };
const AT_DEADLINE: Timing = { ...USUAL_TIMING, auto: 'deadline' };
const FULL = makeMatch({ seats: NAMES.map((name) => makeSeat(name)) });

describe('H25 before a timing is saved', () => {
  test('the host reads that the round resolves at once, where all have sent or the deadline has passed', () => {
    expect(soonWords(FULL, ALL, DUE - HOUR)).toBe(
      'With this setting, round 3 resolves automatically in a moment.',
    );
    expect(soonWords(makeMatch(), AT_DEADLINE, DUE + HOUR)).toBe(
      'With this setting, round 3 resolves automatically in a moment.',
    );
    expect(soonWords(makeMatch(), AT_DEADLINE, DUE - 60_000)).toBe(
      'With this setting, round 3 resolves automatically in 11 min.',
    );
  });

  test('nothing is said where there is time to change it, or the round waits for the host', () => {
    expect(soonWords(FULL, USUAL_TIMING, DUE + HOUR)).toBe('');
    expect(soonWords(FULL, AT_DEADLINE, DUE - HOUR)).toBe('');
    expect(soonWords(makeMatch(), ALL, DUE - HOUR)).toBe('');
    expect(soonWords(makeMatch(), { ...AT_DEADLINE, missing: 'host' }, DUE + HOUR)).toBe('');
    const nobody = makeMatch({ seats: NAMES.map((name) => makeSeat(name, { receivedAt: '' })) });
    expect(soonWords(nobody, AT_DEADLINE, DUE + HOUR)).toBe('');
    const accepted = makeSeat('Ann', { isAccepted: true });
    const late = {
      id: 'a1',
      round: 3,
      name: 'Dev',
      at: '2026-11-21T15:20:00.000Z',
      answers: [],
      ignored: false,
    };
    const undecided = { ...nobody, seats: [accepted, ...nobody.seats.slice(1)], late: [late] };
    expect(soonWords(undecided, AT_DEADLINE, DUE + HOUR)).toBe('');
    expect(soonWords({ ...undecided, late: [] }, AT_DEADLINE, DUE + HOUR)).not.toBe('');
    const paused = makeMatch({ clock: { ...FULL.clock, pausedSince: '2026-11-21T12:00:00.000Z' } });
    expect(soonWords(paused, AT_DEADLINE, DUE + HOUR)).toBe('');
  });

  test('it is silent about a resolve that already runs', () => {
    const clock = { ...FULL.clock, timing: ALL, resolvesAt: '2026-11-21T12:10:00.000Z' };
    expect(soonWords({ ...FULL, clock }, { ...ALL, wait: 15 }, DUE - 3 * HOUR)).toBe('');
  });
});
