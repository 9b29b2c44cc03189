import type { OrderOf } from '../../order/field.ts';
import { dropdowns, lines, readParts } from '../../order/lines-field.ts';
import { purchase } from '../../order/number-field.ts';
import { readCount } from '../../order/reading.ts';
import type { Options } from './options.ts';
import type { PolarPosition } from './position.ts';
import { COIL_COLUMNS, COILS, MEADOWS, type Meadow } from './vocabulary.ts';

/** How many mails the form can take. */
export const MAILS = 5;

/** A mail: one postcard, one coil, one stamp. */
export interface Mail {
  readonly postcard: Meadow;
  readonly coil: number;
}

const readMail = readParts<Mail>({
  postcard: (raw) => MEADOWS.find((meadow) => meadow === raw),
  coil: readCount,
});

/** Stamps are bought first and can be used at once (P8); an invalid mail consumes nothing (P7). */
export const ORDER = {
  buyStamps: purchase<Options>(
    { title: 'Stamps to buy', help: 'A whole number; leave it empty for none.' },
    ({ stampPrice }) => stampPrice,
  ),
  mails: lines<Mail, Record<string, number>, Options, PolarPosition>(
    dropdowns({
      count: MAILS,
      title: 'Mail',
      help: 'A postcard and a coil; every mail takes a stamp. Send all mails of the round in one form: a newer form replaces the older. Mails are read from 1 to 5; where two need the same item, the earlier counts.',
      choices: MEADOWS.flatMap((colour) => COILS.map((coil) => mailChoice(colour, coil))),
      read: readChoice,
    }),
    {
      parse: readMail,
      expected: 'a postcard’s colour and a coil’s strength',
      start: ({ position: { seats }, seat, order: { buyStamps } }) => {
        const { white, blue, black, red, green, coil1, coil2, coil3, stamps } = seats[seat]!;
        const held = stamps + (buyStamps as number);
        return { white, blue, black, red, green, coil1, coil2, coil3, stamps: held };
      },
      take: ({ postcard, coil }, left) => {
        const column = COIL_COLUMNS[coil - 1] ?? '';
        if (!left[postcard]) return ['not-held', `No ${postcard} postcard is left for this mail.`];
        if (!left[column]) return ['not-held', `No coil of strength ${coil} is left for this mail.`];
        if (!left.stamps) return ['not-held', 'No stamp is left for this mail.'];
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

/** How a mail is written in the form. */
export function mailChoice(colour: string, coil: number): string {
  return `${colour} · strength ${coil}`;
}

/** Forgiving about case, spaces and signs: “Red 2” is “red · strength 2”. */
function readChoice(answer: string) {
  const colours = MEADOWS.filter((meadow) => answer.toLowerCase().includes(meadow));
  const numbers = answer.match(/\d+/g) ?? [];
  return colours.length === 1 && numbers.length === 1
    ? { postcard: colours[0] as string, coil: Number(numbers[0]) }
    : answer;
}
