import { dropdowns } from '../../../src/rules/order/dropdowns.ts';
import { NONE } from '../../../src/rules/order/question.ts';

const LOADS = dropdowns({
  count: 2,
  title: 'Load',
  help: 'Wood and amount.',
  parts: { wood: ['oak', 'dark oak'], amount: [1, 2] },
  choice: ({ wood, amount }) => `${wood} · ${amount}`,
});
const ROADS = dropdowns({
  count: 1,
  title: 'Road',
  help: '',
  parts: { from: ['Anvil', 'Dune'], to: ['Anvil', 'Dune'] },
  choice: ({ from, to }) => `${from} to ${to}`,
});

test('the choices of dropdowns are all combinations of their parts', () => {
  const [first, second, ...more] = LOADS.ask('loads', { seats: [], names: [], options: {} }, {});
  expect(first).toEqual({
    id: 'load1',
    title: 'Load 1',
    help: 'Wood and amount. Left empty: no load.',
    empty: 'no load',
    input: { kind: 'choice', choices: [NONE, 'oak · 1', 'oak · 2', 'dark oak · 1', 'dark oak · 2'] },
  });
  expect([second?.id, second?.help, more]).toEqual(['load2', '', []]);
});

test('a single dropdown has no number in its title', () => {
  const asked = ROADS.ask('roads', { seats: [], names: [], options: {} }, {});
  expect(asked.map(({ id, title, empty }) => [id, title, empty])).toEqual([['road1', 'Road', 'no road']]);
});

test.each<[string, unknown]>([
  ['oak · 2', { wood: 'oak', amount: 2 }],
  ['dark oak · 1', { wood: 'dark oak', amount: 1 }],
  [' 2 OAK! ', { wood: 'oak', amount: 2 }],
  // The rule judges whether there are nine.
  ['oak 9', { wood: 'oak', amount: 9 }],
  ['dark oak, 1', 'dark oak, 1'],
  ['oak', 'oak'],
  ['oak 1 2', 'oak 1 2'],
  ['oak 9007199254740993', 'oak 9007199254740993'],
])('a dropdown’s answer %j is read by the words in it', (answer, line) => {
  expect(LOADS.read({ load2: answer }, 'loads')).toEqual([line]);
});

test('a choice counts as it stands, where two parts have the same words', () => {
  expect(ROADS.read({ road1: 'Dune to Anvil' }, 'roads')).toEqual([{ from: 'Dune', to: 'Anvil' }]);
  expect(ROADS.read({ road1: 'dune to anvil' }, 'roads')).toEqual(['dune to anvil']);
});

test.each<[unknown, boolean]>([
  [{ wood: 'oak', amount: 9 }, true],
  [{ wood: 'Oak', amount: 1 }, false],
  [{ wood: 'oak', amount: '1' }, false],
  [{ wood: 'oak', amount: 1, more: 1 }, false],
  [{ wood: 'oak' }, false],
  ['oak · 1', false],
])('%j is a line: %s', (raw, is) => {
  expect(LOADS.parse(raw)).toEqual(is ? raw : undefined);
});
