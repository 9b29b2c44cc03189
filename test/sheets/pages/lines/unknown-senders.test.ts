import { unknownLines } from '../../../../src/sheets/pages/lines/uncounted-orders.ts';
import type { OpenRound } from '../../../../src/sheets/responses/open-round.ts';
import { mayBeUnknown } from '../../../../src/sheets/responses/unknown-senders.ts';

const order = (id: string, person?: string) => ({
  id,
  at: Number(id),
  ...(person ? { person: { id: person } } : {}),
});

describe('H18 who has not sent the form since may have sent what came from an unknown sender, unless it was ignored:', () => {
  type UnknownSender = ReturnType<typeof order> & { readonly isIgnored?: true };
  const opened = (orders: readonly UnknownSender[], offers: readonly UnknownSender[]) =>
    ({
      sorted: { latest: new Map([['Ann', order('3', 'Ann')]]), unknownSenders: orders },
      counted: { trades: [order('1', 'Ben'), order('5', 'Ben')] },
      unknownOffers: { unknownSenders: offers },
    }) as unknown as OpenRound;
  const told = (one: OpenRound) => ['Ann', 'Ben'].map((player) => mayBeUnknown(one, player).join());

  test('an order', () => {
    const open = (...unknownSenders: UnknownSender[]) => opened(unknownSenders, []);
    expect(told(open(order('2')))).toEqual(['', 'orders']);
    expect(told(open())).toEqual(['', '']);
    expect(told(open(order('2'), order('4')))).toEqual(['orders', 'orders']);
    expect(told(open({ ...order('4'), isIgnored: true }))).toEqual(['', '']);
    // Somebody of the season who is not in this match.
    expect(told(open(order('2', 'Eve')))).toEqual(['', '']);
  });

  test('an offer, and both', () => {
    const open = (...unknownSenders: UnknownSender[]) => opened([], unknownSenders);
    expect(told(open(order('4')))).toEqual(['trades', '']);
    expect(told(open(order('6')))).toEqual(['trades', 'trades']);
    expect(told(open({ ...order('6'), isIgnored: true }))).toEqual(['', '']);
    expect(told(opened([order('4')], [order('4')]))).toEqual(['orders,trades', 'orders']);
  });
});

test.each([
  ['code', 'from an unknown code'],
  ['email', 'from an unknown account'],
] as const)('H18 something unknown came, where players have a %s', (identity, words) => {
  const text = (...forms: ('orders' | 'trades')[]) => unknownLines(identity, forms, false)[0]?.text;
  expect(text('orders')).toContain(
    `! An order came for this round ${words}. It does not count yet. If you sent it, `,
  );
  expect(text('trades')).toContain(`! A response to the trade form came for this round ${words}. It does`);
  expect(text('orders', 'trades')).toMatch(
    /^! An order and a response to the trade form came .* They do not count yet\. If you sent one of them, /,
  );
  expect(unknownLines(identity, ['orders'], true)[0]?.text).toMatch(
    /It does not count yet\. If you sent it, tell the host\./,
  );
});
