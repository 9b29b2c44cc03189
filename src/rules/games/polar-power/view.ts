import { kept, matesOf } from '../../kit.ts';
import { COILS, type Info, type Meadow, POSTCARDS, type PolarPosition } from './position.ts';

/** What everyone sees of a meadow; at the start only its power. */
export interface MeadowView {
  readonly power: number;
  readonly mails?: number;
  readonly change?: number;
  readonly charge?: number;
  readonly points?: { readonly '+': number; readonly '-': number };
  readonly reset?: boolean;
}

/** Mails, change, power, points and reset of each meadow in the round just resolved. */
function publicView(_info: Info, { round, meadows }: PolarPosition) {
  const views: Partial<Record<Meadow, MeadowView>> = {};
  for (const { meadow, mails, change, charge, power, plus, minus, reset } of meadows)
    views[meadow] =
      round === 0 ? { power } : { mails, change, charge, power, points: { '+': plus, '-': minus }, reset };
  return { meadows: views as Readonly<Record<Meadow, MeadowView>> };
}

/** The name of each player's partner, in seat order. */
const partnersOf = kept((info: Info): readonly string[] =>
  info.names.map((_, seat) => info.names[matesOf(info, seat)[0]!]!),
);

/** Own polarity and hand. Nobody sees points, their own included: they follow from polarity and public points. */
function privateView(info: Info, { seats }: PolarPosition, seat: number) {
  const hand = seats[seat]!;
  return {
    polarity: hand.polarity,
    partner: partnersOf(info)[seat]!,
    postcards: POSTCARDS.list(hand),
    coils: COILS.list(hand),
    stamps: hand.stamps,
  };
}

export const VIEWS = { public: publicView, private: privateView };
export type PublicView = ReturnType<typeof publicView>;
export type PrivateView = ReturnType<typeof privateView>;
