import type { LedgerRow, Season } from '../workbook/season.ts';
import type { Log } from './audit-log.ts';
import { seasonFacts } from './fold.ts';

/**
 * Gives functions that translate between names in the Ledger tab and player ids. A cell may hold an id, a current name
 * or a former name.
 * A cell with an id always means the player with this id. A former name may now be the name of another player.
 */
export function ledgerNames(log: Pick<Log, 'entries'>, { players }: Pick<Season, 'players'>) {
  const people = players.filter(({ id }) => id !== '');
  const { knownIds, formerNames } = seasonFacts(log);
  const ids = new Set([...knownIds, ...people.map(({ id }) => id)]);
  const names = new Map([...formerNames, ...people.map(({ name, id }) => [name, id] as const)]);
  /** Finds the id of the player whom a cell's text names. An unknown text comes back unchanged. */
  const idOf = (text: string) => (ids.has(text) ? text : (names.get(text) ?? text));
  /** Gives the text for the cell of a player: the current name, or the id if the name could mean another player. */
  const nameOf = (id: string) => {
    if (id === '') return 'a row without a player';
    const name = people.find((person) => person.id === id)?.name ?? '';
    return name !== '' && idOf(name) === id ? name : id;
  };
  /** `isId` says whether a text is the id of a person on the roster or in the log. */
  return { idOf, nameOf, isId: (text: string) => ids.has(text) };
}

/** Replaces each player's name in rows of the Ledger tab with the player's id. */
export function withLedgerIds(
  rows: readonly LedgerRow[],
  log: Pick<Log, 'entries'>,
  season: Pick<Season, 'players'>,
): readonly LedgerRow[] {
  if (rows.length === 0) return rows;
  const { idOf } = ledgerNames(log, season);
  return rows.map((row) => ({ ...row, player: idOf(row.player) }));
}
