import { isObject, own, quote } from '../base/json.ts';
import { unusable } from '../base/unusable.ts';
import { COMMON_OPTIONS, readOptions } from '../declare/option.ts';
import { type Earning, type Purse, pay } from '../declare/purse.ts';
import type { Seat, Table } from '../declare/table.ts';
import type { AnyGame } from '../game.ts';
import { type Match, type RoundInput, startMatch } from './match.ts';
import type { Trade } from './trade.ts';

const RECORD_KEYS = ['format', 'game', 'options', 'players', 'seed', 'setup', 'rounds'];
const PLAYER_KEYS = ['name', 'meadow', 'garnets', 'bellflowers'];
const ROUND_KEYS = ['credits', 'trades', 'orders'];
const PURSE_LIMIT = 1_000_000_000;
const TRADE_KEYS = ['from', 'to', 'gives', 'takes'];

/** A record that has been read up to its rounds, which are read one by one as they are played. */
export interface OpenRecord {
  readonly match: Match;
  readonly rounds: readonly unknown[];
}

/** Reads a record up to its rounds and starts its match. Throws unusable with the path of what is wrong. */
export function openRecord(games: readonly AnyGame[], raw: unknown): OpenRecord {
  if (!isObject(raw)) return unusable('record', `expected an object, found ${quote(raw)}`);
  checkKeys(raw, RECORD_KEYS, '');
  if (own(raw, 'format') !== 1) unusable('format', `expected 1, found ${quote(own(raw, 'format'))}`);
  const id = own(raw, 'game');
  const game = games.find((candidate) => candidate.id === id);
  if (!game)
    return unusable('game', `expected one of ${games.map((g) => g.id).join(', ')}, found ${quote(id)}`);
  const options = readOptions({ ...game.options, ...COMMON_OPTIONS }, own(raw, 'options'));
  const { seats, purses } = readPlayers(own(raw, 'players'));
  game.seating.check(seats);
  const seed = own(raw, 'seed');
  if (seed !== undefined && !isText(seed)) unusable('seed', `expected a text, found ${quote(seed)}`);
  const rounds = own(raw, 'rounds');
  if (!Array.isArray(rounds)) return unusable('rounds', `expected a list, found ${quote(rounds)}`);
  const setup = readSetup(game, own(raw, 'setup'));
  const table: Table<unknown> = { seats, names: seats.map((seat) => seat.name), options };
  return { match: startMatch(game, table, purses, seed as string | undefined, setup), rounds };
}

