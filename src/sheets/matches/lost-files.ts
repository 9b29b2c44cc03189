import * as z from 'zod/mini';
import { count, text } from '../../rules/declare/position.ts';
import { type Book, openBook } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { matchFactsOf } from '../log/season-facts.ts';
import type { Memo, Ports } from '../ports.ts';
import { isSameAccount } from '../workbook/account.ts';
import { liveForms } from '../workbook/host-tabs.ts';
import type { MatchRow } from '../workbook/season.ts';

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

const HIDDEN = 'hidden forms';

/** The matches whose forms were hidden, since forms were last shown. */
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

/** Does Drive hide the forms of the match that was made last? Then it says nothing of whether a form is there. */
export function areFormsHidden({ get }: Pick<Memo, 'get'>): boolean {
  return get(HIDDEN) !== undefined;
}

/** What the host must do by hand for the forms of matches, as long as they are played; [] for nothing. */
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
