import { attempt } from '../../src/sheets/panel-api/call.ts';
import { afterOthers, asProblem, fail, type Problem, trouble } from '../../src/sheets/problem.ts';
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
  expect(problemOf(() => afterOthers(failInOtherWords)).safe).toMatch(/^Finished steps are saved/);
  const ofGoogle = () => {
    throw trouble('Google did nothing.', 'Press again.');
  };
  expect(problemOf(() => afterOthers(ofGoogle)).safe).toMatch(/^Saved changes stay/);
});

/** The output of some work by console.error. */
function logged(work: () => unknown): unknown[] {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  work();
  const texts = error.mock.calls.map(([text]) => text);
  error.mockRestore();
  return texts;
}

/** Fails as code does that reads what is not there. */
const failUnexpectedly = () => (undefined as unknown as { price: number }).price;

test('an unexpected error stands in the log of the script with its stack, once', () => {
  const lines = logged(() => {
    attempt(() => {
      try {
        return failUnexpectedly();
      } catch (error) {
        expect(asProblem(error).code).toBe('unexpected');
        throw error;
      }
    });
  });
  expect(lines).toEqual([
    expect.stringMatching(/^TypeError: .*'price'.*\n +at failUnexpectedly .*problem\.test/),
  ]);
});

test('so does the error behind a problem; a problem that has words of its own does not', () => {
  const failWith = (cause?: unknown) => () =>
    attempt(() => fail('It cannot be done.', 'Wait.', 'busy', cause));
  expect(logged(failWith(new Error('Google is tired.')))).toEqual([
    expect.stringMatching(/^Error: Google is tired\.\n/),
  ]);
  expect(logged(failWith())).toEqual([]);
  expect(logged(() => asProblem('only words'))).toEqual(['only words']);
});
