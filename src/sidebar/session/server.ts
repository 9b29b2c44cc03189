import type { Arguments, CallName, Value } from '../../sheets/panel-api/calls.ts';
import type { Answer } from '../../sheets/panel-api/panel.ts';
import { failureProblem, NO_ANSWER, OUTSIDE_GOOGLE } from './failure.ts';

/** Calls some of the add-on’s entry points, by name. */
export type Caller<Of extends CallName> = <N extends Of>(
  name: N,
  ...given: Arguments<N>
) => Promise<Answer<Value<N>>>;

/** The add-on as the panel sees it. A call never throws: a failure on the way is an answer too. */
export interface Server {
  readonly call: Caller<CallName>;
}

/** What Google puts into the panel’s frame as google.script.run. */
export interface Runner {
  withSuccessHandler(handler: (value: unknown) => void): Runner;
  withFailureHandler(handler: (error: unknown) => void): Runner;
}

/** Milliseconds. Google ends a script after six minutes; after that no answer comes. */
const TIMEOUT = 6.5 * 60_000;

/** The add-on behind google.script.run; `runner` gives undefined outside Google. */
export function makeServer(runner: () => Runner | undefined, timeout = TIMEOUT): Server {
  return {
    call: <N extends CallName>(name: N, ...given: Arguments<N>) =>
      new Promise<Answer<Value<N>>>((resolve) => {
        const run = runner();
        if (!run) return resolve({ ok: false, problem: OUTSIDE_GOOGLE });
        const timer = setTimeout(() => resolve({ ok: false, problem: NO_ANSWER }), timeout);
        const end = (answer: Answer<Value<N>>) => {
          clearTimeout(timer);
          resolve(answer);
        };
        const failed = (error: unknown) => end({ ok: false, problem: failureProblem(error) });
        try {
          const functions = run
            .withSuccessHandler((value) => (isAnswer<Value<N>>(value) ? end(value) : failed(value)))
            .withFailureHandler(failed) as unknown as Record<string, (...given: unknown[]) => void>;
          if (functions[name]) functions[name](...given);
          else failed(new Error(`Script function not found: ${name}`));
        } catch (error) {
          failed(error);
        }
      }),
  };
}

function isAnswer<T>(value: unknown): value is Answer<T> {
  return typeof value === 'object' && value !== null && typeof (value as { ok?: unknown }).ok === 'boolean';
}
