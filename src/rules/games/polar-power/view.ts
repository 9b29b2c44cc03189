import { byName, matesOf } from '../../kit.ts';
import { type Place, placesOf } from './places.ts';
import type { PolarPosition } from './position.ts';
import { COILS, type Info, MEADOWS, type Meadow, type MeadowRow, POSTCARDS } from './position.ts';

function publicView(_info: Info, { round, meadows }: PolarPosition) {
  return { meadows: byName(MEADOWS, (at) => viewOf(meadows[at]!, round > 0)) };
}

/** Builds the public view of a meadow. At the start it holds only the power. */
function viewOf({ mails, change, charge, power, plus, minus, reset }: MeadowRow, isPlayed: boolean) {
  return isPlayed ? { mails, change, charge, power, points: { '+': plus, '-': minus }, reset } : { power };
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

/** Gives the place of a meadow in the last round (P1). */
export function placeIn(meadows: PublicView['meadows'], meadow: Meadow): Place {
  return placesOf(MEADOWS.map((one) => meadows[one].charge ?? 0))[MEADOWS.indexOf(meadow)]!;
}

export const VIEWS = { public: publicView, private: privateView };
export type PublicView = ReturnType<typeof publicView>;
export type PrivateView = ReturnType<typeof privateView>;
