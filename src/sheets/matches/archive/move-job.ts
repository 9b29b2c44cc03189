import { type Book, openBook } from '../../log/book.ts';
import type { Memo, Ports } from '../../ports.ts';
import { MOVE } from '../../work.ts';

/** Move of a match into the archive or back. Google may stop the script at any step, so each finished step is saved. */
export interface Move {
  readonly kind: 'close' | 'bring back';
  readonly match: number;
  readonly title: string;
  /** Id of the button press that began the move. */
  readonly request?: string;
  done: number;
  /** True if the move continues although some pages could not be updated. */
  isForced: boolean;
  /** Id of the archive. */
  file?: string;
  /** Time at which Roundkeeper began to make a new archive, in milliseconds. */
  begun?: number;
  /**
   * Ids of responses tabs in the workbook. When the match is closed, these are the tabs still to delete. When the match
   * is brought back, these are the newly linked tabs.
   */
  tabs: readonly number[];
  /** Ids of responses tabs to delete if the host postpones the move. The forms of these tabs may be unlinked already. */
  unlinked?: readonly number[];
  /** Number of times the match was copied again. */
  copies?: number;
}

/** Gives the saved state of a move as text; '' if there is no move. The text changes with each step. */
export function moveNote(memo: Memo): string {
  return memo.get(MOVE) ?? '';
}

/** Gives the move that is under way, or undefined. */
export function loadMove({ memo }: Pick<Ports, 'memo'>): Move | undefined {
  const saved = moveNote(memo);
  return saved === '' ? undefined : (JSON.parse(saved) as Move);
}

/** Saves the state of a move. If `move` is undefined, deletes the saved state. */
export function saveMove({ memo }: Pick<Ports, 'memo'>, move: Move | undefined): void {
  memo.set(MOVE, move && JSON.stringify(move));
}

/** Reads the workbook for a step of a move, with the match's responses. */
export function bookOf(ports: Ports, { kind, match, tabs }: Move): Book {
  return openBook(ports, { whole: match, tabs: kind === 'close' ? [] : tabs });
}

/** One step of a move. `doing` is what the panel shows during the step; `run` does the work and is idempotent. */
export interface MoveStep {
  readonly doing: string;
  /** Does the work of the step. Gives 'again' if the previous step must be repeated first. */
  run(ports: Ports, move: Move): unknown;
}
