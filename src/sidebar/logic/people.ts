import { listed, stopped } from '../../rules/base/words.ts';
import type { MatchState, SeasonState, Substitution } from '../../sheets/panel-api/panel.ts';

/** The people of the season, each once: without further places that a player of the roster took over (H23). */
export function peopleOf({ players }: Pick<SeasonState, 'players'>): SeasonState['players'] {
  return players.filter(({ heldBy }) => heldBy === '');
}

/** Identifies the person of a place: the same for all places of one person. */
export function personId({ id, heldBy }: SeasonState['players'][number]): string {
  return heldBy || id;
}

/** The people of the season whom a match shows by these names. One that is over keeps them when players are renamed (H23). */
export function peopleNamed(
  { seats }: Pick<MatchState, 'seats'>,
  names: readonly string[],
  { players }: Pick<SeasonState, 'players'>,
): SeasonState['players'] {
  const theirs = seats.filter(({ name }) => names.includes(name)).map(({ player }) => player);
  const ids = players.filter(({ id }) => theirs.includes(id)).map(personId);
  return players.filter(({ id }) => ids.includes(id));
}

type Player = { readonly name: string; readonly email: string };
type Playing = Pick<MatchState, 'title' | 'round' | 'over'>;

/**
 * The result of a substitution, for the host who pressed: the new player of `old`'s place and the first
 * round, or the new name and address. `now` is the player afterwards; `matches` are those with the place.
 */
export function substitutedWords(
  person: Substitution['person'],
  old: Player,
  now: Player,
  matches: readonly Playing[],
): string {
  if (person === 'same')
    return [
      now.name === old.name ? '' : stopped(`${old.name} is now called ${now.name}`),
      now.email === old.email ? '' : `The address of ${now.name} was changed.`,
    ]
      .filter(Boolean)
      .join(' ');
  const rounds = matches
    .filter(({ over }) => !over)
    .map(({ title, round }) => `in ${title} from round ${round + 1} on`);
  if (rounds.length === 0) return `${now.name} has the place of ${old.name} now.`;
  return `${now.name} plays for ${old.name} ${listed(rounds)}.`;
}
