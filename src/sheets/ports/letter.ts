import type { Grid } from '../../rules/board/grid.ts';
import type { RowSpan } from './workbook.ts';

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
  /** The error's own words, for the answer to the panel alone. */
  readonly details?: string;
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
