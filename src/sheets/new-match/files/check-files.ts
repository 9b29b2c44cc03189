import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { type Book, openBook } from '../../log/book.ts';
import type { Memo, Ports } from '../../ports.ts';
import { lossAdvice, lostOfSeason } from './lost-files.ts';

const NOTE = 'files checked';
const DAY = 24 * 3_600_000;
/** Files that are named at once: a note holds 9 kB. */
const SHOWN = 30;

const noteShape = () => z.strictObject({ at: count(), lost: z.array(text()) });

/** Checks whether players can find their files and forms, and notes the missing ones for the panel [1 read, 1]. */
export function checkFiles(ports: Ports): readonly string[] {
  const book = openBook(ports);
  const all = lossAdvice(book, lostOfSeason(ports, book));
  const lost = all.length > SHOWN ? [...all.slice(0, SHOWN), `… and ${all.length - SHOWN} more.`] : all;
  ports.memo.set(NOTE, JSON.stringify({ at: ports.clock.now(), lost }));
  return lost;
}

/** The note about missing files while a match goes on, and whether it is more than a day old. */
export function notedFiles(
  { get }: Pick<Memo, 'get'>,
  { matches }: Pick<Book, 'matches'>,
  now: number,
): { readonly isDue: boolean; readonly lost: readonly string[] } {
  const hasLive = matches.matches.some(({ over }) => !over);
  const { at, lost } = readNote(get(NOTE));
  return { isDue: hasLive && Math.abs(now - at) >= DAY, lost: hasLive ? lost : [] };
}

function readNote(noted: string | undefined): { readonly at: number; readonly lost: readonly string[] } {
  try {
    return z.parse(noteShape(), JSON.parse(noted ?? ''));
  } catch {
    return { at: 0, lost: [] };
  }
}
