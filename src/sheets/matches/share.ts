import { ofSeason } from '../actions/change.ts';
import { addToOutbox, allFiles } from '../actions/outbox.ts';
import { binAtLast } from '../bin.ts';
import { commit } from '../commit/commit.ts';
import { type Book, openBook, requireSoundLog } from '../log/book.ts';
import { mustPlayBack, seasonFacts } from '../log/fold.ts';
import { missingPeople } from '../log/missing-people.ts';
import { type Grant, HIDDEN_FILE, type Ports, type Shared } from '../ports.ts';
import { afterOthers } from '../problem.ts';
import { isSameAccount } from '../workbook/account.ts';
import { checkRoster } from '../workbook/roster.ts';
import { ORDER_FORM, type OutboxRow, type Person, SPECTATORS } from '../workbook/season.ts';
import { closeStray, finishHandOvers, forgetBegun, handedOver, makeOnce } from './hand-over.ts';
import { allForms, isOtherProject, lossWords, lostOfSeason, needsNew, OTHER_PROJECT } from './lost-files.ts';

/**
 * The readers of private files: each person reads their own, by the email of the roster. Without an email the file can be
 * read with its link, which the host sends to that player alone.
 */
export function grantsFor(people: readonly Person[]): readonly Grant[] {
  return people.flatMap(({ file, email, access }) =>
    file === '' ? [] : [{ file, reader: email, ...(access === 'link' ? { orLink: true } : {}) }],
  );
}

/** The people with the new access to their files. */
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
 * Shares the file of each player with the player's present address (H23), and with nobody else. If a file was
 * deleted for good, the player gets a new one, as for a place that changed hands.
 */
export function shareAgain(ports: Ports) {
  const book = handedOver(ports, openBook(ports));
  const { season } = book;
  requireSoundLog(book);
  checkRoster(book);
  binAtLast(ports, closeStray(ports, book));
  const open = stillOpen(ports, book);
  const board = season.spectatorFile === '' ? [] : [{ file: season.spectatorFile, reader: '' }];
  const grants = [...grantsFor(season.players), ...board];
  const shared = ports.files.share(grants);
  const lost = lostOfSeason(ports, book);
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
    /** The players whose file opens by its link. */
    byLink: [...players, ...handed].filter(({ access }) => access === 'link').map(({ name }) => name),
    /** The players with a new file, because theirs was deleted for good. */
    made: handed.map(({ name }) => name),
    /** A sentence each. */
    problems: [
      ...(isChanged ? [`${OTHER_PROJECT.what} ${OTHER_PROJECT.todo}`] : []),
      ...open,
      ...refused,
      ...problems,
      ...lossWords(book, lost),
      ...letHostsIn(ports, book),
    ],
  };
}

/** Closes archives and forms to all who are not hosts, before anybody gets a new right (H23). Gives the faults, a sentence each. */
function stillOpen({ files }: Ports, book: Book): readonly string[] {
  const { archives } = seasonFacts(book.log);
  const forms = allForms(book);
  const names = [...archives.map((_, i) => `Archive ${i + 1}`), ...forms.values()];
  const wrong = files.close(archives, [...forms.keys()]);
  return names.flatMap((what, i) => {
    const problem = wrong[i] ?? '';
    return problem === '' || problem === HIDDEN_FILE ? [] : [`${what}: ${problem}.`];
  });
}

/** Pages of a replaced file that a former host can still read. */
function formerWords({ files }: Ports, { log }: Book, file: string, what: string): string {
  const owner = seasonFacts(log).makers.get(file);
  return `${what}: ${owner} is no host any more, owns the old file and can read all that it shows. There is a new one. The old link is dead: ${files.link(file)}`;
}

/** Makes a new spectators' file, open to everyone, after the former one is gone. */
function makeForSpectators(ports: Ports, gone: string): string {
  const file = makeOnce(ports, `spectators ${gone}`, 'For spectators');
  const { shared } = ports.files.open({ grants: [{ file, reader: '' }], published: file, forms: [] });
  const problem = shared[0]?.problem ?? '';
  ports.tell(`The spectators have a new file, with another link. ${problem}`.trim());
  return file;
}

/** All pages and forms link the spectators' file, and the new one has no page yet. */
function withNewBoard({ log, matches }: Book): OutboxRow[] {
  return matches.matches.reduce(
    (outbox, { number, over }) => {
      const keys = [...allFiles(mustPlayBack(log, number)), ...(over ? [] : [ORDER_FORM])];
      return addToOutbox(addToOutbox(outbox, number, keys), number, [SPECTATORS], true);
    },
    [...matches.outbox],
  );
}

/** Wrong readers of a file, as sentences; '' for none. */
function whyNotShared(ports: Ports, { log }: Book, file: string, shared?: Shared): string {
  const { problem = '', isHidden } = shared ?? {};
  if (problem === '') return '';
  if (!isHidden) return `${problem}.`;
  const maker = seasonFacts(log).makers.get(file) ?? '';
  return maker === '' || isSameAccount(maker, ports.who())
    ? 'Drive does not show it to this script. It was deleted for good, or another script made it.'
    : `${problem}. Let ${maker} press this.`;
}

/** Lets the other hosts write all files of the season that this account made, and edit its forms. Gives the refusals. */
function letHostsIn({ files }: Ports, { log, matches, season }: Book): readonly string[] {
  const all = [season.spectatorFile, ...season.players.map(({ file }) => file), ...seasonFacts(log).archives];
  const made = matches.matches.flatMap(({ form, trades }) => [form, trades]);
  return files.letHostsIn(
    all.filter((file) => file !== ''),
    made,
  );
}
