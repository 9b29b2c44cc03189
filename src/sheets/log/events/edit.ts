import { defineEvent } from '../kind.ts';
import { edit } from '../playback/edit.ts';
import { position } from '../shapes.ts';

/** Event: the host replaced the match's position. The data are the new position. */
export const EDIT = defineEvent({
  schema: position,
  match: edit,
  receiptFrom: (_, { match }) => match.position.round,
  changesPublicPage: true,
  words: { everyone: (_, { at }) => `The position after round ${at.round} was changed by hand.` },
});
