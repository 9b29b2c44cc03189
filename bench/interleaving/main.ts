import { parseArgs } from 'node:util';
import { withSums, writeResults } from '../results.ts';
import { runInterleaving } from './run.ts';

/**
 * `npm run interleave [-- --seed N] [--share F]`: interrupts actions of one panel by actions of a second panel and by
 * responses. Tries all pairs, or a share of the pairs. Writes the table into results/interleavings.md. Exit code 1 if
 * there is a fault.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, share: { type: 'string', default: '1' } },
});

// Why the receipts of one match stop, and errors thrown on purpose, are written to the console. They are not shown here.
console.warn = () => {};
console.error = () => {};
const rows = runInterleaving(Number(values.share), Number(values.seed), ({ title, trials, faults }) => {
  const count = Object.values(trials).reduce((sum, one) => sum + one, 0);
  process.stderr.write(`${title}: ${count} trials, ${faults.length} wrong\n`);
  for (const fault of faults) process.stdout.write(`${fault.slice(0, 600)}\n`);
});
const figures = rows.map(
  ({ title, steps, trials, faults }) => [title, { steps, ...trials, wrong: faults.length }] as const,
);
writeResults('interleavings', withSums('action', new Map(figures)));
if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
