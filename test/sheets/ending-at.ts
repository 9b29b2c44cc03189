import type { Ports } from '../../src/sheets/ports.ts';
import type { Memory } from './memory-ports.ts';
import { changeWatch } from './memory-text.ts';

/** The error of a script that Google ends. */
export const KILLED = new Error('The script was ended.');

/** The ports of a season on which a script is ended before one of its steps: nothing of it runs after that. */
export function endingAt(
  { ports }: Memory,
  last: number,
  before: (steps: number) => void = () => {},
): { readonly ports: Ports; readonly steps: () => number } {
  let steps = 0;
  const stepping = <T extends object>(part: T): T =>
    new Proxy(part, {
      get: (target, name) => {
        const member = target[name as keyof T];
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => {
          before(steps);
          if (++steps > last) throw KILLED;
          return (member as (...all: unknown[]) => unknown)(...given);
        };
      },
    });
  const { workbook, post, memo, forms, lock, mail, chat, files, spreadsheets } = ports;
  const all = {
    workbook: stepping(workbook),
    post: stepping(post),
    memo: stepping(memo),
    mail: stepping(mail),
    chat: stepping(chat),
    files: stepping(files),
    spreadsheets: stepping(spreadsheets),
  };
  return { ports: { ...ports, ...all, forms: stepping(forms), lock: stepping(lock) }, steps: () => steps };
}

/**
 * The numbers of steps after which some work on the ports of a season is ended. Of steps between which nothing changes, only the first is used: the
 * others leave the same state.
 */
export function endsOf(memory: Memory, work: (ports: Ports) => unknown): readonly number[] {
  const isChanged = changeWatch(memory);
  const ends: number[] = [];
  const script = endingAt(memory, Number.POSITIVE_INFINITY, (steps) => {
    if (isChanged()) ends.push(steps);
  });
  work(script.ports);
  return ends;
}
