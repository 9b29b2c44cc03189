import type { World } from '../../local/google/world/world.ts';
import type { Host } from '../../local/host/host.ts';
import type { CallResult } from '../../local/host/script-runner.ts';
import { copyOfWorld } from '../../local/host/snapshot.ts';
import { CALLS } from '../../src/sheets/panel-api/calls.ts';
import type { Answer } from '../../src/sheets/panel-api/panel.ts';
import { answerOf, ask, HOST, hostOf, stateOf } from '../../test/e2e/season.ts';
import { foundByVerify } from '../../test/found-by-verify.ts';
import { differenceOf, type End, endOf } from './end.ts';
import { arm, type Point } from './points.ts';
import type { Scenario } from './scenarios.ts';
import { orderForm, QUICK } from './states.ts';
import { doWhatWaits, wakeByAlarm } from './waiting.ts';
import { digestOfWorld } from './world.ts';

/** Number of times that a host presses again, or opens the panel again, until nothing is left to do. */
const MOST_PRESSES = 3;

/** The id of the press, as the panel makes it. */
const REQUEST = '0123456789abcdef0123456789abcdef';

const MINUTE = 60_000;

/** Minutes from the first press to the next ordinary action. */
const NEXT_ACTION = 240;

/** The number of UUIDs that each step has for itself, so that no step draws those of another. */
const UUIDS = 10_000;

/** For these actions the log notes each mail that Google refused. */
const NOTED = ['invite', 'onClock, reminders'];

/** A scenario that ran without faults. */
export interface Undisturbed {
  readonly scenario: Scenario;
  readonly code: string;
  /** The state before it, the arguments of the press, and its moment in milliseconds. */
  readonly world: World;
  readonly given: readonly unknown[];
  readonly begun: number;
  readonly run: CallResult;
  /** The state before each call of the run, which remains when the script ends there. */
  readonly before: readonly World[];
  readonly end: End;
  /**
   * The differences in the end, by the state where a case continued. Most faults lead to a few states:
   * before, between and after the writes of the action.
   */
  readonly known: Map<string, string>;
}

/** A host, and the steps of a case: the press, then each press after it. They come at the same moments in all cases. */
interface Steps {
  readonly host: Host;
  at(step: number, minute?: number): void;
}

/** Continues from a state. `begun` is the time of the first press in milliseconds; by default the time of the state. */
function openAt(code: string, world: World, begun?: number): Steps {
  let drawn = 0;
  const makeUuid = () => `00000000-0000-4000-a000-${String(drawn++).padStart(12, '0')}`;
  const host = hostOf({ ...QUICK, code, state: copyOfWorld(world), makeUuid });
  const first = begun ?? host.clock.now();
  return {
    host,
    at(step, minute = step) {
      drawn = step * UUIDS;
      host.clock.set(first + minute * MINUTE);
    },
  };
}

/** Presses a button of the panel once, or lets Google wake the add-on up. */
function press(host: Host, { name }: Scenario, given: readonly unknown[]): CallResult {
  if (name === 'onSubmission') return host.fireFormSubmit(orderForm(host))[0] as CallResult;
  if (name === 'onClock') return host.call(HOST, name);
  return host.call(HOST, name, [...CALLS[name].takes.map((_, i) => given[i] ?? null), REQUEST]);
}

/** The problem of a run that the panel shows; '' for none. */
function problemIn({ value, error }: CallResult): string {
  if (error) return error.message;
  const answer = value as Answer<unknown> | null;
  return answer && !answer.ok ? answer.problem.what : '';
}

/** The work that Google’s clock, the panel and its host do until nothing is left: unfinished work, files, forms, receipts. */
function resume(host: Host): void {
  wakeByAlarm(host);
  for (let i = 0; i < MOST_PRESSES; i++) if (!doWhatWaits(host)) return;
  throw new Error('something waits for ever');
}

