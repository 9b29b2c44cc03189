import { sha256Hex } from '../../rules/base/hash.ts';
import { capital } from '../../rules/base/words.ts';
import { contextOf, ofSeason } from '../actions/change.ts';
import { addToOutbox, openMatchesOf } from '../actions/outbox.ts';
import { type Substitution, substitute } from '../actions/substitute.ts';
import { binAtLast, isBinned } from '../bin.ts';
import { commit } from '../commit/commit.ts';
import { deliver } from '../delivery/deliver.ts';
import { type Book, openBook, requireSoundLog } from '../log/book.ts';
import type { EventData } from '../log/events.ts';
import { seasonFacts } from '../log/fold.ts';
import { loggedPerson } from '../log/missing-people.ts';
import { isAnswered } from '../log/request.ts';
import type { Ports, Shared } from '../ports.ts';
import { afterOthers, fail, stopBetween } from '../problem.ts';
import { requireIdle } from '../work.ts';
import { privateTitle } from '../workbook/form-link.ts';
import { type Person, personOf } from '../workbook/season.ts';
import { strayFiles } from './check-files.ts';
import { isGone } from './lost-files.ts';
import { isOtherProject, OTHER_PROJECT } from './other-project.ts';

/**
 * Gives a player's place to another person, or gives the player a new address (H23). A log entry ends the old address
 * and code; then the file is handed over. Throws before any change if this account must not change the file.
 */
export function handOverPlace(ports: Ports, asked: Substitution) {
  requireIdle(ports);
  // An earlier substitution of the place decides whether the old file may be kept.
  const book = handedOver(ports, openBook(ports));
  if (!isAnswered(book.log, ports.request)) {
    const change = substitute(contextOf(ports, book), asked);
    const file = requireOwnFile(ports, book, asked.player);
    const { from, to, person } = change.event.data as EventData<'substitute'>;
    if (person === 'same' && file !== '' && from !== to) ports.files.rename(file, privateTitle(to));
    commit(ports, book, { request: ports.request, ...change });
  }
  return afterOthers(() => finishHandOvers(ports));
}

/**
 * Gives the id of a place's file; '' if there is no file. Throws if another account made the file, because only that
 * account can stop sharing the file with the old reader.
 */
function requireOwnFile(ports: Ports, book: Book, id: string): string {
  const person = personOf(book.season, id);
  if (!person || person.file === '' || ports.files.hidden([person.file]).length === 0)
    return person?.file ?? '';
  if (isGone(ports, book, person.file)) return '';
  if (isOtherProject(ports, book)) fail(OTHER_PROJECT.what, OTHER_PROJECT.todo);
  const who = seasonFacts(book.log).makers.get(person.file) ?? 'the host who began the season';
  return fail(
    `${person.name}’s file was made by the account of ${who}. No other account can stop sharing the file with ${person.name}.`,
    `Ask ${who} to press this button. If the file is in Drive’s bin, restore it first.`,
  );
}

/**
 * Hands over the files of all places that have a new player. First closes each old file to everyone, and checks this;
 * then the new player gets a file with the pages. Idempotent: if the script is interrupted, another call finishes the
 * work.
 */
export function finishHandOvers(ports: Ports) {
  let book = openBook(ports);
  requireSoundLog(book);
  /** Players with a new file. `access` says how the file opens: 'account', 'link', or '' if Google refused. */
  const handed: { readonly name: string; readonly access: Shared['access']; readonly link: string }[] = [];
  /** Sentences about problems. */
  const problems: string[] = [];
  const toBin: string[] = [];
  for (const [id, left] of leftFiles(book)) {
    const person = personOf(book.season, id);
    if (!person) continue;
    const given = afterOthers(() => handOver(ports, book, person, left));
    book = given.book;
    if (!given.isBinned) toBin.push(left.file);
    const { access, problem } = given.shared;
    handed.push({ name: person.name, access, link: ports.files.link(given.file) });
    if (problem !== '') problems.push(`${person.name}’s file: ${problem}.`);
  }
  const delivery = deliver(ports, book);
  binAtLast(ports, [...toBin, ...closeStray(ports, book)]);
  return { ...delivery, handed, problems };
}

/** Closes stray files to everyone (see `strayFiles`). Gives the ids of the files that can go to Drive's bin. */
export function closeStray(ports: Ports, book: Book): readonly string[] {
  const stray = strayFiles(ports, book);
  if (stray.length > 0) ports.files.close(stray);
  return stray;
}

