import { listed } from '../../kit.ts';
import { CARDS, type Card, COLOURS, type Colour, faceOf, ROUNDS } from './vocabulary.ts';

/** Four cards of different numbers and colours, in the order received, and their sum. */
export interface Quattro {
  readonly cards: readonly Card[];
  readonly score: number;
}

const NONE: Quattro = { cards: [], score: 0 };

/**
 * The best quattro of up to five cards, which are given in the order received; no cards and 0 when there is none
 * (N10). Of equally good ones, the one that leaves out the card received last.
 */
export function bestQuattro(cards: readonly Card[]): Quattro {
  if (cards.length < 4) return NONE;
  let best = NONE;
  // Four cards leave out none: index 4 is beyond them.
  const first = cards.length === 4 ? 4 : 0;
  for (let without = 4; without >= first; without--) {
    const score = scoreWithout(cards, without);
    if (score > best.score) best = { cards: cards.filter((_, i) => i !== without), score };
  }
  return best;
}

function scoreWithout(cards: readonly Card[], without: number): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) {
    if (i === without) continue;
    const face = faceOf(cards[i]!);
    for (let j = 0; j < i; j++) {
      if (j === without) continue;
      const other = faceOf(cards[j]!);
      if (other.number === face.number || other.colour === face.colour) return 0;
    }
    sum += face.number;
  }
  return sum;
}

/** What would complete a quattro, for cards that have none: “1 more: yellow (not 3 or 8) or gray”. */
export function completionWords(cards: readonly Card[]): string {
  const start = longestStart(cards);
  const needed = 4 - start.length;
  if (needed > ROUNDS - cards.length) return 'no quattro possible any more';
  // One card may complete other cards than those of the longest start too.
  const fits = (card: Card) =>
    needed === 1
      ? bestQuattro([...cards, card]).cards.length > 0
      : [...start].every((one) => differ(one, card));
  const byExcluded = new Map<string, Colour[]>();
  for (const colour of COLOURS) {
    const all = CARDS.filter((card) => faceOf(card).colour === colour);
    const bad = all.filter((card) => !fits(card)).map((card) => faceOf(card).number);
    if (bad.length === all.length) continue;
    const words = listed(bad.map(String), 'or');
    byExcluded.set(words, [...(byExcluded.get(words) ?? []), colour]);
  }
  const words = [...byExcluded].map(([bad, colours]) => listed(colours, 'or') + (bad ? ` (not ${bad})` : ''));
  return `${needed} more${needed > 1 ? ' that differ' : ''}: ${words.join(', or ')}`;
}

/** The most cards that differ in number and colour; of equally many, those with the highest sum. */
function longestStart(cards: readonly Card[]): readonly Card[] {
  let best: readonly Card[] = [];
  const worth = (some: readonly Card[]) =>
    100 * some.length + some.reduce((sum, card) => sum + faceOf(card).number, 0);
  for (let bits = 0; bits < 1 << cards.length; bits++) {
    const some = cards.filter((_, i) => bits & (1 << i));
    const isGood = some.every((card, i) => some.slice(0, i).every((other) => differ(card, other)));
    if (isGood && worth(some) > worth(best)) best = some;
  }
  return best;
}

function differ(one: Card, other: Card): boolean {
  const [a, b] = [faceOf(one), faceOf(other)];
  return a.colour !== b.colour && a.number !== b.number;
}

/** The numbers of a quattro as a sum: “10 + 9 + 8 + 0”. */
export function sumWords({ cards }: Quattro): string {
  return cards.map((card) => faceOf(card).number).join(' + ');
}
