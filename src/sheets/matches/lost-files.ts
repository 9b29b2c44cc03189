import * as z from 'zod/mini';
import { plural } from '../../rules/base/words.ts';
import { count, text } from '../../rules/declare/position.ts';
import { type Book, openBook } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { matchFactsOf } from '../log/season-facts.ts';
import { readNote } from '../note.ts';
import type { Memo, Ports } from '../ports.ts';
import { isSameAccount } from '../workbook/account.ts';
import { liveForms } from '../workbook/host-tabs.ts';
import type { MatchRow } from '../workbook/season.ts';

/** Reason why a file is lost: in Drive’s bin, deleted for good, or owned by a former host who can still read the file (H23). */
type Loss = 'bin' | 'gone' | 'left';

/** Lost files with the reasons, by file id. */
export type Lost = ReadonlyMap<string, Loss>;

type Looking = Pick<Ports, 'files' | 'who' | 'memo'>;

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

/** Makes a function that says whether an account is no longer a host. The function asks Google only if the account is not this account. */
function leaving({ files, who }: Pick<Looking, 'files' | 'who'>): (account: string) => boolean {
  let hosts: readonly string[] | undefined;
  return (account) => {
    if (account === '' || isSameAccount(account, who())) return false;
    hosts ??= files.hosts();
    return hosts.length > 0 && !hosts.some((host) => isSameAccount(host, account));
  };
}

/** Gives the account that made the forms of a match, or ''. */
export function makerOf({ log }: Pick<Book, 'log'>, match: number): string {
  const { begun, formsBy = begun?.who ?? '' } = matchFactsOf(seasonFacts(log), match);
  return formsBy;
}

/** Gives the account that made each form, by form id. This is the account that made the match, or that replaced the match's forms. */
function formMakersOf({ log, matches }: Pick<Book, 'log' | 'matches'>): ReadonlyMap<string, string> {
  return new Map(
    matches.matches.flatMap(({ number, form, trades }) =>
      [form, trades].map((one) => [one, makerOf({ log }, number)] as const),
    ),
  );
}

/**
 * Says whether a file is deleted for good or belongs to a former host. Looks for other files of the season, too: if
 * Drive hides all files of this account, the file may still exist.
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

/** Makes a function that says whether a file, archive or form belongs to an account that is no longer a host. */
export function ofFormerHost(ports: Pick<Ports, 'files' | 'who'>, book: Pick<Book, 'log' | 'matches'>) {
  const { makers } = seasonFacts(book.log);
  const formMakers = formMakersOf(book);
  const hasLeft = leaving(ports);
  return (file: string) => hasLeft(makers.get(file) ?? formMakers.get(file) ?? '');
}

/** Lists the season's files and forms, each with a name for the host. A form also has advice for the host if the form is missing. */
function sharedFiles({
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

/** Gives one sentence for each lost file, except files that were replaced. */
export function lossWords(book: Book, lost: Lost): readonly string[] {
  const files = sharedFiles(book).flatMap(([file, what, instead = '']) => {
    if (lost.get(file) === 'bin')
      return [`${what} is in Drive’s bin. Restore it, so that players can find it.`];
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
            `Archive ${i + 1} ${LEFT}, who can read and delete it. Bring its matches back, and close them again. They are then in an archive of yours.`,
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

const RENEW = 'Renew who can open the files';

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

/** Finds people who can open files and forms but should not. Gives one sentence for each of these people. */
function openedWords(ports: Looking, book: Book): readonly string[] {
  const { season, log } = book;
  const grants = [
    ...season.players.map(({ file, email, access }) => ({ file, reader: access === 'link' ? '' : email })),
    { file: season.spectatorFile, reader: '' },
    ...[...seasonFacts(log).archives, ...strayFiles(ports, book)].map((file) => ({ file, reader: 'nobody' })),
  ].filter(({ file }) => file !== '');
  const opened = ports.files.openTo(grants, [...allForms(book).keys()]).flat();
  return [...new Set(opened)].map((who) => {
    const count = opened.filter((one) => one === who).length;
    return `${who} can open ${plural(count, 'file or form', 'files and forms')} and should not. Press “${RENEW}”.`;
  });
}

/**
 * Says whether the script’s Cloud project was changed [1 call; 2 calls if Drive shows none of the account's files].
 * After such a change, Drive hides the season's files that this account made, but Sheets still opens them
 * (docs/google.md, G109).
 */
export function isOtherProject(
  { files, who, spreadsheets }: Looking & Pick<Ports, 'spreadsheets'>,
  book: Book,
): boolean {
  const { makers } = seasonFacts(book.log);
  const { players, spectatorFile } = book.season;
  const own = [spectatorFile, ...players.map(({ file }) => file)].filter(
    (file) => file !== '' && isSameAccount(makers.get(file) ?? '', who()),
  );
  const [first] = own;
  if (first === undefined || files.whereabouts(own).some((place) => place !== 'not shown')) return false;
  return typeof spreadsheets.look([first])[0] !== 'string';
}

export const OTHER_PROJECT = {
  what: 'Drive hides from this script the files that your account made for this season. The files still exist. The reason is a change of the script’s Cloud project.',
  todo: 'Rounds continue, but no player can get a new file. Select the earlier project in the script’s settings. If it was the script’s first project, Google has deleted it. Then finish this match, and begin a new season in a new spreadsheet.',
};

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

const HIDDEN = 'hidden forms';

/** Gives the numbers of the matches whose forms Drive hides. */
function hiddenIn({ get }: Pick<Memo, 'get'>): readonly string[] {
  return (get(HIDDEN) ?? '').split(' ');
}

/** Saves a note on whether Drive hides forms of a match from the script. The script cannot open a hidden form to players. */
export function noteHiddenForms(memo: Memo, match: number, hidden: readonly string[]): void {
  const number = String(match);
  const others = hiddenIn(memo).filter((one) => one !== '' && one !== number);
  if (hidden.length > 0) memo.set(HIDDEN, [...others, number].join(' '));
  else if (memo.get(HIDDEN) !== undefined) memo.set(HIDDEN, undefined);
}

/** Says whether Drive hides the newest match's forms. Drive then cannot tell whether a form exists. */
export function areFormsHidden({ get }: Pick<Memo, 'get'>): boolean {
  return get(HIDDEN) !== undefined;
}

/** Lists what the host must do by hand for hidden forms of open matches. */
export function hiddenFormWarnings(memo: Memo, matches: readonly MatchRow[]): readonly string[] {
  const hidden = hiddenIn(memo);
  const titles = matches.flatMap(({ number, over, title }) =>
    !over && hidden.includes(String(number)) ? [title] : [],
  );
  return titles.map(
    (title) =>
      `Drive hides its own forms from this script. Perhaps players cannot respond to ${title}. In Drive, open the order form and the trade form of this match. Choose Publish › Manage › Responders: Anyone with the link.`,
  );
}
