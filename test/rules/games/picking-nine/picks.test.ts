import { demote } from '../../../../src/rules/games/picking-nine/priority.ts';
import { DEALS, NAMES, pickers, play, refusals, send } from './build.ts';

test('N2 the rule text’s example: numbers 1, 1, 2, 2, 3, 4 pick as 3, 4, 1, 1, 2, 2', () => {
  expect(pickers(play({ rounds: [send('112234')] }))).toBe('EFABCD');
});

test('N2 the rule text’s example: the player who sent 4 bans', () => {
  const played = play({ rounds: [send('112234', 0, { Fay: 'red-7', Eve: 'red-8', Ann: 'red-6' })] });
  expect(played.rounds[0]!.public.banned).toBe('red-7');
});

test.each([
  ['all alone, low before high', '654321', 'FEDCBA'],
  ['one alone before all the others', '222226', 'FABCDE'],
  ['two alone at both ends', '133336', 'AFBCDE'],
  ['all the same, by the tie-break list', '444444', 'ABCDEF'],
  ['three pairs, low before high', '332211', 'EFCDAB'],
])('N2 the picking order: %s', (_, numbers, order) => {
  expect(pickers(play({ rounds: [send(numbers)] }))).toBe(order);
});

test('N2 the same player bans and picks first when theirs is the only unique number', () => {
  const played = play({ rounds: [send('222226', 0, { Fay: 'red-2' })] });
  expect(played.rounds[0]!.public).toMatchObject({ banned: 'red-2', picks: { Fay: 'red-1', Ann: 'red-3' } });
});

test('N2 no unique number: no card is banned', () => {
  const bans = Object.fromEntries(NAMES.map((name) => [name, 'red-1']));
  const played = play({ rounds: [send('332211', 0, bans)] });
  expect(played.rounds[0]!.public.banned).toBeNull();
});

test('N1 the ban comes before the picks: the banned card is nobody’s', () => {
  const played = play({ rounds: [send('123456', 0, { Fay: 'red-1' })] });
  expect(played.rounds[0]!.public.picks).toEqual({
    Ann: 'red-2',
    Bob: 'red-3',
    Cat: 'red-4',
    Dan: 'red-5',
    Eve: 'red-6',
    Fay: 'red-7',
  });
});

test.each([
  ['a missing ban', undefined, []],
  ['a card that is not there', 'blue-9', ['Fay ban not-legal']],
  ['no card at all', 'the red one', ['Fay ban malformed']],
  ['null', null, ['Fay ban malformed']],
])('N1 %s lapses; the right passes to nobody', (_, ban, refused) => {
  const round = send('123456', 0, { Eve: 'red-1' });
  const fay = { ...(round.orders!.Fay as object), ...(ban === undefined ? {} : { ban }) };
  const played = play({ rounds: [{ orders: { ...round.orders, Fay: fay } }] });
  expect(refusals(played)).toEqual(refused);
  expect(played.rounds[0]!.public.banned).toBeNull();
});

test('N1 a ban is judged only by the table, so a refusal does not show who has the right', () => {
  const banOf = (numbers: string, ban: string) =>
    refusals(play({ rounds: [send(numbers, 0, { Ann: ban })] }));
  for (const numbers of ['123456', '654321', '111111']) {
    expect(banOf(numbers, 'blue-9')).toEqual(['Ann ban not-legal']);
    expect(banOf(numbers, 'red-3')).toEqual([]);
  }
});

test('N3 served from the first want that is still there', () => {
  const ann = { wants: ['red-8'], priority: 1 };
  const bob = { wants: ['red-8', 'red-2', 'red-4'], priority: 2 };
  const played = play({ rounds: [{ orders: { Ann: ann, Bob: bob, Fay: { priority: 6, ban: 'red-2' } } }] });
  expect(refusals(played)).toEqual([]);
  expect(played.rounds[0]!.public.picks).toMatchObject({ Ann: 'red-8', Bob: 'red-4' });
});

