import { HEADING, type Line, SOFT } from '../../../rules/board/page.ts';
import type { Log } from '../../log/chain/audit-log.ts';
import { dateWords } from '../../time.ts';
import { ACTS_SHOWN, notShown } from './shortened.ts';

/** The matches that were given up while they were being made, for everyone: the commitments of their seeds (H9). */
export function abandonedLines({ entries }: Log): Line[] {
  const given = entries.flatMap((entry) => (entry.what === 'abandon' ? [entry] : []));
  if (given.length === 0) return [];
  return [
    { text: 'Given up before they began', style: HEADING },
    ...notShown(given.length, 'earlier match', 'earlier matches'),
    ...given
      .slice(-ACTS_SHOWN)
      .flatMap(({ data, time }) => [
        { text: `• ${data.title} (${dateWords(time)}). Fingerprint of its seed:` },
        { text: data.commitment, style: SOFT },
      ]),
  ];
}
