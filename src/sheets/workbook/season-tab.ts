import * as z from 'zod/mini';
import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { linesOver, SOFT, TITLE } from '../../rules/board/page.ts';
import { writeTables } from './codec.ts';
import { type Season, seasonShape } from './season.ts';
import { fitted } from './spread.ts';

/** Empty rows below the roster, for more players. */
const SPARE_ROWS = 30;

/** Pixels for the names, emails and meadows that the host will type. */
const ROOM = [130, 220, 90];

/** The Season tab: what to do, the settings, and the roster, last because it grows. */
export function drawSeason(season: Season): Grid {
  const written = fitted(writeTables(z.omit(seasonShape(), { roundHours: true }), season));
  const widths = written.widths.map((width, i) => Math.max(width, ROOM[i] ?? 0));
  // The spare rows follow the roster without a gap: the host types the players there.
  const heights = [...written.heights, ...Array<number>(SPARE_ROWS).fill(21)];
  const tables = { ...written, widths, heights };
  const help = linesOver(widths, [
    { text: 'Season', style: TITLE, height: 40 },
    {
      text: 'Type the players under “▸ players”: name, email, meadow. Roundkeeper fills in the rest. Never share this workbook with a player: it holds every secret.',
      style: SOFT,
    },
  ]);
  return stack([help, tables]);
}
