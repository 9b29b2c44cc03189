import { cut } from '../../rules/base/json.ts';
import type { Cell } from '../../rules/declare/position.ts';
import { addPurses, PURSE_LIMIT, type Purse } from '../../rules/declare/purse.ts';
import type { NumberFormat, Tab, Write } from '../ports.ts';
import { fail } from '../problem.ts';
import { dateWords } from '../time.ts';
import { LEDGER_WORDS } from './host-words.ts';
import { rowsFrom, usedRows } from './rows.ts';
import { LEDGER_HEADS, type LedgerRow, TABS } from './season.ts';

type Head = (typeof LEDGER_HEADS)[number];

/** Greatest amount in a Ledger row (H13). A player's payment in a round is always far smaller, and sums of such amounts are still exact. */
const MOST = 1000 * PURSE_LIMIT;

/** Reads the rows of the Ledger tab, and the number of used rows, including the headings. */
export function readLedger({ cells }: Tab): { ledger: readonly LedgerRow[]; used: number } {
  // The heading row counts as used even if somebody emptied it.
  const used = Math.max(Math.min(cells.length, 1), usedRows(cells));
  return { ledger: cells.slice(1, used).map((line, i) => readRow(line, i + 2)), used };
}

function readRow(line: readonly Cell[], row: number): LedgerRow {
  const cell = (head: Head): Cell => line[LEDGER_HEADS.indexOf(head)] ?? '';
  const amount = (head: Head): number => {
    const value = cell(head);
    if (value === '') return 0;
    if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MOST) return value;
    return fail(
      `Ledger row ${row}: ${LEDGER_WORDS[head]} holds “${cut(String(value), 60)}”, but must be a whole number${typeof value === 'number' && Number.isInteger(value) ? ` of at most ${MOST} in size` : ''}.`,
      'Correct this, and press the button again.',
      'bad-workbook',
    );
  };
  const match = cell('match');
  return {
    time: String(cell('time')),
    player: String(cell('player')),
    garnets: amount('garnets'),
    bellflowers: amount('bellflowers'),
    tokensOfLife: amount('tokensOfLife'),
    why: String(cell('why')),
    ...(typeof match === 'number' ? { match } : {}),
  };
}

/** Headings of the Ledger tab, in the host's words. */
export const LEDGER_LINE = Object.values(LEDGER_WORDS);

const SIGNED: NumberFormat = { type: 'NUMBER', pattern: '+0;-0' };
/** Number format of each Ledger column. */
const FORMATS = [undefined, undefined, SIGNED, SIGNED, SIGNED];

/** Gives a Ledger row as cells, with the player's name. Amounts of 0 become empty cells. */
export function ledgerLine(row: LedgerRow, nameOf: (id: string) => string): readonly Cell[] {
  const shown: Partial<Record<Head, Cell>> = {
    ...row,
    time: dateWords(row.time),
    player: nameOf(row.player),
  };
  return LEDGER_HEADS.map((head) => shown[head] || '');
}

/** Gives the write that puts rows into the tab from row `at` on, and empties used rows below. */
export function ledgerWrite(
  { rowCount }: Pick<Tab, 'rowCount'>,
  at: number,
  lines: readonly (readonly Cell[])[],
  used = at,
): Write {
  const { sheetId } = TABS.ledger;
  return rowsFrom({ sheetId, rowCount }, at, used, lines, LEDGER_HEADS.length, FORMATS);
}

type Change = Pick<LedgerRow, 'player' | keyof Purse>;

/** Gives the purse of each player, by player id. A purse is the sum of the player's Ledger rows (X10). */
export function balancesOf(ledger: readonly Change[]): ReadonlyMap<string, Purse> {
  const balances = new Map<string, Purse>();
  for (const change of ledger)
    balances.set(change.player, addPurses(balances.get(change.player) ?? EMPTY_PURSE, change, 1));
  return balances;
}

/** Gives the amounts that each player would lack after further rows, by player id. A player who would lack nothing is left out. */
export function missingAfter(
  balances: ReadonlyMap<string, Purse>,
  rows: readonly Change[],
): ReadonlyMap<string, Purse> {
  const missing = new Map<string, Purse>();
  for (const [player, change] of balancesOf(rows)) {
    const purse = balances.get(player) ?? EMPTY_PURSE;
    const lack = (of: keyof Purse) => Math.max(0, -(purse[of] + change[of]));
    const lacks = {
      garnets: lack('garnets'),
      bellflowers: lack('bellflowers'),
      tokensOfLife: lack('tokensOfLife'),
    };
    if (lacks.garnets + lacks.bellflowers + lacks.tokensOfLife > 0) missing.set(player, lacks);
  }
  return missing;
}

export const EMPTY_PURSE: Purse = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };
