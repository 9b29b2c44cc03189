import type { Json } from '../../base/json.ts';
import type { Table } from '../../declare/table.ts';
import { readAnswerCount, splitAnswer } from '../../order/answer.ts';
import { type Answers, NONE, type Question } from '../../order/question.ts';
import { garnets } from '../../order/reading.ts';
import type { Options } from './options.ts';
import type { PublicView } from './view.ts';
import { CARDS, PLACES, SUITS, type Suit } from './vocabulary.ts';

/** The sign of each suit. */
export const SIGNS: Readonly<Record<Suit, string>> = { apple: '🍎', lemon: '🍋', pear: '🍐', grape: '🍇' };

/** A bid a line: a letter and a number. */
const BIDS_PATTERN = '^\\s*(?:[A-Xa-x][\\s:=+,-]*\\d+(?:\\s*chips?)?[\\s,;.]*)*$';

/** Bids as lines of text, chips to buy, and what is still hidden as boxes to tick. */
export function questions({ options }: Table<Options>, view: PublicView): readonly Question[] {
  const { identifyPrice, locatePrice, chipPrice, boughtChipsUsable } = options;
  const seen = new Set(PLACES.map((place) => view.cards[place]!.card));
  const hidden = PLACES.filter((place) => view.cards[place]!.status === 'hidden');
  const unknown = CARDS.filter((card) => !seen.has(card)).map(nameOf);
  const tail = 'Told to you alone after this round; nothing comes back if everyone sees it by then.';
  return [
    {
      id: 'bids',
      title: 'Bids',
      help: `One a line: the card’s letter and how many chips you add, such as U 5. ${describeOpen(view)}`,
      input: {
        kind: 'paragraph',
        pattern: BIDS_PATTERN,
        expected: 'One bid a line: a letter from A to X and a whole number of chips, such as U 5',
      },
    },
    {
      id: 'buyChips',
      title: 'Chips to buy',
      help: `${price(chipPrice)} each, to be bid ${boughtChipsUsable === 'now' ? 'at once' : 'from the next round on'}. Leave it empty for none.`,
      input: { kind: 'whole', min: 0 },
    },
    {
      id: 'identify',
      title: 'Places to look at',
      help: `${price(identifyPrice)} each: which card lies there. ${tail}`,
      input: { kind: 'ticks', choices: hidden.length > 0 ? hidden : [NONE] },
    },
    {
      id: 'locate',
      title: 'Cards to find',
      help: `${price(locatePrice)} each: at which place it lies. ${tail}`,
      input: { kind: 'ticks', choices: unknown.length > 0 ? unknown : [NONE] },
    },
  ];
}

/** How a card is called where people read: “🍎 apple 3”. */
export function nameOf(card: string): string {
  const [suit, rank] = card.split('-') as [Suit, string];
  return `${SIGNS[suit]} ${suit} ${rank}`;
}

function price(count: number): string {
  return count === 0 ? 'Free' : garnets(count);
}

function describeOpen({ cards }: PublicView): string {
  const list = (status: string) =>
    PLACES.filter((place) => cards[place]!.status === status)
      .map((place) => {
        const { card, flag, bid } = cards[place]!;
        return `${place} ${nameOf(card as string)}${flag === undefined ? '' : ` (${flag} ${bid})`}`;
      })
      .join(', ') || 'none';
  return `Exposed: ${list('exposed')}. Nearly exposed: ${list('nearly-exposed')}.`;
}

/** The order that the answers mean; what cannot be understood stays as written. */
export function read(_table: unknown, _view: unknown, answers: Answers): Json {
  const bids = readBids(answers.bids ?? '');
  const identify = splitAnswer(answers.identify).flatMap(readPlaces);
  const locate = splitAnswer(answers.locate).flatMap(readCards);
  return {
    ...readAnswerCount(answers, 'buyChips'),
    ...(identify.length > 0 ? { identify } : {}),
    ...(locate.length > 0 ? { locate } : {}),
    ...(bids.length > 0 ? { bids } : {}),
  };
}

/** Full-width letters and digits as plain ones; the marks that make a digit or a sign a picture are left out. */
function narrow(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\ufe0f|\u20e3|\u200d/g, '');
}

/** The same without pictures. */
function plain(text: string): string {
  return narrow(text).replace(/\p{Extended_Pictographic}/gu, ' ');
}

/** “U 5”, “u5, V: 3”, “5 on U”: a line that does not read as such pairs is tried again comma by comma. */
function readBids(answer: string): Json[] {
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

const FILLER = new Set(['BID', 'BIDS', 'CARD', 'CHIP', 'CHIPS', 'ON', 'FOR', 'PLACE', 'ADD', 'TO', 'AND']);

function pairsOf(line: string): Json[] | undefined {
  const text = plain(line).toUpperCase();
  // A minus before a number might be meant as one, but for “U-5”.
  if (/(?<![A-Z])[-−–]\d/.test(text)) return undefined;
  const words = text.match(/[A-Z]+|\d+(?:[.,]\d+)*|[^\sA-Z\d]+/g) ?? [];
  const tokens = words.filter((word) => !FILLER.has(word) && !/^[-–—:=+,.()]+$/.test(word));
  const pairs = pairUp(tokens, (token) => /^[A-Z]$/.test(token));
  return pairs?.map(([card, chips]) => ({ card, chips: Number(chips) }));
}

/** Names and whole numbers that take turns, either first: each name with its number. */
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

function readPlaces(part: string): Json[] {
  if (part === NONE) return [];
  const words = plain(part).toUpperCase().replace(/[.()]/g, ' ').trim().split(/\s+/);
  const places = words.filter((word) => word !== 'PLACE' && word !== 'CARD' && word !== 'AND');
  return places.length > 0 && places.every((word) => /^[A-X]$/.test(word)) ? places : [part];
}

/** “🍎3”, “apple 3”, “Apple-3”, “🍎 apple 3”, “3 apples”. */
function readCards(part: string): Json[] {
  if (part === NONE) return [];
  let text = narrow(part).toLowerCase().replace(/🍏/gu, SIGNS.apple);
  for (const suit of SUITS) text = text.split(SIGNS[suit]).join(` ${suit} `);
  const words = text.match(/\p{L}+|\d+|[^\s\p{L}\d]+/gu) ?? [];
  const tokens = words
    .filter((word) => !/^[-–—:.()#]+$/.test(word))
    .map((word) => SUITS.find((suit) => word === suit || word === `${suit}s`) ?? word)
    // A picture and its word name one suit.
    .filter((word, i, all) => word !== all[i - 1] || /\d/.test(word));
  const pairs = pairUp(tokens, (token) => (SUITS as readonly string[]).includes(token));
  return pairs?.map(([suit, rank]) => `${suit}-${Number(rank)}`) ?? [part];
}
