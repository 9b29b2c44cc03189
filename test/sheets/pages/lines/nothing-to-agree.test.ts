import { sendReceipts } from '../../../../src/sheets/delivery/receipts.ts';
import { emailOf } from '../../../players.ts';
import type { Memory } from '../../memory-ports.ts';
import { begin, offer, resolve, rowOf } from '../../season.ts';

function answer(memory: Memory): void {
  memory.time += 1000;
  offer(memory, 'Ben', 'Ann', '1 point token', '2 garnets');
  sendReceipts(memory.ports, 1);
}

test('X5 the answer to an offer that was withdrawn is a new offer, and its sender alone reads why', () => {
  const memory = begin();
  offer(memory, 'Ann', 'Ben', '2 garnets', '1 point token');
  memory.time += 1000;
  memory.respond(rowOf(memory).tradesTab, {
    'Email Address': emailOf('Ann'),
    'Or withdraw an offer': 'Withdraw my offer to this player',
    'With whom?': 'Ben',
  });
  answer(memory);
  expect(memory.page('Ben')).toContain('Ann has withdrawn this offer, so this is a new offer.');
  expect(memory.page('Ann')).not.toContain('nothing to agree to');
});

test('X5 the answer to an offer that lapsed with its round is a new offer, too; another offer says nothing', () => {
  const memory = begin();
  offer(memory, 'Ann', 'Ben', '2 garnets', '1 point token');
  resolve(memory);
  answer(memory);
  expect(memory.page('Ben')).toContain(
    'Ann offered this in round 1, but the offer lapsed, so this is a new offer.',
  );
  offer(memory, 'Cleo', 'Ann', '1 point token', '2 garnets');
  sendReceipts(memory.ports, 1);
  expect(memory.page('Cleo')).not.toContain('nothing to agree to');
});

test('X5 the answer to an offer that the rules forbade does not say that there was one', () => {
  const memory = begin();
  offer(memory, 'Ann', 'Dan', 'number card 1', '1 garnet');
  resolve(memory);
  memory.time += 1000;
  offer(memory, 'Dan', 'Ann', '1 garnet', 'number card 1');
  sendReceipts(memory.ports, 1);
  expect(memory.page('Dan')).not.toContain('nothing to agree to');
});
