import { longNotes, readLongNote } from '../../long-note.ts';
import type { Ports, RowSpan, Tab } from '../../ports.ts';
import { isIn, withoutEnd } from '../../workbook/cells/rows.ts';
import { type ClosedMatch, type PackedMatches, packClosed, unpackClosed } from '../entries/closed.ts';
import { archivedMatches } from './archived.ts';
import type { Log } from './audit-log.ts';
import { headNote } from './lost-entries.ts';

type DigestPorts = Pick<Ports, 'memo' | 'digest'>;

const MEMO = 'log';
const CLOSED = 'closed';

/** Notes about the log from the read that last checked it. */
export interface KnownLog {
  /** Rows of the log, heads included, that were checked. */
  readonly used: number;
  /** A digest of the cells of these rows, without those in `apart`. */
  readonly digest: string;
  /** Rows that say how matches were moved into the archive, a span for each match: they need not be read. */
  readonly apart: readonly RowSpan[];
  /** What those rows say, in the same order. */
  readonly closed: readonly ClosedMatch[];
  /** How the rows apart are kept: the number of their notes, and a digest of their text. */
  readonly kept?: string;
}

const NOTHING: KnownLog = { used: 0, digest: '', apart: [], closed: [] };

/** Reads what is noted of the log. It saves the check of each entry, and the reading of some; Verify does not ask for it. */
export function readKnown({ memo, digest }: DigestPorts): KnownLog {
  const [used, noted = '', count, textDigest] = (memo.get(MEMO) ?? '').split(' ');
  const plain = { ...NOTHING, used: Number(used), digest: noted };
  if (noted === '') return NOTHING;
  if (count === undefined) return plain;
  const text = readLongNote(memo, CLOSED, Number(count));
  if (digest(text) !== textDigest) return NOTHING;
  const { apart, ...closed } = JSON.parse(text) as PackedMatches & { apart: RowSpan[] };
  // Earlier versions noted spans of several matches as one.
  if (apart.length !== closed.lines.length) return NOTHING;
  return { ...plain, apart, closed: unpackClosed(closed), kept: `${count} ${textDigest}` };
}

/** Are the rows of the log those that were noted, by a digest of all their cells but for the rows apart? */
export function isAsKnown({ digest }: DigestPorts, { cells }: Tab, { used, ...known }: KnownLog): boolean {
  return used > 0 && used <= cells.length && digestOf(digest, cells, used, known.apart) === known.digest;
}

/**
 * Notes that all rows of a log were checked. The entries that moved matches into the archive are kept apart from now on, but
 * for the last entry of the log, to which the next one is chained.
 */
export function noteKnownRows({ memo, digest }: DigestPorts, tab: Tab, log: Log, known = NOTHING): void {
  const { apart, closed } = apartIn(tab, log, known);
  const note = `${log.used} ${digestOf(digest, tab.cells, log.used, apart)}`;
  if (apart.length === 0) {
    memo.setAll({ [MEMO]: note, ...headNote(log) });
    return;
  }
  const text = JSON.stringify({ apart, ...packClosed(closed) });
  const notes = longNotes(CLOSED, text);
  const kept = `${Object.keys(notes).length} ${digest(text)}`;
  memo.setAll({ ...(kept === known.kept ? {} : notes), [MEMO]: `${note} ${kept}`, ...headNote(log) });
}

/** Makes the next action read the whole log, because a row of it cannot be used. */
export function forgetKnownRows({ memo }: DigestPorts): void {
  if (memo.get(MEMO) !== undefined) memo.set(MEMO, undefined);
}

/** The rows that need not be read again, with their contents. */
function apartIn({ skipped = [] }: Tab, log: Log, known: KnownLog): Pick<KnownLog, 'apart' | 'closed'> {
  const { entries, rows, used } = log;
  const archived = archivedMatches(log);
  const before = known.closed.flatMap((one, i) => {
    const span = known.apart[i] as RowSpan;
    return isIn(skipped, span[0]) && archived.get(one.match) === one ? [{ span, one }] : [];
  });
  const found = entries.flatMap((entry, i): { span: RowSpan; one: ClosedMatch }[] => {
    if (i === entries.length - 1 || entry.what !== 'archive' || archived.get(entry.match) !== entry)
      return [];
    const row = rows[i] as number;
    const after = skipped.map(([from]) => from).filter((from) => from > row);
    return [{ span: [row, Math.min(rows[i + 1] ?? used, ...after)], one: entry }];
  });
  const all = [...before, ...found].sort((a, b) => a.span[0] - b.span[0]);
  return { apart: all.map(({ span }) => span), closed: all.map(({ one }) => one) };
}

function digestOf(
  digest: Ports['digest'],
  cells: Tab['cells'],
  count: number,
  apart: readonly RowSpan[],
): string {
  const read = cells.slice(1, count).map((line, i) => (isIn(apart, i + 1) ? [] : withoutEnd(line)));
  return digest(JSON.stringify(read));
}
