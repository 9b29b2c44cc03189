import type { Grid } from '../rules/board/grid.ts';
import type { Cell } from '../rules/declare/position.ts';
import type { Question } from '../rules/order/question.ts';

/**
 * What the use cases need from outside. The adapters in google/ call Google; tests have their own.
 * Numbers in brackets: service calls; each takes time on Google.
 */
export interface Ports {
  readonly workbook: HostWorkbook;
  readonly post: Post;
  readonly files: Files;
  readonly forms: Forms;
  readonly spreadsheets: Spreadsheets;
  readonly mail: Mail;
  readonly chat: Chat;
  readonly alarm: Alarm;
  readonly clock: Clock;
  readonly lock: Lock;
  readonly memo: Memo;
  readonly entropy: Entropy;
  /** SHA-256 of a text, in lower-case hexadecimal: fast, but not for what the log or a record holds. */
  digest(text: string): string;
  /** The email of the panel's user. */
  who(): string;
  /** The id of the tab that the panel's user looks at; null where Google does not say. */
  looksAt(): number | null;
  /** The page that replays and checks an exported match. Throws a problem if the script was installed without it. */
  viewerPage(): string;
  readonly selfTest: SelfTest;
  /** The id of the panel's press, if it gave one: the entry of the log that answers it has it in its salt (log/facts/request.ts). */
  readonly request?: string;
  /** Tells the host something beside the answer of the call. */
  tell(note: string): void;
}

/** Tests on this account, step by step, what the adapters expect of Google. It makes scratch files, and removes them. */
export interface SelfTest {
  /** The steps in groups: one group after another, the steps of a group at the same time. */
  readonly steps: readonly (readonly SelfTestStep[])[];
  /** Runs a step by its name. */
  run(step: string): StepReport;
}

export interface SelfTestStep {
  readonly name: string;
  readonly title: string;
  /** What the host must tick for this step to be run; without it, it is always run. */
  readonly asks?: string;
}

/** What a step found. No text in it holds a secret, an id or an address. */
export interface StepReport {
  readonly checks: readonly Check[];
  /** Milliseconds by service call. */
  readonly durations: Readonly<Record<string, number>>;
  /** Milliseconds for each kilobyte of an answer, and of a request. */
  readonly readPerKB?: number;
  readonly writePerKB?: number;
}

/** One thing that is expected of Google, and whether it holds. */
export interface Check {
  readonly name: string;
  /** The ids of the assumptions in docs/google.md. */
  readonly assumptions: readonly string[];
  /** 'untested' where something before it did not go well, or could not be arranged. */
  readonly result: 'passed' | 'failed' | 'untested';
  /** What was found. */
  readonly detail: string;
}

/** Rows of a tab: from the first to before the second, from 0. */
export type RowSpan = readonly [from: number, to: number];

/** A tab as it was read: rows of cells, empty ones as ''. A formula or an error is a text that begins with '=' or '#'. */
export interface Tab {
  readonly sheetId: number;
  readonly title: string;
  readonly rowCount: number;
  readonly cells: readonly (readonly Cell[])[];
  /** Rows that were not read, ascending; they are empty in `cells`. Absent where all were read. */
  readonly skipped?: readonly RowSpan[];
}

/** Rows to skip when reading, by the ids of their tabs: ascending, and never the last row in use. */
export type SkippedRows = ReadonlyMap<number, readonly RowSpan[]>;

/** Tabs as they were at one moment. */
export interface Snapshot {
  readonly timeZone: string;
  readonly tabs: readonly Tab[];
  /** All tabs of the workbook were read: one that is not here does not exist. */
  readonly isWhole: boolean;
}

/** How a cell shows its number, such as a time. */
export interface NumberFormat {
  readonly type: string;
  readonly pattern?: string;
}

/** A tab with the number formats of its cells, to be written elsewhere as it is. */
export interface TabCopy extends Pick<Tab, 'sheetId' | 'title' | 'cells'> {
  /** By rows and columns, as the cells; undefined where a cell has none. */
  readonly formats: readonly (readonly (NumberFormat | undefined)[])[];
}

