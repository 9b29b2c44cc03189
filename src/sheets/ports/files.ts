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
  /** Says to share by link if Google refuses the address. Only for new files, whose link nobody else knows. */
  readonly orLink?: boolean;
}

/** Result of sharing a file. */
export interface Shared {
  /**
   * Readers of the file. 'account': the reader's account. 'link': everyone who has the link, as requested or because
   * Google refused the address. '': not as requested.
   */
  readonly access: 'account' | 'link' | '';
  /** Difference from the request, or ''. */
  readonly problem: string;
  /** True if nothing was changed: another account made the file, and only that account can share it (docs/google.md, G81). */
  readonly isHidden?: true;
}

export interface SavedPage {
  readonly file: string;
  readonly link: string;
}

/** Reason why this account cannot share a file that another account made. */
export const HIDDEN_FILE =
  'another host’s account made the file, and only that account can change who opens it';

/** A form, and the name for its file in Drive. */
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

/** Place of a file in Drive. 'not shown': Drive finds no such file, because another account made it, or because it was deleted for good. */
export type Whereabouts = 'here' | 'bin' | 'not shown';

export interface Files {
  /**
   * Makes spreadsheets in parallel [2]. Gives their ids in order. `begun` is the start of an interrupted earlier try, in
   * milliseconds; waits for its files, which Drive may not list yet.
   */
  make(
    requests: readonly { readonly key: string; readonly name: string }[],
    begun?: number,
  ): readonly string[];
  /**
   * Opens each file only to its reader, its owner and the hosts, and reads the permissions back. Removals come first. If
   * Google refuses an address and the grant allows it, shares the file by link. [3, 1 more for each permission removed
   * from one file, 2 if others may write, 1 for a link]
   */
  share(grants: readonly Grant[]): readonly Shared[];
  /**
   * Shares files like `share`. In the same calls, renames published forms and lets everyone with the link respond to
   * them. Throws if Google did not open a form.
   */
  open(asked: OpeningRequest): Opened;
  /** Gives the files whose permissions this account cannot change, because another account made them or they are gone [1]. */
  hidden(files: readonly string[]): readonly string[];
  /**
   * Closes files to everyone except their owner and the hosts, and forms to all other editors, and reads the permissions
   * back. Gives the problem of each file and form, or ''. [2, and 1 more for each permission of one file; 3 per form]
   */
  close(files: readonly string[], forms?: readonly string[]): readonly string[];
  /** Gives the addresses of unwanted readers of each file and unwanted editors of each form. [1, 2 if others may write, 2 per form] */
  openTo(grants: readonly Grant[], forms: readonly string[]): readonly (readonly string[])[];
  /** Gives the addresses of the hosts: everyone who may edit the host workbook. [] if Google does not tell [2]. */
  hosts(): readonly string[];
  /**
   * Lets the other editors of the host workbook edit forms and write files that this account made. Gives a sentence for
   * each thing that Google refused. [2 or more if there are other editors, and 2 per form]
   */
  letHostsIn(files: readonly string[], forms?: readonly string[]): readonly string[];
  /** Says where each file or form is [1]. Only its owner finds a file in the bin (docs/google.md, G80). */
  whereabouts(files: readonly string[]): readonly Whereabouts[];
  /** Renames a file [1]. */
  rename(file: string, name: string): void;
  /** Moves files to the bin [1]. */
  discard(files: readonly string[]): void;
  /** Gives all files of a season’s matches with their keys, except archives, rehearsals and files in the bin [1]. `begun` as for `make`. */
  made(begun?: number): readonly { readonly key: string; readonly file: string }[];
  /** Finds the file with a key that an earlier try made, unless it is in the bin [1]. `begun` as for `make`. */
  find(key: string, begun: number): string | undefined;
  /** Gives the address at which a reader opens a file. */
  link(file: string): string;
  /**
   * Writes a page into a file, or into a new file if `file` is ''. Gives its id and its download address [1]. Nobody
   * else can open a new file.
   */
  savePage(page: { readonly file: string; readonly name: string; readonly html: string }): SavedPage;
}
