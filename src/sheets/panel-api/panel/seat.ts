import type { Invited } from '../../letters/mail/invitation.ts';

export interface SeatState {
  /** The id of the place. */
  readonly player: string;
  readonly name: string;
  /** The sender of the order, if it was a former player of the place; else ''. */
  readonly sentBy: string;
  /** The label beside the name: the meadow, or a text of the game such as a flower colour; '' for none. */
  readonly label: string;
  /** There is an address on the roster. */
  readonly hasAddress: boolean;
  /** The state of the invitation to the match, or '' (H19). */
  readonly invited: Invited['invited'];
  /** The present player sent an order of this round or of an earlier one; orders of a former player do not count (H23). */
  readonly hasSent: boolean;
  /** When the player was last reminded of the open round by mail, ISO UTC, or ''. */
  readonly remindedAt: string;
  /** When the order arrived, or '' without one. */
  readonly receivedAt: string;
  /** When the order came that it replaces, ISO UTC, or ''. */
  readonly replacedAt: string;
  /** The host's change of the order, or '' (H16). */
  readonly byHost: '' | 'entered' | 'taken out';
  /** It came late, and the host accepted it (X2). */
  readonly isAccepted: boolean;
  /** The unknown account or code that it came from, if the host assigned the response (H18), with the response's id. */
  readonly named: { readonly id: string; readonly claimed: string } | null;
  readonly answers: readonly string[];
  /** The lines of the order that would be refused now. */
  readonly refused: readonly string[];
  /** Nothing else is left of the order. */
  readonly isLost: boolean;
}
