import { isSame } from '../../rules/base/json.ts';
import type { Book } from '../log/book.ts';
import type { Entry } from '../log/chain.ts';
import type { LogEvent } from '../log/events.ts';
import type { Playback } from '../log/playback/playback.ts';
import type { Clock, Computed, Entropy, Forms, Memo, Ports, Write } from '../ports.ts';
import { fail } from '../problem.ts';
import type { LedgerRow, MatchRow, OutboxRow, Person, Season } from '../workbook/season.ts';

/** The input of an action: the workbook as it was read, the clock, randomness, and the sources of answers: forms and notes. */
export interface Context {
  readonly book: Book;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly forms: Forms;
  readonly memo: Pick<Memo, 'get' | 'set'>;
  /** Writes the inputs of a tab and gives the results of its formulas [at most 2]. This does not change the season. */
  compute(inputs: readonly Write[], title: string): readonly (readonly Computed[])[];
}

/** The context of an action on a book that has been read. */
export function contextOf({ clock, entropy, forms, memo, workbook }: Ports, book: Book): Context {
  const compute: Context['compute'] = (inputs, title) => {
    if (inputs.length > 0) workbook.commit(inputs);
    return workbook.computed(title);
  };
  return { book, clock, entropy, forms, memo, compute };
}

/** All changes of one action in the host workbook; they are made together or not at all. */
export interface Change {
  /** When, ISO UTC: the time of the entries and of the ledger's rows; without it, now. */
  readonly time?: string;
  readonly event: LogEvent & { readonly match: number; readonly round: number };
  /** Further entries of the log, after the first. */
  readonly more?: readonly Change['event'][];
  /** The press of the panel that it answers. */
  readonly request?: string | undefined;
  /** A match whose rows leave the log, because they are in the archive. */
  readonly leaves?: number;
  /** Rows that return from the archive to the log, before the new entry. */
  readonly returns?: readonly Entry[];
  /** Writes of other tabs. */
  readonly writes?: readonly Write[];
  /** The rows of the Ledger tab to add. */
  readonly ledger?: readonly NewLedgerRow[];
  /** All rows of the Matches tab, or of the outbox; absent if they stay. */
  readonly matches?: readonly MatchRow[];
  readonly outbox?: readonly OutboxRow[];
  readonly season?: Season;
  /** A player of the book who is no longer in `season`: the row is emptied. */
  readonly left?: Person | undefined;
  /** Matches whose tab is drawn again, as they are after the change. */
  readonly redraw?: readonly Playback[];
}

/** A row of the ledger of a change: it gets the change's time. */
export type NewLedgerRow = Omit<LedgerRow, 'time'>;

/** An event of the season. */
export function ofSeason(event: LogEvent): Change['event'] {
  return { ...event, match: 0, round: 0 };
}

/** A match's event with the current round of the match. */
export function atRound({ number, round }: MatchRow, event: LogEvent): Change['event'] {
  return { ...event, match: number, round };
}

/** All rows of the Matches tab with one of them replaced. */
export function replaceRow({ matches }: Book, row: MatchRow): readonly MatchRow[] {
  return matches.matches.map((other) => (other.number === row.number ? row : other));
}

/** Stops if somebody has typed again since the host saw the changes by hand. Both lists have the panel's words. */
export function requireShown(changes: readonly string[], shown: readonly string[] | undefined): void {
  if (shown && !isSame(changes, shown))
    fail('Somebody has typed in it again since then.', 'Look at the changes again.', 'stale');
}
