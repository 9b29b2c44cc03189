import type { Memo } from './ports.ts';

// A note holds at most 9 kB, so a longer text is stored in several notes: KEY.0, KEY.1 and so on.

/** Splits a long text into notes of at most 8000 bytes. Gives the text of each note by key. */
export function longNotes(key: string, text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(noteParts(text).map((part, i) => [`${key}.${i}`, part]));
}

/** Reads a long text from the `count` notes that store its parts. */
export function readLongNote({ get }: Pick<Memo, 'get'>, key: string, count: number): string {
  return Array.from({ length: count }, (_, i) => get(`${key}.${i}`) ?? '').join('');
}

/** Deletes the notes of a long text, the last note first. If the script is killed midway, the next call finds all remaining notes. */
export function forgetLongNote({ get, set }: Pick<Memo, 'get' | 'set'>, key: string): void {
  let count = 0;
  while (get(`${key}.${count}`) !== undefined) count++;
  for (let i = count - 1; i >= 0; i--) set(`${key}.${i}`, undefined);
}

/** Splits a text into parts of at most 8000 bytes. */
function noteParts(text: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) as number;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes + size > 8000) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part];
}
