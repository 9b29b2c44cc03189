import type { CallName } from '../src/sheets/panel-api/calls.ts';
import type { Answer, VerifyAnswer } from '../src/sheets/panel-api/panel.ts';

/** The most parts of one Verify. A test fails where it takes more. */
const MOST_PARTS = 50;

/** All findings of Verify, a sentence each, part by part as the panel asks for them. A problem ends it. */
export function foundByVerify(
  call: (name: CallName, ...given: readonly unknown[]) => Answer<unknown>,
): readonly string[] {
  let found: readonly string[] = [];
  let answer = call('verify');
  for (let parts = 1; parts < MOST_PARTS; parts++) {
    if (!answer.ok) return [...found, answer.problem.what];
    const { fault, archive, next } = answer.value as VerifyAnswer;
    found = [...found, fault, ...archive].filter((words) => words !== '');
    if (next === null) return found;
    answer = call('verifyArchive', next);
  }
  throw new Error('Verify does not end.');
}
