import * as z from 'zod/mini';
import { defineEvent } from '../kind.ts';
import { begin } from '../playback/play.ts';
import { inMatch, withPlaced } from '../season-facts.ts';
import { begun } from '../shapes.ts';

/** A match began. */
export const NEW_GAME = defineEvent({
  schema: z.strictObject(begun),
  begin: (data, { match }, games) => begin(match, data, games),
  playsRounds: true,
  season: (facts, data, { match, who }) =>
    inMatch(
      withPlaced(
        facts,
        data.players.map(({ id }) => id),
      ),
      match,
      { begun: { ...data, who }, row: data.row },
    ),
  changesPublicPage: false,
  words: {},
});
