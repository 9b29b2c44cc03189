import { cut } from '../../rules/base/json.ts';
import { seasonFacts } from '../log/fold.ts';
import { fail } from '../problem.ts';
import { checkRoster } from '../workbook/roster.ts';
import { codeFrom, withIds } from '../workbook/roster-people.ts';
import type { Person, Season } from '../workbook/season.ts';
import type { Context } from './change.ts';

/** The players of the roster, each with an id: those without one get an unused one (X9). */
export function peopleWithIds({
  book: { season, log },
  entropy,
}: Pick<Context, 'book' | 'entropy'>): readonly Person[] {
  return withIds(season.players, () => codeFrom(entropy), season.identity, seasonFacts(log).knownIds);
}

/**
 * The ids of the roster’s players, in its order, from `peopleWithIds`. A name is no safe id, because another player may
 * have it as id.
 */
export function idsOnRoster({ season, log }: Context['book']): readonly string[] {
  return withIds(season.players, () => '', season.identity, seasonFacts(log).knownIds).map(({ id }) => id);
}

/** A player of the roster, by id or name, and the season with an id for everyone on it. Stops if there is no such player. */
export function onRoster(
  context: Context,
  player: string,
): { readonly person: Person; readonly season: Season } {
  const { people, season } = peopleOnRoster(context, [player]);
  return { person: people[0] as Person, season };
}

/** The same for several players, each once. */
export function peopleOnRoster(
  { book, entropy }: Context,
  wanted: readonly string[],
): { readonly people: readonly Person[]; readonly season: Season } {
  checkRoster(book);
  const players = peopleWithIds({ book, entropy });
  const people = wanted.map(
    (key) =>
      players.find(({ id }) => id === key) ??
      players.find(({ name }) => name === key) ??
      fail(`${cut(key, 60)} is not on the roster.`, 'Add them to the Season tab, or choose somebody else.'),
  );
  return { people: [...new Set(people)], season: { ...book.season, players } };
}
