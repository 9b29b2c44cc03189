import type { Result } from './result.ts';

/** Fewer characters fit too many hashes. */
const LEAST = 8;

/**
 * The result of looking for a hash, or its beginning, that somebody kept from a page. The fingerprint of the seed stands there, too, and is
 * known as such; `fingerprint` is the one of the seed in the file, or ''.
 */
export function keptHashWords(typed: string, hashes: Result['hashes'], fingerprint: string): string {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < LEAST) return `Type at least ${LEAST} characters of it.`;
  const found = hashes.find(({ hash }) => hash.startsWith(wanted));
  if (found) return `✓ It is the hash of entry ${found.number}: the log up to there is the one of that page.`;
  if (fingerprint.startsWith(wanted))
    return '✓ That is the fingerprint of the seed, and it fits: the seed in this file has it.';
  const other = fingerprint === '' ? '' : ', and it is not the fingerprint of the seed either';
  return `✗ No entry in this file has it${other}. If the page is of this match, the log was changed since.`;
}
