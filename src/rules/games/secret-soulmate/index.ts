import { countGood } from '../../data.ts';
import { defineGame, seating, TOKEN_WORDS, withinMeadow } from '../../kit.ts';
import { draw } from './draw.ts';
import { DEFAULT_CARD, ORDER } from './order.ts';
import { lost, outcome } from './outcome.ts';
import { DEAL, POINT_TOKENS, start } from './pairing.ts';
import { CARDS, check, OPTIONS, POSITION, ROUNDS } from './position.ts';
import { remake } from './remake.ts';
import { resolve } from './resolve.ts';
import { recap, standing } from './standing.ts';
import { VIEWS } from './view.ts';

/** Secret Soulmate: each player's card is compared with the card of an unknown partner (rulings S). */
export const secretSoulmate = defineGame({
  id: 'secret-soulmate',
  title: 'Secret Soulmate',
  pitch:
    'Every player has a secret soulmate. Each round, the soulmate with the higher card gets points. The last player and the last player’s soulmate cannot win.',
  seating: seating({ players: [4, 30], even: true, anyMeadows: true, begins: POINT_TOKENS }),
  options: OPTIONS,
  glance: {
    goes: (_, { seats }) => [
      'Every player has a secret soulmate. Pairs are drawn by chance. Nobody is told their soulmate before the end. Find out who your soulmate is.',
      `You begin with three cards of each number from 1 to 3. You also have point tokens: ${seats.every(({ meadow }) => meadow === undefined) ? 'three' : 'three if nobody shares your meadow, two if one player shares it, otherwise one'}.`,
      'Each round you play a card. Each garnet that you add raises the card’s number by one. The soulmate with the higher number gets 1 point. Each point token that the two soulmates used adds 1 point. In a tie, neither soulmate gets points. The cards, garnets and tokens that you play are used up.',
      'After a round everyone reads who got points. The numbers of points, the cards and the tokens stay secret.',
    ],
    nothing: ({ defaultCard }) => `${DEFAULT_CARD[defaultCard]} is played, without garnets or a point token`,
    sends: () => 'one card, any number of your garnets, and at most one point token.',
    ends: () => `After round ${ROUNDS}, when all cards are played.`,
    pays: () =>
      `A player with the fewest points is up for elimination, and that player’s pair cannot win. The player with the most points among all others wins, and gets a bellflower. ${TOKEN_WORDS} Both players of a pair get as many garnets as the lower of their scores.`,
  },
  hints: {
    ruledOut: {
      label: 'List the players who cannot be the soulmate',
      help: 'Soulmates never get points in the same round. With this option, each player’s page lists the players who cannot be the soulmate. The game expects players to find this out alone.',
      ruling: 'S18',
    },
  },
  position: POSITION,
  check,
  goods: [CARDS.good, countGood('pointTokens', { one: 'point token' })],
  mayTrade: withinMeadow,
  deal: DEAL,
  rounds: () => [ROUNDS, ROUNDS],
  start,
  order: ORDER,
  asksFirst: ['card', 'garnets', 'token'],
  resolve,
  outcome,
  reveals: { soulmates: 'the pairs of soulmates', ineligible: 'the players who cannot win' },
  lost,
  standing,
  recap,
  remake,
  views: VIEWS,
  draw,
});
