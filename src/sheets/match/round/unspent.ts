import { amountWords, listed } from '../../../rules/base/words.ts';
import type { Book } from '../../log/book.ts';
import { seasonFacts } from '../../log/fold.ts';
import { balances } from '../../log/ledger/ledger.ts';
import { type Playback, seatOf } from '../../log/playback/playback.ts';
import { shownNames } from '../../log/playback/shown/shown-names.ts';
import { fail } from '../../problem.ts';
import { missingAfter } from '../../workbook/tabs/ledger-tab.ts';
import type { LedgerRow } from '../../workbook/tabs/season.ts';
import { mayHaveGiven } from '../season/give-token.ts';

/** Why a change of a match cannot be made yet: gains of the match are spent or given on. In words for a host. */
export interface Spent {
  readonly what: string;
  readonly todo: string;
}

/**
 * Gains of a match that a change would take back, but that a player has spent or given on, in words; undefined for none. `after` is the match
 * with the change.
 */
export function spentOf(
  book: Book,
  before: Playback,
  after: Playback,
  ledger: readonly LedgerRow[],
  what: string,
): Spent | undefined {
  const { number } = before;
  const given = seasonFacts(book.log).tokens.get(number);
  // The purse alone does not show this: the giver may have another token.
  if (given && !mayHaveGiven(after, given)) {
    const giver = shownNames(before)[seatOf(before, given.from)] ?? 'somebody';
    return {
      what: `What ${what} brought is given on by now: ${giver} gave the second Token of Life to ${given.name ?? 'somebody else'}.`,
      todo: 'Press “Take it back” under “The second Token of Life” on the match’s first page, and try this again then.',
    };
  }
  const names = shownNames(before);
  // The purse belongs to who has the place now (H23).
  const nameOf = (id: string) => names[seatOf(before, id)] ?? id;
  const short = [...missingAfter(balances(book), ledger)];
  if (short.length === 0) return undefined;
  const lacks = short.map(([id, purse]) => `${nameOf(id)} lacks ${amountWords(purse)}`);
  return {
    what: `What ${what} brought ${listed(short.map(([id]) => nameOf(id)))} is spent or given on by now. ${lacks.join('; ')}.`,
    todo: 'Award what is missing to them, and try this again then.',
  };
}

/** Fails if a change takes back something that is spent or given on. */
export function requireUnspent(...change: Parameters<typeof spentOf>): void {
  stopIfSpent(spentOf(...change));
}

/** Fails if `spent` is given. */
export function stopIfSpent(spent: Spent | undefined): void {
  if (spent) fail(spent.what, spent.todo);
}
