import type { Language } from '../base/in-language.ts';

/**
 * Behaviours of Google that differ between accounts, that come and go, or that are not documented. Each
 * switch turns one on; all off is the account of an ordinary host with a script's default Cloud project.
 * docs/google.md says which switch breaks which assumption, and what follows.
 */
export interface Switches extends ScriptSwitches, RestSwitches, SheetSwitches, DriveSwitches, FormSwitches {}

interface ScriptSwitches {
  /** The language of the host's account: Google uses it for exceptions and the heads of response tabs. */
  language?: Language;
  /** Built-ins that V8 lacks, such as String.prototype.trimEnd. */
  missingBuiltIns?: readonly string[];
  /** Milliseconds after which a run is ended; by default six minutes. */
  runLimit?: number;
  /** The lock excludes nobody. */
  weakLock?: boolean;
  /** Document properties are empty when a run begins. */
  forgottenProperties?: boolean;
  /** Session does not say who the user is. */
  noUserName?: boolean;
  /** Utilities.parseDate reads every time as UTC. */
  zoneIgnored?: boolean;
  /** Utilities.formatDate knows no zone and takes all for UTC. */
  zonesAsUtc?: boolean;
  /** Scopes of the manifest that the host did not tick, without Google’s prefix. */
  untickedScopes?: readonly string[];
  /** Utilities.getUuid gives the same id again and again. */
  sameUuids?: boolean;
  /** Utilities.computeDigest gives bytes from 0 to 255. */
  unsignedDigests?: boolean;
  /** Number of runs for each response; by default one. */
  wakings?: number;
  /** Number of runs each time a trigger of the clock is due; by default one. */
  alarms?: number;
  /** Largest delay of clock triggers, in minutes; by default 1. */
  alarmsLate?: number;
  /** Minutes of triggers a day; by default 90. */
  triggerMinutes?: number;
  /** Recipients of mail a day; by default 100. */
  mailsPerDay?: number;
}

interface RestSwitches {
  /** Discord’s proxy blocks Google’s servers, with 429 and a text, or with 403 and a page. */
  discordBlocked?: 'text' | 'page';
  /** An error of an advanced service does not tell its status. */
  statusUnsaid?: boolean;
  /** The Forms REST API is enabled in the script's Cloud project. In a default project nobody can enable it. */
  formsApi?: boolean;
  /** APIs that are not enabled in the script's Cloud project, as in a project of the host's own. */
  apisOff?: readonly ('sheets' | 'drive')[];
  /** The list of addresses in the manifest lets nothing through. */
  addressesRefused?: boolean;
  /** fetchAll answers in the reverse order. */
  answersReversed?: boolean;
  /** Reads, and writes, of the Sheets API per minute; by default 60. */
  callsPerMinute?: number;
  /** The first change of a workbook in each run is made, but its answer is lost. */
  lostAnswers?: boolean;
  /** The first change of rights in each run meets a limit that passes. */
  rateLimits?: boolean;
  /** Request bodies that are compressed with gzip are refused. */
  gzipRefused?: boolean;
}

interface SheetSwitches {
  /** A batch keeps the changes before its first error. */
  halfBatches?: boolean;
  /** updateCells reads a text as if it were typed. */
  parsedWrites?: boolean;
  /** A new tab gets an id of Google’s choice. */
  ownTabIds?: boolean;
  /** A read gives the empty cells and rows at the end too. */
  trailingEmpties?: boolean;
  /** Times of responses are UTC, not in the workbook's zone. */
  utcTimes?: boolean;
  /** Characters in a cell; by default 50,000. */
  cellLimit?: number;
  /** Cells are merged into one block, whatever is asked. */
  oneMerge?: boolean;
  /** A row that was hidden stays hidden, whatever is asked. */
  hiddenStays?: boolean;
  /** The runs of a cell’s text are taken and not kept. */
  runsIgnored?: boolean;
  /** Developer metadata of columns are not kept. */
  metadataLost?: boolean;
  /** Developer metadata stay at the place of a column that is moved. */
  metadataStays?: boolean;
  /** Values by metadata that do not exist are refused. By default nothing is selected. */
  lookupsRefused?: boolean;
  /** An answer of values does not say which filter selected a tab. */
  filtersUnsaid?: boolean;
  /** Values come as the cells show them, whatever is asked. */
  valuesShown?: boolean;
  /** Values of response tabs come as the cells show them. */
  responseTimesShown?: boolean;
}

