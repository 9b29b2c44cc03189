import type { Person, Season } from '../workbook/season.ts';
import type { EventData } from './events.ts';
import type { SeasonFacts } from './season-facts.ts';

/** Collects facts about the season's people that the log still lacks; undefined if there are none. */
export function missingPeople(
  facts: SeasonFacts,
  { players, spectatorFile }: Season,
): EventData<'roster'> | undefined {
  const people = players.filter((person) => {
    const known = facts.people.get(person.id)?.person;
    return person.id !== '' && !(known && FACTS.every((fact) => known[fact] === person[fact]));
  });
  const isKnown = facts.spectators === spectatorFile && people.length === 0;
  if (isKnown) return undefined;
  return { spectators: spectatorFile, people: people.map(loggedPerson) };
}

/** Removes from a person what the log does not keep: time zone and note, which the host types. */
export function loggedPerson({ zone: _, note: __, ...facts }: Person): Omit<Person, 'zone' | 'note'> {
  return facts;
}

/** Facts of a person that come from the log. Meadows are typed by the host. */
const FACTS = ['name', 'email', 'file', 'code', 'access'] as const;
