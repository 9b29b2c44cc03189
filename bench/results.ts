import { mkdirSync, writeFileSync } from 'node:fs';
import { tableOf } from '../tools/docs/markdown-table.ts';

/** Figures of one row. The keys are the titles of the columns. */
export type Figures = Readonly<Record<string, number>>;

/** Writes a table of figures. The last row holds the sums. */
export function withSums(head: string, rows: ReadonlyMap<string, Figures>): string {
  const all = [...rows.values()];
  const names = Object.keys(all[0] ?? {});
  const sums = names.map((name) => all.reduce((sum, row) => sum + (row[name] ?? 0), 0));
  return tableOf([
    [head, ...names],
    ...[...rows].map(([title, row]) => [title, ...names.map((name) => String(row[name]))]),
    ['all', ...sums.map(String)],
  ]);
}

/** Writes the results of a command into the folder `results/`, which git ignores. docs/reliability.md has the totals. */
export function writeResults(name: string, ...parts: readonly string[]): void {
  mkdirSync('results', { recursive: true });
  writeFileSync(`results/${name}.md`, `${parts.join('\n\n')}\n`);
  process.stdout.write(`${parts.join('\n\n')}\n\nWritten to results/${name}.md\n`);
}
