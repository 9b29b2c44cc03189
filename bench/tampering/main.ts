import { parseArgs } from 'node:util';
import { OUTCOMES } from '../../test/sheets/tamper/trial.ts';
import { type Figures, withSums, writeResults } from '../results.ts';
import { runTampering, type Tried, tabOf } from './run.ts';

/**
 * `npm run tamper [-- --seed N] [--share F]`: changes by hand, or a share of them. Writes the tables into results/tampering.md. Exit code 1 with any
 * fault.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, share: { type: 'string', default: '1' } },
});

// Why the receipts of one match stop, and errors thrown on purpose, are written to the console. They are not shown here.
console.warn = () => {};
console.error = () => {};
let count = 0;
const tried = runTampering(Number(values.share), Number(values.seed), ({ tampering, trial: { faults } }) => {
  count++;
  if (count % 500 === 0) process.stderr.write(`${count} changes\n`);
  for (const fault of faults)
    process.stdout.write(
      `${tabOf(tampering)}, ${tampering.kind}, ${tampering.where}: ${fault.slice(0, 400)}\n`,
    );
});

/** The outcomes by some property of the changes. */
function outcomesBy(head: string, nameOf: (one: Tried) => string): string {
  const none = Object.fromEntries(['changes', ...OUTCOMES].map((name) => [name, 0]));
  const rows = new Map<string, Figures>();
  for (const one of tried) {
    const { changes = 0, [one.trial.outcome]: before = 0, ...rest } = rows.get(nameOf(one)) ?? none;
    rows.set(nameOf(one), { ...none, ...rest, changes: changes + 1, [one.trial.outcome]: before + 1 });
  }
  return withSums(head, rows);
}

writeResults(
  'tampering',
  outcomesBy('tab', ({ tampering }) => tabOf(tampering)),
  outcomesBy('change', ({ tampering }) => tampering.kind),
);
if (tried.some(({ trial }) => trial.faults.length > 0)) process.exitCode = 1;
