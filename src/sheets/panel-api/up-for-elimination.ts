import { listed } from '../../rules/base/words.ts';
import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import type { ClosedMatch } from '../log/season-facts.ts';
import type { MatchState } from './match-state.ts';

/** A match with the ids of the places that its elimination concerns. */
interface Elimination {
  readonly number: number;
  readonly title: string;
  readonly ids: readonly string[];
}

/**
 * Who is up for elimination, by their ids, with the titles of the matches. A match counts until one of its people is out of the season; a closed
 * one only while it is the newest with candidates.
 */
export function upForElimination(
  { log }: Pick<Book, 'log'>,
  live: readonly MatchState[],
  personOf: (place: string) => string,
): ReadonlyMap<string, string> {
  const here = live.flatMap(({ number, title, outcome, seats }) =>
    outcome ? { number, title, ids: idsOf(outcome, seats) } : [],
  );
  const all: Elimination[] = [...seasonFacts(log).archived.values()]
    .map(archived)
    .concat(here)
    .filter(({ ids }) => ids.length > 0)
    .sort((one, other) => one.number - other.number);
  const out = new Set([...seasonFacts(log).eliminations.keys()].map(personOf));
  const titles = new Map<string, string[]>();
  for (const match of all.filter((one) => here.includes(one) || one === all[all.length - 1])) {
    const people = new Set(match.ids.map(personOf));
    if ([...people].some((id) => out.has(id))) continue;
    for (const id of people) titles.set(id, [...(titles.get(id) ?? []), match.title]);
  }
  return new Map([...titles].map(([id, names]) => [id, listed(names)]));
}

function archived({ match, data }: ClosedMatch): Elimination {
  const seats = data.purses.map(({ player }, seat) => ({ player, name: data.players[seat] ?? '' }));
  return { number: match, title: data.row.title, ids: idsOf(data, seats) };
}

/** The ids of the candidates, or of the chosen one, and of the named opponent. */
function idsOf(
  { candidates, chosen = '', opponent = '' }: Pick<ClosedMatch['data'], 'candidates' | 'chosen' | 'opponent'>,
  seats: readonly { readonly player: string; readonly name: string }[],
): readonly string[] {
  const names = [...(chosen === '' ? candidates : [chosen]), opponent];
  return seats.filter(({ name }) => names.includes(name)).map(({ player }) => player);
}
