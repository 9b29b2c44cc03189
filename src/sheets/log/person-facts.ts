import type { Person, Season } from '../workbook/season.ts';
import type { Log } from './chain.ts';
import type { EventData } from './events.ts';

/** What the log says of the people of a season: the latest of each, by id. Version 0.1.0 wrote nothing of them. */
export interface PersonFacts {
  readonly people: ReadonlyMap<string, Person>;
  readonly spectators: string;
}

/** Reads what belongs to whom; undefined where the log does not say it yet. */
export function personFacts({ entries }: Pick<Log, 'entries'>): PersonFacts | undefined {
  const people = new Map<string, Person>();
  let spectators: string | undefined;
  for (const entry of entries)
    if (entry.what === 'roster') {
      spectators = entry.data.spectators;
      for (const person of entry.data.people) people.set(person.id, person);
    }
  return spectators === undefined ? undefined : { people, spectators };
}

/** The ids that were ever given: nobody else gets one of them, whatever their name. */
export function knownIds({ entries }: Pick<Log, 'entries'>): ReadonlySet<string> {
  const ids = entries.flatMap((entry) => {
    if (entry.what === 'roster') return entry.data.people.map(({ id }) => id);
    if (entry.what === 'new game') return entry.data.players.map(({ id }) => id);
    if (entry.what === 'archive') return entry.data.purses.map(({ player }) => player);
    if (entry.what === 'ledger') return entry.data.map(({ player }) => player);
    return entry.what === 'award' ? [entry.data.player] : [];
  });
  return new Set(ids);
}

/** What must be written into the log of a season that it does not have; undefined for nothing. */
export function missingPeople(
  facts: PersonFacts | undefined,
  { players, spectatorFile }: Season,
): EventData<'roster'> | undefined {
  const people = players.filter((person) => {
    const known = facts?.people.get(person.id);
    return person.id !== '' && !(known && isSameSeat(known, person));
  });
  const isKnown = (facts?.spectators ?? '') === spectatorFile && people.length === 0;
  return isKnown ? undefined : { spectators: spectatorFile, people };
}

function isSameSeat(known: Person, { file, code, access }: Person): boolean {
  return known.file === file && known.code === code && known.access === access;
}
