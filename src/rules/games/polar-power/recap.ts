import { latest } from '../../draw.ts';
import { gainWords, listed, signed } from '../../kit.ts';
import type { Polar } from './order.ts';
import { MEADOWS, type Meadow, POLES } from './position.ts';
import { ownPoints, pointsOf } from './standing.ts';

/** The points that the last round gave: to the player, or by meadow and pole. */
export const recap: Polar['recap'] = (info, { public: views }, own) => {
  const { meadows } = latest(views);
  if (!own) {
    const paid = pointsOf([latest(views)]).filter(({ all }) => all > 0);
    if (paid.length === 0) return 'no meadow got points';
    const words = paid.map(({ meadow, all, '+': plus }) => {
      const pole = POLES[plus > 0 ? '+' : '-'];
      return `${meadow} ${all} (${pole})`;
    });
    return `points for ${words.join(', ')}`;
  }
  const meadow = info.seats[own.seat]?.meadow as Meadow;
  const { charge = 0, reset, points } = meadows[meadow];
  const gained = points?.[latest(own.views).polarity] ?? 0;
  // The two players of such a meadow get a bellflower (P5); also of a meadow that is neutral like all others (P3).
  const others = MEADOWS.filter((other) => other !== meadow && meadows[other].reset);
  const most = others.length > 0 ? `, as strong as ${listed(others)},` : ', strongest of all,';
  const strongest = reset ? (charge === 0 ? ', as all meadows,' : most) : '';
  const gain = gainWords(gained, ownPoints(info, views, own));
  return `${meadow} stood at ${signed(charge)}${strongest} and gave you ${gain}`;
};
