import type { MatchInfo } from '../../declare/match-info.ts';
import type { Options } from './options.ts';
import type { Hand, PolarPosition } from './position.ts';
import { MEADOWS, type Meadow, type Polarity } from './vocabulary.ts';

/** What everyone sees of a meadow; at the start only its power. */
export interface MeadowView {
  readonly power: number;
  readonly mails?: number;
  readonly change?: number;
  readonly charge?: number;
  readonly points?: { readonly '+': number; readonly '-': number };
  readonly reset?: boolean;
}

export interface PublicView {
  readonly meadows: Readonly<Record<Meadow, MeadowView>>;
}

export interface PrivateView {
  readonly polarity: Polarity;
  readonly partner: string;
  readonly postcards: readonly Meadow[];
  readonly coils: readonly number[];
  readonly stamps: number;
}

/** Mails, change, power, points and reset of each meadow in the round just resolved. */
export function publicView(_info: MatchInfo<Options>, { round, meadows }: PolarPosition): PublicView {
  const views: Partial<Record<Meadow, MeadowView>> = {};
  for (const { meadow, mails, change, charge, power, plus, minus, reset } of meadows)
    views[meadow] =
      round === 0 ? { power } : { mails, change, charge, power, points: { '+': plus, '-': minus }, reset };
  return { meadows: views as Record<Meadow, MeadowView> };
}

/** Own polarity and hand. Nobody sees points, their own included: they follow from polarity and public points. */
export function privateView(
  { seats }: MatchInfo<Options>,
  position: PolarPosition,
  seat: number,
): PrivateView {
  const hand = position.seats[seat] as Hand;
  const { meadow } = seats[seat]!;
  let partner = '';
  for (let i = 0; i < seats.length; i++)
    if (i !== seat && seats[i]!.meadow === meadow) partner = seats[i]!.name;
  const postcards: Meadow[] = [];
  for (const colour of MEADOWS) for (let n = hand[colour]; n > 0; n--) postcards.push(colour);
  const coils: number[] = [];
  for (let n = hand.coil1; n > 0; n--) coils.push(1);
  for (let n = hand.coil2; n > 0; n--) coils.push(2);
  for (let n = hand.coil3; n > 0; n--) coils.push(3);
  return {
    polarity: hand.polarity,
    partner,
    postcards,
    coils,
    stamps: hand.stamps,
  };
}
