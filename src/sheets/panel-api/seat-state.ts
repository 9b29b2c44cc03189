import { cut, own } from '../../rules/base/json.ts';
import { inFormOrder, refusalLine } from '../../rules/order/refusal-words.ts';
import type { CurrentMatch } from '../actions/current-match.ts';
import { wasMailed } from '../delivery/mails.ts';
import type { Playback } from '../log/playback/playback.ts';
import { earlierPlayer } from '../log/playback/shown-names.ts';
import { type MailState, mailKey } from '../log/season-facts.ts';
import type { Started } from '../log/shapes.ts';
import { formerSender } from '../pages/lines/receipt.ts';
import { checkWholeOrder } from '../responses/lost-order.ts';
import { isoTime } from '../time.ts';
import { answersOf, firstTexts } from './shown-lists.ts';

/** Describes a seat for the panel. `mails` are the match's mails, by `mailKey`. */
export function seatState(current: CurrentMatch, seat: number, mails: ReadonlyMap<string, MailState>) {
  const { shown, people, sorted, orders, trading, questions } = current;
  const { id, name, meadow = '' } = shown.playback.started.players[seat] as Started['players'][number];
  const { game, info } = shown.playback.match;
  const label = game.seatWords?.(info, seat) ?? meadow;
  const submission = people[seat] && sorted.latest.get(id);
  const hasAddress = (people[seat]?.email ?? '').trim() !== '';
  const sentBy = formerSender(current, seat);
  const reminded = mails.get(mailKey('reminder', current.row.round + 1, id));
  const base = {
    /** Id of the place. */
    player: id,
    name,
    /** Name of the order's sender, if a former player of the place sent it; otherwise ''. */
    sentBy,
    /** Label beside the name: the meadow, or a text of the game such as a flower colour; '' for none. */
    label,
    /** True if the roster has the player's address. */
    hasAddress,
    /** State of the player's invitation to the match, or '' (H19). */
    invited: mails.get(mailKey('invitation', 0, id))?.how ?? ('' as const),
    /** True if the current player, not a former player (H23), has sent an order for this round or an earlier round. */
    hasSent: (submission !== undefined && sentBy === '') || hasSentBefore(current.playback, seat),
    /** Time of the last mail that reminded the player of the open round, ISO UTC, or ''. */
    remindedAt: wasMailed(reminded) ? (reminded?.time ?? '') : '',
  };
  const { refused, isLost } = submission
    ? checkWholeOrder(trading.after, seat, orders[seat])
    : { refused: [], isLost: false };
  return {
    ...base,
    /** Time at which the order arrived, ISO UTC; '' without an order. */
    receivedAt: submission ? isoTime(submission.at) : '',
    /** Arrival time of the player's earlier order that this order replaced, ISO UTC, or ''. */
    replacedAt: submission?.replaces === undefined ? '' : isoTime(submission.replaces),
    byHost: byHostWords(submission?.byHost === true, !submission && sorted.removed.has(id)),
    /** True if the order came late and the host accepted it (X2). */
    isAccepted: submission?.isAccepted ?? false,
    /** Unknown account or code that sent the order, if the host assigned the response to this player (H18). */
    named: submission?.isNamed ? { id: submission.id, claimed: cut(submission.claimed, 100) } : null,
    answers: submission ? answersOf(submission) : [],
    /** Lines of the order that would be refused now. */
    refused: firstTexts(inFormOrder(refused, questions).map((refusal) => refusalLine(refusal, questions))),
    /** True if the order has no valid part. */
    isLost,
  };
}

/** Says how the host changed an order (H16); '' if the host did not change it. */
export function byHostWords(isEntered: boolean, isDeleted: boolean): '' | 'entered' | 'deleted' {
  if (isEntered) return 'entered';
  return isDeleted ? 'deleted' : '';
}

/** Says whether the current player has sent an order for a resolved round. */
function hasSentBefore(playback: Playback, seat: number): boolean {
  const { name } = playback.started.players[seat] as Started['players'][number];
  return playback.rounds.some(
    ({ entry, input: { sources } }) =>
      own(sources, name) !== undefined && earlierPlayer(playback, entry, seat) === undefined,
  );
}
