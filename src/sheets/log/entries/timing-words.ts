import { plural } from '../../../rules/base/words.ts';
import type { Timing } from './timing.ts';

/** When the open round resolves by itself, for everyone; '' where it does not. */
export function autoWords({ auto, wait, missing }: Timing, hasDeadline: boolean): string {
  const after = wait === 0 ? 'as soon as' : `${plural(wait, 'minute')} after`;
  const all = auto === 'all' ? `${after} everyone has sent an order` : '';
  const due = auto !== 'off' && hasDeadline ? `${wait === 0 ? 'at' : after} the deadline` : '';
  if (due === '' && all === '') return '';
  const waits =
    due === ''
      ? ''
      : ` If ${missing === 'host' ? 'an order is' : 'all orders are'} missing then, it waits for the host.`;
  return `It resolves by itself ${[due, all].filter(Boolean).join(', or ')}.${waits}`;
}
