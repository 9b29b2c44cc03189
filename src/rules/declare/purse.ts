import { isObject } from '../base/json.ts';
import { checkKeys, unexpected, unusable } from '../base/unusable.ts';

/** A player's possessions in the season: garnets, bellflowers and Tokens of Life (X10). */
export interface Purse {
  readonly garnets: number;
  readonly bellflowers: number;
  readonly tokensOfLife: number;
}

/** Adds the second purse to the first, or subtracts it if `sign` is -1. */
export function addPurses(a: Purse, b: Purse, sign: 1 | -1): Purse {
  return {
    garnets: a.garnets + sign * b.garnets,
    bellflowers: a.bellflowers + sign * b.bellflowers,
    tokensOfLife: a.tokensOfLife + sign * b.tokensOfLife,
  };
}

/** Change of one seat's purse. */
export interface Earning {
  readonly seat: number;
  readonly garnets?: number;
  readonly bellflowers?: number;
  readonly tokensOfLife?: number;
}

/** Adds the earnings to the purses. Gives the new purses in seat order. */
export function pay(purses: readonly Purse[], earnings: readonly Earning[]): readonly Purse[] {
  const paid = purses.slice();
  for (const { seat, garnets = 0, bellflowers = 0, tokensOfLife = 0 } of earnings) {
    paid[seat] = addPurses(paid[seat] as Purse, { garnets, bellflowers, tokensOfLife }, 1);
  }
  return paid;
}

export const PURSE_LIMIT = 1_000_000_000;

/**
 * Says whether a record's `players` or `credits` may have this amount of garnets or bellflowers. The amount must be a
 * whole number within PURSE_LIMIT, because every purse must stay exact.
 */
export function isPurseAmount(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(value as number) <= PURSE_LIMIT;
}

/**
 * Reads changes of players' purses that do not come from the rules. Throws an error at `path…` for an unusable value, or
 * if a purse would fall below 0.
 */
export function readCredits(
  names: readonly string[],
  purses: readonly Purse[],
  raw: unknown,
  path: string,
): readonly Earning[] {
  if (raw === undefined) return [];
  if (!isObject(raw)) return unexpected(path, 'an object', raw);
  return Object.keys(raw).map((name) => {
    const seat = names.indexOf(name);
    const at = `${path}.${name}`;
    if (seat < 0) unusable(at, 'no player has this name');
    const credit = { seat, ...readCredit(raw[name], at) };
    const after = pay(purses, [credit])[seat] as Purse;
    if (after.garnets < 0) unusable(`${at}.garnets`, `the purse would fall to ${after.garnets}`);
    if (after.bellflowers < 0) unusable(`${at}.bellflowers`, `the purse would fall to ${after.bellflowers}`);
    return credit;
  });
}

function readCredit(raw: unknown, path: string): { readonly garnets: number; readonly bellflowers: number } {
  if (!isObject(raw)) return unexpected(path, 'an object', raw);
  checkKeys(raw, ['garnets', 'bellflowers'], path);
  for (const key of Object.keys(raw))
    if (!isPurseAmount(raw[key]))
      unexpected(`${path}.${key}`, `a whole number from -${PURSE_LIMIT} to ${PURSE_LIMIT}`, raw[key]);
  return { garnets: 0, bellflowers: 0, ...raw };
}
