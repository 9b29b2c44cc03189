/**
 * The local host: the compiled add-on on this machine, with strict stand-ins for the Google services it calls.
 *
 *     const host = makeHost({ code, sidebar, manifest });     // dist/Code.js, dist/sidebar.html, appsscript.json (parsed)
 *     host.addPeople([{ name: 'Ann', email: 'ann@example.com' }]);
 *     host.makeWorkbook('Roundkeeper season', 'host@example.com');   // becomes the workbook the add-on runs in
 *     const done = host.call('host@example.com', 'entryPoint', [args]);
 *     if (done.error) …; done.value; done.calls.service; done.calls.byName['Sheets.Spreadsheets.get']; done.modelledMs
 *
 * - `call(user, functionName, args)` loads the bundle in a fresh context, as google.script.run or a menu item would.
 *   Never throws for what the script does: `error` has it ({ name, message, isEnded }). Arguments and result are plain
 *   data or refused. `ui` has the menus built, the sidebar shown and the alerts of the run; `log` what it logged.
 * - `submitForm(email | undefined, formId, answers, options?)` fills in a form as a person signed in (or nobody). Answers by
 *   item title or id: text, choice, list of boxes, or { row: column } for a grid. Good ones become a row and fire the
 *   onFormSubmit triggers (`options.triggers`: how often, 1 by default; 0 for late, then `fireFormSubmit(formId)`).
 * - `openFile(email | undefined, fileId)` → the file and the right, or throws as Google refuses. `readPublished(fileId)`.
 * - `typeCell`, `deleteTab`, `trashFile`, `deleteFile`: what a host can do by hand. `fileText(fileId)`: all that is stored.
 * - `clock.now()`, `clock.advance(ms)`, `clock.set(ms)`. Calls move it on by what they would take on Google.
 * - `failCall({ nth | match, when: 'before' | 'after' | 'kill' | 'kill-after' })`, `failRequest({ match, status, when })` and
 *   `during(nth | match, act)` hold for the next outermost call, then are dropped (`times: Infinity` stays). Each
 *   returns { struck, cancel() }.
 * - `save()` → text, `makeHost({ …, state: text })` goes on from it. `world` is the state itself, for looking.
 */
import { randomUUID } from 'node:crypto';
import { rightOn } from '../google/drive/rights.ts';
import type { Answer } from '../google/forms/answer.ts';
import { type Respondent, type Submission, submitResponse } from '../google/forms/submit-response.ts';
import { type Manifest, makeGlobals } from '../google/globals.ts';
import { makeRun } from '../google/run/make-run.ts';
import { makeQuota } from '../google/run/quota.ts';
import type { Run, Ui } from '../google/run/run.ts';
import { scopesOf } from '../google/run/scopes.ts';
import type { Locks } from '../google/script/lock.ts';
import { releaseAll } from '../google/script/lock.ts';
import { storeWorkbook } from '../google/sheets/sheets-service.ts';
import { makeWorkbook } from '../google/sheets/workbook.ts';
import { type DriveFile, makeWorld, type Person, type Role, type World } from '../google/world.ts';
import { type CallCount, countCalls } from './call-count.ts';
import { type Armed, type CallFault, makeFaults, type RequestFault } from './faults.ts';
import { type ByHand, makeByHand } from './manual-edits.ts';
import { plainCopy } from './plain-data.ts';
import { compile, isEntryPoint, makeContext } from './script-context.ts';

export interface HostSetup {
  code: string;
  sidebar: string;
  manifest: Manifest;
  /** What `save` returned. */
  state?: string | undefined;
  /** Milliseconds by call or service name, over the built-in table. */
  latency?: Readonly<Record<string, number>>;
  /** The time source in milliseconds; by default one that stands still but for what calls take. */
  now?: () => number;
  /** Google's limits a minute; on by default. */
  hasQuotas?: boolean;
  makeUuid?: () => string;
}

export interface CallResult {
  value?: unknown;
  error?: { name: string; message: string; stack?: string; isEnded: boolean };
  calls: CallCount;
  modelledMs: number;
  ui: Ui;
  log: readonly string[];
}

export interface SubmitOptions {
  /** Typed into the form's email question. */
  typedEmail?: string;
  triggers?: number;
}

export interface Host extends ByHand {
  readonly world: World;
  readonly clock: { now(): number; advance(ms: number): void; set(ms: number): void };
  call(user: string, functionName: string, args?: readonly unknown[]): CallResult;
  submitForm(
    email: string | undefined,
    formId: string,
    answers: Readonly<Record<string, Answer>>,
    options?: SubmitOptions,
  ): Submission & { triggered: CallResult[] };
  fireFormSubmit(formId: string): CallResult[];
  openFile(email: string | undefined, fileId: string): { file: DriveFile; right: Role };
  readPublished(fileId: string): DriveFile;
  fileText(fileId: string): string;
  addPeople(people: readonly Person[]): void;
  makeWorkbook(title: string, owner: string, timeZone?: string): string;
  activate(workbookId: string): void;
  failCall(fault: CallFault): Armed;
  failRequest(fault: RequestFault): Armed;
  during(at: number | ((name: string, nth: number) => boolean), act: () => void): Armed;
  readonly sidebar: string;
  /** The names that google.script.run would offer. */
  entryPoints(): string[];
  save(): string;
}

/** The moment at which a host's clock begins unless told otherwise. */
export const FIRST_MOMENT = Date.UTC(2026, 0, 10, 12);

