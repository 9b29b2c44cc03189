import { type Line, SOFT } from '../../../rules/board/page.ts';
import type { Log } from '../../log/audit-log.ts';
import { lastEntryOf } from '../../log/chain.ts';

/** The last entry of a match in the log with its hash: whoever keeps it can tell later whether the log was rewritten. */
export function headLines(log: Pick<Log, 'entries'>, match: number): Line[] {
  return headOf(log, match, 'The log of this match ends at entry');
}

export function allHeadLines(
  log: Pick<Log, 'entries'>,
  matches: readonly { readonly number: number; readonly title: string }[],
): Line[] {
  const keep = 'Keep them: if the log is ever rewritten, these hashes are not found in it.';
  return [
    ...headOf(log, 0, 'The log of the season ends at entry'),
    ...matches.flatMap(({ number, title }) => headOf(log, number, `The log of ${title} ends at entry`)),
    { text: keep, style: SOFT },
  ];
}

function headOf(log: Pick<Log, 'entries'>, match: number, which: string): Line[] {
  const head = lastEntryOf(log, match);
  if (!head) return [];
  return [
    { text: `${which} ${head.number}. Its hash:`, style: SOFT },
    { text: head.hash, style: SOFT },
  ];
}
