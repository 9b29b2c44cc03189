/** A value that the host decides, for the whole match or for each player. */
export interface RuledValue {
  readonly id: string;
  readonly title: string;
  readonly kind: 'number' | 'text' | 'player';
  readonly known: 'everyone' | 'owner' | 'host';
  /** Name of the value in a position, or in a row of the table `seats`. */
  readonly cell: string;
}

/**
 * A question whose answers the host reads. In an order, the question's id is the key of the answer. An answer is one
 * value, or a list of chosen entries.
 */
export interface RuledQuestion {
  readonly id: string;
  readonly title: string;
  readonly kind: 'number' | 'choice' | 'choices' | 'player' | 'players' | 'text';
  /** Choices of the question, if `kind` is `choice` or `choices`. */
  readonly choices?: readonly string[];
}

/** The host's part in each round of a game without code (O2). The host decides values, and reads the answers to questions. */
export interface Ruled {
  readonly facts: readonly RuledValue[];
  readonly columns: readonly RuledValue[];
  readonly questions: readonly RuledQuestion[];
  /** Round after which the match is over. */
  readonly lastRound?: number | undefined;
}
