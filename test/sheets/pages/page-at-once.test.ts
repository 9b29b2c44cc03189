import { award } from '../../../src/sheets/actions/award.ts';
import { setDeadline } from '../../../src/sheets/actions/timing.ts';
import { sendReceipts } from '../../../src/sheets/delivery/receipts.ts';
import type { Memory } from '../memory-ports.ts';
import { actAndDeliver, begin, resolveAndDeliver, rowOf, send } from '../season.ts';

/** The last page that a player got. */

const PRIZE = { player: 'Ann', garnets: 2, bellflowers: 0, tokensOfLife: 0, why: '=first prize' };

describe('X7 an award', () => {
  test('is on the player’s page at once, with its reason, and in the purse', () => {
    const memory = begin();
    const pageWrites = memory.pageWrites.length;
    actAndDeliver(memory, award, PRIZE);
    expect(memory.page('Ann')).toContain('The host gave you 2 garnets: =first prize. (');
    expect(memory.page('Ann')).toContain('Your purse: 2 garnets, 0 bellflowers.');
    // Nobody else is told but the spectators, whose page has the log's new head.
    expect(memory.pageWrites.slice(pageWrites)).toHaveLength(2);
    actAndDeliver(memory, award, { ...PRIZE, garnets: -1, bellflowers: 3, why: '' });
    expect(memory.page('Ann')).toContain('The host gave you 3 bellflowers and took 1 garnet from you. (');
  });

  test('is in the purse alone after the next round', () => {
    const memory = begin();
    actAndDeliver(memory, award, PRIZE);
    resolveAndDeliver(memory);
    expect(memory.page('Ann')).not.toContain('first prize');
    expect(memory.page('Ann')).toContain('Your purse: 2 garnets');
    expect(memory.page('Ben')).toContain('Your purse: 0 garnets');
  });
});

describe('H18 what comes from an unknown sender', () => {
  const unknown = (memory: Memory, card: number) => {
    memory.time += 1000;
    memory.respond(rowOf(memory).formTab, { 'Email Address': 'who@example.com', 'Number card': card });
  };

  test('is told at once to all who have sent nothing since, without what it says, and once in a round', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 3 });
    unknown(memory, 2);
    expect(sendReceipts(memory.ports, 1)).toBe(4);
    const told = /An order came for this round from an unknown account/;
    expect(memory.page('Ben')).toMatch(told);
    expect(memory.page('Ben')).not.toContain('who@');
    expect(memory.page('Ann')).toMatch(told);
    unknown(memory, 1);
    expect(sendReceipts(memory.ports, 1)).toBe(0);
    send(memory, 'Ben', { 'Number card': 1 });
    expect(sendReceipts(memory.ports, 1)).toBe(1);
    expect(memory.page('Ben')).not.toMatch(told);
    resolveAndDeliver(memory);
    expect(memory.page('Cleo')).not.toMatch(told);
  });

  test('says at the head of a page to which form it came, and whether an order of the player has come', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 3 });
    memory.time += 1000;
    memory.respond(rowOf(memory).tradesTab, { 'Email Address': 'who@example.com', 'With whom?': 'Ben' });
    sendReceipts(memory.ports, 1);
    const trading = /^! A response to the trade form came for this round from an unknown account/m;
    expect(memory.page('Ann')).toMatch(trading);
    expect(memory.page('Ann')).toContain('✓ Your order counts.');
    expect(memory.page('Ben')).toMatch(trading);
    expect(memory.page('Ben')).toContain('You have sent no order for round 1.');
    unknown(memory, 2);
    sendReceipts(memory.ports, 1);
    expect(memory.page('Ben')).toMatch(/^! An order and a response to the trade form came for this round/m);
  });

  test('after the deadline is for the host to accept: nobody is told to send it again', () => {
    for (const isLate of [false, true]) {
      const memory = begin();
      const deadline = new Date(memory.time + 60_000).toISOString();
      actAndDeliver(memory, setDeadline, 1, 0, deadline);
      if (isLate) memory.time += 120_000;
      unknown(memory, 2);
      sendReceipts(memory.ports, 1);
      const told = isLate
        ? /yet\. If you sent it, tell the host\./
        : /yet\. If you sent it, send it again with its link above, or tell/;
      expect(memory.page('Ben')).toMatch(told);
    }
  });
});