/**
 * A change of a tab: the whole tab drawn again, rows of plain cells from a 0-based row on, the values of single cells, the
 * whole tab as the copy of another, its title alone, or its removal. `moreColumns` are added before rows are written.
 */
export type Write =
  | {
      readonly kind: 'tab';
      readonly sheetId: number;
      readonly title: string;
      readonly isNew: boolean;
      readonly grid: Grid;
      readonly frozenRows?: number;
    }
  | {
      readonly kind: 'rows';
      readonly sheetId: number;
      readonly at: number;
      readonly rowCount: number;
      readonly rows: readonly (readonly Cell[])[];
      readonly formats?: TabCopy['formats'];
      readonly moreColumns?: number;
    }
  | {
      readonly kind: 'cells';
      readonly sheetId: number;
      readonly rowCount: number;
      readonly cells: readonly { readonly row: number; readonly column: number; readonly value: Cell }[];
    }
  | { readonly kind: 'copy'; readonly isNew: boolean; readonly tab: TabCopy }
  | { readonly kind: 'name'; readonly sheetId: number; readonly title: string }
  | { readonly kind: 'drop'; readonly sheetId: number };

/** The host workbook. One call reads [1]; one call makes all changes or none [1]. */
export interface HostWorkbook {
  readonly id: string;
  /**
   * Reads the tabs with these ids; all tabs when none are named, or when one of them does not exist [1 more]. Rows named by
   * the id of their tab are left out, unless all tabs are read.
   */
  read(sheetIds?: readonly number[], skip?: SkippedRows): Snapshot;
  /** The titles of all tabs, by their ids [1]. */
  titles(): ReadonlyMap<number, string>;
  /** Throws on an error, and when no answer came. Then the changes may be there: read before trying again. */
  commit(writes: readonly Write[]): void;
}

/** A delivery to another file. Sending it twice does no harm. */
export interface Letter {
  readonly file: string;
  /** The file's first tab; left out where it stays as it is. */
  readonly cover?: Grid;
  /** The rows of the first tab with the player's statement, where it has one. */
  readonly statement?: RowSpan;
  /** Only the statement is written: as far as is known, the first tab shows all other rows already. */
  readonly isStatementOnly?: boolean;
  /** The match's tab, or the first tab again where nothing else is written; `isNew` when it is not there yet, as far as is known. */
  readonly sheetId: number;
  readonly title: string;
  readonly grid: Grid;
  readonly isNew: boolean;
  /** Absent on a page without an open round. */
  readonly parts?: PageParts;
  /** Only these rows are written: as far as is known, the tab shows all others already. */
  readonly only?: readonly RowSpan[];
}

/** Rows of a player’s page that change while a round is open. */
export interface PageParts {
  /** What the player has sent. */
  readonly sent: readonly RowSpan[];
  /** What the purse holds, and what of it may be traded. */
  readonly purse: readonly RowSpan[];
  /** These, and the links to the forms. */
  readonly own: readonly RowSpan[];
}

/** Why a letter did not arrive. */
export interface SendFailure {
  readonly error: string;
  /** Milliseconds until Google takes it, where only its limit of calls per minute is in the way. */
  readonly wait?: number;
  /** Google had trouble, or gave no answer: the next try may go well. */
  readonly passes?: true;
}

/**
 * Sends all letters at once, those to a file in one request [1, and up to 3 more where a tab was not as expected]. Gives a failure or
 * undefined per letter.
 */
export interface Post {
  send(letters: readonly Letter[]): readonly (SendFailure | undefined)[];
}

export interface FileRequest {
  readonly key: string;
  readonly name: string;
}

/** The key of an archive of the season, by its number from 1. */
export function archiveKey(number: number): string {
  return `archive ${number}`;
}

/** Is this the key of an archive? */
export function isArchiveKey(key: string): boolean {
  return key.startsWith('archive ');
}

/** The key of the scratch file of a rehearsal. */
export const REHEARSAL_KEY = 'rehearsal';

