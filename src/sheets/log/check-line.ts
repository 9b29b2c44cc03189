import { commitmentOf } from '../../rules/base/chance.ts';
import { capital } from '../../rules/base/words.ts';
import type { Entry } from './chain.ts';

/**
 * Number of a hash's hexadecimal digits in a line; 32 digits are 128 bits. With fewer digits, somebody could make two
 * logs with the same line (H39).
 */
export const DIGITS = 32;

/**
 * Line of text that people keep to check a match later. The line holds the first digits of an entry’s hash, a seed’s
 * fingerprint or a receipt’s code (S17).
 */
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
 * Writes a kept line as text, such as “Check: match 3 · 16 · 0123 4567 …”. The first word is “Check”, “Fingerprint” or
 * “Confirmation”; a fingerprint has no entry number.
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

/** Writes the confirmation line of a seat in a match, with the code of the seat’s newest receipt; '' if there is no receipt. */
export function confirmationLine(entries: readonly Entry[], match: number, seat: number): string {
  const ofMatch = entries.filter((entry) => entry.match === match && entry.seats.length > 0);
  const last = ofMatch[ofMatch.length - 1];
  const digits = last?.seats[seat];
  return last && digits ? writeLine({ kind: 'confirmation', match, number: last.number, digits }) : '';
}

/** Pattern for the spaces, line breaks and “>” that may stand between the parts of a copied or typed line. */
const GAP = '[\\s>]{0,4}';
const SIGN = `${GAP}[·•∙.,–—-]?${GAP}`;
const OF = `(?:season|match${GAP}(\\d{1,6}))`;
const CODE = `((?:[0-9a-foil]${GAP}){0,${DIGITS}})`;
const ENTRY = `${GAP}:${GAP}${OF}${SIGN}(\\d{1,9})${SIGN}${CODE}`;
const FINGERPRINT = `fingerprint${GAP}:${GAP}${OF}${SIGN}()${CODE}`;

/** Finds all kept lines in a text, such as a whole chat, and lists equal lines once. Other text may stand around and inside a line. */
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
