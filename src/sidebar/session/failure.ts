import type { Problem } from '../../sheets/panel-api/panel.ts';

const GO_ON =
  'The panel shows “Try again” or “Finish”. Press this button. Unfinished work continues where it stopped.';

/** Makes the problem that is shown if a call did not reach the add-on. */
function notCalled(what: string, todo: string): Problem {
  return { code: 'not-called', what, safe: 'Nothing was changed.', todo };
}

/** Makes the problem that is shown if a call may have done its work. */
function noAnswer(what: string, todo: string): Problem {
  return {
    code: 'no-answer',
    what,
    safe: 'Perhaps the work was done all the same, and the panel is checking. Saved changes are kept, and nothing happens twice.',
    todo,
  };
}

/** Problem that is shown if the panel's page is opened outside Google Sheets. */
export const OUTSIDE_GOOGLE = notCalled(
  'This page is not running inside Google Sheets.',
  'Open the workbook, then choose the menu Roundkeeper › Open the panel.',
);

/** Problem that is shown if no answer came within Google's time limit for scripts. */
export const NO_ANSWER = noAnswer('Google gave no answer for more than six minutes.', GO_ON);

const ONE_ACCOUNT =
  'use an incognito window or a separate browser profile. Sign in there with the host’s account only.';

// google.script.run reports failures as text only, in the account's language. So these patterns only help: a text that
// matches none gets advice for every case. With several accounts signed in, the panel's page and its script can run as
// different users, and the call never reaches the script. Google then names a status in capitals, an inner path or a
// TransportError, which it does not translate. Or it asks again for an authorisation that was given.
const KNOWN: readonly (readonly [pattern: RegExp, problem: Problem])[] = [
  [
    /PERMISSION_DENIED|UNAUTHENTICATED|TransportError|\/warden|not have access|multiple accounts/i,
    notCalled(
      'Google refused the call. This happens when several Google accounts are signed in to this browser at once.',
      `To open the workbook, ${ONE_ACCOUNT}`,
    ),
  ],
  [
    /authori[sz]ation|required permissions|do not have permission/i,
    notCalled(
      'Google has not let Roundkeeper do this with your account yet.',
      `Close the panel, open it again with the menu Roundkeeper › Open the panel, and allow what Google asks for. If you allowed this before, several Google accounts are signed in: ${ONE_ACCOUNT}`,
    ),
  ],
  [
    /NetworkError|connection failure|failed to fetch|HTTP 0\b|offline/i,
    noAnswer(
      'The connection to Google was lost before the answer came.',
      'Check the connection, see what the panel shows now, and press “Try again” if the work is not done.',
    ),
  ],
  [
    /maximum execution time|timed? ?out|deadline exceeded/i,
    noAnswer('Google stopped the script because it took too long.', GO_ON),
  ],
  [
    /too many|too much|quota|rate limit|limit exceeded|\b429\b/i,
    noAnswer(
      'This account has reached a Google limit for now.',
      'Wait a minute and press “Try again”. A daily limit ends after at most 24 hours.',
    ),
  ],
  [
    /function not found/i,
    notCalled('This panel is older than the add-on.', 'Close the panel and open it again.'),
  ],
];

/** Converts a failure of google.script.run to a problem that the panel can show. */
export function failureProblem(error: unknown): Problem {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error ?? '');
  const [, known] = KNOWN.find(([pattern]) => pattern.test(message)) ?? [];
  if (known) return { ...known, details: message };
  return {
    ...noAnswer(
      'Google reported an error.',
      `Press “Try again”. If that does not help, close the panel, open it again, and press “Verify”. Are several Google accounts signed in to this browser? Then ${ONE_ACCOUNT}`,
    ),
    ...(message === '' ? {} : { details: message.replace(/^(Script)?Error: /, '') }),
  };
}

/**
 * Says whether the same call may succeed later, because the trouble lies with Google. After a refusal, the host must
 * first correct the input.
 */
export function mayHelpAgain({ code, details }: Problem): boolean {
  const isRefusal = code === 'cannot' || code === 'bad-argument' || code === 'stale';
  return !isRefusal || details !== undefined;
}

/** Says whether a failed call may still have done its work. */
export function isUncertain({ code }: Problem): boolean {
  return code === 'no-answer' || code === 'unexpected';
}
