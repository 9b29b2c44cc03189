import {
  failureProblem,
  isUncertain,
  mayHelpAgain,
  NO_ANSWER,
  OUTSIDE_GOOGLE,
} from '../../../src/sidebar/session/failure.ts';

describe('a failure of google.script.run says what happened and what to do', () => {
  test.each([
    [
      "We're sorry, a server error occurred while reading from storage. Error code PERMISSION_DENIED.",
      /several Google accounts/,
      /incognito window or a separate browser profile/,
      'not-called',
    ],
    [
      'There was an error during the transport or processing of this request. Error code = 10, Path = /wardeninit',
      /several Google accounts/,
      /incognito/,
      'not-called',
    ],
    [
      'Authorization is required to perform that action.',
      /has not let Roundkeeper/,
      /open it again/,
      'not-called',
    ],
    [
      'You do not have permission to call UrlFetchApp.fetch.',
      /has not let Roundkeeper/,
      /allow what Google asks/,
      'not-called',
    ],
    [
      'NetworkError: Connection failure due to HTTP 0',
      /connection to Google was lost/,
      /Try again/,
      'no-answer',
    ],
    ['Exceeded maximum execution time', /took too long/, /continues where it stopped/, 'no-answer'],
    [
      'Service invoked too many times for one day: email.',
      /reached a Google limit/,
      /Wait a minute/,
      'no-answer',
    ],
    ['Script function not found: renamed', /older than the add-on/, /open it again/, 'not-called'],
  ])('%s', (message, what, todo, code) => {
    const problem = failureProblem(new Error(message));
    expect(problem.code).toBe(code);
    expect(problem.what).toMatch(what);
    expect(problem.todo).toMatch(todo);
    expect(problem.safe).not.toBe('');
  });

  test('the code says whether the work may have been done', () => {
    const uncertain = (message: string) => isUncertain(failureProblem(new Error(message)));
    expect(uncertain('NetworkError: HTTP 0')).toBe(true);
    expect(uncertain('Script function not found: renamed')).toBe(false);
    expect(isUncertain(NO_ANSWER)).toBe(true);
    expect(isUncertain(OUTSIDE_GOOGLE)).toBe(false);
  });

  test.each([
    NO_ANSWER,
    ...[
      'NetworkError: HTTP 0',
      'Exceeded maximum execution time',
      'Service invoked too many times',
      'odd',
    ].map((message) => failureProblem(new Error(message))),
  ])('of work that may have been done, that is said, and that the panel looks: $what', (problem) => {
    expect(isUncertain(problem)).toBe(true);
    expect(problem.safe).toMatch(/^Perhaps the work was done all the same, and the panel is checking\. /);
  });

  test('an error of no known kind is among the details', () =>
    expect(failureProblem(new Error('Cannot read x of null'))).toMatchObject({
      what: 'Google reported an error.',
      details: 'Cannot read x of null',
    }));

  test.each([
    ['ScriptError', 'Lo sentimos, se ha producido un error. Código de error PERMISSION_DENIED.'],
    ['TransportError', 'Se produjo un error durante el transporte. Código = 7, ruta = /a/b'],
    ['Error', 'エラーが発生しました。エラーコード = 10、パス = /wardeninit'],
    ['ScriptError', 'Error code UNAUTHENTICATED.'],
  ])('several accounts are named in any language: %s: %s', (name, message) => {
    const problem = failureProblem(Object.assign(new Error(message), { name }));
    expect(problem.code).toBe('not-called');
    expect(problem.what).toMatch(/several Google accounts/);
  });
  test('an error in words that nobody knows also says what to do about several accounts', () =>
    expect(failureProblem(new Error('Đã xảy ra lỗi')).todo).toMatch(
      /several Google accounts[^.]*\? Then use an incognito window/,
    ));
  test.each([null, undefined, ''])('no words at all (%p) still say what is safe', (error) => {
    expect(failureProblem(error).what).toBe('Google reported an error.');
    expect(failureProblem(error).safe).toMatch(/nothing happens twice/);
  });
});

test('what the add-on refused as it was asked is not offered again, what may pass or be mended elsewhere is', () => {
  const problem = { what: '', safe: '', todo: '' };
  const again = (['cannot', 'stale', 'busy', 'bad-workbook', 'limited', 'no-answer'] as const).filter(
    (code) => mayHelpAgain({ ...problem, code }),
  );
  expect(again).toEqual(['busy', 'bad-workbook', 'limited', 'no-answer']);
  expect(mayHelpAgain({ ...problem, code: 'cannot', details: 'Service Drive failed.' })).toBe(true);
});
