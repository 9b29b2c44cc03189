import { tooLongWords } from '../../../src/rules/base/too-long.ts';
import type { Cell } from '../../../src/rules/declare/position.ts';
import type { Input } from '../../../src/rules/order/question.ts';
import { readCurrentMatch } from '../../../src/sheets/actions/current-match.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { boundAnswers, limitOf } from '../../../src/sheets/responses/answer-limits.ts';
import { emailOf, POLAR_ROSTER } from '../../players.ts';
import { cellsOf, type Memory } from '../memory-ports.ts';
import { receipts } from '../receipts.ts';
import {
  act,
  begin,
  makeMatch,
  makeSeason,
  offer,
  resolve,
  resolveAndDeliver,
  rowOf,
  send,
} from '../season.ts';

/** Characters of the largest cell of the workbook and of all pages. */
function largestCell(memory: Memory): number {
  const all = [
    ...[...memory.tabs].flatMap(([id, { cells }]) => (id < 900_000 ? [] : cells)),
    ...memory.pageWrites.flatMap(({ grid }) => cellsOf(grid)),
  ];
  return Math.max(...all.flatMap((line) => line.map((cell: Cell) => String(cell).length)));
}

const lastEntry = (memory: Memory) => memory.entries().at(-1)!;

const polar = (options = {}) => {
  const memory = makeSeason(POLAR_ROSTER);
  makeMatch(memory, {
    game: 'polar-power',
    players: POLAR_ROSTER.map(({ name }) => name),
    options,
    seed: 'a seed of polar power',
  });
  return memory;
};

const ROSTER_OF_TEAMS = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].map((name, i) => ({
  name,
  meadow: i % 2 ? 'red' : 'blue',
}));
const TEAMS = { game: 'the-mvp', players: ROSTER_OF_TEAMS.map(({ name }) => name) };

