import type { Language } from '../base/in-language.ts';

/**
 * Behaviours of Google that differ between accounts, change over time or are not documented. Each switch turns on one
 * behaviour. Without switches, the account is an ordinary host's account, with a script's default Cloud project.
 * docs/google.md says which switch breaks which assumption, and what happens then.
 */
export interface Switches extends ScriptSwitches, RestSwitches, SheetSwitches, DriveSwitches, FormSwitches {}

interface ScriptSwitches {
  /** Language of the host's account. Google's exceptions and the headers of responses tabs are in this language. */
  language?: Language;
  /** Names of built-ins that V8 does not have, such as String.prototype.trimEnd. */
  missingBuiltIns?: readonly string[];
  /** Time in milliseconds after which Google ends a run; by default six minutes. */
  runLimit?: number;
  /** The lock does not stop other runs from entering. */
  weakLock?: boolean;
  /** Document properties are empty at the start of each run. */
  forgottenProperties?: boolean;
  /** Session does not reveal the user. */
  noUserName?: boolean;
  /** Utilities.parseDate reads every time as UTC. */
  zoneIgnored?: boolean;
  /** Utilities.formatDate treats every zone as UTC. */
  zonesAsUtc?: boolean;
  /** Scopes of the manifest that the host did not tick. Google's prefix is left out. */
  untickedScopes?: readonly string[];
  /** Utilities.getUuid always gives the same id. */
  sameUuids?: boolean;
  /** Utilities.computeDigest gives bytes from 0 to 255. */
  unsignedDigests?: boolean;
  /** Number of runs that each response starts; by default one. */
  wakings?: number;
  /** Number of runs that each due clock trigger starts; by default one. */
  alarms?: number;
  /** Largest delay of clock triggers in minutes; by default 1. */
  alarmsLate?: number;
  /** Minutes per day in which triggers may run; by default 90. */
  triggerMinutes?: number;
  /** Number of recipients to whom the script may send mail per day; by default 100. */
  mailsPerDay?: number;
}

interface RestSwitches {
  /** Discord’s proxy blocks Google’s servers. The answer is error 429 with a text, or error 403 with a page. */
  discordBlocked?: 'text' | 'page';
  /** Errors of advanced services do not tell their status. */
  statusUnsaid?: boolean;
  /** The Forms REST API is enabled in the script's Cloud project. In a default project this is impossible. */
  formsApi?: boolean;
  /** APIs that are not enabled in the script's Cloud project. This can happen in a host's own project. */
  apisOff?: readonly ('sheets' | 'drive')[];
  /** The manifest's list of allowed addresses allows no address. */
  addressesRefused?: boolean;
  /** fetchAll gives its answers in reverse order. */
  answersReversed?: boolean;
  /** Number of reads that the Sheets API allows per minute; by default 60. Writes have a separate limit of the same number. */
  callsPerMinute?: number;
  /** The first change of a workbook in each run takes effect, but the answer to this change is lost. */
  lostAnswers?: boolean;
  /** The first change of permissions in each run fails because of a temporary rate limit. */
  rateLimits?: boolean;
}

interface SheetSwitches {
  /** Locale of new workbooks, which decides how formulas, numbers and dates are written; by default en_US. */
  locale?: 'de_DE' | 'pt_BR';
  /** A refused batch keeps the changes made before its first error. */
  halfBatches?: boolean;
  /** updateCells parses texts as if they were typed. */
  parsedWrites?: boolean;
  /** Google chooses the id of a new tab. */
  ownTabIds?: boolean;
  /** Reads also give the empty cells and rows at the end. */
  trailingEmpties?: boolean;
  /** Times of responses are in UTC instead of the workbook's zone. */
  utcTimes?: boolean;
  /** Largest number of characters in a cell; by default 50,000. */
  cellLimit?: number;
  /** Merging always makes one merged cell, also if the request asks for separate columns or rows. */
  oneMerge?: boolean;
  /** A hidden row cannot be shown again. */
  hiddenStays?: boolean;
  /** Google accepts the text runs of a cell but does not store them. */
  runsIgnored?: boolean;
  /** Google does not store developer metadata of columns. */
  metadataLost?: boolean;
  /** When a column moves, the developer metadata of the column stay at the old place. */
  metadataStays?: boolean;
  /** Google refuses to look up values by metadata that do not exist. By default, such a lookup selects nothing. */
  lookupsRefused?: boolean;
  /** An answer with values does not say which filter selected which tab. */
  filtersUnsaid?: boolean;
  /** Google gives all values as text, formatted as the cells show them. */
  valuesShown?: boolean;
  /** Google gives the values of responses tabs as text, formatted as the cells show them. */
  responseTimesShown?: boolean;
}

