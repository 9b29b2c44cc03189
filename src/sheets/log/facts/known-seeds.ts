import { commitmentOf } from '../../../rules/base/chance.ts';
import type { Log } from '../chain/audit-log.ts';
import type { EventKind } from '../entries/events.ts';

/** The entries that say the commitment of a match's seed; a closed match has its own in the archive's. */
const BEGUN: readonly EventKind[] = ['new game', 'take over', 'archive'];

/** Does a match of the season have this seed: one that was begun or, with `all`, one that was given up (H9)? */
export function isSeedKnown({ entries, closed }: Log, seed: string, which: 'begun' | 'all'): boolean {
  const commitment = commitmentOf(seed);
  const kinds = which === 'all' ? [...BEGUN, 'abandon'] : BEGUN;
  return [...closed.map((one) => ({ ...one, what: 'archive' as const })), ...entries].some(
    ({ what, data }) => kinds.includes(what) && 'commitment' in data && data.commitment === commitment,
  );
}
