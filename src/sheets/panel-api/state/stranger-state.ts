import { cut } from '../../../rules/base/json.ts';
import type { Book } from '../../log/book.ts';
import type { CurrentMatch } from '../../match/current-match.ts';
import { isThem } from '../../responses/read/answers/read-responses.ts';
import { byTime, type Submission } from '../../responses/read/submission.ts';
import { strangersOf } from '../../responses/unknown-senders.ts';
import { isoTime } from '../../time.ts';
import type { MatchState, TradesState } from '../panel.ts';
import { answersOf, SHOWN } from './shown-list.ts';

/** The latest responses to both forms from unknown senders, in the order of their times (H18). */
export function strangersState(current: CurrentMatch, { former }: Book): MatchState['strangers'] {
  const { orders, trades } = strangersOf(current);
  const latest = [...orders, ...trades].sort(byTime).slice(-SHOWN);
  return latest.map((submission) => ({
    ...shownOf(submission),
    former: former.find(({ person }) => isThem(person, submission.claimed))?.person.name ?? '',
    aside: submission.isAside === true,
    isOffer: trades.includes(submission),
  }));
}

/** The latest responses to the trade desk that the host assigned to a player. */
export function assignedState({ shown, unknownOffers }: CurrentMatch): TradesState['assigned'] {
  const { players } = shown.playback.started;
  return unknownOffers.named.slice(-SHOWN).map((submission) => ({
    ...shownOf(submission),
    name: players.find(({ id }) => id === submission.person?.id)?.name ?? '',
  }));
}

function shownOf(submission: Submission) {
  const { id, row, at, claimed } = submission;
  return { id, row, at: isoTime(at), claimed: cut(claimed, 100), answers: answersOf(submission) };
}
