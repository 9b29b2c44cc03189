import { listed } from '../../rules/base/words.ts';
import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { type SeasonMatch, seasonMatches } from '../log/season-matches.ts';

/**
 * Gives the Elimination Candidates by id, each with the titles of the matches. A match no longer counts once a candidate
 * of this match is out of the season. A closed match counts only if no later match has candidates.
 */
export function upForElimination(
  book: Book,
  personOf: (place: string) => string,
): ReadonlyMap<string, string> {
  const here = book.matches.matches.map(({ number }) => number);
  const all = seasonMatches(book)
    .map((match) => ({ ...match, people: new Set(concernedIn(match).map(personOf)) }))
    .filter(({ people }) => people.size > 0);
  const out = new Set([...seasonFacts(book.log).eliminations.keys()].map(personOf));
  const titles = new Map<string, string[]>();
  for (const match of all.filter((one) => here.includes(one.number) || one === all[all.length - 1])) {
    if ([...match.people].some((id) => out.has(id))) continue;
    for (const id of match.people) titles.set(id, [...(titles.get(id) ?? []), match.title]);
  }
  return new Map([...titles].map(([id, names]) => [id, listed(names)]));
}

/**
 * Gives the ids of the players that may be eliminated after a match: all candidates, or only the chosen candidate, and
 * the named opponent.
 */
function concernedIn({ end, players }: SeasonMatch): readonly string[] {
  if (!end) return [];
  const names = [...(end.chosen === '' ? end.candidates : [end.chosen]), end.opponent];
  return players.filter(({ name }) => names.includes(name)).map(({ id }) => id);
}
