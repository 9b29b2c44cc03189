import { stack } from '../../../../rules/board/arrange.ts';
import type { Grid } from '../../../../rules/board/grid.ts';
import { linesOver, SOFT, TITLE } from '../../../../rules/board/page.ts';
import { fitted } from '../../cells/spread.ts';
import { writeTables } from '../../cells/write-tables.ts';
import { MATCHES_WORDS } from '../host-words.ts';
import { type Matches, matchesShape, outboxCheck } from '../season.ts';
import { withWords } from '../tab-words.ts';

/** The Matches tab after the entry of the log with this hash: an explanation, the matches and the outbox. */
export function drawMatches(matches: Matches, head: string): Grid {
  const check = outboxCheck(matches.outbox, head);
  const tables = fitted(withWords(writeTables(matchesShape, { ...matches, check }), MATCHES_WORDS));
  const help = linesOver(tables.widths, [
    { text: 'Matches', style: TITLE, height: 40 },
    {
      text: 'Roundkeeper keeps this tab; there is nothing to type here. “Pages that wait” lists the pages and forms that could not be renewed: the panel offers to try them again.',
      style: SOFT,
    },
  ]);
  return stack([help, tables]);
}
