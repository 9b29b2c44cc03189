import type { Grid } from '../../rules/board/grid.ts';

/** A tab to write into a file, with its content. */
export interface Page {
  readonly sheetId: number;
  readonly title: string;
  readonly grid: Grid;
  /** True if the tab probably does not exist yet. */
  readonly isNew: boolean;
}

/** Pages to write into another file. Sending them twice does no harm. */
export interface PageWrite {
  readonly file: string;
  readonly pages: readonly Page[];
}

/** Reason why a page did not arrive. */
export interface SendFailure {
  readonly error: string;
  /** Original words of the error, only for the panel. */
  readonly details?: string;
  /** Milliseconds until Google takes the page, if only the limit of calls per minute stopped it. */
  readonly wait?: number;
  /** True if Google had trouble or gave no answer, so the next try may succeed. */
  readonly passes?: true;
}

/**
 * Sends all pages in parallel, with one request per file [1, and up to 2 more if a tab was not as expected]. Gives the
 * failure of each page, or undefined.
 */
export interface Post {
  send(pageWrites: readonly PageWrite[]): readonly (SendFailure | undefined)[];
}

/** A plain-text mail to one address. */
export interface MailText {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Sends mail from the address of the script's user. */
export interface Mail {
  /** Gives the number of recipients that Google still takes today [1]. Throws if the script may not send mail. */
  left(): number;
  /** Sends a mail [1]. Throws if Google refuses the mail; then it was not sent. */
  send(mail: MailText): void;
}

/** Reason why a chat did not take a text. */
export interface PostFailure {
  readonly error: string;
  /** Milliseconds until the chat takes texts again, if only a limit stopped the text. */
  readonly wait?: number;
  /** True if no answer came, so the text may have arrived. */
  readonly isUnclear?: true;
}

/** A chat that takes texts at a secret address, such as a Discord webhook. */
export interface Chat {
  /** Posts a text without notifying anybody [1]. Never throws; no error contains the address. */
  post(address: string, text: string): PostFailure | undefined;
  /** Checks that the address takes texts [1]. Never throws; no error contains the address. */
  look(address: string): PostFailure | undefined;
}
