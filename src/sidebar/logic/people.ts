import { listed, stopped } from '../../rules/base/words.ts';
import type { MatchState, SeasonState, Substitution } from '../../sheets/panel-api/panel.ts';

/** Lists each person of the season once. Skips a seat on the roster that another player has taken over (H23). */
export function peopleOf({ players }: Pick<SeasonState, 'players'>): SeasonState['players'] {
  return players.filter(({ heldBy }) => heldBy === '');
}

/** Gives the id of the person who holds a roster entry; equal for all entries of one person. */
export function personId({ id, heldBy }: SeasonState['players'][number]): string {
  return heldBy || id;
}

/** Finds the people behind these names of a match. A finished match keeps old names when players are renamed (H23). */
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
 * Says how a substitution ended: from which rounds on `now` plays for `old`, or the changed name and address. `matches`
 * are the matches with that player.
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
