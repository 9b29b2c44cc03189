import { ofSeason } from '../actions/change.ts';
import { addToOutbox, allFiles } from '../actions/outbox.ts';
import { binAtLast } from '../bin.ts';
import { commit } from '../commit/commit.ts';
import { deliver } from '../delivery/deliver.ts';
import { type Book, openBook, requireSoundLog } from '../log/book.ts';
import { mustPlayBack, seasonFacts } from '../log/fold.ts';
import { missingPeople } from '../log/missing-people.ts';
import { type Grant, HIDDEN_FILE, type Ports, type Shared } from '../ports.ts';
import { afterOthers, afterwards } from '../problem.ts';
import { isSameAccount } from '../workbook/account.ts';
import { checkRoster } from '../workbook/roster.ts';
import { ORDER_FORM, type OutboxRow, type Person, SPECTATORS } from '../workbook/season.ts';
import { allForms } from './check-files.ts';
import { makerOf } from './former-host.ts';
import { closeStray, finishHandOvers, forgetBegun, handedOver, makeOnce } from './hand-over.ts';
import { lossWords } from './loss-words.ts';
import { type Lost, lostOfSeason, needsNew } from './lost-files.ts';
import { isOtherProject, OTHER_PROJECT } from './other-project.ts';
import { replaceForms } from './replace-forms.ts';

/**
 * Gives the grants for private files: each person may read only the person's own file. If the roster has the person's
 * email, the file opens by account. Otherwise the file opens by link, and the host sends the link to that person only.
 */
export function grantsFor(people: readonly Person[]): readonly Grant[] {
  return people.flatMap(({ file, email, access }) =>
    file === '' ? [] : [{ file, reader: email, ...(access === 'link' ? { orLink: true } : {}) }],
  );
}

/** Updates the field `access` of each person from the results of sharing. Skips files that Drive hides. */
export function withAccess(
  people: readonly Person[],
  grants: readonly Grant[],
  shared: readonly Shared[],
): Person[] {
  // Files of another account are unchanged.
  const found = new Map(
    grants.flatMap(({ file }, i) => (shared[i]?.isHidden ? [] : [[file, shared[i]?.access ?? '']])),
  );
  return people.map((person) => ({ ...person, access: found.get(person.file) ?? person.access }));
}

/**
 * Shares each player's file with the player's current address (H23), and with nobody else. A player whose file was
 * deleted for good gets a new file.
 */
export function shareAgain(ports: Ports) {
  const book = handedOver(ports, openBook(ports));
  const { season } = book;
  requireSoundLog(book);
  checkRoster(book);
  binAtLast(ports, closeStray(ports, book));
  const lost = lostOfSeason(ports, book);
  const open = stillOpen(ports, book, lost);
  const board = season.spectatorFile === '' ? [] : [{ file: season.spectatorFile, reader: '' }];
  const grants = [...grantsFor(season.players), ...board];
  const shared = ports.files.share(grants);
  const isLeft = (file: string) => needsNew(lost.get(file));
  const players = withAccess(season.players, grants, shared).map((person) =>
    isLeft(person.file) ? { ...person, file: '', access: '' as const } : person,
  );
  const spectatorFile = isLeft(season.spectatorFile)
    ? makeForSpectators(ports, season.spectatorFile)
    : season.spectatorFile;
  const isNew = spectatorFile !== season.spectatorFile;
  const after = { ...season, spectatorFile, players };
  const data = missingPeople(seasonFacts(book.log), after);
  if (data)
    afterOthers(() =>
      commit(ports, book, {
        event: ofSeason({ what: 'roster', data }),
        season: after,
        ...(isNew ? { outbox: withNewBoard(book) } : {}),
      }),
    );
  if (isNew) forgetBegun(ports);
  const { handed, problems } = players.some(({ file }, i) => file !== season.players[i]?.file)
    ? afterOthers(() => finishHandOvers(ports))
    : { handed: [], problems: [] };
  const replaced = book.matches.matches.flatMap(({ number, form, over }) =>
    !over && lost.get(form) === 'left'
      ? afterOthers(() => replaceForms(ports, number, makerOf(book, number)))
      : [],
  );
  const now = replaced.length > 0 ? afterOthers(() => openBook(ports)) : book;
  if (now !== book) afterwards(ports, () => deliver(ports, now));
  const isChanged = shared.some(({ isHidden }) => isHidden) && isOtherProject(ports, book);
  const refused = grants.flatMap(({ file }, i) => {
    const name = season.players.find((person) => person.file === file)?.name;
    const what = name === undefined ? 'The spectators’ file' : `${name}’s file`;
    if (lost.get(file) === 'left') return [formerWords(ports, book, file, what)];
    const isSaid = isLeft(file) || (isChanged && shared[i]?.isHidden);
    const problem = isSaid ? '' : whyNotShared(ports, book, file, shared[i]);
    return problem === '' ? [] : [`${what}: ${problem}`];
  });
  return {
    /** Names of the players whose file opens by link. */
    byLink: [...players, ...handed].filter(({ access }) => access === 'link').map(({ name }) => name),
    /** Names of the players who got a new file because the old file was deleted for good. */
    made: handed.map(({ name }) => name),
    /** Sentences about problems. */
    problems: [
      ...(isChanged ? [`${OTHER_PROJECT.what} ${OTHER_PROJECT.todo}`] : []),
      ...open,
      ...refused,
      ...problems,
      ...replaced,
      ...lossWords(book, lost),
      ...letHostsIn(ports, now),
    ],
  };
}

