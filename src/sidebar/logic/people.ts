import type { MatchState, SeasonState } from '../../sheets/panel-api/panel.ts';

/** The people of the season, each once: without places that a player of the roster has beside the own one (H23). */
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
