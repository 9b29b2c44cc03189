import { commit } from '../commit/commit.ts';
import { archiveFiles } from '../log/archived.ts';
import { type Book, openBook, requireSoundLog } from '../log/book.ts';
import { makersOf } from '../log/makers.ts';
import { missingPeople, personFacts } from '../log/person-facts.ts';
import type { Grant, Ports, Shared } from '../ports.ts';
import { afterOthers } from '../problem.ts';
import { isoTime } from '../time.ts';
import { checkRoster } from '../workbook/roster.ts';
import type { Person } from '../workbook/season.ts';
import { handedOver } from './hand-over.ts';

/**
 * The readers of private files: each person reads their own, by the email of the roster. Without an email the file can be
 * read with its link, which the host sends to that player alone.
 */
export function grantsFor(people: readonly Person[]): readonly Grant[] {
  return people.flatMap(({ file, email, access }) =>
    file === '' ? [] : [{ file, reader: email, ...(access === 'link' ? { orLink: true } : {}) }],
  );
}

/** The people with what is known now of who can open their files. */
export function withAccess(
  people: readonly Person[],
  grants: readonly Grant[],
  shared: readonly Shared[],
): Person[] {
  // What another account made is as it was.
  const found = new Map(
    grants.flatMap(({ file }, i) => (shared[i]?.isHidden ? [] : [[file, shared[i]?.access ?? '']])),
  );
  return people.map((person) => ({ ...person, access: found.get(person.file) ?? person.access }));
}

/** What came of sharing the files again. */
export interface Sharing {
  /** The players whose file opens with its link alone. */
  readonly byLink: readonly string[];
  /** What is not as it should be, a sentence each. */
  readonly problems: readonly string[];
}

/** Shares the file of each player with the address that counts (H23), and with nobody else. */
export function shareAgain(ports: Ports): Sharing {
  const book = handedOver(ports, openBook(ports));
  const { season } = book;
  requireSoundLog(book);
  checkRoster(book);
  const grants = grantsFor(season.players);
  const shared = ports.files.share(grants);
  const players = withAccess(season.players, grants, shared);
  const after = { ...season, players };
  const data = missingPeople(personFacts(book.log), after);
  if (data)
    afterOthers(() =>
      commit(ports, book, {
        time: isoTime(ports.clock.now()),
        event: { what: 'roster', data, match: 0, round: 0 },
        season: after,
      }),
    );
  const nameOf = (file: string) => players.find((person) => person.file === file)?.name ?? file;
  const makers = makersOf(book.log);
  const refused = grants.flatMap(({ file }, i) => {
    const { problem = '', isHidden } = shared[i] ?? {};
    const who = isHidden ? makers.get(file) : undefined;
    const todo = who ? ` Let ${who} press this.` : '';
    return problem === '' ? [] : [`${nameOf(file)}’s file: ${problem}.${todo}`];
  });
  return {
    byLink: players.filter(({ access }) => access === 'link').map(({ name }) => name),
    problems: [...refused, ...inBin(ports, book), ...letHostsIn(ports, book)],
  };
}

/** The files and forms of matches that go on and lie in Drive’s bin, a sentence each. */
function inBin({ files }: Ports, { matches, season }: Book): readonly string[] {
  const live = matches.matches.filter(({ over }) => !over);
  const all: readonly (readonly [file: string, words: string])[] = [
    ...season.players.map(({ name, file }) => [file, `${name}’s file`] as const),
    [season.spectatorFile, 'The spectators’ file'],
    ...live.flatMap(({ title, form, trades }) => [
      [form, `The order form of ${title}`] as const,
      [trades, `The trade desk of ${title}`] as const,
    ]),
  ];
  const found = files.inBin(all.map(([file]) => file).filter((file) => file !== ''));
  return all
    .filter(([file]) => found.includes(file))
    .map(([, what]) => `${what} lies in Drive’s bin: take it out, or players do not find it.`);
}

/** Lets the other hosts write all files of the season that this account made, and edit its forms. Gives what was refused. */
function letHostsIn({ files }: Ports, { log, matches, season }: Book): readonly string[] {
  const all = [season.spectatorFile, ...season.players.map(({ file }) => file), ...archiveFiles(log)];
  const made = matches.matches.flatMap(({ form, trades }) => [form, trades]);
  return files.letHostsIn(
    all.filter((file) => file !== ''),
    made,
  );
}