/** A file and its only reader; '' is everyone who has the link. */
export interface Grant {
  readonly file: string;
  readonly reader: string;
  /** Where Google refuses the address, the file is shared by link instead: nobody else has had that link. */
  readonly orLink?: boolean;
}

/** How a file came to be shared. */
export interface Shared {
  /**
   * 'account': with the reader's account. 'link': with everyone who has the link, as requested or because Google refused
   * the address. '': not as requested.
   */
  readonly access: 'account' | 'link' | '';
  /** What is not as requested, or ''. */
  readonly problem: string;
  /** Nothing was changed: another account made the file, and only that one can change who opens it (docs/google.md, G81). */
  readonly isHidden?: true;
}

/** A page in Drive. */
export interface SavedPage {
  readonly file: string;
  readonly link: string;
}

/** A form, and what its file is to be called. */
export interface NamedForm {
  readonly id: string;
  readonly title: string;
}

/** Files to be shared and forms to be opened at the same time. */
export interface OpeningRequest {
  readonly grants: readonly Grant[];
  /** A file that is published to the web, or ''. */
  readonly published: string;
  readonly forms: readonly NamedForm[];
}

/** Result of an opening. */
export interface Opened {
  /** By the grants. */
  readonly shared: readonly Shared[];
  /** The ids of the forms that are hidden from the script. */
  readonly hidden: readonly string[];
}

/** 'not shown': Drive finds no such file, because another account made it, or because it was deleted for good. */
export type Whereabouts = 'here' | 'bin' | 'not shown';

export interface Files {
  /**
   * Makes spreadsheets, all at once [2]. Gives their ids in order. `begun` is when an earlier try began that was broken off, in
   * milliseconds: its files may not be listed yet, and are waited for.
   */
  make(requests: readonly FileRequest[], begun?: number): readonly string[];
  /**
   * Lets only its reader and its owner read each file, and reads back whether it is so [3, and 1 more for each right that
   * is taken away from one file]. A reader whose address Google refuses gets the file by its link where the grant says so
   * [1 more].
   */
  share(grants: readonly Grant[]): readonly Shared[];
  /**
   * Shares files as `share` does; with the same calls it lets everyone with the link respond to published forms, and gives
   * those their names. Throws where Google did not open a form.
   */
  open(asked: OpeningRequest): Opened;
  /** The files whose sharing this account cannot change: another account made them, or they are gone [1]. */
  hidden(files: readonly string[]): readonly string[];
  /**
   * Takes files from everyone but their owner and the hosts, and reads back whether it is so [2, and 1 more for each right of
   * one file]. Gives what is wrong, or '', per file.
   */
  close(files: readonly string[]): readonly string[];
  /**
   * Lets the others who may edit the host workbook write files that this account made, and edit forms [2 or more with such
   * others, and 2 per form]. Gives what Google refused, a sentence each.
   */
  letHostsIn(files: readonly string[], forms?: readonly string[]): readonly string[];
  /** Where each file or form is [1]: nobody but its owner finds it in the bin (docs/google.md, G80). */
  whereabouts(files: readonly string[]): readonly Whereabouts[];
  /** Gives a file another name [1]. */
  rename(file: string, name: string): void;
  /** Puts files in the bin [1]. */
  discard(files: readonly string[]): void;
  /** The ids of all files of a season’s matches: without archives, rehearsals and those in the bin [1]. `begun` as for `make`. */
  made(begun?: number): readonly string[];
  /** The file with a key that an earlier try has made, unless it is in the bin [1]. `begun` as for `make`. */
  find(key: string, begun: number): string | undefined;
  /** The address at which a reader opens a file. */
  link(file: string): string;
  /**
   * Writes a page into a file, or into a new one where `file` is '', and gives its id and the address at which a browser downloads
   * it [1]. Nobody else can open a new one.
   */
  savePage(page: { readonly file: string; readonly name: string; readonly html: string }): SavedPage;
}

/** The tabs of a spreadsheet with their sizes. */
export interface SpreadsheetParts {
  readonly tabs: readonly {
    readonly sheetId: number;
    readonly title: string;
    readonly rowCount: number;
    readonly columnCount: number;
  }[];
  /** It lies in Drive's bin: Google will delete it. */
  readonly isInBin: boolean;
}

