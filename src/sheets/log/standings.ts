import type { Purse } from '../../rules/declare/purse.ts';
import { EMPTY_PURSE } from '../workbook/tabs/ledger-tab.ts';
import type { Book } from './book.ts';
import { personFacts } from './facts/person-facts.ts';
import { finalBalances } from './ledger.ts';

/** Where a player of the season stands. */
export interface Standing extends Purse {
  readonly id: string;
  readonly name: string;
}

/**
 * Everyone whom the log knows, those with the most Tokens of Life first, by the log alone, in its order: what somebody typed into the Ledger tab,
 * or added to the roster, sorted or deleted there, does not count. Of matches that are not over nothing counts yet, since what they cost and gave may be
 * secret (H28).
 */
export function standingsOf(book: Book): readonly Standing[] {
  const purses = finalBalances(book);
  const known = personFacts(book.log)?.people;
  return (known ? [...known.values()] : book.season.players)
    .filter(({ id }) => id !== '')
    .map(({ id, name }) => ({ id, name, ...(purses.get(id) ?? EMPTY_PURSE) }))
    .sort((a, b) => b.tokensOfLife - a.tokensOfLife);
}
