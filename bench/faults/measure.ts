import { makeRandom } from '../../test/players.ts';
import { type Point, pointsOf, pointWords } from './points.ts';
import { runCase, runUndisturbed, type Undisturbed } from './run-case.ts';
import type { Scenario } from './scenarios.ts';

/**
 * Choice of the cases to run for each action: `pairs` random pairs of faults, and some single faults. `oneIn` takes each
 * single fault with a chance of 1 in `oneIn`; `singles` is a number of single faults.
 */
export type Sample = { readonly seed: string; readonly pairs: number } & (
  | { readonly oneIn: number }
  | { readonly singles: number }
);

/** One or two faults in an action. The second fault happens in the same call or in the repeated call. */
interface Case {
  readonly kind: Point['way'] | 'two faults';
  readonly first: readonly Point[];
  readonly second: readonly Point[];
}

/** A case that ends in another state than a run without faults. */
export interface Difference {
  readonly where: string;
  readonly what: string;
}

/** The cases of an action and their results. */
export interface Row {
  readonly calls: number;
  readonly requests: number;
  /** Number of all single faults that the action can have. */
  readonly points: number;
  readonly cases: Readonly<Record<Case['kind'], number>>;
  readonly differences: readonly Difference[];
}

/** Runs an action without faults, then with each case of the sample. */
export function measure(code: string, scenario: Scenario, sample: Sample): Row {
  const undisturbed = runUndisturbed(code, scenario);
  const points = pointsOf(undisturbed.run);
  const cases = casesOf(points, scenario, sample);
  const count = (kind: Case['kind']) => cases.filter((one) => one.kind === kind).length;
  const { list, requests } = undisturbed.run.calls;
  return {
    calls: list.length,
    requests,
    points: points.length,
    cases: {
      'fails before': count('fails before'),
      'fails after': count('fails after'),
      'the script ends': count('the script ends'),
      'two faults': count('two faults'),
    },
    differences: cases.flatMap((one) => differencesOf(undisturbed, one)),
  };
}

/**
 * Chooses the single faults of a sample. With `oneIn`, each fault has the same chance. With `singles`, each of `singles`
 * equal parts of the run gives one fault.
 */
function singlesOf(points: readonly Point[], sample: Sample, random: (n: number) => number): Point[] {
  if ('oneIn' in sample) return points.filter(() => random(sample.oneIn) === 0);
  const part = Math.floor(points.length / sample.singles);
  return Array.from({ length: sample.singles }, (_, i) => points[i * part + random(part)] as Point);
}

function casesOf(points: readonly Point[], { title }: Scenario, sample: Sample): Case[] {
  const random = makeRandom(`${sample.seed} ${title}`);
  const single = singlesOf(points, sample, random).map(
    (point): Case => ({ kind: point.way, first: [point], second: [] }),
  );
  const any = () => points[random(points.length)] as Point;
  const double = Array.from({ length: sample.pairs }, (): Case => {
    const [one, other] = [any(), any()];
    return random(2) === 0
      ? { kind: 'two faults', first: [one, other], second: [] }
      : { kind: 'two faults', first: [one], second: [other] };
  });
  return [...single, ...double];
}

function differencesOf(undisturbed: Undisturbed, { first, second }: Case): Difference[] {
  const what = runCase(undisturbed, first, second);
  if (what === '') return [];
  const words = [...first.map(pointWords), ...second.map((point) => `${pointWords(point)}, pressed again`)];
  return [{ where: `${undisturbed.scenario.title}: ${words.join('; ')}`, what }];
}
