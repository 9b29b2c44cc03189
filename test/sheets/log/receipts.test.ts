import { giveOrder } from '../../../src/sheets/actions/host-order.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { verify } from '../../../src/sheets/actions/verify.ts';
import type { Entry } from '../../../src/sheets/log/chain.ts';
import { wholeFile } from '../../../src/sheets/log/file/match-file.ts';
import { playFile } from '../../../src/sheets/log/file/play-file.ts';
import { mustPlayBack } from '../../../src/sheets/log/fold.ts';
import { codeOf, receiptOf, secretOf } from '../../../src/sheets/log/receipts.ts';
import { isoTime } from '../../../src/sheets/time.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, resolve, send } from '../season.ts';

const logOf = (memory: Memory) => memory.entries().filter(({ match }) => match === 1);

/** The receipt of a seat in the last row of a round. */
function lastReceipt(memory: Memory, seat: number) {
  const log = logOf(memory);
  const entry = log.filter(({ what }) => what === 'resolve').at(-1) as Entry;
  const playback = mustPlayBack(memory.book().log, 1);
  const receipt = receiptOf(secretOf(log), entry.number, playback, seat, playback.rounds.length);
  return { entry, receipt, round: receipt.rounds.at(-1) };
}

const removeOrder = (memory: Memory, player: string, seen: string) =>
  act(memory, giveOrder, { match: 1, round: 1, player, does: 'remove', answers: {}, seen });

describe('S17 the receipt of a seat', () => {
  test('stands in the row of the round as a digest, and holds order, responses and views', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    send(memory, 'Ann', { 'Number card': 2 });
    resolve(memory);
    const { entry, receipt, round } = lastReceipt(memory, 0);
    expect(entry.seats).toHaveLength(4);
    expect(entry.seats[0]).toBe(codeOf(receipt));
    expect(round).toMatchObject({
      order: { card: 2 },
      source: { answers: { 'Number card': '2' } },
      uncounted: { count: 1, newest: [{ fate: 'replaced', answers: { 'Number card': '1' } }] },
    });
    expect(verify(memory.book()).fault).toBe('');
  });

  test('shows an order that the host deleted, and which one it was', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 2 });
    removeOrder(memory, 'Ann', isoTime(memory.ports.clock.now()));
    resolve(memory);
    const { round } = lastReceipt(memory, 0);
    expect(round).not.toHaveProperty('order');
    expect(round).toMatchObject({
      source: { byHost: true, answers: {} },
      uncounted: { newest: [{ fate: 'replaced', answers: { 'Number card': '2' } }] },
    });
  });

  test('what others do changes nothing in it that is not seen', () => {
    const quiet = begin();
    const noisy = begin();
    for (const memory of [quiet, noisy]) send(memory, 'Ann', { 'Number card': 2 });
    send(noisy, 'Ben', { 'Number card': 9 });
    send(noisy, 'Ben', { 'Number card': 1 });
    for (const memory of [quiet, noisy]) resolve(memory);
    expect(logOf(noisy).at(-1)?.data).toHaveProperty('uncounted.Ben');
    expect(lastReceipt(noisy, 0).round).toEqual(lastReceipt(quiet, 0).round);
  });

  test('has another salt when the round is played again', () => {
    const memory = begin();
    resolve(memory);
    const first = lastReceipt(memory, 0);
    act(memory, undoRound, 1, 1);
    resolve(memory);
    const second = lastReceipt(memory, 0);
    expect(second.round).toEqual(first.round);
    expect(second.receipt.salt).not.toBe(first.receipt.salt);
    expect(second.entry.seats[0]).not.toBe(first.entry.seats[0]);
  });

  test.each<[string, (data: Record<string, object>) => unknown]>([
    ['an order', (data) => ({ ...data, orders: { ...data.orders, Ann: { card: 1 } } })],
    ['a response that did not count', ({ uncounted: _, ...data }) => data],
  ])('%s that was changed in the log does not fit it', (_, change) => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    send(memory, 'Ann', { 'Number card': 2 });
    resolve(memory);
    const file = wholeFile(memory.book().log, mustPlayBack(memory.book().log, 1), '');
    const log = file.log.map((one) =>
      one.what === 'resolve' ? ({ ...one, data: change(one.data as never) } as Entry) : one,
    );
    expect(playFile({ log }).problem).toMatch(/^entry \d+: /);
  });
});
