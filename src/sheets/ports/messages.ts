import type { Grid } from '../../rules/board/grid.ts';

/** A tab of a file, with its content. */
export interface Page {
  readonly sheetId: number;
  readonly title: string;
  readonly grid: Grid;
  /** The tab probably does not exist yet. */
  readonly isNew: boolean;
}

/** A delivery to another file. Sending it twice does no harm. */
export interface PageWrite {
  readonly file: string;
  readonly pages: readonly Page[];
}

/** The reason why a page did not arrive. */
export interface SendFailure {
  readonly error: string;
  /** The original words of the error, only for the panel. */
  readonly details?: string;
  /** Milliseconds until Google takes it, if only the limit of calls per minute stopped it. */
  readonly wait?: number;
  /** Google had trouble, or gave no answer, so the next try may succeed. */
  readonly passes?: true;
}

/**
 * Sends all pages at once, those to a file in one request [1, and up to 2 more where a tab was not as expected]. Gives a failure or
 * undefined per page.
 */
export interface Post {
  send(pageWrites: readonly PageWrite[]): readonly (SendFailure | undefined)[];
}

/** A plain text to one address. */
export interface MailText {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Mail from the address of the script's user. */
export interface Mail {
  /** Number of recipients that Google still takes today [1]. Throws if the script may not send mail. */
  left(): number;
  /** Sends a mail [1]. Throws if Google refuses it; then it was not sent. */
  send(mail: MailText): void;
}

/** The reason why a chat did not take a text. */
export interface PostFailure {
  readonly error: string;
  /** Milliseconds until it takes texts again, if only a limit stopped it. */
  readonly wait?: number;
  /** No answer came, so the text may have arrived. */
  readonly isUnclear?: true;
}

/** A chat that takes texts at a secret address: a Discord webhook. */
export interface Chat {
  /** Posts a text, which notifies nobody [1]. Never throws, and no error holds the address. */
  post(address: string, text: string): PostFailure | undefined;
  /** Looks whether the address takes texts [1]. Never throws, and no error holds the address. */
  look(address: string): PostFailure | undefined;
}
