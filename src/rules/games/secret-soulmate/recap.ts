import { latest } from '../../draw.ts';
import { listed } from '../../kit.ts';
import type { Soulmate } from './order.ts';
import { inWords, type PrivateView } from './view.ts';

/** Who got points, never how many (S7); or what the player played, and whether it brought any. */
export const recap: Soulmate['recap'] = (_info, { public: views }, own) => {
  if (own) return ownWords(latest(own.views), views.length - 1);
  const { scored = [] } = latest(views);
  return scored.length > 0 ? `points for ${listed(scored)}` : 'nobody got points';
};

function ownWords({ played, scoredIn }: PrivateView, round: number): string {
  const card = played ? `you played ${inWords(played)}, and` : 'you';
  return scoredIn.includes(round) ? `${card} got points` : `${card} got no points`;
}
