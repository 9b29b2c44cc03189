import { NONE } from '../../../data.ts';
import { type Card, COLOURS, type Colour, isCard } from './vocabulary.ts';

/** Words and signs that players write for a colour. */
const WORDS: Readonly<Record<Colour, readonly string[]>> = {
  red: ['red', 'r', '🟥', '🔴', '❤'],
  green: ['green', 'g', '🟩', '🟢', '💚'],
  blue: ['blue', 'b', '🟦', '🔵', '💙'],
  yellow: ['yellow', 'y', '🟨', '🟡', '💛'],
  gray: ['gray', 'grey', '⬜', '◻', '🩶', '⚪'],
};

/** Forgiving about case, spaces, commas and signs: “Red, 10”, “R10” and “🟥 10” are red-10. */
export function readCard(given: string | undefined): Card | string | undefined {
  const answer = given?.trim();
  if (!answer || answer === NONE) return undefined;
  // Marks that turn a sign into an emoji, or a digit into a keycap, are removed.
  const text = answer
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u{fe0f}|\u{20e3}/gu, '');
  const colours = new Set<Colour>();
  const numbers: number[] = [];
  // Punctuation is ignored; with any other word the answer is not understood.
  for (const word of text.match(/[a-z]+|\d+|[^\sa-z\d\-–—_,.;:·()#]/gu) ?? []) {
    const colour = COLOURS.find((one) => WORDS[one].includes(word));
    if (colour) colours.add(colour);
    else if (/^\d+$/.test(word)) numbers.push(Number(word));
    else return answer;
  }
  const card = `${[...colours].join()}-${numbers.join()}`;
  return isCard(card) ? card : answer;
}
