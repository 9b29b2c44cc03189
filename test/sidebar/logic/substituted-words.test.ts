import { substitutedWords } from '../../../src/sidebar/logic/people.ts';

const ANN = { name: 'Ann', email: 'ann@example.com' };
const SUE = { name: 'Sue', email: 'sue@example.com' };
const OPEN = { title: 'The MVP', round: 2, over: false };

test.each([
  ['of one match', [OPEN], 'Sue plays for Ann in The MVP from round 3 on.'],
  [
    'of two matches',
    [OPEN, { title: 'Polar Power', round: 0, over: false }],
    'Sue plays for Ann in The MVP from round 3 on and in Polar Power from round 1 on.',
  ],
  ['of a match that is over', [{ ...OPEN, over: true }], 'Sue has the place of Ann now.'],
  ['of no match', [], 'Sue has the place of Ann now.'],
])('H23 a place %s that goes over to another person', (_, matches, words) => {
  expect(substitutedWords('other', ANN, SUE, matches)).toBe(words);
});

test('H23 another name and another address of the same person', () => {
  expect(substitutedWords('same', ANN, { ...ANN, name: 'Anne' }, [OPEN])).toBe('Ann is now called Anne.');
  expect(substitutedWords('same', ANN, { ...ANN, email: 'a@example.com' }, [OPEN])).toBe(
    'The address of Ann was changed.',
  );
  expect(substitutedWords('same', ANN, { name: 'Anne', email: '' }, [OPEN])).toBe(
    'Ann is now called Anne. The address of Anne was changed.',
  );
});
