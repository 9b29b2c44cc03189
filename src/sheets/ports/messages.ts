import type { Grid } from '../../rules/board/grid.ts';

/** A tab to write into a file, with the tab's content. */
export interface Page {
  readonly sheetId: number;
  readonly title: string;
  readonly grid: Grid;
  /** True if the tab probably does not exist yet. */
  readonly isNew: boolean;
  /** True if the page is the same in every round. Once shown, it is not written again with the other pages of its file. */
  readonly isLasting?: true;
}

/** Pages to write into a file other than the host workbook. The same pages may be sent twice without harm. */
export interface PageWrite {
  readonly file: string;
  readonly pages: readonly Page[];
}

/** Reason why a page did not arrive. */
export interface SendFailure {
  readonly error: string;
  /** Google's own words for the error. Only the panel shows these words. */
  readonly details?: string;
  /** Milliseconds until Google takes the page. Set only if the limit of calls per minute stopped the page. */
  readonly wait?: number;
  /** True if Google had trouble or gave no answer, so that another try may succeed. */
  readonly passes?: true;
}

/**
 * Sends all pages in parallel, with one request per file. Gives the failure of each page; undefined for a page that
 * arrived. [1 call, and up to 2 more if a tab was not as expected]
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
  /** Gives the number of recipients that Google still takes today [1 call]. Throws if the script may not send mail. */
  left(): number;
  /** Sends a mail [1 call]. Throws if Google refuses the mail; then the mail was not sent. */
  send(mail: MailText): void;
}

/** Reason why a chat did not take a post. */
export interface PostFailure {
  readonly error: string;
  /** Milliseconds until the chat takes posts again. Set only if a limit stopped the post. */
  readonly wait?: number;
  /** True if the chat gave no answer, so that the text may have arrived. */
  readonly isUnclear?: true;
}

/** A chat that takes texts at a secret address, such as a Discord webhook. */
export interface Chat {
  /** Posts a text without notifying anybody [1 call]. Never throws. No error text contains the address. */
  post(address: string, text: string): PostFailure | undefined;
  /** Checks that the chat takes texts at the address [1 call]. Never throws. No error text contains the address. */
  look(address: string): PostFailure | undefined;
}
