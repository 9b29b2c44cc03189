import type { LedgerRow, Season } from '../workbook/season.ts';
import type { Log } from './audit-log.ts';
import { seasonFacts } from './fold.ts';

/**
 * The names of the players in the Ledger tab. A cell may hold an id, a present name, or a former one. An id comes first: it
 * never changes, and a new player may have the former name of another one.
 */
export function ledgerNames(log: Pick<Log, 'entries'>, { players }: Pick<Season, 'players'>) {
  const people = players.filter(({ id }) => id !== '');
  const { knownIds, formerNames } = seasonFacts(log);
  const ids = new Set([...knownIds, ...people.map(({ id }) => id)]);
  const names = new Map([...formerNames, ...people.map(({ name, id }) => [name, id] as const)]);
  /** The id of the player in a cell; an unknown text is returned unchanged. */
  const idOf = (text: string) => (ids.has(text) ? text : (names.get(text) ?? text));
  /** The cell of a player: the present name, or the id if that name belongs to another player too. */
  const nameOf = (id: string) => {
    if (id === '') return 'a row without a player';
    const name = people.find((person) => person.id === id)?.name ?? '';
    return name !== '' && idOf(name) === id ? name : id;
  };
  /** Is it the id of somebody on the roster, or in the log? */
  return { idOf, nameOf, isId: (text: string) => ids.has(text) };
}

/** Rows of the Ledger tab with the ids of the players whom they name. */
export function withLedgerIds(
  rows: readonly LedgerRow[],
  log: Pick<Log, 'entries'>,
  season: Pick<Season, 'players'>,
): readonly LedgerRow[] {
  if (rows.length === 0) return rows;
  const { idOf } = ledgerNames(log, season);
  return rows.map((row) => ({ ...row, player: idOf(row.player) }));
}
