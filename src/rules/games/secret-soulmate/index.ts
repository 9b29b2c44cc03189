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
    'Every player has a secret soulmate. Pairs are drawn by chance. Nobody is told their soulmate before the end: find out who it is.',
    `You begin with three cards of each number, 1 to 3, and with point tokens: ${seats.every(({ meadow }) => meadow === undefined) ? 'three' : 'three if you are alone in a meadow or without one, two in a meadow of two, otherwise one'}.`,
    'Each round you play a card. Each garnet that you add raises its number by one. Of two soulmates, the one with the higher number gets 1 point. Each point token that either of them used adds 1 point. In a tie neither gets points. The cards, garnets and tokens that you play are used up.',
    'After a round everyone reads who got points. How many points, which cards and which tokens stay secret.',
  ],
  nothing: ({ defaultCard }) => `${DEFAULT_CARD[defaultCard]} is played, without garnets or token`,
  sends: () => 'one card, any number of your garnets with it, and at most one point token.',
  ends: () => `After round ${ROUNDS}, when all cards are played.`,
  pays: () =>
    `A player with the fewest points is up for elimination, and that player’s pair cannot win. Of the other players, the most points win and get a bellflower each. ${TOKEN_WORDS} Both players of a pair get as many garnets as the lower of their scores.`,
};

/** Words for the pairs. The end shows the pairs in the outcome and in the table of seats. */
const SOULMATES = 'who is whose soulmate';

/** Secret Soulmate: each player's card is compared with the card of an unknown partner (rulings S). */
export const secretSoulmate = defineGame({
  id: 'secret-soulmate',
  title: 'Secret Soulmate',
  pitch:
    'Every player has a secret soulmate. Each round the higher card of two soulmates scores. The last player’s pair cannot win.',
  seating: seating({ players: [4, 30], even: true, anyMeadows: true, begins: POINT_TOKENS }),
  options: OPTIONS,
  glance: GLANCE,
  hints: {
    ruledOut: {
      label: 'List which players cannot be a player’s soulmate',
      help: 'Each player’s page lists the players who got points in the same round, so they cannot be the soulmate. The game expects players to find this out alone.',
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
  reveals: { soulmates: SOULMATES, ineligible: 'which players cannot win', pair: SOULMATES },
  lost,
  standing,
  recap,
  remake,
  views: VIEWS,
  draw,
});
