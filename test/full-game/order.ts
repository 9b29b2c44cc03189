import { playerChoice, purchase, wholeNumber } from '../../src/rules/data.ts';
import { type Definition, plural } from '../../src/rules/kit.ts';
import type { Deal, OPTIONS, Options, POSITION } from './position.ts';
import { LANTERNS, MOST_LIT } from './position.ts';

/** Lanterns are bought first, and can be lit at once (T4); only held ones can be lit (T3). */
export const ORDER = {
  buyLanterns: purchase<Options>(
    { title: 'Lanterns to buy', help: ({ lanternPrice }) => `Each costs ${plural(lanternPrice, 'garnet')}.` },
    ({ lanternPrice }) => lanternPrice,
  ),
  visit: playerChoice<Options>({ title: 'Player to visit' }, { others: true }),
  lanterns: wholeNumber<Options>(
    { title: 'Lanterns to light', help: 'They are used up, whoever opens the door.' },
    { least: 0, most: MOST_LIT, missing: 0, held: LANTERNS, bought: 'buyLanterns' },
  ),
};

/** The types of this game’s functions. In a legal order `visit` is a seat, or -1 for a player who stays at home. */
export type LanternNight = Definition<typeof OPTIONS, typeof POSITION, typeof ORDER, Deal>;
