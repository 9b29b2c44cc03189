import { checked, type Judging, type OrderOf, purchase, readCount, wholeNumber, yesNo } from '../../data.ts';
import { type PartsOf, plural, quote } from '../../kit.ts';
import { CARDS, type OPTIONS, type Options, type POSITION, type SoulmatePosition } from './position.ts';
import type { VIEWS } from './view.ts';

type SoulmateJudging = Judging<Options, SoulmatePosition>;

/** Words for the card that is played if the player names no card (S1). */
export const DEFAULT_CARD: Readonly<Record<Options['defaultCard'], string>> = {
  lowest: 'your lowest card',
  highest: 'your highest card',
  random: 'one of your cards, drawn by lot',
};

/**
 * Fields of an order. Point tokens are bought first (S11). A missing part gets its default (S2). The default card is
 * chosen later, when the round is resolved (S1).
 */
export const ORDER = {
  buyTokens: purchase<Options>(
    {
      title: 'Point tokens to buy',
      help: ({ pointTokenPrice }) =>
        `A whole number. A point token costs ${plural(pointTokenPrice, 'garnet')} and can be used at once.`,
    },
    ({ pointTokenPrice }) => pointTokenPrice,
  ),
  card: {
    ...wholeNumber<Options>(
      {
        title: 'Number card',
        help: 'You must play one of your cards.',
        empty: ({ defaultCard }) => DEFAULT_CARD[defaultCard],
      },
      { least: 1, most: CARDS.kinds.length, missing: 0, dropdown: true },
    ),
    judge(raw: unknown, key: string, { position, seat, refuse }: SoulmateJudging): number {
      if (raw === undefined) return 0;
      const card = readCount(raw);
      const hand = CARDS.list(position.seats[seat]!);
      const lack = `No card numbered ${card} is held; the hand is ${hand.join(', ')}.`;
      if (card === undefined) refuse(key, 'malformed', `Expected a card, 1, 2 or 3, found ${quote(raw)}.`);
      // A number without a card counts as not held.
      else if (!(hand as readonly number[]).includes(card)) refuse(key, 'not-held', lack);
      else return card;
      return 0;
    },
  },
  garnets: purchase<Options>(
    {
      title: 'Garnets to add',
      help: 'A whole number. Each garnet raises the number of your card by 1.',
    },
    () => 1,
  ),
  token: checked(
    yesNo<Options>({
      title: 'Use a point token',
      help: 'If you or your soulmate gets points in this round, the token adds 1 point. You can use at most one token a round.',
    }),
    (_isUsed, { position, seat, order }: SoulmateJudging) =>
      position.seats[seat]!.pointTokens + (order.buyTokens as number) > 0
        ? undefined
        : ['not-held', 'No point token is held.'],
  ),
};

/** A legal order. The player holds or pays for everything in it. `card` is 0 if the default card is played (S1). */
export type Order = OrderOf<typeof ORDER>;
export type Soulmate = PartsOf<typeof OPTIONS, typeof POSITION, typeof ORDER, typeof VIEWS>;
