import { latest } from '../../draw.ts';
import { joined, listed } from '../../kit.ts';
import type { Soulmate } from './order.ts';
import { ROUNDS } from './position.ts';
import { inWords, type PrivateView } from './view.ts';

/** Counts the rounds in which each player got points. The number of points stays secret until the end (S7). */
export const standing: Soulmate['standing'] = ({ names }, { public: views }, own) => {
  const times = names.map((name) => `${name} ${views.filter(({ scored }) => scored?.includes(name)).length}`);
  return [
    ...(own
      ? [
          [
            'Your points',
            ownWords(latest(own.views), views.length - 1, latest(views).scored?.length, names.length / 2),
          ] as const,
        ]
      : []),
    ['Rounds with points', joined(times)],
    ['Progress of the match', `Round ${Math.min(views.length, ROUNDS)} of ${ROUNDS}.`],
  ];
};

/**
 * Says a player's play and points, and sometimes the reason why the play got no points. This reason must follow from the
 * rules and the number of scorers, so that a tie stays hidden (S10).
 */
function ownWords({ scoredIn }: PrivateView, last: number, scorers: number | undefined, pairs: number) {
  const got =
    scoredIn.length === 0
      ? 'You have no points so far.'
      : `You got points in ${scoredIn.length === 1 ? 'round' : 'rounds'} ${listed(scoredIn.map(String))}. The end shows how many points.`;
  if (last === 0 || scoredIn.includes(last)) return got;
  const why = `You got no points in round ${last}. Your soulmate’s number was higher`;
  if (scorers === pairs) return `${got} ${why}, because one player of every pair got points.`;
  return scorers === 0
    ? `${got} You got no points in round ${last}. Nobody got points, so both numbers of every pair were equal.`
    : `${got} ${why}, or both numbers were equal, and then neither gets points.`;
}

/**
 * Says who scored, without the number of points (S7). With `own` it says the play of that seat's player, and whether the
 * play got points.
 */
export const recap: Soulmate['recap'] = (_info, { public: views }, own) => {
  if (own) return ownRecap(latest(own.views), views.length - 1);
  const { scored = [] } = latest(views);
  return scored.length > 0 ? `points for ${listed(scored)}` : 'nobody got points';
};

function ownRecap({ played, scoredIn }: PrivateView, round: number): string {
  const card = played ? `you played ${inWords(played)}, and` : 'you';
  return scoredIn.includes(round) ? `${card} got points` : `${card} got no points`;
}
