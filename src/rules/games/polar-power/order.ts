import type { Definition } from '../../define-game.ts';
import { wholeIn } from '../../order/answer.ts';
import type { OrderOf } from '../../order/field.ts';
import { dropdowns, lines, readParts } from '../../order/lines-field.ts';
import { purchase } from '../../order/number-field.ts';
import { readCount } from '../../order/reading.ts';
import {
  COILS,
  MEADOWS,
  type Meadow,
  type OPTIONS,
  type Options,
  type POSITION,
  type PolarPosition,
} from './position.ts';

/** A mail: one postcard, one coil, one stamp. */
interface Mail {
  readonly postcard: Meadow;
  readonly coil: number;
}

/** Stamps are bought first and can be used at once (P8); an invalid mail consumes nothing (P7). */
export const ORDER = {
  buyStamps: purchase<Options>(
    { title: 'Stamps to buy', help: 'A whole number; leave it empty for none.' },
    ({ stampPrice }) => stampPrice,
  ),
  mails: lines<Mail, unknown, Options, PolarPosition>(
    dropdowns({
      count: 5,
      title: 'Mail',
      help: 'A postcard and a coil; every mail takes a stamp. Send all mails of the round in one form: a newer form replaces the older. Mails are read from 1 to 5; where two need the same item, the earlier counts.',
      choices: MEADOWS.flatMap((colour) => COILS.kinds.map((coil) => `${colour} · strength ${coil}`)),
      read: readChoice,
    }),
    {
      parse: readParts<Mail>({
        postcard: (raw) => MEADOWS.find((meadow) => meadow === raw),
        coil: readCount,
      }),
      expected: 'a postcard’s colour and a coil’s strength',
      take: ({ postcard, coil }, _left, { position: { seats }, seat, order: { buyStamps } }, taken) => {
        const hand = seats[seat]!;
        const used = (is: (mail: Mail) => boolean) => taken.filter(is).length;
        if (used((mail) => mail.postcard === postcard) >= hand[postcard])
          return ['not-held', `No ${postcard} postcard is left for this mail.`];
        if (used((mail) => mail.coil === coil) >= (hand[COILS.column(coil)] ?? 0))
          return ['not-held', `No coil of strength ${coil} is left for this mail.`];
        if (taken.length >= hand.stamps + (buyStamps as number))
          return ['not-held', 'No stamp is left for this mail.'];
        return undefined;
      },
    },
  ),
};

/** A legal order: all of it is held or paid for. */
export type Order = OrderOf<typeof ORDER>;
/** The types of this game's functions. */
export type Polar = Definition<typeof OPTIONS, typeof POSITION, typeof ORDER>;

/** Forgiving about case, spaces and signs: “Red 2” is “red · strength 2”. */
function readChoice(answer: string) {
  const colours = MEADOWS.filter((meadow) => answer.toLowerCase().includes(meadow));
  const numbers = answer.match(/\d+/g) ?? [];
  const coil = wholeIn(numbers.join(' '));
  return colours.length === 1 && coil !== undefined ? { postcard: colours[0] as string, coil } : answer;
}
