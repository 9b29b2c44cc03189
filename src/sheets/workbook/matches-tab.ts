import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { linesOver, SOFT, TITLE } from '../../rules/board/page.ts';
import { writeTables } from './codec.ts';
import { type Matches, matchesShape, outboxCheck } from './season.ts';
import { fitted } from './spread.ts';

/** The Matches tab after the entry of the log with this hash: an explanation, the matches and the outbox. */
export function drawMatches(matches: Matches, head: string): Grid {
  const check = outboxCheck(matches.outbox, head);
  const tables = fitted(writeTables(matchesShape(), { ...matches, check }));
  const help = linesOver(tables.widths, [
    { text: 'Matches', style: TITLE, height: 40 },
    {
      text: 'Roundkeeper keeps this tab; there is nothing to type here. The outbox lists the files and forms that could not be reached: Deliver again sends to them.',
      style: SOFT,
    },
  ]);
  return stack([help, tables]);
}
