import { expect, test } from '@jest/globals';
import type { Answer, VerifyAnswer } from '../../src/sheets/panel-api/panel.ts';
import { verifyAll } from '../../src/sidebar/session/verify-all.ts';

const part = (given: Partial<VerifyAnswer>): Answer<VerifyAnswer> => ({
  ok: true,
  value: { entries: 10, matches: 2, rounds: 5, fault: '', archive: [], next: null, ...given },
});
const BROKEN = {
  ok: false,
  problem: { code: 'unexpected', what: 'No answer.', todo: '', safe: '' },
} as const;

/** Verifies with these answers, one after another. */
async function run(...answers: Answer<VerifyAnswer>[]) {
  const calls: unknown[] = [];
  const progress: number[] = [];
  const call = async (...given: unknown[]) => {
    calls.push(given);
    return answers[calls.length - 1];
  };
  const answer = await verifyAll(call as never, ({ matches }) => void progress.push(matches));
  return { answer, calls, progress };
}

test('the archive is verified part by part, and all parts are one result', async () => {
  const { answer, calls, progress } = await run(
    part({ fault: 'Audit!A3: changed', next: 2 }),
    part({ archive: ['one'], next: 5 }),
    part({ archive: ['two'] }),
  );
  expect(calls).toEqual([['verify'], ['verifyArchive', 2], ['verifyArchive', 5]]);
  expect(progress).toEqual([2, 4]);
  expect(answer).toEqual({
    ok: true,
    value: {
      entries: 30,
      matches: 6,
      rounds: 15,
      fault: 'Audit!A3: changed',
      archive: ['one', 'two'],
      next: null,
    },
  });
});

test('without an archive one call is enough', async () => {
  const { calls, progress } = await run(part({}));
  expect({ calls, progress }).toEqual({ calls: [['verify']], progress: [] });
});

test('a part that fails makes all of it fail', async () => {
  const { answer, calls } = await run(part({ next: 2 }), BROKEN, part({}));
  expect(answer).toBe(BROKEN);
  expect(calls).toHaveLength(2);
});
