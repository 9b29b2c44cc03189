import type { SeasonState } from '../../sheets/panel-api/panel.ts';

/** The people of the season, each once: without places that a player of the roster has beside the own one (H23). */
export function peopleOf({ players }: Pick<SeasonState, 'players'>): SeasonState['players'] {
  return players.filter(({ heldBy }) => heldBy === '');
}

/** Identifies the person of a place: the same for all places of one person. */
export function personId({ id, heldBy }: SeasonState['players'][number]): string {
  return heldBy || id;
}
