import { lateOrderOf } from '../../../../src/sheets/pages/lines/uncounted-orders.ts';
import type { OpenRound } from '../../../../src/sheets/responses/open-round.ts';

const order = (id: string, person?: string) => ({
  id,
  at: Number(id),
  ...(person ? { person: { id: person } } : {}),
});

test('X2 a player is told of their own newest late order, and of nobody else’s', () => {
  const late = [order('1', 'Ann'), order('2', 'Ben'), order('3', 'Ann'), order('4', 'Ben')];
  const open = { sorted: { late } } as unknown as OpenRound;
  expect(['Ann', 'Ben', 'Cleo'].map((player) => lateOrderOf(open, player)?.id)).toEqual([
    '3',
    '4',
    undefined,
  ]);
});
