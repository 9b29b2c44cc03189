/** The key of an archive of the season, by its number from 1. */
export function archiveKey(number: number): string {
  return `archive ${number}`;
}

/** Is this the key of an archive? */
export function isArchiveKey(key: string): boolean {
  return key.startsWith('archive ');
}

/** The key of the scratch file of a rehearsal. */
export const REHEARSAL_KEY = 'rehearsal';
