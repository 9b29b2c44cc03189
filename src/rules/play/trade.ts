import { isObject, quote } from '../base/json.ts';
import type { Good } from '../declare/good.ts';
import type { Cell } from '../declare/position.ts';
import type { Purse } from '../declare/purse.ts';
import type { Table } from '../declare/table.ts';
import type { AnyGame } from '../game.ts';
import { readCount } from '../order/reading.ts';
import type { RefusalCode } from '../order/refusal.ts';

// biome-ignore lint/suspicious/noExplicitAny: the options' type belongs to the game
type AnyTable = Table<any>;

/** A trade that both sides agreed to, or a gift; the assets are still as written. */
export interface Trade {
  readonly from: number;
  readonly to: number;
  readonly gives: unknown;
  readonly takes: unknown;
}

/** Rows of `seats` and purses that belong to the round being resolved, and may be written to. */
export interface Holdings {
  readonly seats: Record<string, Cell>[];
  readonly purses: Purse[];
}

interface Side {
  /** Amounts by column of `seats`. */
  readonly amounts: Map<string, number>;
  /** How many of each good that only swaps one for one. */
  readonly swaps: Map<string, number>;
  garnets: number;
  bellflowers: number;
  problem?: { readonly code: RefusalCode; readonly message: string };
}

/**
 * Settles one trade whole, or not at all: returns why not. Each side must hold what it gives before the trade
 * (X5; RECORD “Trades”).
 */
export function settleTrade(
  game: AnyGame,
  table: AnyTable,
  holdings: Holdings,
  trade: Trade,
): { readonly code: RefusalCode; readonly message: string } | undefined {
  const gives = readSide(game.goods, trade.gives);
  const takes = readSide(game.goods, trade.takes);
  const problem =
    worse(gives.problem, takes.problem) ??
    lacking(table, holdings, trade.from, gives, trade.to, takes) ??
    illegal(game, table, trade, gives, takes);
  if (problem) return problem;
  move(holdings, trade.from, trade.to, gives);
  move(holdings, trade.to, trade.from, takes);
  return undefined;
}

function readSide(goods: readonly Good[], raw: unknown): Side {
  const side: Side = { amounts: new Map(), swaps: new Map(), garnets: 0, bellflowers: 0 };
  if (raw === undefined) return side;
  if (!isObject(raw)) {
    side.problem = {
      code: 'malformed',
      message: `Expected what is given as an object, found ${quote(raw)}.`,
    };
    return side;
  }
  for (const key of Object.keys(raw)) {
    const problem = readAsset(goods, side, key, raw[key]);
    if (problem && worse(side.problem, problem) === problem) side.problem = problem;
  }
  return side;
}

function readAsset(goods: readonly Good[], side: Side, key: string, raw: unknown): Side['problem'] {
  if (key === 'garnets' || key === 'bellflowers') {
    const amount = readCount(raw);
    if (amount === undefined) return badAmount(key, raw);
    side[key] = amount;
    return undefined;
  }
  const good = goods.find((candidate) => candidate.key === key);
  if (!good) return { code: 'unknown', message: `“${key}” is not traded in this game.` };
  if (good.kind === 'count') {
    const amount = readCount(raw);
    if (amount === undefined) return badAmount(key, raw);
    if (amount > 0) side.amounts.set(good.column, amount);
    return undefined;
  }
  if (!Array.isArray(raw))
    return { code: 'malformed', message: `${key}: expected a list, found ${quote(raw)}.` };
  for (const item of raw) {
    const at = good.items.indexOf(item);
    if (at < 0 && (typeof good.items[0] === 'string' || readCount(item) === undefined))
      return { code: 'malformed', message: `${key}: ${quote(item)} is no ${good.one}.` };
    // A number that no item bears is simply not held.
    const column = good.columns[at] ?? `${key}:${item}`;
    side.amounts.set(column, (side.amounts.get(column) ?? 0) + 1);
  }
  if (good.swap) side.swaps.set(key, raw.length);
  return undefined;
}

function badAmount(key: string, raw: unknown): Side['problem'] {
  return { code: 'malformed', message: `${key}: expected a whole number from 0, found ${quote(raw)}.` };
}

const RANK: Record<RefusalCode, number> = {
  malformed: 0,
  unknown: 1,
  'not-held': 2,
  'not-affordable': 3,
  'not-legal': 4,
};

function worse(a: Side['problem'], b: Side['problem']): Side['problem'] {
  if (!a || !b) return a ?? b;
  return RANK[b.code] < RANK[a.code] ? b : a;
}

function lacking(
  table: AnyTable,
  holdings: Holdings,
  from: number,
  gives: Side,
  to: number,
  takes: Side,
): Side['problem'] {
  return worse(lacks(table, holdings, from, gives), lacks(table, holdings, to, takes));
}

function lacks(table: AnyTable, { seats, purses }: Holdings, seat: number, side: Side): Side['problem'] {
  const row = seats[seat]!;
  const purse = purses[seat]!;
  const name = table.names[seat];
  for (const [column, amount] of side.amounts) {
    const held = (row[column] as number | undefined) ?? 0;
    if (held < amount)
      return { code: 'not-held', message: `${name} does not hold all of what ${name} gives.` };
  }
  if (purse.bellflowers < side.bellflowers)
    return { code: 'not-held', message: `${name} has fewer than ${side.bellflowers} bellflowers.` };
  if (purse.garnets < side.garnets)
    return { code: 'not-affordable', message: `${name} has fewer than ${side.garnets} garnets.` };
  return undefined;
}

function illegal(
  game: AnyGame,
  table: AnyTable,
  { from, to }: Trade,
  gives: Side,
  takes: Side,
): Side['problem'] {
  const no = (message: string) => ({ code: 'not-legal' as const, message });
  if (from === to) return no('A trade with oneself is none.');
  const empty = (side: Side) => side.amounts.size === 0 && side.garnets === 0 && side.bellflowers === 0;
  if (empty(gives) && empty(takes)) return no('Nothing changes hands in this trade.');
  if (!game.mayTrade(table, from, to))
    return no(`${table.names[from]} and ${table.names[to]} may not trade with one another.`);
  for (const good of game.goods)
    if (
      good.kind === 'items' &&
      good.swap &&
      (gives.swaps.get(good.key) ?? 0) !== (takes.swaps.get(good.key) ?? 0)
    )
      return no(`${good.many} are traded one for one: as many must come back.`);
  return undefined;
}

function move({ seats, purses }: Holdings, from: number, to: number, side: Side): void {
  const giver = seats[from]!;
  const taker = seats[to]!;
  for (const [column, amount] of side.amounts) {
    giver[column] = (giver[column] as number) - amount;
    taker[column] = (taker[column] as number) + amount;
  }
  const add = (seat: number, sign: number) => {
    const purse = purses[seat]!;
    purses[seat] = {
      garnets: purse.garnets + sign * side.garnets,
      bellflowers: purse.bellflowers + sign * side.bellflowers,
      tokensOfLife: purse.tokensOfLife,
    };
  };
  if (side.garnets === 0 && side.bellflowers === 0) return;
  add(from, -1);
  add(to, 1);
}
