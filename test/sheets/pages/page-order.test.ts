import { receipts } from '../receipts.ts';
import { begin, offer, resolveAndDeliver, send } from '../season.ts';

test('a player’s page has what to do first, then the last round, the standing and the board; details stand below a line', () => {
  const memory = begin();
  resolveAndDeliver(memory);
  send(memory, 'Ann', { 'Number card': 1 });
  offer(memory, 'Ben', 'Ann', '1 garnet', '1 bellflower');
  receipts(memory);
  const page = memory.page('Ann');
  const order = [
    'Round 2 is open',
    '✓ Your order counts.\nNumber card: 1',
    '➜ Change my order',
    'Ben offers you 1 garnet',
    '➜ Trade in round 2',
    'Your purse: ',
    '\nYour last round\n',
    'Where do I stand?',
    'Your cards',
    '\nMore about this match\n',
    '\nYour order for round 2\n',
    '\nTrades in round 2\n',
    '\nYour round 1\n',
    '\nRules in short\n',
  ];
  const places = order.map((words) => [page.indexOf(words), words] as const);
  expect(places.filter(([at]) => at < 0)).toEqual([]);
  expect([...places].sort(([a], [b]) => a - b)).toEqual(places);
});

test('the line above the board says where no order counts, and why to look', () => {
  const memory = begin();
  expect(begin().page('Ann')).toContain('You have sent no order for round 1.');
  send(memory, 'Ann', { 'Number card': 4 });
  receipts(memory);
  expect(memory.page('Ann')).toContain(
    '✗ Your order has no valid part: your lowest card is played, without garnets or a point token.',
  );
});
