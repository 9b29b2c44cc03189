import { NONE } from '../../data.ts';
import type { Json } from '../../kit.ts';
import { SIGNS, SUITS } from './vocabulary.ts';

/** Full-width letters and digits as plain ones; marks that turn a digit or a sign into an emoji are removed. */
function narrow(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\ufe0f|\u20e3|\u200d/g, '');
}

/** The same with emoji replaced by spaces. */
function plain(text: string): string {
  return narrow(text).replace(/\p{Extended_Pictographic}/gu, ' ');
}

/** Bids such as “U 5”, “u5, V: 3”, “5 on U”: a line that does not read as such pairs is tried again comma by comma. */
export function readBids(answer: string): Json[] {
  const bids: Json[] = [];
  for (const line of answer.split(/[\n\r;]+/)) {
    if (line.trim() === '' || line.trim() === NONE) continue;
    const whole = pairsOf(line);
    // A comma between digits may be part of a number, so nothing is split there.
    if (whole) bids.push(...whole);
    else
      for (const part of line.split(/,(?!\d)|(?<!\d),/))
        if (part.trim() !== '') bids.push(...(pairsOf(part) ?? [part.trim()]));
  }
  return bids;
}

const FILLER: readonly string[] = 'BID BIDS CARD CHIP CHIPS ON FOR PLACE ADD TO AND'.split(' ');

function pairsOf(line: string): Json[] | undefined {
  const text = plain(line).toUpperCase();
  // A minus before a number may mean a negative number, except in “U-5”.
  if (/(?<![A-Z])[-−–]\d/.test(text)) return undefined;
  const words = text.match(/[A-Z]+|\d+(?:[.,]\d+)*|[^\sA-Z\d]+/g) ?? [];
  const tokens = words.filter((word) => !FILLER.includes(word) && !/^[-–—:=+,.()]+$/.test(word));
  const pairs = pairUp(tokens, (token) => /^[A-Z]$/.test(token));
  return pairs?.map(([card, chips]) => ({ card, chips: Number(chips) }));
}

/** Pairs of a name and a whole number, from texts in which they alternate, either one first. */
function pairUp(
  tokens: readonly string[],
  isName: (token: string) => boolean,
): [string, string][] | undefined {
  if (tokens.length === 0 || tokens.length % 2 === 1) return undefined;
  const nameFirst = isName(tokens[0]!);
  const pairs: [string, string][] = [];
  for (let i = 0; i < tokens.length; i += 2) {
    const name = tokens[nameFirst ? i : i + 1]!;
    const number = tokens[nameFirst ? i + 1 : i]!;
    if (!isName(name) || !/^\d{1,15}$/.test(number)) return undefined;
    pairs.push([name, number]);
  }
  return pairs;
}

/** Places such as “A”, “a b”, “Place C”. */
export function readPlaces(part: string): Json[] {
  const words = plain(part).toUpperCase().replace(/[.()]/g, ' ').trim().split(/\s+/);
  const places = words.filter((word) => word !== 'PLACE' && word !== 'CARD' && word !== 'AND');
  return places.length > 0 && places.every((word) => /^[A-X]$/.test(word)) ? places : [part];
}

/** Cards such as “🍎3”, “apple 3”, “Apple-3”, “🍎 apple 3”, “3 apples”. */
export function readCards(part: string): Json[] {
  let text = narrow(part).toLowerCase().replace(/🍏/gu, SIGNS.apple);
  for (const suit of SUITS) text = text.split(SIGNS[suit]).join(` ${suit} `);
  const words = text.match(/\p{L}+|\d+|[^\s\p{L}\d]+/gu) ?? [];
  const tokens = words
    .filter((word) => !/^[-–—:.()#]+$/.test(word))
    .map((word) => SUITS.find((suit) => word === suit || word === `${suit}s`) ?? word)
    // An emoji and its word name one suit.
    .filter((word, i, all) => word !== all[i - 1] || /\d/.test(word));
  const pairs = pairUp(tokens, (token) => (SUITS as readonly string[]).includes(token));
  return pairs?.map(([suit, rank]) => `${suit}-${Number(rank)}`) ?? [part];
}
