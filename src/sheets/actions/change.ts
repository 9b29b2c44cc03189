import { isSame } from '../../rules/base/json.ts';
import type { Book } from '../log/book.ts';
import type { Entry } from '../log/chain.ts';
import type { LogEvent } from '../log/events.ts';
import type { Playback } from '../log/playback/playback.ts';
import type { Clock, ComputedTab, Entropy, Forms, HostWorkbook, Memo, Ports, Write } from '../ports.ts';
import { fail } from '../problem.ts';
import type { LedgerRow, MatchRow, OutboxRow, Person, Season } from '../workbook/season.ts';

/** Input of an action: the workbook that was read, the clock, randomness, forms and notes. */
export interface Context {
  readonly book: Book;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly forms: Forms;
  readonly memo: Pick<Memo, 'get' | 'set'>;
  /** Writes input cells into a tab, and gives the results of the tab's formulas [at most 2 calls]. Does not change the season. */
  compute(inputs: readonly Write[], title: string): ComputedTab;
  /** Gives the titles of all tabs, by tab id [1 call]. */
  readonly titles: HostWorkbook['titles'];
  /** Deletes a tab that was only made to compute [1 call]. */
  drop(sheetId: number): void;
}

/** Makes the context of an action from a book that has been read. */
export function contextOf(ports: Ports, book: Book): Context {
  const { clock, entropy, forms, memo, workbook } = ports;
  const compute: Context['compute'] = (inputs, title) => {
    if (inputs.length > 0) workbook.commit(inputs);
    const computed = workbook.computed(title);
    if (computed.isIterative)
      fail(
        'The spreadsheet computes circular references. A value would depend on how often Google computes it.',
        'Choose File › Settings › Calculation, and switch off “Iterative calculation”.',
        'bad-workbook',
      );
    return computed;
  };
  // If the tab cannot be deleted, the action stops: the next try deletes the tab.
  const drop = (sheetId: number) => workbook.commit([{ kind: 'drop', sheetId }]);
  return { book, clock, entropy, forms, memo, compute, titles: workbook.titles, drop };
}

/** All changes that one action makes in the host workbook, in one atomic batch. */
export interface Change {
  /** Time of the log entries and Ledger rows, ISO UTC; now if absent. */
  readonly time?: string;
  readonly event: LogEvent & { readonly match: number; readonly round: number };
  /** More log entries, written after `event`. */
  readonly more?: readonly Change['event'][];
  /** Id of the button press in the panel that caused this change. */
  readonly request?: string | undefined;
  /** Number of a match that has moved to the archive. The commit removes this match's entries from the log tab. */
  readonly leaves?: number;
  /** Archived entries that return to the log tab. The commit writes them before the new entry. */
  readonly returns?: readonly Entry[];
  /** The `Write` items for all other tabs. */
  readonly writes?: readonly Write[];
  readonly ledger?: readonly NewLedgerRow[];
  /** All rows of the Matches tab (`matches`) and of the outbox (`outbox`) after the change; absent if unchanged. */
  readonly matches?: readonly MatchRow[];
  readonly outbox?: readonly OutboxRow[];
  readonly season?: Season;
  /** A player whom `season` no longer has. The commit clears this player's row of the roster. */
  readonly left?: Person | undefined;
  /** Matches whose tabs the commit draws again. Each match is given as it is after the change. */
  readonly redraw?: readonly Playback[];
}

/** A new Ledger row without a time; the commit adds the time of the change. */
export type NewLedgerRow = Omit<LedgerRow, 'time'>;

/** Turns an event into an event of the season. */
export function ofSeason(event: LogEvent): Change['event'] {
  return { ...event, match: 0, round: 0 };
}

/** Turns an event into an event of a match, in the match's current round. */
export function atRound({ number, round }: MatchRow, event: LogEvent): Change['event'] {
  return { ...event, match: number, round };
}

/** Gives all rows of the Matches tab, with one row replaced. */
export function replaceRow({ matches }: Book, row: MatchRow): readonly MatchRow[] {
  return matches.matches.map((other) => (other.number === row.number ? row : other));
}

/**
 * Fails if a tab has changed since the panel showed the tab's changes to the host. `changes` are the changes now;
 * `shown` are the changes that the panel showed.
 */
export function requireShown(changes: readonly string[], shown: readonly string[] | undefined): void {
  if (shown && !isSame(changes, shown))
    fail('Somebody has changed the tab again since you looked.', 'Look at the changes again.', 'stale');
}