/** Spreadsheets of the host beside the workbook. Each method makes its calls at once, for all of them. */
export interface Spreadsheets {
  /** What each spreadsheet has [1]; a text says why one cannot be opened. */
  look(files: readonly string[]): readonly (SpreadsheetParts | string)[];
  /** Tabs of spreadsheets by their titles [1]; a text says why those of one cannot be read. */
  read(
    requests: readonly { readonly file: string; readonly titles: readonly string[] }[],
  ): readonly (readonly TabCopy[] | string)[];
  /** Makes all changes of one spreadsheet or none [1]. Throws on an error, and when no answer came. */
  write(file: string, writes: readonly Write[]): void;
}

/** The texts of a form above its questions, and after it was sent. */
export interface FormHead {
  readonly title: string;
  readonly description: string;
  readonly confirmation: string;
}

export interface FormRequest {
  /** What to write of the head: a copied form has the rest. */
  readonly head: Partial<FormHead>;
  /** Players are identified by a verified email, or by a personal code that the form asks first. */
  readonly identity: 'email' | 'code';
  /**
   * What the link fills in [2 for each, and 1 where the form is a copy]: a text by the question’s title. Titles that the form does
   * not have are left out.
   */
  readonly filled: Readonly<Record<string, string>>;
  readonly questions: readonly Question[];
  /** How questions that the form has already differ from what is asked. Without it they are as asked. */
  readonly changes?: () => readonly QuestionChange[];
  /** Tabs of the host workbook that are not this form's. The others are asked for their form. */
  readonly tabs?: readonly number[];
}

export interface MadeForm {
  readonly id: string;
  /** The link that players get. */
  readonly url: string;
  /** The tab of the host workbook in which responses arrive. */
  readonly sheetId: number;
}

/** A question to be written to a form again, and which parts of it. */
export interface QuestionChange {
  readonly question: Question;
  /** Its place among the form's items, as far as is known. */
  readonly at: number;
  readonly help: boolean;
  /** Choices, columns, or the check of a text. */
  readonly answers: boolean;
  readonly rows: boolean;
}

/** A response as its form keeps it: with every text as it was typed. */
export interface FormAnswers {
  /** Milliseconds UTC. */
  readonly at: number;
  /** The email or the personal code. */
  readonly sender: string;
  /** By the title of their columns in the response tab. */
  readonly answers: Readonly<Record<string, string>>;
}

/** A form and its tab of the host workbook. */
export interface FormLink {
  readonly form: string;
  readonly tab: number;
}

