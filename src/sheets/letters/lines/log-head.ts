import { type Line, SOFT } from '../../../rules/board/page.ts';
import type { Log } from '../../log/chain/audit-log.ts';
import { lastEntryOf } from '../../log/chain/chain.ts';

/** The last entry of the log with its hash, or of one match: whoever kept it notices when the log is rewritten. */
export function headLines({ entries }: Pick<Log, 'entries'>, match?: number): Line[] {
  const head = match === undefined ? entries[entries.length - 1] : lastEntryOf({ entries }, match);
  if (!head) return [];
  const which = match === undefined ? 'The log ends at entry' : 'The last entry of this match in the log is';
  return [
    { text: `${which} ${head.number}. Its hash:`, style: SOFT },
    { text: head.hash, style: SOFT },
    { text: 'Keep it: if the log is ever rewritten, this hash is not found in it.', style: SOFT },
  ];
}
