import { count, flag, text } from '../../../src/rules/declare/column.ts';
import { declarePosition, fixedTable, startPosition, table } from '../../../src/rules/declare/tables.ts';
import {
  type DefaultViews,
  defaultPrivateView,
  defaultPublicView,
} from '../../../src/rules/defaults/views.ts';

const DECLARATION = declarePosition({
  tables: {
    notes: table('owner', { player: text(), note: text() }),
    seats: table('owner', { points: count({ revealed: '' }), rank: count({ known: 'host' }) }),
  },
});
const START = startPosition(DECLARATION, {
  notes: [
    { player: 'Ann', note: 'mine' },
    { player: 'Bob', note: 'his' },
  ],
  seats: [
    { player: 'Ann', points: 3, rank: 1 },
    { player: 'Bob', points: 2, rank: 2 },
  ],
});
const ANN = { points: 3, notes: [{ player: 'Ann', note: 'mine' }] };

test('a player’s own cells are in the private view, and stay there when the end makes them public', () => {
  expect(defaultPrivateView(DECLARATION, START, 0)).toEqual(ANN);
  expect(defaultPrivateView(DECLARATION, { ...START, over: true }, 0)).toEqual(ANN);
});

test('what becomes public at the end is in the public view from then on, and nothing of the host', () => {
  expect(defaultPublicView(DECLARATION, START)).toEqual({});
  expect(defaultPublicView(DECLARATION, { ...START, over: true })).toEqual({
    seats: [
      { player: 'Ann', points: 3 },
      { player: 'Bob', points: 2 },
    ],
  });
});

const TOWNS = declarePosition({
  scalars: { storm: flag({ known: 'everyone' }), deck: text() },
  tables: {
    towns: fixedTable('town', ['Anvil', 'Bright'], 'everyone', {
      store: count(),
      salt: count({ known: 'host' }),
    }),
    bids: table('everyone', { price: count() }),
    seats: table('owner', {
      wagons: count(),
      points: count({ known: 'everyone' }),
      role: text({ known: 'host' }),
    }),
  },
});
type Views = DefaultViews<typeof TOWNS>;

/** Are two types the same? */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

test('the types of the default views say what always shows, and what may be missing', () => {
  const shown: Same<
    Views['public'],
    {
      readonly storm: boolean;
      readonly deck?: string;
      readonly towns: readonly {
        readonly town: 'Anvil' | 'Bright';
        readonly store: number;
        readonly salt?: number;
      }[];
      readonly seats: readonly {
        readonly player: string;
        readonly points: number;
        readonly wagons?: number;
        readonly role?: string;
      }[];
      readonly bids?: readonly { readonly price: number }[];
    }
  > = true;
  const mine: Same<Views['private'], { readonly wagons: number }> = true;
  const notes: Same<
    DefaultViews<typeof DECLARATION>['private'],
    {
      readonly points: number;
      readonly notes?: readonly { readonly player: string; readonly note: string }[];
    }
  > = true;
  expect([shown, mine, notes]).toEqual([true, true, true]);
  const start = startPosition(TOWNS, { seats: [{ player: 'Ann' }] });
  const view = defaultPublicView(TOWNS, start) as Views['public'];
  expect(view.towns[1]).toEqual({ town: 'Bright', store: 0 });
  expect(view.seats).toEqual([{ player: 'Ann', points: 0 }]);
  expect(view.bids).toBeUndefined();
  expect(defaultPrivateView(TOWNS, start, 0)).toEqual({ wagons: 0 });
});
