import { makeRandom } from '../../test/rules/law/random.ts';
import { beyond } from './bounds.ts';
import { fuzzAnswers } from './fuzz-answers.ts';
import { fuzzCalls } from './fuzz-calls.ts';
import { leakTrials } from './leaks.ts';
import type { Trials } from './report.ts';
import { tables } from './tables.ts';

/** How much of each trial is run. */
export interface Amount {
  readonly answers: number;
  readonly calls: number;
  /** How often each secret of each game is compared. */
  readonly times: number;
}

/** Runs all trials with a seed: the same seed, the same trials. */
export function runTrials(
  { answers, calls, times }: Amount,
  seed: number,
  tell = (_line: string) => {},
): Trials {
  const all = tables();
  const ofAnswers = all.map((table, i) => {
    const trial = fuzzAnswers(table, Math.ceil(answers / all.length), makeRandom(seed + i));
    tell(`${table.game}: ${trial.answers} answers, ${trial.faults.length} faults`);
    return { ...trial, faults: [...trial.faults, ...beyond(trial.sizes)] };
  });
  const ofCalls = fuzzCalls(all, calls, makeRandom(seed));
  tell(`${calls} calls`);
  const leaks = all.map((table, i) => leakTrials(table, times, makeRandom(seed + i)));
  return { answers: ofAnswers, calls: ofCalls, leaks, seed };
}