interface DriveSwitches {
  /** The scope drive.file also shows an account the files that the script made for other accounts and that the account may open. */
  sharedAppFiles?: boolean;
  /** A workbook does not name those who may edit it. */
  noEditors?: boolean;
  /** The scope drive.file shows no file. */
  hiddenFiles?: boolean;
  /** The scope drive.file does not show forms that were made by FormApp. */
  hiddenForms?: boolean;
  /** App properties of files are not kept. */
  appPropertiesLost?: boolean;
  /** Milliseconds until a new file is in Drive’s lists. */
  listLag?: number;
  /** Changes of one file's rights at the same time are all kept. By default the last one alone, as Google says. */
  rightsKept?: boolean;
  /** A permission gives back the address as it was typed. By default in the account's own spelling. */
  typedAddresses?: boolean;
  /** Google shares with no address, as if none had an account. */
  sharingRefused?: boolean;
  /** Files cannot be shared with everyone who has the link. */
  noPublicLinks?: boolean;
  /** Files cannot be published to the web. */
  noPublishing?: boolean;
  /** Files cannot be put into the bin. */
  noBin?: boolean;
  /** New workbooks a day; by default 250. */
  workbooksPerDay?: number;
}

interface FormSwitches {
  /** Forms are made published, whatever is asked. */
  publishedAtOnce?: boolean;
  /** Forms cannot be opened to everyone who has the link. */
  closedForms?: boolean;
  /** A response tab shows only some seconds after the form was linked, to those who open the workbook then; likewise unlinking. */
  lateTab?: boolean;
  /** The name of its form that a response tab gives: the address to edit it, or nothing. By default the published address. */
  formUrl?: 'edit' | 'none';
  /** An unpublished form cannot be linked to a tab. */
  linkWantsPublished?: boolean;
  /**
   * A form without a tab names null as its destination, or the workbook of its last tab, or removing none throws. By default naming it throws,
   * and removing does nothing.
   */
  noDestination?: 'null' | 'kept' | 'throws';
  /** A tab whose form was unlinked still counts as linked. */
  stuckTab?: boolean;
  /** The form keeps an answer as the tab stores it, not as it was typed. */
  textsLost?: boolean;
  /** The tab keeps answers as they were typed. */
  tabKeepsText?: boolean;
  /** A response takes the row of one that came less than ten seconds before. */
  sharedRows?: boolean;
  /** The Forms API takes the setting for verified emails and does not keep it. */
  verifiedIgnored?: boolean;
  /** The Forms API does not give back the form that was changed. */
  formsUnsaid?: boolean;
  /** Prefilled links fill in nothing. */
  noPrefill?: boolean;
  /** Prefilled links fill in texts alone, no choices. */
  prefillsTexts?: boolean;
  /** Patterns for texts are refused. */
  patternsRefused?: boolean;
  /** A question whose choices are renewed gets a new column. */
  newColumns?: boolean;
  /** A form that was closed takes responses. */
  staysOpen?: boolean;
  /** Ticked boxes stand in one cell, joined by semicolons. */
  semicolons?: boolean;
  /** The tab of a form keeps the title that Google gave it. */
  fixedTitles?: boolean;
  /** Players may change their responses, whatever is asked. */
  editableResponses?: boolean;
  /** FormApp refuses to tell who sees a summary of the responses. */
  summaryUnsaid?: boolean;
  /** A form that is linked again begins with an empty tab: its earlier responses are not written there. */
  emptyRelink?: boolean;
}
