import type { Purse } from '../../../rules/declare/purse.ts';
import { EMPTY_PURSE } from '../../workbook/ledger-tab.ts';
import { formulaFaults, rosterFaults } from '../../workbook/roster-faults.ts';
import type { Book } from '../book.ts';
import { seasonFacts } from '../fold.ts';
import { finalBalances } from './ledger.ts';

/** Place and purse of a player in the season. */
export interface SeasonStanding extends Purse {
  /** Place of the player, counted from 1. Players with equally many Tokens of Life share a place. */
  readonly place: number;
  /** Id of the player; '' if somebody has just typed the player into the roster. */
  readonly id: string;
  readonly name: string;
}

/**
 * Ranks all players of the season by Tokens of Life. Players with equally many Tokens stand in the order of the log. New
 * players of the roster come last, if their names are valid.
 * Ignores changes typed into the Ledger tab. Ignores matches that are not over, because gains and costs in them may be
 * secret (H28).
 */
export function standingsOf(book: Book): readonly SeasonStanding[] {
  const purses = finalBalances(book);
  const known = [...seasonFacts(book.log).people.keys()];
  const rank = (id: string) => (known.includes(id) ? known.indexOf(id) : known.length);
  const faults = [...rosterFaults(book), ...formulaFaults(book)];
  const wrong = new Set(faults.flatMap(({ column, player }) => (column === 'name' ? [player] : [])));
  const standings = book.season.players
    .filter(({ id }, i) => id !== '' || !wrong.has(i))
    .map(({ id, name }) => ({ id, name: name.trim(), ...(purses.get(id) ?? EMPTY_PURSE) }))
    .sort((a, b) => b.tokensOfLife - a.tokensOfLife || rank(a.id) - rank(b.id));
  const placeOf = (tokens: number) =>
    1 + standings.filter(({ tokensOfLife }) => tokensOfLife > tokens).length;
  return standings.map((one) => ({ ...one, place: placeOf(one.tokensOfLife) }));
}
