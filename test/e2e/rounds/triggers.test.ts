import type { Host } from '../../../local/host/host.ts';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { FOUR, makeRandom, NAMES } from '../../players.ts';
import { madeOnce } from '../made-once.ts';
import { answerOf, ask, HOST, makeMatch, makeSeason, rowOf, sendOrders, stateOf } from '../season.ts';

// H25: Google removes or disables triggers silently. A host who opens the panel sets them again, and reads
// it.

const HOUR = 3_600_000;
const SECOND = 'second@example.com';

/** A match whose rounds resolve automatically, two hours before its first deadline. */
const begin = madeOnce(() => {
  const host = makeSeason(FOUR, 'code');
  host.addPeople([{ name: 'Second', email: SECOND }]);
  host.world.files[host.world.activeWorkbook as string]?.permissions.push({
    id: 'second',
    type: 'user',
    role: 'writer',
    emailAddress: SECOND,
  });
  const deadline = new Date(host.clock.now() + 2 * HOUR).toISOString();
  const timing = { ...USUAL_TIMING, auto: 'deadline', wait: 5 } as const;
  makeMatch(host, 'secret-soulmate', NAMES, { deadline, timing });
  host.passTime(HOUR);
  return host;
});

const disable = (host: Host) => {
  for (const trigger of host.world.triggers) trigger.disabled = true;
};
const lose = (host: Host) => {
  host.world.triggers = [];
};
const handlers = (host: Host) =>
  host.world.triggers.map(({ handler, owner }) => `${owner} ${handler}`).sort();
const USUAL = [`${HOST} onClock`, `${HOST} onSubmission`];

test.each([
  [
    'were removed',
    lose,
    /^The trigger that \w+ \w+( automatically)? was missing. Roundkeeper has set it again\.$/,
  ],
  [
    'were disabled',
    disable,
    /^The trigger that \w+ \w+( automatically)? has not run since .* Roundkeeper has set it again\./,
  ],
])(
  'triggers that %s are set again when the panel opens, the panel says so, and they run',
  (_what, spoil, words) => {
    const host = begin();
    spoil(host);
    sendOrders(host, 1, makeRandom('triggers'), { triggers: 0 });
    host.passTime(2 * HOUR);
    expect(rowOf(host, 1).round).toBe(0);
    expect(ask(host, 'checkTriggers')).toBe(true);
    expect(handlers(host)).toEqual(USUAL);
    expect(stateOf(host).warnings).toEqual([expect.stringMatching(words), expect.stringMatching(words)]);
    host.passTime(HOUR / 2);
    expect(rowOf(host, 1).round).toBe(1);
    expect(ask(host, 'checkTriggers')).toBe(true);
    expect(stateOf(host).warnings).toEqual([]);
  },
);

test('triggers that run are left alone, however often the panel opens', () => {
  const host = begin();
  const before = structuredClone(host.world.triggers);
  sendOrders(host, 1, makeRandom('triggers'), { triggers: 1 });
  host.passTime(HOUR / 2);
  for (let i = 0; i < 2; i++) expect(ask(host, 'checkTriggers')).toBe(false);
  expect(host.world.triggers.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(stateOf(host).warnings).toEqual([]);
});

test('of two triggers of one kind the second one is removed when the panel opens, and nothing is said', () => {
  const host = begin();
  host.world.triggers.push(...host.world.triggers.map((one) => ({ ...one, id: `${one.id} again` })));
  expect(ask(host, 'checkTriggers')).toBe(false);
  expect(handlers(host)).toEqual(USUAL);
  expect(stateOf(host).warnings).toEqual([]);
  sendOrders(host, 1, makeRandom('triggers'), { triggers: 2 });
  host.passTime(2 * HOUR);
  expect(rowOf(host, 1).round).toBe(1);
});

describe('G59 another host, whose account Google does not show them,', () => {
  const check = (host: Host) => answerOf(host.call(SECOND, 'checkTriggers'));

  test('sets no second ones, and reads who must open the panel', () => {
    const host = begin();
    expect(check(host)).toMatchObject({ ok: true, value: false });
    disable(host);
    host.passTime(2 * HOUR);
    expect(check(host)).toMatchObject({ ok: true, value: true });
    expect(handlers(host)).toEqual(USUAL);
    expect(stateOf(host).warnings).toEqual([
      expect.stringMatching(
        /^The trigger that resolves rounds automatically has not run since .*It belongs to host@example.com\. Ask this host to open the panel\.$/,
      ),
    ]);
  });

  test('sets new ones if their owner is no longer a host', () => {
    const host = begin();
    const file = host.world.files[host.world.activeWorkbook as string];
    file!.permissions = file!.permissions.filter(({ emailAddress }) => emailAddress === SECOND);
    lose(host);
    expect(check(host)).toMatchObject({ ok: true, value: true });
    expect(handlers(host)).toEqual([`${SECOND} onClock`, `${SECOND} onSubmission`]);
  });
});