test('N3 unknown, absent and repeated cards are dropped and use up none of the seven', () => {
  const good = DEALS[0]!.slice(0, 7);
  const wants = ['purple-1', 'blue-1', good[0], good[0], null, ...good.slice(1), 'gray-0', 'Red-8', 'red-8'];
  const played = play({ rounds: [{ orders: { Cat: { wants } } }] });
  expect(refusals(played)).toEqual([
    'Cat wants[0] malformed',
    'Cat wants[1] not-legal',
    'Cat wants[3] not-legal',
    'Cat wants[4] malformed',
    'Cat wants[11] not-legal',
    'Cat wants[12] malformed',
    'Cat wants[13] not-legal',
  ]);
});

test('N3 the seventh good want counts though others were dropped before it', () => {
  const orders = send('123456').orders!;
  const wants = ['blue-1', ...DEALS[0]!.slice(0, 5), 'nothing', 'gray-0', 'red-8'];
  const played = play({ rounds: [{ orders: { ...orders, Fay: { wants, priority: 6 } } }] });
  expect(played.rounds[0]!.public.picks.Fay).toBe('gray-0');
});

test('N4 N17 a list that runs out gets the lowest number, gray 0 before all', () => {
  const orders = Object.fromEntries(NAMES.map((name, i) => [name, { priority: i + 1 }]));
  const played = play({ rounds: [{ orders }] });
  expect(Object.values(played.rounds[0]!.public.picks)).toEqual([
    'gray-0',
    'red-1',
    'red-2',
    'red-3',
    'red-4',
    'red-5',
  ]);
});

const MIXED = [
  ['yellow-3', 'blue-3', 'green-3', 'red-3', 'yellow-9', 'blue-9', 'green-9', 'red-9'],
  ...chunks(DEALS.flat().filter((card) => !/-(3|9)$/.test(card))),
];
function chunks(rest: readonly string[]): string[][] {
  return [0, 1, 2, 3].map((r) => rest.slice(8 * r, 8 * r + 8));
}

test.each([
  ['lowest', ['gray-0', 'red-3', 'green-3', 'blue-3', 'yellow-3', 'red-9']],
  ['highest', ['red-9', 'green-9', 'blue-9', 'yellow-9', 'red-3', 'green-3']],
])('N4 option leftover %s: of equal numbers red, green, blue, yellow', (leftover, picks) => {
  const orders = Object.fromEntries(NAMES.map((name, i) => [name, { priority: i + 1 }]));
  const played = play({ options: { leftover }, setup: { deals: MIXED }, rounds: [{ orders }] });
  expect(Object.values(played.rounds[0]!.public.picks)).toEqual(picks);
});

test('N5 who has no usable number picks after all the others, in tie-break order, and wins no tie-break', () => {
  const played = play({ rounds: [send('--5-56'), send('111111', 1)] });
  expect(pickers(played)).toBe('FCEABD');
  // Cat alone won a tie-break, from Eve.
  expect(pickers(played, 1)).toBe('ABDEFC');
});

test.each([
  ['0', 0, 'not-legal'],
  ['7', 7, 'not-legal'],
  ['the greatest whole number', 2 ** 53 - 1, 'not-legal'],
  ['beyond the greatest whole number', 2 ** 53, 'malformed'],
  ['too large for a number', Number.POSITIVE_INFINITY, 'malformed'],
  ['a fraction', 2.5, 'malformed'],
  ['less than nothing', -1, 'malformed'],
  ['text', '3', 'malformed'],
  ['null', null, 'malformed'],
  ['a list', [3], 'malformed'],
])('N5 a number that is %s is refused and makes its sender pick last', (_, priority, code) => {
  const orders = send('123456').orders!;
  const ann = { ...(orders.Ann as object), priority };
  const played = play({ rounds: [{ orders: { ...orders, Ann: ann } }] });
  expect(refusals(played)).toEqual([`Ann priority ${code}`]);
  expect(pickers(played)).toBe('BCDEFA');
});

