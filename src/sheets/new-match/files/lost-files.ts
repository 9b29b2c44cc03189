import type { Book } from '../../log/book.ts';
import { seasonFacts } from '../../log/fold.ts';
import { matchFactsOf } from '../../log/season-facts.ts';
import type { Ports } from '../../ports.ts';
import { isSameAccount } from '../../workbook/cells/account.ts';
import { liveForms } from '../../workbook/tabs/live-forms.ts';
import { areFormsHidden } from './hidden-forms.ts';

/** Why a reader cannot find a file: it is in Drive’s bin, or deleted for good. */
type Loss = 'bin' | 'gone';

/** Files that their readers do not find, by their ids. */
export type Lost = ReadonlyMap<string, Loss>;

type Looking = Pick<Ports, 'files' | 'who' | 'memo'>;

/**
 * The files that their readers cannot find [1]. Drive shows a script neither files of another account nor deleted files. A file counts as
 * deleted if this account made it according to the log and Drive shows other files of the same kind (docs/google.md, G28, G81).
 */
function lostFiles(
  { files, who, memo }: Looking,
  book: Pick<Book, 'log' | 'matches'>,
  asked: readonly string[],
): Lost {
  const wanted = [...new Set(asked)].filter((file) => file !== '');
  const places = files.whereabouts(wanted);
  const makers = seasonFacts(book.log).makers;
  const formMakers = areFormsHidden(memo) ? new Map<string, string>() : formMakersOf(book);
  const account = who();
  const isOwn = (file: string) => isSameAccount(makers.get(file) ?? '', account);
  const isOwnForm = (file: string) => isSameAccount(formMakers.get(file) ?? '', account);
  const showsOwn = wanted.some((file, i) => isOwn(file) && places[i] !== 'not shown');
  return new Map(
    wanted.flatMap((file, i): (readonly [string, Loss])[] => {
      if (places[i] === 'bin') return [[file, 'bin']];
      const isGone = places[i] === 'not shown' && showsOwn && (isOwn(file) || isOwnForm(file));
      return isGone ? [[file, 'gone']] : [];
    }),
  );
}

/** The account that made each form, by form id: the account that made its match. */
function formMakersOf({ log, matches }: Pick<Book, 'log' | 'matches'>): ReadonlyMap<string, string> {
  const facts = seasonFacts(log);
  return new Map(
    matches.matches.flatMap(({ number, form, trades }) => {
      const { who = '' } = matchFactsOf(facts, number).begun ?? {};
      return [form, trades].map((one) => [one, who] as const);
    }),
  );
}

/** Was a file deleted for good? Other files of the season tell whether Drive would show it. */
export function isGone(ports: Looking, book: Book, file: string): boolean {
  const { players, spectatorFile } = book.season;
  return (
    lostFiles(ports, book, [file, spectatorFile, ...players.map((one) => one.file)]).get(file) === 'gone'
  );
}

/** The files and forms in use in a season that cannot be found [1]. */
export function lostOfSeason(ports: Looking, book: Book): Lost {
  return lostFiles(
    ports,
    book,
    sharedFiles(book).map(([file]) => file),
  );
}

/** The files and forms of a season that somebody looks for now, each with what it is, and of forms what to do without them. */
function sharedFiles({
  matches,
  season,
}: Book): readonly (readonly [file: string, words: string, instead?: string])[] {
  const isDesk = (form: string) => matches.matches.some(({ trades }) => trades === form);
  return [
    ...season.players.map(({ name, file }) => [file, `${name}’s file`] as const),
    [season.spectatorFile, 'The spectators’ file'],
    ...liveForms(matches).map(
      ({ form, what }) =>
        [
          form,
          what,
          isDesk(form) ? 'Enter trades under “Enter or strike a trade”' : 'Enter orders for the players',
        ] as const,
    ),
  ];
}

/** What nobody finds, a sentence each; what a new file stands in for has one by now. */
export function lossWords(book: Book, lost: Lost): readonly string[] {
  return sharedFiles(book).flatMap(([file, what, instead = '']) => {
    if (lost.get(file) === 'bin')
      return [`${what} lies in Drive’s bin: take it out, or players do not find it.`];
    return lost.get(file) === 'gone' && instead !== ''
      ? [`${what} ${GONE}: nobody can send there. ${instead}, or end the match early and make it anew.`]
      : [];
  });
}

/** A script cannot tell the two apart. */
const GONE = 'is gone for good, or no longer yours';

/** The same before players and spectators have new files: how they get them. */
export function lossAdvice(book: Book, lost: Lost): readonly string[] {
  const files = sharedFiles(book).filter(([file, , instead]) => !instead && lost.get(file) === 'gone');
  return [
    ...files.map(
      ([, what]) => `${what} ${GONE}: press “Renew who can open the files”, which makes a new one.`,
    ),
    ...lossWords(book, lost),
  ];
}
