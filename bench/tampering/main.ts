import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withPart } from '../../tools/docs/marked-part.ts';
import { runTampering } from './run.ts';
import { tabOf, tamperingText } from './table.ts';

/** `npm run tamper [-- --write] [--seed N] [--share F]`: changes by hand, or a share of them; exit code 1 with any fault. */
const FILE = 'docs/reliability.md';
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '1' },
  },
});

// Why the receipts of one match stop, and errors thrown on purpose, are written to the console. They are not shown here.
console.warn = () => {};
console.error = () => {};
let count = 0;
const run = runTampering(Number(values.share), Number(values.seed), ({ tampering, trial: { faults } }) => {
  count++;
  if (count % 500 === 0) process.stderr.write(`${count} changes\n`);
  for (const fault of faults)
    process.stdout.write(
      `${tabOf(tampering)}, ${tampering.kind}, ${tampering.where}: ${fault.slice(0, 400)}\n`,
    );
});
const text = tamperingText(run);
process.stdout.write(`${text}\n`);
if (values.write) writeFileSync(FILE, withPart(readFileSync(FILE, 'utf8'), 'tampering', text));
if (run.tried.some(({ trial }) => trial.faults.length > 0)) process.exitCode = 1;
