import { pathOf, recordOf, SMALL, withAt } from './build.ts';

const long = 'x'.repeat(1001);

test('the small definition is usable', () => {
  expect(pathOf(recordOf([{}, { ruling: {} }]))).toBe('');
});

/** The value, its path, and the path of the fault if it is another one. */
const DEFINITIONS: readonly (readonly [path: string, part: unknown, at?: string])[] = [
  ['title', undefined],
  ['title', ''],
  ['title', 'x'.repeat(101)],
  ['title', 7],
  ['players', [2]],
  ['players', [4, 2]],
  ['players', [1, 4], 'players[0]'],
  ['players', [2, 31], 'players[1]'],
  ['players', [2, 2.5], 'players[1]'],
  ['lastRound', 0],
  ['lastRound', null],
  ['colour', 'red'],
  ['questions', undefined],
  ['questions', {}],
  ['questions', Array(21).fill(SMALL.questions[5])],
  ['questions[0]', null],
  ['questions[0].id', undefined],
  ['questions[0].id', 'Bid'],
  ['questions[0].id', 'a_b'],
  ['questions[0].id', 'a'.repeat(31)],
  ['questions[0].id', 'order'],
  ['questions[0].id', 'garnets'],
  ['questions[1].id', 'bid'],
  ['questions[1].title', 'Bid'],
  ['questions[0].kind', 'range'],
  ['questions[0].kind', undefined],
  ['questions[0].least', 1.5],
  ['questions[0].least', 'none'],
  ['questions[0].most', 'role'],
  ['questions[0].most', 1_000_000_001],
  ['questions[0].most', null],
  ['questions[0].missing', '0'],
  ['questions[0].choices', ['a']],
  ['questions[1].choices', undefined],
  ['questions[1].choices', []],
  ['questions[1].choices', ['red', ''], 'questions[1].choices[1]'],
  ['questions[1].choices', ['red', 'red'], 'questions[1].choices[1]'],
  ['questions[1].choices', ['red', long], 'questions[1].choices[1]'],
  ['questions[1].choices', Array.from({ length: 51 }, (_, i) => `${i}`)],
  ['questions[1].missing', 'green'],
  ['questions[1].missing', null],
  ['questions[1].least', 0],
  ['questions[2].missing', 'rope'],
  ['questions[3].most', 2],
  ['questions[4].most', 0],
  ['questions[4].missing', 'Ann'],
  ['questions[5].least', 0],
  ['questions[3].when', {}],
  ['questions[3].when', []],
  ['questions[3].when', { column: 'role', fact: 'pot', is: 1 }],
  ['questions[3].when', { column: 'role' }, 'questions[3].when.is'],
  ['questions[3].when', { column: 'aim', is: 'Ann' }, 'questions[3].when.column'],
  ['questions[3].when', { column: 'nothing', is: 'Ann' }, 'questions[3].when.column'],
  ['questions[3].when', { fact: 'card', is: 'x' }, 'questions[3].when.fact'],
  ['questions[3].when', { fact: 'pot', is: '0' }, 'questions[3].when.is'],
  ['questions[3].when', { column: 'role', is: 'wolf', not: true }, 'questions[3].when.not'],
  ['columns[0].known', undefined],
  ['columns[0].known', 'all'],
  ['columns[0].start', undefined],
  ['columns[0].start', '10'],
  ['columns[0].start', 1e10],
  ['columns[0].start', -1, 'columns[0].trade'],
  ['columns[0].known', 'host', 'columns[0].trade'],
  ['columns[1].trade', true],
  ['columns[1].start', long],
  ['columns[1].reveal', 1],
  ['columns[1].deal', ['a', 'b', 'c', 4], 'columns[1].deal[3]'],
  ['columns[1].deal', ['a', 'b']],
  ['columns[1].deal', 'others'],
  ['columns[1].draw', 'order'],
  ['columns[1].draw', ['a']],
  ['columns[0].draw', [1, 2]],
  ['columns[0].deal', [1, 2, -3], 'columns[0].deal[2]'],
  ['columns[2].draw', [1, 2, '3'], 'columns[2].draw[2]'],
  ['columns[2].draw', Array(61).fill(1)],
  ['columns[2].draw', 'others'],
  ['columns[3].start', 'Ann'],
  ['columns[3].deal', ['Ann', 'Bob', 'Cat']],
  ['columns[3].draw', 'order'],
  ['columns[3].kind', 'players'],
  ['columns[2].id', 'coins'],
  ['columns[2].title', 'Coins'],
  ['facts[0].kind', 'player'],
  ['facts[0].known', 'owner'],
  ['facts[0].trade', false],
  ['facts[0].deal', [1, 2, 3]],
  ['facts[0].draw', 'order'],
  ['facts[1].id', 'pot'],
  ['score', {}, 'score.column'],
  ['score.wins', 'least'],
  ['score.wins', undefined],
  ['score.column', 'role'],
  ['score.column', 'pot'],
];

