import type { Purse } from '../../rules/declare/purse.ts';
import { type AuditLog, readAudit } from '../log/audit.ts';
import type { Ports, Snapshot, Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import { describeIssues, readTables } from './codec.ts';
import { usedRows } from './rows.ts';
import {
  LEDGER_HEADS,
  type LedgerRow,
  MATCHES_SHAPE,
  type Matches,
  SEASON_SHAPE,
  type Season,
  TABS,
} from './season.ts';

/** The host workbook, read. */
export interface Book {
  readonly timeZone: string;
  readonly tabs: ReadonlyMap<number, Tab>;
  readonly season: Season;
  readonly matches: Matches;
  readonly ledger: readonly LedgerRow[];
  /** Rows of the Ledger tab in use, heads included. */
  readonly ledgerUsed: number;
  readonly audit: AuditLog;
}

/** Has the season been set up in this workbook? */
export function isSetUp(snapshot: Snapshot): boolean {
  return snapshot.tabs.some(({ sheetId }) => sheetId === TABS.audit.sheetId);
}

/** Reads the host workbook in one call. What cannot be read stops here, named by its address. */
export function openBook(ports: Ports): Book {
  return readBook(ports.workbook.read());
}

/** A book from a snapshot. */
export function readBook(snapshot: Snapshot): Book {
  const tabs = new Map(snapshot.tabs.map((tab) => [tab.sheetId, tab]));
  if (!isSetUp(snapshot)) fail('This workbook has no season yet.', 'Press “Set up the season”.');
  const tab = ({ sheetId, title }: { sheetId: number; title: string }): Tab =>
    tabs.get(sheetId) ??
    fail(
      `The tab ${title} is gone.`,
      'Undo its deletion (Ctrl+Z, or File › Version history) and press again.',
      'bad-workbook',
    );
  const season = readTables<Season>(SEASON_SHAPE, tab(TABS.season));
  if ('issues' in season) return badCells('Season', describeIssues(season.issues));
  const matches = readTables<Matches>(MATCHES_SHAPE, tab(TABS.matches));
  if ('issues' in matches) return badCells('Matches', describeIssues(matches.issues));
  const { ledger, used } = readLedger(tab(TABS.ledger));
  return {
    timeZone: snapshot.timeZone,
    tabs,
    season: season.value,
    matches: matches.value,
    ledger,
    ledgerUsed: used,
    audit: readAudit(tab(TABS.audit)),
  };
}

function badCells(tab: string, issues: string): never {
  return fail(
    `The ${tab} tab cannot be read: ${issues}.`,
    'Correct the cells named, and press again.',
    'bad-workbook',
  );
}

function readLedger(tab: Tab): { ledger: readonly LedgerRow[]; used: number } {
  // The heads count, even where a hand has emptied them.
  const used = Math.max(Math.min(tab.cells.length, 1), usedRows(tab.cells));
  const ledger = tab.cells.slice(1, used).map((line, i) => {
    const row: Record<string, unknown> = {};
    LEDGER_HEADS.forEach((head, column) => {
      const value = line[column] ?? '';
      const isNumber = head === 'garnets' || head === 'bellflowers' || head === 'tokensOfLife';
      if (isNumber && value !== '' && !Number.isInteger(value))
        fail(
          `Ledger row ${i + 2}: ${head} holds “${value}”, and a whole number is expected.`,
          'Correct it, and press again.',
          'bad-workbook',
        );
      row[head] = isNumber ? (value === '' ? 0 : value) : String(value);
    });
    return row as unknown as LedgerRow;
  });
  return { ledger, used };
}

/** Everyone's purse by id: the sums of the ledger's rows (X10). */
export function balancesOf(ledger: readonly LedgerRow[]): ReadonlyMap<string, Purse> {
  const balances = new Map<string, Purse>();
  for (const { player, garnets, bellflowers, tokensOfLife } of ledger) {
    const purse = balances.get(player) ?? EMPTY;
    balances.set(player, {
      garnets: purse.garnets + garnets,
      bellflowers: purse.bellflowers + bellflowers,
      tokensOfLife: purse.tokensOfLife + tokensOfLife,
    });
  }
  return balances;
}

export const EMPTY: Purse = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };
