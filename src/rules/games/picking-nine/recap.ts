import { latest } from '../../draw.ts';
import { joined, signed } from '../../kit.ts';
import type { Nine } from './order.ts';
import { scoresSoFar } from './standing.ts';
import { bestQuattro } from './terms/quattro.ts';
import { type Card, cardWords } from './terms/vocabulary.ts';

/** Who got which card, and the best quattro; or the player’s own card and quattro. */
export const recap: Nine['recap'] = ({ names }, { public: views }, own) => {
  if (own) return ownWords(latest(own.views).cards);
  const { picks = {} } = latest(views);
  const got = names.flatMap((name) => (picks[name] ? [`${name} ${cardWords(picks[name])}`] : []));
  const best = Math.max(...scoresSoFar(names, views));
  return `${joined(got)}; ${best > 0 ? `best quattro so far ${best}` : 'no quattro yet'}`;
};

function ownWords(cards: readonly Card[]): string {
  const card = latest(cards);
  const { score } = bestQuattro(cards);
  const before = bestQuattro(cards.slice(0, -1)).score;
  const got = card ? `you got ${cardWords(card)}` : 'you got no card';
  if (!score) return `${got}; you have no quattro yet`;
  return `${got}; your best quattro is ${score} (${signed(score - before)})`;
}
