import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeChance } from '../src/rules/base/chance.ts';
import { copyProject } from './mutants/copy.ts';
import { checkUnchanged, depthOf, judge, type Verdict } from './mutants/judge.ts';
import { type Mutant, mutantsOf } from './mutants/mutate.ts';

/**
 * `npm run mutants -- --seed TEXT --count N`: changes one small thing of the sources at a time, in a copy of the project, and
 * runs the tests that matter for it. Lists the changes that no test notices. `--under` takes folders or files of src, with commas
 * between them; `--from N` leaves out the first N of the sample; `--to` the last tests to run: beside (the tests that lie where the
 * file does), types, related, long or slow (the default); `--workers 1` takes one copy instead of two, `--trust` skips the first run without a change. `--only` judges all
 * mutants at these places, FILE:LINE:COLUMN, instead of a sample.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    from: { type: 'string', default: '0' },
    under: { type: 'string', default: 'src' },
    to: { type: 'string', default: 'slow' },
    workers: { type: 'string', default: '2' },
    trust: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);

function sample(all: readonly Mutant[], count: number, seed: string): readonly Mutant[] {
  return makeChance(seed)('mutants').shuffle(all).slice(0, count);
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((name) => /\.tsx?$/.test(name) && values.under.split(',').some((one) => name.startsWith(one)))
  .sort();
const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
const places = values.only.split(',').filter((place) => place !== '');
const chosen =
  places.length === 0
    ? sample(all, Number(values.count), values.seed).slice(Number(values.from))
    : all.filter(({ file, line, column }) => places.includes(`${file}:${line}:${column}`));
const depth = depthOf(values.to);
say(`${chosen.length} of ${all.length} mutants of ${files.length} files, seed ${values.seed}`);

const counts = new Map<Verdict, number>();
const waiting = [...chosen];

async function work(): Promise<void> {
  const copy = copyProject();
  if (!values.trust) await checkUnchanged(copy, [...new Set(chosen.map(({ file }) => file))], depth);
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    const verdict = await judge(copy, mutant, depth);
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    const { file, line, column, before, text } = mutant;
    const short = (part: string) => part.replace(/\s+/g, ' ').slice(0, 90);
    say(`${verdict.padEnd(15)} ${file}:${line}:${column}  ${short(before)}  →  ${short(text)}`);
  }
}

await Promise.all(Array.from({ length: Math.min(2, Number(values.workers)) }, work));
say([...counts].map(([verdict, count]) => `${verdict}: ${count}`).join(', '));
