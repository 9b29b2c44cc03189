import type { Log } from '../../log/audit-log.ts';
import { seasonFacts } from '../../log/fold.ts';
import { matchFactsOf } from '../../log/season-facts.ts';
import type { MatchRow } from '../../workbook/season.ts';

/** Gives the host's notices about the match and about its open round; each notice is a line (H44). */
export function hostWords(
  log: Pick<Log, 'entries'>,
  { number, round, over }: Pick<MatchRow, 'number' | 'round' | 'over'>,
): readonly string[] {
  const { said } = matchFactsOf(seasonFacts(log), number);
  return [said.get(0), over ? undefined : said.get(round + 1)].flatMap((text) =>
    text === undefined ? [] : `From the host: ${text}`,
  );
}
