import { HEADING, type Line, SOFT } from '../../../rules/board/page.ts';
import type { Log } from '../../log/chain/audit-log.ts';
import { seasonFacts } from '../../log/fold.ts';
import { dateWords } from '../../time.ts';
import { ACTS_SHOWN, notShown } from './shortened.ts';

/** The matches that were given up while they were being made, for everyone: the commitments of their seeds (H9). */
export function abandonedLines(log: Log): Line[] {
  const given = seasonFacts(log).abandoned;
  if (given.length === 0) return [];
  return [
    { text: 'Given up before they began', style: HEADING },
    ...notShown(given.length, 'earlier match', 'earlier matches'),
    ...given
      .slice(-ACTS_SHOWN)
      .flatMap(({ title, commitment, time }) => [
        { text: `• ${title} (${dateWords(time)}). Fingerprint of its seed:` },
        { text: commitment, style: SOFT },
      ]),
  ];
}
