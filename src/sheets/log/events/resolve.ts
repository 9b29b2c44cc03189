import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { resolve } from '../playback/play.ts';
import { inMatch, withKey } from '../season-facts.ts';
import { round } from '../shapes.ts';

/** A round was resolved; with the hash of the position that it gave. */
export const RESOLVE = defineEvent({
  schema: z.strictObject({ ...round, position: text() }),
  match: resolve,
  playsRounds: true,
  row: (row, { next = row.deadline }) => ({ ...row, deadline: next }),
  season: (facts, { deadline }, { match, number, time }) =>
    inMatch(facts, match, (known) => ({
      ...known,
      deadlines: withKey(known.deadlines, number, deadline),
      playedAt: time,
      resolvedBy: number,
      isUndone: false,
    })),
  changesPublicPage: true,
  words: {},
});
