import { makeRandom, shuffled } from '../../test/rules/law/random.ts';
import { makePair, type Pair } from '../../test/sheets/interleave/panels.ts';
import { ARRIVALS, makeDisturbed } from '../../test/sheets/interleave/response.ts';
import { allPresses, type Press } from '../../test/sheets/presses/presses.ts';

/** Events that interrupt an action: a press in another panel, and responses. */
export const INSIDE = ['another press', ...ARRIVALS] as const;
export type Inside = (typeof INSIDE)[number];

/** Number of trials of one action, and the faults that the trials found. */
export interface Row {
  readonly title: string;
  readonly steps: number;
  readonly trials: Record<Inside, number>;
  readonly faults: string[];
}

/** Trial of the action `press`. `other` is the press that interrupts the action; undefined if responses interrupt the action. */
interface Trial {
  readonly press: Press;
  readonly other: Press | undefined;
}

/** Share of the trials. Below this share, only some actions are tried with responses, and only at some of their steps. */
const SMALL = 0.1;

/** Tries a share of all interleavings. The same seed always chooses the same trials. */
export function runInterleaving(share: number, seed: number, tell = (_row: Row) => {}): readonly Row[] {
  const presses = allPresses();
  const random = makeRandom(seed);
  const trials = shuffled(
    random,
    presses.flatMap((press) => [...presses, undefined].map((other): Trial => ({ press, other }))),
  );
  const some = trials.slice(0, Math.ceil(trials.length * share));
  const chosen = new Set(share < SMALL ? some : [...some, ...trials.filter(({ other }) => !other)]);
  return presses.map((press) => {
    const row: Row = {
      title: press.title,
      steps: 0,
      trials: { 'another press': 0, 'a response': 0, 'a response that wakes the add-on up': 0 },
      faults: [],
    };
    const own = trials.filter((trial) => trial.press === press && chosen.has(trial));
    const rows = own.map(({ other }) =>
      other ? pressesInside(row, press, other) : responsesInside(row, press, share),
    );
    const all = { ...row, steps: Math.max(0, ...rows) };
    tell(all);
    return all;
  });
}

/**
 * Presses a second button in the middle of an action: before, while and after the action holds the lock. Gives the
 * number of the action's steps.
 */
function pressesInside({ trials, faults }: Row, press: Press, other: Press): number {
  const pair = makePair(press, other);
  for (const step of placesIn(pair)) {
    trials['another press']++;
    const fault = pair.tryAt(step);
    if (fault !== '') faults.push(`${press.title}, ${other.title} before step ${step}: ${fault}`);
  }
  return pair.steps.length;
}

/** Gives the steps to interrupt: the first step, the last step, and the middle of each period with or without the lock. */
function placesIn({ steps }: Pair): readonly number[] {
  const starts = steps.flatMap(({ isLocked }, i) =>
    i === 0 || steps[i - 1]?.isLocked !== isLocked ? [i] : [],
  );
  const middles = starts.map((start, i) => Math.floor((start + (starts[i + 1] ?? steps.length)) / 2));
  return [...new Set([0, ...middles, steps.length - 1])]
    .filter((i) => i >= 0 && i < steps.length)
    .map((i) => i + 1);
}

/**
 * Lets a response arrive before each step of an action. If the share is small, only some steps are tried. Gives the
 * number of the action's steps.
 */
function responsesInside({ trials, faults }: Row, press: Press, share: number): number {
  if (press.isFirst) return 0;
  const { steps, tryAt } = makeDisturbed(press);
  const stride = share < SMALL ? Math.ceil(steps / 3) : 1;
  for (const arrival of ARRIVALS)
    for (let step = 1; step <= steps; step += stride) {
      trials[arrival]++;
      const fault = tryAt(step, arrival);
      if (fault !== '') faults.push(`${press.title}, ${arrival} before step ${step}: ${fault}`);
    }
  return steps;
}
