import type { Person, Season } from '../workbook/season.ts';
import type { EventData } from './events.ts';
import type { SeasonFacts } from './season-facts.ts';

/** Collects the facts that the log lacks about the season's people; undefined if the log has all facts. */
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

/** Removes from a person the fields that the log does not keep: the time zone and the host's note. */
export function loggedPerson({ zone: _, note: __, ...facts }: Person): Omit<Person, 'zone' | 'note'> {
  return facts;
}

/** Facts about a person that come from the log. The meadow is missing, because the host types meadows. */
const FACTS = ['name', 'email', 'file', 'code', 'access'] as const;
