import { verifiedEmailProblem } from '../../../../src/sheets/google/forms/verified-email.ts';

afterEach(() => {
  for (const name of ['ScriptApp', 'UrlFetchApp']) Reflect.deleteProperty(globalThis, name);
});

/** The panel's words if Google answers this about a missing form. */
function problemFor(status: number, message: string, reason?: string): string {
  const body = { error: { message, details: reason === undefined ? [] : [{ reason }] } };
  const answer = { getResponseCode: () => status, getContentText: () => JSON.stringify(body) };
  Object.assign(globalThis, {
    ScriptApp: { getOAuthToken: () => 'token' },
    UrlFetchApp: { fetchAll: () => [answer] },
  });
  return verifiedEmailProblem();
}

const OFF = problemFor(403, 'It is off.', 'SERVICE_DISABLED');
const LACKING = problemFor(403, 'It was not allowed.', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT');

test.each([
  [403, 'Words in another language', 'SERVICE_DISABLED', OFF],
  [403, 'Words in another language', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', LACKING],
  [404, 'Requested entity was not found.', undefined, ''],
  [403, 'The caller does not have permission', undefined, ''],
  [400, 'Invalid id', undefined, ''],
])('G15 status %i, “%s”, reason %s', (status, message, reason, problem) => {
  expect(problemFor(status, message, reason)).toBe(problem);
});

test('G15 an API that is off, one that was not allowed, and no answer are said in other words', () => {
  const silent = problemFor(401, 'odd');
  expect(silent).toMatch(/^Google’s Forms API gave no answer\. /);
  expect(new Set(['', OFF, LACKING, silent]).size).toBe(4);
});
