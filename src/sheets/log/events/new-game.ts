import * as z from 'zod/mini';
import { defineEvent } from '../kind.ts';
import { begin } from '../playback/play.ts';
import { inMatch, type SeasonFacts, withPlaced } from '../season-facts.ts';
import { type Begun, begun } from '../shapes.ts';
import type { At } from '../words.ts';

/** Adds a new match to the facts of the season. */
export function withMatch(facts: SeasonFacts, data: Begun, { match, who }: At): SeasonFacts {
  const ids = data.players.map(({ id }) => id);
  return inMatch(withPlaced(facts, ids), match, { begun: { ...data, who }, row: data.row });
}

/** Event: a match began. */
export const NEW_GAME = defineEvent({
  schema: z.strictObject(begun),
  begin: (data, { match }) => begin(match, data),
  playsRounds: true,
  receiptFrom: () => 0,
  season: withMatch,
  changesPublicPage: false,
  words: {},
});
