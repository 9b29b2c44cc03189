import type { Judging } from '../../../src/rules/order/field.ts';
import { type PurchaseLimit, purchase } from '../../../src/rules/order/number-field.ts';

/** The purchase and payment of an order for wagons at 2 garnets, with 12 in the purse and room for `room`. */
function buy(raw: unknown, room: number, beyond?: PurchaseLimit<unknown, unknown>['beyond']) {
  const field = purchase<unknown, { readonly room: number }>({ title: 'Wagons' }, () => 2, {
    most: ({ position }) => position.room,
    ...(beyond ? { beyond } : {}),
  });
  const refused: string[] = [];
  const judging: Judging<unknown, { readonly room: number }> = {
    info: { seats: [], names: [], options: {} },
    position: { room },
    began: { room },
    seat: 0,
    garnets: 12,
    paid: [],
    order: {},
    refuse: (part, code, message) => refused.push(`${part} ${code} ${message}`),
  };
  const bought = field.judge(raw, 'buyWagons', judging);
  return { bought, paid: 12 - judging.garnets, refused };
}

test('X3 a purchase within its limit is paid', () => {
  expect(buy(2, 2)).toEqual({ bought: 2, paid: 4, refused: [] });
  expect(buy(undefined, 0)).toEqual({ bought: 0, paid: 0, refused: [] });
});

test('X3 more than the limit is refused as a whole, or lowered where a game rules so', () => {
  const message = 'You can buy at most 2, and 9 were asked for; none is bought.';
  expect(buy(9, 2)).toEqual({ bought: 0, paid: 0, refused: [`buyWagons not-legal ${message}`] });
  expect(buy(9, 2, 'lowered')).toEqual({ bought: 2, paid: 4, refused: [] });
});

test.each([0, -1])('X3 a player with room for %i more reads the limit', (room) => {
  for (const beyond of ['refused', 'lowered'] as const)
    expect(buy(1, room, beyond)).toEqual({
      bought: 0,
      paid: 0,
      refused: ['buyWagons not-legal You can buy no more.'],
    });
});

test('X3 a purchase may be 0: the form asks for a whole number from 0', () => {
  const field = purchase<unknown>({ title: 'Stamps', help: 'One costs 4.' }, () => 4);
  const info = { seats: [{ name: 'Ann' }], names: ['Ann'], options: {} };
  expect(field.ask('buy', info, {})).toMatchObject([
    { id: 'buy', title: 'Stamps', input: { kind: 'whole', least: 0 } },
  ]);
});

test.each([-1, 1.5, '2', null])('X3 %j is no number of things: it is refused, and nothing is paid', (raw) => {
  const message = `Expected a whole number from 0, found ${raw === '2' ? '“2”' : raw}.`;
  expect(buy(raw, 9)).toEqual({ bought: 0, paid: 0, refused: [`buyWagons malformed ${message}`] });
});
