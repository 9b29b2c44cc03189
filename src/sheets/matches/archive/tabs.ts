import { hashOf } from '../../../rules/base/hash.ts';
import { cut } from '../../../rules/base/json.ts';
import type { Cell } from '../../../rules/declare/position.ts';
import { withoutEnd } from '../../workbook/rows.ts';
import { FIRST_MATCH_TAB } from '../../workbook/season.ts';

/** Added to the number of a match, the ids of its tabs in the archive, beside that of its board. */
const FIRST_LOG_TAB = 930_000;
const FIRST_ORDERS_TAB = 940_000;
const FIRST_TRADES_TAB = 950_000;

interface TabName {
  readonly sheetId: number;
  readonly title: string;
}

/** The tabs of a match in the archive: its board, its rows of the log, and its responses. */
export interface ArchiveTabs {
  readonly board: TabName;
  readonly log: TabName;
  readonly orders: TabName;
  readonly trades: TabName;
}

/** The tabs that a match has in the archive. */
export function archiveTabs(number: number, title: string): ArchiveTabs {
  const name = `${number} ${cut(title, 70)}`;
  return {
    board: { sheetId: FIRST_MATCH_TAB + number, title: name },
    log: { sheetId: FIRST_LOG_TAB + number, title: `${name} — log` },
    orders: { sheetId: FIRST_ORDERS_TAB + number, title: `${name} — orders` },
    trades: { sheetId: FIRST_TRADES_TAB + number, title: `${name} — trade form` },
  };
}

/** The hash of the content of a tab; empty cells at the end of a row are left out. */
export function cellsHash(cells: readonly (readonly Cell[])[]): string {
  return hashOf(cells.map(withoutEnd));
}
