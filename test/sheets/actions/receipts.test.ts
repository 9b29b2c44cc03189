import * as fc from 'fast-check';
import { award } from '../../../src/sheets/actions/award.ts';
import { sendReceipts } from '../../../src/sheets/delivery/receipts.ts';
import { orderForm } from '../../../src/sheets/panel-api/host-hand.ts';
import { previewRound } from '../../../src/sheets/panel-api/rounds.ts';
import { cellsOf } from '../memory-ports.ts';
import { act, begin, madeOnce, makeMatch, makeSeason, NAMES, offer, resolve, send } from '../season.ts';

const player = fc.constantFrom(...NAMES);
const assets = fc.constantFrom(
  '1 garnet',
  '2 garnets',
  '3 garnets',
  '1 point token',
  '2 point tokens',
  'number card 3',
  'number card 1, number card 1',
  '1 garnet, number card 2',
  '',
);
const trade = fc.record({ from: player, to: player, gives: assets, takes: assets, confirmed: fc.boolean() });
const order = fc.record({
  'Number card': fc.constantFrom('', 1, 2, 3, 7),
  'Garnets to add': fc.constantFrom('', 1, 2, 4),
  'Use a point token': fc.constantFrom('no', 'yes'),
  'Point tokens to buy': fc.constantFrom('', 1, 2),
});
type Order = typeof order extends fc.Arbitrary<infer T> ? T : never;

/** A garnet that Ann does not have: the trade fails in every run. */
const UNPAID = [{ from: 'Ann', to: 'Ben', gives: '1 garnet', takes: '1 garnet', confirmed: true }] as const;
const ONE_CARD = {
  'Number card': 3,
  'Garnets to add': '',
  'Use a point token': 'no',
  'Point tokens to buy': '',
} as const;
const NOTHING: [Order, Order, Order, Order] = [ONE_CARD, ONE_CARD, ONE_CARD, ONE_CARD];

/** Two rounds that use up cards: the hands then depend on the trades. */
const played = madeOnce(() => {
  const memory = begin();
  for (let round = 0; round < 2; round++) {
    for (const name of NAMES) send(memory, name, { 'Number card': 3 });
    resolve(memory);
  }
  return memory;
});

const isTrade = (line: string) => line.startsWith('Trade, ');
const messageOf = (line: string) => line.slice(line.indexOf(': ') + 2);

test('X4 a receipt judges an order like the round does, with the trades', () => {
  let refusedOrders = 0;
  let failing = 0;
  fc.assert(
    fc.property(
      fc.array(trade, { maxLength: 6 }),
      fc.tuple(order, order, order, order),
      fc.array(player, { maxLength: 3 }),
      (trades, orders, awarded) => {
        const memory = played();
        for (const name of awarded)
          act(memory, award, {
            player: name,
            garnets: 2,
            bellflowers: 0,
            tokensOfLife: 0,
            why: 'A prize',
          });
        for (const { from, to, gives, takes, confirmed } of trades) {
          offer(memory, from, to, gives, takes);
          if (confirmed) offer(memory, to, from, takes, gives);
        }
        NAMES.forEach((name, seat) => {
          send(memory, name, orders[seat] as (typeof orders)[0]);
        });
        const state = memory.match();
        const { refused } = previewRound(memory.ports, { match: 1, round: 2 });
        for (const { name, refused: onReceipt } of state.seats) {
          const inRound = refused.filter((line) => line.startsWith(`${name}, `) && !isTrade(line));
          expect(onReceipt.map(messageOf)).toEqual(inRound.map(messageOf));
          refusedOrders += inRound.length;
        }
        const { failing: willFail } = state.trades;
        expect(willFail).toHaveLength(refused.filter(isTrade).length);
        failing += willFail.length;
      },
    ),
    { numRuns: Number(process.env.LAW_RUNS || 15), examples: [[[...UNPAID], NOTHING, []]] },
  );
  expect(refusedOrders).toBeGreaterThan(10);
  expect(failing).toBeGreaterThan(0);
});

test('F5 of an order that is refused as a whole the receipt says that nothing counts', () => {
  const memory = makeSeason();
  makeMatch(memory, { game: 'not-flower-field' });
  const own = memory.book().season.players.find(({ name }) => name === 'Ben')?.file;
  const pageOf = () =>
    cellsOf(memory.pageWrites.filter(({ file, sheetId }) => file === own && sheetId > 900_000).at(-1)!.grid);
  const fields = orderForm(memory.ports, 1, 'Ben').fields.map(({ label }) => label);
  const order = (cells: string) => Object.fromEntries(fields.map((label) => [label, cells]));
  send(memory, 'Ben', order('Z9'));
  sendReceipts(memory.ports, 1);
  expect(pageOf().flat()).toContain('✗ Your order has no valid part: you place nothing.');
  send(memory, 'Ben', { ...order(''), [fields[0]!]: 'A1' });
  sendReceipts(memory.ports, 1);
  expect(pageOf().flat().join()).not.toContain('A part of your order');
});
