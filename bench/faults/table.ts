import { makeRandom } from '../../test/players.ts';
import { tableOf } from '../../tools/markdown-table.ts';
import { type Point, pointsOf, pointWords, WAYS } from './points.ts';
import { runCase, runUndisturbed, type Undisturbed } from './run-case.ts';
import type { Scenario } from './scenarios.ts';

/** Which cases are run: one in so many single faults, and so many random pairs per action. */
export interface Sample {
  readonly seed: string;
  readonly oneIn: number;
  readonly pairs: number;
}

/** One or two faults in an action. The second is in the same press, or in the one after it. */
interface Case {
  readonly kind: Point['way'] | 'two faults';
  readonly first: readonly Point[];
  readonly second: readonly Point[];
}

/** A case in whose end something is otherwise than without faults. */
export interface Difference {
  readonly where: string;
  readonly what: string;
}

/** The cases of an action and what they found. */
export interface Row {
  readonly title: string;
  readonly calls: number;
  readonly requests: number;
  /** All single faults there are. */
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
    title: scenario.title,
    calls: list.length,
    requests,
    points: points.length,
    cases: {
      'fails before': count('fails before'),
      'fails after': count('fails after'),
      'the script ends': count('the script ends'),
      'two faults': count('two faults'),
    },
    differences: cases.flatMap((one) => differencesOf(code, undisturbed, one)),
  };
}

function casesOf(points: readonly Point[], { title }: Scenario, { seed, oneIn, pairs }: Sample): Case[] {
  const random = makeRandom(`${seed} ${title}`);
  const single = points
    .filter(() => random(oneIn) === 0)
    .map((point): Case => ({ kind: point.way, first: [point], second: [] }));
  const any = () => points[random(points.length)] as Point;
  const double = Array.from({ length: pairs }, (): Case => {
    const [one, other] = [any(), any()];
    return random(2) === 0
      ? { kind: 'two faults', first: [one, other], second: [] }
      : { kind: 'two faults', first: [one], second: [other] };
  });
  return [...single, ...double];
}

function differencesOf(code: string, undisturbed: Undisturbed, { first, second }: Case): Difference[] {
  const what = runCase(code, undisturbed, first, second);
  if (what === '') return [];
  const words = [...first.map(pointWords), ...second.map((point) => `${pointWords(point)}, pressed again`)];
  return [{ where: `${undisturbed.scenario.title}: ${words.join('; ')}`, what }];
}

const HEADS = ['action', 'calls', 'requests', ...WAYS, 'two faults', 'different'] as const;

/** The rows as a table with their sums. */
export function faultTable(rows: readonly Row[]): string {
  const cellsOf = (title: string, some: readonly Row[]) => {
    const sum = (of: (row: Row) => number) => String(some.reduce((total, row) => total + of(row), 0));
    return [
      title,
      sum(({ calls }) => calls),
      sum(({ requests }) => requests),
      ...([...WAYS, 'two faults'] as const).map((kind) => sum(({ cases }) => cases[kind])),
      sum(({ differences }) => differences.length),
    ];
  };
  return tableOf([HEADS, ...rows.map((row) => cellsOf(row.title, [row])), cellsOf('all', rows)]);
}
