import { latest } from '../../draw.ts';
import { joined } from '../../kit.ts';
import type { Nine } from './order.ts';
import { bestQuattro, sumWords } from './terms/quattro.ts';
import { type Card, ROUNDS } from './terms/vocabulary.ts';
import { handOf, type PublicView } from './view.ts';

/** What nobody learns (N12), and when a ban counts (N1). */
const NUMBERS =
  'Those of others, and who bans, stay hidden; yours stand below, with each round. To ban, send a number too: the highest that nobody else sent bans.';

/** Everyone’s cards are public, so their best quattro so far is too. */
export const standing: Nine['standing'] = ({ names }, { public: views }, own) => {
  const scores = scoresSoFar(names, views).map((score, seat) => `${names[seat]} ${score || 'none'}`);
  return [
    ...(own ? [['Your points', ownWords(latest(own.views).cards)] as const] : []),
    ['Best quattros so far', joined(scores)],
    ...(own ? [['Numbers', NUMBERS] as const] : []),
    ['How far the end is', `Round ${Math.min(views.length, ROUNDS)} of ${ROUNDS}.`],
  ];
};

/** The score of each player’s best quattro, by what everyone has seen. */
export function scoresSoFar(names: readonly string[], views: readonly PublicView[]): readonly number[] {
  return names.map((name) => bestQuattro(handOf(views, name)).score);
}

function ownWords(hand: readonly Card[]): string {
  const { cards, score } = bestQuattro(hand);
  return score > 0
    ? `${sumWords(cards)} = ${score}, your best quattro so far`
    : 'None yet: no four of your cards differ in colour and number.';
}
