import type { Book } from '../../log/book.ts';
import type { Ports } from '../../ports.ts';
import { asProblem, stopBetween } from '../../problem.ts';
import { seasonTabs } from '../../workbook/known-tabs.ts';
import type { MatchRow } from '../../workbook/season.ts';

/**
 * Links the order form or the trade form of a match to a new tab of the workbook, and gives the tab's id. `others` are tabs that were linked
 * since the book was read; `again` says what the host presses after a failure.
 */
export function linkForm(
  ports: Ports,
  { matches }: Book,
  row: Pick<MatchRow, 'title' | 'form' | 'trades'>,
  which: 'form' | 'trades',
  others: readonly number[],
  again: string,
): number {
  try {
    return ports.forms.link(row[which], [...seasonTabs(matches), ...others]);
  } catch (error) {
    return stopBetween(
      `The ${which === 'form' ? 'order form' : 'trade form'} of ${row.title} cannot be linked: ${asProblem(error).what}`,
      `If the form lies in Drive’s bin, take it out. Then press ${again}.`,
      'cannot',
      error,
    );
  }
}
