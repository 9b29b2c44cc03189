import type { Answers } from './question.ts';

/** Why a line that a player wrote was dropped; the first that applies (RECORD “Reading what players wrote”). */
export type RefusalCode = 'malformed' | 'unknown' | 'not-held' | 'not-affordable' | 'not-legal';

/** A dropped line: its seat, the part of the order, the reason as a code, and what to do in words. */
export interface Refusal {
  readonly player: string;
  readonly part: string;
  readonly code: RefusalCode;
  readonly message: string;
  /** Of a trade that fails because a side does not hold what it gives. A replay does not have it. */
  readonly lacking?: Lacking;
}

/** The side of a trade that lacks something. */
export type Lacking = 'from' | 'to';

/** Refusals as a replay has them (RECORD “Replay”). */
export function plainRefusals(refused: readonly Refusal[]): readonly Refusal[] {
  return refused.map(({ player, part, code, message }) => ({ player, part, code, message }));
}

/** Drops one line of the order being judged. The message says what was found and what is expected. */
export type Refuse = (part: string, code: RefusalCode, message: string) => void;

/** What a player’s receipt would refuse of these answers, if nothing else were sent. */
export type RefusalCheck = (answers: Answers) => readonly Refusal[];
