import { isObject, quote } from '../base/json.ts';
import type { Good } from '../declare/good.ts';
import { readCount } from '../order/answer.ts';
import type { Lacking, RefusalCode } from '../order/refusal.ts';

/** The reason why a trade is refused. */
export interface TradeProblem {
  readonly code: RefusalCode;
  readonly message: string;
  readonly lacking?: Lacking;
}

/** The things that one player gives in a trade. */
export interface Side {
  readonly garnets: number;
  readonly bellflowers: number;
  readonly parts: readonly Part[];
  /** The first problem in the parts of this side. */
  readonly problem?: TradeProblem;
}

/** An amount of one good: the number of things, and the number in each column of `seats`. The amount is never 0. */
export interface Part {
  readonly good: Good;
  readonly count: number;
  readonly amounts: ReadonlyMap<string, number>;
}

const NOTHING: Side = { garnets: 0, bellflowers: 0, parts: [] };

/**
 * Reads one side of a trade as the players wrote it. If the side is missing, nothing is given. An amount of 0 and an
 * empty list also give nothing.
 */
export function readSide(goods: readonly Good[], raw: unknown): Side {
  if (raw === undefined) return NOTHING;
  if (!isObject(raw))
    return { ...NOTHING, problem: malformed(`Expected what is given as an object, found ${quote(raw)}.`) };
  const purse = { garnets: 0, bellflowers: 0 };
  const parts: Part[] = [];
  let problem: TradeProblem | undefined;
  for (const key of Object.keys(raw)) {
    const read = readAsset(goods, key, raw[key]);
    if ('code' in read) problem = moreSevere(problem, read);
    else if (key === 'garnets' || key === 'bellflowers') purse[key] = read.count;
    else if ('good' in read && read.count > 0) parts.push(read);
  }
  const { garnets, bellflowers } = purse;
  return problem ? { garnets, bellflowers, parts, problem } : { garnets, bellflowers, parts };
}

function readAsset(
  goods: readonly Good[],
  key: string,
  raw: unknown,
): Part | { readonly count: number } | TradeProblem {
  const isPurse = key === 'garnets' || key === 'bellflowers';
  const good = goods.find((candidate) => candidate.key === key);
  if (!isPurse && !good) return { code: 'unknown', message: `“${key}” is not traded in this game.` };
  if (good?.kind === 'items') return readItems(good, raw);
  const count = readCount(raw);
  if (count === undefined) return malformed(`${key}: expected a whole number from 0, found ${quote(raw)}.`);
  return good ? { good, count, amounts: new Map([[good.column, count]]) } : { count };
}

function readItems(good: Good & { readonly kind: 'items' }, raw: unknown): Part | TradeProblem {
  if (!Array.isArray(raw)) return malformed(`${good.key}: expected a list, found ${quote(raw)}.`);
  const amounts = new Map<string, number>();
  for (const item of raw as unknown[]) {
    const at = good.items.indexOf(item as never);
    if (at < 0 && (typeof good.items[0] === 'string' || readCount(item) === undefined))
      return malformed(`${good.key}: ${quote(item)} is not a ${good.one}.`);
    // A number without an item counts as not held (X14).
    const column = good.columns[at] ?? `${good.key}:${item}`;
    amounts.set(column, (amounts.get(column) ?? 0) + 1);
  }
  return { good, count: raw.length, amounts };
}

function malformed(message: string): TradeProblem {
  return { code: 'malformed', message };
}

const ORDER: readonly RefusalCode[] = ['malformed', 'unknown', 'not-held', 'not-affordable', 'not-legal'];

/** Gives the problem whose code comes first in the list of codes (X13). If the codes are equal, gives `a`. */
export function moreSevere(
  a: TradeProblem | undefined,
  b: TradeProblem | undefined,
): TradeProblem | undefined {
  if (!a || !b) return a ?? b;
  return ORDER.indexOf(b.code) < ORDER.indexOf(a.code) ? b : a;
}
