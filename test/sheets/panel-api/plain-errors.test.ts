import { troubleOf } from '../../../src/sheets/google-trouble.ts';
import { makeEntryPoints } from '../../../src/sheets/panel-api/call.ts';
import { CALLS } from '../../../src/sheets/panel-api/calls.ts';
import type { Answer } from '../../../src/sheets/panel-api/panel.ts';
import type { Ports } from '../../../src/sheets/ports.ts';
import { asProblem } from '../../../src/sheets/problem.ts';
import { allPresses, type Press, seasonFor } from '../presses/presses.ts';

/** Messages in Google's words, and the words that a host reads instead. */
const RAW: readonly (readonly [message: string, what: RegExp])[] = [
  ['Exception: Service Spreadsheets failed while accessing document with id 1AbC.', /internal problem/],
  ["We're sorry, a server error occurred. Please wait a bit and try again.", /internal problem/],
  [
    'API call to sheets.spreadsheets.batchUpdate failed with error: Internal error encountered.',
    /internal problem/,
  ],
  [
    'GoogleJsonResponseException: API call to drive.files.get failed with error: File not found: 1AbC. (404)',
    /was deleted/,
  ],
  [
    'Exception: No item with the given ID could be found. Possibly because you have not edited this item or you do not have permission to access it.',
    /was deleted/,
  ],
  ['Requested entity was not found. (404)', /was deleted/],
  ['The caller does not have permission (403)', /has no right to change a file/],
  // In other languages only the number tells.
  ...['10000000', '10,000,000', '10.000.000', '10 000 000', '10’000’000'].map(
    (limit) => [`¤¤¤ ${limit} ¤¤¤`, /limit of 10 million cells/] as const,
  ),
  ['¤¤¤ 110000000 ¤¤¤', /unexpected problem/],
  [
    'Exception: You do not have permission to call MailApp.getRemainingDailyQuota. Required permissions: https://www.googleapis.com/auth/script.send_mail',
    /not allowed Roundkeeper/,
  ],
  ['Exception: Authorization is required to perform that action.', /not allowed Roundkeeper/],
  [
    "Quota exceeded for quota metric 'Write requests' and limit 'Write requests per minute per user' of service (429)",
    /no more calls/,
  ],
  ['Exception: Service invoked too many times for one day: premium create document.', /daily limit/],
  ["The user's Drive storage quota has been exceeded. (403)", /storage of your Google account is full/],
  [
    'You have exceeded the property storage quota. Please remove some properties',
    /notes for this workbook are full/,
  ],
  [
    'Exception: Address unavailable: https://sheets.googleapis.com/v4/spreadsheets/1AbC',
    /could not be reached/,
  ],
  ['Exception: Timed out while accessing the form.', /took too long/],
  [
    'Invalid requests[3].updateCells: Attempting to write column: 7, beyond the last requested column of: 6 (400)',
    /refused a change/,
  ],
  [
    'Exception: You are trying to edit a protected cell or object. Please contact the spreadsheet owner.',
    /is protected/,
  ],
  ['Exception: Invalid email: ann at home', /does not accept this email/],
  ['Google Forms API has not been used in project 123456 before or it is disabled. (403)', /switched off/],
  ["TypeError: Cannot read properties of null (reading 'getId')", /unexpected problem/],
];

test.each(RAW)('%s', (message, what) => {
  expect(troubleOf(message).what).toMatch(what);
  const problem = asProblem(new Error(message));
  expect(problem).toMatchObject({ details: message, todo: expect.stringMatching(/\.$/) });
  expect(problem.what).not.toContain(message);
});

/** Ports that fail at the nth call, and at all calls after it. */
function failingPorts(ports: Ports, nth: number, message: string): Ports {
  let calls = 0;
  const wrap = <T extends object>(port: T): T =>
    Object.fromEntries(
      Object.entries(port).map(([name, member]) => [
        name,
        typeof member === 'function' && name !== 'link'
          ? (...given: unknown[]) => {
              if (calls++ >= nth) throw new Error(message);
              return member(...given);
            }
          : member,
      ]),
    ) as T;
  const { workbook, post, files, forms, spreadsheets, selfTest } = ports;
  return {
    ...ports,
    workbook: wrap(workbook),
    post: wrap(post),
    files: wrap(files),
    forms: wrap(forms),
    spreadsheets: wrap(spreadsheets),
    selfTest: wrap(selfTest),
    ...('mail' in ports ? { mail: wrap(ports.mail as object) } : {}),
  } as Ports;
}

/** The visible words of an answer for a host, without the details. */
const shownOf = (answer: Answer<unknown>) =>
  JSON.stringify(answer, (key, value) => (key === 'details' ? undefined : value));

const MARK = 'RAW-WORDS-OF-GOOGLE';

/** The calls of ports that fail, with all after them. Each press takes one of them in turn; LAW_RUNS tries all. */
const FIRST_FAILURES = [0, 1, 3] as const;

describe('no call of the panel shows Google’s own words', () => {
  test.each(allPresses().map((press, i): [string, Press, number] => [press.title, press, i]))(
    '%s',
    (_title, press, i) => {
      for (const [k, nth] of FIRST_FAILURES.entries()) {
        if (k !== i % FIRST_FAILURES.length && !process.env.LAW_RUNS) continue;
        const memory = seasonFor(press);
        const [message] = RAW[(i * 3 + k) % RAW.length] as (typeof RAW)[number];
        const raw = `${message} ${MARK}`;
        const given = press.given(memory);
        const answer = makeEntryPoints(CALLS, () => failingPorts(memory.ports, nth, raw))[press.name](
          ...given,
        );
        expect(shownOf(answer)).not.toContain(MARK);
        // The note of the failure is in the panel later, and in the workbook.
        expect(shownOf(makeEntryPoints(CALLS, () => memory.ports).getState())).not.toContain(MARK);
        expect(JSON.stringify([...memory.tabs])).not.toContain(MARK);
      }
    },
  );
});
