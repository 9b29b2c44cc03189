import { plural } from '../../src/rules/base/words.ts';
import type { Field, Judging, OrderOf } from '../../src/rules/order/field.ts';
import { purchase, wholeNumber } from '../../src/rules/order/number-field.ts';
import { playerChoice } from '../../src/rules/order/player-field.ts';
import type { Options } from './options.ts';
import type { GamePosition } from './position.ts';
import { MOST_LIT } from './vocabulary.ts';

/** The usual number for the form and the reading; what is legal is this game’s own: only held lanterns burn (T3). */
const NUMBER = wholeNumber<Options>(
  { title: 'Lanterns to light', help: 'They are used up, whoever opens the door.' },
  { least: 0, most: MOST_LIT, missing: 0 },
);
const lanterns: Field<number, Options, GamePosition> = {
  ...NUMBER,
  judge: (raw, key, judging: Judging<Options, GamePosition>) => {
    const lit = NUMBER.judge(raw, key, judging);
    const held = judging.position.seats[judging.seat]!.lanterns + (judging.order.buyLanterns as number);
    if (lit <= held) return lit;
    judging.refuse(key, 'not-held', `You have ${plural(held, 'lantern')}, and cannot light ${lit}.`);
    return 0;
  },
};

/** Lanterns are bought first, and can be lit at once (T4). */
export const ORDER = {
  buyLanterns: purchase<Options>(
    { title: 'Lanterns to buy', help: ({ lanternPrice }) => `Each costs ${plural(lanternPrice, 'garnet')}.` },
    ({ lanternPrice }) => lanternPrice,
  ),
  visit: playerChoice<Options>({ title: 'Player to visit' }, { others: true }),
  lanterns,
};

/** A legal order; `visit` is a seat, or -1 for a player who stays at home. */
export type Order = OrderOf<typeof ORDER>;
