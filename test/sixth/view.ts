import { byName } from '../../src/rules/base/json.ts';
import type { Table } from '../../src/rules/declare/table.ts';
import type { Options } from './options.ts';
import type { Hand, RockPosition } from './position.ts';
import { countThrown } from './resolve.ts';
import { THROWS, type Throw } from './vocabulary.ts';

/** How many threw what, and everybody’s points (R7); at the start points alone. */
export interface PublicView {
  readonly thrown?: Readonly<Record<Throw, number>>;
  readonly points: Readonly<Record<string, number>>;
}

export interface PrivateView {
  readonly throws: readonly Throw[];
  readonly thrown?: Throw | null;
}

/** Who threw what is nobody else’s business, though points may give it away (R7). */
export function publicView({ names }: Table<Options>, { round, seats }: RockPosition): PublicView {
  const points = byName(
    names,
    seats.map((hand) => hand.points),
  );
  if (round === 0) return { points };
  const [rock, paper, scissors] = THROWS.map((kind) => countThrown(seats, kind)) as [number, number, number];
  return { thrown: { rock, paper, scissors }, points };
}

/** Own throws in hand, and the one just thrown. */
export function privateView(
  _table: Table<Options>,
  { round, seats }: RockPosition,
  seat: number,
): PrivateView {
  const hand = seats[seat] as Hand;
  const throws = THROWS.flatMap((kind) => Array<Throw>(hand[kind]).fill(kind));
  if (round === 0) return { throws };
  return { throws, thrown: hand.thrown || null };
}
