import { type Card, COLOURS, type Colour, faceOf } from './vocabulary.ts';

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

/** The colours that none of the cards has. */
export function missingColours(cards: readonly Card[]): readonly Colour[] {
  return COLOURS.filter((colour) => !cards.some((card) => faceOf(card).colour === colour));
}

/** The numbers of a quattro as a sum: “10 + 9 + 8 + 0”. */
export function sumWords({ cards }: Quattro): string {
  return cards.map((card) => faceOf(card).number).join(' + ');
}
