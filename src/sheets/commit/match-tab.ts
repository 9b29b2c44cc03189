import { stack } from '../../rules/board/arrange.ts';
import { type Grid, PALETTE } from '../../rules/board/grid.ts';
import { NOTICE, textLines } from '../../rules/board/page.ts';
import { drawEnding } from '../../rules/play/shown/ending.ts';
import type { Book } from '../log/book.ts';
import { asShown } from '../log/playback/as-shown.ts';
import { editWords } from '../log/playback/edit-words.ts';
import type { Playback } from '../log/playback/playback.ts';
import { seenByHost } from '../log/playback/seen.ts';
import { positionInTab } from '../log/playback/tab-names.ts';
import { drawPosition } from '../workbook/position-tab.ts';
import { FIRST_MATCH_TAB, type MatchRow } from '../workbook/season.ts';
import { spread } from '../workbook/spread.ts';
import { wholeTab } from './free-titles.ts';

const BY_HAND =
  'The position of the match. To correct a value, type over it below. The panel then shows the change, and asks you.';

const DRAWN =
  'This picture is redrawn each round. Typing here has no effect. To correct a value, type over it under “The position of the match”.';

/** Draws the board of a match with all secrets, for the host. `shown` is the match with the names that players see. */
export function drawHostBoard(shown: Playback): Grid {
  const { match } = shown;
  const edits = editWords(shown, 'host');
  return stack([
    ...(edits ? [textLines([{ text: edits, style: NOTICE }])] : []),
    ...drawEnding(match, shown),
    match.game.draw.host(match.info, match.position, seenByHost(shown)),
  ]);
}

/** Draws the host's tab of a match: the board with all secrets, and below the board the position, which the host may correct. */
export function drawMatchTab(book: Book, playback: Playback, matches: readonly MatchRow[]) {
  const { match, number } = playback;
  const shown = asShown(playback);
  const sheetId = FIRST_MATCH_TAB + number;
  const row = matches.find((one) => one.number === number);
  const before = book.matches.matches.find((one) => one.number === number);
  const board = drawHostBoard(shown);
  // The position below the board has the shown names, too; changes there are read with the names at the start (H23).
  const tables = drawPosition(match.game.schema.shape, positionInTab(playback, match.position));
  const softLine = (text: string) => textLines([{ text, style: { ink: PALETTE.soft } }]);
  const position = stack([softLine(BY_HAND), spread(tables, board.widths)], 0);
  const grid = stack([stack([softLine(DRAWN), board], 0), position], 2);
  return wholeTab(book, { sheetId, title: row?.title ?? match.game.title }, grid, before?.title);
}