test.each(DEFINITIONS.map(([path, part, at = path]) => [path, part, at] as const))(
  'O1 a definition that cannot be: %s %j',
  (path, part, at) => {
    const definition = withAt(SMALL, path, part);
    expect(pathOf(recordOf([], { definition, seed: 'x' }))).toBe(`definition.${at}`);
  },
);

test.each([
  ['an order is no “both at once”', [{ ...SMALL.questions[0], least: 3, most: 2 }], 'questions[0].least'],
  ['below the least', [{ ...SMALL.questions[0], most: 5, missing: -1 }], 'questions[0].missing'],
  ['above the most', [{ ...SMALL.questions[0], most: 5, missing: 6 }], 'questions[0].missing'],
  ['a column as a bound takes any', [{ ...SMALL.questions[0], missing: -1 }], undefined],
])('O3 bounds and what is missing: %s', (_, questions, at) => {
  const definition = { ...SMALL, questions };
  expect(pathOf(recordOf([], { definition }))).toBe(at === undefined ? '' : `definition.${at}`);
});

test('O1 deal beside draw, and a condition on somebody who does not play', () => {
  const both = withAt(SMALL, 'columns[1]', { ...SMALL.columns[1], deal: ['a', 'b', 'c'], draw: ['a', 'b'] });
  expect(pathOf(recordOf([], { definition: both, seed: 'x' }))).toBe('definition.columns[1].draw');
  const known = withAt(SMALL, 'columns[3].known', 'owner');
  const when = (is: string) => withAt(known, 'questions[3].when', { column: 'aim', is });
  expect(pathOf(recordOf([], { definition: when('Zed') }))).toBe('definition.questions[3].when.is');
  expect(pathOf(recordOf([], { definition: when('Ann') }))).toBe('');
});

test.each([
  [{ definition: undefined }, 'definition'],
  [{ game: 'secret-soulmate' }, 'definition'],
  [{ players: [{ name: 'Ann' }] }, 'players'],
  [{ options: { lastRound: 3 } }, 'options.lastRound'],
  [{ options: { graceMinutes: 3, purseTrade: 'within-meadow' } }, ''],
  [{ setup: { columns: { Ann: { coins: -1 } } } }, 'setup.columns.Ann.coins'],
  [{ setup: { columns: { Zed: {} } } }, 'setup.columns.Zed'],
  [{ setup: { columns: null } }, 'setup.columns'],
  [{ setup: { columns: { Ann: { gold: 1 } } } }, 'setup.columns.Ann.gold'],
  [{ setup: { facts: { pot: 'x' } } }, 'setup.facts.pot'],
  [{ setup: { roles: {} } }, 'setup.roles'],
  [{ setup: { columns: { Bob: { aim: 'Ann' } }, facts: {} } }, ''],
  [
    { definition: withAt(SMALL, 'facts[0].draw', [1, 2]), seed: 'x', setup: { facts: { pot: 1 } } },
    'setup.facts.pot',
  ],
  [{ definition: withAt(SMALL, 'columns[2].draw', 'order'), setup: {} }, 'seed'],
  [{ definition: withAt(SMALL, 'columns[3].deal', 'others') }, 'seed'],
])('a record that cannot be: %j', (more, path) => {
  expect(pathOf(recordOf([], more))).toBe(path);
});

const WAY_TOO_LONG = 'x'.repeat(5001);

