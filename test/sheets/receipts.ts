import { wakeUp } from '../../src/sheets/letters/delivery/turn.ts';
import type { Arrived, Memory } from './memory-ports.ts';

/** Google wakes the add-on up. Gives the letters that it sends. */
export function receipts(memory: Memory): readonly Arrived[] {
  memory.letters.length = 0;
  wakeUp(memory.ports);
  return [...memory.letters];
}
