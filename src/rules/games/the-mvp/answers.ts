import { writtenList } from '../../data.ts';
import { SIGNS, SUITS } from './vocabulary.ts';

const BETWEEN = `[\\s,;.:/&|•·*()"'“”‘’]`;

/** Bids such as “U 5”, “u5, V: 3”. A minus directly before the number is taken as a sign, except in “U-5”. */
export const WRITTEN_BIDS = writtenList({
  item: '([A-Xa-x])(?:-|\\s*-\\s+|[\\s:=+,]*)0*([1-9][0-9]{0,8})(?:\\s*[Cc]hips?)?',
  between: '[\\s,;.]',
  isTight: true,
  make: (card = '', chips = '') => ({ card: card.toUpperCase(), chips: Number(chips) }),
});

/** Places such as “A”, “a b”, “A/C”. Not “A-C”, which may also mean the places between. */
export const WRITTEN_PLACES = writtenList({
  item: '([A-Xa-x])',
  between: BETWEEN,
  make: (place = '') => place.toUpperCase(),
});

/** A word in capitals, small letters or both. */
const anyCase = (word: string) => word.replace(/./g, (letter) => `[${letter.toUpperCase()}${letter}]`);

const SUIT = SUITS.map((suit) => {
  const word = `${anyCase(suit)}[Ss]?`;
  return `${SIGNS[suit]}(?:\\s*${word})?|${word}`;
}).join('|');

/** Cards such as “🍎3”, “apple 3”, “Apple-3”, “🍎 apple 3”. */
export const WRITTEN_CARDS = writtenList({
  item: `(${SUIT})[\\s:#-]*([1-6])`,
  between: BETWEEN,
  isTight: true,
  make: (named = '', rank = '') => {
    const suit = SUITS.find((one) => named.toLowerCase().includes(one) || named.includes(SIGNS[one]));
    return `${suit}-${rank}`;
  },
});
