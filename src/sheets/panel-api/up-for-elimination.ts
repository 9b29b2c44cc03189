import { listed } from '../../rules/base/words.ts';
import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { type SeasonMatch, seasonMatches } from '../log/season-matches.ts';

/**
 * Who is up for elimination, by their ids, with the titles of the matches. A match counts until one of its people is out of the season; a closed
 * one only while it is the newest with candidates.
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

/** The ids of the candidates, or of the chosen one, and of the named opponent. */
function concernedIn({ end, players }: SeasonMatch): readonly string[] {
  if (!end) return [];
  const names = [...(end.chosen === '' ? end.candidates : [end.chosen]), end.opponent];
  return players.filter(({ name }) => names.includes(name)).map(({ id }) => id);
}
