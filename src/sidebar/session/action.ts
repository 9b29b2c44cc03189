import { useState } from 'preact/hooks';
import type { Arguments, CallName, KindOf, Value } from '../../sheets/panel-api/calls.ts';
import type { Answer, Problem, Progress } from '../../sheets/panel-api/panel.ts';
import { mayHelpAgain } from './failure.ts';
import type { Caller } from './server.ts';
import { useSession } from './session.ts';

/** Work of the add-on that a part of the panel starts, with progress and result. `N` is the type of the calls that the work may make. */
export interface Action<N extends CallName> {
  /** Text about the running work, or ''. */
  readonly doing: string;
  readonly value: Value<N> | undefined;
  /** True if the host has started other writing work after this result came. The result is then outdated. */
  readonly isOld: boolean;
  /** Note shown with the result, or ''. */
  readonly note: string;
  /** Original message of the error that the note is about; undefined if the note is about no error. */
  readonly details: string | undefined;
  readonly problem: Problem | undefined;
  /** Repeats the work. Defined only if the work failed and repeating may help. */
  readonly again: (() => void) | undefined;
  /** Makes a call and gives the answer. Gives undefined and makes no call if other work is running. */
  start<M extends N>(doing: string, name: M, ...given: Arguments<M>): Promise<Answer<Value<M>> | undefined>;
  /** Runs a task of several calls and gives the answer of the task. Gives undefined and runs nothing if other work is running. */
  work<T extends Value<N>>(doing: string, task: Task<N, T>): Promise<Answer<T> | undefined>;
  clear(): void;
}

type Task<N extends CallName, T = Value<N>> = (call: Caller<N>) => Promise<Answer<T>>;

interface Going<N extends CallName> {
  readonly doing?: string;
  readonly answer?: Answer<Value<N>> | undefined;
  readonly again?: () => void;
  readonly press?: number;
}

/**
 * Makes an action for calls of one kind. After a call that writes, the panel reads the state again. `isOwn` marks the
 * panel's automatic work.
 */
export function useAction<N extends CallName>(kind: KindOf<N>, isOwn = false): Action<N> {
  const session = useSession();
  const [{ doing = '', answer, again, press }, setProgress] = useState<Going<N>>({});
  const work: Action<N>['work'] = async (what, task) => {
    const result = await session.run(
      kind,
      () => {
        setProgress({ doing: what });
        return task(kind === 'writes' ? session.server.press : session.server.call);
      },
      { isOwn, begin: () => setProgress({ doing: what }) },
    );
    if (result) setProgress({ answer: result, again: () => void work(what, task), press: session.presses() });
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
    start: (what, name, ...given) => work(what, (call) => call(name, ...given)),
    work,
    clear: () => setProgress({}),
  };
}

/** Repeats the call “continueWork” until long work is finished or fails. One call may be too short for all the work. */
export async function finishJob(
  call: Caller<'continueWork'>,
  first: Promise<Answer<Progress>>,
): Promise<Answer<Progress>> {
  let answer = await first;
  while (answer.ok && !answer.value.finished) answer = await call('continueWork');
  return answer;
}
