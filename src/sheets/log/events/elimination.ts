import * as z from 'zod/mini';
import { text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { withKey, withPlaced } from '../season-facts.ts';

/** Event: a player is out of the season, or back in the season. `player` is the player's id. */
export const ELIMINATION = defineEvent({
  schema: z.strictObject({ player: text(), out: z.boolean(), why: text() }),
  season: (facts, { player, out, why }, { time }) => ({
    ...withPlaced(facts, [player]),
    eliminations: withKey(facts.eliminations, player, out ? { time, why } : undefined),
  }),
  about: ({ player }) => ({ players: [player] }),
  changesPublicPage: false,
  words: {
    everyone: ({ player, out }, { nameOf }) =>
      `${nameOf(player)} is ${out ? 'out of' : 'back in'} the season.`,
    player: (data, _, player) =>
      data.player === player
        ? `You are ${data.out ? 'out of' : 'back in'} the season${data.why === '' ? '' : `: ${data.why}`}.`
        : '',
  },
});
