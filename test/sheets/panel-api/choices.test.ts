import { COMMON_OPTIONS } from '../../../src/rules/declare/option.ts';
import { usesMeadows } from '../../../src/rules/declare/seating.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { gameChoices } from '../../../src/sheets/panel-api/choices.ts';

test.each(GAMES.map((game) => [game.id, game] as const))(
  'X5 %s offers its own options, then those of every game that make sense in it',
  (id, game) => {
    const choice = gameChoices().find((one) => one.id === id);
    const names = choice?.options.map(({ name }) => name) ?? [];
    const common = Object.keys(COMMON_OPTIONS).filter(
      (name) => name !== 'purseTrade' || usesMeadows(game.seating.rule),
    );
    const declared = [...Object.keys(game.options), ...common];
    expect(names.includes('purseTrade')).toBe(usesMeadows(game.seating.rule));
    expect(names.slice(0, declared.length)).toEqual(declared);
    const { players, even = false } = game.seating.rule;
    const [least, most] = typeof players === 'number' ? [players, players] : players;
    expect(choice).toMatchObject({
      title: game.title,
      pitch: game.pitch,
      seats: { least, most, isEven: even },
    });
    expect(choice?.deal.map(({ key }) => key)).toEqual(Object.keys(game.dealKeys));
  },
);

test('a choice of an option is offered in words, without the signs of its name', () => {
  const words = gameChoices().flatMap(({ options }) =>
    options.flatMap(({ choices }) => choices.map((choice) => choice.words)),
  );
  expect(words).toContain('within meadow');
  expect(words.filter((text) => !/^[a-z]+( [a-z]+)*$/.test(text))).toEqual([]);
});
