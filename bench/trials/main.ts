import { faultsOf, fuzzingWords, leakWords, summary, writeReport } from './report.ts';
import { runTrials } from './run-trials.ts';

/** `npm run trials [-- --write] [--seed N] [--share F]`: all trials, or a share of them; exit code 1 with any fault. */
const args = process.argv.slice(2);
const numberAfter = (name: string, fallback: number) => {
  const at = args.indexOf(name);
  return at < 0 ? fallback : Number(args[at + 1]);
};
const share = numberAfter('--share', 1);
const trials = runTrials(
  { answers: 100_000 * share, calls: 10_000 * share, times: Math.max(1, Math.round(40 * share)) },
  numberAfter('--seed', 1),
  (line) => process.stderr.write(`${line}\n`),
);
process.stdout.write(`${fuzzingWords(trials)}\n\n${leakWords(trials)}\n\n`);
for (const fault of faultsOf(trials)) process.stdout.write(`${fault}\n`);
process.stdout.write(`${summary(trials)}\n`);
if (args.includes('--write')) writeReport(trials);
process.exitCode = faultsOf(trials).length > 0 ? 1 : 0;
