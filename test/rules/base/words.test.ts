import { joined, listed, stopped } from '../../../src/rules/base/words.ts';

test('H3 names with commas are parted by semicolons, in a list and in a sentence', () => {
  expect(joined(['Ann', 'Ben'])).toBe('Ann, Ben');
  expect(joined(['Dubois, Renée', 'Anna'])).toBe('Dubois, Renée; Anna');
  expect(listed(['Ann', 'Ben', 'Cleo'])).toBe('Ann, Ben and Cleo');
  expect(listed(['Dubois, Renée', 'Anna'])).toBe('Dubois, Renée; and Anna');
  expect(listed(['Ann', 'Dubois, Renée', 'Ben'])).toBe('Ann; Dubois, Renée; and Ben');
  expect(listed(['Dubois, Renée'])).toBe('Dubois, Renée');
});

test('H3 a sentence that ends with a name has one full stop', () => {
  expect([stopped('Winner: Renée, Jr.'), stopped('Winner: Ann')]).toEqual([
    'Winner: Renée, Jr.',
    'Winner: Ann.',
  ]);
});
