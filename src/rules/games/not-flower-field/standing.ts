import { latest } from '../../draw.ts';
import { joined, signed } from '../../kit.ts';
import type { FlowerField } from './order.ts';

/** Says how many points the present field gives. Everyone sees the field. */
export const standing: FlowerField['standing'] = ({ names, options }, { public: views }, own) => {
  const { scores } = latest(views);
  const pointsOf = (name: string) => String(scores[name] ?? 0);
  return [
    ...(own
      ? [['Your points', `${pointsOf(names[own.seat] as string)} if the match ended now`] as const]
      : []),
    ['Points if the match ended now', joined(names.map((name) => `${name} ${pointsOf(name)}`))],
    ['Progress of the match', `Round ${Math.min(views.length, options.rounds)} of ${options.rounds}.`],
  ];
};

/**
 * Says how many points the field gives now, and how many points the last round added or removed. Points are final only
 * at the end (F16).
 */
export const recap: FlowerField['recap'] = ({ names }, { public: views }, own) => {
  const now = latest(views).scores;
  const before = views[views.length - 2]?.scores ?? {};
  const worth = (name: string) => `${now[name] ?? 0} (${signed((now[name] ?? 0) - (before[name] ?? 0))})`;
  if (own) return `if the match ended now, you would have ${worth(names[own.seat] as string)}`;
  return `points if the match ended now: ${joined(names.map((name) => `${name} ${worth(name)}`))}`;
};
