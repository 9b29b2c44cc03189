import type { MatchState } from '../../../sheets/panel-api/panel.ts';

/** Says on a page that shows results of a match that its position was changed by hand. */
export function EditNote({ match: { editNote } }: { readonly match: Pick<MatchState, 'editNote'> }) {
  return editNote === '' ? null : <p class="box calm">{editNote}</p>;
}
