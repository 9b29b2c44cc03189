import { isObject, type Json, own, put } from '../../../rules/base/json.ts';
import type { Cell, Position } from '../../../rules/declare/position.ts';
import type { Ruled, RuledValue } from '../../../rules/declare/ruled.ts';

/** A part of a ruling. `slot` is, for example, `next:coins`, `fact:pot` or `say`. `seat` is present if the part is about one player. */
export interface RuledPart {
  readonly slot: string;
  readonly seat?: number;
}

/** Makes the key of a part, such as `next:coins@2` for seat 2. */
export function partKey({
  slot,
  seat,
}: {
  readonly slot: string;
  readonly seat?: number | undefined;
}): string {
  return seat === undefined ? slot : `${slot}@${seat}`;
}

/** Gives the rows of a position's table `seats`, in the order of seats. Every game that a host rules has this table. */
export function seatRows(position: Position): readonly Readonly<Record<string, Cell>>[] {
  return (position as unknown as { readonly seats: readonly Readonly<Record<string, Cell>>[] }).seats;
}

/** Gives the path of a part within the ruling of a record. `name` is the player’s name in the match. */
export function pathOf({ slot }: RuledPart, name: string): readonly string[] {
  const [part = '', id = ''] = slot.split(':');
  const paths: Readonly<Record<string, readonly string[]>> = {
    fact: ['facts', id],
    next: ['columns', name, id],
    everyone: ['say', 'everyone'],
    say: ['say', 'to', name],
    garnets: ['credits', name, part],
    bellflowers: ['credits', name, part],
    winners: ['outcome', part],
    candidates: ['outcome', part],
  };
  return paths[part] ?? [part];
}

/** Finds the column or fact whose value a part sets; undefined for a part that sets neither. */
export function ruledValue({ facts, columns }: Ruled, { slot }: RuledPart): RuledValue | undefined {
  const [part, id] = slot.split(':');
  return (part === 'fact' ? facts : part === 'next' ? columns : []).find((one) => one.id === id);
}

/** Gives the value that a part has if the host does not rule it. */
export function unruled(ruled: Ruled, position: Position, part: RuledPart): Cell {
  const value = ruledValue(ruled, part);
  if (!value) return part.slot === 'garnets' || part.slot === 'bellflowers' ? 0 : '';
  const row = part.seat === undefined ? undefined : seatRows(position)[part.seat];
  return (row ? row[value.cell] : position[value.cell as never]) as Cell;
}

/** Finds the part of a ruling at a path; undefined if the ruling has no such part. */
export function partOf(ruling: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (of, key) => (isObject(of) ? own(of as Readonly<Record<string, Json>>, key) : undefined),
    ruling,
  );
}

/** Sets the part of a ruling at a path to `value`, or removes the part if `value` is undefined. Undefined if the ruling is then empty. */
export function withPart(
  of: Json | undefined,
  [key, ...rest]: readonly string[],
  value: Json | undefined,
): Json | undefined {
  if (key === undefined) return value;
  const parts: Record<string, Json> = {};
  for (const [name, one] of Object.entries(isObject(of) ? of : {})) if (name !== key) put(parts, name, one);
  const part = withPart(partOf(of, [key]), rest, value);
  if (part !== undefined) put(parts, key, part);
  return Object.keys(parts).length === 0 ? undefined : parts;
}
