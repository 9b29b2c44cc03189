import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withPart } from '../../tools/docs/marked-part.ts';
import { runInterleaving } from './run.ts';
import { interleavingText } from './table.ts';

/** `npm run interleave [-- --write] [--seed N] [--share F]`: two panels and responses at once; exit code 1 with any fault. */
const FILE = 'docs/reliability.md';
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '1' },
  },
});
const [share, seed] = [Number(values.share), Number(values.seed)];

// Why the receipts of one match stop, and errors thrown on purpose, are written to the console. They are not shown here.
console.warn = () => {};
console.error = () => {};
const rows = runInterleaving(share, seed, ({ title, trials, faults }) => {
  const count = Object.values(trials).reduce((sum, one) => sum + one, 0);
  process.stderr.write(`${title}: ${count} trials, ${faults.length} wrong\n`);
  for (const fault of faults) process.stdout.write(`${fault.slice(0, 600)}\n`);
});
const text = interleavingText(rows, share, seed);
process.stdout.write(`${text}\n`);
if (values.write) writeFileSync(FILE, withPart(readFileSync(FILE, 'utf8'), 'interleavings', text));
if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
