import { countGood } from '../../data.ts';
import { defineGame, type Glance, type OptionsOf, seating, TOKEN_WORDS, withinMeadow } from '../../kit.ts';
import { draw } from './draw.ts';
import { DEFAULT_CARD, ORDER } from './order.ts';
import { lost, outcome } from './outcome.ts';
import { DEAL, POINT_TOKENS, start } from './pairing.ts';
import { CARDS, check, OPTIONS, POSITION, ROUNDS } from './position.ts';
import { remake } from './remake.ts';
import { resolve } from './resolve.ts';
import { recap, standing } from './standing.ts';
import { VIEWS } from './view.ts';

/** Short rules of the game, for all pages. */
export const GLANCE: Glance<OptionsOf<typeof OPTIONS>> = {
  goes: (_, { seats }) => [
    'Everyone has a secret soulmate. Pairs are drawn by chance. Nobody learns theirs before the end: find out who it is.',
    `You begin with three cards of each number, 1 to 3, and with point tokens: ${seats.every(({ meadow }) => meadow === undefined) ? 'three' : 'one, two in a meadow of two, three alone or without a meadow'}.`,
    'Each round you play a card. Each garnet that you add raises its number by one. The higher number of two soulmates gets 1 point, plus 1 for each point token that either of them used. In a tie neither gets points. Everything played is gone.',
    'After a round everyone reads who got points. The amount, the cards and the tokens stay secret.',
  ],
  nothing: ({ defaultCard }) => `${DEFAULT_CARD[defaultCard]} is played, without garnets or token`,
  sends: () => 'one card, as many garnets with it as you have, and at most one point token.',
  ends: () => `After round ${ROUNDS}, when all cards are played.`,
  pays: () =>
    `A player with the fewest points is up for elimination, and that pair cannot win. Of the others the most points win, and get a bellflower each. ${TOKEN_WORDS} Both players of a pair get as many garnets as the lower of their points.`,
};

/** Words for the pairs, which the end shows in the outcome and in the table of seats. */
const SOULMATES = 'who is whose soulmate';

/** Secret Soulmate: cards are compared with those of an unknown partner (rulings S). */
export const secretSoulmate = defineGame({
  id: 'secret-soulmate',
  title: 'Secret Soulmate',
  pitch:
    'Everyone has a secret soulmate. Each round the higher card of the two scores, and the last player’s pair cannot win.',
  seating: seating({ players: [4, 30], even: true, anyMeadows: true, begins: POINT_TOKENS }),
  options: OPTIONS,
  glance: GLANCE,
  hints: {
    ruledOut: {
      label: 'List who cannot be a player’s soulmate',
      help: 'Each player’s page says who scored in the same round and so cannot be theirs. The game expects players to work it out.',
      ruling: 'S18',
    },
  },
  position: POSITION,
  check,
  goods: [CARDS.good, countGood('pointTokens', { one: 'point token' })],
  mayTrade: (info, _position, from, to, good) => withinMeadow(info, from, to, good.many),
  deal: DEAL,
  rounds: () => [ROUNDS, ROUNDS],
  start,
  order: ORDER,
  asksFirst: ['card', 'garnets', 'token'],
  resolve,
  outcome,
  reveals: { soulmates: SOULMATES, ineligible: 'who cannot win', pair: SOULMATES },
  lost,
  standing,
  recap,
  remake,
  views: VIEWS,
  draw,
});
