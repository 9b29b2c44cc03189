import { isSame } from '../../rules/base/json.ts';
import type { Position } from '../../rules/declare/position.ts';
import { positionProblems } from '../../rules/play/edit.ts';
import type { Book } from '../log/book.ts';
import type { Playback } from '../log/playback/playback.ts';
import { positionDifferences } from '../log/playback/position-words.ts';
import { positionFromTab, positionInTab } from '../log/playback/tab-names.ts';
import type { Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import { describeIssues } from '../workbook/address.ts';
import { namedPosition, readPositionTab } from '../workbook/position-tab.ts';
import { FIRST_MATCH_TAB, type MatchRow } from '../workbook/season.ts';
import { addressOfPath } from '../workbook/table-place.ts';

/** A position that was typed into a match's tab and differs from the log. Also has the changed cells. */
export interface EditedPosition {
  readonly position: Position;
  readonly where: readonly string[];
}

/** Fails if somebody changed the position in the tab, and the host has neither accepted nor discarded the change. */
export function requireUnedited(edited: EditedPosition | undefined): void {
  if (edited)
    fail(
      `The position in the tab was changed by hand: ${edited.where.slice(0, 5).join('; ')}.`,
      'Accept the change, or restore the tab. The panel has a button for each.',
      'edited',
    );
}

/** Reads the position in a match's tab, if somebody changed the position. Fails if a cell is unusable; the error names the cell. */
export function readEditedPosition(
  book: Book,
  row: MatchRow,
  playback: Playback,
): EditedPosition | undefined {
  const { match } = playback;
  const { shape } = match.game.schema;
  const shown =
    book.tabs.get(FIRST_MATCH_TAB + row.number) ??
    fail(
      `The tab of ${row.title} is gone.`,
      'Press “Restore the tab”. The log has everything that the tab needs.',
      'bad-tab',
    );
  const read = readPositionTab(shape, shown);
  if ('issues' in read)
    return fail(
      `The tab of ${row.title} cannot be read: ${describeIssues(read.issues)}.`,
      'Correct these cells, or press “Restore the tab”.',
      'bad-tab',
    );
  const position = positionFromTab(playback, read.value);
  if (isSame(position, match.position)) return undefined;
  const tab = namedPosition(shape, shown);
  const problems = positionProblems(match, position).map(
    ({ path, problem }) => `${addressOfPath(tab, path)}: ${problem}`,
  );
  if (problems.length > 0)
    fail(
      `The position in the tab of ${row.title} cannot be used: ${problems.slice(0, 5).join('; ')}.`,
      'Correct these cells, or press “Restore the tab”.',
      'bad-tab',
    );
  return { position, where: differences(tab, playback, position) };
}

/**
 * Gives the match in a list if its tab should be drawn again. Gives an empty list if somebody has changed the tab, or if
 * the tab cannot be read.
 */
export function redrawUnedited(book: Book, row: MatchRow, playback: Playback): readonly Playback[] {
  try {
    return readEditedPosition(book, row, playback) ? [] : [playback];
  } catch {
    // If the tab cannot be read, the panel says why and offers to restore it.
    return [];
  }
}

/** Lists the changed cells of a tab, each with an address: “Ann, point tokens: 5 → 7 (Polar!C12)”. */
function differences(tab: Tab, playback: Playback, found: Position): string[] {
  const [before, after] = [playback.match.position, found].map((one) => positionInTab(playback, one));
  return positionDifferences({ ...before }, { ...after }).map(({ path, words }) =>
    path === '' ? words : `${words} (${addressOfPath(tab, path)})`,
  );
}