test.each([
  [null, ''],
  [{ colour: 1 }, '.colour'],
  [{ columns: { Zed: {} } }, '.columns.Zed'],
  [{ columns: { Ann: { gold: 1 } } }, '.columns.Ann.gold'],
  [{ columns: { Ann: { coins: -1 } } }, '.columns.Ann.coins'],
  [{ columns: { Ann: { points: 1.5 } } }, '.columns.Ann.points'],
  [{ columns: { Ann: { role: long } } }, '.columns.Ann.role'],
  [{ columns: { Ann: { aim: 'Zed' } } }, '.columns.Ann.aim'],
  [{ columns: { Ann: null } }, '.columns.Ann'],
  [{ facts: { coins: 1 } }, '.facts.coins'],
  [{ facts: { card: 3 } }, '.facts.card'],
  [{ say: 'hello' }, '.say'],
  [{ say: { everyone: '' } }, '.say.everyone'],
  [{ say: { everyone: WAY_TOO_LONG } }, '.say.everyone'],
  [{ say: { to: { Zed: 'x' } } }, '.say.to.Zed'],
  [{ say: { to: { Ann: 3 } } }, '.say.to.Ann'],
  [{ credits: { Ann: { garnets: -3 } } }, '.credits.Ann.garnets'],
  [{ credits: { Ann: { points: 1 } } }, '.credits.Ann.points'],
  [{ credits: { Zed: {} } }, '.credits.Zed'],
  [{ over: 'yes' }, '.over'],
  [{ outcome: { winners: ['Ann'] } }, '.outcome'],
  [{ over: false, outcome: { candidates: [] } }, '.outcome'],
  [{ over: true, outcome: { winners: 'Ann' } }, '.outcome.winners'],
  [{ over: true, outcome: { winners: ['Zed'] } }, '.outcome.winners[0]'],
  [{ over: true, outcome: { candidates: ['Ann', 'Bob', 'Ann'] } }, '.outcome.candidates[2]'],
])('O6 a ruling that cannot be: %j', (ruling, path) => {
  expect(pathOf(recordOf([{}, { ruling }]))).toBe(`rounds[1].ruling${path}`);
});

test('games with code take no ruling, and nothing is ruled after the end', () => {
  const record = recordOf([{ ruling: { over: true } }, {}]);
  expect(pathOf(record)).toBe('rounds[1]');
  const coded = { ...recordOf([{ ruling: {} }]), game: 'not-flower-field', definition: undefined };
  const players = ['A', 'B', 'C', 'D'].map((name) => ({ name }));
  expect(pathOf({ ...coded, players })).toBe('rounds[0].ruling');
});

test.each([
  {},
  { columns: {}, facts: {}, say: {}, credits: {}, outcome: {}, over: false },
  { say: { to: {} }, columns: { Ann: {} } },
])('O2 an empty ruling changes nothing: %j', (ruling) => {
  expect(pathOf(recordOf([{ ruling }, { ruling }]))).toBe('');
});

const entry = { id: 'new', title: 'New', kind: 'number', start: 0, known: 'everyone' };
const drawn = { ...entry, draw: [1, 2] };
const without = (key: keyof typeof entry) =>
  Object.fromEntries(Object.entries(entry).filter(([own]) => own !== key));

test.each<[what: string, changes: object, definition: object, path: string]>([
  ['setup and end', { setup: { facts: { gone: 1 } }, rounds: [], end: 'standing' }, {}, 'setup.facts.gone'],
  ['seed and end', { rounds: [], end: 'standing' }, { facts: [drawn] }, 'seed'],
  ['seed and rounds', { rounds: 3 }, { facts: [drawn] }, 'seed'],
  ['edits and end', { edits: {}, end: 'soon' }, {}, 'edits'],
  ['end and a round', { rounds: [{}], end: 'soon' }, {}, 'end'],
  ['an id and a kind', {}, { columns: [{ ...without('kind'), id: 'A' }] }, 'definition.columns[0].id'],
  ['a title and a kind', {}, { facts: [{ ...entry, title: '', kind: 'x' }] }, 'definition.facts[0].title'],
  [
    'a start and who knows it',
    {},
    { facts: [{ ...entry, start: '', known: '' }] },
    'definition.facts[0].start',
  ],
  ['a question and a column', {}, { questions: [{}], columns: [{}] }, 'definition.questions[0].id'],
  ['one id twice, and a fact', {}, { columns: [entry, entry], facts: [{}] }, 'definition.columns[1].id'],
  ['players and lists', {}, { players: [4, 2], facts: {} }, 'definition.players'],
])('O1 of two faults the first in the order of the record is named: %s', (_, changes, definition, path) => {
  const record = { ...recordOf([{}]), ...changes, definition: { ...SMALL, ...definition } };
  expect(pathOf(JSON.parse(JSON.stringify(record)))).toBe(path);
});
