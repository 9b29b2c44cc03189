import type { FormAnswers } from '../../../src/sheets/ports.ts';
import { isSameResponse, restoreAnswers, TOLERANCE } from '../../../src/sheets/responses/restore-answers.ts';
import type { Submission } from '../../../src/sheets/responses/submission.ts';

// H8: a response of the tab is found again among those of the form, where the answers are as they were typed.

const AT = 1_000_000;
const SUBMISSION = {
  times: [AT],
  claimed: 'ann@example.com',
  answers: { card: '1899-12-30', why: 'yes' },
  shown: { Card: '1899-12-30', Why: 'yes' },
  altered: [{ title: 'Card', id: 'card' }],
} as unknown as Submission;
const KEPT: FormAnswers = { at: AT + 20, sender: 'Ann@Example.com ', answers: { Card: '1/2', Why: ' yes' } };

test.each<[string, Partial<FormAnswers>, boolean]>([
  ['as it is', {}, true],
  ['of another sender', { sender: 'ben@example.com' }, false],
  ['shortly before', { at: AT - TOLERANCE + 1 }, true],
  ['too early', { at: AT - TOLERANCE }, false],
  ['too late', { at: AT + TOLERANCE }, false],
  ['with another answer', { answers: { Card: '1/2', Why: 'no' } }, false],
  ['without an answer', { answers: { Card: '1/2' } }, false],
])('a response that the form keeps, %s, is the one of the tab or not', (_, more, same) => {
  expect(isSameResponse({ ...KEPT, ...more }, SUBMISSION)).toBe(same);
});

test('an answer that was too long for the tab is not compared', () => {
  const long = { ...SUBMISSION, tooLong: ['Why'] };
  expect(isSameResponse({ ...KEPT, answers: { Card: '1/2', Why: 'another' } }, long)).toBe(true);
});

test('an altered answer becomes the typed one where one response fits, and unknown where two differ', () => {
  const restored = (...kept: FormAnswers[]) =>
    restoreAnswers([SUBMISSION], { answersSince: () => kept }, 'form').map(({ answers }) => answers.card);
  expect(restored(KEPT)).toEqual(['1/2']);
  expect(restored(KEPT, { ...KEPT, answers: { Card: '2/1', Why: 'yes' } })[0]).toMatch(/^\? /);
  expect(restored({ ...KEPT, sender: 'ben@example.com' })[0]).toMatch(
    /^\? \(the spreadsheet made “1899-12-30”/,
  );
});
