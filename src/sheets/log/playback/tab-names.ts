import type { Position } from '../../../rules/declare/position.ts';
import type { Playback } from './playback.ts';
import { seatsByName, shownNames } from './shown-names.ts';

type Row = Readonly<Record<string, unknown>>;

/** Puts the shown names into the columns `player` of a position, for the host’s tab (H23). */
export function positionInTab(playback: Playback, position: Position): Position {
  if (playback.substitutes.length === 0) return position;
  const names = new Map(
    namesAtStart(playback).map((name, seat) => [name, shownNames(playback)[seat] as string]),
  );
  return withPlayers(position, (name) => names.get(name) ?? name);
}

/**
 * Puts the names from the start of the match into a position that was read from a tab. The tab may be older than a
 * substitution, so every current or former name of a seat is accepted.
 */
export function positionFromTab(playback: Playback, read: Position): Position {
  if (playback.substitutes.length === 0) return read;
  const [own, shown, seats] = [namesAtStart(playback), shownNames(playback), seatsByName(playback)];
  const tables = playback.match.position as unknown as Readonly<Record<string, unknown>>;
  return withPlayers(read, (name, table, row) => {
    const expected = (tables[table] as readonly Row[] | undefined)?.[row]?.player;
    if (name === expected || (expected && name === shown[own.indexOf(String(expected))]))
      return String(expected);
    return own[seats.get(name) ?? -1] ?? name;
  });
}

function namesAtStart({ started }: Playback): readonly string[] {
  return started.players.map(({ name }) => name);
}

/** Renames players in the columns `player` of a position. */
function withPlayers(
  position: Position,
  rename: (name: string, table: string, row: number) => string,
): Position {
  const tables = Object.entries(position).map(([table, value]) => [
    table,
    Array.isArray(value)
      ? (value as readonly Row[]).map((row, i) =>
          typeof row.player === 'string' ? { ...row, player: rename(row.player, table, i) } : row,
        )
      : value,
  ]);
  return Object.fromEntries(tables) as Position;
}