describe('H12 responses of a player are read within limits', () => {
  test('an answer of 60,000 characters to a question of one line is refused with its length; the other answers count', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 2, 'Garnets to add': 'x'.repeat(60_000) });
    resolve(memory);
    const { data } = lastEntry(memory);
    expect(data).toMatchObject({
      orders: { Ann: { card: 2, garnets: '? (60000 characters: at most 100 are read)' } },
      sources: { Ann: { sender: emailOf('Ann') } },
    });
    expect(memory.page('Ann')).toMatch(
      /✗ Garnets to add: .* found a text that is too long \(60000 characters: at most 100 are read\)\./,
    );
    expect(memory.page('Ann')).toContain('Garnets to add: too long (60000 characters');
    expect(memory.page('Ann')).not.toContain('? (');
    expect(largestCell(memory)).toBeLessThan(20_000);
  });

  test('one of 5,000 is in the log to the last letter, and cut on the page', () => {
    const memory = makeSeason(ROSTER_OF_TEAMS);
    makeMatch(memory, { ...TEAMS, seed: 'a seed of the two teams' });
    const long = `${'long '.repeat(999)}end.!`;
    send(memory, 'Ann', { Bids: long });
    resolve(memory);
    expect(lastEntry(memory).data).toMatchObject({ sources: { Ann: { answers: { Bids: long } } } });
    expect(memory.page('Ann')).toContain('… (4600 more characters; the log has the whole answer)');
    expect(memory.match().problem).toBeNull();
  });

  test('all answers of a form together have at most 20,000', () => {
    const texts = boundAnswers(Array(5).fill('y'.repeat(4_500))).map(({ text }) => text);
    expect(texts.slice(0, 4)).toEqual(Array(4).fill('y'.repeat(4_500)));
    expect(texts[4]).toBe('? (4500 characters: a form has at most 20000)');
    expect(tooLongWords(texts[4]!)).toBe('too long (4500 characters: a form has at most 20000)');
  });

  test.each<[Input, number]>([
    [{ kind: 'whole', least: 0 }, 100],
    [{ kind: 'choice', choices: ['a', 'b'.repeat(300)] }, 300],
    [{ kind: 'ticks', choices: ['a'.repeat(200), 'b'.repeat(200)] }, 402],
    [{ kind: 'text' }, 400],
    [{ kind: 'paragraph' }, 5_000],
  ])('an answer to %j has at most %i characters', (input, most) => {
    const [fits, long] = boundAnswers(
      ['x'.repeat(most), 'x'.repeat(most + 1)],
      Array(2).fill(limitOf(input)),
    );
    expect([fits?.isTooLong, long?.isTooLong]).toEqual([false, true]);
  });

  test('half of a character becomes U+FFFD; a number of 90 digits is malformed', () => {
    const memory = polar();
    send(memory, 'Ann', {
      'Stamps to buy': '9'.repeat(90),
      'Mail 1': 'red \ud83d',
      'Mail 2': `red ${'9'.repeat(90)}`,
    });
    expect(resolveAndDeliver(memory).delivery.failed).toEqual([]);
    expect(lastEntry(memory).data).toMatchObject({
      orders: { Ann: { buyStamps: '9'.repeat(90), mails: ['red \ufffd', `red ${'9'.repeat(90)}`] } },
    });
  });

  test('a list of 2,500 lines is 100 lines and one that says how many follow', () => {
    const memory = makeSeason(ROSTER_OF_TEAMS);
    makeMatch(memory, { ...TEAMS, seed: 'a seed of the two teams' });
    send(memory, 'Ann', { Bids: 'x,'.repeat(2_500) });
    resolve(memory);
    const { orders } = lastEntry(memory).data as unknown as { orders: { Ann: { bids: unknown[] } } };
    expect(orders.Ann.bids).toHaveLength(101);
    expect(orders.Ann.bids[100]).toBe('? (2400 lines after the first 100)');
    expect(memory.page('Ann')).toContain('… and 81 more refused lines.');
  });

  test('a list that is too long is said to be so as a whole, not as its 1st line', () => {
    const memory = makeSeason(ROSTER_OF_TEAMS);
    makeMatch(memory, { ...TEAMS, seed: 'a seed of the two teams' });
    send(memory, 'Ann', { Bids: 'V 3 '.repeat(1_800) });
    const words =
      /✗ Bids: Expected .*, found a text that is too long \(7200 characters: at most 5000 are read\)\./;
    receipts(memory);
    expect(memory.page('Ann')).toMatch(words);
    resolve(memory);
    expect(memory.page('Ann')).toMatch(words);
    expect(memory.page('Ann')).not.toMatch(/Bids, 1st|\? \(/);
  });

  test.each([
    ['a great number', '999999999 × postcard red', /Choose at most 50/],
    ['many things', '26 × postcard red, 25 × coil 1', /Choose at most 50/],
    ['many digits', `${'9'.repeat(400)} garnets`, /at most 9 digits/],
    ['a long text', 'garnet; '.repeat(9_000), /at most 100/],
  ])('an offer is refused before it is expanded: %s', (_what, gives, why) => {
    const memory = polar();
    offer(memory, 'Ann', 'Ben', gives, 'stamp');
    expect(memory.match().trades.refused).toEqual([expect.stringMatching(why)]);
    resolve(memory);
    expect(lastEntry(memory).data).toMatchObject({ trades: [] });
  });

  test('of one player 40 responses to the trade form are read in a round, and no later round is told of the others', () => {
    const memory = begin();
    for (let i = 0; i < 45; i++) offer(memory, 'Ann', 'Ben', '', `${i + 1} garnets`);
    const { trades } = memory.match();
    expect(trades.open).toBe(40);
    expect(trades.refused).toEqual([
      expect.stringMatching(/first 40 responses of a round.* 5 more responses/),
    ]);
    resolve(memory);
    const { offers } = lastEntry(memory).data as unknown as { offers: string[] };
    expect(offers).toHaveLength(40);
    expect(memory.match().trades).toMatchObject({ open: 0, refused: [] });
    act(memory, undoRound, 1, 1);
    expect(memory.match().trades.open).toBe(40);
  });

  test.each([[1e300], [-5], [Number.MAX_SAFE_INTEGER], ['yesterday'], [true]])(
    'a row with the time %p is named; the others count',
    (stamp) => {
      const memory = begin();
      send(memory, 'Ben', { 'Number card': 2 });
      send(memory, 'Ann', { 'Number card': 3 });
      send(memory, 'Cleo', { 'Number card': 3 });
      memory.type(rowOf(memory).formTab, 2, 0, stamp);
      const match = memory.match();
      expect(match).toMatchObject({
        problem: null,
        unreadable: [expect.stringMatching(/!A3: .*Ann has no time/)],
      });
      expect(match?.seats.map(({ receivedAt }) => receivedAt !== '')).toEqual([false, true, true, false]);
    },
  );

  test('a wake-up replaces a long text in the tab by its length, once, and the response stays the same', () => {
    const memory = begin();
    const { formTab } = rowOf(memory);
    send(memory, 'Ann', { 'Number card': 2, 'Garnets to add': 'x'.repeat(60_000) });
    memory.respond(formTab, { 'Email Address': 'y'.repeat(50_000), 'Number card': 1 });
    const idsOf = () => {
      const { sorted } = readCurrentMatch(memory.book(), 1, memory.ports);
      return [...sorted.latest.values(), ...sorted.unknownSenders].map(({ id }) => id);
    };
    const ids = idsOf();
    receipts(memory);
    const texts = memory.tabs.get(formTab)?.cells.flat().map(String) ?? [];
    expect(texts).toContain('? (60000 characters: at most 100 are read)');
    expect(texts).toContain('? (50000 characters: at most 320 are read)');
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(100);
    expect([ids.length, idsOf()]).toEqual([2, ids]);
    expect(memory.page('Ann')).toContain('Garnets to add: too long (60000 characters');
    memory.counts();
    expect([receipts(memory), memory.counts().commit]).toEqual([[], undefined]);
  });

  test('where another text has come into the cell meanwhile, that stays', () => {
    const memory = begin();
    const { formTab } = rowOf(memory);
    send(memory, 'Ann', { 'Number card': 2, 'Garnets to add': 'x'.repeat(60_000) });
    const column = memory.tabs.get(formTab)?.cells[0]?.indexOf('Garnets to add') ?? -1;
    const { commit } = memory.ports.workbook;
    memory.ports.workbook.commit = (writes) => {
      memory.type(formTab, 1, column, '0');
      commit(writes);
    };
    receipts(memory);
    expect(memory.tabs.get(formTab)?.cells[1]?.[column]).toBe('0');
  });

  test('a sender of 50,000 signs stops nothing', () => {
    const memory = begin();
    memory.respond(rowOf(memory).formTab, { 'Email Address': '@'.repeat(50_000), 'Number card': 1 });
    expect(memory.match()).toMatchObject({
      problem: null,
      unknownSenders: [{ claimed: 'too long (50000 characters: at most 320 are read)' }],
    });
  });
});
