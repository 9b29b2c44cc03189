import { countGood, startPosition } from '../../data.ts';
import { defineGame, type Glance, type OptionsOf, plural, TOKEN_WORDS, withinMeadow } from '../../kit.ts';
import { draw } from './draw.ts';
import { ORDER } from './order.ts';
import { GARNETS, outcome } from './outcome.ts';
import { COILS, OPTIONS, POLARITY, POSITION, POSTCARDS, SEATING } from './position.ts';
import { remake } from './remake.ts';
import { resolve } from './resolve.ts';
import { recap, standing } from './standing.ts';
import { VIEWS } from './view.ts';

/** Short rules of the game, for all pages. */
export const GLANCE: Glance<OptionsOf<typeof OPTIONS>> = {
  goes: () => [
    'You are the positive or the negative player of your meadow. A mail uses up a postcard, a coil and a stamp. It moves the meadow of the postcard’s colour by the coil’s strength: up if you are positive, down if you are negative.',
    'After each round the meadow furthest from 0 gives 2 points, and the next two meadows give 1 point each. A meadow above 0 gives its points to its positive player, a meadow below 0 to its negative player. Meadows that tie all give the points of the lowest of their places.',
    'Then all meadows furthest from 0 go back to 0, and their players get a bellflower each.',
    'Each round brings a stamp. Players without postcards get five new postcards, five coils (1, 1, 2, 2, 3) and one extra stamp.',
  ],
  nothing: () => 'you mail nothing and buy nothing',
  sends: () => 'up to 5 mails, each a postcard, a coil and a stamp that you have.',
  ends: ({ pointsToEnd, lastRound }) =>
    `When the two players of a meadow have ${plural(pointsToEnd, 'point')} together after a round, or after round ${lastRound}.`,
  pays: () =>
    `The most points win. A player with the fewest points is up for elimination. ${TOKEN_WORDS} Both players of a meadow get garnets for the lower of their two scores: ${GARNETS.join(', ')} garnets for 0, 1, 2, 3, 4 or more points.`,
};

/** Polar Power: mails charge meadows, and opposite polarities cancel out. The strongest meadows score (rulings P). */
export const polarPower = defineGame({
  id: 'polar-power',
  title: 'Polar Power',
  pitch:
    'Ten players mail coils to charge five meadows. Opposite polarities cancel each other, and the strongest meadows score.',
  seating: SEATING,
  options: OPTIONS,
  glance: GLANCE,
  position: POSITION,
  goods: [POSTCARDS.good, COILS.good, countGood('stamps', { one: 'stamp' })],
  mayTrade: (info, _position, from, to, good) =>
    info.options.trade === 'anyone' ? undefined : withinMeadow(info, from, to, good.many),
  rounds: ({ lastRound }) => [1, lastRound],
  deal: POLARITY,
  start: ({ seats, names }, deal, chance) => {
    const polarities = deal ?? POLARITY.draw(seats, chance);
    return startPosition(POSITION, {
      seats: names.map((player, seat) => ({ player, polarity: polarities[seat]! })),
    });
  },
  order: ORDER,
  resolve,
  outcome,
  reveals: { polarity: 'each player’s polarity', points: '' },
  standing,
  recap,
  remake,
  views: VIEWS,
  draw,
});
