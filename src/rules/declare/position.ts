import * as z from 'zod/mini';
import type { MatchInfo } from './match-info.ts';

/** The value of a cell in a host's tab. An empty cell is the empty text. */
export type Cell = string | number | boolean;
export type Row = { readonly [column: string]: Cell };

/**
 * The whole truth of a match: scalars, and tables of flat rows. `round` counts the rounds resolved. `seats` has one
 * row per player in seat order; tradable goods are number columns of it.
 */
export interface Position {
  readonly round: number;
  readonly over: boolean;
  readonly seats: readonly ({ readonly player: string } & Row)[];
}

/** A zod object of scalars and arrays of flat objects; order of keys is order in the tab. */
export interface PositionSchema<P> {
  readonly shape: z.ZodMiniObject;
  /** Finds problems that the schema cannot find. */
  readonly check?: (position: P, info: MatchInfo<unknown>) => readonly Problem[];
}

/** A fault of a position; the path is `TABLE[ROW].COLUMN`, or the name of a single value. */
export interface Problem {
  readonly path: string;
  readonly problem: string;
}

/** Collects the problems that a check reports to `expect`. */
export function problemsIn(
  look: (expect: (isGood: boolean, path: string, problem: string) => void) => void,
): readonly Problem[] {
  const problems: Problem[] = [];
  look((isGood, path, problem) => {
    if (!isGood) problems.push({ path, problem });
  });
  return problems;
}

/** A whole number of either sign. It may exceed zod's safe integers, since free purchases have no limit. */
export const whole = () => z.number().check(z.refine(Number.isInteger, { error: 'expected a whole number' }));
/** A whole number that JavaScript represents exactly. */
export const safeInteger = () => z.number().check(z.refine(Number.isSafeInteger));
/** A whole number from 0. */
export const count = () => whole().check(z.minimum(0));
export const text = () => z.string();
export const flag = () => z.boolean();
