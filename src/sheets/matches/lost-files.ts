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

/** The fault of a file: in Drive’s bin, deleted for good, or owned by a former host who cannot be shut out (H23). */
type Loss = 'bin' | 'gone' | 'left';

/** Faulty files, by their ids. */
export type Lost = ReadonlyMap<string, Loss>;

type Looking = Pick<Ports, 'files' | 'who' | 'memo'>;

/**
 * The files that their readers cannot find [1]. Drive hides files of other accounts from a script, just like deleted files. A file counts as
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
  const formMakers = formMakersOf(book);
  const account = who();
  const hasLeft = leaving({ files, who });
  const isOwn = (file: string) => isSameAccount(makers.get(file) ?? '', account);
  const isOwnForm = (file: string) =>
    !areFormsHidden(memo) && isSameAccount(formMakers.get(file) ?? '', account);
  const showsOwn = wanted.some((file, i) => isOwn(file) && places[i] !== 'not shown');
  return new Map(
    wanted.flatMap((file, i): (readonly [string, Loss])[] => {
      if (places[i] === 'bin') return [[file, 'bin']];
      const isGone = places[i] === 'not shown' && showsOwn && (isOwn(file) || isOwnForm(file));
      if (isGone) return [[file, 'gone']];
      return hasLeft(makers.get(file) ?? formMakers.get(file) ?? '') ? [[file, 'left']] : [];
    }),
  );
}

/** Gives a test: is an account no longer a host? Google is asked only about accounts other than this one. */
function leaving({ files, who }: Pick<Looking, 'files' | 'who'>): (account: string) => boolean {
  let hosts: readonly string[] | undefined;
  return (account) => {
    if (account === '' || isSameAccount(account, who())) return false;
    hosts ??= files.hosts();
    return hosts.length > 0 && !hosts.some((host) => isSameAccount(host, account));
  };
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

/** Is a file deleted for good, or of a former host? Other files of the season tell whether Drive would show it. */
export function isGone(ports: Looking, book: Book, file: string): boolean {
  const { players, spectatorFile } = book.season;
  return needsNew(lostFiles(ports, book, [file, spectatorFile, ...players.map((one) => one.file)]).get(file));
}

/** Does a new file replace this one? */
export function needsNew(loss: Loss | undefined): boolean {
  return loss === 'gone' || loss === 'left';
}

/** The files and forms in use in a season that cannot be found [1]. */
export function lostOfSeason(ports: Looking, book: Book): Lost {
  return lostFiles(
    ports,
    book,
    sharedFiles(book).map(([file]) => file),
  );
}

/** The files and forms of a season to look for, each with its name in words, and for forms the advice if they are missing. */
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

/** Missing files, a sentence each, without those that a new file has replaced. */
export function lossWords(book: Book, lost: Lost): readonly string[] {
  return sharedFiles(book).flatMap(([file, what, instead = '']) => {
    if (lost.get(file) === 'bin')
      return [`${what} lies in Drive’s bin: take it out, or players do not find it.`];
    if (instead === '') return [];
    const todo = `${instead}, or end the match early and make it again.`;
    if (lost.get(file) === 'gone') return [`${what} ${GONE}: nobody can send there. ${todo}`];
    return lost.get(file) === 'left' ? [`${what} ${LEFT}, who reads what is sent there. ${todo}`] : [];
  });
}

const LEFT = 'belongs to somebody who is no host any more';

/** A script cannot distinguish the two. */
const GONE = 'is gone for good, or no longer yours';

/** Advice about missing files before players and spectators have new ones. */
export function lossAdvice(book: Book, lost: Lost): readonly string[] {
  const files = sharedFiles(book).filter(([file, , instead]) => !instead && needsNew(lost.get(file)));
  return [
    ...files.map(
      ([file, what]) =>
        `${what} ${lost.get(file) === 'gone' ? GONE : LEFT}: press “${RENEW}”, which makes a new one.`,
    ),
    ...lossWords(book, lost),
  ];
}

const RENEW = 'Renew who can open the files';

/** All forms of the season, also those of closed matches, by their ids, with their names in words. */
export function allForms({ log, matches }: Pick<Book, 'log' | 'matches'>): ReadonlyMap<string, string> {
  const closed = [...seasonFacts(log).archived.values()].map(({ data }) => data.row);
  return new Map(
    [...closed, ...matches.matches].flatMap(({ form, trades, title }) => [
      [form, `The order form of ${title}`] as const,
      [trades, `The trade form of ${title}`] as const,
    ]),
  );
}

/** A file that a hand-over has made is numbered: the first one of a place is not. */
const HANDED_OVER = /^player \w+ \d+$/;

/**
 * Files that a hand-over made and no place in the log has or had: a script was ended, and the next one did not find its
 * note [1]. None while a hand-over is open.
 */
export function strayFiles({ files }: Pick<Ports, 'files'>, { log }: Book): readonly string[] {
  const { people, makers } = seasonFacts(log);
  if ([...people.values()].some(({ person }) => person.file === '')) return [];
  return files.made().flatMap(({ key, file }) => (HANDED_OVER.test(key) && !makers.has(file) ? [file] : []));
}

/** Unwanted readers of files and forms, a sentence each. */
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
    return `${who} can open ${plural(count, 'file or form', 'files and forms')} and should not: press “${RENEW}”.`;
  });
}

