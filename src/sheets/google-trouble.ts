/** Explanation of a Google error for a host: what happened, and what to do. */
export interface Trouble {
  readonly what: string;
  readonly todo: string;
}

/** Message to the host when Google's limit of calls is reached. */
export const NO_MORE_CALLS = 'Google accepts no more calls from this account right now.';

const AGAIN = 'Wait a minute, and press the button again. Nothing happens twice.';
const SECOND_HOST = 'If another host began the season, let that host press the button.';

/** Explanation for the host when the document properties are full. */
export const NOTES_FULL: Trouble = {
  what: 'Roundkeeper’s notes for this workbook are full. Google keeps at most 500 kB of notes.',
  todo: 'Finish or discard the new match or the rehearsal in the panel. Then press the button again.',
};

/**
 * Patterns of Google's messages, each with advice for the host. The first matching pattern chooses the advice, and
 * nothing else. In other languages only patterns of names, addresses and status codes can match.
 */
const KNOWN: readonly (readonly [pattern: RegExp, what: string, todo: string])[] = [
  [
    /urlFetchWhitelist/i,
    'The script’s file appsscript.json does not let Roundkeeper call Google’s services.',
    'Ask the person who installed Roundkeeper to restore the original appsscript.json.',
  ],
  [
    /googleapis\.com\/auth\/|authori[sz]ation|unauthenticated|required permissions|invalid.?credentials|do not have permission to call|insufficient (authentication|permission)|scope|\b401\b/i,
    'Google has not allowed Roundkeeper to do this with your account.',
    'Close the panel. Open it again with the menu Roundkeeper › Open the panel, and allow everything that Google asks for.',
  ],
  [
    /invalid (email|recipient)|email address/i,
    'Google does not accept this email address.',
    'Correct it in the tab “Season”, and press the button again.',
  ],
  [/property storage/i, NOTES_FULL.what, NOTES_FULL.todo],
  [
    /storage ?quota|storage is full|not enough storage/i,
    'The storage of your Google account is full.',
    'Make room in Drive or Gmail, and press the button again.',
  ],
  [
    /\b10[.,’'\s]?000[.,’'\s]?000\b|limit of .* cells|cells in the workbook/i,
    'The workbook has reached Google’s limit of 10 million cells. Empty cells count, too.',
    'Delete some of your own tabs, or empty rows and columns in your tabs. Then press the button again.',
  ],
  [
    /for one day|per day|daily limit|too many times.*email/i,
    'This account has reached Google’s daily limit.',
    'Continue tomorrow. Finished steps are kept.',
  ],
  [/too many|too much|quota|rate.?limit|limit exceeded|resource.?exhausted|\b429\b/i, NO_MORE_CALLS, AGAIN],
  [
    /has not been used in project|it is disabled|SERVICE_DISABLED|accessNotConfigured/i,
    'A service of Google is switched off for this script.',
    'Run the self-test. It names the service and says what to do.',
  ],
  [
    /protected|are trying to edit a protected/i,
    'Roundkeeper cannot write, because a cell or tab of the workbook is protected.',
    'Remove the protection (Data › Protect sheets and ranges), and press the button again.',
  ],
  [
    /not (be )?found|no item with|does not exist|is missing|(was|been) deleted|in the trash|\b404\b|no longer (exists|available)/i,
    'A file or form was deleted, or only another host’s account can open the file or form.',
    `Restore the file from Drive’s bin, or undo its deletion. Then press the button again. ${SECOND_HOST}`,
  ],
  [
    /permission|forbidden|access (denied|not granted)|do(es)? not have access|not allowed|cannot edit|\b403\b/i,
    'Your account has no right to change a file or form. Perhaps only the host who began the season has this right.',
    `Open the file in Drive and check who may edit it. ${SECOND_HOST}`,
  ],
  [
    /timed? ?out|deadline exceeded|maximum execution|took too long|\b(408|504)\b/i,
    'Google took too long.',
    AGAIN,
  ],
  [
    /address unavailable|DNS|network|connection|failed to fetch|ECONN/i,
    'Google could not be reached.',
    AGAIN,
  ],
  [
    /server error|internal error|internal_?error|backend ?error|unavailable|try again|sorry|service error|service (spreadsheets|forms|drive)|\b5\d\d\b|empty response/i,
    'Google had an internal problem.',
    AGAIN,
  ],
  [
    /invalid (value|argument|request|json|range)|exceeds grid limits|bad request|\b400\b|invalid requests/i,
    'Google refused a change. Perhaps somebody changed a tab, file or form by hand.',
    'Undo that change (File › Version history), and press the button again.',
  ],
];

const UNKNOWN: Trouble = {
  what: 'An unexpected problem came up.',
  todo: 'Press the button again. If that does not help, press “Verify”, and show the details to the person who installed Roundkeeper.',
};

/** Explains one of Google's error messages to a host in plain words. */
export function troubleOf(message: string): Trouble {
  const known = KNOWN.find(([pattern]) => pattern.test(message));
  return known ? { what: known[1], todo: known[2] } : UNKNOWN;
}
