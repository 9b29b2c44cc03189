// The context of a run: a fresh one, as on Google, or one that has loaded the script in earlier runs.
import type { Context } from 'node:vm';
import { type Log, makeContext, type ScriptContext } from './script-context.ts';

/** Clock and log that a context gets from the run that uses the context. */
export interface ContextUser {
  now(): number;
  readonly log: Log;
}

export interface RunContext extends ScriptContext {
  user: ContextUser;
  isLoaded: boolean;
}

/** Contexts that have loaded their code and that no run is using. The keys are the codes. */
const idle = new Map<string, RunContext>();

export function freshContext(user: ContextUser): RunContext {
  const made: RunContext = {
    ...makeContext(
      () => made.user.now(),
      (line, isError) => made.user.log(line, isError),
    ),
    user,
    isLoaded: false,
  };
  return made;
}

/** Gives an idle context that has loaded the code. If there is none, makes a new context. */
export function takeContext(code: string, user: ContextUser): RunContext {
  const found = idle.get(code);
  if (!found) return freshContext(user);
  idle.delete(code);
  found.user = user;
  return found;
}

/** Makes a context available to later runs of the same code. First removes the services of the finished run. */
export function returnContext(code: string, used: RunContext, services: object): void {
  const context: Context = used.context;
  for (const name of Object.keys(services)) delete context[name];
  idle.set(code, used);
}
