import { parseArgs } from 'node:util';
import { tableOf } from '../../tools/docs/markdown-table.ts';
import { writeResults } from '../results.ts';
import { pairsOf, ROWS, type Trial, titleOf, tryRows } from './campaign.ts';

/**
 * `npm run switches [-- --seed TEXT] [--pairs N] [--only TEXT]`: plays an evening with each value of each switch of the
 * local host. Each value is tried with personal codes and with verified emails. Then come pairs of values, drawn from
 * the seed. `--only` keeps the evenings whose title has this text; “, and ” keeps the pairs. Writes the table into
 * results/switches.md. Exit code 1 if something is wrong.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '150' },
    only: { type: 'string', default: '' },
  },
});

// Why the receipts of one match stop, and errors thrown on purpose, are written to the console. They are not shown here.
console.warn = () => {};
console.error = () => {};
const identities = ['code', 'email'] as const;
const evenings = [
  ...identities.flatMap((identity) => ROWS.map((row) => [[row], identity] as const)),
  ...pairsOf(values.seed, Number(values.pairs)).map((rows, i) => [rows, identities[i % 2]!] as const),
].filter(([rows]) => titleOf(rows).includes(values.only));
const trials = evenings.map(([rows, identity]): Trial => {
  const trial = tryRows(rows, identity);
  process.stderr.write(`${trial.result}: ${trial.title} (${identity})\n`);
  for (const fault of trial.faults)
    process.stdout.write(`${trial.title} (${identity}): ${fault.slice(0, 900)}\n`);
  return trial;
});
const results = ['told as usual', 'named by the self-test', 'wrong'] as const;
const line = (name: string, own: readonly Trial[]) => [
  name,
  ...results.map((result) => String(own.filter((trial) => trial.result === result).length)),
];
writeResults(
  'switches',
  tableOf([
    ['evenings', ...results],
    line(
      'one switch',
      trials.filter(({ title }) => !title.includes(', and ')),
    ),
    line(
      'two switches',
      trials.filter(({ title }) => title.includes(', and ')),
    ),
  ]),
);
if (trials.some(({ result }) => result === 'wrong')) process.exitCode = 1;
