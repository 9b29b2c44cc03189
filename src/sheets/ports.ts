import type { Grid } from '../rules/board/grid.ts';
import type { Cell } from '../rules/declare/position.ts';
import type { Question } from '../rules/order/question.ts';

/**
 * What the use cases need of the world. The adapters in google/ speak to Google; tests bring their own.
 * Counts in brackets: service calls that Google charges time for.
 */
export interface Ports {
  readonly workbook: HostWorkbook;
  readonly post: Post;
  readonly files: Files;
  readonly forms: Forms;
  readonly clock: Clock;
  readonly lock: Lock;
  readonly memo: Memo;
  readonly entropy: Entropy;
  /** The email of who is at the panel. */
  who(): string;
  /** Tries out on this account what the adapters expect of Google. */
  selfTest(): readonly Check[];
}

/** One thing that is expected of Google, and whether it holds. */
export interface Check {
  readonly name: string;
  readonly passed: boolean;
  /** What was found. */
  readonly detail: string;
}

/** A tab as it was read: rows of cells, empty ones as ''. A formula or an error is a text that begins with '=' or '#'. */
export interface Tab {
  readonly sheetId: number;
  readonly title: string;
  readonly rowCount: number;
  readonly cells: readonly (readonly Cell[])[];
}

export interface Snapshot {
  readonly timeZone: string;
  readonly tabs: readonly Tab[];
}

/** A change of a tab: the whole of it drawn anew, rows of plain cells from a 0-based row on, or its end. New tabs come first. */
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
    }
  | { readonly kind: 'drop'; readonly sheetId: number };

/** The host workbook. Read it whole [1]; change it whole or not at all [1]. */
export interface HostWorkbook {
  readonly id: string;
  read(): Snapshot;
  /** Throws when the answer was an error, or when none came: then look before trying again. */
  commit(writes: readonly Write[]): void;
}

/** Something another file must hear of. Every letter may be sent again without harm. */
export type Letter =
  | {
      readonly kind: 'file';
      readonly file: string;
      /** The file's first tab. */
      readonly cover: Grid;
      /** The match's tab; `isNew` when it is not there yet, as far as is known. */
      readonly sheetId: number;
      readonly title: string;
      readonly grid: Grid;
      readonly isNew: boolean;
    }
  | {
      readonly kind: 'form';
      readonly form: string;
      readonly firstItem: number;
      readonly questions: readonly Question[];
    }
  | { readonly kind: 'close-form'; readonly form: string };

/** Sends all letters at once [1, and 1 more when a tab was not as expected]; what failed is said in its place. */
export interface Post {
  send(letters: readonly Letter[]): readonly (string | undefined)[];
}

export interface FileRequest {
  readonly key: string;
  readonly name: string;
}

/** One file and its one reader; '' is everyone who has the link. */
export interface Grant {
  readonly file: string;
  readonly reader: string;
}

export interface Files {
  /** Makes spreadsheets, all at once [1]; their ids in order. */
  make(requests: readonly FileRequest[]): readonly string[];
  /** Lets each file be read by its reader, and by nobody else but its owner [2, and 1 more to take rights away]. */
  share(grants: readonly Grant[]): void;
  /** Publishes a file to the web [1]. */
  publish(file: string): void;
  /** Puts files in the bin [1]. */
  discard(files: readonly string[]): void;
  /** The ids of all files that were made for this workbook and are not in the bin [1]. */
  made(): readonly string[];
  /** Where a reader opens the file. */
  link(file: string): string;
}

export interface FormRequest {
  readonly title: string;
  readonly description: string;
  /** Who answers is known by a verified email, or by a personal code asked first. */
  readonly identity: 'email' | 'code';
  readonly questions: readonly Question[];
}

export interface MadeForm {
  readonly id: string;
  /** The link that players get. */
  readonly url: string;
  /** The tab of the host workbook in which responses arrive. */
  readonly sheetId: number;
}

/** Forms are made once a match, by Google's slow way: about ten calls a question. */
export interface Forms {
  /** Makes an unpublished form with no questions, or takes up one of this title that was left so; returns its id. */
  make(title: string): string;
  /** Puts a form that was begun in the bin, and takes its tab out of the host workbook; with '' the id is looked for. */
  discard(id: string, title: string): void;
  /** Gives a form its questions and its tab in the host workbook, and opens it. May be repeated on a form that was begun. */
  build(id: string, request: FormRequest): MadeForm;
  /** The link that fills in a personal code. */
  prefill(id: string, code: string): string;
  /** Wakes `onSubmission` at each response; once a workbook. */
  watch(): void;
}

export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** The UTC time, as milliseconds, of a spreadsheet's date-and-time number in a time zone. */
  fromSerial(serial: number, timeZone: string): number;
}

export interface Lock {
  /** Runs the work when nobody else is at it; otherwise returns undefined. */
  hold<T>(work: () => T): { readonly done: T } | undefined;
}

/** Small notes that survive a script's end, at most 9 kB each. */
export interface Memo {
  get(key: string): string | undefined;
  set(key: string, value: string | undefined): void;
}

export interface Entropy {
  /** A text with at least 120 random bits, which nobody can foresee. */
  text(): string;
}
