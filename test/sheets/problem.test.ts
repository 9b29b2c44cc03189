import { expect, test } from '@jest/globals';
import { afterOthers, fail, type Problem, trouble } from '../../src/sheets/problem.ts';
import { problemOf } from './season.ts';

/** Stops with a problem that has new words. */
function failInOtherWords(): never {
  try {
    return fail('It cannot be done.', 'Choose another.');
  } catch (error) {
    const { problem } = error as { problem: Problem };
    throw Object.assign(error as Error, { problem: { ...problem, safe: 'All is as it was.' } });
  }
}

test('a later part that changed nothing does not say so of the whole: a code decides that, not the sentence', () => {
  expect(problemOf(() => afterOthers(failInOtherWords)).safe).toMatch(/^What was done is kept/);
  const ofGoogle = () => {
    throw trouble('Google did nothing.', 'Press again.');
  };
  expect(problemOf(() => afterOthers(ofGoogle)).safe).toMatch(/^Saved changes are kept/);
});
