import * as fc from 'fast-check';
import { nameSender } from '../../../src/sheets/actions/name-sender.ts';
import { acceptLate } from '../../../src/sheets/actions/timing.ts';
import { findUnknown } from '../../../src/sheets/panel-api/unknown-state.ts';

import type { Response } from '../../../src/sheets/responses/read-responses.ts';
import {
  fairShare,
  ROWS_OF_SENDER,
  ROWS_OF_UNKNOWN,
  withinBudget,
} from '../../../src/sheets/responses/row-budget.ts';
import type { Memory } from '../memory-ports.ts';
import { receipts } from '../receipts.ts';
import { act, begin, offer, resolve, rowOf, send } from '../season.ts';

// H12, H18: reading of a form is bounded by sender and round.

const PEOPLE = ['ann', 'ben', 'cleo'];

/** Responses of players and of unknown senders, in any order; X-senders are unknown. */
const RESPONSES = fc
  .array(
    fc.record({
      claimed: fc.constantFrom(...PEOPLE, 'X1', 'X2', 'X3', 'X4'),
      at: fc.integer({ min: 1, max: 400 }),
      times: fc.integer({ min: 1, max: 60 }),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.flatMap(({ claimed, at, times }) =>
      Array.from({ length: times }, (_, i) => response(claimed, at * 1_000 + i)),
    ),
  );

function response(claimed: string, at: number): Response {
  const person = PEOPLE.includes(claimed) ? { person: { id: claimed } } : {};
  return {
    row: 0,
    times: [at],
    claimed,
    answers: {},
    shown: {},
    altered: [],
    ...person,
  } as unknown as Response;
}

const SOURCE = {
  openings: [
    { round: 1, from: Number.NEGATIVE_INFINITY },
    { round: 2, from: 200_000 },
  ],
  due: 300_000,
  named: new Set<number>(),
  isRemembered: (claimed: string) => claimed === 'X4',
};

const budget = (responses: readonly Response[], which: 'orders' | 'trades' = 'orders', more = {}) =>
  withinBudget(responses, { ...SOURCE, which, ...more });
const of = (name: string, responses: readonly Response[]) =>
  responses.filter(({ claimed }) => claimed === name);
const newest = (responses: readonly Response[]) =>
  Math.max(...responses.map(({ times }) => times[0] as number));

/** The responses of the first round, and those of the second in time and late. */
const PARTS: readonly ((response: Response) => boolean)[] = [
  ({ times: [at = 0] }) => at <= 200_000,
  ({ times: [at = 0] }) => at > 200_000 && at <= 300_999,
  ({ times: [at = 0] }) => at > 300_999,
];
const parts = (all: readonly Response[]) => PARTS.map((has) => all.filter(has));

describe('laws of the budget', () => {
  const law = (holds: (all: readonly Response[]) => void) => fc.assert(fc.property(RESPONSES, holds));

  test('the read responses of a known sender do not depend on others', () => {
    law((all) => {
      for (const name of [...PEOPLE, 'X4'])
        expect(of(name, budget(all).read)).toEqual(budget(of(name, all)).read);
    });
  });

  test('the newest of a sender stays while any of theirs does, in each round, in time and late', () => {
    law((all) => {
      const { read } = budget(all);
      for (const name of [...PEOPLE, 'X1', 'X2', 'X3', 'X4'])
        parts(of(name, all)).forEach((part, i) => {
          const kept = parts(of(name, read))[i] ?? [];
          if (kept.length > 0) expect(newest(kept)).toBe(newest(part));
          if (PEOPLE.includes(name)) expect(kept.length).toBe(Math.min(part.length, ROWS_OF_SENDER));
        });
    });
  });

  test('of unknown senders no one loses a row while somebody else has more than one row more', () => {
    law((all) => {
      parts(all).forEach((part, i) => {
        const kept = parts(budget(all).read)[i] ?? [];
        const counts = ['X1', 'X2', 'X3'].map(
          (name) => [of(name, kept).length, of(name, part).length] as const,
        );
        const most = Math.max(...counts.map(([read]) => read));
        for (const [read, sent] of counts) if (read < sent) expect(read).toBeGreaterThanOrEqual(most - 1);
        const total = counts.reduce((sum, [, sent]) => sum + sent, 0);
        if (all.length > ROWS_OF_SENDER)
          expect(counts.reduce((sum, [read]) => sum + read, 0)).toBe(Math.min(total, ROWS_OF_UNKNOWN));
      });
    });
  });

  test('each response is read or counted, and those that the log or a page names are read', () => {
    law((all) => {
      const named = new Set(all.filter((_, i) => i % 7 === 0).map(({ times }) => times[0] as number));
      const { read, left } = budget(all, 'orders', { named });
      expect(read.length + left.length).toBe(all.length);
      expect(
        all.filter(({ times: [at] }) => named.has(at as number) && !read.some((one) => one.times[0] === at)),
      ).toEqual([]);
    });
  });

  test('of offers the first ones are read', () => {
    const all = Array.from({ length: 90 }, (_, i) => response('ann', 210_000 + i));
    expect(budget([...all].reverse(), 'trades').read.map(({ times }) => times[0])).toEqual(
      Array.from({ length: ROWS_OF_SENDER }, (_, i) => 210_000 + ROWS_OF_SENDER - 1 - i),
    );
  });
});

test('senders with the most lose first, from their last one back', () => {
  expect(fairShare(['a1', 'a2', 'b1', 'a3', 'c1', 'b2'], ([sender = '']) => sender, 4)).toEqual([
    'a1',
    'a2',
    'b1',
    'c1',
  ]);
  expect(fairShare(['a1', 'b1', 'c1'], ([sender = '']) => sender, 2)).toEqual(['a1', 'b1']);
});

const flood = (memory: Memory, count: number, key: 'formTab' | 'tradesTab' = 'formTab') => {
  for (let i = 0; i < count; i++) {
    memory.time += 1_000;
    memory.respond(rowOf(memory)[key], {
      'Email Address': `x${i}@example.com`,
      'Number card': 3,
      'With whom?': 'Ben',
    });
  }
};

describe('H18 unknown senders beyond the budget', () => {
  test('are counted in the panel, found by a part of what they sent, and assigned', () => {
    const memory = begin();
    memory.time += 1_000;
    memory.respond(rowOf(memory).formTab, { 'Email Address': 'ben.at.work@example.com', 'Number card': 2 });
    flood(memory, 150);
    expect(memory.match().unknownSenders).toHaveLength(50);
    expect(memory.match().moreUnknown).toBe(101);
    const find = (text: string) => findUnknown(memory.ports, 1, text).map(({ claimed }) => claimed);
    expect([find('AT.WORK'), find('2'), find('nobody')]).toEqual([
      ['ben.at.work@example.com'],
      expect.arrayContaining(['ben.at.work@example.com']),
      [],
    ]);
    const [found] = findUnknown(memory.ports, 1, 'at.work');
    memory.time += 1_000;
    act(memory, nameSender, { match: 1, response: found?.id ?? '', player: 'Ben', remember: false });
    expect(memory.seat('Ben').answers).toEqual(['Number card: 2']);
    flood(memory, 150);
    expect(memory.seat('Ben')).toMatchObject({
      answers: ['Number card: 2'],
      named: { claimed: 'ben.at.work@example.com' },
    });
    resolve(memory);
    expect(memory.record().rounds[0].orders).toEqual({ Ben: { card: 2 } });
  });

  test('to the trade form likewise; what is ignored takes no place', () => {
    const memory = begin();
    flood(memory, 120, 'tradesTab');
    const { unknownSenders, moreUnknown } = memory.match();
    expect([unknownSenders.length, moreUnknown]).toEqual([50, 70]);
    memory.time += 1_000;
    for (const { id } of unknownSenders.slice(0, 3))
      act(memory, nameSender, { match: 1, response: id, player: '', ignored: true, remember: false });
    expect(memory.match().moreUnknown).toBe(70);
    expect(memory.match().unknownSenders.filter(({ ignored }) => ignored)).toHaveLength(3);
  });

  test('all of the round before are counted where it was resolved automatically without them', () => {
    const memory = begin();
    flood(memory, 130);
    expect(memory.match().moreUnknown).toBe(80);
    resolve(memory);
    expect(memory.match().moreUnknown).toBe(0);
  });
});

describe('H12 a player who sends more than is read', () => {
  test('is told, and the newest order counts; nobody else loses anything', () => {
    const memory = begin();
    send(memory, 'Ben', { 'Number card': 2 });
    for (let i = 0; i < 60; i++) send(memory, 'Ann', { 'Number card': 1 + (i % 3) });
    send(memory, 'Ann', { 'Number card': 2 });
    expect(memory.match().unreadable).toEqual([
      '21 older orders of Ann are not read. In each round, only a player’s newest 40 orders are read.',
    ]);
    receipts(memory);
    expect(memory.page('Ann')).toContain(
      '21 older orders of yours in this round were not read. Only your newest 40 orders are read.',
    );
    expect(memory.seat('Ben').answers).toEqual(['Number card: 2']);
    expect(memory.seat('Ann').answers).toEqual(['Number card: 2']);
    expect(memory.page('Ben')).not.toContain('not read');
  });

  test('what a page has shown stays known, so that the form is not asked', () => {
    const memory = begin();
    send(memory, 'Ann', { 'Number card': 1 });
    receipts(memory);
    for (let i = 0; i < 50; i++) send(memory, 'Ann', { 'Number card': 2 });
    memory.counts();
    expect(memory.match().changed).toEqual([]);
    expect(memory.counts()).not.toHaveProperty('answersSince form');
  });

  test('an order in time stays where 60 late ones follow, and a late one that the host accepted stays, too', () => {
    const memory = begin({ deadline: '2026-01-11T12:00:00Z' });
    send(memory, 'Ann', { 'Number card': 1 });
    memory.time = Date.parse('2026-01-11T13:00:00Z');
    send(memory, 'Ann', { 'Number card': 2 });
    const id = memory.match().late[0]?.id ?? '';
    for (let i = 0; i < 60; i++) send(memory, 'Ann', { 'Number card': 3 });
    expect(memory.seat('Ann').answers).toEqual(['Number card: 1']);
    expect(memory.match().late.map((one) => one.id)).not.toContain(id);
    const newest = memory.match().late.at(-1)?.id ?? '';
    memory.time += 1_000;
    act(memory, acceptLate, 1, [newest]);
    for (let i = 0; i < 60; i++) send(memory, 'Ann', { 'Number card': 2 });
    expect(memory.seat('Ann')).toMatchObject({ answers: ['Number card: 3'], isAccepted: true });
  });

  test('H8 altered offers of one player take no place of others’ where the form is asked', () => {
    const memory = begin();
    for (let i = 0; i < 45; i++) offer(memory, 'Ann', 'Cleo', `${i + 1} garnets`, '');
    const { tradesTab } = rowOf(memory);
    const heads = memory.tabs.get(tradesTab)?.cells[0] ?? [];
    offer(memory, 'Ben', 'Dan', '2 garnets', '');
    const column = heads.findIndex((_, i) => i > 2 && memory.tabs.get(tradesTab)?.cells[46]?.[i] === '2');
    for (let row = 1; row <= 46; row++) memory.type(tradesTab, row, column, 46_024.5);
    expect(memory.match().trades.refused.filter((one) => one.includes('Ben'))).toEqual([]);
  });
});

test.each<[string, (i: number) => Record<string, string | number>]>([
  ['of unknown senders', (i) => ({ 'Email Address': `x${i}@example.com`, 'Number card': 3 })],
  ['of one player', () => ({ 'Email Address': 'ann@example.com', 'Number card': 3 })],
  ['empty', () => ({ 'Email Address': 'ann@example.com' })],
  ['formulas', (i) => ({ 'Email Address': `=HYPERLINK("x${i}")`, 'Number card': '=1+1' })],
])('calls: 300 more responses, %s, make no call more', (_, response) => {
  const memory = begin();
  send(memory, 'Ben', { 'Number card': 2 });
  receipts(memory);
  const counts = () => {
    memory.counts();
    memory.match();
    return memory.counts();
  };
  const before = counts();
  for (let i = 0; i < 300; i++) {
    memory.time += 1_000;
    memory.respond(rowOf(memory).formTab, response(i));
  }
  expect(counts()).toEqual(before);
});
