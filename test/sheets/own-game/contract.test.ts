import { type Description, OTHERS, WORDS } from '../../../src/sheets/own-game/description.ts';
import { faultsOf } from './description-tab.ts';

const { questionKinds: asks, columnKinds: kinds, known } = WORDS;

/** A small game with one of most parts. */
const BASE: Description = {
  values: { title: 'Small', fewest: '2', most: '4', lastRound: '3', score: 'Points', wins: WORDS.wins.most },
  questions: [
    { title: 'Bid', kind: asks.number, least: '0', most: 'Coins', missing: '0' },
    { title: 'Team', kind: asks.choice, choices: 'red, blue', missing: 'red' },
    { title: 'Tools', kind: asks.choices, choices: 'rope, lamp' },
    { title: 'Target', kind: asks.player, when: 'Role', is: 'wolf' },
    { title: 'Allies', kind: asks.players, most: '1' },
    { title: 'Note', kind: asks.text },
  ],
  columns: [
    { title: 'Coins', kind: kinds.number, start: '10', known: known.owner, trade: 'yes' },
    { title: 'Role', kind: kinds.text, start: 'sheep', known: known.owner, reveal: 'yes' },
    { title: 'Points', kind: kinds.number, start: '0', known: known.everyone },
    { title: 'Aim', kind: kinds.player, known: known.host },
  ],
  facts: [
    { title: 'Pot', kind: kinds.number, start: '0', known: known.everyone },
    { title: 'Card', kind: kinds.text, start: 'x', known: known.host, reveal: 'yes' },
  ],
};

/** The small game with another text in one cell, such as `questions[0].most`. */
function withText(path: string, text: string): Description {
  const copy = JSON.parse(JSON.stringify(BASE)) as Record<
    string,
    Record<string, string | Record<string, string>>
  >;
  const [, table = '', index, key = ''] = /^(\w+)(?:\[(\d+)\])?\.(\w+)$/.exec(path) ?? [];
  const line = index === undefined ? copy[table] : (copy[table]?.[index] as Record<string, string>);
  (line as Record<string, string>)[key] = text;
  return copy as never;
}

const long = 'x'.repeat(1001);
const TITLE = 'Write a title of 1 to 100 characters that no other row of this table has.';
const EMPTY = 'This cell must be empty, because this kind of row has no value here. Empty the cell.';
const NUMBER = 'Expected a whole number from -1000000000 to 1000000000';

test('O1 the small game has no fault', () => {
  expect(faultsOf(BASE)).toEqual([]);
});

