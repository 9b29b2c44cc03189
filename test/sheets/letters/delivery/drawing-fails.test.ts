import { afterEach, expect, jest, test } from '@jest/globals';
import { secretSoulmate } from '../../../../src/rules/games/secret-soulmate/index.ts';
import { makeEntryPoints } from '../../../../src/sheets/panel-api/call.ts';
import { CALLS } from '../../../../src/sheets/panel-api/calls.ts';
import type { ResolvedAnswer } from '../../../../src/sheets/panel-api/panel.ts';
import { begin, rowOf } from '../../season.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('an error of a game while pages are drawn is found in the log and in the details, not in the workbook', () => {
  const memory = begin();
  jest.spyOn(secretSoulmate.draw, 'private').mockImplementation(() => {
    throw new TypeError('Cannot read the price of wool.');
  });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { resolveRound } = makeEntryPoints(CALLS, () => memory.ports);
  const answer = resolveRound({ match: 1, round: 0, early: true });
  const { sent, failed } = (answer as unknown as { value: ResolvedAnswer }).value;
  expect(rowOf(memory).round).toBe(1);
  expect({ sent, failed: failed.length }).toEqual({ sent: 1, failed: 4 });
  for (const one of failed)
    expect(one).toMatchObject({
      error: expect.stringContaining('no words for'),
      details: 'Cannot read the price of wool.',
    });
  expect(JSON.stringify([...memory.tabs])).not.toContain('wool');
  // One error for each page, each once.
  expect(logged.mock.calls).toEqual(
    failed.map(() => [expect.stringMatching(/^TypeError: Cannot read the price of wool\.\n +at /)]),
  );
});
