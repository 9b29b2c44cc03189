import * as z from 'zod/mini';
import type { MatchInfo } from './match-info.ts';

/** Value of a cell in a host's tab. An empty cell is ''. */
export type Cell = string | number | boolean;
export type Row = { readonly [column: string]: Cell };

/**
 * The whole truth of a match: single values, and tables of flat rows. `round` is the number of resolved rounds. `seats`
 * has one row per player, in seat order. In `seats` each tradable good has a number column.
 */
export interface Position {
  readonly round: number;
  readonly over: boolean;
  readonly seats: readonly ({ readonly player: string } & Row)[];
}

/** Schema of a position: a zod object of single values and arrays of flat objects. The order of its keys is the order in the tab. */
export interface PositionSchema<P> {
  readonly shape: z.ZodMiniObject;
  /** Finds faults of a position that the schema does not find. */
  readonly check?: (position: P, info: MatchInfo<unknown>) => readonly Problem[];
}

/** A fault of a position. The path is `TABLE[ROW].COLUMN`, or the name of a single value. */
export interface Problem {
  readonly path: string;
  readonly problem: string;
}

/** Lists the problems of a position. `look` calls `expect` for each check, and a check that is false becomes a problem. */
export function problemsIn(
  look: (expect: (isGood: boolean, path: string, problem: string) => void) => void,
): readonly Problem[] {
  const problems: Problem[] = [];
  look((isGood, path, problem) => {
    if (!isGood) problems.push({ path, problem });
  });
  return problems;
}

/**
 * Schema of a whole number, which may be negative. The number may be larger than zod's safe integers, because free
 * purchases have no limit.
 */
export const whole = () => z.number().check(z.refine(Number.isInteger, { error: 'expected a whole number' }));
/** Schema of a whole number that JavaScript represents exactly. */
export const safeInteger = () => z.number().check(z.refine(Number.isSafeInteger));
/** Schema of a whole number of at least 0. */
export const count = () => whole().check(z.minimum(0));
export const text = () => z.string();
export const flag = () => z.boolean();
