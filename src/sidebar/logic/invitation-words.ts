import { listed, stopped } from '../../rules/base/words.ts';
import type { MatchState, SeatState } from '../../sheets/panel-api/panel.ts';

/** Finds the players of a match who have no invitation: no mail was certainly sent, and the host did not hand the invitation over (H19). */
export function withoutInvitation(seats: readonly SeatState[]): readonly SeatState[] {
  return seats.filter(({ invited }) => invited !== 'mail' && invited !== 'hand');
}

/**
 * Lists the players without an invitation, each with the reason: “No invitation yet: Ivo (no address) and Kim.” Gives ''
 * if everyone has an invitation.
 */
export function invitationWords(seats: readonly SeatState[]): string {
  const missing = withoutInvitation(seats);
  if (missing.length === 0) return '';
  if (isUntouched(seats)) return 'Nobody has an invitation yet.';
  const who = missing.map((seat) => {
    const why = whyOf(seat);
    return why === '' ? seat.name : `${seat.name} (${why})`;
  });
  return stopped(`No invitation yet: ${listed(who)}`);
}

/** Note on the first page about missing invitations. A player who has ever sent an order needs no invitation. */
export function invitationNote({ seats, over }: MatchState): string {
  return over ? '' : invitationWords(seats.map(asInvited));
}

function asInvited(seat: SeatState): SeatState {
  return seat.hasSent ? { ...seat, invited: 'hand' } : seat;
}

/** Says whether nobody has been invited yet and everybody can be reached by mail. */
export function isUntouched(seats: readonly SeatState[]): boolean {
  return seats.every((seat) => seat.invited === '' && whyOf(seat) === '');
}

function whyOf({ invited, hasAddress }: SeatState): string {
  if (invited === 'refused') return 'Google refused the mail';
  if (invited === 'unsure') return 'perhaps not sent';
  return hasAddress ? '' : 'no address';
}
