import {
  checked,
  choice,
  count,
  countGood,
  declarePosition,
  draftOf,
  type Judging,
  type OwnForm,
  type PositionOf,
  purchase,
  table,
  wholeNumber,
} from '../../../../src/rules/data.ts';
import { defineGame, outcomeByScores, seating } from '../../../../src/rules/kit.ts';
import { allViews, startMatch } from '../../../../src/rules/play/match.ts';
import { ownFormOf } from '../../../../src/rules/play/shown/seat-form.ts';
import { ownFormLaw } from '../own-form.ts';
import { sentLaw } from '../sent.ts';

// A small game where barrels need a purchase and a lamp, and the same game with faults.

const BARRELS = countGood('barrels', { one: 'barrel' });
const POSITION = declarePosition({ tables: { seats: table('owner', { barrels: count({ most: 1000 }) }) } });
type Truth = PositionOf<typeof POSITION>;

/** Something that a faulty game does: its own notes on the form, or what it refuses. */
interface Fault {
  own?(): OwnForm;
  refuses?(barrels: number): boolean;
}

const lamps = ({ own, refuses }: Fault = {}) =>
  defineGame({
    id: 'planted-faults',
    title: 'Lamps',
    pitch: 'Everyone pours oil into a lamp.',
    seating: seating({ players: [3, 6] }),
    options: {},
    position: POSITION,
    order: {
      buy: purchase<object, Truth>({ title: 'Barrels to buy' }, () => 1, { most: () => 3 }),
      lamp: checked(choice<object, string>({ title: 'Lamp' }, ['red', 'blue', 'green', 'gold']), (lamp) =>
        lamp === 'green' ? undefined : ['not-legal', 'This lamp burnt out.'],
      ),
      pour: checked(
        wholeNumber<object>(
          { title: 'Barrels to pour' },
          { least: 0, missing: 0, held: BARRELS, bought: 'buy' },
        ),
        (barrels, { order }: Judging<object, Truth>) =>
          order.lamp === '' || refuses?.(barrels) ? ['not-legal', 'Into no lamp.'] : undefined,
      ),
    },
    resolve(_info, position, orders) {
      const seats = draftOf(position.seats);
      orders.forEach(({ buy, pour }, seat) => {
        seats[seat]!.barrels += buy - pour;
      });
      const round = position.round + 1;
      return { position: { ...position, round, over: round >= 4, seats }, earnings: [] };
    },
    outcome: (_info, { seats }) => outcomeByScores(seats.map(() => 0)),
    ...(own ? { form: { own } } : {}),
  });

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test.each([1, 2])('the game without a fault passes: seed %i', (seed) => {
  ownFormLaw(lamps(), seed);
  sentLaw(lamps(), seed);
});

test.each(SEEDS)(
  'X3 a note that leaves out what a purchase and another answer make legal is found: seed %i',
  (seed) => {
    const game = lamps({ own: () => ({ pour: { excuse: 'You have no barrels.' } }) });
    expect(() => ownFormLaw(game, seed)).toThrow('Property failed');
  },
);

test.each([1, 2])('a number of which only nothing is ever accepted is found: seed %i', (seed) => {
  expect(() => sentLaw(lamps({ refuses: () => true }), seed)).toThrow('Barrels to pour');
});

test.each([
  [3, undefined],
  [0, { excuse: 'You have no barrels.' }],
])('X3 with %i garnets and no barrels, barrels to pour have the right note', (garnets, note) => {
  const names = ['Ann', 'Bob', 'Cat'];
  const info = { names, seats: names.map((name) => ({ name })), options: {} };
  const purses = names.map(() => ({ garnets, bellflowers: 0, tokensOfLife: 0 }));
  const match = startMatch(lamps(), info, purses, 'x', {});
  expect(ownFormOf(match, allViews(match), 0).pour).toEqual(note);
});
