import { latest } from '../../draw.ts';
import { signed } from '../../kit.ts';
import type { Nine } from './order.ts';
import { bestQuattro } from './quattro.ts';
import { bestSoFar } from './standing.ts';
import type { PrivateView } from './view.ts';
import { cardWords } from './vocabulary.ts';

/** Who got which card, and the best quattro; or the player’s own card and quattro. */
export const recap: Nine['recap'] = ({ names }, { public: views }, own) => {
  if (own) return ownWords(latest(own.views).cards);
  const { picks = {} } = latest(views);
  const got = names.flatMap((name) => (picks[name] ? [`${name} ${cardWords(picks[name])}`] : []));
  const best = bestSoFar(names, views).sort((a, b) => b.score - a.score)[0];
  const leads = best && best.score > 0 ? `best quattro so far ${best.score}` : 'no quattro yet';
  return `${got.join(', ')}; ${leads}`;
};

function ownWords(cards: PrivateView['cards']): string {
  const card = cards[cards.length - 1];
  const [score, before] = [cards, cards.slice(0, -1)].map((some) => bestQuattro(some).score);
  const got = card ? `you got ${cardWords(card)}` : 'you got no card';
  if (!score) return `${got}; you have no quattro yet`;
  return `${got}; your best quattro is ${score} (${signed(score - (before ?? 0))})`;
}
