import type { LedgerRow, Season } from '../workbook/season.ts';
import type { Log } from './audit-log.ts';
import { seasonFacts } from './fold.ts';

/**
 * Gives functions that match the names in the Ledger tab with player ids. A cell may hold an id, a current name or a
 * former name.
 * An id takes precedence: it never changes, and a new player may have another player's former name.
 */
export function ledgerNames(log: Pick<Log, 'entries'>, { players }: Pick<Season, 'players'>) {
  const people = players.filter(({ id }) => id !== '');
  const { knownIds, formerNames } = seasonFacts(log);
  const ids = new Set([...knownIds, ...people.map(({ id }) => id)]);
  const names = new Map([...formerNames, ...people.map(({ name, id }) => [name, id] as const)]);
  /** Finds the id of the player in a cell; returns an unknown text unchanged. */
  const idOf = (text: string) => (ids.has(text) ? text : (names.get(text) ?? text));
  /** Gives the text for a player's cell: the current name, or the id if another player had that name. */
  const nameOf = (id: string) => {
    if (id === '') return 'a row without a player';
    const name = people.find((person) => person.id === id)?.name ?? '';
    return name !== '' && idOf(name) === id ? name : id;
  };
  /** isId says whether a text is the id of somebody on the roster or in the log. */
  return { idOf, nameOf, isId: (text: string) => ids.has(text) };
}

/** Replaces the players' names in rows of the Ledger tab by ids. */
export function withLedgerIds(
  rows: readonly LedgerRow[],
  log: Pick<Log, 'entries'>,
  season: Pick<Season, 'players'>,
): readonly LedgerRow[] {
  if (rows.length === 0) return rows;
  const { idOf } = ledgerNames(log, season);
  return rows.map((row) => ({ ...row, player: idOf(row.player) }));
}
