// The context of a run: one of its own, as on Google, or one in which earlier runs have loaded the script.
import type { Context } from 'node:vm';
import { type Log, makeContext, type ScriptContext } from './script-context.ts';

/** What a context asks of the run that is using it. */
export interface ContextUser {
  now(): number;
  readonly log: Log;
}

export interface RunContext extends ScriptContext {
  user: ContextUser;
  isLoaded: boolean;
}

/** Loaded contexts that no run is using, by the code loaded in them. */
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

/** A context in which the code is loaded, unless there is none or it is in use; then a fresh one. */
export function takeContext(code: string, user: ContextUser): RunContext {
  const found = idle.get(code);
  if (!found) return freshContext(user);
  idle.delete(code);
  found.user = user;
  return found;
}

/** Keeps a context for a later run of the same code, without the services of the run that used it. */
export function returnContext(code: string, used: RunContext, services: object): void {
  const context: Context = used.context;
  for (const name of Object.keys(services)) delete context[name];
  idle.set(code, used);
}
