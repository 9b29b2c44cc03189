import { type Line, SOFT } from '../../../rules/board/page.ts';
import type { Log } from '../../log/audit-log.ts';
import { lastEntryOf } from '../../log/chain.ts';
import { checkLine, fingerprintLine } from '../../log/check-line.ts';
import type { Playback } from '../../log/playback/playback.ts';

type Entries = Pick<Log, 'entries'>;

/** Gives the two lines that readers of a match should keep: the seed's fingerprint, and the check line of the last log entry (H39, X11). */
export function keptLines({ number, started }: Pick<Playback, 'number' | 'started'>, log: Entries): string[] {
  return [fingerprintLine(number, started.seed), lastCheckLine(log, number)].filter((text) => text !== '');
}

/** Gives the check line of the last log entry of a match, or of the season if `match` is 0; '' if there is no entry. */
export function lastCheckLine(log: Entries, match: number): string {
  return checkLine(lastEntryOf(log, match));
}

/** Gives the check lines of the season and its open matches, for the season’s page. */
export function allHeadLines(log: Entries, matches: readonly { readonly number: number }[]): Line[] {
  const lines = [0, ...matches.map(({ number }) => number)].map((one) => lastCheckLine(log, one));
  return [...lines, 'Keep these lines. They show whether the log was changed later.']
    .filter((text) => text !== '')
    .map((text) => ({ text, style: SOFT }));
}
