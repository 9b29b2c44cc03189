import { countGood, startPosition } from '../../data.ts';
import { defineGame, withinMeadow } from '../../kit.ts';
import { draw } from './draw.ts';
import { GLANCE } from './glance.ts';
import { ORDER } from './order.ts';
import { outcome } from './outcome.ts';
import { COILS, OPTIONS, POLARITY, POSITION, POSTCARDS, SEATING } from './position.ts';
import { recap } from './recap.ts';
import { resolve } from './resolve.ts';
import { standing } from './standing.ts';
import { VIEWS } from './view.ts';

/** Polar Power: mails charge meadows, opposite polarities cancel, the strongest meadows score (rulings P). */
export const polarPower = defineGame({
  id: 'polar-power',
  title: 'Polar Power',
  pitch:
    'Ten players mail coils to charge five meadows; opposite polarities cancel, and the strongest meadows score.',
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
  views: VIEWS,
  draw,
});
