import { openBook } from '../../../src/sheets/log/book.ts';
import { COVER_TAB, FIRST_MATCH_TAB, OF_SEASON, TABS } from '../../../src/sheets/workbook/season.ts';
import { busySeason, pressed } from '../presses/busy-season.ts';

test('H14 first tabs wait while a match is damaged in the log, and arrive with it once its row is restored', () => {
  const memory = busySeason();
  const { season, log } = openBook(memory.ports);
  const ben = season.players.find(({ name }) => name === 'Ben')!;
  const at = log.rows[log.entries.findIndex(({ match, what }) => match === 2 && what === 'resolve')]!;
  const { sheetId } = TABS.audit;
  const put = (row: number, column: number, cell: string | boolean) =>
    memory.type(sheetId, row, column, cell);
  const time = String(memory.tabs.get(sheetId)?.cells[at]?.[1]);
  put(at, 1, true);
  pressed(memory.ports, 'resolveRound', { match: 1, round: 1, early: true });

  const arrived = () => memory.pageWrites.filter(({ file }) => file === ben.file);
  expect(arrived().map((page) => [page.sheetId, page.cover])).toEqual([[FIRST_MATCH_TAB + 1, undefined]]);
  const waiting = openBook(memory.ports).matches.outbox.filter(({ to }) => to === ben.id);
  expect(waiting).toEqual([expect.objectContaining({ match: OF_SEASON, tries: 1 })]);
  expect(waiting[0]?.error).toContain('The log is damaged');

  put(at, 1, time);
  expect(pressed(memory.ports, 'deliverOutbox')).toMatchObject({ failed: [], waiting: 0 });
  const last = arrived().at(-1)!;
  const texts = last.grid.cells.map(({ text }) => text);
  expect(last.sheetId).toBe(COVER_TAB);
  expect(texts).toEqual(expect.arrayContaining(['Polar Power', 'Secret Soulmate, so far']));
  expect(openBook(memory.ports).matches.outbox.filter(({ to }) => to === ben.id)).toEqual([]);
});
