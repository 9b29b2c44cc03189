/** Gives the key of the season's archive with this number, counted from 1. */
export function archiveKey(number: number): string {
  return `archive ${number}`;
}

/** Says whether a key belongs to an archive. */
export function isArchiveKey(key: string): boolean {
  return key.startsWith('archive ');
}

/** Key of the scratch file of a rehearsal. */
export const REHEARSAL_KEY = 'rehearsal';

/** A file and the only reader it should have; '' means everyone who has the link. */
export interface Grant {
  readonly file: string;
  readonly reader: string;
  /** True to share the file by link if Google refuses the address. Only for new files, whose link nobody else knows. */
  readonly orLink?: boolean;
}

/** Result of sharing a file. */
export interface Shared {
  /**
   * Who can read the file. 'account' means the reader's account. 'link' means everyone who has the link, as requested or
   * because Google refused the address. '' means that sharing failed.
   */
  readonly access: 'account' | 'link' | '';
  /** Text about how the result of sharing differs from the request, or ''. */
  readonly problem: string;
  /** True if another account made the file, so that nothing was changed. Only that account can share the file (docs/google.md, G81). */
  readonly isHidden?: true;
}

export interface SavedPage {
  readonly file: string;
  readonly link: string;
}

/** Reason why this account cannot share a file that another account made. */
export const HIDDEN_FILE =
  'another host’s account made the file, and only that account can change who opens it';

/** A form, and the name that its file gets in Drive. */
export interface NamedForm {
  readonly id: string;
  readonly title: string;
}

/** Files to share and forms to open at the same time. */
export interface OpeningRequest {
  readonly grants: readonly Grant[];
  /** Id of a file to publish to the web, or ''. */
  readonly published: string;
  readonly forms: readonly NamedForm[];
}

export interface Opened {
  /** Results of sharing, in the order of the grants. */
  readonly shared: readonly Shared[];
  /** Ids of the forms that Drive hides from the script. */
  readonly hidden: readonly string[];
}

/** People who can open files and forms, compared with those who should. */
export interface OpenTo {
  /** Addresses of the unwanted readers of each file, and of the unwanted editors of each form. */
  readonly unwanted: readonly (readonly string[])[];
  /** Files that the reader of their grant cannot open. */
  readonly lacking: readonly string[];
}

/**
 * Place of a file in Drive. 'not shown' means that Drive does not find the file: another account made the file, or
 * somebody deleted it for good.
 */
export type Whereabouts = 'here' | 'bin' | 'not shown';

export interface Files {
  /**
   * Makes spreadsheets in parallel [2 calls]. Gives the ids in the order of the requests. `begun` is the start of an
   * interrupted earlier try, in milliseconds. Reuses the files of that try, and waits until Drive lists these files.
   */
  make(
    requests: readonly { readonly key: string; readonly name: string }[],
    begun?: number,
  ): readonly string[];
  /**
   * Lets only the reader, the owner and the hosts open each file, and reads the permissions back. Removes permissions
   * first. If Google refuses an address, shares the file by link, if the grant allows links. [3 calls, and as many as
   * the most permissions removed from a single file, 2 more if others may write, 1 more for a link]
   */
  share(grants: readonly Grant[]): readonly Shared[];
  /**
   * Shares files like `share`. In the same calls, renames published forms and lets everyone with the link respond to
   * these forms. Throws if Google did not open a form.
   */
  open(asked: OpeningRequest): Opened;
  /** Lists the files whose permissions this account cannot change, because another account made the file or the file is gone [1 call]. */
  hidden(files: readonly string[]): readonly string[];
  /**
   * Closes files to everyone except their owners and the hosts. Closes forms to all editors except the hosts. Reads the
   * permissions back. Gives the problem of each file and form, or ''. [2 calls, 1 more for each permission of one file,
   * 3 for each form]
   */
  close(files: readonly string[], forms?: readonly string[]): readonly string[];
  /** Checks who can open files and forms. [1 call, 2 more if others may write, 2 for each form] */
  openTo(grants: readonly Grant[], forms: readonly string[]): OpenTo;
  /**
   * Gives the addresses of the hosts, which are all editors of the host workbook. Gives [] if Google does not show the
   * addresses [2 calls].
   */
  hosts(): readonly string[];
  /**
   * Lets the other hosts edit the forms and the files that this account made. Gives a sentence for each refusal by
   * Google. [2 or more calls if there are other hosts, and 2 for each form]
   */
  letHostsIn(files: readonly string[], forms?: readonly string[]): readonly string[];
  /**
   * Says whether each file or form is in its place, in the bin, or not shown [1 call]. Drive shows a file in the bin
   * only to the owner (docs/google.md, G80).
   */
  whereabouts(files: readonly string[]): readonly Whereabouts[];
  /** Renames a file [1 call]. */
  rename(file: string, name: string): void;
  /** Moves files to the bin [1 call]. */
  discard(files: readonly string[]): void;
  /**
   * Lists all files of a season’s matches, each with its key [1 call]. Leaves out archives, rehearsals and files in the
   * bin. `begun` is as in `make`.
   */
  made(begun?: number): readonly { readonly key: string; readonly file: string }[];
  /** Finds the file with this key that an earlier try made, unless the file is in the bin [1 call]. `begun` is as in `make`. */
  find(key: string, begun: number): string | undefined;
  /** Gives the address at which a reader opens a file. */
  link(file: string): string;
  /**
   * Writes a page into a file; '' as `file` makes a new file. Gives the id and the download address of the file [1
   * call]. Nobody else can open a new file.
   */
  savePage(page: { readonly file: string; readonly name: string; readonly html: string }): SavedPage;
}
