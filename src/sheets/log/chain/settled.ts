import { utf8 } from '../../../rules/base/hash.ts';
import type { Purse } from '../../../rules/declare/purse.ts';
import { BUILD_ID } from '../../build-id.ts';
import type { Memo } from '../../ports.ts';

/**
 * Notes about a match that is over, so that it need not be replayed while nothing happens in it. A note is used only by the version of the
 * script that wrote it, and only while the match's last entry is the one that it names.
 */
export interface SettledMatch {
  readonly build: string;
  /** The hash of the match's last entry in the log; it holds those of all entries before it. */
  readonly entry: string;
  readonly game: string;
  readonly round: number;
  /** What the match gave each of its players, in seat order. */
  readonly purses: readonly ({ readonly player: string } & Purse)[];
  /** A digest of the match's tab, in which nobody had changed anything. */
  readonly tab: string;
  /** What the panel shows of the match. */
  readonly shown: object;
}

/** Bytes of a note; Google takes 9 kB. */
const NOTE_LIMIT = 8_500;

const keyOf = (match: number) => `settled:${match}`;

/** The entries of a log, and the usable notes of matches that are over. */
interface Noted {
  readonly entries: readonly { readonly match: number; readonly hash: string }[];
  readonly settled?: (match: number) => SettledMatch | undefined;
}

/** The note of a match as it stands in the log; undefined where it must be replayed. */
export function settledMatch({ entries, settled }: Noted, match: number): SettledMatch | undefined {
  const found = settled?.(match);
  return found?.entry === lastEntryOf({ entries }, match)?.hash ? found : undefined;
}

/** The last entry of a match; undefined for none. */
export function lastEntryOf<E extends { readonly match: number }>(
  { entries }: { readonly entries: readonly E[] },
  match: number,
): E | undefined {
  const own = entries.filter((entry) => entry.match === match);
  return own[own.length - 1];
}

/** Reads the note of a match that this version of the script wrote. */
export function readSettled(memo: Memo, match: number): SettledMatch | undefined {
  try {
    const found = JSON.parse(memo.get(keyOf(match)) ?? 'null') as SettledMatch | null;
    return found?.build === BUILD_ID ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Notes a match that is over, unless that takes more than a note holds. */
export function noteSettled(memo: Memo, match: number, settled: Omit<SettledMatch, 'build'>): void {
  const text = JSON.stringify({ build: BUILD_ID, ...settled });
  if (utf8(text).length <= NOTE_LIMIT) memo.set(keyOf(match), text);
}

/** Removes the note of a match. */
export function forgetSettled(memo: Memo, match: number): void {
  if (memo.get(keyOf(match)) !== undefined) memo.set(keyOf(match), undefined);
}
