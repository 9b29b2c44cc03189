import * as z from 'zod/mini';
import { count, text } from '../../../rules/declare/position.ts';
import { defineEvent } from '../kind.ts';
import { withKey, withPlaced } from '../season-facts.ts';
import type { PlayerPurse } from '../shapes.ts';

/** Lists how purses change when a Token of Life is given away or taken back. */
export function tokenMoves({
  from,
  to,
  back = false,
}: {
  readonly from: string;
  readonly to: string;
  readonly back?: boolean;
}): readonly PlayerPurse[] {
  const one = { garnets: 0, bellflowers: 0, tokensOfLife: back ? -1 : 1 };
  return [
    { player: from, ...one, tokensOfLife: -one.tokensOfLife },
    { player: to, ...one },
  ];
}

/**
 * Event: a sole winner gave away the second Token of Life of a match (X7), or the host took this token back. `from` and
 * `to` are ids of players.
 */
export const GIVE_TOKEN = defineEvent({
  schema: z.strictObject({
    match: count(),
    from: text(),
    to: text(),
    /** Name that the new owner `to` had when the token was given. */
    name: text(),
    back: z.exactOptional(z.boolean()),
  }),
  match({ tokenTo: _, ...playback }, { name, back }) {
    return back ? playback : { ...playback, tokenTo: name };
  },
  season: (facts, { match, from, to, name, back }) => ({
    ...withPlaced(facts, [from, to]),
    tokens: withKey(facts.tokens, match, back ? undefined : { match, from, to, name }),
  }),
  purses: tokenMoves,
  about: ({ match }) => ({ match }),
  changesPublicPage: true,
  words: {
    everyone({ match, from, to, name, back }, { nameOf, fromMatch }) {
      const [giver, taker, won] = [nameOf(from), nameOf(to, name), fromMatch(match)];
      return back
        ? `The Token of Life${won} that ${giver} gave to ${taker} was taken back.`
        : `${giver} gave a Token of Life${won} to ${taker}.`;
    },
    player({ from, to, name, back }, { nameOf }, player) {
      const giver = nameOf(from, 'The winner');
      if (from === player)
        return back
          ? `Your gift of a Token of Life to ${name} was taken back.`
          : `You gave a Token of Life to ${name}.`;
      if (to !== player) return '';
      return back
        ? `The Token of Life that ${giver} gave you was taken back.`
        : `${giver} gave you a Token of Life.`;
    },
    purse({ from, to, back }, { nameOf }, player) {
      const isGiver = from === player;
      const other = nameOf(isGiver ? to : from, 'somebody');
      return `Token of Life given ${isGiver ? 'to' : 'by'} ${other}${back ? ', taken back' : ''}`;
    },
  },
});
