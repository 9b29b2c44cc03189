import type { Seat } from '../../declare/table.ts';
import type { CardRow } from './position.ts';
import { BIDS } from './vocabulary.ts';

/** The two teams, by the order in which their meadows first occur at the table (M17). */
export interface Teams {
  readonly names: readonly [string, string];
  /** The side, 0 or 1, of each seat. */
  readonly sides: readonly number[];
}

const KNOWN = new WeakMap<readonly Seat[], Teams>();

/** The teams of a table that has been checked; worked out once a table, since every view asks. */
export function teamsOf(seats: readonly Seat[]): Teams {
  let teams = KNOWN.get(seats);
  if (!teams) {
    teams = makeTeams(seats);
    KNOWN.set(seats, teams);
  }
  return teams;
}

function makeTeams(seats: readonly Seat[]): Teams {
  const first = seats[0]!.meadow as string;
  let second = first;
  const sides: number[] = [];
  for (const { meadow } of seats) {
    if (meadow !== first) second = meadow as string;
    sides.push(meadow === first ? 0 : 1);
  }
  return { names: [first, second], sides };
}

/** What one side has bid on a card altogether. */
export function totalOf(row: CardRow, sides: readonly number[], side: number): number {
  let total = 0;
  for (let seat = 0; seat < BIDS.length; seat++) if (sides[seat] === side) total += row[BIDS[seat]!];
  return total;
}

/** The seat of a side with the highest bid on a card, or -1 when several share it (M10). */
export function controllerOf(row: CardRow, sides: readonly number[], side: number): number {
  let controller = -1;
  let highest = 0;
  for (let seat = 0; seat < BIDS.length; seat++) {
    if (sides[seat] !== side) continue;
    const bid = row[BIDS[seat]!];
    if (bid > highest) {
      highest = bid;
      controller = seat;
    } else if (bid === highest) controller = -1;
  }
  return controller;
}
