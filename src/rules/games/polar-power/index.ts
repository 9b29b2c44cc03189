import { countGood } from '../../data.ts';
import { defineGame, plural, seating, TOKEN_WORDS, withinMeadow } from '../../kit.ts';
import { draw } from './draw.ts';
import { ORDER } from './order.ts';
import { GARNETS, outcome } from './outcome.ts';
import { COILS, MEADOWS, OPTIONS, POSITION, POSTCARDS } from './position.ts';
import { remake } from './remake.ts';
import { resolve } from './resolve.ts';
import { recap, standing } from './standing.ts';
import { VIEWS } from './view.ts';

/** Polar Power: mails charge meadows, and opposite polarities cancel out. The strongest meadows score (rulings P). */
export const polarPower = defineGame({
  id: 'polar-power',
  title: 'Polar Power',
  pitch:
    'Ten players send mails that move five meadows up or down. The meadows furthest from 0 give points to their players.',
  seating: seating({ players: 10, meadows: MEADOWS }),
  options: OPTIONS,
  glance: {
    goes: () => [
      'You are the positive or the negative player of your meadow. A mail uses up a postcard, a coil and a stamp. The meadow of the postcard’s colour moves by the coil’s strength. It goes up if you are positive, and down if you are negative.',
      'After each round the meadow furthest from 0 gives 2 points, and the next two meadows give 1 point each. A meadow above 0 gives its points to its positive player. A meadow below 0 gives its points to its negative player. If meadows tie, each gives the points of their lowest place.',
      'Then all meadows furthest from 0 go back to 0, and their players get a bellflower each.',
      'Each player gets a stamp each round. Players without postcards get five new postcards, five coils (1, 1, 2, 2, 3) and one extra stamp.',
    ],
    nothing: () => 'you mail nothing and buy nothing',
    sends: () => 'up to 5 mails. Each mail needs a postcard, a coil and a stamp.',
    ends: ({ pointsToEnd, lastRound }) =>
      `When both players of a meadow together have ${plural(pointsToEnd, 'point')}, or after round ${lastRound}.`,
    pays: () =>
      `The player with the most points wins. A player with the fewest points is up for elimination. ${TOKEN_WORDS} Both players of a meadow get garnets for the lower of their two scores. Garnets for 0, 1, 2, 3, and 4 or more points: ${GARNETS.join(', ')}.`,
  },
  position: POSITION,
  goods: [POSTCARDS.good, COILS.good, countGood('stamps', { one: 'stamp' })],
  mayTrade: (...of) => (of[0].options.trade === 'anyone' ? undefined : withinMeadow(...of)),
  rounds: ({ lastRound }) => [1, lastRound],
  order: ORDER,
  resolve,
  outcome,
  standing,
  recap,
  remake,
  views: VIEWS,
  draw,
});
