import type { Purse } from '../../../rules/declare/purse.ts';
import { EMPTY_PURSE } from '../../workbook/tabs/ledger-tab.ts';
import type { Book } from '../book.ts';
import { personFacts } from '../facts/person-facts.ts';
import { finalBalances } from './ledger.ts';

/** Where a player of the season stands. */
export interface SeasonStanding extends Purse {
  readonly id: string;
  readonly name: string;
}

/**
 * All players in the log, the most Tokens of Life first, then in the order of the log. Changes typed into the Ledger tab or the roster do not
 * count. Matches that are not over do not count yet: their gains and costs may be secret (H28).
 */
export function standingsOf(book: Book): readonly SeasonStanding[] {
  const purses = finalBalances(book);
  const known = personFacts(book.log)?.people;
  return (known ? [...known.values()] : book.season.players)
    .filter(({ id }) => id !== '')
    .map(({ id, name }) => ({ id, name, ...(purses.get(id) ?? EMPTY_PURSE) }))
    .sort((a, b) => b.tokensOfLife - a.tokensOfLife);
}
