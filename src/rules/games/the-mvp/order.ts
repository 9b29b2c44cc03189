import type { Field, OrderOf } from '../../data.ts';
import {
  excuseUnpaid,
  lines,
  NONE,
  purchase,
  readCount,
  readItems,
  readParts,
  sayEmpty,
} from '../../data.ts';
import { type Definition, type Json, plural, type WithPurse } from '../../kit.ts';
import { readBids, readCards, readPlaces } from './answers.ts';
import type { Info, OPTIONS, Options } from './options.ts';
import { type Status, statusesOf } from './pattern.ts';
import type { MvpPosition, POSITION } from './position.ts';
import type { PrivateView, PublicView } from './view.ts';
import { CARDS, nameOf, PLACE_AT, PLACES } from './vocabulary.ts';

/** Chips to add to a bid on a card. */
export interface Bid {
  /** The index of the card’s place. */
  readonly card: number;
  readonly chips: number;
}

/** A bid a line: a letter and a number. */
const BIDS_PATTERN = '^\\s*(?:[A-Xa-x][\\s:=+,-]*\\d+(?:\\s*chips?)?[\\s,;.]*)*$';

/** Bids as lines of text, with chips that are left after the purchase (M6). */
const bids = lines<
  Bid,
  { chips: number; statuses: readonly Status[]; isLast: boolean },
  Options,
  MvpPosition
>(
  {
    ask: (id, _info, view: PublicView) => [
      sayEmpty(
        {
          id,
          title: 'Bids',
          help: `One a line: the card’s letter and how many chips you add, such as U 5. ${openCards(view)}`,
          input: {
            kind: 'paragraph',
            pattern: BIDS_PATTERN,
            expected: 'One bid a line: a letter from A to X and a whole number of chips, such as U 5',
          },
        },
        'your bids stay as they are',
      ),
    ],
    own: (key, { options }: Info, { chips, garnets }: WithPurse<PrivateView>) => {
      const canBuy = options.boughtChipsUsable === 'now' && options.chipPrice <= garnets;
      return chips > 0 || canBuy ? {} : { [key]: { excuse: 'You have no chips.' } };
    },
    read: (answers, key) => readBids(answers[key] ?? ''),
    words: { title: 'Bids', of: ({ card, chips }) => `${PLACES[card]} ${plural(chips, 'chip')}` },
  },
  {
    parse: readParts<Bid>({ card: (raw) => PLACE_AT.get(raw), chips: (raw) => readCount(raw) || undefined }),
    expected: 'a place from A to X and chips from 1 up, such as U 5',
    start: ({ info: { options }, position: { round, seats, cards }, seat, order }) => ({
      chips: seats[seat]!.chips + (options.boughtChipsUsable === 'now' ? (order.buyChips as number) : 0),
      statuses: statusesOf(cards),
      isLast: round + 1 >= options.lastRound,
    }),
    take: ({ card, chips }, left) => {
      if (chips > left.chips)
        return ['not-held', `A bid of ${plural(chips, 'chip')} is more than the ${left.chips} left.`];
      const status = left.statuses[card]!;
      const open = left.isLast
        ? 'in the last round only exposed cards'
        : 'only exposed and nearly exposed cards';
      if (status !== 'exposed' && (status !== 'nearly-exposed' || left.isLast))
        return ['not-legal', `${PLACES[card]} is ${status.replace('-', ' ')}; ${open} take bids.`];
      left.chips -= chips;
      return undefined;
    },
  },
);

function openCards({ cards }: PublicView): string {
  const list = (status: Status) =>
    PLACES.filter((place) => cards[place]!.status === status)
      .map((place) => {
        const { card, flag, bid } = cards[place]!;
        return `${place} ${nameOf(card as string)}${flag === undefined ? '' : ` (${flag}: ${plural(bid ?? 0, 'chip')})`}`;
      })
      .join(', ') || 'none';
  return `Exposed: ${list('exposed')}. Nearly exposed: ${list('nearly-exposed')}.`;
}

