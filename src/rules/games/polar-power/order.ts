import { type Draft, dropdowns, type Judging, lines, type OrderOf, purchase } from '../../data.ts';
import { type PartsOf, plural } from '../../kit.ts';
import type { Hand, OPTIONS, Options, POSITION, PolarPosition } from './position.ts';
import { COILS, MEADOWS } from './position.ts';
import type { VIEWS } from './view.ts';

/**
 * Fields of an order. Stamps are bought first and can be used at once (P8). An invalid mail uses up no stamp, no
 * postcard and no coil (P7).
 */
export const ORDER = {
  buyStamps: purchase<Options>(
    {
      title: 'Stamps to buy',
      help: ({ stampPrice }) => `A whole number. A stamp costs ${plural(stampPrice, 'garnet')}.`,
    },
    ({ stampPrice }) => stampPrice,
  ),
  mails: lines(
    dropdowns({
      count: 5,
      title: 'Mail',
      help: 'Choose a postcard and a coil. Every mail uses a stamp. Send all mails of the round in one form, because a newer form replaces an older one. If two mails need the same item, the earlier mail counts.',
      parts: { postcard: MEADOWS, coil: COILS.kinds },
      choice: ({ postcard, coil }) => `${postcard} · strength ${coil}`,
    }),
    {
      expected: 'a postcard’s colour and a coil’s strength',
      start: ({ position, seat, order }: Judging<Options, PolarPosition>): Draft<Hand> => {
        const hand = position.seats[seat]!;
        return { ...hand, stamps: hand.stamps + (order.buyStamps as number) };
      },
      take: ({ postcard, coil }, left) => {
        const column = COILS.column(coil);
        if (left[postcard] === 0) return ['not-held', `No ${postcard} postcard is left for this mail.`];
        // A strength without a coil counts as not held.
        if (!left[column]) return ['not-held', `No coil of strength ${coil} is left for this mail.`];
        if (left.stamps === 0) return ['not-held', 'No stamp is left for this mail.'];
        left[postcard]--;
        left[column]--;
        left.stamps--;
        return undefined;
      },
    },
  ),
};

/** A legal order. The player holds or pays for everything in it. */
export type Order = OrderOf<typeof ORDER>;
export type Polar = PartsOf<typeof OPTIONS, typeof POSITION, typeof ORDER, typeof VIEWS>;
