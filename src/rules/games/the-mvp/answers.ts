import { writtenList } from '../../data.ts';
import { SIGNS, SUITS } from './vocabulary.ts';

/** Largest number of places or cards in one answer: the number of hidden cards at the start of a match. */
export const MOST_NAMED = 15;

const BETWEEN = `[\\s,;.:/&|•·*()"'“”‘’]`;

/**
 * Reads bids such as “U 5” or “u5, V: 3”. A minus directly before the number means a negative number. In “U-5” the minus
 * only separates the place from the number.
 */
export const WRITTEN_BIDS = writtenList({
  item: '([A-Xa-x])(?:-|\\s{0,3}-\\s{1,3}|[\\s:=+,]{0,5})0{0,8}([1-9][0-9]{0,8})(?:\\s{0,3}[Cc]hips?)?',
  between: '[\\s,;.]',
  isTight: true,
  most: 48,
  make: (card = '', chips = '') => ({ card: card.toUpperCase(), chips: Number(chips) }),
});

/** Reads places such as “A”, “a b” or “A/C”. “A-C” is not read, because it may also mean the places from A to C. */
export const WRITTEN_PLACES = writtenList({
  item: '([A-Xa-x])',
  between: BETWEEN,
  most: MOST_NAMED,
  make: (place = '') => place.toUpperCase(),
});

/** Gives a pattern that matches a word in capital or small letters. */
const anyCase = (word: string) => word.replace(/./g, (letter) => `[${letter.toUpperCase()}${letter}]`);

const SUIT = SUITS.map((suit) => {
  const word = `${anyCase(suit)}[Ss]?`;
  return `${SIGNS[suit]}(?:\\s{0,2}${word})?|${word}`;
}).join('|');

/** Reads cards such as “🍎3”, “apple 3”, “Apple-3” or “🍎 apple 3”. */
export const WRITTEN_CARDS = writtenList({
  item: `(${SUIT})[\\s:#-]{0,3}([1-6])`,
  between: BETWEEN,
  isTight: true,
  most: MOST_NAMED,
  make: (named = '', rank = '') => {
    const suit = SUITS.find((one) => named.toLowerCase().includes(one) || named.includes(SIGNS[one]));
    return `${suit}-${rank}`;
  },
});
