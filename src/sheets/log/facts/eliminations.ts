import type { Log } from '../chain/audit-log.ts';

/** Since when a player is out of the season, and why. */
export interface Elimination {
  /** ISO UTC. */
  readonly time: string;
  readonly why: string;
}

/** Those who are out of the season, by their ids. */
export function eliminations({ entries }: Pick<Log, 'entries'>): ReadonlyMap<string, Elimination> {
  const found = new Map<string, Elimination>();
  for (const { what, data, time } of entries) {
    if (what !== 'elimination') continue;
    if (data.out) found.set(data.player, { time, why: data.why });
    else found.delete(data.player);
  }
  return found;
}
