import { latest } from '../../draw.ts';
import { joined, listed } from '../../kit.ts';
import type { Soulmate } from './order.ts';
import { ROUNDS } from './position.ts';
import { inWords, type PrivateView } from './view.ts';

/** Counts the rounds in which each player got points. The number of points stays secret until the end (S7). */
export const standing: Soulmate['standing'] = ({ names }, { public: views }, own) => {
  const times = names.map((name) => `${name} ${views.filter(({ scored }) => scored?.includes(name)).length}`);
  const { scored = [] } = latest(views);
  const ownWords = own && pointsWords(latest(own.views), views.length - 1, scored.length, names.length / 2);
  return [
    ...(ownWords ? [['Your points', ownWords] as const] : []),
    ['Rounds with points', joined(times)],
    ['Progress of the match', `Round ${Math.min(views.length, ROUNDS)} of ${ROUNDS}.`],
  ];
};

/**
 * Says in which rounds a player got points, and sometimes why the last round gave none. This reason must follow from the
 * rules and the number of scorers, so that a tie stays hidden (S10).
 */
function pointsWords({ scoredIn }: PrivateView, round: number, scorers: number, pairs: number): string {
  const rounds = `${scoredIn.length === 1 ? 'round' : 'rounds'} ${listed(scoredIn.map(String))}`;
  const got =
    scoredIn.length === 0
      ? 'You have no points so far.'
      : `You got points in ${rounds}. The end shows how many points.`;
  if (round === 0 || scoredIn.includes(round)) return got;
  const none = `${got} You got no points in round ${round}.`;
  if (scorers === 0) return `${none} Nobody got points, so both numbers of every pair were equal.`;
  const why = `${none} Your soulmate’s number was higher`;
  if (scorers === pairs) return `${why}, because one player of every pair got points.`;
  return `${why}, or both numbers were equal, and then neither gets points.`;
}

/**
 * Says who scored, without the number of points (S7). With `own` it says the play of that seat's player, and whether the
 * play got points.
 */
export const recap: Soulmate['recap'] = (_info, { public: views }, own) => {
  const { scored = [] } = latest(views);
  if (!own) return scored.length > 0 ? `points for ${listed(scored)}` : 'nobody got points';
  const { played, scoredIn } = latest(own.views);
  const card = played ? `you played ${inWords(played)}, and` : 'you';
  return `${card} got ${scoredIn.includes(views.length - 1) ? 'points' : 'no points'}`;
};
