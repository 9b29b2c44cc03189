import { notFlowerField } from '../../../../src/rules/games/not-flower-field/index.ts';
import { readCells } from '../../../../src/rules/games/not-flower-field/order.ts';
import { fieldOf, move, PLAYERS, tableOf } from './build.ts';

const { questions, read } = notFlowerField.form;
const info = tableOf();
const view = (rows: readonly string[]) => notFlowerField.publicView(info, fieldOf(rows));

test.each([
  ['A1 B2 C3', ['A1', 'B2', 'C3']],
  ['a1,b2;c3', ['A1', 'B2', 'C3']],
  ['  A 1  b 2\nC 3. ', ['A1', 'B2', 'C3']],
  ['a1b2C3', ['A1', 'B2', 'C3']],
  ['', []],
  [' , ', []],
  ['—', []],
  [undefined, []],
])('F4 cells are read with any case, spaces and commas: %j', (answer, cells) => {
  expect(readCells(answer)).toEqual(cells);
});

test.each([
  ['A1 X9', ['A1', 'X9']],
  ['A1, —', ['A1', '—']],
  ['🌷A1', ['🌷A1']],
  ['Ａ１', ['Ａ１']],
  ['A1-C1', ['A1-C1']],
  ['1A', ['1A']],
  ['A11', ['A11']],
  ['A 10', ['A', '10']],
  ['corner', ['corner']],
  ['=A1', ['=A1']],
  ['🌷', ['🌷']],
])('F5 what is no cell stays as written, to be refused: %j', (answer, cells) => {
  expect(readCells(answer)).toEqual(cells);
  const order = read(info, view([]), { cells1: answer, cells2: 'D4', cells3: 'E5', cells4: 'F6' });
  const refused: string[] = [];
  const refuse = (part: string, code: string) => refused.push(`${part} ${code}`);
  notFlowerField.judge(info, fieldOf([]), 0, NO_PURSE, order as never, refuse, fieldOf([]));
  expect(refused).toEqual(['cells malformed']);
});

const NO_PURSE = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };

test('F4 the answers make the move, and no answer makes none', () => {
  const answers = { cells1: 'a1 b1 c1', cells2: 'd4', cells3: 'e5', cells4: 'f6' };
  expect(read(info, view([]), answers)).toEqual(move('A1 B1 C1', 'D4', 'E5', 'F6'));
  expect(read(info, view([]), {})).toEqual({});
  expect(read(info, view([]), { cells2: 'd4' })).toEqual({ cells: { blue: ['D4'] } });
});

test('F4 the questions keep their titles and say what is open this round', () => {
  const first = questions(info, view([]));
  const later = questions(info, view(['R RB #']));
  expect(later.map(({ id, title }) => `${id} ${title}`)).toEqual(
    first.map(({ id, title }) => `${id} ${title}`),
  );
  expect(first[0]!.title).toBe('Cells for red');
  expect(first[0]!.help).toContain('Every cell is open.');
  expect(later[0]!.help).toContain('Every cell is open except A1 B1 C1.');
  expect(later[1]!.help).toContain('Every cell is open except B1 C1.');
  const full = Array(8).fill('# # # # # # # #') as string[];
  expect(questions(info, view(['G . B', ...full.slice(1)]))[3]!.help).toContain(
    'Open: B1 C1 D1 E1 F1 G1 H1.',
  );
});

test('F7 chosen colours name the questions and the order', () => {
  const colours = ['teal', '__proto__', 'pink', 'pink '];
  const chosen = { ...tableOf(), facts: colours };
  const position = notFlowerField.start(chosen, colours, () => null as never, []);
  const start = notFlowerField.publicView(chosen, position);
  expect(questions(chosen, start).map(({ title }) => title)).toEqual(
    ['teal', '__proto__', 'pink', '“pink ”'].map((colour) => `Cells for ${colour}`),
  );
  expect(questions(chosen, start)[3]!.help).toContain(`This is the colour of ${PLAYERS[3]}.`);
  const order = read(chosen, start, { cells1: 'A1', cells2: 'B1 B2 B3' });
  expect(JSON.stringify(order)).toBe('{"cells":{"teal":["A1"],"__proto__":["B1","B2","B3"]}}');
});

test('F8 multipliers can be entered as a text', () => {
  const { input } = notFlowerField.options.multipliers;
  if (input.kind !== 'text') throw new Error('expected a text');
  expect(input.fromText('c3 2, F3 ×4; A 1 = 9')).toEqual({ C3: 2, F3: 4, A1: 9 });
  expect(input.fromText('')).toEqual({});
  expect(input.toText({ C3: 2, F3: 4 })).toBe('C3 ×2, F3 ×4');
  expect(input.fromText('C3 ×2, F3 ×4')).toEqual({ C3: 2, F3: 4 });
  for (const bad of ['C3', 'C3 1', 'Z3 2', 'C3 2, C3 3']) expect(input.fromText(bad)).toBe(bad);
});
