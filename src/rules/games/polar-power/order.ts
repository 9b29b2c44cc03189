import type { Draft } from '../../declare/tables.ts';
import type { Definition } from '../../define-game.ts';
import { wholeIn } from '../../order/answer.ts';
import type { OrderOf } from '../../order/field.ts';
import { dropdowns, lines, readParts } from '../../order/lines-field.ts';
import { purchase } from '../../order/number-field.ts';
import { readCount } from '../../order/reading.ts';
import {
  COILS,
  copyHand,
  type Hand,
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
  mails: lines<Mail, Draft<Hand>, Options, PolarPosition>(
    dropdowns({
      count: 5,
      title: 'Mail',
      help: 'A postcard and a coil; every mail takes a stamp. Send all mails of the round in one form: a newer form replaces the older. Mails are read from 1 to 5; where two need the same item, the earlier counts.',
      choices: MEADOWS.flatMap((colour) => COILS.kinds.map((coil) => `${colour} · strength ${coil}`)),
      read: readChoice,
    }),
    {
      parse: readParts<Mail>({
        postcard: (raw) => (MEADOWS.includes(raw as Meadow) ? (raw as Meadow) : undefined),
        coil: readCount,
      }),
      expected: 'a postcard’s colour and a coil’s strength',
      start: ({ position: { seats }, seat, order: { buyStamps } }) => {
        const left = copyHand(seats[seat]!);
        left.stamps += buyStamps as number;
        return left;
      },
      take: ({ postcard, coil }, left) => {
        const column = COILS.column(coil);
        if (left[postcard] === 0) return ['not-held', `No ${postcard} postcard is left for this mail.`];
        // A strength that no coil has is held by nobody.
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
