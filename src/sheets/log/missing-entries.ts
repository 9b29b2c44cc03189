import type { Entry, Head } from './chain.ts';
import { faultAt, type LogFault, type LostEntries } from './read-chain.ts';

/**
 * Finds three things in the season's entries: the matches that began, the matches now in the archive, and the lost
 * entries that the host accepted.
 */
export function placesOf(season: readonly Entry[]) {
  const begun: number[] = [];
  const archived = new Set<number>();
  const lost: LostEntries[] = [];
  for (const { what, data } of season) {
    if (what === 'begin match') begun.push(data.match);
    if (what === 'archive') archived.add(data.match);
    if (what === 'bring back') archived.delete(data.match);
    if (what === 'lost entries') lost.push(...data);
  }
  return { begun, archived, lost };
}

/**
 * Finds the last chain head whose entry is missing from the chain. Ignores lost entries that the host accepted.
 * Undefined if no entry is missing.
 */
export function lastMissing(
  chain: readonly Entry[],
  heads: readonly Head[],
  lost: readonly LostEntries[],
): Head | undefined {
  const hashes = new Map(chain.map(({ number, hash }) => [number, hash]));
  const isAccepted = ([match, number]: Head) =>
    lost.some((one) => one.match === match && one.from <= number && number <= one.last);
  return heads
    .filter((head) => !hashes.get(head[1])?.startsWith(head[2]) && !isAccepted(head))
    .reduce<Head | undefined>((last, head) => (last && last[1] >= head[1] ? last : head), undefined);
}

/** Makes the fault of a chain whose last entries are lost. The chain head names the last lost entry. */
export function lostFault(
  title: string,
  used: number,
  chain: readonly Entry[],
  [match, last, hash]: Head,
): LogFault {
  const of = match === 0 ? '' : ` of match ${match}`;
  const problem = `entry ${last}${of} was here before and is gone, because an earlier version was restored or rows were deleted`;
  // From the first lost entry on, all entries of the chain differ.
  const from = Math.min((chain[chain.length - 1]?.number ?? 0) + 1, last);
  return { ...faultAt(title, used, problem), lost: { match, from, last, hash } };
}
