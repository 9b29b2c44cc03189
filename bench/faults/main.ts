import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../../tools/build.ts';
import { partOf, withPart } from '../../tools/docs/marked-part.ts';
import { faultText } from './report.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { type Figures, faultTable, figuresOf, measure, type Row } from './table.ts';

/**
 * `npm run faults [-- --write] [--only TITLE] [--from TITLE] [--seed TEXT] [--sample K] [--pairs N]`: runs each action with a fault at each of its
 * calls. `--only` runs the actions whose titles begin with TITLE, `--from` all actions from this one on, `--sample` one in K of the single faults.
 * `--write` writes the table after each action. Exit code 1 when anything is different.
 */
const FILE = 'docs/reliability.md';
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '20' },
  },
});
const sample = { seed: values.seed, oneIn: Math.max(1, Number(values.sample)), pairs: Number(values.pairs) };
const first = SCENARIOS.findIndex(({ title }) => title.startsWith(values.from));
const chosen = SCENARIOS.slice(first).filter(({ title }) => title.startsWith(values.only));
const { code } = await build();

/** The row of an action. An action that fails even without faults has no row; the other actions still run. */
function measured(scenario: Scenario): Row | undefined {
  try {
    return measure(code, scenario, sample);
  } catch (error) {
    process.stdout.write(`NOT RUN: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

const found = new Map<string, Figures>();
for (const scenario of chosen) {
  const row = measured(scenario);
  if (!row) continue;
  for (const [title, figures] of figuresOf([row])) found.set(title, figures);
  const cases = Object.values(row.cases).reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `${row.title}: ${cases} cases, ${row.ends} ends, ${row.differences.length} different\n`,
  );
  for (const { where, what } of row.differences)
    process.stdout.write(`  ${where}\n    ${what.slice(0, 300)}\n`);
  if (row.differences.length > 0) process.exitCode = 1;
  if (values.write) {
    const whole = readFileSync(FILE, 'utf8');
    writeFileSync(FILE, withPart(whole, 'faults', faultText(found, partOf(whole, 'faults'))));
  }
}
process.stdout.write(`\n${faultTable(found)}\n`);
