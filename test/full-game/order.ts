import { playerChoice, purchase, wholeNumber } from '../../src/rules/data.ts';
import type { PartsOf } from '../../src/rules/kit.ts';
import { LANTERNS, type OPTIONS, type Options, type POSITION } from './position.ts';

/** Lanterns are bought first, and can be lit at once (T4); only held ones can be lit (T3). */
export const ORDER = {
  buyLanterns: purchase({ title: 'Lanterns to buy' }, ({ lanternPrice }: Options) => lanternPrice),
  visit: playerChoice({ title: 'Player to visit' }, { others: true }),
  lanterns: wholeNumber(
    { title: 'Lanterns to light', help: 'They are used up, whoever opens the door.' },
    { most: 5, held: LANTERNS, bought: 'buyLanterns' },
  ),
};

/** The types of this game’s functions. In a legal order `visit` is a seat, or -1 for a player who stays at home. */
export type LanternNight = PartsOf<typeof OPTIONS, typeof POSITION, typeof ORDER>;
