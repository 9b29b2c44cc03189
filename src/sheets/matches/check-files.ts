import * as z from 'zod/mini';
import { plural } from '../../rules/base/words.ts';
import { count, text } from '../../rules/declare/position.ts';
import { type Book, openBook } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { readNote } from '../note.ts';
import type { Memo, Ports } from '../ports.ts';
import { lossAdvice, RENEW } from './loss-words.ts';
import { type Looking, lostOfSeason } from './lost-files.ts';
import { isOtherProject, OTHER_PROJECT } from './other-project.ts';

/** Gives the names of all forms of the season by form id, forms of closed matches included. */
export function allForms({ log, matches }: Pick<Book, 'log' | 'matches'>): ReadonlyMap<string, string> {
  const closed = [...seasonFacts(log).archived.values()].map(({ data }) => data.row);
  return new Map(
    [...closed, ...matches.matches].flatMap(({ form, trades, title }) => [
      [form, `The order form of ${title}`] as const,
      [trades, `The trade form of ${title}`] as const,
    ]),
  );
}

/** Pattern for the names of files that a hand-over made: only these names end with a number. */
const HANDED_OVER = /^player \w+ \d+$/;

/**
 * Finds files that a hand-over made but that the log does not know [1 call]. Such a file exists if a script was stopped
 * and its note was lost. While a hand-over is open, gives [].
 */
export function strayFiles({ files }: Pick<Ports, 'files'>, { log }: Book): readonly string[] {
  const { people, makers } = seasonFacts(log);
  if ([...people.values()].some(({ person }) => person.file === '')) return [];
  return files.made().flatMap(({ key, file }) => (HANDED_OVER.test(key) && !makers.has(file) ? [file] : []));
}

/**
 * Finds people who can open files and forms but should not, and players and spectators who cannot open their file. Gives
 * one sentence for each of them.
 */
function openedWords(ports: Looking, book: Book): readonly string[] {
  const { season, log } = book;
  const grants = [
    ...season.players.map(({ file, email, access }) => ({ file, reader: access === 'link' ? '' : email })),
    { file: season.spectatorFile, reader: '' },
    ...[...seasonFacts(log).archives, ...strayFiles(ports, book)].map((file) => ({ file, reader: 'nobody' })),
  ].filter(({ file }) => file !== '');
  const { unwanted, lacking } = ports.files.openTo(grants, [...allForms(book).keys()]);
  const opened = unwanted.flat();
  // A file that Google refused to share has no access in the roster, which the panel says.
  const closed = season.players.filter(({ file, access }) => access !== '' && lacking.includes(file));
  return [
    ...[...new Set(opened)].map((who) => {
      const count = opened.filter((one) => one === who).length;
      return `${who} can open ${plural(count, 'file or form', 'files and forms')} and should not.`;
    }),
    ...closed.map(({ name }) => `${name} can no longer open their file.`),
    ...(lacking.includes(season.spectatorFile) ? ['The spectators can no longer open their file.'] : []),
  ].map((words) => `${words} Press “${RENEW}”.`);
}

const NOTE = 'files checked';

const DAY = 24 * 3_600_000;

/** Maximum number of files in one note; a note holds 9 kB. */
const SHOWN = 30;

const noteShape = () => z.strictObject({ at: count(), lost: z.array(text()) });

/**
 * Checks that players can find their files and forms, and that nobody else can open these files and forms. Saves the
 * faults for the panel. [1 read, 4 calls, and 2 calls per form]
 */
export function checkFiles(ports: Ports): readonly string[] {
  const book = openBook(ports);
  const all = [
    ...(isOtherProject(ports, book) ? [`${OTHER_PROJECT.what} ${OTHER_PROJECT.todo}`] : []),
    ...openedWords(ports, book),
    ...lossAdvice(book, lostOfSeason(ports, book)),
  ];
  const lost = all.length > SHOWN ? [...all.slice(0, SHOWN), `… and ${all.length - SHOWN} more.`] : all;
  ports.memo.set(NOTE, JSON.stringify({ at: ports.clock.now(), lost }));
  return lost;
}

/** Reads the saved note about lost files. `isDue` is true if the note is more than a day old. Gives no lost files if no match is open. */
export function notedFiles(memo: Pick<Memo, 'get'>, { matches }: Pick<Book, 'matches'>, now: number) {
  const hasLive = matches.matches.some(({ over }) => !over);
  const { at, lost } = readNote(memo, NOTE, noteShape()) ?? { at: 0, lost: [] };
  return { isDue: hasLive && Math.abs(now - at) >= DAY, lost: hasLive ? lost : [] };
}