// Each line of the contract (docs/record.md, `own-game`).
test.each<[path: string, text: string, cell: string, words: unknown]>([
  ['values.title', '', 'B8', TITLE],
  ['values.title', 'x'.repeat(101), 'B8', TITLE],
  ['values.fewest', '', 'B9', 'Expected a whole number from 2 to 30, found “”.'],
  ['values.fewest', '1', 'B9', 'Expected a whole number from 2 to 30, found 1.'],
  ['values.fewest', '5', 'B9', 'The lowest number of players is above the highest.'],
  ['values.most', '31', 'B10', 'Expected a whole number from 2 to 30, found 31.'],
  ['values.most', 'four', 'B10', 'Expected a whole number from 2 to 30, found “four”.'],
  ['values.lastRound', '0', 'B11', 'Expected a whole number from 1 on, found 0.'],
  ['values.lastRound', '1.5', 'B11', 'Expected a whole number from 1 on, found “1.5”.'],
  ['values.score', 'Role', 'B12', 'Write the title of a column of numbers.'],
  ['values.score', 'Pints', 'B12', 'Write the title of a column of numbers.'],
  ['values.wins', '', 'B13', 'Choose whether the most or the fewest win.'],
  ['values.wins', 'the least', 'B13', 'Choose whether the most or the fewest win.'],
  ['values.over', '=[Pints]', 'B14', '[Pints] is not the title of a column, question or fact.'],
  ['questions[0].title', '', 'A18', TITLE],
  ['questions[0].title', 'Team', 'A19', TITLE],
  [
    'questions[0].kind',
    '',
    'B18',
    'Choose from the list: a number, one of the choices, several of the choices, another player, several other players, a text.',
  ],
  [
    'questions[0].kind',
    'a date',
    'B18',
    'Choose from the list: a number, one of the choices, several of the choices, another player, several other players, a text.',
  ],
  [
    'questions[0].least',
    '1.5',
    'D18',
    '“1.5” is neither a number nor the title of a column of numbers that its player knows.',
  ],
  [
    'questions[0].least',
    'Role',
    'D18',
    '“Role” is neither a number nor the title of a column of numbers that its player knows.',
  ],
  [
    'questions[0].least',
    'Aim',
    'D18',
    '“Aim” is neither a number nor the title of a column of numbers that its player knows.',
  ],
  ['questions[0].most', '2000000000', 'E18', `${NUMBER}, found 2000000000.`],
  [
    'questions[0].most',
    'Pot',
    'E18',
    '“Pot” is neither a number nor the title of a column of numbers that its player knows.',
  ],
  ['questions[0].missing', 'none', 'F18', `${NUMBER}, found “none”.`],
  ['questions[0].choices', 'a, b', 'C18', EMPTY],
  ['questions[1].choices', '', 'C19', 'Expected a list of 1 to 50, found nothing.'],
  [
    'questions[1].choices',
    'red, red',
    'C19',
    'Expected an item that is not in the list before, found “red”.',
  ],
  [
    'questions[1].choices',
    `red, ${long}`,
    'C19',
    expect.stringContaining('Expected a text of 1 to 1000 characters, found “xxx'),
  ],
  ['questions[1].choices', 'red,,blue', 'C19', 'A choice is empty. Write a text between the commas.'],
  [
    'questions[1].choices',
    Array.from({ length: 51 }, (_, i) => i).join(','),
    'C19',
    'Expected a list of 1 to 50, found a list of 51.',
  ],
  ['questions[1].missing', 'green', 'F19', 'Expected one of the choices, found “green”.'],
  ['questions[1].least', '0', 'D19', EMPTY],
  ['questions[2].missing', 'rope', 'F20', EMPTY],
  [
    'questions[3].when',
    'Aim',
    'G21',
    '“Aim” is not the title of a column that its player knows, or of a fact that everyone knows.',
  ],
  [
    'questions[3].when',
    'Card',
    'G21',
    '“Card” is not the title of a column that its player knows, or of a fact that everyone knows.',
  ],
  [
    'questions[3].when',
    'Nothing',
    'G21',
    '“Nothing” is not the title of a column that its player knows, or of a fact that everyone knows.',
  ],
  ['questions[3].when', 'Coins', 'H21', `${NUMBER}, found “wolf”.`],
  [
    'questions[3].when',
    '',
    'G21',
    '“” is not the title of a column that its player knows, or of a fact that everyone knows.',
  ],
  ['questions[3].most', '2', 'E21', EMPTY],
  ['questions[4].most', '0', 'E22', 'Expected a whole number from 1 on, found 0.'],
  ['questions[4].missing', 'Ann', 'F22', EMPTY],
  ['questions[5].least', '0', 'D23', EMPTY],
  ['columns[0].title', '', 'A33', TITLE],
  ['columns[0].title', 'Points', 'A35', TITLE],
  ['columns[0].kind', 'a date', 'B33', 'Choose from the list: a number, a text, a player.'],
  ['columns[0].start', '=1+1', 'C33', `${NUMBER}, found “=1+1”.`],
  ['columns[0].start', '#N/A', 'C33', `${NUMBER}, found “#N/A”.`],
  ['columns[0].start', 'TRUE', 'C33', `${NUMBER}, found “TRUE”.`],
  ['columns[0].title', ' ', 'A33', TITLE],
  ['columns[0].start', 'ten', 'C33', `${NUMBER}, found “ten”.`],
  [
    'columns[0].start',
    '-1',
    'E33',
    'Players can trade only a number that begins with 0 or more and is known to its player.',
  ],
  ['columns[0].start', '1.5', 'C33', `${NUMBER}, found “1.5”.`],
  ['columns[0].known', '', 'D33', 'Choose from the list: everyone, its player, only the host.'],
  [
    'columns[0].known',
    known.host,
    'E33',
    'Players can trade only a number that begins with 0 or more and is known to its player.',
  ],
  ['columns[0].trade', 'no', 'E33', 'Choose from the list: yes.'],
  [
    'columns[0].deal',
    '1, 2, -3, 4',
    'G33',
    'Expected a number of at least 0, because players can trade it, found -3.',
  ],
  [
    'columns[0].draw',
    '1, 2',
    'H33',
    'Write 2 to 60 values with commas between them. A column with a deal or with trades has no draw.',
  ],
  ['columns[1].start', long, 'C34', expect.stringContaining('Expected a text of 0 to 1000 characters')],
  [
    'columns[1].trade',
    'yes',
    'E34',
    'Players can trade only a number that begins with 0 or more and is known to its player.',
  ],
  [
    'columns[1].deal',
    OTHERS,
    'G34',
    'Write 2 to 60 values with commas between them. In a column of players, choose “another player each”.',
  ],
  [
    'columns[1].draw',
    'places 1, 2, 3 …',
    'H34',
    'Write 2 to 60 values with commas between them. A column with a deal or with trades has no draw.',
  ],
  [
    'columns[1].draw',
    'a',
    'H34',
    'Write 2 to 60 values with commas between them. A column with a deal or with trades has no draw.',
  ],
  ['columns[2].draw', '1, two', 'H35', `${NUMBER}, found “two”.`],
  [
    'columns[2].deal',
    '1',
    'G35',
    'Write 2 to 60 values with commas between them. In a column of players, choose “another player each”.',
  ],
  ['columns[2].rule', '=[Nothing]', 'I35', '[Nothing] is not the title of a column, question or fact.'],
  ['columns[3].start', 'Ann', 'C36', 'No player is known yet. Empty the cell.'],
  [
    'columns[3].deal',
    'Ann, Bob',
    'G36',
    'Write 2 to 60 values with commas between them. In a column of players, choose “another player each”.',
  ],
  ['columns[3].draw', 'Ann, Bob', 'H36', EMPTY],
  ['facts[0].kind', 'a player', 'B46', 'Choose from the list: a number, a text.'],
  ['facts[0].known', known.owner, 'D46', 'Choose from the list: everyone, only the host.'],
  ['facts[0].start', 'much', 'C46', `${NUMBER}, found “much”.`],
  [
    'facts[0].draw',
    '1',
    'F46',
    'Write 2 to 60 values with commas between them. A column with a deal or with trades has no draw.',
  ],
  ['facts[0].title', 'Card', 'A47', TITLE],
  ['facts[1].reveal', 'maybe', 'E47', 'Choose from the list: yes.'],
])('O1 %s is “%s”: the fault is at %s', (path, text, cell, words) => {
  const [fault, ...more] = faultsOf(withText(path, text)).map((one) => one.split(/: (.*)/s));
  expect(fault?.slice(0, 2)).toEqual([`Game!${cell}`, words]);
  expect(more).toEqual([]);
});

test.each(['questions', 'columns', 'facts'] as const)('O1 the 21st row of %s is named', (table) => {
  const rows = Array.from({ length: 22 }, (_, i) => ({ ...BASE[table][0], title: `Row ${i}` }));
  const alone = { values: { title: 'Wide', fewest: '2', most: '4' }, questions: [], columns: [], facts: [] };
  const first = { questions: 18, columns: 27, facts: 36 }[table];
  const words = 'This table has at most 20 rows. Delete this row.';
  const bound = table === 'questions' ? rows.map((row) => ({ ...row, most: '' })) : rows;
  expect(faultsOf({ ...alone, [table]: bound } as never)).toEqual(
    [20, 21].map((row) => `Game!A${first + row}: ${words}`),
  );
});
