import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from '../../tools/build.ts';
import { withPart } from '../../tools/marked-part.ts';
import { faultText } from './report.ts';
import { SCENARIOS } from './scenarios.ts';
import { faultTable, measure, type Row } from './table.ts';

const FILE = 'docs/reliability.md';

/** The number after an option, or the one without it. */
function option(name: string, without: number): number {
  const at = process.argv.indexOf(name);
  const value = at < 0 ? without : Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} needs a whole number.`);
  return value;
}

const [seed, oneIn, pairs] = [option('--seed', 1), Math.max(1, option('--sample', 1)), option('--pairs', 20)];
const sample = { seed: String(seed), oneIn, pairs };
const only = process.argv[process.argv.indexOf('--only') + 1];
const chosen = process.argv.includes('--only')
  ? SCENARIOS.filter(({ title }) => title.startsWith(only ?? ''))
  : SCENARIOS;
const { code } = await build();

const rows: Row[] = [];
for (const scenario of chosen) {
  const row = measure(code, scenario, sample);
  rows.push(row);
  const cases = Object.values(row.cases).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${row.title}: ${cases} cases, ${row.differences.length} different\n`);
  for (const { where, what } of row.differences)
    process.stdout.write(`  ${where}\n    ${what.slice(0, 300)}\n`);
}
process.stdout.write(`\n${faultTable(rows)}\n`);
if (process.argv.includes('--write')) {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  writeFileSync(FILE, withPart(text, 'faults', faultText(rows, sample)));
}
if (rows.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
