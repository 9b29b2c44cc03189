import { isObject, quote } from '../base/json.ts';
import { capital, keyInWords } from '../base/words.ts';
import { stack } from '../board/arrange.ts';
import { drawFacts } from '../board/facts.ts';
import type { Grid, Placed } from '../board/grid.ts';
import { latest } from '../board/history.ts';
import { heading, notes, section } from '../board/page.ts';
import { PAGE } from '../board/rows.ts';
import { drawTable } from '../board/table.ts';
import { cellFor, extentOf } from '../board/text-size.ts';
import { tablesOf } from '../declare/knowledge.ts';
import type { Position } from '../declare/position.ts';
import type { PositionDeclaration } from '../declare/tables.ts';
import type { AnyGame } from '../game.ts';

/** A wider word in pixels, such as an address, is broken in any table. */
const LONGEST_WORD = 200;

/** Boards for a game without its own: every value and every table of the view, by their names. */
export function defaultDrawing(declaration: PositionDeclaration): AnyGame['draw'] {
  return {
    public: (_info, { public: views }) => drawParts(latest(views)),
    private: (_info, _seat, seen) =>
      stack([
        heading('Yours alone'),
        drawParts(without(latest(seen.private))),
        drawParts(latest(seen.public)),
      ]),
    host: (_info, position: Position) => drawParts(wholeOf(declaration, position)),
  };
}

/** Single values as labelled facts, lists of rows as tables, one below the other. */
function drawParts(view: object): Grid {
  const entries = Object.entries(view) as [string, unknown][];
  const facts = entries.filter(([, value]) => !Array.isArray(value));
  const tables = entries.filter(([, value]) => Array.isArray(value)) as [string, readonly unknown[]][];
  const parts = tables.flatMap(([name, rows]) => drawTableOf(name, rows));
  if (facts.length > 0)
    parts.unshift(drawFacts(facts.map(([name, value]) => [capital(keyInWords(name)), inCell(value)])));
  return parts.length > 0 ? stack(parts) : notes('Nothing to see yet.');
}

function drawTableOf(name: string, rows: readonly unknown[]): Grid[] {
  const list = rows.filter(isObject);
  if (list.length === 0) return [];
  const tables = drawColumns(Object.keys(list[0] as object), list);
  return [section(capital(name === 'seats' ? 'players' : keyInWords(name)), stack(tables))];
}

/** Columns as a table; as several, each with the first column, where one would break a word or be wider than a page. */
function drawColumns(columns: readonly string[], list: readonly Record<string, unknown>[]): Grid[] {
  const grid = drawTable(
    columns.map((column) => ({
      head: keyInWords(column),
      cell: (row: Record<string, unknown>) => inCell(row[column]),
      ...(column === 'player' ? { style: { bold: true } } : {}),
    })),
    list,
  );
  const [first = '', ...more] = columns;
  if (more.length < 2 || fits(grid)) return [grid];
  const half = Math.ceil(more.length / 2);
  return [more.slice(0, half), more.slice(half)].flatMap((some) => drawColumns([first, ...some], list));
}

/** Is a table no wider than a page, and are its words whole? A word that no page could take whole does not count. */
function fits({ widths, cells }: Grid): boolean {
  const isWhole = ({ text, column, style }: Placed) => {
    const { word } = extentOf(String(text), style);
    return word > LONGEST_WORD || cellFor(word) <= (widths[column] as number);
  };
  return widths.reduce((sum, one) => sum + one, 0) <= PAGE && cells.every(isWhole);
}

function inCell(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? '✓ yes' : '– no';
  if (value === '') return '–';
  return typeof value === 'string' ? value : quote(value);
}

/** A private view without the purse, which the page shows already. */
function without({ garnets: _, bellflowers: __, ...own }: { garnets: number; bellflowers: number }): object {
  return own;
}

/** All of a position, secrets too, for the host. */
function wholeOf(declaration: PositionDeclaration, position: Position): object {
  const scalars = Object.keys(declaration.scalars).map((name) => [
    name,
    (position as unknown as Record<string, unknown>)[name],
  ]);
  const tables = tablesOf(declaration, position).map(({ name, rows }) => [name, rows]);
  return Object.fromEntries([...scalars, ...tables]);
}
