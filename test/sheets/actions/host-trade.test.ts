import { replay } from '../../../src/rules/play/replay.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { award } from '../../../src/sheets/actions/award.ts';
import { readCurrentMatch } from '../../../src/sheets/actions/current-match.ts';
import { correctTrade, type TradeRequest } from '../../../src/sheets/actions/host-trade.ts';
import { substitute } from '../../../src/sheets/actions/substitute.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { exportMatch, exportRecord, verify } from '../../../src/sheets/actions/verify.ts';
import { sendReceipts } from '../../../src/sheets/delivery/receipts.ts';
import type { Log } from '../../../src/sheets/log/audit-log.ts';
import { seasonFacts } from '../../../src/sheets/log/fold.ts';
import { replayOf } from '../../../src/sheets/log/playback/seen.ts';
import { tradeForm, tryTrade } from '../../../src/sheets/panel-api/host-trades.ts';
import { balancesOf } from '../../../src/sheets/workbook/ledger-tab.ts';
import { checkFile } from '../../../src/viewer/check/check-file.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, madeOnce, NAMES, offer, problemOf, resolve, rowOf, send } from '../season.ts';

const GIFT = { from: 'Ann', with: 'Ben', gives: 'Garnets', givesMany: '2' };
const GIFT_WORDS = 'Ann gives Ben 2 garnets';

/** A trade of Ann with Ben, in the words of their own pages. */
const toOwn = (name: string, words: string) =>
  name === 'Ann' ? words.replace('Ann gives', 'you give') : words.replace('gives Ben', 'gives you');

const tradingOf = (memory: Memory) => readCurrentMatch(memory.book(), 1, memory.ports).trading;
const tradesOf = (memory: Memory, round: number) => tradeForm(memory.ports, 1, round).trades;
const keyOf = (memory: Memory, round: number, words: string) =>
  tradesOf(memory, round).find((trade) => trade.words === words)?.key ?? '';

const requestFor = (memory: Memory, more: Partial<TradeRequest> = {}): TradeRequest => {
  const { round } = rowOf(memory);
  return { match: 1, round: round + 1, rounds: round, cancels: '', answers: {}, ...more };
};
const correct = (memory: Memory, more: Partial<TradeRequest> = {}) => {
  memory.time += 1000;
  return act(memory, correctTrade, requestFor(memory, more));
};
const strike = (memory: Memory, words: string, round = rowOf(memory).round + 1) =>
  correct(memory, { round, cancels: keyOf(memory, round, words) });

/** A match with five garnets for Ann, and two each for Ben and Cleo. */
const rich = madeOnce((): Memory => {
  const memory = begin();
  for (const [player, garnets] of [
    ['Ann', 5],
    ['Ben', 2],
    ['Cleo', 2],
  ] as const)
    act(memory, award, { player, garnets, bellflowers: 0, tokensOfLife: 0, why: 'A prize' });
  memory.time += 1000;
  return memory;
});

const garnets = (memory: Memory) => memory.playback().match.purses.map((purse) => purse.garnets);

