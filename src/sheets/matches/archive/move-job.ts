import type { Memo, Ports } from '../../ports.ts';
import { MOVE } from '../../work.ts';

/** The direction of a move. */
export type MoveKind = 'close' | 'bring back';

/** A match on its way into the archive or back. Google may stop the script at any step, so each one is saved when it is done. */
export interface Move {
  readonly kind: MoveKind;
  readonly match: number;
  readonly title: string;
  /** The press of the panel that asked for it. */
  readonly request?: string;
  /** Steps done. */
  done: number;
  /** The move goes on although some pages could not be renewed. */
  isForced: boolean;
  /** The archive. */
  file?: string;
  /** The time at which an archive was begun, in milliseconds. */
  begun?: number;
  /** The response tabs in the workbook: those still to be deleted, or those that were linked again. */
  tabs: readonly number[];
  /** Response tabs that are deleted when the move is left for later; their forms may be unlinked already. */
  unlinked?: readonly number[];
  /** How often the match was copied again. */
  copies?: number;
}

/** A text that changes with each step of a move; '' without one. */
export function moveNote(memo: Memo): string {
  return memo.get(MOVE) ?? '';
}

/** The move that was begun, if one was. */
export function loadMove({ memo }: Pick<Ports, 'memo'>): Move | undefined {
  const saved = moveNote(memo);
  return saved === '' ? undefined : (JSON.parse(saved) as Move);
}

/** Saves a move, or forgets it. */
export function saveMove({ memo }: Pick<Ports, 'memo'>, move: Move | undefined): void {
  memo.set(MOVE, move && JSON.stringify(move));
}