/** Closes archives and forms to everyone except hosts, before anybody gets a new right (H23). Gives one sentence for each fault. */
function stillOpen({ files }: Ports, book: Book, lost: Lost): readonly string[] {
  const { archives } = seasonFacts(book.log);
  // Nobody can shut the owner out of a form, so the form is replaced.
  const forms = new Map([...allForms(book)].filter(([form]) => lost.get(form) !== 'left'));
  const names = [...archives.map((_, i) => `Archive ${i + 1}`), ...forms.values()];
  const wrong = files.close(archives, [...forms.keys()]);
  return names.flatMap((what, i) => {
    const problem = wrong[i] ?? '';
    return problem === '' || problem === HIDDEN_FILE ? [] : [`${what}: ${problem}.`];
  });
}

/** Tells the host about a replaced file that a former host still owns and can read. */
function formerWords({ files }: Ports, { log }: Book, file: string, what: string): string {
  const owner = seasonFacts(log).makers.get(file);
  return `${what} is a new file now. The old file belongs to the former host ${owner}, who can still read its pages. This old link is no longer used: ${files.link(file)}`;
}

/** Makes a new spectators' file, open to everyone, after the old file was lost. */
function makeForSpectators(ports: Ports, gone: string): string {
  const file = makeOnce(ports, `spectators ${gone}`, 'For spectators');
  const { shared } = ports.files.open({ grants: [{ file, reader: '' }], published: file, forms: [] });
  const problem = shared[0]?.problem ?? '';
  ports.tell(`The spectators have a new file with a new link. ${problem}`.trim());
  return file;
}

/**
 * Gives the outbox after the spectators' file was replaced. Every page and form must link the new file, and the new file
 * needs its pages.
 */
function withNewBoard({ log, matches }: Book): OutboxRow[] {
  return matches.matches.reduce(
    (outbox, { number, over }) => {
      const keys = [...allFiles(mustPlayBack(log, number)), ...(over ? [] : [ORDER_FORM])];
      return addToOutbox(addToOutbox(outbox, number, keys), number, [SPECTATORS], true);
    },
    [...matches.outbox],
  );
}

/** Writes sentences that say who can wrongly open a file, or why nobody was added; '' if nothing is wrong. */
function whyNotShared(ports: Ports, { log }: Book, file: string, shared?: Shared): string {
  const { problem = '', isHidden } = shared ?? {};
  if (problem === '') return '';
  if (!isHidden) return `${problem}.`;
  const maker = seasonFacts(log).makers.get(file) ?? '';
  return maker === '' || isSameAccount(maker, ports.who())
    ? 'Drive does not show it to this script. It was deleted for good, or another script made it.'
    : `${problem}. Let ${maker} press this.`;
}

/** Lets the other hosts edit all files and forms that this account made. Gives Google's refusals. */
function letHostsIn({ files }: Ports, { log, matches, season }: Book): readonly string[] {
  const all = [season.spectatorFile, ...season.players.map(({ file }) => file), ...seasonFacts(log).archives];
  const made = matches.matches.flatMap(({ form, trades }) => [form, trades]);
  return files.letHostsIn(
    all.filter((file) => file !== ''),
    made,
  );
}
