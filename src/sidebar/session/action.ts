import { useState } from 'preact/hooks';
import type { Answer } from '../../sheets/panel-api/panel.ts';
import type { Problem } from '../../sheets/problem.ts';
import { useSession } from './session.ts';

/** One piece of work that a part of the panel does, and what came of it. */
export interface Action<T> {
  /** What is being done right now, or ''. */
  readonly doing: string;
  readonly value: T | undefined;
  readonly problem: Problem | undefined;
  /** Does the same again, when it failed. */
  readonly again: (() => void) | undefined;
  start(doing: string, task: () => Promise<Answer<T>>): Promise<Answer<T> | undefined>;
  clear(): void;
}

interface Shown<T> {
  readonly doing?: string;
  readonly answer?: Answer<T> | undefined;
  readonly again?: () => void;
}

/** An action that changes something (`write`) or only asks (`read`). */
export function useAction<T>(kind: 'read' | 'write'): Action<T> {
  const session = useSession();
  const [{ doing = '', answer, again }, setShown] = useState<Shown<T>>({});
  const start: Action<T>['start'] = async (what, task) => {
    const result = await session[kind](() => {
      setShown({ doing: what });
      return task();
    });
    // Nothing was begun when something else was at work.
    if (result) setShown({ answer: result, again: () => void start(what, task) });
    return result;
  };
  return {
    doing,
    value: answer?.ok ? answer.value : undefined,
    problem: answer && !answer.ok ? answer.problem : undefined,
    again: answer && !answer.ok ? again : undefined,
    start,
    clear: () => setShown({}),
  };
}
