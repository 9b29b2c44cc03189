import { wakeUp } from '../../../src/sheets/delivery/turn.ts';
import { makeEntryPoints } from '../../../src/sheets/panel-api/call.ts';
import { CALLS, type CallName } from '../../../src/sheets/panel-api/calls.ts';
import type { Answer, PanelState } from '../../../src/sheets/panel-api/panel.ts';
import type { Ports } from '../../../src/sheets/ports.ts';
import { RECORD_TEXT } from '../presses/presses.ts';
import { begin, NAMES } from '../season.ts';

const HAND = { match: 1, round: 1, player: 'Ann', does: 'enter', answers: { card: '2' }, seen: '' };

const AMEND = { match: 1, round: 1, player: 'Ann', does: 'remove', answers: {}, rounds: 2 };
const TRADE = { match: 1, round: 1, cancels: '', answers: { from: 'Ann' }, rounds: 0 };
const TIMING = { schedule: '', auto: 'off', wait: 10, missing: 'rules', remind: 0, tell: false };

/** Arguments that each call accepts; calls without arguments are left out. */
const GOOD: { readonly [N in CallName]?: readonly unknown[] } = {
  getState: [1],
  preview: [{ match: 1, round: 0 }],
  rehearse: [{ match: 1 }],
  resolveRehearsal: [0],
  checkForms: [1],
  checkOwnGame: [1],
  writeRule: [1, { recipe: 'add', answers: { into: 'Points', of: 'Bid' } }],
  describeGame: ['two-thirds'],
  readGame: ['{}'],
  showRound: [1],
  checkRecord: [RECORD_TEXT],
  takeOver: [{ record: RECORD_TEXT, players: NAMES, purses: 'season', deadline: '' }],
  why: [1, 1, 'host'],
  findUnknown: [1, 'X'],
  announcement: [1],
  setWebhook: [''],
  exportRecord: [1],
  closeMatch: [1],
  bringBack: [1],
  addPlayers: ['Ann, ann@example.com, red'],
  verifyArchive: [{ matches: [1] }],
  exportMatch: [1, 'public'],
  matchPage: [1, 'public'],
  sharePage: [1],
  withdrawPage: [1],
  poll: ['a version'],
  selfTestStep: ['file'],
  setUp: ['email'],
  newGame: [{ game: 'x', options: { a: 1 }, players: NAMES, deadline: '', seed: '', setup: '' }],
  resolveRound: [{ match: 1, round: 0, early: true }],
  sendReceiptsNow: [1],
  verify: ['0123456789abcdef'],
  invitations: [1],
  invite: [1, 'Ann', false],
  noteInvited: [1, 'Ann'],
  remind: [1, 0, false],
  restoreResponses: [1],
  endEarly: [1, 0, 'without outcome'],
  tryEnd: [1],
  tryEdit: [1],
  setTiming: [1, TIMING],
  pauseMatch: [1],
  resume: [1],
  sayWords: [1, [{ round: 0, text: 'Welcome' }]],
  renameMatch: [1, 'The big one'],
  undoRound: [1, 1, 1],
  amendForm: [1, 1, 'Ann', false],
  tryAmendment: [AMEND],
  amendOrder: [AMEND],
  tradeForm: [1, 1],
  tryTrade: [TRADE],
  correctTrade: [TRADE],
  acceptEdit: [1, ['Ann, points: 1 → 2 (B3)']],
  acceptLedger: [['Ann: +3 garnets']],
  restoreTab: [1],
  setDeadline: [1, 0, ''],
  acceptLate: [1, ['c0ffee']],
  chooseMatch: [1],
  orderForm: [1, 'Ann'],
  tryOrder: [HAND],
  giveOrder: [HAND],
  nameSender: [{ match: 1, response: 'c0ffee', player: 'Ann', remember: true }],
  recordVote: [1, 'Ann'],
  substitute: [{ player: 'Ann', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' }],
  nameOpponent: [1, 'Ann'],
  giveToken: [1, 'Ann'],
  eliminate: [{ player: 'Ann', out: true, why: 'Lost' }],
  statement: ['Ann'],
  award: [{ player: 'Ann', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'A prize' }],
};
const BAD = [undefined, null, {}, [], -1, 1.5, true, 'x'.repeat(20_001), '\u0000toString', { match: '1' }];

const withArguments = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].takes.length > 0);
const code = (answer: Answer<unknown>) => (answer.ok ? 'ok' : answer.problem.code);

