import { cut } from '../../rules/base/json.ts';
import { seasonFacts } from '../log/fold.ts';
import { fail } from '../problem.ts';
import { checkRoster } from '../workbook/roster.ts';
import { codeFrom, withIds } from '../workbook/roster-people.ts';
import type { Person, Season } from '../workbook/season.ts';
import type { Context } from './change.ts';

/** Lists the players of the roster. A player without an id gets an unused id (X9). */
export function peopleWithIds({
  book: { season, log },
  entropy,
}: Pick<Context, 'book' | 'entropy'>): readonly Person[] {
  return withIds(season.players, () => codeFrom(entropy), season.identity, seasonFacts(log).knownIds);
}

/**
 * Lists the ids that `peopleWithIds` gives to the players of the roster, in roster order. Names cannot replace these
 * ids, because the name of a player may be the id of another player.
 */
export function idsOnRoster({ season, log }: Context['book']): readonly string[] {
  return withIds(season.players, () => '', season.identity, seasonFacts(log).knownIds).map(({ id }) => id);
}

/**
 * Finds a player of the roster by id or name. Also gives the season, in which every player now has an id. Fails if
 * there is no such player.
 */
export function onRoster(
  context: Context,
  player: string,
): { readonly person: Person; readonly season: Season } {
  const { people, season } = peopleOnRoster(context, [player]);
  return { person: people[0] as Person, season };
}

/** Finds several players of the roster by id or name, without duplicates. Also gives the season with an id for every player. */
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
