import { countGood } from '../../data.ts';
import { defineGame, seating, withinMeadow } from '../../kit.ts';
import { draw } from './draw.ts';
import { GLANCE } from './glance.ts';
import { ORDER } from './order.ts';
import { lost, outcome } from './outcome.ts';
import { DEAL, start } from './pairing.ts';
import { CARDS, check, OPTIONS, POSITION, ROUNDS } from './position.ts';
import { recap } from './recap.ts';
import { resolve } from './resolve.ts';
import { standing } from './standing.ts';
import { VIEWS } from './view.ts';

/** What the end shows of the pairs, as the outcome and in the table of the seats. */
const SOULMATES = 'who is whose soulmate';

/** Secret Soulmate: cards are compared with those of an unknown partner (rulings S). */
export const secretSoulmate = defineGame({
  id: 'secret-soulmate',
  title: 'Secret Soulmate',
  pitch:
    'Everyone has a secret soulmate; each round the higher card of the two scores, and the least player’s pair cannot win.',
  seating: seating({ players: [4, 30], even: true, anyMeadows: true }),
  options: OPTIONS,
  glance: GLANCE,
  hints: {
    ruledOut: {
      label: 'List who cannot be a player’s soulmate',
      help: 'Each player’s page says who scored in the same round and so cannot be theirs. The game means players to deduce it.',
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
  views: VIEWS,
  draw,
});