/** Reads one round of a record for a match as it stands. Throws unusable with the path of what is wrong. */
export function readRound(match: Match, raw: unknown, path: string): RoundInput {
  if (match.position.over) unusable(path, 'the game was over before this round');
  if (!isObject(raw)) return unusable(path, `expected an object, found ${quote(raw)}`);
  checkKeys(raw, ROUND_KEYS, path);
  const names = match.table.names;
  return {
    credits: readCredits(match, own(raw, 'credits'), `${path}.credits`),
    trades: readTrades(names, own(raw, 'trades'), `${path}.trades`),
    orders: readOrders(names, own(raw, 'orders'), `${path}.orders`),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Garnets or bellflowers of `players` and `credits`: whole and of limited size, so that every purse stays exact. */
function isPurseAmount(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(value as number) <= PURSE_LIMIT;
}

function checkKeys(object: Record<string, unknown>, allowed: readonly string[], path: string): void {
  for (const key of Object.keys(object))
    if (!allowed.includes(key))
      unusable(path ? `${path}.${key}` : key, `no such key; expected ${allowed.join(', ')}`);
}

function readSetup(game: AnyGame, raw: unknown): Record<string, unknown> {
  if (raw === undefined) return {};
  if (!isObject(raw)) return unusable('setup', `expected an object, found ${quote(raw)}`);
  for (const key of Object.keys(raw))
    if (own(game.dealKeys, key) === undefined)
      unusable(`setup.${key}`, 'this game has no such part to set up');
  return raw;
}

function readPlayers(raw: unknown): { seats: readonly Seat[]; purses: readonly Purse[] } {
  if (!Array.isArray(raw)) return unusable('players', `expected a list, found ${quote(raw)}`);
  const seen = new Set<string>();
  const seats: Seat[] = [];
  const purses: Purse[] = [];
  for (const [i, player] of raw.entries()) {
    const path = `players[${i}]`;
    if (!isObject(player)) unusable(path, `expected an object, found ${quote(player)}`);
    checkKeys(player, PLAYER_KEYS, path);
    const name = own(player, 'name');
    if (!isText(name)) unusable(`${path}.name`, `expected a name, found ${quote(name)}`);
    if (seen.has(name))
      unusable(`${path}.name`, `“${name}” sits here already; names are told apart by their exact text`);
    seen.add(name);
    const meadow = own(player, 'meadow');
    if (meadow !== undefined && !isText(meadow))
      unusable(`${path}.meadow`, `expected a text, found ${quote(meadow)}`);
    seats.push(meadow === undefined ? { name } : { name, meadow: meadow as string });
    const amount = (key: string): number => {
      const value = own(player, key);
      if (value === undefined) return 0;
      if (!isPurseAmount(value) || value < 0)
        unusable(`${path}.${key}`, `expected a whole number from 0 to ${PURSE_LIMIT}, found ${quote(value)}`);
      return value as number;
    };
    purses.push({ garnets: amount('garnets'), bellflowers: amount('bellflowers'), tokensOfLife: 0 });
  }
  return { seats, purses };
}

function readCredits(match: Match, raw: unknown, path: string): readonly Earning[] {
  if (raw === undefined) return [];
  if (!isObject(raw)) return unusable(path, `expected an object, found ${quote(raw)}`);
  const credits: Earning[] = [];
  for (const name of Object.keys(raw)) {
    const seat = match.table.names.indexOf(name);
    const at = `${path}.${name}`;
    if (seat < 0) unusable(at, 'no player has this name');
    const change = raw[name];
    if (!isObject(change)) return unusable(at, `expected an object, found ${quote(change)}`);
    checkKeys(change, ['garnets', 'bellflowers'], at);
    for (const key of Object.keys(change))
      if (!isPurseAmount(change[key]))
        unusable(
          `${at}.${key}`,
          `expected a whole number of at most ${PURSE_LIMIT} in size, found ${quote(change[key])}`,
        );
    const credit = { seat, garnets: 0, bellflowers: 0, ...change };
    const after = pay(match.purses, [credit])[seat] as Purse;
    if (after.garnets < 0) unusable(`${at}.garnets`, `the purse would fall to ${after.garnets}`);
    if (after.bellflowers < 0) unusable(`${at}.bellflowers`, `the purse would fall to ${after.bellflowers}`);
    credits.push(credit);
  }
  return credits;
}

function readTrades(names: readonly string[], raw: unknown, path: string): readonly Trade[] {
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) return unusable(path, `expected a list, found ${quote(raw)}`);
  return raw.map((trade: unknown, i) => {
    const at = `${path}[${i}]`;
    if (!isObject(trade)) return unusable(at, `expected an object, found ${quote(trade)}`);
    checkKeys(trade, TRADE_KEYS, at);
    const seat = (key: string): number => {
      const name = own(trade, key);
      const found = names.indexOf(name as string);
      return found < 0 ? unusable(`${at}.${key}`, `no player is named ${quote(name)}`) : found;
    };
    return { from: seat('from'), to: seat('to'), gives: own(trade, 'gives'), takes: own(trade, 'takes') };
  });
}

function readOrders(names: readonly string[], raw: unknown, path: string): readonly unknown[] {
  if (!isObject(raw)) return unusable(path, `expected an object, found ${quote(raw)}`);
  const orders: unknown[] = Array(names.length).fill(undefined);
  for (const name of Object.keys(raw)) {
    const seat = names.indexOf(name);
    if (seat < 0) unusable(`${path}.${name}`, 'no player has this name');
    orders[seat] = raw[name];
  }
  return orders;
}
