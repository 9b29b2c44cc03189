import type { Grid } from '../../../../src/rules/board/grid.ts';
import { completionWords, goneCards } from '../../../../src/rules/games/picking-nine/quattro.ts';
import { CARDS, type Card } from '../../../../src/rules/games/picking-nine/vocabulary.ts';
import { drawEnding } from '../../../../src/rules/play/shown/ending.ts';
import { boardOf } from '../../board-lines.ts';
import { follow, NAMES, record, recordOf, send } from './build.ts';

/** The three boards of a record at its end. */
const boards = (raw: object): readonly Grid[] =>
  (['public', 1, 'host'] as const).map((viewer) => boardOf(raw, viewer));

const texts = (grid: Grid) => grid.cells.map(({ text }) => String(text));

test('N12 the board shows the table, who took what, the bans and where every card is', () => {
  const [board] = boards(record({ rounds: [send('123456', 0, { Fay: 'red-8' })] }));
  const shown = texts(board!);
  expect(shown).toContain('On the table in round 2 of 5');
  for (const name of NAMES) expect(shown.filter((text) => text === name)).toHaveLength(2);
  // Nine cards lie on the table; red 7 was left over, red 8 banned.
  expect(shown.filter((text) => text === '●')).toHaveLength(9);
  expect(shown.filter((text) => text === '✕')).toHaveLength(1);
});

test('N10 N11 N13 the end shows every quattro, what it left out, and who won', () => {
  const hands = [
    'r10 g9 b8 y7 r1',
    'g10 b9 y8 r5 g1',
    'b10 y9 r8 g3 b1',
    'y10 r9 g7 b2 y1',
    'r6 g5 b4 y3 r2',
    'g6 g2 g4 g8 b5',
  ];
  const raw = recordOf(hands);
  for (const board of boards(raw)) {
    const shown = texts(board);
    expect(shown).toContain('34 = 10 + 9 + 8 + 7');
    expect(shown).toContain('0: no quattro');
    expect(shown).toContain('★ Ann');
    expect(shown).toContain('▼ Fay');
    expect(shown.filter((text) => /^✓\d/.test(text))).toHaveLength(5 * 4);
  }
  const [ending] = drawEnding(follow(raw).match);
  expect(texts(ending!)).toEqual(
    expect.arrayContaining(['★ Winner: Ann', '▼ Elimination Candidates: Eve, Fay']),
  );
  expect(texts(ending!).join('|')).toContain('|★\u00a0Ann|34|1 Token of Life\n7 garnets|');
});

test('N13 players of any name are drawn with what is theirs', () => {
  const raw = recordOf(
    [
      'r10 g9 b8 y7 r1',
      'g10 b9 y8 r5 g1',
      'b10 y9 r8 g3 b1',
      'y10 r9 g7 b2 y1',
      'r6 g5 b4 y3 r2',
      'g6 b5 y2 r3 g2',
    ],
    { winnerGarnets: 0 },
  );
  const rename = (text: string) => text.replace(/"Ann"/g, '"constructor"').replace(/"Bob"/g, '"__proto__"');
  const renamed = JSON.parse(rename(JSON.stringify(raw)));
  const [board] = boards(renamed);
  expect(texts(drawEnding(follow(renamed).match)[0]!).join('|')).toContain(
    '|★\u00a0constructor|34|1 Token of Life|',
  );
  expect(texts(board!)).toContain('__proto__');
});

test.each([
  ['blue-7', 'needs 3 more cards that differ: red, green or yellow (not 7), or gray'],
  ['blue-7 green-4 yellow-5', 'needs 1 more card: red (not 4, 5 or 7), or gray'],
  // With red 9, green 4 or blue 4 can stand beside it and yellow 5.
  ['red-9 green-4 blue-4 yellow-5', 'needs 1 more card: green or blue (not 4, 5 or 9), or gray'],
  ['blue-1 blue-2 blue-3 blue-4', 'cannot become a quattro any more'],
])('N10 %s lacks “%s”', (cards, words) => {
  expect(completionWords(cards.split(' ') as Card[])).toBe(words);
});

test('N10 what nobody gets any more completes no quattro: cards taken, banned or left over, and a gray 0 that somebody has', () => {
  const table = ['gray-0', 'red-1', 'red-2', 'red-3', 'red-6', 'red-8', 'red-9'] as Card[];
  const cards = ['blue-7', 'green-4', 'yellow-5'] as Card[];
  const after = (left: readonly Card[]) => completionWords(cards, goneCards([{ table }, { table: left }]));
  expect(after(['red-10', 'gray-0'])).toBe('needs 1 more card: red 10, or gray');
  expect(after(['red-10'])).toBe('needs 1 more card: red 10');
  expect(completionWords(cards, new Set(CARDS))).toBe('cannot become a quattro any more');
});
