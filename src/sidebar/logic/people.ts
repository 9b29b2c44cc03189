import type { SeasonState } from '../../sheets/panel-api/panel.ts';

/** The people of the season, each once: without the places that somebody of the roster has beside their own (H23). */
export function peopleOf({ players }: Pick<SeasonState, 'players'>): SeasonState['players'] {
  return players.filter(({ heldBy }) => heldBy === '');
}

/** Tells each person from the others, whichever of their places it is. */
export function personId({ id, heldBy }: SeasonState['players'][number]): string {
  return heldBy || id;
}