/** Forms are made once per match, with three or four calls per question; a copied form takes fewer. */
export interface Forms {
  /**
   * Makes an unpublished form without questions, or reuses this workbook's unfinished form with this title. Gives its id.
   * `begun` as for files.
   */
  make(title: string, begun?: number): string;
  /** Makes an unpublished form with the questions of another one [1]. Gives its id; undefined where Google refuses the copy. */
  copy(source: string, title: string): string | undefined;
  /**
   * Puts an unfinished form in the bin, unless Drive hides it, and removes its tab from the host workbook. With id '', finds it
   * by title. `tabs` as for a form request; `note` as for dropTab.
   */
  discard(id: string, title: string, tabs: readonly number[], note: (sheetId: number) => void): void;
  /** Gives a form its questions, connects it to its tab, and publishes it. Can be repeated on an unfinished form. */
  build(id: string, request: FormRequest): MadeForm;
  /**
   * Writes parts of the head and of questions again [1, 1 per part of the head, and with questions 1 more and 2 to 5 per question].
   * Throws if the form or a question is gone.
   */
  renew(id: string, changes: readonly QuestionChange[], head: Partial<FormHead>): void;
  /** Ends the acceptance of responses [2]. */
  close(id: string): void;
  /** Accepts responses again [2]. */
  reopen(id: string): void;
  /** Gives a form’s file another name, where Drive shows the form [1]. */
  rename(id: string, title: string): void;
  /**
   * Ends the acceptance of responses and unlinks the form from its tab, which stays [4]. A form that is gone needs neither.
   * Can be repeated.
   */
  unlink(id: string): void;
  /**
   * Links a form to a new tab of the host workbook, or finds the tab if that was done; gives the tab's id [7 or more]. It stays
   * closed. `tabs` are not the form's.
   */
  link(id: string, tabs: readonly number[]): number;
  /**
   * Unlinks a form from its tab in the host workbook and deletes the tab, if it has one [5]. `note` gets the tab before: after a
   * break in between only `deleteTabs` can delete it.
   */
  dropTab(id: string, tabs: readonly number[], note: (sheetId: number) => void): void;
  /** Deletes those tabs of the host workbook that are there; their forms are unlinked [2, and more while Google counts them as linked]. */
  deleteTabs(sheetIds: readonly number[]): void;
  /**
   * Those tabs of the host workbook into which their forms write no more, because somebody unlinked them [1, 1 per tab, and 2 per
   * form where no tab names one]. Tabs that are gone are left out.
   */
  unlinked(links: readonly FormLink[]): readonly number[];
  /** Why forms cannot demand a verified email on this account; '' when they can [1]. */
  verifiedEmailProblem(): string;
  /**
   * The responses since a time, as the form keeps them [2, and some per response]; undefined where the form is gone, or this
   * account may not open it.
   */
  answersSince(id: string, since: number): readonly FormAnswers[] | undefined;
  /** Installs the trigger that runs `onSubmission` at each response, once per workbook. */
  watch(): void;
}

/** The trigger that runs `onClock` every few minutes, one for the workbook. */
export interface Alarm {
  /** Sets it, if it is not set [1, and 1 more to set it]. */
  keep(): void;
  /** Removes it, if it is set [1, and 1 more to remove it]. */
  stop(): void;
}

/** A plain text to one address. */
export interface MailText {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Mail from the address of whoever runs the script. */
export interface Mail {
  /** How many recipients Google still takes today [1]. Throws where the script may not send mail. */
  left(): number;
  /** Sends a mail [1]. Throws where Google refuses it; it was not sent then. */
  send(mail: MailText): void;
}

/** Why a chat did not take a text. */
export interface PostFailure {
  readonly error: string;
  /** Milliseconds until it takes texts again, where only a limit stopped it. */
  readonly wait?: number;
  /** No answer came: the text may be there. */
  readonly isUnclear?: true;
}

/** A chat that takes texts at a secret address: a Discord webhook. */
export interface Chat {
  /** Posts a text, which notifies nobody [1]. Never throws, and no error holds the address. */
  post(address: string, text: string): PostFailure | undefined;
  /** Looks whether the address takes texts [1]. Never throws, and no error holds the address. */
  look(address: string): PostFailure | undefined;
}

export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /**
   * The UTC times, as milliseconds, of a spreadsheet's date-and-time number in a time zone: two, ascending, in the hour that
   * a clock change repeats; else one.
   */
  fromSerial(serial: number, timeZone: string): readonly number[];
  /** By how many milliseconds a zone is ahead of UTC at a time, summer time included; undefined for a zone that Google does not know. */
  offset(at: number, timeZone: string): number | undefined;
}

export interface Lock {
  /**
   * Runs the work under the lock; undefined if another run holds the lock for this many milliseconds. While one run waits, no other run starts
   * to wait.
   */
  hold<T>(patience: number, work: () => T): { readonly done: T } | undefined;
  /**
   * Runs the work under the lock at the end of a run, unless another run waits for the lock already: that run reads everything written until
   * now. At most one run waits.
   */
  last(patience: number, work: () => void): void;
}

/** Small texts that outlive the script, at most 9 kB each. */
export interface Memo {
  get(key: string): string | undefined;
  set(key: string, value: string | undefined): void;
  /** Sets several texts in one call. */
  setAll(texts: Readonly<Record<string, string>>): void;
}

export interface Entropy {
  /** A text with at least 120 random bits. */
  text(): string;
}
