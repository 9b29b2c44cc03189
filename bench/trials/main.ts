import { parseArgs } from 'node:util';
import { makeRandom } from '../../test/rules/law/random.ts';
import { withSums, writeResults } from '../results.ts';
import { beyond } from './bounds.ts';
import { fuzzAnswers } from './fuzz-answers.ts';
import { fuzzCalls } from './fuzz-calls.ts';
import { leakTrials } from './leaks.ts';
import { tables } from './tables.ts';

/**
 * `npm run trials [-- --seed N] [--share F]`: tries 100,000 arbitrary answers and 10,000 arbitrary calls, and compares
 * viewers' files. `--share` tries only a share. Writes the tables into results/trials.md. Exit code 1 if there is a
 * fault.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, share: { type: 'string', default: '1' } },
});
const [seed, share] = [Number(values.seed), Number(values.share)];
const all = tables();
const faults: string[] = [];

const answers = all.map((table, i) => {
  const trial = fuzzAnswers(table, Math.ceil((100_000 * share) / all.length), makeRandom(seed + i));
  const found = [...trial.faults, ...beyond(trial.sizes)];
  faults.push(...found.map((fault) => `${table.game}, ${fault}`));
  const { answers, rounds, sizes } = trial;
  const largest = Object.entries(sizes).map(([name, size]) => `${name} ${Math.round(size)}`);
  process.stdout.write(`${table.game}, largest sizes: ${largest.join(', ')}\n`);
  return [table.game, { answers, rounds, faults: found.length }] as const;
});
const calls = fuzzCalls(10_000 * share, makeRandom(seed)).map(
  ({ name, calls, done, refused, faults: found }) => {
    faults.push(...found);
    return [name, { calls, done, refused, faults: found.length }] as const;
  },
);
const leaks = all.map((table, i) => {
  const times = Math.max(1, Math.round(40 * share));
  const { compared, differing } = leakTrials(table, times, makeRandom(seed + i));
  faults.push(...differing);
  return [table.game, { ...compared, differing: differing.length }] as const;
});
for (const fault of faults) process.stdout.write(`${fault}\n`);
const [ofAnswers, ofCalls, ofLeaks] = [new Map(answers), new Map(calls), new Map(leaks)];
writeResults('trials', withSums('game', ofAnswers), withSums('press', ofCalls), withSums('game', ofLeaks));
if (faults.length > 0) process.exitCode = 1;
