import { type Description, WORDS } from '../../../src/sheets/own-game/description.ts';
import { faultsOf } from './description-tab.ts';

const { columnKinds: kinds, known } = WORDS;

const column = (title: string, more: Readonly<Record<string, string>> = {}) => {
  return { title, kind: kinds.number, start: '0', known: known.everyone, ...more };
};
const game = (more: Partial<Description>): Description => ({
  values: { title: 'Bad', fewest: '2', most: '30' },
  questions: [],
  columns: [],
  facts: [],
  ...more,
});

// What a host may type into the tab that describes a game, and the words beside the cell.
test.each<[string, Description, readonly string[]]>([
  [
    'a fraction to start with',
    game({ columns: [column('A', { start: '1,5' })] }),
    ['Expected a whole number'],
  ],
  [
    'a title that is a name of rules',
    game({ columns: [column('Sent', { rule: '=[sent]' })] }),
    ['two meanings'],
  ],
  [
    'a title in other letters again',
    game({ columns: [column('Coins'), column('coins', { rule: '=[Coins]' })] }),
    ['two meanings'],
  ],
  [
    'a draw with a fraction',
    game({ facts: [{ title: 'Card', kind: kinds.number, known: known.host, draw: '1.5; 2' }] }),
    ['Expected a whole number'],
  ],
  [
    'fullwidth digits',
    game({ values: { title: 'Bad', fewest: '２', most: '30' } }),
    ['Expected a whole number'],
  ],
  [
    'no rounds',
    game({ values: { title: 'Bad', fewest: '2', most: '30', lastRound: '0' } }),
    ['Expected a whole number from 1'],
  ],
  [
    'a rule for itself',
    game({ columns: [column('A', { rule: '=[new A] + 1' })] }),
    ['This rule needs its own result, [new A]. Write [A] for the value before the round.'],
  ],
  [
    'two rules that need each other',
    game({ columns: [column('A', { rule: '=[new B]' }), column('B', { rule: '=[new A]' })] }),
    ['needs its own result, through [new b]', 'needs its own result, through [new a]'],
  ],
  [
    'a rule without a formula',
    game({ columns: [column('A', { rule: '=' })] }),
    ['Write a formula after the sign ='],
  ],
])('O1 %s is named beside its cell', (_, of, words) => {
  expect(faultsOf(of)).toEqual(words.map((one) => expect.stringContaining(one)));
});
