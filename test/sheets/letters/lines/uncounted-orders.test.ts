import { expect, test } from '@jest/globals';
import {
  lateOrderOf,
  mayBeUnknown,
  unknownLines,
} from '../../../../src/sheets/letters/lines/round/uncounted-orders.ts';
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

test('H18 who has sent nothing since may have sent what came from an unknown sender, unless it was set aside', () => {
  const open = (...strangers: (ReturnType<typeof order> & { readonly isAside?: true })[]) =>
    ({ sorted: { latest: new Map([['Ann', order('3', 'Ann')]]), strangers } }) as unknown as OpenRound;
  const told = (one: OpenRound) => ['Ann', 'Ben'].map((player) => mayBeUnknown(one, player).length > 0);
  expect(told(open(order('2')))).toEqual([false, true]);
  expect(told(open())).toEqual([false, false]);
  expect(told(open(order('2'), order('4')))).toEqual([true, true]);
  expect(told(open({ ...order('4'), isAside: true }))).toEqual([false, false]);
  // Somebody of the season who is not in this match.
  expect(told(open(order('2', 'Eve')))).toEqual([false, false]);
});

test.each([
  ['code', 'from a code that nobody here has'],
  ['email', 'from an account that nobody here has'],
] as const)('H18 something unknown came, where players have a %s', (identity, words) => {
  expect(unknownLines(identity, false)[0]?.text).toContain(words);
  expect(unknownLines(identity, true)[0]?.text).toMatch(/it does not count yet: tell the host/);
});
