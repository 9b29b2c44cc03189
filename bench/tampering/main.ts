import { parseArgs } from 'node:util';
import { OUTCOMES } from '../../test/sheets/tamper/trial.ts';
import { withSums, writeResults } from '../results.ts';
import { runTampering, type Tried, tabOf } from './run.ts';

/**
 * `npm run tamper [-- --seed N] [--share F]`: tries all changes that somebody can make by hand, or a share of these
 * changes. Writes the tables into results/tampering.md. Exit code 1 if there is a fault.
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

/** Makes a table of outcomes. The changes are grouped by a property, which `nameOf` gives. */
function outcomesBy(head: string, nameOf: (one: Tried) => string): string {
  const names = [...new Set(tried.map(nameOf))];
  const rows = names.map((name) => {
    const own = tried.filter((one) => nameOf(one) === name);
    const counts = OUTCOMES.map((outcome) => [
      outcome,
      own.filter(({ trial }) => trial.outcome === outcome).length,
    ]);
    return [name, { changes: own.length, ...Object.fromEntries(counts) }] as const;
  });
  return withSums(head, new Map(rows));
}

writeResults(
  'tampering',
  outcomesBy('tab', ({ tampering }) => tabOf(tampering)),
  outcomesBy('change', ({ tampering }) => tampering.kind),
);
if (tried.some(({ trial }) => trial.faults.length > 0)) process.exitCode = 1;
