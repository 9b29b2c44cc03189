import { isObject, own } from '../base/json.ts';
import { checkKeys, unexpected, unusable } from '../base/unusable.ts';
import type { Seat } from '../declare/match-info.ts';
import { isPurseAmount, PURSE_LIMIT, type Purse } from '../declare/purse.ts';

const PLAYER_KEYS = ['name', 'meadow', 'garnets', 'bellflowers'];

/** Says whether a value is a text with at least one character. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Reads the `players` of a record. A fault throws an error at its path. */
export function readPlayers(raw: unknown): { seats: readonly Seat[]; purses: readonly Purse[] } {
  if (!Array.isArray(raw)) return unexpected('players', 'a list', raw);
  const names = new Set<string>();
  const seats: Seat[] = [];
  const purses: Purse[] = [];
  for (const [i, player] of raw.entries()) {
    const path = `players[${i}]`;
    if (!isObject(player)) return unexpected(path, 'an object', player);
    checkKeys(player, PLAYER_KEYS, path);
    seats.push(readSeat(player, names, path));
    const [garnets, bellflowers] = [
      readAmount(player, 'garnets', path),
      readAmount(player, 'bellflowers', path),
    ];
    purses.push({ garnets, bellflowers, tokensOfLife: 0 });
  }
  return { seats, purses };
}

function readSeat(player: Record<string, unknown>, names: Set<string>, path: string): Seat {
  const name = own(player, 'name');
  if (!isText(name)) return unexpected(`${path}.name`, 'a name', name);
  if (names.has(name))
    unusable(`${path}.name`, `“${name}” is the name of two players; names must differ in their exact text`);
  names.add(name);
  const meadow = own(player, 'meadow');
  if (meadow === undefined) return { name };
  if (!isText(meadow)) return unexpected(`${path}.meadow`, 'a text', meadow);
  return { name, meadow };
}

function readAmount(player: Record<string, unknown>, key: string, path: string): number {
  const value = own(player, key);
  if (value === undefined) return 0;
  if (!isPurseAmount(value) || value < 0)
    return unexpected(`${path}.${key}`, `a whole number from 0 to ${PURSE_LIMIT}`, value);
  return value;
}
