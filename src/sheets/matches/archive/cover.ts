import type { Grid } from '../../../rules/board/grid.ts';
import { STRONG, TITLE, textLines } from '../../../rules/board/page.ts';

/** The first tab of an archive. */
export function drawArchiveCover(): Grid {
  return textLines([
    { text: 'Archive of the season', style: TITLE, height: 40 },
    { text: 'For hosts only: it holds every secret. Never share it with a player.', style: STRONG },
    {
      text: 'Closed matches lie here, each in four tabs: its board, its rows of the log, and what players sent. Roundkeeper reads them for Verify, to export a match, and to bring one back. Change nothing here: a change is found and named. File › Version history brings back what was changed or deleted.',
    },
  ]);
}
