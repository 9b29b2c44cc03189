import {
  type Judging,
  lines,
  type OrderOf,
  purchase,
  readCount,
  readParts,
  sayEmpty,
  writtenList,
} from '../../data.ts';
import { type PartsOf, plural, type WithPurse } from '../../kit.ts';
import { CARDS_LOOKED_FOR, inGarnets, PLACES_LOOKED_AT } from './information.ts';
import { type Status, statusesOf } from './layout.ts';
import type { Info, OPTIONS, Options } from './options.ts';
import type { MvpPosition, POSITION } from './position.ts';
import type { PrivateView, PublicView, VIEWS } from './view.ts';
import { nameOf, PLACE_AT, PLACES } from './vocabulary.ts';

/**
 * Reads bids such as “U 5” or “u5, V: 3”. A minus directly before the number means a negative number. In “U-5” the minus
 * only separates the place from the number.
 */
const WRITTEN_BIDS = writtenList({
  kind: 'paragraph',
  item: '([A-Xa-x])(?:-|\\s{0,3}-\\s{1,3}|[\\s:=+,]{0,5})0{0,8}([1-9][0-9]{0,8})(?:\\s{0,3}[Cc]hips?)?',
  between: '[\\s,;.]',
  isTight: true,
  most: 48,
  sample: 'U 5',
  expected:
    'Write one bid per line: a letter from A to X and a number of chips, such as U 5. You cannot lower a bid',
  make: (card = '', chips = '') => ({ card: card.toUpperCase(), chips: Number(chips) }),
});

/** Bids, one on each line of a text. Chips are bought before bids are paid (M6). */
const bids = lines(
  {
    ask: (id, _info, view: PublicView) => [
      sayEmpty(
        {
          id,
          title: 'Bids',
          help: `Write one bid per line: the letter of the card and the chips that you add, such as U 5. ${openCards(view)}`,
          input: WRITTEN_BIDS.input,
        },
        'your bids stay as they are',
      ),
    ],
    own: (key, { options }: Info, { chips, garnets }: WithPurse<PrivateView>) => {
      const canBuy = options.boughtChipsUsable === 'now' && options.chipPrice <= garnets;
      return chips > 0 || canBuy ? {} : { [key]: { excuse: 'You have no chips.' } };
    },
    read: (answers, key) => WRITTEN_BIDS.read(answers[key] ?? ''),
    words: {
      title: 'Bids',
      of: ({ card, chips }) => `${PLACES[card]} ${plural(chips, 'chip')}`,
      together: (list, { options }, { buyChips }, own: PrivateView) => {
        const sum = list.reduce((all, { chips }) => all + chips, 0);
        const left = own.chips + boughtNow(options, buyChips) - sum;
        return `${plural(sum, 'chip')} in all, and you have ${plural(left, 'chip')} left`;
      },
    },
  },
  {
    parse: readParts<{ card: number; chips: number }>({
      card: (raw) => PLACE_AT.get(raw),
      chips: (raw) => readCount(raw) || undefined,
    }),
    expected: 'a place from A to X and chips from 1 up, such as U 5 (a bid cannot be lowered)',
    start: ({ info: { options }, position, seat, order }: Judging<Options, MvpPosition>) => ({
      chips: position.seats[seat]!.chips + boughtNow(options, order.buyChips),
      statuses: statusesOf(position.cards),
      isLast: position.round + 1 >= options.lastRound,
    }),
    take: ({ card, chips }, left) => {
      const closed = whyClosed(PLACES[card]!, left.statuses[card]!, left.isLast);
      if (chips > left.chips)
        return [
          'not-held',
          closed ??
            `A bid of ${plural(chips, 'chip')} on ${PLACES[card]} is more than the ${left.chips} left.`,
        ];
      if (closed) return ['not-legal', closed];
      left.chips -= chips;
      return undefined;
    },
  },
);

/** Gives the reason why nobody can bid on a place (M7, M15). Undefined if players can bid on the place. */
function whyClosed(place: string, status: Status, isLast: boolean): string | undefined {
  if (status === 'exposed' || (status === 'nearly-exposed' && !isLast)) return undefined;
  const open = isLast ? 'in the last round only exposed cards' : 'only exposed and nearly exposed cards';
  return `${place} is ${status.replace('-', ' ')}; ${open} take bids.`;
}

/** Counts chips that are bought and can be bid in the same round (M6). */
function boughtNow({ boughtChipsUsable }: Options, bought: unknown): number {
  return boughtChipsUsable === 'now' ? (bought as number) : 0;
}

function openCards({ cards }: PublicView): string {
  const list = (status: Status) =>
    PLACES.filter((place) => cards[place]!.status === status)
      .map((place) => {
        const { card, flag, bid } = cards[place]!;
        return `${place} ${nameOf(card!)}${flag === undefined ? '' : ` (${flag}: ${plural(bid ?? 0, 'chip')})`}`;
      })
      .join(', ') || 'none';
  return `Exposed: ${list('exposed')}. Nearly exposed: ${list('nearly-exposed')}.`;
}

/**
 * Fields of an order. Chips, places, cards and bids are paid in this order. A bad line is refused, and the lines beside
 * it still count (X3).
 */
export const ORDER = {
  buyChips: purchase<Options>(
    {
      title: 'Chips to buy',
      help: ({ chipPrice, boughtChipsUsable }) =>
        `${inGarnets(chipPrice)} each. You can bid them ${boughtChipsUsable === 'now' ? 'at once' : 'from the next round on'}.`,
    },
    ({ chipPrice }) => chipPrice,
  ),
  identify: PLACES_LOOKED_AT,
  locate: CARDS_LOOKED_FOR,
  bids,
};

/** A legal order. The player holds or pays for everything in it. */
export type Order = OrderOf<typeof ORDER>;
export type Mvp = PartsOf<typeof OPTIONS, typeof POSITION, typeof ORDER, typeof VIEWS>;
