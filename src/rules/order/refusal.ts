import type { Answers } from './question.ts';

/** Reason for dropping a line of an order. If several codes apply, the first of them counts (RECORD “What players wrote”). */
export type RefusalCode = 'malformed' | 'unknown' | 'not-held' | 'not-affordable' | 'not-legal';

/** A dropped line: its seat, the part of the order, the reason as a code, and advice in words. */
export interface Refusal {
  readonly player: string;
  readonly part: string;
  readonly code: RefusalCode;
  readonly message: string;
  /** Side that lacks what it should give, if a trade fails for that reason. Replays omit it. */
  readonly lacking?: Lacking;
}

/** Side of a trade that lacks something. */
export type Lacking = 'from' | 'to';

/** Gives refusals as a replay shows them (RECORD “Replay”). */
export function plainRefusals(refused: readonly Refusal[]): readonly Refusal[] {
  return refused.map(({ player, part, code, message }) => ({ player, part, code, message }));
}

/** Drops one line of the order that is being judged. The message says what was found and what was expected. */
export type Refuse = (part: string, code: RefusalCode, message: string) => void;

/** Gives the refusals that a player’s receipt would show if the player sent only these answers. */
export type RefusalCheck = (answers: Answers) => readonly Refusal[];