interface DriveSwitches {
  /** The scope drive.file also shows files that the script made for other accounts, if the account may open them. */
  sharedAppFiles?: boolean;
  /** A workbook does not name its editors. */
  noEditors?: boolean;
  /** The scope drive.file shows no file. */
  hiddenFiles?: boolean;
  /** The scope drive.file does not show forms made with FormApp. */
  hiddenForms?: boolean;
  /** Google does not store app properties of files. */
  appPropertiesLost?: boolean;
  /** Time in milliseconds before Drive's lists show a new file. */
  listLag?: number;
  /** Simultaneous changes of one file's permissions all take effect. By default only the last change takes effect, as Google says. */
  rightsKept?: boolean;
  /** A permission gives an address in the spelling that was typed. By default it gives the account's own spelling. */
  typedAddresses?: boolean;
  /** Google refuses to share a file with any address, as if no address had an account. */
  sharingRefused?: boolean;
  /** Files cannot be shared with everyone who has the link. */
  noPublicLinks?: boolean;
  /** Files cannot be published to the web. */
  noPublishing?: boolean;
  /** Files cannot be put into the bin. */
  noBin?: boolean;
  /** Number of new workbooks per day; by default 250. */
  workbooksPerDay?: number;
}

interface FormSwitches {
  /** New forms are always published. */
  publishedAtOnce?: boolean;
  /** Forms cannot be opened to everyone who has the link. */
  closedForms?: boolean;
  /** If a form is linked or unlinked, the workbook shows this only after some seconds, and only to people who open the workbook then. */
  lateTab?: boolean;
  /** Address that a responses tab gives for its form: the editing address, or no address. By default the published address. */
  formUrl?: 'edit' | 'none';
  /** Only a published form can be linked to a tab. */
  linkWantsPublished?: boolean;
  /**
   * How Google treats the destination of a form without a tab. With 'null', reading gives null. With 'kept', reading
   * gives the workbook of the last tab. With 'throws', removing throws. By default reading throws, and removing does
   * nothing.
   */
  noDestination?: 'null' | 'kept' | 'throws';
  /** A tab still counts as linked after its form is unlinked. */
  stuckTab?: boolean;
  /** The form stores an answer as the tab stores it, not as it was typed. */
  textsLost?: boolean;
  /** The tab stores answers as they were typed. */
  tabKeepsText?: boolean;
  /** A response overwrites the row of another response that came less than ten seconds before. */
  sharedRows?: boolean;
  /** The Forms API accepts the setting for verified emails but does not store it. */
  verifiedIgnored?: boolean;
  /** The Forms API does not give the changed form in its answer. */
  formsUnsaid?: boolean;
  /** Prefilled links do not fill in anything. */
  noPrefill?: boolean;
  /** Prefilled links fill in texts but not choices. */
  prefillsTexts?: boolean;
  /** Google refuses patterns for texts. */
  patternsRefused?: boolean;
  /** A question gets a new column when its choices are replaced. */
  newColumns?: boolean;
  /** A closed form still accepts responses. */
  staysOpen?: boolean;
  /** Ticked boxes are stored in one cell, joined by semicolons. */
  semicolons?: boolean;
  /** A form's tab cannot be renamed. */
  fixedTitles?: boolean;
  /** Players can always change their responses. */
  editableResponses?: boolean;
  /** Responses tabs are tables: their headings cannot be empty or equal. */
  responseTables?: boolean;
  /** FormApp refuses to say who sees a summary of the responses. */
  summaryUnsaid?: boolean;
  /** A form that is linked again gets an empty tab, without its earlier responses. */
  emptyRelink?: boolean;
}
