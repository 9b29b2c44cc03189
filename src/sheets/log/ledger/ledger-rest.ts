import type { Memo, RowSpan } from '../../ports.ts';
import { balancesOf, readLedger } from '../../workbook/tabs/ledger-tab.ts';
import { TABS } from '../../workbook/tabs/season.ts';
import type { Book } from '../book.ts';
import { readKnownLedger } from '../known-ledger.ts';
import { withLedgerIds } from '../ledger-names.ts';
import { type LedgerFault, ledgerFaults, purseDifferences } from './ledger.ts';

/** The known rows of the Ledger that are still to be summed up, part by part. */
export interface LedgerRest {
  /** The first row that was not read, from 0. */
  readonly row: number;
  /** The sums of the rows before it, by player id. */
  readonly sums: readonly LedgerFault[];
}

/** Rows of the Ledger that one part reads, about 25 kB. */
const MOST_ROWS = 200;

/** The known rows of the Ledger, if they were not read. */
export function ledgerRest({ tabs }: Book): LedgerRest | undefined {
  return tabs.get(TABS.ledger.sheetId)?.skipped ? { row: 1, sums: [] } : undefined;
}

/** The rows that the next part reads. */
export function nextRows({ row }: LedgerRest): RowSpan {
  return [row, row + MOST_ROWS];
}

/**
 * Adds up the rows that a part read. After the last known row, the sums must equal the noted ones. If no row was left out, the whole Ledger must
 * agree with the log.
 */
export function sumRows(
  book: Book,
  memo: Memo,
  { row, sums }: LedgerRest,
): { readonly isWrong: boolean; readonly rest?: LedgerRest } {
  const tab = book.tabs.get(TABS.ledger.sheetId);
  const known = readKnownLedger(memo);
  if (!tab?.skipped || !known) return { isWrong: ledgerFaults(book).length > 0 };
  const [, to] = nextRows({ row, sums });
  const isLast = to >= known.rows - 1;
  const end = isLast ? known.rows : to;
  const read = readLedger({ ...tab, cells: tab.cells.slice(0, end) }, row);
  const ledger = withLedgerIds(read.ledger, book.log, book.season);
  const before = sums.map((sum) => ({ time: '', ...sum, why: '' }));
  const found = balancesOf([...before, ...ledger]);
  if (isLast) return { isWrong: purseDifferences(found, new Map(known.sums)).length > 0 };
  return {
    isWrong: false,
    rest: { row: end, sums: [...found].map(([player, purse]) => ({ player, ...purse })) },
  };
}
