import { latest } from '../../draw.ts';
import { listed, type OwnSeen, type PublicSeen } from '../../kit.ts';
import type { Info } from './position.ts';
import { inWords, type PrivateView, type PublicView } from './view.ts';

/** Who got points, never how many (S7); or what the player played, and whether it brought any. */
export function recap(
  _info: Info,
  { public: views }: PublicSeen<PublicView>,
  own?: OwnSeen<PrivateView>,
): string {
  if (own) return ownWords(latest(own.views), views.length - 1);
  const { scored = [] } = latest(views);
  return scored.length > 0 ? `points for ${listed(scored)}` : 'nobody got points';
}

function ownWords({ played, scoredIn }: PrivateView, round: number): string {
  const card = played ? `you played ${inWords(played)}, and` : 'you';
  return scoredIn.includes(round) ? `${card} got points` : `${card} got no points`;
}