/** Gives the names of the players whose files are not handed over yet. */
export function openHandOvers({ log, season }: Book): readonly string[] {
  const left = leftFiles({ log });
  return season.players.flatMap(({ id, name }) => (left.has(id) ? [name] : []));
}

/** Hands over all files that are still waiting. Gives the workbook after the hand-over. */
export function handedOver(ports: Ports, book: Book): Book {
  if (openHandOvers(book).length === 0) return book;
  finishHandOvers(ports);
  return openBook(ports);
}

/** File that a place had before, with its former access. */
interface LeftFile extends Pick<Person, 'file' | 'access'> {
  /** Number of files that the place has had so far. */
  readonly count: number;
}

/** Gives the former files of people who wait for a new file (H23), by person id. Nobody may read the former files. */
function leftFiles({ log }: Pick<Book, 'log'>): ReadonlyMap<string, LeftFile> {
  return new Map(
    [...seasonFacts(log).people].flatMap(([id, { person, files }]) => {
      const last = files[files.length - 1];
      return person.file === '' && last ? [[id, { ...last, count: files.length }] as const] : [];
    }),
  );
}

function handOver(ports: Ports, book: Book, person: Person, left: LeftFile) {
  const [problem = ''] = ports.files.close([left.file]);
  const isLost = problem !== '' && isGone(ports, book, left.file);
  const isKept = !isLost && keepsFile(book, person, left);
  if (problem !== '' && !isLost)
    stopBetween(
      `Others can still open the old file of ${person.name}. ${capital(problem)}.`,
      'Open the panel again, and press “Finish the handing over”.',
    );
  // This comes before the log entry, so that an interrupted script repeats this step.
  const isDone = isKept || isLost || isBinned(ports, left.file);
  const key = `player ${sha256Hex(person.id).slice(0, 32)} ${left.count + 1}`;
  const file = isKept ? left.file : makeOnce(ports, key, privateTitle(person.name));
  const [shared = { access: '', problem: '' } as Shared] = ports.files.share([
    { file, reader: person.email, ...(isKept ? {} : { orLink: true }) },
  ]);
  for (const refused of isKept ? [] : ports.files.letHostsIn([file])) ports.tell(refused);
  const now = { ...person, file, access: shared.access };
  const players = book.season.players.map((one) => (one === person ? now : one));
  const matches = matchesOf(book, person.id);
  const after = commit(ports, book, {
    event: ofSeason({
      what: 'roster',
      data: { spectators: book.season.spectatorFile, people: [loggedPerson(now)] },
    }),
    season: { ...book.season, players },
    outbox: matches.reduce(
      (outbox, match) => addToOutbox(outbox, match, [person.id], !isKept),
      book.matches.outbox,
    ),
  });
  forgetBegun(ports);
  // `isBinned` is true if nothing remains to be done with the old file.
  return { book: after, file, shared, isBinned: isDone };
}

/**
 * Says whether a person keeps the file. The same person with a new address keeps a file that was shared with their
 * Google account. A file with a secret link is replaced, because a former reader still knows the link. Another person
 * gets a new file, without pages of earlier matches.
 */
function keepsFile({ log }: Book, { id, email }: Person, { access }: LeftFile): boolean {
  return seasonFacts(log).substitutions.get(id)?.person === 'same' && access === 'account' && email !== '';
}

/** Key of the note that a file is being made. If the script was interrupted, the file may exist already. */
const BEGUN = 'handing over';

export function forgetBegun({ memo }: Pick<Ports, 'memo'>): void {
  memo.set(BEGUN, undefined);
}

/**
 * Makes a file. If an earlier button press was interrupted, finds the file that this press made. Call `forgetBegun` when
 * the log has the file.
 */
export function makeOnce(ports: Ports, key: string, name: string): string {
  const [noted, at] = (ports.memo.get(BEGUN) ?? '').split(' at ');
  const begun = noted === key ? Number(at) : undefined;
  if (begun === undefined) ports.memo.set(BEGUN, `${key} at ${ports.clock.now()}`);
  const [file = ''] = ports.files.make([{ key, name }], begun);
  return file;
}

/**
 * Gives the numbers of the matches in which a place plays, except closed matches. Finished matches come first, because
 * the page that is written last is in front in the file.
 */
function matchesOf(book: Book, id: string): readonly number[] {
  return [...openMatchesOf(book, id)]
    .sort((one, other) => Number(other.over) - Number(one.over))
    .map(({ number }) => number);
}
