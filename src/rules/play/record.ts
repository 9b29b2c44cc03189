import type { Draw } from '../base/chance.ts';
import { isObject, own, quote } from '../base/json.ts';
import { checkKeys, unexpected, unusable } from '../base/unusable.ts';
import type { MatchInfo } from '../declare/match-info.ts';
import { COMMON_OPTIONS, readOptions } from '../declare/option.ts';
import { type Earning, type Purse, pay } from '../declare/purse.ts';
import type { AnyGame } from '../game.ts';
import { type Edit, readEdits } from './edit.ts';
import { finish, type Match, type RoundInput, startMatch } from './match.ts';
import { isPurseAmount, isText, PURSE_LIMIT, readPlayers } from './players.ts';
import type { Trade } from './trade.ts';

const RECORD_KEYS = ['format', 'game', 'options', 'players', 'seed', 'setup', 'edits', 'rounds', 'end'];
const ROUND_KEYS = ['credits', 'trades', 'orders'];
const TRADE_KEYS = ['from', 'to', 'gives', 'takes'];

/** A record that has been read up to its edits and rounds, which are read one by one as they are played. */
export interface OpenRecord {
  readonly match: Match;
  readonly edits: readonly Edit[];
  readonly rounds: readonly unknown[];
  /** The host ended it after its last round, with the outcome by the standing (H24). */
  readonly isEnded: boolean;
}

/**
 * Reads a record up to its rounds and starts its match; `watch` is told each draw. Throws unusable with the path of what
 * is wrong.
 */
export function openRecord(
  games: readonly AnyGame[],
  raw: unknown,
  watch?: (draw: Draw) => void,
): OpenRecord {
  if (!isObject(raw)) return unexpected('record', 'an object', raw);
  checkKeys(raw, RECORD_KEYS, '');
  if (own(raw, 'format') !== 1) unexpected('format', '1', own(raw, 'format'));
  const id = own(raw, 'game');
  const game = games.find((candidate) => candidate.id === id);
  if (!game) return unexpected('game', `one of ${games.map((g) => g.id).join(', ')}`, id);
  const options = readOptions({ ...game.options, ...COMMON_OPTIONS }, own(raw, 'options'));
  const { seats, purses } = readPlayers(own(raw, 'players'));
  game.seating.check(seats);
  const seed = own(raw, 'seed');
  if (seed !== undefined && !isText(seed)) unexpected('seed', 'a text', seed);
  const rounds = own(raw, 'rounds');
  if (!Array.isArray(rounds)) return unexpected('rounds', 'a list', rounds);
  const edits = readEdits(own(raw, 'edits'), rounds.length);
  const setup = readGivenDeal(game, own(raw, 'setup'));
  const info: MatchInfo<unknown> = { seats, names: seats.map((seat) => seat.name), options };
  const isEnded = readEnd(raw, rounds.length);
  const match = startMatch(game, info, purses, seed as string | undefined, setup, watch);
  return { match, edits, rounds, isEnded };
}

/** Reads one round of a record for a match in its current state. Throws unusable with the path of what is wrong. */
export function readRound(match: Match, raw: unknown, path: string): RoundInput {
  if (match.position.over) unusable(path, 'the game was over before this round');
  if (!isObject(raw)) return unexpected(path, 'an object', raw);
  checkKeys(raw, ROUND_KEYS, path);
  const names = match.info.names;
  return {
    credits: readCredits(match, own(raw, 'credits'), path),
    trades: readTrades(names, own(raw, 'trades'), path),
    orders: readOrders(names, own(raw, 'orders'), path),
  };
}

function readGivenDeal(game: AnyGame, raw: unknown): Record<string, unknown> {
  if (raw === undefined) return {};
  if (!isObject(raw)) return unexpected('setup', 'an object', raw);
  for (const key of Object.keys(raw))
    if (own(game.dealKeys, key) === undefined)
      unusable(`setup.${key}`, 'this game has no such part to set up');
  return raw;
}

function readCredits(match: Match, raw: unknown, round: string): readonly Earning[] {
  if (raw === undefined) return [];
  const path = `${round}.credits`;
  if (!isObject(raw)) return unexpected(path, 'an object', raw);
  return Object.keys(raw).map((name) => {
    const seat = match.info.names.indexOf(name);
    const at = `${path}.${name}`;
    if (seat < 0) unusable(at, 'no player has this name');
    const credit = { seat, ...readCredit(raw[name], at) };
    const after = pay(match.purses, [credit])[seat] as Purse;
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
      unexpected(`${path}.${key}`, `a whole number of at most ${PURSE_LIMIT} in size`, raw[key]);
  return { garnets: 0, bellflowers: 0, ...raw };
}

function readTrades(names: readonly string[], raw: unknown, round: string): readonly Trade[] {
  if (raw === undefined) return [];
  const path = `${round}.trades`;
  if (!Array.isArray(raw)) return unexpected(path, 'a list', raw);
  return raw.map((trade: unknown, i) => {
    const at = `${path}[${i}]`;
    if (!isObject(trade)) return unexpected(at, 'an object', trade);
    checkKeys(trade, TRADE_KEYS, at);
    const seat = (key: string): number => {
      const name = own(trade, key);
      const found = names.indexOf(name as string);
      return found < 0 ? unusable(`${at}.${key}`, `no player is named ${quote(name)}`) : found;
    };
    return { from: seat('from'), to: seat('to'), gives: own(trade, 'gives'), takes: own(trade, 'takes') };
  });
}

function readOrders(names: readonly string[], raw: unknown, round: string): readonly unknown[] {
  if (!isObject(raw)) return unexpected(`${round}.orders`, 'an object', raw);
  const orders: unknown[] = Array(names.length).fill(undefined);
  for (const name of Object.keys(raw)) {
    const seat = names.indexOf(name);
    if (seat < 0) unusable(`${round}.orders.${name}`, 'no player has this name');
    orders[seat] = raw[name];
  }
  return orders;
}

/** Has the record an outcome by the standing, since the host ended the match early (H24)? Throws unusable at `end`. */
function readEnd(record: Readonly<Record<string, unknown>>, rounds: number): boolean {
  const end = own(record, 'end');
  if (end === undefined) return false;
  if (end !== 'standing') return unexpected('end', '"standing"', end);
  return rounds > 0 || unusable('end', 'no round was played');
}

/** The match after its last round, with the outcome by the standing where it was ended so. Throws unusable at `end`. */
export function applyEnd(match: Match, isEnded: boolean): Match {
  if (!isEnded) return match;
  if (match.position.over) unusable('end', 'the game was over by its rules');
  return finish(match);
}