export function makeHost(setup: HostSetup): Host {
  const world: World = setup.state === undefined ? makeWorld() : readState(setup.state);
  const source = setup.now ?? (() => FIRST_MOMENT);
  const script = compile(setup.code);
  const faults = makeFaults();
  const locks: Locks = new Map();
  const quota = makeQuota(setup.hasQuotas ?? true);
  const scopes = scopesOf(setup.manifest.oauthScopes);
  let depth = 0;

  const clock = {
    now: () => source() + world.offset,
    advance(ms: number) {
      world.offset += ms;
    },
    set(ms: number) {
      world.offset = ms - source();
    },
  };

  interface Start {
    user: string;
    functionName: string;
    args: readonly unknown[];
    activeWorkbook: string | undefined;
    hasUi: boolean;
  }

  function start({ user, functionName, args, activeWorkbook, hasUi }: Start): CallResult {
    let run: Run | undefined;
    const { context, realm } = makeContext(clock.now, (line) => run?.log.push(line));
    run = makeRun({
      caller: { world, user, scopes, quota, now: clock.now },
      realm,
      latency: setup.latency ?? {},
      faultAt: faults.at,
      faultInFetch: faults.inFetch,
      advance: clock.advance,
      activeWorkbook,
      isAuthorized: functionName !== 'onOpen' && functionName !== 'onInstall',
      hasUi,
    });
    const { sidebar, manifest, makeUuid = randomUUID } = setup;
    Object.assign(context, makeGlobals(run, { manifest, files: { sidebar }, locks, makeUuid }));
    depth++;
    try {
      const value = perform(run, () => {
        script.runInContext(context);
        run.isLoading = false;
        const entry: unknown = (context as Record<string, unknown>)[functionName];
        if (!isEntryPoint(context, functionName) || typeof entry !== 'function')
          throw new Error(`Script function not found: ${functionName}`);
        const given = realm.data(plainCopy(args, 'arguments')) as unknown[];
        const value: unknown = entry(...given);
        return value === undefined ? null : plainCopy(value, `the result of ${functionName}`);
      });
      return { ...value, calls: countCalls(run.calls), modelledMs: run.modelledMs, ui: run.ui, log: run.log };
    } finally {
      depth--;
      releaseAll(locks, run);
      if (depth === 0) faults.clear();
    }
  }

  function perform(run: Run, act: () => unknown): Pick<CallResult, 'value' | 'error'> {
    try {
      const value = act();
      if (run.ended === undefined) return { value };
      return { error: { name: 'Exception', message: run.ended, isEnded: true } };
    } catch (error) {
      if (run.ended !== undefined) return { error: { name: 'Exception', message: run.ended, isEnded: true } };
      const { name, message, stack } = (error ?? {}) as Partial<Error>;
      return {
        error: {
          name: name ?? 'Error',
          message: message ?? String(error),
          ...(stack ? { stack } : {}),
          isEnded: false,
        },
      };
    }
  }

  function fireFormSubmit(formId: string): CallResult[] {
    const file = world.files[formId];
    const workbookId = file?.kind === 'form' ? file.form.destination?.workbookId : undefined;
    return world.triggers
      .filter((trigger) => trigger.spreadsheetId === workbookId)
      .map((trigger) =>
        start({
          user: trigger.owner,
          functionName: trigger.handler,
          args: [{ authMode: 'FULL', triggerUid: trigger.id }],
          activeWorkbook: workbookId,
          hasUi: false,
        }),
      );
  }

  function fileOf(fileId: string): DriveFile {
    const file = world.files[fileId];
    if (!file) throw new Error('Sorry, the file you have requested does not exist.');
    return file;
  }

  return {
    world,
    clock,
    sidebar: setup.sidebar,
    call: (user, functionName, args = []) =>
      start({ user, functionName, args, activeWorkbook: world.activeWorkbook, hasUi: true }),
    submitForm(email, formId, answers, options = {}) {
      const file = fileOf(formId);
      if (file.kind !== 'form' || file.trashed)
        throw new Error('Sorry, the file you have requested does not exist.');
      const respondent: Respondent = {
        ...(email === undefined ? {} : { email }),
        ...(options.typedEmail === undefined ? {} : { typedEmail: options.typedEmail }),
      };
      const submission = submitResponse(world, file, respondent, answers, clock.now());
      const triggered: CallResult[] = [];
      if (submission.recorded)
        for (let times = options.triggers ?? 1; times > 0; times--) triggered.push(...fireFormSubmit(formId));
      return { ...submission, triggered };
    },
    fireFormSubmit,
    openFile(email, fileId) {
      const file = fileOf(fileId);
      const right = rightOn(file, email);
      if (!right) throw new Error(email ? 'You need access' : 'You need to sign in, or access');
      return { file, right };
    },
    readPublished(fileId) {
      const file = fileOf(fileId);
      if (!file.published || file.trashed)
        throw new Error('Sorry, the file you have requested does not exist.');
      return file;
    },
    fileText: (fileId) => JSON.stringify(fileOf(fileId)),
    addPeople: (people) => void world.people.push(...people),
    makeWorkbook(title, owner, timeZone) {
      const file = storeWorkbook(world, owner, makeWorkbook(title, timeZone), clock.now(), false);
      world.activeWorkbook ??= file.id;
      return file.id;
    },
    activate(workbookId) {
      world.activeWorkbook = workbookId;
    },
    failCall: faults.addCall,
    failRequest: faults.addRequest,
    during: faults.addInterlude,
    entryPoints() {
      const { context } = makeContext(clock.now, () => {});
      script.runInContext(context);
      return Object.getOwnPropertyNames(context).filter(
        (name) => isEntryPoint(context, name) && typeof context[name] === 'function',
      );
    },
    save: () => JSON.stringify(world),
    ...makeByHand(world, fileOf),
  };
}

function readState(text: string): World {
  const state: unknown = JSON.parse(text);
  if ((state as Partial<World> | null)?.version !== 1)
    throw new Error('The state is not of version 1 of the local host.');
  return state as World;
}
