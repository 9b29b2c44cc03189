import type { Arguments, CallName, Value } from '../../../sheets/panel-api/calls.ts';
import type { Answer } from '../../../sheets/panel-api/panel.ts';
import { failureProblem, NO_ANSWER, OUTSIDE_GOOGLE } from './failure.ts';
import { makeRequestIds } from './request-ids.ts';

/** Calls some of the add-on’s entry points, by name. */
export type Caller<Of extends CallName> = <N extends Of>(
  name: N,
  ...given: Arguments<N>
) => Promise<Answer<Value<N>>>;

/** The add-on as the panel sees it. A call never throws: a failure on the way is an answer too. */
export interface Server {
  readonly call: Caller<CallName>;
  /** Calls with the id of the press, so that nothing is done twice when an answer is lost and the host presses again. */
  readonly press: Caller<CallName>;
}

/** The object google.script.run in the panel’s frame. */
export interface Runner {
  withSuccessHandler(handler: (value: unknown) => void): Runner;
  withFailureHandler(handler: (error: unknown) => void): Runner;
}

/** Milliseconds. Google ends a script after six minutes; after that no answer comes. */
const TIMEOUT = 6.5 * 60_000;

/** The add-on behind google.script.run; `runner` gives undefined outside Google. */
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
