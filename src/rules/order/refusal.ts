import type { Answers } from './question.ts';

/** Reason for refusing a line of an order. If several of these codes fit, the first one counts (RECORD “What players wrote”). */
export type RefusalCode = 'malformed' | 'unknown' | 'not-held' | 'not-affordable' | 'not-legal';

/** A refused line: its player, the part of the order, the reason as a code, and advice in words. */
export interface Refusal {
  readonly player: string;
  readonly part: string;
  readonly code: RefusalCode;
  readonly message: string;
  /**
   * Side of a failed trade that lacks the things to give. Undefined if the trade failed for another reason. Replays do
   * not have this field.
   */
  readonly lacking?: Lacking;
}

/** Side of a trade that lacks something. */
export type Lacking = 'from' | 'to';

/** Gives refusals in the form that a replay shows (RECORD “Replay”). */
export function plainRefusals(refused: readonly Refusal[]): readonly Refusal[] {
  return refused.map(({ player, part, code, message }) => ({ player, part, code, message }));
}

/** Refuses one line of the order that is being judged. The message names the value that was found and the value that was expected. */
export type Refuse = (part: string, code: RefusalCode, message: string) => void;

/** Gives the refusals that would be in a player’s receipt if the player sent only these answers. */
export type RefusalCheck = (answers: Answers) => readonly Refusal[];
