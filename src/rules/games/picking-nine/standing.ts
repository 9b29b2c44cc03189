import { latest } from '../../draw.ts';
import { joined, signed } from '../../kit.ts';
import type { Nine } from './order.ts';
import { bestQuattro, sumWords } from './quattro.ts';
import { handOf, type PublicView } from './view.ts';
import { type Card, cardWords, ROUNDS } from './vocabulary.ts';

/** Describes each player's best quattro so far. Everyone can see the cards in it. */
export const standing: Nine['standing'] = ({ names }, { public: views }, own) => {
  const scores = scoresSoFar(names, views);
  const each = scores.some(Boolean)
    ? joined(scores.map((score, seat) => `${names[seat]} ${score || 'none'}`))
    : 'nobody has a quattro';
  return [
    ...(own ? [['Your points', ownWords(latest(own.views).cards)] as const] : []),
    ['Best quattros so far', each],
    ['Progress of the match', `Round ${Math.min(views.length, ROUNDS)} of ${ROUNDS}.`],
  ];
};

/** Gives the score of each player’s best quattro, from public views. */
function scoresSoFar(names: readonly string[], views: readonly PublicView[]): readonly number[] {
  return names.map((name) => bestQuattro(handOf(views, name)).score);
}

function ownWords(hand: readonly Card[]): string {
  const { cards, score } = bestQuattro(hand);
  return score > 0
    ? `Your best quattro so far: ${sumWords(cards)} = ${score}`
    : 'You have no quattro yet: four cards of four colours and four numbers.';
}

/**
 * Says which cards the last round gave, and the points of the best quattro so far. With `own` it names only the card and
 * the quattro of that seat's player.
 */
export const recap: Nine['recap'] = ({ names }, { public: views }, own) => {
  if (own) {
    const { cards } = latest(own.views);
    const { score } = bestQuattro(cards);
    const gain = signed(score - bestQuattro(cards.slice(0, -1)).score);
    const got = `you got ${cardWords(latest(cards))}`;
    return score > 0 ? `${got}, and your best quattro is ${score} (${gain})` : got;
  }
  const got = names.map((name) => `${name} ${cardWords(latest(handOf(views, name)))}`);
  const best = Math.max(...scoresSoFar(names, views));
  return `${joined(got)}, and ${best > 0 ? `the best quattro so far is ${best}` : 'nobody has a quattro yet'}`;
};
