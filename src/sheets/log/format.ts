import type { Snapshot } from '../ports.ts';
import { fail } from '../problem.ts';
import { TABS } from '../workbook/season.ts';
import { DATA_COLUMN, WHAT_COLUMN } from './entry-rows.ts';
import { SEASON_FORMAT } from './events/season.ts';

/** Stops at a season of another format. If the first row cannot be read, the log reports that as its fault. */
export function requireFormat({ tabs }: Snapshot): void {
  const cells = tabs.find(({ sheetId }) => sheetId === TABS.audit.sheetId)?.cells ?? [];
  const first = cells.find((line) => line[WHAT_COLUMN] === 'season');
  const format = first && formatIn(String(first[DATA_COLUMN]));
  if (format === undefined || format === SEASON_FORMAT) return;
  fail(
    `This season was made by another version of Roundkeeper: its format is ${JSON.stringify(format)}, and this version reads format ${SEASON_FORMAT}.`,
    'Use the version that made it, or set up a new season in a new workbook.',
    'bad-workbook',
  );
}

/** The format in the data of the first entry; null for none, undefined if they cannot be read. */
function formatIn(data: string): unknown {
  try {
    const read = JSON.parse(data) as { readonly format?: unknown } | null;
    return read?.format ?? null;
  } catch {
    return undefined;
  }
}
