import type { Answers } from './question.ts';

/** The reason why a line of an order was dropped; the first that applies (RECORD “What players wrote”). */
export type RefusalCode = 'malformed' | 'unknown' | 'not-held' | 'not-affordable' | 'not-legal';

/** A dropped line: its seat, the part of the order, the reason as a code, and advice in words. */
export interface Refusal {
  readonly player: string;
  readonly part: string;
  readonly code: RefusalCode;
  readonly message: string;
  /** The missing goods, in a trade that fails because a side lacks what it gives. A replay does not have it. */
  readonly lacking?: Lacking;
}

/** The side of a trade that lacks something. */
export type Lacking = 'from' | 'to';

/** Refusals in the form of a replay (RECORD “Replay”). */
export function plainRefusals(refused: readonly Refusal[]): readonly Refusal[] {
  return refused.map(({ player, part, code, message }) => ({ player, part, code, message }));
}

/** Drops one line of the order being judged. The message has the found and the expected value. */
export type Refuse = (part: string, code: RefusalCode, message: string) => void;

/** The refusals that a player’s confirmation would show for only these answers. */
export type RefusalCheck = (answers: Answers) => readonly Refusal[];
