import { useState } from 'preact/hooks';
import type { CallName, KindOf, Value } from '../../sheets/panel-api/calls.ts';
import type { Answer, Problem } from '../../sheets/panel-api/panel.ts';
import { mayHelpAgain } from './server/failure.ts';
import type { Caller } from './server/server.ts';
import { useSession } from './session.ts';

/** Some work of the add-on that a part of the panel starts and reports on. `N` names the calls it may make. */
export interface Action<N extends CallName> {
  /** The current work in words, or ''. */
  readonly doing: string;
  readonly value: Value<N> | undefined;
  /** The host has started other work that writes since: what was done is no news any more. */
  readonly isOld: boolean;
  /** A note beside the value, or ''. */
  readonly note: string;
  /** The own words of an error that the note is about, if there is one. */
  readonly details: string | undefined;
  readonly problem: Problem | undefined;
  /** Repeats the work; set if it failed and a repeat may help. */
  readonly again: (() => void) | undefined;
  /** Starts the task and gives its answer; undefined when other work is going on, and nothing was started. */
  start(doing: string, task: Task<N>): Promise<Answer<Value<N>> | undefined>;
  clear(): void;
}

type Task<N extends CallName> = (call: Caller<N>) => Promise<Answer<Value<N>>>;

interface Progress<N extends CallName> {
  readonly doing?: string;
  readonly answer?: Answer<Value<N>> | undefined;
  readonly again?: () => void;
  readonly press?: number;
}

/**
 * An action of calls that are all of one kind. After calls that write, the state is read again. `isOwn` for work that the panel
 * does by itself.
 */
export function useAction<N extends CallName>(kind: KindOf<N>, isOwn = false): Action<N> {
  const session = useSession();
  const [{ doing = '', answer, again, press }, setProgress] = useState<Progress<N>>({});
  const start: Action<N>['start'] = async (what, task) => {
    const result = await session.run(
      kind,
      () => {
        setProgress({ doing: what });
        return task(kind === 'writes' ? session.server.press : session.server.call);
      },
      { isOwn, begin: () => setProgress({ doing: what }) },
    );
    if (result)
      setProgress({ answer: result, again: () => void start(what, task), press: session.presses() });
    return result;
  };
  const problem = answer && !answer.ok ? answer.problem : undefined;
  return {
    doing,
    value: answer?.ok ? answer.value : undefined,
    isOld: press !== session.presses(),
    note: (answer?.ok && answer.note) || '',
    details: answer?.ok ? answer.details : undefined,
    problem,
    again: problem && mayHelpAgain(problem) ? again : undefined,
    start,
    clear: () => setProgress({}),
  };
}
