import { listed } from '../../kit.ts';
import { CARDS, type Card, COLOURS, type Colour, faceOf, ROUNDS } from './vocabulary.ts';

/** Number of cards in a quattro. */
const QUATTRO = 4;

/**
 * Finds the best quattro of up to five cards, and its sum. A quattro is four cards with different numbers and colours.
 * Without a quattro, gives no cards and the sum 0 (N10). `cards` are in the order in which the player got them. Among
 * equally good quattros, the quattro without the last card is chosen.
 */
export function bestQuattro(cards: readonly Card[]) {
  const best = bestStart(cards);
  return best.length === QUATTRO ? { cards: best, score: sumOf(best) } : { cards: [], score: 0 };
}

/**
 * Finds the largest set of up to four cards with different numbers and colours. Among sets of equal size, the set with
 * the highest sum is chosen.
 */
function bestStart(cards: readonly Card[]): readonly Card[] {
  let best: readonly Card[] = [];
  const worth = (some: readonly Card[]) => 100 * some.length + sumOf(some);
  for (let bits = 0; bits < 1 << cards.length; bits++) {
    const some = cards.filter((_, i) => bits & (1 << i));
    if (some.length <= QUATTRO && areDifferent(some) && worth(some) > worth(best)) best = some;
  }
  return best;
}

/** Says whether all cards differ in number and in colour. */
function areDifferent(cards: readonly Card[]): boolean {
  const kinds = new Set(cards.flatMap((card) => card.split('-')));
  return kinds.size === 2 * cards.length;
}

function sumOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + faceOf(card).number, 0);
}

/**
 * Says which cards would complete a quattro: “needs 1 more card: yellow (not 3 or 8), or gray”. The given cards must
 * contain no quattro. `gone` holds cards that nobody can get any more (N2, N9).
 */
export function completionWords(cards: readonly Card[], gone: ReadonlySet<Card> = new Set()): string {
  const start = bestStart(cards);
  const needed = QUATTRO - start.length;
  // If one card is missing, it may also complete cards outside the longest start.
  const fits = (card: Card) =>
    needed === 1 ? bestQuattro([...cards, card]).score > 0 : areDifferent([...start, card]);
  const byNumbers = new Map<string, Colour[]>();
  for (const colour of needed > ROUNDS - cards.length ? [] : COLOURS) {
    const all = CARDS.filter((card) => faceOf(card).colour === colour);
    const fitting = all.filter(fits);
    const left = fitting.filter((card) => !gone.has(card));
    if (left.length === 0) continue;
    // Only the words for a single card leave out the gone cards.
    const words = numberWords(all, needed === 1 ? left : fitting);
    byNumbers.set(words, [...(byNumbers.get(words) ?? []), colour]);
  }
  if (byNumbers.size === 0) return 'cannot become a quattro any more';
  // If all missing colours are needed, one card of each colour is needed.
  const isEach = needed > 1 && [...byNumbers.values()].flat().length === needed;
  const join = isEach ? 'and' : 'or';
  const words = [...byNumbers].map(([numbers, colours]) => `${listed(colours, join)}${numbers}`);
  return `needs ${needed} more ${needed > 1 ? 'cards that differ' : 'card'}: ${words.join(`, ${join} `)}`;
}

/**
 * Says which cards of a colour are useful. If few are useful, names the useful numbers: “ 2 or 9”. If most are useful,
 * names the useless numbers: “ (not 3 or 8)”. '' if all are useful.
 */
function numberWords(all: readonly Card[], good: readonly Card[]): string {
  const bad = all.filter((card) => !good.includes(card));
  if (bad.length === 0) return '';
  const isShort = good.length < bad.length;
  const named = (isShort ? good : bad).map((card) => String(faceOf(card).number));
  const numbers = listed(named, 'or');
  return isShort ? ` ${numbers}` : ` (not ${numbers})`;
}

/** Lists the cards that are no longer on the table: cards that were taken, banned or left over. */
export function goneCards(views: readonly { readonly table: readonly Card[] }[]): ReadonlySet<Card> {
  const now = views[views.length - 1]?.table ?? [];
  return new Set(views.flatMap(({ table }) => table).filter((card) => !now.includes(card)));
}

/** Writes the numbers of a quattro as a sum: “10 + 9 + 8 + 0”. */
export function sumWords(cards: readonly Card[]): string {
  return cards.map((card) => faceOf(card).number).join(' + ');
}
