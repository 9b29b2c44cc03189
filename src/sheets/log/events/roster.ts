import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { type KnownPerson, withKey, withKnown, withPlaced } from '../season-facts.ts';
import { list } from '../shapes.ts';

/** Updates the facts about a person in the log. Former addresses, codes and files are kept. Times are in milliseconds UTC. */
function knownAfter(before: KnownPerson | undefined, person: KnownPerson['person'], at: number): KnownPerson {
  const { since = Number.NEGATIVE_INFINITY, former = [], files = [] } = before ?? {};
  const { email, code, file, access } = person;
  const own = {
    person,
    files: file === '' ? files : [...files.filter((one) => one.file !== file), { file, access }],
  };
  if (!before || (before.person.email === email && before.person.code === code))
    return { ...own, since, former };
  return { ...own, since: at, former: [...former, { person: before.person, from: since, until: at }] };
}

/** Event: the roster's files, codes or other facts about people changed, or the file for spectators changed. */
export const ROSTER = defineEvent({
  schema: z.strictObject({
    spectators: text(),
    people: list(
      z.strictObject({
        id: text(),
        name: text(),
        email: text(),
        meadow: text(),
        file: text(),
        code: text(),
        access: text(),
      }),
    ),
  }),
  season(facts, { spectators, people }, { time, who }) {
    const at = Date.parse(time);
    const files = [spectators, ...people.map(({ file }) => file)].filter((file) => file !== '');
    const owners = people.filter(({ file }) => file !== '');
    return {
      ...withPlaced(
        withKnown(
          facts,
          people.map(({ id }) => id),
        ),
        owners.map(({ id }) => id),
      ),
      spectators,
      people: people.reduce(
        (all, person) => withKey(all, person.id, knownAfter(all.get(person.id), person, at)),
        facts.people,
      ),
      makers: new Map([...files.map((file) => [file, who] as const), ...facts.makers]),
    };
  },
  changesPublicPage: false,
  words: {},
});
