import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import type { Ports } from '../ports.ts';
import { isSameAccount } from '../workbook/account.ts';
import { liveForms } from '../workbook/host-tabs.ts';
import { formMakersOf, ofFormerHost } from './former-host.ts';
import { areFormsHidden } from './hidden-forms.ts';

/** Reason why a file is lost: in Drive’s bin, deleted for good, or owned by a former host who can still read the file (H23). */
type Loss = 'bin' | 'gone' | 'left';

/** Lost files with the reasons, by file id. */
export type Lost = ReadonlyMap<string, Loss>;

export type Looking = Pick<Ports, 'files' | 'who' | 'memo'>;

/**
 * Finds which of the files in `asked` are lost [1 call]. Drive gives the same answer for a deleted file and for a file
 * of another account. So a file only counts as deleted if this account made it and Drive shows other files of this
 * account (docs/google.md, G28, G81).
 */
function lostFiles(
  { files, who, memo }: Looking,
  book: Pick<Book, 'log' | 'matches'>,
  asked: readonly string[],
): Lost {
  const wanted = [...new Set(asked)].filter((file) => file !== '');
  const places = files.whereabouts(wanted);
  const makers = seasonFacts(book.log).makers;
  const formMakers = formMakersOf(book);
  const account = who();
  const isLeft = ofFormerHost({ files, who }, book);
  const isOwn = (file: string) => isSameAccount(makers.get(file) ?? '', account);
  const isOwnForm = (file: string) =>
    !areFormsHidden(memo) && isSameAccount(formMakers.get(file) ?? '', account);
  const showsOwn = wanted.some((file, i) => isOwn(file) && places[i] !== 'not shown');
  return new Map(
    wanted.flatMap((file, i): (readonly [string, Loss])[] => {
      if (places[i] === 'bin') return [[file, 'bin']];
      const isGone = places[i] === 'not shown' && showsOwn && (isOwn(file) || isOwnForm(file));
      if (isGone) return [[file, 'gone']];
      return isLeft(file) ? [[file, 'left']] : [];
    }),
  );
}

/**
 * Says whether a file is deleted for good or belongs to a former host. If Drive hides all files of this account,
 * the file does not count as deleted.
 */
export function isGone(ports: Looking, book: Book, file: string): boolean {
  const { players, spectatorFile } = book.season;
  return needsNew(lostFiles(ports, book, [file, spectatorFile, ...players.map((one) => one.file)]).get(file));
}

/** Says whether the file needs a replacement. */
export function needsNew(loss: Loss | undefined): boolean {
  return loss === 'gone' || loss === 'left';
}

/** Finds the lost files and forms of a season [1 call]. */
export function lostOfSeason(ports: Looking, book: Book): Lost {
  const asked = sharedFiles(book).map(([file]) => file);
  const isLeft = ofFormerHost(ports, book);
  const archives = seasonFacts(book.log).archives.filter(isLeft);
  return new Map([...lostFiles(ports, book, asked), ...archives.map((file) => [file, 'left'] as const)]);
}

/** Lists the season's files and forms, each with a name for the host. A form also has advice for the host if the form is missing. */
export function sharedFiles({
  matches,
  season,
}: Book): readonly (readonly [file: string, words: string, instead?: string])[] {
  const isTradeForm = (form: string) => matches.matches.some(({ trades }) => trades === form);
  return [
    ...season.players.map(({ name, file }) => [file, `${name}’s file`] as const),
    [season.spectatorFile, 'The spectators’ file'],
    ...liveForms(matches).map(
      ({ form, what }) =>
        [
          form,
          what,
          isTradeForm(form) ? 'Enter trades under “Enter or cancel a trade”' : 'Enter orders for the players',
        ] as const,
    ),
  ];
}
