import { parseArgs } from 'node:util';
import { build } from '../../tools/build.ts';
import { type Figures, withSums, writeResults } from '../results.ts';
import { measure, type Row } from './measure.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

/**
 * `npm run faults [-- --only TITLE] [--from TITLE] [--seed TEXT] [--sample K] [--pairs N]`: runs each action with a
 * fault at each of its calls. `--only` runs the actions whose titles begin with TITLE. `--from` runs all actions from
 * TITLE on. `--sample` tries one of K single faults. Writes the table into results/faults.md. Exit code 1 if a run with
 * faults ends differently from a run without faults.
 */
const { values } = parseArgs({
  options: {
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

/** Measures an action. Gives undefined if the action fails even without faults, so that the other actions still run. */
function measured(scenario: Scenario): Row | undefined {
  try {
    return measure(code, scenario, sample);
  } catch (error) {
    process.stdout.write(`NOT RUN: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

const rows = new Map<string, Figures>();
for (const scenario of chosen) {
  const row = measured(scenario);
  if (!row) continue;
  const { calls, requests, points, cases, differences } = row;
  const different = differences.length;
  rows.set(scenario.title, { calls, requests, 'single faults': points, ...cases, different });
  process.stdout.write(`${scenario.title}: ${points} single faults, ${different} different\n`);
  for (const { where, what } of differences) process.stdout.write(`  ${where}\n    ${what.slice(0, 300)}\n`);
  if (different > 0) process.exitCode = 1;
}
writeResults('faults', withSums('action', rows));
