import type { Memo } from '../../ports.ts';
import type { Book } from '../book.ts';
import { keepLedger } from '../known-ledger.ts';
import { ledgerFaults } from './ledger.ts';

/** Notes the Ledger of a book once enough rows were added, if it agrees with the log: later actions read the rows that follow. */
export function noteLedger(memo: Memo, book: Book): void {
  keepLedger(memo, book, () => agrees(book));
}

/** Does the Ledger agree with the log? Not known where a match cannot be replayed. */
function agrees(book: Book): boolean {
  try {
    return ledgerFaults(book).length === 0;
  } catch {
    return false;
  }
}
