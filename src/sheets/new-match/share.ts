import { commit } from '../commit/commit.ts';
import { openBook, requireSoundLog } from '../log/book.ts';
import { missingPeople, personFacts } from '../log/person-facts.ts';
import type { Grant, Ports, Shared } from '../ports.ts';
import { isoTime } from '../time.ts';
import { checkRoster } from '../workbook/roster.ts';
import type { Person } from '../workbook/season.ts';

/**
 * The readers of private files: each person reads their own, by the email of the roster. Without an email the file can be
 * read with its link, which the host sends to that player alone.
 */
export function grantsFor(people: readonly Person[]): readonly Grant[] {
  return people.flatMap(({ file, email }) => (file === '' ? [] : [{ file, reader: email }]));
}

/** The people with what is known now of who can open their files. */
export function withAccess(
  people: readonly Person[],
  grants: readonly Grant[],
  shared: readonly Shared[],
): Person[] {
  const found = new Map(grants.map(({ file }, i) => [file, shared[i]?.access ?? '']));
  return people.map((person) => ({ ...person, access: found.get(person.file) ?? person.access }));
}

/** What came of sharing the files again. */
export interface Sharing {
  /** The players whose file opens with its link alone. */
  readonly byLink: readonly string[];
  /** What is not as it should be, a sentence each. */
  readonly problems: readonly string[];
}

/** Shares the file of each player with the email that the roster has now, and with nobody else (X9). */
export function shareAgain(ports: Ports): Sharing {
  const book = openBook(ports);
  const { season } = book;
  requireSoundLog(book);
  checkRoster(book);
  const grants = grantsFor(season.players);
  const shared = ports.files.share(grants);
  const players = withAccess(season.players, grants, shared);
  const after = { ...season, players };
  const data = missingPeople(personFacts(book.log), after);
  if (data)
    commit(ports, book, {
      time: isoTime(ports.clock.now()),
      event: { what: 'roster', data, match: 0, round: 0 },
      season: after,
    });
  const nameOf = (file: string) => players.find((person) => person.file === file)?.name ?? file;
  return {
    byLink: players.filter(({ access }) => access === 'link').map(({ name }) => name),
    problems: grants.flatMap(({ file }, i) => {
      const problem = shared[i]?.problem ?? '';
      return problem === '' ? [] : [`${nameOf(file)}’s file: ${problem}.`];
    }),
  };
}
