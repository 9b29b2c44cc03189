import { expect, test } from '@jest/globals';
import { count, isOver, text } from '../../../src/rules/declare/column.ts';
import { declarePosition, startPosition, table } from '../../../src/rules/declare/tables.ts';
import { defaultPrivateView, defaultPublicView } from '../../../src/rules/defaults/views.ts';

const DECLARATION = declarePosition({
  tables: {
    notes: table('owner', { player: text(), note: text() }),
    seats: table('owner', { points: count({ publicFrom: isOver }), rank: count({ known: 'host' }) }),
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
