import { plural } from '../../rules/base/words.ts';
import { DIGITS, type KeptLine, readKeptLines } from '../../sheets/log/check-line.ts';
import type { Proof } from './result.ts';

/** Number of digits. A line that shares so many digits with a hash is this hash with a typing error. */
const ALIKE = 20;

/** Result of comparing a file with the lines that a player kept, such as “Check: …” from an announcement. */
export interface Kept {
  /** Numbers of the entries whose kept lines fit, in ascending order. */
  readonly fits: readonly number[];
  /** Numbers of the entries whose kept confirmations fit, in ascending order. */
  readonly confirmed: readonly number[];
  /** True if the player kept a line with the fingerprint of the seed, and this line fits. */
  readonly hasSeed: boolean;
  /** Numbers of entries that are in kept lines and come after the end of the file, in ascending order. */
  readonly later: readonly number[];
  /** Sentences about the lines that do not fit, one for each line. */
  readonly wrong: readonly string[];
  /** Sentences about the lines that could not be compared, one for each line. */
  readonly unread: readonly string[];
}

type Found =
  | { readonly is: 'fits' | 'confirmed' | 'later'; readonly entry: number }
  | { readonly is: 'seed' | 'other' }
  | { readonly is: 'wrong' | 'unread'; readonly words: string };

/** Finds the kept lines in a text, such as a whole chat. Compares these lines with a file. */
export function compareKept(text: string, proof: Proof): Kept {
  const lines = readKeptLines(text);
  const found = lines.map((line) => look(line, proof));
  const entries = (is: 'fits' | 'confirmed' | 'later') =>
    [...new Set(found.flatMap((one) => ('entry' in one && one.is === is ? [one.entry] : [])))].sort(
      (a, b) => a - b,
    );
  const words = (is: 'wrong' | 'unread') =>
    found.flatMap((one) => ('words' in one && one.is === is ? [one.words] : []));
  return {
    fits: entries('fits'),
    confirmed: entries('confirmed'),
    hasSeed: found.some(({ is }) => is === 'seed'),
    later: entries('later'),
    wrong: words('wrong'),
    unread: [...words('unread'), ...elsewhere(text, found)],
  };
}

/** Gives the reason why a text without a line for this file proves nothing. */
function elsewhere(text: string, found: readonly Found[]): readonly string[] {
  const others = found.filter(({ is }) => is === 'other').length;
  if (others > 0)
    return [`${plural(others, 'line', 'lines')} from other matches or the season cannot be compared.`];
  if (found.length > 0 || text.trim() === '') return [];
  return [
    'No line to compare was found. Such a line begins with “Check:”, “Fingerprint:” or “Confirmation:”.',
  ];
}

function look(line: KeptLine, proof: Proof): Found {
  if (line.match !== proof.match) return { is: 'other' };
  return line.kind === 'fingerprint' ? lookForSeed(line, proof) : lookForEntry(line, proof);
}

function lookForEntry({ kind, number, digits }: KeptLine, { entries, end }: Proof): Found {
  if (entries.length === 0)
    return { is: 'unread', words: `Entry ${number} can only be compared with the file of the whole match.` };
  const isCheck = kind === 'check';
  const hashes = isCheck
    ? entries
    : entries.flatMap((entry) => entry.seats.map((hash) => ({ number: entry.number, hash })));
  const what = (entry: number) => `The ${isCheck ? 'line' : 'confirmation'} of entry ${entry}`;
  const isWhole = digits.length === DIGITS;
  const same = isWhole && hashes.find(({ hash }) => hash.startsWith(digits));
  if (same) return { is: isCheck ? 'fits' : 'confirmed', entry: same.number };
  const near = hashes.find(({ hash }) => isAlike(digits, hash));
  if (near) return { is: 'unread', words: typingError(what(near.number)) };
  if (!isWhole) return { is: 'unread', words: cutLine(what(number), digits) };
  const last = entries[entries.length - 1]?.number ?? 0;
  if (number > end) return { is: 'later', entry: number };
  if (number > last)
    return {
      is: 'unread',
      words: `Entry ${number} cannot be compared, because an earlier part of the log does not fit.`,
    };
  const words = isCheck
    ? `Entry ${number} does not fit, because the log was changed after that line was written.`
    : `Your confirmation of entry ${number} does not fit. The log has other orders of yours, or shows you other things.`;
  return { is: 'wrong', words };
}

function lookForSeed({ digits }: KeptLine, { commitment }: Proof): Found {
  if (digits.length === DIGITS && commitment.startsWith(digits)) return { is: 'seed' };
  const what = 'The line with the fingerprint';
  if (isAlike(digits, commitment)) return { is: 'unread', words: typingError(what) };
  if (digits.length < DIGITS) return { is: 'unread', words: cutLine(what, digits) };
  return {
    is: 'wrong',
    words: 'The fingerprint does not fit, because the match was played with another seed.',
  };
}

function typingError(what: string): string {
  return `${what} has a typing error. Copy the line again.`;
}

function cutLine(what: string, digits: string): string {
  return `${what} has ${digits.length} of ${DIGITS} digits. Copy the whole line.`;
}

/**
 * Says whether the digits are a hash with one typing error. One digit may be wrong, missing or too many. At least ALIKE
 * digits must fit.
 */
function isAlike(digits: string, hash: string): boolean {
  const wanted = hash.slice(0, DIGITS);
  let front = 0;
  while (front < digits.length && digits[front] === wanted[front]) front++;
  const rest = [...digits].slice(front + 1);
  const same = (by: number) => rest.filter((digit, i) => digit === wanted[front + 1 + i + by]).length;
  return front + Math.max(same(-1), same(0), same(1)) >= ALIKE;
}
