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

/** Greatest number of presses of the button, and greatest number of rounds of the panel's waiting work. */
const MOST_PRESSES = 3;

/** Request id that the panel would send with the press. */
const REQUEST = '0123456789abcdef0123456789abcdef';

const MINUTE = 60_000;

/** Time in minutes between the first press and the next ordinary action. */
const NEXT_ACTION = 240;

/** Number of UUIDs reserved for each step, so that no two steps draw the same UUID. */
const UUIDS = 10_000;

/** Titles of the scenarios in which the log has an entry for each mail that Google refused. */
const NOTED = ['invite', 'onClock, reminders'];

/** Titles of the scenarios that send a text at each press and change nothing. A host who presses twice asks for two texts. */
const REPEATED = ['postTest'];

/** A scenario, and how it ran without faults. */
export interface Undisturbed {
  readonly scenario: Scenario;
  readonly code: string;
  /** State of the world before the first press. */
  readonly world: World;
  readonly given: readonly unknown[];
  readonly begun: number;
  readonly run: CallResult;
  /** States of the world before each call of the run. If the script ends at a call, the state before this call remains. */
  readonly before: readonly World[];
  readonly end: End;
  /** Cache of final differences. The key names the state from which a case continued. Many faults lead to the same few states. */
  readonly known: Map<string, string>;
}

/** A host for one case. `at` sets the clock for a step: step 0 is the first press, step 1 the next press. All cases use the same times. */
interface Steps {
  readonly host: Host;
  at(step: number, minute?: number): void;
}

/** Opens a host in a given state. `begun` is the time of the first press in milliseconds; the default is the time in the state. */
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

/** Starts the action of a scenario once, as a press in the panel, a form response or Google's clock does. */
function press(host: Host, { name }: Scenario, given: readonly unknown[]): CallResult {
  if (name === 'onSubmission') return host.fireFormSubmit(orderForm(host))[0] as CallResult;
  if (name === 'onClock') return host.call(HOST, name);
  return host.call(HOST, name, [...CALLS[name].takes.map((_, i) => given[i] ?? null), REQUEST]);
}

/** Gives the problem that the panel would show after a run; '' if the run succeeded. */
function problemIn({ value, error }: CallResult): string {
  if (error) return error.message;
  const answer = value as Answer<unknown> | null;
  return answer && !answer.ok ? answer.problem.what : '';
}

/** Lets Google's clock, the panel and the host do all waiting work, such as files, forms and receipts. */
function resume(host: Host): void {
  wakeByAlarm(host);
  for (let i = 0; i < MOST_PRESSES; i++) if (!doWhatWaits(host)) return;
  throw new Error('something waits for ever');
}

/** Does the next ordinary action, and then gives the final state of the season. */
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

/** Runs a scenario without faults. Throws if the scenario fails. */
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

/**
 * Runs a scenario with faults in the first press and perhaps in the second press. Gives what is wrong at the end; '' if
 * nothing is wrong.
 */
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

/** Presses the button once, with the given faults. */
export function pressOnce(
  { scenario, code, world, given, begun }: Undisturbed,
  faults: readonly Point[],
): { readonly steps: Steps; readonly problem: string } {
  const steps = openAt(code, world, begun);
  for (const point of faults) arm(steps.host, point);
  return { steps, problem: problemIn(press(steps.host, scenario, given)) };
}

/** Gives the state that remains if the script ends at this point: the state before the call. Gives undefined for other kinds of faults. */
export function stateAtEnd({ before }: Undisturbed, { what, way, nth }: Point): World | undefined {
  return what === 'call' && way === 'the script ends' ? before[nth - 1] : undefined;
}

const ENDED = 'the script was ended';

/** Progress of a case: the number of presses, the problem of the last press, and the faults for the next press. */
interface Progress {
  readonly presses: number;
  readonly problem: string;
  readonly second: readonly Point[];
}

/** Continues a case after a press, and gives what is wrong at the end. */
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
    differenceOf(undisturbed.end, finish(steps), {
      mayNote: NOTED.includes(undisturbed.scenario.title),
      mayRepeat: REPEATED.includes(undisturbed.scenario.title),
    }),
  );
}

/** Gives the cached difference if an earlier case continued from the same state. Otherwise finds the difference. */
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
