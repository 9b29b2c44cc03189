import type { DealPart } from '../../../rules/declare/deal/deal.ts';

/** A game that a host can choose for a new match. */
export interface GameChoice {
  readonly id: string;
  readonly title: string;
  readonly pitch: string;
  readonly seating: string;
  readonly options: readonly OptionChoice[];
  /** How many may play. */
  readonly seats: { readonly least: number; readonly most: number; readonly isEven: boolean };
  /** The meadows that the game needs, all of one size: their names, or how many of any names; else meadows are optional. */
  readonly meadows: {
    readonly names: readonly string[];
    readonly count: number;
    /** Do the rules of the game take notice of meadows? */
    readonly areUsed: boolean;
  };
  /** The parts of a deal that a host may choose. */
  readonly deal: readonly DealChoice[];
}

/** A part of a deal that a host may choose, entered as its game declares it. */
export interface DealChoice extends DealPart {
  readonly key: string;
  readonly label: string;
  readonly usual: string;
}

export interface OptionChoice {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly kind: 'whole' | 'choice' | 'flag' | 'text';
  readonly choices: readonly { readonly value: string; readonly words: string }[];
  readonly least: number;
  readonly fallback: string | number | boolean;
}
