import type { AskedField } from '../../responses/read/answers/asked-fields.ts';
import type { SeatState } from './seat.ts';

/** The form of a round as a player has it, to be filled in by the host. */
export interface OrderForm {
  readonly fields: readonly AskedField[];
  /** The time of the order that counts now: when it was sent or entered, ISO UTC; '' for none. */
  readonly seen: string;
  readonly byHost: SeatState['byHost'];
}

/** The form of a resolved round, with the lines of the order that were refused in it. */
export interface AmendForm extends OrderForm {
  /** The former player who had the place in that round (H23); '' for the present player. */
  readonly playedBy: string;
  readonly refused: readonly string[];
  /** The player's newest order that came too late for the round: when, ISO UTC, and the fields with its answers; null for none. */
  readonly late: { readonly at: string; readonly fields: readonly AskedField[] } | null;
}

/** How an order would be understood. */
export interface OrderReceipt {
  readonly answers: readonly string[];
  /** Lines that would be refused as things stand. */
  readonly refused: readonly string[];
}
