/**
 * The local host: the compiled add-on on this machine, with strict stand-ins for the Google services that the add-on calls.
 *
 *     const host = makeHost({ code, sidebar, manifest });     // dist/Code.js, dist/sidebar.html, appsscript.json (parsed)
 *     host.addPeople([{ name: 'Ann', email: 'ann@example.com' }]);
 *     host.makeWorkbook('Roundkeeper season', 'host@example.com');   // becomes the workbook the add-on runs in
 *     const done = host.call('host@example.com', 'entryPoint', [args]);
 *     if (done.error) …; done.value; done.calls.service; done.calls.byName['Sheets.Spreadsheets.get']; done.modelledMs
 *
 * - `call(user, functionName, args)` loads the bundle in a fresh context, as google.script.run or a menu item does. With
 *   `keepsScript`, as in `npm start`, the bundle stays loaded, which is quicker. If the script throws, `call` does not throw;
 *   `error` holds the script's error ({ name, message, isEnded }). Arguments and result must be plain data. `ui` holds the
 *   run's menus, sidebar and alerts, and `log` holds the run's log lines.
 * - `submitForm(email | undefined, formId, answers, options?)` submits a form as a signed-in person or as nobody. `answers` are
 *   by item title or item id; an answer is a text, a choice, or a list of boxes. An accepted response becomes a row and fires
 *   the onFormSubmit triggers `options.triggers` times (default 1). With 0, `fireFormSubmit(formId)` fires the triggers later.
 * - `openFile(email | undefined, fileId)` gives the file and the right, and throws if Google would refuse.
 *   `readPublished(fileId)` gives a file that is published to the web.
 * - `typeCell`, `deleteTab`, `trashFile`, `deleteFile` are manual edits of a host. `fileText(fileId)` gives the stored file as
 *   JSON.
 * - `passTime(ms)` moves the clock forward. Clock triggers run on the way, each when it is due or somewhat later.
 * - `clock.now()`, `clock.advance(ms)`, `clock.set(ms)` read and set the clock. Each call advances the clock by the call's
 *   latency on Google.
 * - `failCall({ nth | match, when: 'before' | 'after' | 'kill' | 'kill-after' })`, `failRequest({ match, status, when })` and
 *   `during(nth | match, act)` arrange faults for the next outermost call. Faults are then removed, except with
 *   `times: Infinity`. Each function gives { used, cancel() }.
 * - `save()` gives the state as text; `makeHost({ …, state: text })` continues from this text. `world` is the state itself, to
 *   be read only.
 * - `snapshot()` gives a moment; `makeHost({ …, state: moment })` continues from this moment, any number of times and without
 *   parsing a text.
 */

import { type Respondent, type Submission, submitResponse } from '../google/forms/submit-response.ts';
import { TRIGGERS_SPENT, withinDay } from '../google/run/quota.ts';
import { storeWorkbook } from '../google/sheets/sheets-service.ts';
import type { Answer } from '../google/world/answer.ts';
import { rightOn } from '../google/world/rights.ts';
import type { Switches } from '../google/world/switches.ts';
import { makeWorkbook } from '../google/world/workbook.ts';
import {
  type DriveFile,
  makeWorld,
  type Person,
  type Role,
  type Trigger,
  type World,
} from '../google/world/world.ts';
import { type Clock, makeClock } from './clock.ts';
import { type ArmedFault, type CallFault, type CallMatch, makeFaults, type RequestFault } from './faults.ts';
import { type ManualEdits, makeManualEdits } from './manual-edits.ts';
import { type CallResult, makeScriptRunner, notRun, type ScriptSetup } from './script-runner.ts';
import { Snapshot } from './snapshot.ts';

export interface HostSetup extends ScriptSetup {
  /** State from which the host continues: a result of `save` or `snapshot`, or plain data. The host may change plain data. */
  state?: unknown;
  /** Time source in milliseconds. By default the clock stands still, so that only calls advance it. */
  now?: () => number;
  /** Behaviours of Google that are turned on. The host's state includes these switches. */
  switches?: Switches;
}

export interface SubmitOptions {
  /** Address that the respondent types into the form's email question. */
  typedEmail?: string;
  triggers?: number;
}

export interface Host extends ManualEdits {
  readonly world: World;
  readonly clock: Clock;
  call(user: string, functionName: string, args?: readonly unknown[]): CallResult;
  submitForm(
    email: string | undefined,
    formId: string,
    answers: Readonly<Record<string, Answer>>,
    options?: SubmitOptions,
  ): Submission & { triggered: CallResult[] };
  fireFormSubmit(formId: string): CallResult[];
  passTime(ms: number): CallResult[];
  openFile(email: string | undefined, fileId: string): { file: DriveFile; right: Role };
  readPublished(fileId: string): DriveFile;
  fileText(fileId: string): string;
  addPeople(people: readonly Person[]): void;
  makeWorkbook(title: string, owner: string, timeZone?: string): string;
  activate(workbookId: string): void;
  failCall(fault: CallFault): ArmedFault;
  failRequest(fault: RequestFault): ArmedFault;
  during(at: number | CallMatch, act: () => void): ArmedFault;
  readonly sidebar: string;
  /** Content of the file viewer.html, or ''. */
  readonly viewer: string;
  /** Lists the functions that google.script.run offers. */
  entryPoints(): string[];
  save(): string;
  snapshot(): Snapshot;
}

