import type { Draw } from '../base/chance.ts';
import { isObject, own, quote } from '../base/json.ts';
import { checkKeys, unexpected, unusable } from '../base/unusable.ts';
import type { MatchInfo } from '../declare/match-info.ts';
import { COMMON_OPTIONS, readOptions } from '../declare/option.ts';
import { readCredits } from '../declare/purse.ts';
import type { AnyGame } from '../game.ts';
import { readEdits } from './edit.ts';
import { finish, type Match, type RoundInput, startMatch } from './match.ts';
import { isText, readPlayers } from './players.ts';
import type { Trade } from './trade.ts';

const RECORD_KEYS = [
  'format',
  'game',
  'options',
  'players',
  'seed',
  'setup',
  'edits',
  'rounds',
  'end',
  'definition',
];
const ROUND_KEYS = ['credits', 'trades', 'orders'];
const TRADE_KEYS = ['from', 'to', 'gives', 'takes'];

/**
 * Reads a record and starts its match. Edits and rounds are read later, when they are played. Each draw calls `watch`.
 * `isEnded` says that the host ended the match after the last round. The outcome then follows from the points so far
 * (H24). A fault throws an error at its path.
 */
export function openRecord(games: readonly AnyGame[], raw: unknown, watch?: (draw: Draw) => void) {
  if (!isObject(raw)) return unexpected('record', 'an object', raw);
  checkKeys(raw, RECORD_KEYS, '');
  if (own(raw, 'format') !== 1) unexpected('format', '1', own(raw, 'format'));
  const id = own(raw, 'game');
  const found = games.find((candidate) => candidate.id === id);
  if (!found) return unexpected('game', `one of ${games.map((g) => g.id).join(', ')}`, id);
  const game = definedGame(found, raw);
  const options = readOptions({ ...game.options, ...COMMON_OPTIONS }, own(raw, 'options'));
  const { seats, purses } = readPlayers(own(raw, 'players'));
  game.seating.check(seats);
  const seed = own(raw, 'seed');
  if (seed !== undefined && !isText(seed)) unexpected('seed', 'a text', seed);
  const setup = readGivenDeal(game, own(raw, 'setup'));
  const info: MatchInfo<unknown> = { seats, names: seats.map((seat) => seat.name), options };
  const match = startMatch(game, info, purses, seed as string | undefined, setup, watch);
  const rounds = own(raw, 'rounds') as readonly unknown[] | undefined;
  if (!Array.isArray(rounds)) return unexpected('rounds', 'a list', rounds);
  const edits = readEdits(own(raw, 'edits'), rounds.length);
  const isEnded = readEnd(raw, rounds.length);
  return { match, edits, rounds, isEnded };
}

/**
 * Gives the game of a record. For a host's own game, the definition in the record makes the game (O1). An unusable
 * definition throws an error at `definition…`.
 */
function definedGame(game: AnyGame, record: Readonly<Record<string, unknown>>): AnyGame {
  const definition = own(record, 'definition');
  if (game.define) return game.define(definition);
  return definition === undefined ? game : unusable('definition', `${game.title} has rules of its own`);
}

/** Reads one round of a record for a match in its present state. A fault throws an error at its path. */
export function readRound(match: Match, raw: unknown, path: string): RoundInput {
  if (match.position.over) unusable(path, 'the game was over before this round');
  if (!isObject(raw)) return unexpected(path, 'an object', raw);
  const { game, info } = match;
  checkKeys(raw, game.readRuling ? [...ROUND_KEYS, 'ruling'] : ROUND_KEYS, path);
  const { names } = info;
  const ruling = own(raw, 'ruling');
  return {
    credits: readCredits(names, match.purses, own(raw, 'credits'), `${path}.credits`),
    trades: readTrades(names, own(raw, 'trades'), path),
    orders: readOrders(names, own(raw, 'orders'), path),
    ...(ruling === undefined ? {} : { ruling: { raw: ruling, path: `${path}.ruling` } }),
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

/**
 * Says whether the host ended the match of a record early. The outcome then follows from the points so far (H24). An
 * unusable value throws an error at `end`.
 */
function readEnd(record: Readonly<Record<string, unknown>>, rounds: number): boolean {
  const end = own(record, 'end');
  if (end === undefined) return false;
  if (end !== 'standing') return unexpected('end', '"standing"', end);
  return rounds > 0 || unusable('end', 'no round was played');
}

/**
 * Gives the match after its last round. A match that the host ended early also gets an outcome. An unusable end throws
 * an error at `end`.
 */
export function applyEnd(match: Match, isEnded: boolean): Match {
  if (!isEnded) return match;
  if (match.position.over) unusable('end', 'the game was over by its rules');
  return finish(match);
}
