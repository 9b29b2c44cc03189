import { wakeUp } from '../../src/sheets/delivery/turn.ts';
import type { Arrived, Memory } from './memory-ports.ts';

/** Google wakes the add-on up. Gives the pages that it sends. */
export function receipts(memory: Memory): readonly Arrived[] {
  memory.pageWrites.length = 0;
  wakeUp(memory.ports);
  return [...memory.pageWrites];
}
