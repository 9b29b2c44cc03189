import { type Earning, isObject, own, type Purse, readCredits, unexpected, unusable } from '../../kit.ts';
import type { Column, Fact } from './column.ts';
import type { Definition } from './definition.ts';
import { cellOf, type OwnPosition, type SeatRow } from './position.ts';
import {
  different,
  list,
  object,
  oneOf,
  optional,
  type Reading,
  text,
  type Value,
  valueFor,
} from './value.ts';

/** Values of columns for each seat, and values of facts. The keys are the names of cells. */
export interface Values {
  readonly seats: readonly { readonly [cell: string]: Value }[];
  readonly facts: { readonly [cell: string]: Value };
}

/** The host's ruling on a round. */
export interface Ruling extends Values {
  readonly say: string;
  /** The host's message to each seat, in seat order. '' if there is no message. */
  readonly sayTo: readonly string[];
  readonly credits: readonly Earning[];
  readonly over: boolean;
  /** Seats that the host names as winners. If undefined, the score decides. */
  readonly winners?: readonly number[] | undefined;
  readonly candidates?: readonly number[] | undefined;
}

const SAY = text(1, 5000);

/** Reads the host's ruling for the round that follows this position. An unusable ruling throws an error at the path. */
export function readRuling(
  definition: Definition,
  names: readonly string[],
  { round }: OwnPosition,
  purses: readonly Purse[],
  raw: unknown,
  path: string,
): Ruling {
  const isLast = round + 1 === definition.lastRound;
  const seatOf: Reading<number> = (name, at) => {
    const seat = names.indexOf(name as string);
    return seat < 0 ? unexpected(at, 'the name of a player', name) : seat;
  };
  const places = optional(different(list(seatOf)));
  const read = object({
    columns: optional(valuesOf(definition.columns, names)),
    facts: optional(factsOf(definition.facts)),
    say: optional(object({ everyone: optional(SAY), to: optional(perPlayer(names, SAY)) })),
    credits: (given, at) => readCredits(names, purses, given, at),
    over: optional(oneOf(true, false)),
    outcome: optional(object({ winners: places, candidates: places })),
  })(raw === undefined ? {} : raw, path);
  const { over = false, outcome } = read;
  const [winners, candidates] = [outcome?.winners, outcome?.candidates];
  if ((winners || candidates) && !over && !isLast)
    unusable(
      `${path}.outcome`,
      'winners and candidates can be named only in the last round, or if “over” is true',
    );
  return {
    seats: read.columns ?? names.map(() => ({})),
    facts: read.facts ?? {},
    say: read.say?.everyone ?? '',
    sayTo: names.map((_, seat) => read.say?.to?.[seat] ?? ''),
    credits: read.credits,
    over,
    winners: inSeatOrder(winners),
    candidates: inSeatOrder(candidates),
  };
}

function inSeatOrder(seats: readonly number[] | undefined): readonly number[] | undefined {
  return seats && [...seats].sort((a, b) => a - b);
}

/** Reads an object that has values for some players. Gives a list in seat order, with undefined for a player without a value. */
function perPlayer<T>(names: readonly string[], read: Reading<T>): Reading<readonly (T | undefined)[]> {
  return (raw, path) => {
    if (!isObject(raw)) return unexpected(path, 'an object', raw);
    for (const name of Object.keys(raw))
      if (!names.includes(name)) unusable(`${path}.${name}`, 'no player has this name');
    return names.map((name) => optional(read)(own(raw, name), `${path}.${name}`));
  };
}

/**
 * Makes a reader of an object with the players' values of columns. The outer keys are players' names. The inner keys are
 * ids of columns.
 */
export function valuesOf(columns: readonly Column[], names: readonly string[]): Reading<Values['seats']> {
  return (raw, path) => perPlayer(names, cellsOf(columns, names))(raw, path).map((row) => row ?? {});
}

/** Makes a reader of an object with the values of facts. The keys of the object are the ids of the facts. */
export function factsOf(facts: readonly Fact[]): Reading<Values['facts']> {
  return cellsOf(facts, []);
}

function cellsOf(
  entries: readonly Column[],
  names: readonly string[],
): Reading<{ readonly [cell: string]: Value }> {
  return (raw, path) => {
    const parts = entries.map((entry) => {
      const { id, kind, trade } = entry;
      return [id, optional(valueFor(kind, names, trade ? 0 : undefined))] as const;
    });
    const values = object(Object.fromEntries(parts))(raw, path);
    return Object.fromEntries(
      entries.flatMap((entry) => {
        const value = own(values, entry.id);
        return value === undefined ? [] : [[cellOf(entry), value]];
      }),
    );
  };
}

/** Gives the position with these values in place of the old values. */
export function withValues(position: OwnPosition, { seats, facts }: Values): OwnPosition {
  return {
    ...position,
    ...facts,
    seats: position.seats.map((row, seat): SeatRow => ({ ...row, ...seats[seat] })),
  };
}
