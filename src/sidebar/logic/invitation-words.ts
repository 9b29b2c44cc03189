import { listed, stopped } from '../../rules/base/words.ts';
import type { MatchState, SeatState } from '../../sheets/panel-api/panel.ts';

/** The players of a match who have no invitation yet: not mailed, perhaps not mailed, refused by Google, or not handed over (H19). */
export function withoutInvitation(seats: readonly SeatState[]): readonly SeatState[] {
  return seats.filter(({ invited }) => invited !== 'mail' && invited !== 'hand');
}

/** The players without an invitation, with the reason: “No invitation yet: Ivo (no address) and Kim.”; '' for none. */
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

/** The note on the first page about missing invitations. A player who has sent an order in any round needs no invitation. */
export function invitationNote({ seats, over }: MatchState): string {
  return over ? '' : invitationWords(seats.map(asInvited));
}

function asInvited(seat: SeatState): SeatState {
  return seat.hasSent ? { ...seat, invited: 'hand' } : seat;
}

/** Has no player been invited, and can all be reached by mail? */
export function isUntouched(seats: readonly SeatState[]): boolean {
  return seats.every((seat) => seat.invited === '' && whyOf(seat) === '');
}

function whyOf({ invited, hasAddress }: SeatState): string {
  if (invited === 'refused') return 'Google refused the mail';
  if (invited === 'unsure') return 'perhaps not sent';
  return hasAddress ? '' : 'no address';
}
