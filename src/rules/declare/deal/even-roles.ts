import type { Stream } from '../../base/chance.ts';
import { listed } from '../../base/words.ts';

/** Roles for so many players, each as often as the others or once more; which ones come once more is drawn first. */
export function evenRoles<R extends string>(
  all: readonly R[],
  players: number,
  stream: Stream,
): readonly R[] {
  const order = stream.shuffle(all);
  return Array.from({ length: players }, (_, i) => order[i % order.length] as R);
}

/** The problem if roles are not spread as evenly as possible; undefined for none. */
export function unevenness<R extends string>(all: readonly R[], dealt: readonly R[]): string | undefined {
  const counts = all.map((role) => dealt.filter((one) => one === role).length);
  if (Math.max(...counts) - Math.min(...counts) <= 1) return undefined;
  const found = all.map((role, i) => `${counts[i]} of ${role}`);
  return `expected each as often as the others or once more, found ${listed(found)}`;
}
