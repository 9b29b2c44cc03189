import { receipts } from '../receipts.ts';
import { begin, offer, resolveAndDeliver, send } from '../season.ts';

test('a player’s page has what to do first, then the board, the order, trades, the standing, and past rounds', () => {
  const memory = begin();
  resolveAndDeliver(memory);
  send(memory, 'Ann', { 'Number card': 1 });
  offer(memory, 'Ben', 'Ann', '1 garnet', '1 bellflower');
  receipts(memory);
  const page = memory.page('Ann');
  const order = [
    'Round 2 is open',
    '➜ Send your order for round 2',
    '✓ Your order has come: see “Your order for round 2” below. 1 offer to you: see “Trades this round” below.',
    'Your cards',
    '\nYour order for round 2\n',
    '\nTrades this round\n',
    '➜ Trade with others in round 2',
    'Where do I stand?',
    'Your round 1',
    '\nThe match at a glance\n',
  ];
  const places = order.map((words) => [page.indexOf(words), words] as const);
  expect(places.filter(([at]) => at < 0)).toEqual([]);
  expect([...places].sort(([a], [b]) => a - b)).toEqual(places);
});

test('the line above the board says where no order counts, and why to look', () => {
  const memory = begin();
  expect(begin().page('Ann')).toContain('No order of yours has come yet.');
  send(memory, 'Ann', { 'Number card': 4 });
  receipts(memory);
  expect(memory.page('Ann')).toContain(
    '✗ Nothing of your order counts as things stand: see “Your order for round 1” below.',
  );
});
