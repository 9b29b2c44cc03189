import type { Purse } from '../../rules/declare/purse.ts';
import type { Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import { usedRows } from './rows.ts';
import { LEDGER_HEADS, type LedgerRow } from './season.ts';

/** The rows of the Ledger tab, and how many rows are in use, heads included. */
export function readLedger(tab: Tab): { ledger: readonly LedgerRow[]; used: number } {
  // The row of heads is in use even if somebody emptied it.
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
    const purse = balances.get(player) ?? EMPTY_PURSE;
    balances.set(player, {
      garnets: purse.garnets + garnets,
      bellflowers: purse.bellflowers + bellflowers,
      tokensOfLife: purse.tokensOfLife + tokensOfLife,
    });
  }
  return balances;
}

export const EMPTY_PURSE: Purse = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };
