/** A value that the host rules: one of the match, or one of each player. */
export interface RuledValue {
  readonly id: string;
  readonly title: string;
  readonly kind: 'number' | 'text' | 'player';
  readonly known: 'everyone' | 'owner' | 'host';
  /** Its name in a position, or in a row of the table `seats`. */
  readonly cell: string;
}

/** A question whose answers the host reads. An order has its answer by the id: a value, or a list of chosen entries. */
export interface RuledQuestion {
  readonly id: string;
  readonly title: string;
  readonly kind: 'number' | 'choice' | 'choices' | 'player' | 'players' | 'text';
  /** The choices of a question with choices. */
  readonly choices?: readonly string[];
}

/** The host's part in a game without code, in each round (O2). */
export interface Ruled {
  readonly facts: readonly RuledValue[];
  readonly columns: readonly RuledValue[];
  readonly questions: readonly RuledQuestion[];
  /** The round after which the match is over. */
  readonly lastRound?: number | undefined;
}
