/** Explanation of a Google error for a host: what happened, and what to do. */
export interface Trouble {
  readonly what: string;
  readonly todo: string;
}

/** Message to the host when Google's limit of calls is reached. */
export const NO_MORE_CALLS = 'Google takes no more calls from this account for the moment.';

const AGAIN = 'Wait a minute, and press the button again: nothing is done twice.';
const SECOND_HOST = 'If another host began the season, let that host press the button.';

/** Explanation for the host when the document properties are full. */
export const NOTES_FULL: Trouble = {
  what: 'Roundkeeper’s notes beside this workbook are full: Google keeps at most 500 kB.',
  todo: 'Finish or discard the new match or the rehearsal that was begun. Then press the button again.',
};

/**
 * Patterns of Google's messages with advice for the host; the first match counts. Only the advice depends on the
 * patterns. In other languages only names, addresses and status codes match.
 */
const KNOWN: readonly (readonly [pattern: RegExp, what: string, todo: string])[] = [
  [
    /urlFetchWhitelist/i,
    'The script’s file appsscript.json does not let Roundkeeper call Google’s services.',
    'Let the person who installed Roundkeeper put back the original appsscript.json.',
  ],
  [
    /googleapis\.com\/auth\/|authori[sz]ation|unauthenticated|required permissions|invalid.?credentials|do not have permission to call|insufficient (authentication|permission)|scope|\b401\b/i,
    'Google has not allowed Roundkeeper to do this with your account.',
    'Close the panel, open it by the menu Roundkeeper › Open the panel, and allow all that Google asks.',
  ],
  [
    /invalid (email|recipient)|email address/i,
    'Google does not take this email address.',
    'Correct it in the tab “Season”, and press the button again.',
  ],
  [/property storage/i, NOTES_FULL.what, NOTES_FULL.todo],
  [
    /storage ?quota|storage is full|not enough storage/i,
    'The storage of your Google account is full.',
    'Make room in Drive or Gmail, and press the button again.',
  ],
  [
    /(10,?000,?000|limit of .*) cells|cells in the workbook/i,
    'The workbook has as many cells as Google allows: 10 million, and empty ones count.',
    'Delete some of your own tabs, or empty rows and columns in them. Then press the button again.',
  ],
  [
    /for one day|per day|daily limit|too many times.*email/i,
    'Google’s limit for this account is used up for today.',
    'Continue tomorrow: finished steps are kept.',
  ],
  [/too many|too much|quota|rate.?limit|limit exceeded|resource.?exhausted|\b429\b/i, NO_MORE_CALLS, AGAIN],
  [
    /has not been used in project|it is disabled|SERVICE_DISABLED|accessNotConfigured/i,
    'A service of Google is switched off for this script.',
    'Run the self-test: it names the service, and what to do.',
  ],
  [
    /protected|are trying to edit a protected/i,
    'A protected cell or tab of the workbook keeps Roundkeeper from writing.',
    'Remove the protection (Data › Protect sheets and ranges), and press the button again.',
  ],
  [
    /not (be )?found|no item with|does not exist|is missing|(was|been) deleted|in the trash|\b404\b|no longer (exists|available)/i,
    'A file or form is gone, or only another host’s account can open it.',
    `Restore it from Drive’s bin (or undo its deletion), and press the button again. ${SECOND_HOST}`,
  ],
  [
    /permission|forbidden|access (denied|not granted)|do(es)? not have access|not allowed|cannot edit|\b403\b/i,
    'Your account may not do this with a file or form. Perhaps only the host who began the season may.',
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
    'Google refused a change, perhaps because a tab, file or form was changed by hand.',
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