describe('the arguments of a call', () => {
  let opened = 0;
  const calls = makeEntryPoints(CALLS, (): Ports => {
    opened++;
    throw new Error('the call went on');
  });
  beforeEach(() => {
    opened = 0;
  });

  test('are tried for every call that takes any', () => {
    expect(Object.keys(GOOD).sort()).toEqual([...withArguments].sort());
    expect(withArguments.length).toBeGreaterThan(10);
  });

  test.each(withArguments)('%s goes on with good ones', (name) => {
    expect(calls[name](...(GOOD[name] ?? []))).toMatchObject({ problem: { details: 'the call went on' } });
  });

  test.each(withArguments)('%s refuses bad ones before anything is read', (name) => {
    const good = GOOD[name] ?? [];
    // Verify needs no hash to look for, and the state no match to be resolved.
    const takesNothing = name === 'verify' || name === 'getState';
    good.forEach((value, place) => {
      for (const bad of BAD.filter((one) => typeof one !== typeof value || typeof value === 'object')) {
        if (takesNothing && bad === undefined) continue;
        const given = good.map((one, i) => (i === place ? bad : one));
        expect([given, code(calls[name](...given))]).toEqual([given, 'bad-argument']);
      }
    });
    expect(opened).toBe(0);
    expect(code(calls[name]())).toBe(takesNothing ? 'unexpected' : 'bad-argument');
  });

  test.each([
    ['resolveRound', { match: 0, round: 0 }],
    ['resolveRound', { match: 1, round: 0.5 }],
    ['resolveRound', { match: 1, round: 0, early: 'yes' }],
    ['sendReceiptsNow', 0],
    ['exportRecord', -1],
    ['exportMatch', 0],
    ['award', { player: 'Ann', garnets: 0.5, bellflowers: 0, tokensOfLife: 0, why: '' }],
    ['newGame', { game: 'secret-soulmate' }],
    ['setUp', 'nobody'],
    ['giveOrder', { ...HAND, does: 'forget' }],
    ['giveOrder', { ...HAND, answers: { card: 2 } }],
    ['award', { player: 'Ann', garnets: 1e300, bellflowers: 0, tokensOfLife: 0, why: '' }],
    ['award', { player: 'Ann', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'x'.repeat(501) }],
    ['newGame', { game: 'x', options: { a: [] }, players: [], deadline: '', seed: '', setup: '' }],
    ['newGame', { game: 'x', options: {}, players: Array(101).fill('x'), deadline: '', seed: '', setup: '' }],
  ] as const)('%s refuses %j', (name, given) => {
    expect(code(calls[name](given))).toBe('bad-argument');
    expect(opened).toBe(0);
  });

  test('of one place wrong are refused in every place', () => {
    expect(code(calls.undoRound(1, -1))).toBe('bad-argument');
    expect(code(calls.acceptLate(1, 0))).toBe('bad-argument');
    expect(code(calls.acceptLate(1, []))).toBe('bad-argument');
    expect(code(calls.why(1, 1, 7))).toBe('bad-argument');
    expect(code(calls.setDeadline(1, 0, 7))).toBe('bad-argument');
    expect(opened).toBe(0);
  });

  test('that are wrong are named', () =>
    expect(calls.resolveRound({ match: 1, round: 'two' })).toMatchObject({
      problem: { what: 'Roundkeeper cannot use what the panel sent (round).' },
    }));
});

describe('a call', () => {
  const memory = begin();
  const calls = makeEntryPoints(CALLS, () => memory.ports);
  afterEach(() => {
    memory.locked = false;
  });

  test('that reads answers while somebody else is at work', () => {
    memory.locked = true;
    expect(calls.getState()).toMatchObject({ ok: true, value: { who: 'host@example.com' } });
    expect(calls.verify()).toMatchObject({ ok: true, value: { fault: '' } });
  });

  test('that writes does not, and says who is at work', () => {
    memory.locked = true;
    memory.notes.set('at work', 'ann@example.com');
    const before = JSON.stringify([...memory.tabs]);
    expect(calls.resolveRound({ match: 1, round: 0 })).toMatchObject({
      problem: { code: 'busy', what: 'ann@example.com is at work in this season right now.' },
    });
    expect(JSON.stringify([...memory.tabs])).toBe(before);
    memory.notes.delete('at work');
  });

  test('that writes takes its name from the lock again, done or failed', () => {
    expect(code(calls.resolveRound({ match: 1, round: 0 }))).toBe('ok');
    expect(code(calls.resolveRound({ match: 1, round: 0 }))).toBe('stale');
    expect(memory.notes.has('at work')).toBe(false);
  });

  test('that gives no value answers null, as google.script.run needs it', () =>
    expect(calls.setDeadline(1, 1, '')).toEqual({ ok: true, value: null }));
});

describe('a poll', () => {
  const memory = begin();
  const calls = makeEntryPoints(CALLS, () => memory.ports);
  const stateOf = (answer: Answer<unknown>) => (answer.ok ? (answer.value as PanelState | null) : undefined);
  const current = () => stateOf(calls.getState())?.version ?? '';

  test('reads nothing while no call and no response has changed anything', () => {
    const version = current();
    memory.counts();
    expect(calls.poll(version)).toEqual({ ok: true, value: null });
    expect(memory.counts()).toEqual({});
  });

  test.each<readonly [string, () => unknown]>([
    ['a call that writes', () => calls.setDeadline(1, 0, '')],
    ['one that fails', () => calls.resolveRound({ match: 1, round: 7 })],
    ['a response', () => wakeUp(memory.ports)],
  ])('answers with the whole state after %s', (_what, change) => {
    const version = current();
    change();
    expect(stateOf(calls.poll(version))).toMatchObject({ season: {}, matches: [{ number: 1 }] });
    expect(stateOf(calls.poll(current()))).toBeNull();
  });
});

test('H13 half of a character in a typed text is named', () => {
  const award = { player: 'Ann', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'A prize \ud83d' };
  const { award: press } = makeEntryPoints(CALLS, (): Ports => {
    throw new Error('nothing is read');
  });
  expect(press(award)).toMatchObject({
    problem: {
      code: 'bad-argument',
      what: 'A text has half of a character, perhaps half of an emoji.',
    },
  });
});
