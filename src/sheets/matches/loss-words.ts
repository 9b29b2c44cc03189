import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { type Lost, needsNew, sharedFiles } from './lost-files.ts';

/** Gives one sentence for each lost file, except files that were replaced. */
export function lossWords(book: Book, lost: Lost): readonly string[] {
  const files = sharedFiles(book).flatMap(([file, what, instead = '']) => {
    if (lost.get(file) === 'bin')
      return [`${what} is in Drive’s bin. Restore the file, so that players can find it.`];
    if (instead === '' || lost.get(file) !== 'gone') return [];
    return [`${what} ${GONE}. Nobody can send it. ${instead}, or end the match early and begin a new match.`];
  });
  const { archives, archived } = seasonFacts(book.log);
  const holds = (archive: string) => [...archived.values()].some(({ data }) => data.file === archive);
  return [
    ...files,
    ...archives.flatMap((file, i) =>
      lost.get(file) === 'left' && holds(file)
        ? [
            `Archive ${i + 1} ${LEFT}, who can read and delete this file. Bring the matches in this archive back, and close them again. The matches are then in an archive of yours.`,
          ]
        : [],
    ),
  ];
}

const LEFT = 'belongs to a former host';

/** Words for a deleted file and for a file of another account: scripts cannot tell these two cases apart. */
const GONE = 'was deleted for good, or is no longer yours';

/** Gives advice about lost files until players and spectators have new files. */
export function lossAdvice(book: Book, lost: Lost): readonly string[] {
  const files = sharedFiles(book).filter(
    ([file, , instead]) => lost.get(file) === 'left' || (!instead && needsNew(lost.get(file))),
  );
  return [
    ...files.map(
      ([file, what]) =>
        `${what} ${lost.get(file) === 'gone' ? GONE : LEFT}. Press “${RENEW}” to get a new file.`,
    ),
    ...lossWords(book, lost),
  ];
}

export const RENEW = 'Renew who can open the files';
