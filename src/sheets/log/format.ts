import type { Snapshot } from '../ports.ts';
import { fail } from '../problem.ts';
import { TABS } from '../workbook/season.ts';
import { DATA_COLUMN, WHAT_COLUMN } from './entry-rows.ts';
import { SEASON_FORMAT } from './events/season.ts';

/**
 * Fails if the season has another format than SEASON_FORMAT. Ignores an unreadable first row, because the log reports
 * such a row as a fault.
 */
export function requireFormat({ tabs }: Snapshot): void {
  const cells = tabs.find(({ sheetId }) => sheetId === TABS.audit.sheetId)?.cells ?? [];
  const first = cells.find((line) => line[WHAT_COLUMN] === 'season');
  const format = first && formatIn(String(first[DATA_COLUMN]));
  if (format === undefined || format === SEASON_FORMAT) return;
  fail(
    `This season was made by another version of Roundkeeper. The season has format ${JSON.stringify(format)}, and this version reads format ${SEASON_FORMAT}.`,
    'Use the version that made the season, or set up a new season in a new workbook.',
    'bad-workbook',
  );
}

/** Reads the format from the data of the first entry. Null if the data contain no format; undefined if the data cannot be read. */
function formatIn(data: string): unknown {
  try {
    const read = JSON.parse(data) as { readonly format?: unknown } | null;
    return read?.format ?? null;
  } catch {
    return undefined;
  }
}
