import { begin, makeMatch } from '../season.ts';

test('the panel shows a player’s flower colour, and in other games the meadow', () => {
  const memory = begin();
  makeMatch(memory, {
    game: 'not-flower-field',
    seed: 'the seed of another match',
    setup: '{"colours":{"Ann":"mauve","Ben":"blue","Cleo":"yellow","Dan":"green"}}',
  });
  const [soulmate, field] = memory.panel().matches;
  expect(soulmate?.seats.map(({ label }) => label)).toEqual(['red', 'red', 'red', 'red']);
  expect(field?.seats.map(({ label }) => label)).toEqual(['mauve', 'blue', 'yellow', 'green']);
});