/** Record, log, ledger, Verify, panel and viewer agree. */
function expectSound(memory: Memory): void {
  const playback = memory.playback();
  const book = memory.book();
  expect(replay(GAMES, JSON.parse(exportRecord(book, 1)))).toEqual(replayOf(playback));
  expect(verify(book).fault).toBe('');
  const balances = balancesOf(book.ledger);
  expect(NAMES.map((name) => balances.get(name)?.garnets ?? 0)).toEqual(garnets(memory));
  expect(memory.match()).toMatchObject({ problem: null, edited: [] });
  for (const shows of ['public', 'everything'] as const) {
    const file = exportMatch(book, 1, shows);
    expect([shows, checkFile(file).verdict]).toEqual([shows, 'fits']);
    if (shows === 'public') expect(file).not.toMatch(/gives|garnets \(/);
  }
}

describe('H34 in the open round', () => {
  test('a trade that the host enters settles as if both had agreed, and both read who entered it', () => {
    const memory = rich();
    memory.pageWrites.splice(0);
    correct(memory, { answers: GIFT });
    expect(tradingOf(memory)).toMatchObject({
      agreed: [{ from: 'Ann', to: 'Ben', gives: { garnets: 2 } }],
      failing: [],
    });
    const later = 'This trade happens before the orders.';
    for (const name of ['Ann', 'Ben'])
      expect(memory.page(name)).toContain(
        `✓ The host entered this trade: ${toOwn(name, GIFT_WORDS)}. ${later}`,
      );
    expect(memory.page('Cleo')).toBe('');
    expect(memory.page()).toContain('The host entered a trade in round 1.');
    expect(memory.page()).not.toContain(GIFT_WORDS);
    resolve(memory);
    expect(garnets(memory)).toEqual([3, 4, 2, 0]);
    expect(memory.page('Ben')).toContain(
      `✓ Trade before the orders: ${toOwn('Ben', GIFT_WORDS)}, entered by the host.`,
    );
    expect(memory.page('Dan')).not.toContain('entered by the host');
    expect(tradingOf(memory).agreed).toEqual([]);
    expectSound(memory);
  });

  test('X4 what it changes of the orders already sent is shown before, in the words of the form', () => {
    const memory = rich();
    send(memory, 'Ann', { 'Number card': 1, 'Garnets to add': 4 });
    send(memory, 'Ben', { 'Number card': 1, 'Garnets to add': 4 });
    const before = JSON.stringify([...memory.tabs]);
    const entered = tryTrade(memory.ports, requestFor(memory, { answers: GIFT }));
    expect(entered).toMatchObject({
      refused: ['Ann, Garnets to add: 4 cost 4 garnets, and 3 are left in the purse.'],
      accepted: ['Ben, Garnets to add: 4 cost 4 garnets, and 2 are left in the purse.'],
    });
    expect(JSON.stringify([...memory.tabs])).toBe(before);
    correct(memory, { answers: GIFT });
    const seats = memory.match().seats ?? [];
    expect(seats.flatMap(({ name, refused }) => (refused.length > 0 ? [name] : []))).toEqual(['Ann']);
    const cancelled = tryTrade(memory.ports, requestFor(memory, { cancels: keyOf(memory, 1, GIFT_WORDS) }));
    expect(cancelled).toMatchObject({ refused: entered.accepted, accepted: entered.refused });
  });

  test('a trade that the host cancels does not settle; both read it while the round is open, and afterwards', () => {
    const memory = rich();
    offer(memory, 'Ann', 'Ben', '2 garnets', '1 garnet');
    offer(memory, 'Ben', 'Ann', '1 garnet', '2 garnets');
    const words = 'Ann gives Ben 2 garnets for 1 garnet';
    memory.pageWrites.splice(0);
    strike(memory, words);
    expect(tradingOf(memory)).toMatchObject({ agreed: [], open: [], cancelled: [{ from: 'Ann' }] });
    for (const name of ['Ann', 'Ben'])
      expect(memory.page(name)).toContain(`✗ The host cancelled this trade: ${toOwn(name, words)}.`);
    expect(memory.page()).toContain('The host cancelled a trade of round 1.');
    resolve(memory);
    resolve(memory);
    expect(garnets(memory)).toEqual([5, 2, 2, 0]);
    expect(memory.page('Ben')).toContain(`The host cancelled this trade: ${toOwn('Ben', words)}.`);
    for (const name of ['Cleo', '']) expect(memory.page(name)).not.toContain('cancelled this trade');
    expectSound(memory);
  });

  test('one trade stands for another, with one press and one entry', () => {
    const memory = rich();
    offer(memory, 'Ann', 'Ben', '2 garnets', '');
    const before = memory.entries().length;
    correct(memory, {
      cancels: keyOf(memory, 1, GIFT_WORDS),
      answers: { ...GIFT, with: 'Cleo', gives2: '' },
    });
    const { entries } = memory.book().log;
    expect(entries.slice(before)).toMatchObject([
      { what: 'host trade', data: { round: 1, cancels: { to: 'Ben' }, enters: { to: 'Cleo' } } },
    ]);
    expect(memory.page()).toContain('The host corrected a trade of round 1.');
    resolve(memory);
    expect(garnets(memory)).toEqual([3, 2, 4, 0]);
    expectSound(memory);
  });

  test('the players may agree on it again after it was cancelled, and what the host entered can be cancelled', () => {
    const memory = rich();
    offer(memory, 'Ann', 'Ben', '2 garnets', '');
    strike(memory, GIFT_WORDS);
    memory.time += 1000;
    offer(memory, 'Ann', 'Ben', '2 garnets', '');
    expect(tradingOf(memory).agreed).toHaveLength(1);
    correct(memory, { answers: GIFT });
    strike(memory, GIFT_WORDS);
    expect(tradingOf(memory)).toMatchObject({
      agreed: [{ to: 'Ben' }],
      entered: [],
      cancelled: [{ to: 'Ben' }],
    });
    resolve(memory);
    const lines = memory
      .page('Ben')
      .split('\n')
      .filter((line) => line.includes(toOwn('Ben', GIFT_WORDS)));
    // The cancelled one stands in the part about the last round, above what settled.
    expect(lines).toEqual([
      `✗ The host cancelled this trade: ${toOwn('Ben', GIFT_WORDS)}.`,
      `✓ Trade before the orders: ${toOwn('Ben', GIFT_WORDS)}.`,
    ]);
  });

  test('a cancelled trade lets another settle, which both of its sides read', () => {
    const memory = rich();
    offer(memory, 'Cleo', 'Ben', '2 garnets', '');
    offer(memory, 'Cleo', 'Dan', '1 garnet', '');
    expect(tradesOf(memory, 1)).toMatchObject([{ fails: false }, { fails: true }]);
    const request = requestFor(memory, { cancels: keyOf(memory, 1, 'Cleo gives Ben 2 garnets') });
    expect(tryTrade(memory.ports, request)).toEqual({
      cancels: 'Cleo gives Ben 2 garnets',
      enters: '',
      refused: [],
      accepted: [],
      fails: [],
      settles: ['Cleo gives Dan 1 garnet'],
      amendment: null,
    });
    memory.pageWrites.splice(0);
    act(memory, correctTrade, request);
    expect(memory.page('Dan')).toContain('✓ Agreed: Cleo gives you 1 garnet.');
    expect(sendReceipts(memory.ports, 1)).toBe(0);
  });

  test.each<[string, Partial<TradeRequest>, string]>([
    ['nothing', {}, 'You have chosen no trade to cancel, and entered none.'],
    [
      'no first player',
      { answers: { with: 'Ben', gives: 'Garnets' } },
      'The trade does not name both players.',
    ],
    ['no second player', { answers: { from: 'Ann', gives: 'Garnets' } }, 'No player was chosen.'],
    ['one player twice', { answers: { ...GIFT, with: 'Ann' } }, 'Choose another player.'],
    [
      'an unknown player',
      { answers: { ...GIFT, with: 'Zoe' } },
      'Second player: “Zoe” is not among the choices.',
    ],
    [
      'what the rules forbid',
      { answers: { ...GIFT, gives: 'Number card 1' } },
      'Number cards are traded one for one: the same number must come back.',
    ],
    [
      'more than is held',
      { answers: { ...GIFT, givesMany: '6' } },
      'This trade would fail: Ann cannot give everything.',
    ],
    [
      'what is not understood',
      { answers: { ...GIFT, gives2: 'the moon' } },
      'The first player also gives (2): “the moon” is not among the choices.',
    ],
    ['a trade that is not there', { cancels: '1 abc' }, 'The trades of this round have changed since then.'],
    ['another round', { round: 2, answers: GIFT }, 'Round 1 of Secret Soulmate is now open.'],
  ])('%s is refused, and nothing is written', (_, more, what) => {
    const memory = rich();
    const before = memory.entries().length;
    expect(problemOf(() => correct(memory, more)).what).toContain(what);
    expect(problemOf(() => tryTrade(memory.ports, requestFor(memory, more))).what).toContain(what);
    expect(memory.entries()).toHaveLength(before);
  });
});

describe('H34 H20 in a resolved round', () => {
  /** Two rounds: in the first Ann gave Ben two garnets; in the second Ben adds four to a card. */
  const played = madeOnce((): Memory => {
    const memory = rich();
    offer(memory, 'Ann', 'Ben', '2 garnets', '');
    resolve(memory);
    memory.time += 1000;
    send(memory, 'Ben', { 'Number card': 1, 'Garnets to add': 4 });
    resolve(memory);
    return memory;
  });

  test('a trade is cancelled, the later rounds are played again, and record, log, ledger and viewer agree', () => {
    const memory = played();
    expect(garnets(memory)).toEqual([3, 0, 2, 0]);
    const request = requestFor(memory, { round: 1, cancels: keyOf(memory, 1, GIFT_WORDS) });
    expect(tryTrade(memory.ports, request)).toMatchObject({
      cancels: GIFT_WORDS,
      amendment: { rounds: expect.arrayContaining([expect.objectContaining({ round: 2 })]) },
    });
    memory.pageWrites.splice(0);
    act(memory, correctTrade, request);
    expect(garnets(memory)).toEqual([5, 2, 2, 0]);
    expect(memory.playback().rounds[1]?.refused).toMatchObject([{ player: 'Ben', part: 'garnets' }]);
    const words = 'The host corrected round 1 (trades). This and all later rounds were played again.';
    for (const name of [...NAMES, '']) expect(memory.page(name)).toContain(words);
    expect(memory.page()).toContain(
      'The host cancelled a trade of round 1, and this and all later rounds were played again.',
    );
    for (const name of ['Ann', 'Ben'])
      expect(memory.page(name)).toContain(`The host cancelled this trade: ${toOwn(name, GIFT_WORDS)}.`);
    for (const name of ['Dan', '']) expect(memory.page(name)).not.toContain(GIFT_WORDS);
    expectSound(memory);
  });

  test('a trade is entered, or stands for another; it must settle after the others of its round', () => {
    const memory = played();
    const answers = { from: 'Cleo', with: 'Dan', gives: 'Garnets', givesMany: '3' };
    expect(problemOf(() => correct(memory, { round: 1, answers })).what).toBe(
      'This trade would fail: Cleo cannot give everything.',
    );
    correct(memory, { round: 1, answers: { ...answers, givesMany: '2' } });
    expect(garnets(memory)).toEqual([3, 0, 0, 2]);
    expect(memory.page('Dan')).toContain('✓ Traded: Cleo gives you 2 garnets, entered by the host.');
    correct(memory, {
      round: 1,
      cancels: keyOf(memory, 1, 'Cleo gives Dan 2 garnets'),
      answers: { ...answers, givesMany: '1' },
    });
    expect(garnets(memory)).toEqual([3, 0, 1, 1]);
    expectSound(memory);
  });

  test('leaves what the host entered in the open round', () => {
    const memory = played();
    correct(memory, { answers: GIFT });
    strike(memory, GIFT_WORDS, 1);
    expect(tradingOf(memory)).toMatchObject({ agreed: [{ to: 'Ben' }], entered: [{ to: 'Ben' }] });
  });

  test('moves the deadline where the match ends, or goes on, by it', () => {
    const rowIn = (log: Log) => seasonFacts(log).matches.get(1)?.row;
    const row = { deadline: '2026-01-12T12:00:00Z' };
    const entries = [
      { match: 0, what: 'begin match', data: { match: 1, commitment: '' } },
      { match: 1, what: 'new game', data: { row, players: [] } },
      { match: 1, what: 'amend trade', data: { next: '' } },
    ];
    expect(rowIn({ entries } as unknown as Log)).toEqual({ deadline: '' });
    expect(rowIn({ entries: entries.slice(0, 2) } as unknown as Log)).toEqual(row);
  });

  test('counts again when the round is undone', () => {
    const memory = played();
    strike(memory, GIFT_WORDS, 1);
    correct(memory, { round: 1, answers: { from: 'Ann', with: 'Dan', gives: 'Garnets' } });
    memory.time += 1000;
    act(memory, undoRound, 1, 1, 2);
    expect(tradingOf(memory)).toMatchObject({
      agreed: [{ from: 'Ann', to: 'Dan' }],
      cancelled: [{ to: 'Ben' }],
    });
    resolve(memory);
    expect(garnets(memory)).toEqual([4, 2, 2, 1]);
    expectSound(memory);
  });

  test('H23 is told with the names that the players have now', () => {
    const memory = played();
    strike(memory, GIFT_WORDS, 1);
    correct(memory, { round: 1, answers: { from: 'Ann', with: 'Dan', gives: 'Garnets' } });
    const { id } = memory.playback().started.players[0]!;
    act(memory, substitute, { player: id, person: 'other', by: '', name: 'Zoe', email: 'zoe@example.com' });
    resolve(memory);
    expect(memory.page('Ben')).toContain('The host cancelled this trade: Zoe gives you 2 garnets.');
    expect(memory.page('Dan')).toContain('Zoe gives you 1 garnet, entered by the host.');
    expect(tradesOf(memory, 1)).toMatchObject([{ words: 'Zoe gives Dan 1 garnet' }]);
    correct(memory, { answers: { from: 'Ben', with: 'Zoe', takes: 'Point tokens' } });
    expect(tradingOf(memory).agreed).toMatchObject([{ from: 'Ben', to: 'Ann', takes: { pointTokens: 1 } }]);
  });

  test('of a round that another correction has changed, or that fell away, is refused', () => {
    const memory = played();
    const cancels = keyOf(memory, 1, GIFT_WORDS);
    strike(memory, GIFT_WORDS, 1);
    expect(problemOf(() => correct(memory, { round: 1, cancels })).code).toBe('stale');
    expect(problemOf(() => correct(memory, { round: 1, rounds: 1, answers: GIFT })).code).toBe('stale');
  });
});
