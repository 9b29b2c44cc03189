import { isSame } from '../../rules/base/json.ts';
import { fail } from '../problem.ts';

/** Stops where somebody has typed again since the host saw the changes by hand, in words as the panel shows them. */
export function requireShown(changes: readonly string[], shown: readonly string[] | undefined): void {
  if (shown && !isSame(changes, shown))
    fail('Somebody has typed again meanwhile.', 'Look at the changes again.', 'stale');
}
