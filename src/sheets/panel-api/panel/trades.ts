import type { AskedField } from '../../responses/read/answers/asked-fields.ts';
import type { AmendPreview } from './preview.ts';

/** The trade desk of the open round. */
export interface TradesState {
  readonly agreed: number;
  readonly open: number;
  /** Agreed trades that would not settle now, with the reason. They are among the agreed ones. */
  readonly failing: readonly string[];
  /** Refused offers, with the reason. */
  readonly refused: readonly string[];
  /** Responses from unknown accounts and codes that the host assigned to a player (H18), by their ids. */
  readonly assigned: readonly {
    readonly id: string;
    readonly row: number;
    readonly claimed: string;
    readonly at: string;
    readonly name: string;
    readonly answers: readonly string[];
  }[];
}

/** The trades of a round, and what the host fills in to enter one. */
export interface TradeForm {
  readonly trades: readonly {
    readonly key: string;
    /** “Ann gives Ben 2 garnets for 1 stamp” */
    readonly words: string;
    /** It would not settle, or did not. */
    readonly fails: boolean;
  }[];
  readonly fields: readonly AskedField[];
}

/** The effects of a correction of trades. */
export interface TradePreview {
  /** The trades that are struck and entered, in words; '' for none. */
  readonly strikes: string;
  readonly enters: string;
  /** Other trades of the round that would no longer settle, and those that would settle only then. */
  readonly fails: readonly string[];
  readonly settles: readonly string[];
  /** In the open round: lines of orders that would be refused by it, and those that would not be any more. */
  readonly refused: readonly string[];
  readonly accepted: readonly string[];
  /** The effects on resolved rounds, if the round is resolved. */
  readonly amendment: AmendPreview | null;
}
