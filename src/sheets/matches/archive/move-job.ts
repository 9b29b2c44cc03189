import { type Book, openBook } from '../../log/book.ts';
import type { Memo, Ports } from '../../ports.ts';
import { MOVE } from '../../work.ts';

/** A match on its way into the archive or back. Google may stop the script at any step, so each finished step is saved. */
export interface Move {
  readonly kind: 'close' | 'bring back';
  readonly match: number;
  readonly title: string;
  /** The press of the panel that asked for it. */
  readonly request?: string;
  done: number;
  /** The move goes on although some pages could not be renewed. */
  isForced: boolean;
  /** The archive. */
  file?: string;
  /** The time at which a new archive was begun, in milliseconds. */
  begun?: number;
  /** The response tabs in the workbook: those still to be deleted, or those that were linked again. */
  tabs: readonly number[];
  /** Response tabs that are deleted when the move is left for later; their forms may be unlinked already. */
  unlinked?: readonly number[];
  /** Number of further copies of the match. */
  copies?: number;
}

/** A text that changes with each step of a move; '' without one. */
export function moveNote(memo: Memo): string {
  return memo.get(MOVE) ?? '';
}

/** The move that was begun, or undefined. */
export function loadMove({ memo }: Pick<Ports, 'memo'>): Move | undefined {
  const saved = moveNote(memo);
  return saved === '' ? undefined : (JSON.parse(saved) as Move);
}

/** Saves a move, or forgets it. */
export function saveMove({ memo }: Pick<Ports, 'memo'>, move: Move | undefined): void {
  memo.set(MOVE, move && JSON.stringify(move));
}

/** The workbook during one run. It is read once, and again only if others may have changed it. */
export interface MoveBook {
  /** The workbook as last read or written. */
  book(): Book;
  /** The workbook as it is now. */
  reread(): Book;
  /** Notes the workbook after a commit. */
  note(book: Book): void;
}

/** The workbook for a run of a move: not read yet, or already read with the responses of the match. */
export function makeMoveBook(ports: Ports, move: Move, first?: Book): MoveBook {
  let book = first;
  const known: MoveBook = {
    book: () => book ?? known.reread(),
    reread: () => {
      book = openBook(ports, {
        whole: move.match,
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

/** One step of a move: the panel's words for it, and the work, which may be repeated. */
export interface MoveStep {
  readonly doing: string;
  /** Gives 'again' if the step before must be repeated first. */
  run(ports: Ports, move: Move, known: MoveBook): unknown;
}
