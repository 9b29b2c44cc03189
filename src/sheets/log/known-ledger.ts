import { utf8 } from '../../rules/base/hash.ts';
import type { Purse } from '../../rules/declare/purse.ts';
import type { Memo, RowSpan, Tab } from '../ports.ts';
import { withoutEnd } from '../workbook/cells/rows.ts';
import { balancesOf } from '../workbook/tabs/ledger-tab.ts';
import { type LedgerRow, TABS } from '../workbook/tabs/season.ts';

/**
 * Notes about the first rows of the Ledger, made when they agreed with the log. Only the host can change these rows, and Verify reads them all
 * again.
 */
export interface KnownLedger {
  /** Rows, heads included. */
  readonly rows: number;
  /** The content of the last of these rows: it shows whether rows were inserted or deleted. */
  readonly last: string;
  /** Their sums, by the ids of players. */
  readonly sums: readonly (readonly [player: string, purse: Purse])[];
}

/** All rows of the Ledger. */
export const ALL_ROWS: RowSpan = [1, Number.MAX_SAFE_INTEGER];

const MEMO = 'ledger';
/** A note is renewed when so many rows follow it. */
const MOST_ROWS = 40;
/** Bytes of a note; Google takes 9 kB. */
const NOTE_LIMIT = 8_500;

export function readKnownLedger({ get }: Pick<Memo, 'get'>): KnownLedger | undefined {
  const text = get(MEMO);
  return text === undefined ? undefined : (JSON.parse(text) as KnownLedger);
}

/** The rows that need not be read: those between the heads and the last known one, but for a span that is read. */
export function knownRowsOf({ rows }: KnownLedger, [from, to]: RowSpan = [1, 1]): readonly RowSpan[] {
  const spans: readonly RowSpan[] = [
    [1, Math.min(from, rows - 1)],
    [Math.max(to, 1), rows - 1],
  ];
  return spans.filter(([first, end]) => first < end);
}

/** Is the last known row still in its place? */
export function isLedgerAsKnown({ cells }: Tab, { rows, last }: KnownLedger): boolean {
  return contentOf(cells, rows - 1) === last;
}

function contentOf(cells: Tab['cells'], row: number): string {
  return JSON.stringify(withoutEnd(cells[row] ?? []));
}

/** The sums of the known rows, as rows without a time. */
export function summedRows({ sums }: KnownLedger): readonly LedgerRow[] {
  return sums.map(([player, purse]) => ({ time: '', player, ...purse, why: '' }));
}

/** The Ledger of a workbook as it was read: rows that were skipped are summed up. */
interface ReadLedger {
  readonly tabs: ReadonlyMap<number, Tab>;
  readonly ledger: readonly LedgerRow[];
  readonly ledgerUsed: number;
}

/** Notes the Ledger once enough rows were added, if it `agrees` with the log. */
export function keepLedger(
  memo: Memo,
  { tabs, ledger, ledgerUsed }: ReadLedger,
  agrees: () => boolean,
): void {
  const noted = readKnownLedger(memo)?.rows ?? 1;
  const tab = tabs.get(TABS.ledger.sheetId);
  if (!tab || ledgerUsed - noted <= MOST_ROWS || !agrees()) return;
  const last = contentOf(tab.cells, ledgerUsed - 1);
  const note: KnownLedger = { rows: ledgerUsed, last, sums: [...balancesOf(ledger)] };
  const text = JSON.stringify(note);
  if (utf8(text).length <= NOTE_LIMIT) memo.set(MEMO, text);
}

/** Makes the next action read the whole Ledger: somebody may have changed the known rows. */
export function forgetLedger(memo: Memo): void {
  if (readKnownLedger(memo)) memo.set(MEMO, undefined);
}
