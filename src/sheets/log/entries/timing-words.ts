import { plural } from '../../../rules/base/words.ts';
import type { Timing } from './timing.ts';

/** When the open round resolves by itself, for everyone; '' where it does not. */
export function autoWords({ auto, wait }: Timing, hasDeadline: boolean): string {
  const after = wait === 0 ? 'as soon as' : `${plural(wait, 'minute')} after`;
  const all = auto === 'all' ? `${after} everyone has sent an order` : '';
  const due = auto !== 'off' && hasDeadline ? `${wait === 0 ? 'at' : after} the deadline` : '';
  if (due === '' && all === '') return '';
  return `It resolves by itself ${[due, all].filter(Boolean).join(', or ')}.`;
}
