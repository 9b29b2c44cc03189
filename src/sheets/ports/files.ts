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
  /** If Google refuses the address, share by link. Only for new files, whose link nobody else knows. */
  readonly orLink?: boolean;
}

/** Result of sharing a file. */
export interface Shared {
  /**
   * 'account': with the reader's account. 'link': with everyone who has the link, as requested or because Google refused
   * the address. '': not as requested.
   */
  readonly access: 'account' | 'link' | '';
  /** Difference from the request, or ''. */
  readonly problem: string;
  /** Nothing was changed, because another account made the file, and only that one can share it (docs/google.md, G81). */
  readonly isHidden?: true;
}

export interface SavedPage {
  readonly file: string;
  readonly link: string;
}

/** The problem of a file that another account made. */
export const HIDDEN_FILE = 'another host’s account made it, and only that account can change who opens it';

/** A form, and the name for its file. */
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

export interface Opened {
  /** In the order of the grants. */
  readonly shared: readonly Shared[];
  /** The ids of the forms that are hidden from the script. */
  readonly hidden: readonly string[];
}

/** 'not shown': Drive finds no such file, because another account made it, or because it was deleted for good. */
export type Whereabouts = 'here' | 'bin' | 'not shown';

export interface Files {
  /**
   * Makes spreadsheets, all at once [2]. Gives their ids in order. `begun` is the start of an interrupted earlier try,
   * in milliseconds. Its files may not be listed yet, so it waits for them.
   */
  make(
    requests: readonly { readonly key: string; readonly name: string }[],
    begun?: number,
  ): readonly string[];
  /**
   * Opens each file only to its reader, its owner and the hosts, and reads the rights back. Removals come first. If
   * Google refuses an address and the grant allows it, the file is shared by link. [3, 1 more for each right removed
   * from one file, 2 if others may write, 1 for a link]
   */
  share(grants: readonly Grant[]): readonly Shared[];
  /**
   * Shares files like `share`. The same calls let everyone with the link respond to published forms, and name those. Throws if
   * Google did not open a form.
   */
  open(asked: OpeningRequest): Opened;
  /** The files whose sharing this account cannot change: another account made them, or they are gone [1]. */
  hidden(files: readonly string[]): readonly string[];
  /**
   * Closes files to everyone except their owner and the hosts, and forms to all other editors, and reads the
   * rights back. Gives the problem, or '', per file and form. [2, and 1 more for each right of one file; 3
   * per form]
   */
  close(files: readonly string[], forms?: readonly string[]): readonly string[];
  /** The addresses of unwanted readers of each file and unwanted editors of each form. [1, 2 if others may write, 2 per form] */
  openTo(grants: readonly Grant[], forms: readonly string[]): readonly (readonly string[])[];
  /** The addresses of the hosts: all who may edit the host workbook; [] if Google does not tell [2]. */
  hosts(): readonly string[];
  /**
   * Lets the other editors of the host workbook write files that this account made, and edit forms. Gives a
   * sentence for each thing that Google refused. [2 or more with such others, and 2 per form]
   */
  letHostsIn(files: readonly string[], forms?: readonly string[]): readonly string[];
  /** The place of each file or form [1]. In the bin only its owner finds it (docs/google.md, G80). */
  whereabouts(files: readonly string[]): readonly Whereabouts[];
  /** Gives a file another name [1]. */
  rename(file: string, name: string): void;
  /** Puts files in the bin [1]. */
  discard(files: readonly string[]): void;
  /** All files of a season’s matches with their keys: without archives, rehearsals and those in the bin [1]. `begun` as for `make`. */
  made(begun?: number): readonly { readonly key: string; readonly file: string }[];
  /** The file with a key that an earlier try has made, unless it is in the bin [1]. `begun` as for `make`. */
  find(key: string, begun: number): string | undefined;
  /** The address at which a reader opens a file. */
  link(file: string): string;
  /**
   * Writes a page into a file, or into a new one if `file` is ''. Gives its id and its download address [1].
   * Nobody else can open a new one.
   */
  savePage(page: { readonly file: string; readonly name: string; readonly html: string }): SavedPage;
}
