import { listed, stopped } from '../../rules/base/words.ts';
import type { MatchState, SeasonState, Substitution } from '../../sheets/panel-api/panel.ts';

/** Lists each person of the season once. Leaves out roster places that another player of the roster has taken over (H23). */
export function peopleOf({ players }: Pick<SeasonState, 'players'>): SeasonState['players'] {
  return players.filter(({ heldBy }) => heldBy === '');
}

/** Gives the id of the person who holds a roster place. All places of one person give the same id. */
export function personId({ id, heldBy }: SeasonState['players'][number]): string {
  return heldBy || id;
}

/**
 * Finds the people of the season who have these names in a match. A finished match keeps a player's old name, so names
 * may differ (H23).
 */
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
 * Says what a substitution changed: the player `now` plays for `old` from a given round on, or a player has a new name
 * or address. `matches` are the matches with this player.
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
