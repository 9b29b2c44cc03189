import { stack } from '../../rules/board/arrange.ts';
import type { Cell } from '../../rules/declare/position.ts';
import { drawEnding } from '../../rules/play/ending.ts';
import { type Entry, readAudit, writeEntry } from '../log/audit.ts';
import { type Playback, toldTo } from '../log/playback.ts';
import type { Ports, Write } from '../ports.ts';
import { fail } from '../problem.ts';
import type { Book } from '../workbook/book.ts';
import { writeTables } from '../workbook/codec.ts';
import { drawMatches } from '../workbook/matches-tab.ts';
import {
  FIRST_MATCH_TAB,
  LEDGER_HEADS,
  type LedgerRow,
  type Matches,
  type MatchRow,
  type OutboxRow,
  type Season,
  TABS,
} from '../workbook/season.ts';
import { drawSeason } from '../workbook/season-tab.ts';
import { spread } from '../workbook/spread.ts';

/** All that one action changes in the host workbook; it happens as a whole or not at all. */
export interface Change {
  readonly entries: readonly Entry[];
  readonly ledger?: readonly LedgerRow[];
  readonly matches: readonly MatchRow[];
  readonly outbox: readonly OutboxRow[];
  readonly season?: Season;
  /** Matches whose tab is drawn anew. */
  readonly redraw?: readonly Playback[];
}

/**
 * Commits a change in one call, and returns the book as it then is. When no answer came, looks whether the change
 * arrived before saying so: the batch is applied as a whole or not at all.
 */
export function commitChange(ports: Ports, book: Book, change: Change): Book {
  mustHoldTogether(book);
  try {
    ports.workbook.commit(writesOf(book, change));
  } catch (error) {
    if (!hasArrived(ports, change))
      fail(
        `Google did not take the change: ${error instanceof Error ? error.message : error}`,
        'Press the button again.',
      );
  }
  const entries = [...book.audit.entries, ...change.entries];
  const ledger = [...book.ledger, ...(change.ledger ?? [])];
  return {
    ...book,
    season: change.season ?? book.season,
    matches: { matches: change.matches, outbox: change.outbox },
    ledger,
    audit: { ...book.audit, entries },
  };
}

/** Stops where the log has a fault: nothing can be chained to a row that does not hold. */
export function mustHoldTogether({ audit: { fault } }: Book): void {
  if (fault)
    fail(
      `The audit log does not hold together at ${fault.address}: ${fault.problem}.`,
      'Restore the row by File › Version history; then press again.',
      'bad-log',
    );
}

function hasArrived(ports: Ports, change: Change): boolean {
  const last = change.entries[change.entries.length - 1];
  const tab = ports.workbook.read().tabs.find(({ sheetId }) => sheetId === TABS.audit.sheetId);
  return (
    last !== undefined && tab !== undefined && readAudit(tab).entries.some(({ hash }) => hash === last.hash)
  );
}

function writesOf(book: Book, change: Change): Write[] {
  const matches: Matches = { matches: change.matches, outbox: change.outbox };
  const writes: Write[] = [
    {
      kind: 'tab',
      ...TABS.matches,
      title: titleOf(book, TABS.matches),
      isNew: false,
      grid: drawMatches(matches),
    },
  ];
  if (change.season)
    writes.push({
      kind: 'tab',
      ...TABS.season,
      title: titleOf(book, TABS.season),
      isNew: false,
      grid: drawSeason(change.season),
    });
  for (const playback of change.redraw ?? []) writes.push(stateTab(book, playback, change.matches));
  if (change.ledger && change.ledger.length > 0)
    writes.push(
      rows(
        book,
        TABS.ledger.sheetId,
        book.ledgerUsed,
        change.ledger.map((row) => LEDGER_HEADS.map((head) => row[head])),
      ),
    );
  writes.push(rows(book, TABS.audit.sheetId, book.audit.used, change.entries.flatMap(writeEntry)));
  return writes;
}

/** A rename by the host stays. */
function titleOf(
  book: Book,
  { sheetId, title }: { readonly sheetId: number; readonly title: string },
): string {
  return book.tabs.get(sheetId)?.title ?? title;
}

function rows(book: Book, sheetId: number, at: number, list: readonly (readonly Cell[])[]): Write {
  return { kind: 'rows', sheetId, at, rowCount: book.tabs.get(sheetId)?.rowCount ?? 0, rows: list };
}

/** The host's tab of a match: the board with all its secrets, and the position below it, to be corrected by hand. */
export function stateTab(book: Book, playback: Playback, matches: readonly MatchRow[]): Write {
  const { match, number } = playback;
  const sheetId = FIRST_MATCH_TAB + number;
  const row = matches.find((one) => one.number === number);
  const board = stack([
    ...drawEnding(match, playback.vote),
    match.game.draw.host(match.table, match.position, toldTo(playback)),
  ]);
  return {
    kind: 'tab',
    sheetId,
    title: titleOf(book, { sheetId, title: row?.title ?? match.game.title }),
    isNew: !book.tabs.has(sheetId),
    grid: stack([board, spread(writeTables(match.game.schema.shape, match.position), board.widths)], 2),
  };
}
