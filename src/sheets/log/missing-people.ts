import type { Person, Season } from '../workbook/season.ts';
import type { EventData } from './events.ts';
import type { SeasonFacts } from './season-facts.ts';

/** The facts about a season that its log still lacks; undefined for none. */
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

/** A person as the log has them: time zones and notes are the host’s to type, and no facts of it. */
export function loggedPerson({ zone: _, note: __, ...facts }: Person): Omit<Person, 'zone' | 'note'> {
  return facts;
}

/** Facts of a person that the log decides; the host types meadows. */
const FACTS = ['name', 'email', 'file', 'code', 'access'] as const;
