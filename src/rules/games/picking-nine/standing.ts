import { latest } from '../../draw.ts';
import type { Nine } from './order.ts';
import { bestQuattro, sumWords } from './quattro.ts';
import type { PrivateView, PublicView } from './view.ts';
import { ROUNDS } from './vocabulary.ts';

/** What nobody learns (N12), and when a ban counts (N1). */
const NUMBERS =
  'Those of others, and who bans, stay hidden; yours stand below, with each round. To ban, send a number too: the highest that nobody else sent bans.';

/** Everyone’s cards are public, so their best quattro so far is too. */
export const standing: Nine['standing'] = ({ names }, { public: views }, own) => {
  const scores = bestSoFar(names, views).map(({ name, score }) => `${name} ${score || 'none'}`);
  return [
    ...(own ? [['Your points', ownWords(latest(own.views).cards)] as const] : []),
    ['Best quattros so far', scores.join(', ')],
    ...(own ? [['Numbers', NUMBERS] as const] : []),
    ['How far the end is', `Round ${Math.min(views.length, ROUNDS)} of ${ROUNDS}.`],
  ];
};

/** The score of each player’s best quattro, by what everyone has seen. */
export function bestSoFar(
  names: readonly string[],
  views: readonly PublicView[],
): { readonly name: string; readonly score: number }[] {
  const cardsOf = (name: string) => views.flatMap(({ picks }) => picks?.[name] ?? []);
  return names.map((name) => ({ name, score: bestQuattro(cardsOf(name)).score }));
}

function ownWords(cards: PrivateView['cards']): string {
  const best = bestQuattro(cards);
  return best.score > 0
    ? `${sumWords(best)} = ${best.score}, your best quattro so far`
    : 'None yet: no four of your cards differ in colour and number.';
}
