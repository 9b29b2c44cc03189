import { type Book, openBook } from '../../log/book.ts';
import type { Ports } from '../../ports.ts';
import type { Move } from './move-job.ts';

/** The workbook during one run: read once, and again only after something else may have changed it. */
export interface MoveBook {
  /** The workbook as last read or written. */
  book(): Book;
  /** The workbook as it is now. */
  reread(): Book;
  /** Notes the workbook after a commit. */
  note(book: Book): void;
}

/** The workbook for a run of a move: not read yet, or as it was read with the responses of the match. */
export function makeMoveBook(ports: Ports, move: Move, first?: Book): MoveBook {
  let book = first;
  const known: MoveBook = {
    book: () => book ?? known.reread(),
    reread: () => {
      book = openBook(ports, {
        matches: [move.match],
        tabs: move.kind === 'close' ? [] : move.tabs,
      });
      return book;
    },
    note: (after) => {
      book = after;
    },
  };
  return known;
}

/** One step of a move: what the panel says of it, and the work, which may be repeated. */
export interface MoveStep {
  readonly doing: string;
  /** Gives 'again' where the step before must be done again first. */
  run(ports: Ports, move: Move, known: MoveBook): 'again' | undefined;
}
