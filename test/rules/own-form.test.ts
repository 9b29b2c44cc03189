import { count, text } from '../../src/rules/declare/column.ts';
import { outcomeByScores } from '../../src/rules/declare/outcome.ts';
import { seating } from '../../src/rules/declare/seating.ts';
import { declarePosition, type PositionOf, startPosition, table } from '../../src/rules/declare/tables.ts';
import { defineGame } from '../../src/rules/define-game.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import { choice, yesNo } from '../../src/rules/order/choice-field.ts';
import { checked } from '../../src/rules/order/field.ts';
import { purchase, wholeNumber } from '../../src/rules/order/number-field.ts';
import { playerChoice } from '../../src/rules/order/player-field.ts';
import { NONE, type OwnForm } from '../../src/rules/order/question.ts';
import { allViews, startMatch } from '../../src/rules/play/match.ts';
import { ownFormOf } from '../../src/rules/play/shown/seat-form.ts';
import { EACH_GAME } from './law/all-games.ts';
import { lawTest } from './law/law-test.ts';
import { ownFormLaw } from './law/own-form.ts';

/** By game: the number of answers that its notes left out. */
const LEFT_OUT = new Map<string, number>();

describe.each(EACH_GAME)('%s', (_, game) => {
  lawTest(
    'X3 what a player’s own form excuses or leaves out would be refused, also beside other answers',
    'A note on the form leaves out a legal answer. Write the note in `form: { own }`, or remove it with `undefined`.',
    () => {
      LEFT_OUT.set(game.id, ownFormLaw(game));
    },
  );
});

test('most games leave something out of a player’s own form', () => {
  expect([...LEFT_OUT.values()].filter((left) => left > 0).length).toBeGreaterThanOrEqual(4);
});

/** The own forms by seat at the start of a match, with so many garnets in each purse. */
function ownFormsIn(game: AnyGame, names: readonly string[], garnets = 0): (seat: number) => OwnForm {
  const purses = names.map(() => ({ garnets, bellflowers: 0, tokensOfLife: 0 }));
  const info = { names, seats: names.map((name) => ({ name })), options: {} };
  const match = startMatch(game, info, purses, 'x', {});
  return (seat) => ownFormOf(match, allViews(match), seat);
}

test('a game’s notes on a player’s form are added to those of its fields', () => {
  const game = defineGame({
    id: 'rumours',
    title: 'Rumours',
    pitch: 'Everyone names somebody, or pays.',
    seating: seating({ players: [2, 4] }),
    options: {},
    position: declarePosition({ tables: { seats: table('owner', { named: text() }) } }),
    order: {
      who: playerChoice({ title: 'Who' }, { others: true }),
      pays: yesNo({ title: 'Pay' }),
    },
    resolve: (_info, position) => ({ position, earnings: [] }),
    outcome: () => outcomeByScores([0, 0]),
    form: { own: (_info, _view, _mine, seat) => (seat === 0 ? { pays: { excuse: 'You are first.' } } : {}) },
  });
  const own = ownFormsIn(game, ['Ann', 'Bob']);
  expect(own(0)).toEqual({ who: { choices: [NONE, 'Bob'] }, pays: { excuse: 'You are first.' } });
  expect(own(1)).toEqual({ who: { choices: [NONE, 'Ann'] } });
});

test('X3 a question is excused with the reason that holds for all other players, whatever one’s own name is refused for', () => {
  const reason = 'You have no ticket left.';
  const game = defineGame({
    id: 'visits',
    title: 'Visits',
    pitch: 'Everyone visits somebody.',
    seating: seating({ players: [2, 4] }),
    options: {},
    position: declarePosition({ tables: { seats: table('owner', { tickets: count() }) } }),
    order: {
      who: checked(playerChoice<object>({ title: 'Who' }, { others: true }), () => ['not-held', reason]),
    },
    resolve: (_info, position) => ({ position, earnings: [] }),
    outcome: () => outcomeByScores([0, 0, 0]),
  });
  expect(ownFormsIn(game, ['Ann', 'Bob', 'Cat'])(1)).toEqual({ who: { excuse: reason } });
});

test('a player who may buy no more of a thing is excused, whatever the purse holds', () => {
  const position = declarePosition({ tables: { seats: table('owner', { wagons: count({ start: 5 }) }) } });
  const game = defineGame({
    id: 'wagons',
    title: 'Wagons',
    pitch: 'Everyone buys wagons.',
    seating: seating({ players: [2, 4] }),
    options: {},
    position,
    start: ({ names }) =>
      startPosition(position, { seats: names.map((player, seat) => ({ player, wagons: 5 - seat })) }),
    order: {
      buyWagons: purchase<unknown, PositionOf<typeof position>>({ title: 'Wagons' }, () => 2, {
        most: ({ position: { seats }, seat }) => 5 - seats[seat]!.wagons,
      }),
    },
    resolve: (_info, position) => ({ position, earnings: [] }),
    outcome: () => outcomeByScores([0, 0]),
  });
  const own = ownFormsIn(game, ['Ann', 'Bob'], 9);
  expect(own(0)).toEqual({ buyWagons: { excuse: 'You can buy no more.' } });
  expect(own(1)).toEqual({});
});

/** A game where barrels need a lamp in the same order. */
function lamps(form: { own?(): OwnForm } = {}): AnyGame {
  return defineGame({
    id: 'lamps',
    title: 'Lamps',
    pitch: 'Everyone pours oil into a lamp.',
    seating: seating({ players: [2, 4] }),
    options: {},
    position: declarePosition({ tables: { seats: table('owner', { oil: count() }) } }),
    order: {
      lamp: choice<object, string>({ title: 'Lamp' }, ['red', 'blue']),
      barrels: checked(
        wholeNumber<object>({ title: 'Barrels' }, { least: 0, most: 3, missing: 0 }),
        (_barrels, { order }) => (order.lamp === '' ? ['not-legal', 'Into no lamp.'] : undefined),
      ),
      never: checked(yesNo<object>({ title: 'Never' }), () => ['not-legal', 'Not now.']),
    },
    resolve: (_info, position) => ({ position, earnings: [] }),
    outcome: () => outcomeByScores([0, 0]),
    form,
  });
}

test('a question is not excused whose answers are accepted beside an answer to another one', () => {
  expect(ownFormsIn(lamps(), ['Ann', 'Bob'])(0)).toEqual({ never: { excuse: 'Not now.' } });
});

test('a game removes a note with undefined', () => {
  const game = lamps({ own: () => ({ never: undefined }) });
  expect(ownFormsIn(game, ['Ann', 'Bob'])(0)).toEqual({ never: undefined });
});
