import { commitmentOf } from '../../rules/base/chance.ts';
import { capital } from '../../rules/base/words.ts';
import type { Entry } from './chain.ts';

/** Number of hexadecimal digits of a hash in a line: 128 bits. With fewer bits, somebody could make two logs with the same line (H39). */
export const DIGITS = 32;

/** A line that people keep to check a match later: the start of an entry’s hash, of a seed’s fingerprint, or of a receipt's code (S17). */
export interface KeptLine {
  readonly kind: 'check' | 'fingerprint' | 'confirmation';
  /** Number of the match; 0 for the season. */
  readonly match: number;
  /** Number of the entry; 0 for a fingerprint. */
  readonly number: number;
  /** Hexadecimal digits; fewer than DIGITS if the line is incomplete or mistyped. */
  readonly digits: string;
}

/**
 * Writes a line such as “Check: match 3 · 16 · 0123 4567 …”, “Fingerprint: match 3 · 0123 4567 …”, or “Confirmation:
 * match 3 · 16 · 0123 4567 …”.
 */
export function writeLine({ kind, match, number, digits }: KeptLine): string {
  const groups = digits.slice(0, DIGITS).match(/.{1,4}/g) ?? [];
  const of = match === 0 ? 'season' : `match ${match}`;
  const where = kind === 'fingerprint' ? [of] : [of, number];
  return [`${capital(kind)}: ${where.join(' · ')}`, groups.join(' ')].join(' · ');
}

/** Writes the check line of a chain's last entry; '' if the chain is empty. */
export function checkLine(last: Pick<Entry, 'match' | 'number' | 'hash'> | undefined): string {
  return last ? writeLine({ kind: 'check', match: last.match, number: last.number, digits: last.hash }) : '';
}

/** Writes the line with the fingerprint of a match's seed; '' if the match uses no chance (X11). */
export function fingerprintLine(match: number, seed: string): string {
  return seed === '' ? '' : writeLine({ kind: 'fingerprint', match, number: 0, digits: commitmentOf(seed) });
}

/** Writes the line with the code of a seat’s newest receipt in a match; '' if there is no receipt. */
export function confirmationLine(entries: readonly Entry[], match: number, seat: number): string {
  const ofMatch = entries.filter((entry) => entry.match === match && entry.seats.length > 0);
  const last = ofMatch[ofMatch.length - 1];
  const digits = last?.seats[seat];
  return last && digits ? writeLine({ kind: 'confirmation', match, number: last.number, digits }) : '';
}

/** Matches spaces, line breaks and “>” between the parts of a line that people copied or typed. */
const GAP = '[\\s>]{0,4}';
const SIGN = `${GAP}[·•∙.,–—-]?${GAP}`;
const OF = `(?:season|match${GAP}(\\d{1,6}))`;
const CODE = `((?:[0-9a-foil]${GAP}){0,${DIGITS}})`;
const ENTRY = `${GAP}:${GAP}${OF}${SIGN}(\\d{1,9})${SIGN}${CODE}`;
const FINGERPRINT = `fingerprint${GAP}:${GAP}${OF}${SIGN}()${CODE}`;

/** Finds the different lines in any text, such as a whole chat. Other text may surround and interrupt them. */
export function readKeptLines(text: string): readonly KeptLine[] {
  const all = [
    ...linesIn(text, 'check', `check${ENTRY}`),
    ...linesIn(text, 'confirmation', `confirmation${ENTRY}`),
    ...linesIn(text, 'fingerprint', FINGERPRINT),
  ];
  return [...new Map(all.map((line) => [writeLine(line), line])).values()];
}

function linesIn(text: string, kind: KeptLine['kind'], pattern: string): readonly KeptLine[] {
  const lines: KeptLine[] = [];
  text.replace(new RegExp(pattern, 'gi'), (all, match = '0', number = '0', code = '') => {
    const digits = code.toLowerCase().replace(/[\s>]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
    lines.push({ kind, match: Number(match), number: Number(number), digits });
    return all;
  });
  return lines;
}
