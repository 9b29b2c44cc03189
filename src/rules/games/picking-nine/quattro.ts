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

/**
 * What would complete a quattro, for cards that have none: “1 more: yellow (not 3 or 8) or gray”. Of the cards that are `gone` nobody
 * gets any more (N2, N9).
 */
export function completionWords(cards: readonly Card[], gone: ReadonlySet<Card> = new Set()): string {
  const start = longestStart(cards);
  const needed = 4 - start.length;
  if (needed > ROUNDS - cards.length) return 'no quattro possible any more';
  // One card may complete other cards than those of the longest start too.
  const fits = (card: Card) =>
    needed === 1
      ? bestQuattro([...cards, card]).cards.length > 0
      : [...start].every((one) => differ(one, card));
  const byNumbers = new Map<string, Colour[]>();
  for (const colour of COLOURS) {
    const all = CARDS.filter((card) => faceOf(card).colour === colour);
    const fitting = all.filter(fits);
    const left = fitting.filter((card) => !gone.has(card));
    if (left.length === 0) continue;
    // Of several that are needed, the numbers of some are enough to go by.
    const words = numberWords(all, needed === 1 ? left : fitting);
    byNumbers.set(words, [...(byNumbers.get(words) ?? []), colour]);
  }
  if (byNumbers.size === 0) return 'no quattro possible any more';
  const words = [...byNumbers].map(([numbers, colours]) => `${listed(colours, 'or')}${numbers}`);
  return `${needed} more${needed > 1 ? ' that differ' : ''}: ${words.join(', or ')}`;
}

/** Which cards of a colour are meant: “ (not 3 or 8)”, or where fewer are good than not “ 2 or 9”; '' for all. */
function numberWords(all: readonly Card[], good: readonly Card[]): string {
  const bad = all.filter((card) => !good.includes(card));
  const numbers = (cards: readonly Card[]) =>
    listed(
      cards.map((card) => String(faceOf(card).number)),
      'or',
    );
  if (bad.length === 0) return '';
  return good.length < bad.length ? ` ${numbers(good)}` : ` (not ${numbers(bad)})`;
}

/** The cards that were on the table and are not any more: taken, banned or left over. */
export function goneCards(views: readonly { readonly table: readonly Card[] }[]): ReadonlySet<Card> {
  const now = views[views.length - 1]?.table ?? [];
  return new Set(views.flatMap(({ table }) => table).filter((card) => !now.includes(card)));
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
