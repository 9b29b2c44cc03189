import type { Person, Season } from '../../workbook/tabs/season.ts';
import type { Log } from '../chain/audit-log.ts';
import type { Entry } from '../chain/chain.ts';
import type { EventData } from '../entries/events.ts';
import { isBeginning } from './beginnings.ts';

/** What the log says of the people of a season: the latest of each, by id. */
export interface PersonFacts {
  readonly people: ReadonlyMap<string, Person>;
  readonly spectators: string;
  /** Addresses and codes that do not count any more, in the order of the log. */
  readonly former: readonly FormerSender[];
  /** The files of people who have none now (H23): nobody else may read them, and a new one is due. */
  readonly left: ReadonlyMap<string, LeftFile>;
}

/** A player with an address or a code that counted for some time (H23). */
export interface FormerSender {
  readonly person: Person;
  /** Milliseconds UTC: from the first moment that it counted to the first that it did not. */
  readonly from: number;
  readonly until: number;
}

/** A file that was taken from a place, and how it could be opened. */
export interface LeftFile {
  readonly file: string;
  readonly access: string;
  /** How many files the place has had. */
  readonly count: number;
}

/** Reads what belongs to whom. */
export function personFacts({ entries }: Pick<Log, 'entries'>): PersonFacts {
  const versions = new Map<string, Version[]>();
  let spectators = '';
  for (const entry of entries) {
    if (entry.what === 'substitute' && entry.data.joined) versions.delete(entry.data.by ?? '');
    if (entry.what !== 'roster') continue;
    spectators = entry.data.spectators;
    for (const person of entry.data.people)
      versions.set(person.id, [...(versions.get(person.id) ?? []), { person, at: Date.parse(entry.time) }]);
  }
  const all = [...versions];
  return {
    people: new Map(all.map(([id, own]) => [id, own[own.length - 1]!.person])),
    spectators,
    former: all.flatMap(([, own]) => formerSenders(own)),
    left: new Map(
      all.flatMap(([id, own]) => {
        const left = leftFile(own.map(({ person }) => person));
        return left ? [[id, left] as const] : [];
      }),
    ),
  };
}

/** What a person was like, from a moment on, in milliseconds UTC. */
interface Version {
  readonly person: Person;
  readonly at: number;
}

/** The addresses and codes of a person that do not count any more, each with its time. */
function formerSenders(versions: readonly Version[]): readonly FormerSender[] {
  const changed = versions.filter(
    ({ person }, i) => i === 0 || !isSameSender(versions[i - 1]!.person, person),
  );
  return changed.slice(1).map(({ at }, i) => ({
    person: changed[i]!.person,
    from: i === 0 ? Number.NEGATIVE_INFINITY : changed[i]!.at,
    until: at,
  }));
}

/** The file that a person had last, where the person has none now. */
function leftFile(people: readonly Person[]): LeftFile | undefined {
  if (people[people.length - 1]?.file !== '') return undefined;
  const had = people.filter(({ file }) => file !== '');
  const last = had[had.length - 1];
  return last && { file: last.file, access: last.access, count: new Set(had.map(({ file }) => file)).size };
}

function isSameSender(one: Person, other: Person): boolean {
  return one.email === other.email && one.code === other.code;
}

/** The entry that last changed who has a place, or what they are called; undefined for none. */
export function lastSubstitute(
  { entries }: Pick<Log, 'entries'>,
  id: string,
): (Entry & { readonly what: 'substitute' }) | undefined {
  const own = entries.flatMap((entry) =>
    entry.what === 'substitute' && entry.data.player === id ? [entry] : [],
  );
  return own[own.length - 1];
}

/**
 * The places that players of the roster took over beside their own: the id of the place, and of the player (H23).
 */
export function standIns({ entries }: Pick<Log, 'entries'>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const entry of entries) {
    if (entry.what !== 'substitute' || entry.data.person === 'same') continue;
    const { player, by, joined } = entry.data;
    if (by === undefined || joined) found.delete(player);
    else found.set(player, by);
  }
  return found;
}

/** Has a substitution changed the name of the place? */
export function isNamed({ data }: { readonly data: EventData<'substitute'> }): boolean {
  return data.from !== data.to;
}

/** Since when each place that was given to another person is theirs, in milliseconds UTC: what they sent before is not of it (H23). */
export function givenSince({ entries }: Pick<Log, 'entries'>): ReadonlyMap<string, number> {
  return new Map(
    entries.flatMap((entry) =>
      entry.what === 'substitute' && entry.data.person === 'other'
        ? [[entry.data.player, Date.parse(entry.time)] as const]
        : [],
    ),
  );
}

/** The ids that were ever given: nobody else gets one of them, whatever their name. */
export function knownIds(log: Pick<Log, 'entries' | 'closed'>): ReadonlySet<string> {
  const ids = log.entries.flatMap((entry) => {
    if (entry.what === 'roster') return entry.data.people.map(({ id }) => id);
    return entry.what === 'substitute' ? (entry.data.by ?? []) : [];
  });
  return new Set([...placedIds(log), ...ids]);
}

/** The ids of those who have, or had, a match, a file, or anything in the ledger: their names and addresses are the log’s (H15). */
export function placedIds({ entries, closed }: Pick<Log, 'entries' | 'closed'>): ReadonlySet<string> {
  const earlier = closed.flatMap(({ data }) => data.purses.map(({ player }) => player));
  const ids = entries.flatMap((entry) => {
    if (entry.what === 'roster')
      return entry.data.people.filter(({ file }) => file !== '').map(({ id }) => id);
    if (isBeginning(entry)) return entry.data.players.map(({ id }) => id);
    if (entry.what === 'archive') return entry.data.purses.map(({ player }) => player);
    if (entry.what === 'ledger') return entry.data.map(({ player }) => player);
    if (entry.what === 'give token') return [entry.data.from, entry.data.to];
    return entry.what === 'award' || entry.what === 'elimination' ? [entry.data.player] : [];
  });
  return new Set([...earlier, ...ids]);
}

/** What must be written into the log of a season that it does not have; undefined for nothing. */
export function missingPeople(
  facts: PersonFacts,
  { players, spectatorFile }: Season,
): EventData<'roster'> | undefined {
  const people = players.filter((person) => {
    const known = facts.people.get(person.id);
    return person.id !== '' && !(known && FACTS.every((fact) => known[fact] === person[fact]));
  });
  const isKnown = facts.spectators === spectatorFile && people.length === 0;
  if (isKnown) return undefined;
  return { spectators: spectatorFile, people: people.map(loggedPerson) };
}

/** A person as the log has them: time zones are the host’s to type, and no fact of it. */
export function loggedPerson({ zone: _, ...facts }: Person): Omit<Person, 'zone'> {
  return facts;
}

/** What the log decides of a person; meadows are the host’s to type. */
const FACTS = ['name', 'email', 'file', 'code', 'access'] as const;
