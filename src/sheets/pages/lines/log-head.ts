import { type Line, SOFT } from '../../../rules/board/page.ts';
import type { Log } from '../../log/audit-log.ts';
import { lastEntryOf } from '../../log/chain.ts';
import { checkLine, fingerprintLine } from '../../log/check-line.ts';
import type { Playback } from '../../log/playback/playback.ts';

type Entries = Pick<Log, 'entries'>;

/** The lines of a match for people to keep: the fingerprint of its seed, and the check line of its last entry (H39, X11). */
export function keptLines({ number, started }: Pick<Playback, 'number' | 'started'>, log: Entries): string[] {
  return [fingerprintLine(number, started.seed), lastCheckLine(log, number)].filter((text) => text !== '');
}

/** The check line of the last entry of a match, or of the season (0); '' for none. */
export function lastCheckLine(log: Entries, match: number): string {
  return checkLine(lastEntryOf(log, match));
}

/** The check lines of the season and of its live matches, for the season’s page. */
export function allHeadLines(log: Entries, matches: readonly { readonly number: number }[]): Line[] {
  const lines = [0, ...matches.map(({ number }) => number)].map((one) => lastCheckLine(log, one));
  return [...lines, 'Keep these lines. If the log is changed later, they do not fit it.']
    .filter((text) => text !== '')
    .map((text) => ({ text, style: SOFT }));
}
