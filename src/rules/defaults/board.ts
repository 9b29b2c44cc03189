import { isObject, own, quote } from '../base/json.ts';
import { capital, keyInWords } from '../base/words.ts';
import { stack } from '../board/arrange.ts';
import { drawFacts } from '../board/facts.ts';
import type { Grid } from '../board/grid.ts';
import { latest } from '../board/history.ts';
import { heading, notes, section } from '../board/page.ts';
import { drawInParts } from '../board/table-parts.ts';
import { tablesOf } from '../declare/knowledge.ts';
import type { Position } from '../declare/position.ts';
import { revealedColumns } from '../declare/revealed.ts';
import type { PositionDeclaration } from '../declare/tables.ts';
import type { AnyGame } from '../game.ts';

/** Draws boards for a game that has no boards of its own. A board shows all values and tables of a view, each with its name. */
export function defaultDrawing(declaration: PositionDeclaration): AnyGame['draw'] {
  return {
    public: (_info, { public: views }) => drawParts(latest(views)),
    private: (_info, _seat, seen) =>
      stack([
        heading('Only for you'),
        drawParts(without(latest(seen.private))),
        drawParts(latest(seen.public)),
      ]),
    host: (_info, position: Position) => drawParts(wholeOf(declaration, position)),
    outcome: (_info, { reveal }) =>
      revealedColumns(declaration).map((column) => ({
        head: keyInWords(column),
        cell: (name) => inCell(own((reveal as Record<string, Record<string, unknown>>)[column] ?? {}, name)),
      })),
  };
}

/** Draws single values as facts with labels, and lists of rows as tables. The parts stand one below the other. */
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
  const columns = Object.keys(list[0] as object).map((column) => ({
    head: keyInWords(column),
    cell: (row: Record<string, unknown>) => inCell(row[column]),
    ...(column === 'player' ? { style: { bold: true } } : {}),
  }));
  return [section(capital(name === 'seats' ? 'players' : keyInWords(name)), drawInParts(columns, list))];
}

function inCell(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? '✓ yes' : '– no';
  if (value === '') return '–';
  return typeof value === 'string' ? value : quote(value);
}

/** Removes the purse from a private view, because the page shows the purse already. */
function without({ garnets: _, bellflowers: __, ...own }: { garnets: number; bellflowers: number }): object {
  return own;
}

/** Gives the whole position with all secrets. Only the host may see it. */
function wholeOf(declaration: PositionDeclaration, position: Position): object {
  const scalars = Object.keys(declaration.scalars).map((name) => [
    name,
    (position as unknown as Record<string, unknown>)[name],
  ]);
  const tables = tablesOf(declaration, position).map(({ name, rows }) => [name, rows]);
  return Object.fromEntries([...scalars, ...tables]);
}
