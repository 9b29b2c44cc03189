import { secretSoulmate } from '../../../src/rules/games/secret-soulmate/index.ts';
import { award } from '../../../src/sheets/actions/award.ts';
import { makeEntryPoints } from '../../../src/sheets/panel-api/call.ts';
import { CALLS } from '../../../src/sheets/panel-api/calls.ts';
import type { ResolvedAnswer } from '../../../src/sheets/panel-api/panel.ts';
import { receipts } from '../receipts.ts';
import { actAndDeliver, begin, makeMatch, offer, rowOf, send } from '../season.ts';

const PRICE = 'Cannot read the price of wool.';

afterEach(() => {
  jest.restoreAllMocks();
});

test('an error of a game while pages are drawn is found in the log and in the details, not in the workbook', () => {
  const memory = begin();
  // The pages of those whose order has no receipt yet are drawn with the others.
  send(memory, 'Ben', { 'Number card': 3 });
  jest.spyOn(secretSoulmate.draw, 'private').mockImplementation(() => {
    throw new TypeError(PRICE);
  });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { resolveRound } = makeEntryPoints(CALLS, () => memory.ports);
  const answer = resolveRound({ match: 1, round: 0, early: true });
  const { sent, failed } = (answer as unknown as { value: ResolvedAnswer }).value;
  expect(answer).not.toHaveProperty('note');
  expect(rowOf(memory).round).toBe(1);
  expect({ sent, failed: failed.length }).toEqual({ sent: 1, failed: 4 });
  for (const one of failed)
    expect(one).toMatchObject({
      error: expect.stringContaining('unexpected problem'),
      details: PRICE,
    });
  expect(JSON.stringify([...memory.tabs])).not.toContain('wool');
  // One error for each page, each once.
  expect(logged.mock.calls).toEqual(
    failed.map(() => [expect.stringMatching(/^TypeError: Cannot read the price of wool\.\n +at /)]),
  );
});

test('a page beside those of an action that cannot be drawn holds up none, and is told with the details', () => {
  const memory = begin();
  makeMatch(memory, { seed: '' });
  const prize = { player: 'Ann', garnets: 2, bellflowers: 0, tokensOfLife: 0, why: 'A prize' };
  actAndDeliver(memory, award, prize);
  // Ann spends in the first match what she has promised Ben in the second one: his page there changes, too.
  offer(memory, 'Ann', 'Ben', '2 garnets', '', 2);
  receipts(memory);
  send(memory, 'Ann', { 'Number card': 1, 'Garnets to add': 1 });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const draw = secretSoulmate.draw.private;
  jest.spyOn(secretSoulmate.draw, 'private').mockImplementation((info, seat, seen) => {
    if (info.names[seat] === 'Ben' && seen.public.length === 1) throw new TypeError(PRICE);
    return draw(info, seat, seen);
  });
  const { resolveRound } = makeEntryPoints(CALLS, () => memory.ports);
  expect(resolveRound({ match: 1, round: 0, early: true })).toMatchObject({
    ok: true,
    value: { sent: 5, failed: [] },
    note: expect.stringContaining('a later step failed'),
    details: PRICE,
  });
});
