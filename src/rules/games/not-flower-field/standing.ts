import { latest } from '../../draw.ts';
import { joined } from '../../kit.ts';
import type { FlowerField } from './order.ts';

/** The points of a field as it is now, which everyone sees. */
export const standing: FlowerField['standing'] = ({ names, options }, { public: views }, own) => {
  const { scores } = latest(views);
  const pointsOf = (name: string) => String(scores[name] ?? 0);
  return [
    ...(own ? [['Your points', `${pointsOf(names[own.seat] as string)} if it ended now`] as const] : []),
    ['If it ended now', joined(names.map((name) => `${name} ${pointsOf(name)}`))],
    ['How far the end is', `Round ${Math.min(views.length, options.rounds)} of ${options.rounds}.`],
  ];
};
