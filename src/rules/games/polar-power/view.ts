import { byName, matesOf } from '../../kit.ts';
import { placeOf } from './places.ts';
import {
  COILS,
  type Info,
  MEADOWS,
  type Meadow,
  type MeadowRow,
  POSTCARDS,
  type Polarity,
  type PolarPosition,
} from './position.ts';

/** The public view of a meadow. At the start it holds only the power. */
export type MeadowView = Pick<MeadowRow, 'power'> &
  Partial<Pick<MeadowRow, 'mails' | 'change' | 'charge' | 'reset'>> & {
    readonly points?: Readonly<Record<Polarity, number>>;
  };

function publicView(_info: Info, { round, meadows }: PolarPosition) {
  const viewOf = (at: number): MeadowView => {
    const { mails, change, charge, power, plus, minus, reset } = meadows[at]!;
    return round === 0
      ? { power }
      : { mails, change, charge, power, points: { '+': plus, '-': minus }, reset };
  };
  return { meadows: byName(MEADOWS, viewOf) };
}

/** Builds the private view: the player's polarity and hand. Points are not in it, because they follow from public facts. */
function privateView(info: Info, { seats }: PolarPosition, seat: number) {
  const hand = seats[seat]!;
  return {
    polarity: hand.polarity,
    partner: info.names[matesOf(info, seat)[0]!]!,
    postcards: POSTCARDS.list(hand),
    coils: COILS.list(hand),
    stamps: hand.stamps,
  };
}

/**
 * Finds the meadows that were equal to this meadow in the last round, if the tie lowered the points (P1). Also gives the
 * place that these meadows share.
 */
export function tieOf(meadows: PublicView['meadows'], meadow: Meadow) {
  const strengthOf = (one: Meadow) => Math.abs(meadows[one].charge ?? 0);
  const { place, isLowered } = placeOf(strengthOf(meadow), MEADOWS.map(strengthOf));
  const others = MEADOWS.filter((one) => one !== meadow && strengthOf(one) === strengthOf(meadow));
  return isLowered ? { place, others } : undefined;
}

export const VIEWS = { public: publicView, private: privateView };
export type PublicView = ReturnType<typeof publicView>;
export type PrivateView = ReturnType<typeof privateView>;