/** Purchases of information on a place or a card. Only the buyer sees it, at the end of the round (M8). */
function information(parts: {
  readonly title: string;
  /** What the player learns. */
  readonly what: string;
  readonly column: 'place' | 'card';
  readonly words: readonly string[];
  readonly expected: string;
  price(options: Options): number;
  /** One of `words` as the form has it. */
  nameIn(word: string): string;
  /** What can still be learned. */
  choices(view: PublicView): readonly string[];
  read(item: string): readonly Json[];
}): Field<readonly string[], Options, MvpPosition, PublicView> {
  const { title, what, column, words, expected, price, nameIn, read } = parts;
  return lines<string, readonly Status[], Options, MvpPosition>(
    {
      ask: (id, { options }, view: PublicView) => {
        const choices = parts.choices(view);
        return [
          sayEmpty(
            {
              id,
              title,
              help: `${inGarnets(price(options))} each: ${what}. Told to you alone after this round; nothing comes back if everyone sees it by then.`,
              input: { kind: 'ticks', choices: choices.length > 0 ? choices : [NONE] },
            },
            'none',
          ),
        ];
      },
      cost: { what: title, price },
      own: (key, { options }, { garnets }) => excuseUnpaid(key, price(options), garnets),
      read: (answers, key) => readItems(answers[key], read),
      words: { title, of: nameIn },
    },
    {
      parse: (raw) => words.find((word) => word === raw),
      expected,
      start: ({ position }) => statusesOf(position.cards),
      // Public information costs nothing and is refused; a player who cannot pay is refused for that first (M8, M21).
      take: (line, statuses, judging) => {
        const cost = price(judging.info.options);
        const { cards } = judging.position;
        const at = cards.findIndex((row) => row[column] === line);
        if (cost > judging.garnets)
          return [
            'not-affordable',
            `It costs ${plural(cost, 'garnet')}, and the purse holds ${judging.garnets}.`,
          ];
        if (statuses[at] !== 'hidden')
          return [
            'not-legal',
            `Everyone sees ${nameOf(cards[at]!.card)} at ${PLACES[at]}: nothing to learn.`,
          ];
        judging.garnets -= cost;
        return undefined;
      },
    },
  );
}

function inGarnets(price: number): string {
  return price === 0 ? 'Free' : plural(price, 'garnet');
}

/** Chips, places, cards and bids are paid in this order; each bad line is dropped alone (X3). */
export const ORDER = {
  buyChips: purchase<Options>(
    {
      title: 'Chips to buy',
      help: ({ chipPrice, boughtChipsUsable }) =>
        `${inGarnets(chipPrice)} each, to be bid ${boughtChipsUsable === 'now' ? 'at once' : 'from the next round on'}.`,
    },
    ({ chipPrice }) => chipPrice,
  ),
  identify: information({
    title: 'Places to look at',
    what: 'which card lies there',
    column: 'place',
    words: PLACES,
    nameIn: (place) => place,
    expected: 'a place from A to X',
    price: ({ identifyPrice }) => identifyPrice,
    choices: ({ cards }) => PLACES.filter((place) => cards[place]!.status === 'hidden'),
    read: readPlaces,
  }),
  locate: information({
    title: 'Cards to find',
    what: 'at which place it lies',
    column: 'card',
    words: CARDS,
    nameIn: nameOf,
    expected: 'a card such as pear-2',
    price: ({ locatePrice }) => locatePrice,
    choices: ({ cards }) => {
      const seen = PLACES.map((place) => cards[place]!.card);
      return CARDS.filter((card) => !seen.includes(card)).map(nameOf);
    },
    read: readCards,
  }),
  bids,
};

/** A legal order: all of it is held or paid for. */
export type Order = OrderOf<typeof ORDER>;
export type Mvp = Definition<typeof OPTIONS, typeof POSITION, typeof ORDER>;