/**
 * Was the script’s Cloud project changed [1 read, 2 if Drive shows no own file]?
 * Drive then shows none of the files that this account made for the season, but Sheets still opens them
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
  what: 'Drive does not show this script the files that your account made for this season, though they are there. This happens when the script’s Cloud project was changed.',
  todo: 'Rounds go on. Nobody can be given a file any more. Select the earlier project in the script’s settings. If it was the script’s first project, Google has deleted it. Then finish this match, and begin a new season in a new spreadsheet.',
};

const NOTE = 'files checked';
const DAY = 24 * 3_600_000;
/** Most files named in a note, which holds 9 kB. */
const SHOWN = 30;

const noteShape = () => z.strictObject({ at: count(), lost: z.array(text()) });

/**
 * Checks that players can find their files and forms, and that nobody else can open them. Notes faults for the panel. [1
 * read, 4, 2 per form]
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

/** The note about missing files while a match goes on, and whether it is more than a day old. */
export function notedFiles(memo: Pick<Memo, 'get'>, { matches }: Pick<Book, 'matches'>, now: number) {
  const hasLive = matches.matches.some(({ over }) => !over);
  const { at, lost } = readNote(memo, NOTE, noteShape()) ?? { at: 0, lost: [] };
  return { isDue: hasLive && Math.abs(now - at) >= DAY, lost: hasLive ? lost : [] };
}

const HIDDEN = 'hidden forms';

/** The matches with hidden forms, since Drive last showed forms. */
function hiddenIn({ get }: Pick<Memo, 'get'>): readonly string[] {
  return (get(HIDDEN) ?? '').split(' ');
}

/** Notes whether Drive hides the forms of a match from the script, which then cannot open them to the players. */
export function noteHiddenForms(memo: Memo, match: number, hidden: readonly string[]): void {
  const number = String(match);
  const others = hiddenIn(memo).filter((one) => one !== '' && one !== number);
  if (hidden.length > 0) memo.set(HIDDEN, [...others, number].join(' '));
  else if (memo.get(HIDDEN) !== undefined) memo.set(HIDDEN, undefined);
}

/** Does Drive hide the forms of the newest match? Then it cannot tell whether a form exists. */
export function areFormsHidden({ get }: Pick<Memo, 'get'>): boolean {
  return get(HIDDEN) !== undefined;
}

/** The host's tasks by hand for the forms of open matches; [] for none. */
export function hiddenFormWarnings(memo: Memo, matches: readonly MatchRow[]): readonly string[] {
  const hidden = hiddenIn(memo);
  const titles = matches.flatMap(({ number, over, title }) =>
    !over && hidden.includes(String(number)) ? [title] : [],
  );
  return titles.map(
    (title) =>
      `Google does not show this script its own forms, so it may be that players cannot respond to ${title}. In Drive, open its order form and its trade form, and choose Publish › Manage › Responders: Anyone with the link.`,
  );
}
