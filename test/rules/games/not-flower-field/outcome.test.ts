import { type Chance, makeChance } from '../../../../src/rules/base/chance.ts';
import { notFlowerField } from '../../../../src/rules/games/not-flower-field/index.ts';
import { fieldOf, move, PLAYERS, play, tableOf } from './build.ts';

const NO_CHANCE: Chance = makeChance(undefined);

/** Winner and loser of a final field, by name; other cells are black. */
function ends(rows: readonly string[], chance = NO_CHANCE): string {
  const walled = Array.from({ length: 8 }, (_, row) => `${rows[row] ?? ''}${' #'.repeat(8)}`);
  const { winners, candidates } = notFlowerField.outcome(
    tableOf(),
    fieldOf(walled, true),
    chance,
    () => undefined,
  );
  return [...winners, ...candidates].map((seat) => PLAYERS[seat]).join(' ');
}

test('F16 most points win, fewest lose, and the loser may name one of the other two', () => {
  // Only buds: three red corners, blue and yellow in the open, green in a corner.
  const orders = { Ann: move('A1 H1 A8', 'D4', 'F6', 'H8') };
  const { outcome } = play({ options: { rounds: 1, multipliers: {} }, rounds: [{ orders }] });
  expect(outcome).toEqual({
    scores: { Ann: 24, Bob: 16, Cat: 16, Dan: 8 },
    winners: ['Ann'],
    candidates: ['Dan'],
    vote: false,
    tokensOfLife: {},
    garnets: {},
    bellflowers: {},
    reveal: {},
    opponents: ['Bob', 'Cat'],
  });
});

test('F16 equal points: more cells win, fewer lose', () => {
  // Ann and Bob have a bud each, Cat and Dan nothing; then the cells count.
  expect(ends(['R . # B .', '#', '#', 'R # # Y # # # G', '#', '#', '# # # Y'])).toBe('Ann Dan');
  expect(ends(['R . # B .', '#', '#', '# # # B # # Y G', '#', '#', 'G'])).toBe('Bob Cat');
});

test('F16 the lot decides what points and cells leave: earlier wins, later loses', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const lot = makeChance(seed)('lot').shuffle([0, 1, 2, 3]);
    const { outcome } = play({ seed, options: { rounds: 1 }, rounds: [{}] });
    expect(outcome!.winners).toEqual([PLAYERS[lot[0]!]]);
    expect(outcome!.candidates).toEqual([PLAYERS[lot[3]!]]);
    expect(outcome!.opponents).toEqual(PLAYERS.filter((_, seat) => seat === lot[1] || seat === lot[2]));
  }
});

test('F16 the lot decides among the tied alone', () => {
  const rows = ['G .', '#', '# # R', '#', '# # # # B', '#', '# # # # # # Y'];
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const chance = makeChance(seed);
    const lot = chance('lot').shuffle([0, 1, 2, 3]);
    const last = lot.filter((seat) => seat !== 3).pop()!;
    expect(ends(rows, chance)).toBe(`Dan ${PLAYERS[last]}`);
  }
});

test('F16 F19 a tie in the middle draws no lot, and so needs no seed', () => {
  const rows = ['R .', '.', '#', '# # # B .', '#', '# # # # # Y .', '#', 'G'];
  expect(ends(rows)).toBe('Ann Dan');
  expect(() => play({ options: { rounds: 1 }, rounds: [{}] })).toThrow('seed: ');
});

test('F17 nobody is paid: one winner, one candidate, no vote, no tokens', () => {
  const { earnings, vote, reveal } = notFlowerField.outcome(
    tableOf(),
    fieldOf(['R'], true),
    makeChance('s'),
    () => undefined,
  );
  expect({ earnings, vote, reveal }).toEqual({ earnings: [], vote: false, reveal: {} });
});

test('F15 F16 the account tells every configuration and the ranking, to everyone', () => {
  const lines: string[] = [];
  notFlowerField.outcome(
    tableOf({ multipliers: { A1: 2 } }),
    fieldOf(['R # R', '# # G'], true),
    makeChance('s'),
    (to, ruling, text) => lines.push(`${to} ${ruling} ${text}`),
  );
  expect(lines).toContain('public F10 Ann, bridge, 1 for 8 points: A1 B1 C1.');
  expect(lines).toContain('public F14 Ann, bud, 1 for 4 points: C1 D1.');
  expect(lines).toContain('public F16 Ann: bridge 8, bud 4; 2 cells with red.');
  expect(lines).toContain('public F16 Ann wins.');
  expect(lines.every((line) => line.startsWith('public F1'))).toBe(true);
});