/** Time at which a host's clock starts if the host has no time source. */
export const FIRST_MOMENT = Date.UTC(2026, 0, 10, 12);

const NO_FILE = 'Sorry, the file you have requested does not exist.';

/** Makes a new host, or a host from a saved state. Throws if another version of the local host saved the state. */
export function makeHost(setup: HostSetup): Host {
  const world: World = setup.state === undefined ? makeWorld() : readState(setup.state);
  if (setup.switches) world.switches = { ...world.switches, ...setup.switches };
  const clock = makeClock(world, setup.now ?? (() => FIRST_MOMENT));
  const faults = makeFaults();
  const runner = makeScriptRunner(setup, { world, clock, faults });

  function fileOf(fileId: string): DriveFile {
    const file = world.files[fileId];
    if (!file) throw new Error(NO_FILE);
    return file;
  }

  function fireFormSubmit(formId: string): CallResult[] {
    const file = world.files[formId];
    const workbookId = file?.kind === 'form' ? file.form.destination?.workbookId : undefined;
    return world.triggers
      .filter((trigger) => trigger.spreadsheetId === workbookId && !trigger.alarm && !trigger.disabled)
      .map(fire);
  }

  function fire(trigger: Trigger): CallResult {
    const run = () =>
      runner.run({
        user: trigger.owner,
        functionName: trigger.handler,
        args: [{ authMode: 'FULL', triggerUid: trigger.id }],
        activeWorkbook: trigger.spreadsheetId,
        hasUi: false,
      });
    return withinDay(world, trigger.owner, clock.now(), run) ?? notRun(TRIGGERS_SPENT);
  }

  /** Runs the next clock trigger that is due before the time `until`, somewhat late. Gives undefined if no trigger is due. */
  function fireNextAlarm(until: number): CallResult[] | undefined {
    const due = world.triggers
      .filter(({ alarm, disabled }) => alarm && !disabled && alarm.next <= until)
      .sort((a, b) => (a.alarm?.next ?? 0) - (b.alarm?.next ?? 0));
    const [trigger] = due;
    if (!trigger?.alarm) return undefined;
    const { next, everyMinutes } = trigger.alarm;
    const late = ((next / 1000) % 60) * 1000 * (world.switches?.alarmsLate ?? 1);
    trigger.alarm.next = next + everyMinutes * 60_000;
    if (clock.now() < next + late) clock.set(Math.min(next + late, until));
    return Array.from({ length: world.switches?.alarms ?? 1 }, () => fire(trigger));
  }

  return {
    world,
    clock,
    sidebar: setup.sidebar,
    viewer: setup.viewer ?? '',
    call: (user, functionName, args = []) =>
      runner.run({ user, functionName, args, activeWorkbook: world.activeWorkbook, hasUi: true }),
    submitForm(email, formId, answers, options = {}) {
      const file = fileOf(formId);
      if (file.kind !== 'form' || file.trashed) throw new Error(NO_FILE);
      const respondent: Respondent = {
        ...(email === undefined ? {} : { email }),
        ...(options.typedEmail === undefined ? {} : { typedEmail: options.typedEmail }),
      };
      const submission = submitResponse(world, file, respondent, answers, clock.now());
      // No two responses have the same time.
      clock.advance(1);
      const times = submission.recorded ? (options.triggers ?? world.switches?.wakings ?? 1) : 0;
      return {
        ...submission,
        triggered: Array.from({ length: times }, () => fireFormSubmit(formId)).flat(),
      };
    },
    fireFormSubmit,
    passTime(ms) {
      const until = clock.now() + ms;
      const results: CallResult[] = [];
      for (let fired = fireNextAlarm(until); fired; fired = fireNextAlarm(until)) results.push(...fired);
      if (clock.now() < until) clock.set(until);
      return results;
    },
    openFile(email, fileId) {
      const file = fileOf(fileId);
      const right = rightOn(file, email);
      if (!right) throw new Error(email ? 'You need access' : 'You need to sign in, or access');
      return { file, right };
    },
    readPublished(fileId) {
      const file = fileOf(fileId);
      if (!file.published || file.trashed) throw new Error(NO_FILE);
      return file;
    },
    fileText: (fileId) => JSON.stringify(fileOf(fileId)),
    addPeople: (people) => void world.people.push(...people),
    makeWorkbook(title, owner, timeZone) {
      const file = storeWorkbook(
        world,
        owner,
        makeWorkbook(title, timeZone, world.switches?.locale),
        clock.now(),
        false,
      );
      world.activeWorkbook ??= file.id;
      return file.id;
    },
    activate(workbookId) {
      world.activeWorkbook = workbookId;
    },
    failCall: faults.addCall,
    failRequest: faults.addRequest,
    during: faults.addDuring,
    entryPoints: runner.entryPoints,
    save: () => JSON.stringify(world),
    snapshot: () => new Snapshot(world),
    ...makeManualEdits(world, fileOf),
  };
}

function readState(saved: unknown): World {
  if (saved instanceof Snapshot) return saved.copy();
  const state: unknown = typeof saved === 'string' ? JSON.parse(saved) : saved;
  if ((state as Partial<World> | null)?.version !== 1)
    throw new Error('The state is not of version 1 of the local host.');
  return state as World;
}