test('N6 everyone of a group but its last has won a tie-break, in every group', () => {
  // A and B share 1, C, D and E share 2: A, C and D win.
  const played = play({ rounds: [send('112226'), send('555555', 1)] });
  expect(pickers(played)).toBe('FABCDE');
  expect(pickers(played, 1)).toBe('BEFDCA');
});

test('N7 the rule text’s examples: ABCDE and A wins: BCDEA; A, C and D win: BEDCA', () => {
  const after = (...winners: number[]) =>
    demote([0, 1, 2, 3, 4], winners)
      .map((seat) => 'ABCDE'[seat])
      .join('');
  expect(after(0)).toBe('BCDEA');
  expect(after(0, 2, 3)).toBe('BEDCA');
  expect(after()).toBe('ABCDE');
});

test('N7 the list changes once a round, from the list as it stood at its start', () => {
  const played = play({ rounds: [send('111111'), send('111111', 1), send('332211', 2), send('111111', 3)] });
  expect([0, 1, 2, 3].map((round) => pickers(played, round))).toEqual([
    'ABCDEF',
    'FEDCBA',
    // The list is A B C D E F again; E, C and A win.
    'EFCDAB',
    'BDFECA',
  ]);
});

test('N8 the list starts by garnets, most first, then seat order', () => {
  const played = play({ garnets: { Bob: 2, Dan: 9, Eve: 2 }, rounds: [send('111111')] });
  expect(played.start.public.tieBreak).toEqual(['Dan', 'Bob', 'Eve', 'Ann', 'Cat', 'Fay']);
  expect(pickers(played)).toBe('DBEACF');
});

test('N8 N16 garnets that come with round 1 are too late for the list', () => {
  const played = play({ rounds: [{ ...send('111111'), credits: { Fay: { garnets: 5 } } }] });
  expect(pickers(played)).toBe('ABCDEF');
});

test('N8 the host may set the list', () => {
  const tieBreak = ['Fay', 'Ann', 'Eve', 'Bob', 'Dan', 'Cat'];
  const played = play({ garnets: { Bob: 2 }, setup: { tieBreak }, rounds: [send('111111')] });
  expect(played.start.public.tieBreak).toEqual(tieBreak);
  expect(pickers(played)).toBe('FAEBDC');
});

test('N9 gray 0 stays until it is taken', () => {
  const take = { orders: { Ann: { wants: ['gray-0'], priority: 1 } } };
  const played = play({ rounds: [send('123456'), take, send('123456', 2)] });
  expect(played.start.public.table).toEqual([...DEALS[0]!, 'gray-0']);
  expect(played.rounds[0]!.public.table).toEqual([...DEALS[1]!, 'gray-0']);
  expect(played.rounds[1]!.public.picks.Ann).toBe('gray-0');
  expect(played.rounds[1]!.public.table).toEqual(DEALS[2]);
  expect(played.rounds[2]!.public.table).toEqual(DEALS[3]);
});

test('N9 a banned gray 0 was not taken: it comes back, and can be banned and taken later', () => {
  const wanted = { wants: ['gray-0'], priority: 1 };
  const ban = { orders: { Ann: wanted, Fay: { ban: 'gray-0', priority: 6, wants: ['red-8'] } } };
  const played = play({ rounds: [ban, { orders: { ...ban.orders, Fay: { priority: 6 } } }] });
  expect(played.rounds[0]!.public).toMatchObject({ banned: 'gray-0', table: [...DEALS[1]!, 'gray-0'] });
  expect(played.rounds[1]!.public).toMatchObject({ banned: null, picks: { Ann: 'gray-0' }, table: DEALS[2] });
});

test('N9 coloured cards that are banned or left over are gone', () => {
  const played = play({ rounds: [send('123456', 0, { Fay: 'red-1' })] });
  const refused = refusals(
    play({
      rounds: [send('123456', 0, { Fay: 'red-1' }), { orders: { Ann: { wants: ['red-1', 'red-8'] } } }],
    }),
    1,
  );
  expect(played.rounds[0]!.public.table).toEqual([...DEALS[1]!, 'gray-0']);
  expect(refused).toEqual(['Ann wants[0] not-legal', 'Ann wants[1] not-legal']);
});
