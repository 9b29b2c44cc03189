import { makeChance } from '../../../../src/rules/base/chance.ts';
import type { Tell } from '../../../../src/rules/game.ts';
import { notFlowerField } from '../../../../src/rules/games/not-flower-field/index.ts';
import { citing, follow } from '../../builder.ts';
import { fieldOf, move, record, tableOf } from './build.ts';

const SETUP = { colours: { Ann: 'red', Bob: 'blue', Cat: 'yellow', Dan: 'green' } };
const ANN = move('A1 H1 A8', 'D4', 'F6', 'H8');

const told = (orders: object, options: object = {}) =>
  follow(record({ setup: SETUP, options: { rounds: 1, multipliers: {}, ...options }, rounds: [{ orders }] }))
    .lines;

test('F4 F5 each is told what they place, or that a missed move places nothing', () => {
  expect(citing(told({ Ann: ANN }, { missedMove: 'pass' }), 'F1', 'F3', 'F4', 'F5', 'F15')).toEqual([
    '0 F4 Ann places red on A1 H1 A8, blue on D4, yellow on F6, green on H8.',
    '1 F5 Bob sent no legal move and places nothing.',
    '2 F5 Cat sent no legal move and places nothing.',
    '3 F5 Dan sent no legal move and places nothing.',
    'public F3 Cells with new flowers now have these colours: red on A1 H1 A8; blue on D4; yellow on F6; green on H8.',
    'public F1 Round 1 was the last round.',
  ]);
});

test('F3 more than two colours make black: the host is told what the cell held and who placed what', () => {
  const orders = {
    Ann: ANN,
    Bob: move('D4', 'B3 E1 C6', 'G2', 'E5'),
    Cat: move('B8', 'F8', 'D4 H5 E2', 'C1'),
  };
  expect(citing(told(orders, { missedMove: 'pass' }), 'F3').slice(1)).toEqual([
    'public F3 These cells got more than two colours and are black: D4.',
    'host F3 D4 held nothing, and took blue by Ann, red by Bob, yellow by Cat.',
  ]);
});

test('F15 the points of the field as it is are told until the end, which tells the outcome', () => {
  expect(citing(told({ Ann: ANN }, { rounds: 2, missedMove: 'pass' }), 'F15')).toEqual([
    'public F15 Points if the match ended now: Ann 24, Bob 16, Cat 16, Dan 8.',
  ]);
  expect(citing(told({ Ann: ANN }, { missedMove: 'pass' }), 'F15')).toEqual([]);
});

test('F3 cells that hold the same are named together', () => {
  const rounds = [{ orders: { Ann: ANN } }, { orders: { Bob: move('D4', 'A1 B1 C1', 'A8', 'G1') } }];
  const { lines } = follow(record({ setup: SETUP, options: { missedMove: 'pass' }, rounds }));
  expect(citing(lines, 'F3').pop()).toBe(
    'public F3 Cells with new flowers now have these colours: blue on B1 C1; green on G1; red and blue on A1 D4; red and yellow on A8.',
  );
});

/** The story of a field's end, details marked with “+”; other cells are black. */
function ending(rows: readonly string[]): string[] {
  const lines: string[] = [];
  const tell: Tell = (to, ruling, text, more) =>
    lines.push(`${more?.isDetail ? '+ ' : ''}${to} ${ruling} ${text}`);
  const walled = Array.from({ length: 8 }, (_, row) => `${rows[row] ?? ''}${' #'.repeat(8)}`);
  notFlowerField.outcome(tableOf(), fieldOf(walled, true), makeChance('a'), tell);
  return lines;
}

test('F10 F11 F12 F13 F14 F16 the end tells the points of each player by pattern, where they lie as details, and the lot', () => {
  expect(ending(['R B Y G', 'B R'])).toEqual([
    'public F16 Ann: rainbow 4; 2 cells with red.',
    '+ public F11 Ann, rainbow, 1 for 4 points: A1–D1.',
    'public F16 Bob: rainbow 4; 2 cells with blue.',
    '+ public F11 Bob, rainbow, 1 for 4 points: B1–E1.',
    'public F16 Cat: no pattern; 1 cell with yellow.',
    'public F16 Dan: rainbow 4; 1 cell with green.',
    '+ public F11 Dan, rainbow, 1 for 4 points: A1–D1.',
    'public F16 Points and cells are equal, so a lot decides. The lot gives this order: Ann, Dan, Cat, Bob.',
    'public F16 Ann wins.',
    'public F16 Cat is last. Possible opponents: Bob, Dan.',
  ]);
});
