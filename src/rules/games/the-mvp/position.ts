import type { Chance } from '../../base/chance.ts';
import { isObject, own, quote } from '../../base/json.ts';
import { unusable } from '../../base/unusable.ts';
import { count, flag, oneOf, type PositionSchema, positionShape, text } from '../../declare/position.ts';
import { meadowsOf, type Seat, type Table } from '../../declare/table.ts';
import type { Options } from './options.ts';
import { COVERS } from './pattern.ts';
import { teamsOf } from './teams.ts';
import { CARD_AT, CARDS, PLACE_AT, PLACES } from './vocabulary.ts';

/**
 * A card where it was laid. `flag` is the team that flags it or has claimed it. The bids are those that stand on it,
 * or with which it was claimed, one column a seat.
 */
export type CardRow = {
  readonly place: string;
  readonly card: string;
  readonly flag: string;
  readonly claimed: boolean;
  readonly bid1: number;
  readonly bid2: number;
  readonly bid3: number;
  readonly bid4: number;
  readonly bid5: number;
  readonly bid6: number;
};

/** Information bought: who knows what lies where (M8). */
export type Lesson = { readonly player: string; readonly place: string; readonly card: string };

export type SeatRow = { readonly player: string; readonly chips: number };

export interface MvpPosition {
  readonly round: number;
  readonly over: boolean;
  /** The names by which `flag` calls the teams. */
  readonly team1: string;
  readonly team2: string;
  readonly seats: readonly SeatRow[];
  /** In the order of PLACES. */
  readonly cards: readonly CardRow[];
  /** In the order of buying. */
  readonly learned: readonly Lesson[];
}

export const schema: PositionSchema<MvpPosition> = {
  shape: positionShape(
    { team1: text(), team2: text() },
    {
      seats: { chips: count() },
      cards: {
        place: oneOf(PLACES),
        card: oneOf(CARDS),
        flag: text(),
        claimed: flag(),
        bid1: count(),
        bid2: count(),
        bid3: count(),
        bid4: count(),
        bid5: count(),
        bid6: count(),
      },
      learned: { player: text(), place: oneOf(PLACES), card: oneOf(CARDS) },
    },
  ),
  check,
};

function check(position: MvpPosition): { readonly path: string; readonly problem: string }[] {
  const { team1, team2, seats, cards, learned } = position;
  const problems: { path: string; problem: string }[] = [];
  const bad = (path: string, problem: string) => problems.push({ path, problem });
  if (team2 === team1) bad('team2', 'the two teams need different names');
  if (seats.length !== 6) bad(`seats[${Math.min(seats.length, 6)}].player`, 'expected six players');
  for (let at = 0; at < Math.max(PLACES.length, cards.length); at++) {
    const row = cards[at];
    if (!row || row.place !== PLACES[at]) {
      bad(`cards[${at}].place`, `expected ${PLACES[at] ?? 'nothing'}: the places A to X, in this order`);
      continue;
    }
    if (cards.findIndex(({ card }) => card === row.card) !== at)
      bad(`cards[${at}].card`, `${row.card} lies at an earlier place already`);
    if (row.flag !== '' && row.flag !== team1 && row.flag !== team2)
      bad(`cards[${at}].flag`, `expected ${team1}, ${team2} or nothing`);
    if (row.claimed && row.flag === '')
      bad(`cards[${at}].flag`, 'a claimed card needs the team that claimed it');
    if (row.claimed && COVERS[at]!.some((cover) => cards[cover]?.claimed === false))
      bad(`cards[${at}].claimed`, 'a card that still covers it is not claimed');
  }
  learned.forEach(({ player, place, card }, i) => {
    if (!seats.some((row) => row.player === player)) bad(`learned[${i}].player`, 'no player has this name');
    if (cards[PLACE_AT.get(place) as number]?.card !== card)
      bad(`learned[${i}].card`, `another card lies at ${place}`);
  });
  return problems;
}

/** The card at each place, when given by hand. */
export type Deal = readonly string[] | undefined;

/** Six players in two meadows of three (M17). */
export function checkSeats(seats: readonly Seat[]): void {
  if (seats.length !== 6)
    unusable('players', `The MVP takes six players, three in each of two meadows; there are ${seats.length}`);
  seats.forEach(({ name, meadow }, i) => {
    if (meadow === undefined) unusable(`players[${i}].meadow`, `${name} needs a meadow: it is the team`);
  });
  const meadows = meadowsOf(seats);
  for (const [meadow, mates] of meadows)
    if (mates.length !== 3)
      unusable('players', `${meadow} has ${mates.length} players; each of the two meadows takes three`);
}

/** Reads a pattern given by hand: all 24 places, every card once. */
export function readDeal(_table: unknown, setup: Record<string, unknown>): Deal {
  const raw = own(setup, 'pattern');
  if (raw === undefined) return undefined;
  if (!isObject(raw)) return unusable('setup.pattern', `expected an object, found ${quote(raw)}`);
  for (const place of Object.keys(raw))
    if (!PLACE_AT.has(place)) unusable(`setup.pattern.${place}`, 'no such place; expected A to X');
  const laid = new Set<string>();
  return PLACES.map((place) => {
    const card = own(raw, place);
    if (!CARD_AT.has(card))
      return unusable(`setup.pattern.${place}`, `expected a card such as apple-3, found ${quote(card)}`);
    if (laid.has(card as string))
      unusable(`setup.pattern.${place}`, `${card} lies at an earlier place already`);
    laid.add(card as string);
    return card as string;
  });
}

/** The pattern laid out, nothing flagged, and everybody’s chips. */
export function setup({ seats, options }: Table<Options>, deal: Deal, chance: Chance): MvpPosition {
  const pattern = deal ?? chance('pattern').shuffle(CARDS);
  const [team1, team2] = teamsOf(seats).names;
  return {
    round: 0,
    over: false,
    team1,
    team2,
    seats: seats.map(({ name }) => ({ player: name, chips: options.startingChips })),
    cards: PLACES.map((place, at) => ({
      place,
      card: pattern[at]!,
      flag: '',
      claimed: false,
      bid1: 0,
      bid2: 0,
      bid3: 0,
      bid4: 0,
      bid5: 0,
      bid6: 0,
    })),
    learned: [],
  };
}
