import { listed } from '../../../rules/base/words.ts';
import type { Book } from '../../log/book.ts';
import { tokensGiven } from '../../log/facts/tokens-given.ts';
import { balances } from '../../log/ledger.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { shownNames } from '../../log/playback/shown-names.ts';
import { fail } from '../../problem.ts';
import { debtorsAfter } from '../../workbook/tabs/ledger-tab.ts';
import type { LedgerRow } from '../../workbook/tabs/season.ts';
import { mayHaveGiven } from '../season/give-token.ts';

/** Why a change of a match cannot be made yet: what the match had brought is spent or given on. For a host. */
export interface Spent {
  readonly what: string;
  readonly todo: string;
}

/**
 * What a player has spent, or given on, of what a match had brought and a change would take back, in words; undefined where
 * nothing. `after` is the match with the change.
 */
export function spentOf(
  book: Book,
  before: Playback,
  after: Playback,
  ledger: readonly LedgerRow[],
  what: string,
): Spent | undefined {
  const { number, started } = before;
  const given = tokensGiven(book.log).get(number);
  // The giver may have another token, so that the purse alone does not tell.
  if (given && !mayHaveGiven(after, given)) {
    const giver = shownNames(before)[started.players.findIndex(({ id }) => id === given.from)] ?? 'somebody';
    return {
      what: `What ${what} brought is given on by now: ${giver} gave the second Token of Life to ${given.name ?? 'somebody else'}.`,
      todo: 'Press “Take it back” under “The second Token of Life” on the match’s first page, and try this again then.',
    };
  }
  const short = debtorsAfter(balances(book), ledger);
  if (short.length === 0) return undefined;
  return {
    what: `What ${what} brought ${listed(short)} is spent or given on by now.`,
    todo: 'Award what is missing to them, and try this again then.',
  };
}

/** Stops a change that takes back what is spent or given on. */
export function requireUnspent(...change: Parameters<typeof spentOf>): void {
  stopIfSpent(spentOf(...change));
}

/** Stops where something is spent that must not be. */
export function stopIfSpent(spent: Spent | undefined): void {
  if (spent) fail(spent.what, spent.todo);
}
