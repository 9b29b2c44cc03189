import { makeRandom } from '../../test/players.ts';
import { tableOf } from '../../tools/docs/markdown-table.ts';
import { type Point, pointsOf, pointWords, WAYS } from './points.ts';
import { runCase, runUndisturbed, type Undisturbed } from './run-case.ts';
import type { Scenario } from './scenarios.ts';

/** The cases that are run: one in `oneIn` of the single faults, or so many `singles`, and `pairs` random pairs per action. */
export type Sample = { readonly seed: string; readonly pairs: number } & (
  | { readonly oneIn: number }
  | { readonly singles: number }
);

/** One or two faults in an action. The second is in the same press, or in the one after it. */
interface Case {
  readonly kind: Point['way'] | 'two faults';
  readonly first: readonly Point[];
  readonly second: readonly Point[];
}

/** A case that ends otherwise than without faults. */
export interface Difference {
  readonly where: string;
  readonly what: string;
}

/** The cases of an action and what they found. */
export interface Row {
  readonly title: string;
  readonly calls: number;
  readonly requests: number;
  /** The number of all single faults. */
  readonly points: number;
  readonly cases: Readonly<Record<Case['kind'], number>>;
  readonly differences: readonly Difference[];
  /** The number of different states from which the cases continued. */
  readonly ends: number;
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
    differences: cases.flatMap((one) => differencesOf(undisturbed, one)),
    ends: undisturbed.known.size,
  };
}

/** The single faults of a sample: each with the same chance, or one in each of so many equal parts of the run. */
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

/** The heads of the table; the third is the number of all single faults. */
const HEADS = ['action', 'calls', 'requests', 'single faults', ...WAYS, 'two faults', 'different'] as const;

/** The numbers of a row of the table, in the order of its heads. */
export type Figures = readonly number[];

/** The figures that were found, by the titles of the actions. */
export function figuresOf(rows: readonly Row[]): ReadonlyMap<string, Figures> {
  return new Map(
    rows.map(({ title, calls, requests, points, cases, differences }) => [
      title,
      [
        calls,
        requests,
        points,
        ...[...WAYS, 'two faults' as const].map((kind) => cases[kind]),
        differences.length,
      ],
    ]),
  );
}

/** The figures in a text that has such a table. */
export function figuresIn(text: string): ReadonlyMap<string, Figures> {
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Map(
    rows
      .map(([title = '', ...cells]) => [title, cells.map(Number)] as const)
      .filter(([, figures]) => figures.length === HEADS.length - 1 && figures.every(Number.isFinite)),
  );
}

/** The sums of figures. */
export function sumOf(figures: readonly Figures[]): Figures {
  return HEADS.slice(1).map((_, i) => figures.reduce((sum, row) => sum + (row[i] ?? 0), 0));
}

/** The table, with the sums in its last row. */
export function faultTable(figures: ReadonlyMap<string, Figures>): string {
  const lines = [...figures, ['all', sumOf([...figures.values()])] as const];
  return tableOf([HEADS, ...lines.map(([title, numbers]) => [title, ...numbers.map(String)])]);
}
