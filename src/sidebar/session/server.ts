import type { Arguments, CallName, Value } from '../../sheets/panel-api/calls.ts';
import type { Answer, Progress } from '../../sheets/panel-api/panel.ts';
import { failureProblem, isUncertain, NO_ANSWER, OUTSIDE_GOOGLE } from './failure.ts';

/** Function that calls an entry point of the add-on. `name` is the name of the entry point. */
export type Caller<Of extends CallName> = <N extends Of>(
  name: N,
  ...given: Arguments<N>
) => Promise<Answer<Value<N>>>;

/** The add-on as the panel calls it. No call throws: a call that fails gives an answer with a problem. */
export interface Server {
  readonly call: Caller<CallName>;
  /** Makes a call with a request id. If the answer is lost and the host clicks again, the add-on does not do the work twice. */
  readonly press: Caller<CallName>;
}

/** The object `google.script.run`, with which the panel's page calls the add-on. */
export interface Runner {
  withSuccessHandler(handler: (value: unknown) => void): Runner;
  withFailureHandler(handler: (error: unknown) => void): Runner;
}

/** Time in milliseconds after which the panel stops waiting for an answer. Google ends a script after six minutes. */
const TIMEOUT = 6.5 * 60_000;

/** Makes the add-on's client from google.script.run. `runner` gives undefined outside Google. */
export function makeServer(runner: () => Runner | undefined, timeout = TIMEOUT): Server {
  const ids = makeRequestIds();
  const send = <T>(name: string, given: readonly unknown[]) =>
    new Promise<Answer<T>>((resolve) => {
      const run = runner();
      if (!run) return resolve({ ok: false, problem: OUTSIDE_GOOGLE });
      const timer = setTimeout(() => resolve({ ok: false, problem: NO_ANSWER }), timeout);
      const end = (answer: Answer<T>) => {
        clearTimeout(timer);
        resolve(answer);
      };
      const failed = (error: unknown) => end({ ok: false, problem: failureProblem(error) });
      try {
        const functions = run
          .withSuccessHandler((value) => (isAnswer<T>(value) ? end(value) : failed(value)))
          .withFailureHandler(failed) as unknown as Record<string, (...given: unknown[]) => void>;
        if (functions[name]) functions[name](...given);
        else failed(new Error(`Script function not found: ${name}`));
      } catch (error) {
        failed(error);
      }
    });
  return {
    call: <N extends CallName>(name: N, ...given: Arguments<N>) => send<Value<N>>(name, given),
    press: async <N extends CallName>(name: N, ...given: Arguments<N>) => {
      const answer = await send<Value<N>>(name, [...given, ids.of(name, given)]);
      ids.note(name, given, answer);
      return answer;
    },
  };
}

function isAnswer<T>(value: unknown): value is Answer<T> {
  return typeof value === 'object' && value !== null && typeof (value as { ok?: unknown }).ok === 'boolean';
}

/**
 * Request ids for idempotent calls. If the answer to a call was lost, the same call gets the same id again. Any other
 * call gets a new id.
 */
export interface RequestIds {
  /** Gives the request id for a call with this name and these arguments. */
  of(name: string, given: readonly unknown[]): string;
  /** Records the answer to a call. */
  note(name: string, given: readonly unknown[], answer: Answer<unknown>): void;
}

export function makeRequestIds(): RequestIds {
  /** Ids of calls whose result is unknown or whose work is unfinished. The keys are made from the names and arguments of the calls. */
  const open = new Map<string, string>();
  const unfinished = new Set<string>();
  const keyOf = (name: string, given: readonly unknown[]) => JSON.stringify([name, ...given]);
  return {
    of(name, given) {
      const key = keyOf(name, given);
      const id = open.get(key) ?? randomId();
      open.set(key, id);
      return id;
    },
    note(name, given, answer) {
      if (!answer.ok && isUncertain(answer.problem)) return;
      const key = keyOf(name, given);
      const progress = answer.ok ? (answer.value as Partial<Progress> | null)?.finished : undefined;
      if (progress === false) {
        unfinished.add(key);
        return;
      }
      open.delete(key);
      if (progress === true) for (const begun of unfinished) open.delete(begun);
    },
  };
}

/** Gives 128 random bits in hexadecimal. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