/** The next ordinary action, and the contents of everything after it. */
function finish({ host, at }: Steps): End {
  at(MOST_PRESSES, NEXT_ACTION);
  const { season, rehearsal } = stateOf(host);
  // Orders of simulated players depend on the time at which a rehearsal began.
  if (rehearsal) ask(host, 'endRehearsal');
  const someone = season?.players[0]?.name;
  if (someone === undefined) return endOf(host, '');
  ask(host, 'award', { player: someone, garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'next' });
  resume(host);
  const found = foundByVerify((name, ...given) => answerOf(host.call(HOST, name, given)));
  return endOf(host, found.join(' '));
}

/** Runs a scenario without faults. Throws when it does not succeed. */
export function runUndisturbed(code: string, scenario: Scenario): Undisturbed {
  const { world, given } = scenario.begin();
  const steps = openAt(code, world);
  const { host } = steps;
  const begun = host.clock.now();
  const before: World[] = [];
  const look = () => {
    before.push(copyOfWorld(host.world));
    return false;
  };
  host.during(look, () => {});
  const run = press(host, scenario, given);
  const problem = problemIn(run);
  if (problem !== '') throw new Error(`${scenario.title}: ${problem}`);
  resume(host);
  const end = finish(steps);
  if (end.verified !== '') throw new Error(`${scenario.title}: Verify says ${end.verified}`);
  return { scenario, code, world, given, begun, run, before, end, known: new Map() };
}

/** Runs a scenario with faults in its first press, and in the second. Gives what is wrong in the end; '' for nothing. */
export function runCase(
  undisturbed: Undisturbed,
  first: readonly Point[],
  second: readonly Point[] = [],
): string {
  const { code, begun } = undisturbed;
  const left = first.length === 1 ? stateAtEnd(undisturbed, first[0] as Point) : undefined;
  if (left) return afterPress(undisturbed, openAt(code, left, begun), { presses: 1, problem: ENDED, second });
  const { steps, problem } = pressOnce(undisturbed, first);
  return afterPress(undisturbed, steps, { presses: 1, problem, second });
}

/** Presses once, with faults. */
export function pressOnce(
  { scenario, code, world, given, begun }: Undisturbed,
  faults: readonly Point[],
): { readonly steps: Steps; readonly problem: string } {
  const steps = openAt(code, world, begun);
  for (const point of faults) arm(steps.host, point);
  return { steps, problem: problemIn(press(steps.host, scenario, given)) };
}

/** The state after a script that ends there. It changes nothing more, so this is the state before the call. */
export function stateAtEnd({ before }: Undisturbed, { what, way, nth }: Point): World | undefined {
  return what === 'call' && way === 'the script ends' ? before[nth - 1] : undefined;
}

const ENDED = 'the script was ended';

/** The progress of a case: the number of presses, the result of the last one, and the faults of the next one. */
interface Progress {
  readonly presses: number;
  readonly problem: string;
  readonly second: readonly Point[];
}

/** Faults in the end, after a press. */
function afterPress(undisturbed: Undisturbed, steps: Steps, { presses, problem, second }: Progress): string {
  const { host, at } = steps;
  const { scenario, given } = undisturbed;
  at(presses);
  const isAgain = problem !== '' && presses < MOST_PRESSES;
  const pressAgain = () => {
    for (const point of second) arm(host, point);
    const next = problemIn(press(host, scenario, given));
    return afterPress(undisturbed, steps, { presses: presses + 1, problem: next, second: [] });
  };
  if (isAgain && second.length > 0) return wrongIn(pressAgain);
  return known(undisturbed, `${presses} ${problem !== ''} ${digestOfWorld(host.world)}`, () => {
    if (isAgain) return pressAgain();
    resume(host);
    return problem === '' ? inTheEnd(undisturbed, steps) : `pressing again: ${problem}`;
  });
}

function inTheEnd(undisturbed: Undisturbed, steps: Steps): string {
  steps.at(MOST_PRESSES, NEXT_ACTION);
  return known(undisturbed, digestOfWorld(steps.host.world), () =>
    differenceOf(undisturbed.end, finish(steps), NOTED.includes(undisturbed.scenario.title)),
  );
}

/** The differences of an earlier case that continued from the same state, or those found now. */
function known({ known }: Undisturbed, key: string, find: () => string): string {
  const wrong = known.get(key) ?? wrongIn(find);
  known.set(key, wrong);
  return wrong;
}

function wrongIn(find: () => string): string {
  try {
    return find();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
