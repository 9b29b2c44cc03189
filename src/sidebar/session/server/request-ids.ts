import type { Answer, Progress } from '../../../sheets/panel-api/panel.ts';
import { isUncertain } from './failure.ts';

/** The ids of presses: a press that repeats one whose answer was lost has the same id, every other press a fresh one. */
export interface RequestIds {
  /** The id of a call with these arguments. */
  of(name: string, given: readonly unknown[]): string;
  /** Notes the answer to a call. */
  note(name: string, given: readonly unknown[], answer: Answer<unknown>): void;
}

export function makeRequestIds(): RequestIds {
  /** The ids of calls with an unknown result, or with work going on, by their names and arguments. */
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

/** 128 random bits in hexadecimal. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
