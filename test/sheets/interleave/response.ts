import { sendAllReceipts } from '../../../src/sheets/delivery/receipts.ts';
import { wakeUp } from '../../../src/sheets/delivery/turn.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import type { PanelState } from '../../../src/sheets/panel-api/panel.ts';
import { isoTime } from '../../../src/sheets/time.ts';
import { foundByVerify } from '../../found-by-verify.ts';
import { withoutHead } from '../end-state.ts';
import type { Arrived, Memory } from '../memory-ports.ts';
import { pressed, sendOrder } from '../presses/busy-season.ts';
import type { Press } from '../presses/presses.ts';
import { rowOf } from '../season.ts';
import { type Button, codeIn, panelPorts, push, seasonsOf, settle } from './panels.ts';
import { makeScript, type RealLock } from './script.ts';

/** The sender of an order of match 1 in the middle of an action. */
const SENDER = 'Dan';

/** The response only, with Google's wake-up after the action; or the wake-up at once. */
export const ARRIVALS = ['a response', 'a response that wakes the add-on up'] as const;
export type Arrival = (typeof ARRIVALS)[number];

/** An action in whose middle a response arrives. */
export interface Disturbed {
  readonly steps: number;
  /** Lets the response arrive before a step. Gives what is wrong in the end; '' for nothing. */
  tryAt(step: number, arrival: Arrival): string;
}

/** Number of writes of each tab of each file. */
type Written = ReadonlyMap<string, number>;

/** Makes an action that a response may disturb; its undisturbed result is found once. */
export function makeDisturbed(press: Press): Disturbed {
  const season = seasonsOf([press]);
  const calm = season();
  const button: Button = { name: press.name, given: press.given(calm) };
  const entriesBefore = countEntries(calm);
  calm.pageWrites.length = 0;
  const script = makeScript({ ...calm, ports: panelPorts(calm.ports, 'A') }, { isHeld: false });
  const code = codeIn(push(script.ports, button));
  const alone = writtenBy(calm.pageWrites);
  const added = countEntries(calm) - entriesBefore;
  // An edit by hand that waits for the host is named with and without the response.
  const named = verified(calm);
  return {
    steps: script.steps(),
    tryAt(step, arrival) {
      const memory = season();
      memory.pageWrites.length = 0;
      const lock: RealLock = { isHeld: false };
      let at = 0;
      let hasTab = true;
      const { round } = rowOf(memory);
      const disturbed = makeScript({ ...memory, ports: panelPorts(memory.ports, 'A') }, lock, (nth) => {
        if (nth !== step) return;
        hasTab = memory.tabs.has(rowOf(memory).formTab);
        if (!hasTab) return;
        at = arrive(memory);
        if (arrival !== 'a response')
          wakeUp(makeScript({ ...memory, ports: panelPorts(memory.ports, 'B') }, lock).ports);
      });
      const found = codeIn(push(disturbed.ports, button));
      // Google has no tab for the response.
      if (!hasTab) return '';
      if (at === 0) return `there is no step ${step}`;
      wakeUp(panelPorts(memory.ports, 'C'));
      const entries = countEntries(memory) - entriesBefore;
      return [
        found === code ? '' : `the answer is ${found}, and ${code} without the response`,
        entries === added ? '' : `${entries} entries of the log, and ${added} without the response`,
        tooMany(memory, alone),
        afterwards(memory, at, round, named),
      ]
        .filter(Boolean)
        .join('; ');
    },
  };
}

/** The order arrives; gives its time. */
function arrive(memory: Memory): number {
  sendOrder(memory, 1, SENDER, { 'Number card': 2 });
  return memory.time;
}

function fileOf({ ports }: Memory): string {
  return openBook(ports).season.players.find(({ name }) => name === SENDER)?.file ?? '';
}

function countEntries({ ports, tabs }: Memory): number {
  return tabs.size === 0 ? 0 : openBook(ports).log.entries.length;
}

function writtenBy(pageWrites: readonly Arrived[]): Written {
  const counts = new Map<string, number>();
  for (const { file, sheetId } of pageWrites) {
    const place = `${file} ${sheetId}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}

/** Names a file, other than the sender's, that was written more often than without the response. */
function tooMany(memory: Memory, alone: Written): string {
  const own = fileOf(memory);
  const more = [...writtenBy(memory.pageWrites)].filter(
    ([place, count]) => !place.startsWith(`${own} `) && count > (alone.get(place) ?? 0),
  );
  return more.map(([place]) => `written though nothing is new: ${place}`).join();
}

function verified({ ports }: Memory): readonly string[] {
  return foundByVerify((name, ...given) => ({ ok: true, value: pressed(ports, name, ...given) }));
}

/** Faults after everything was delivered: a receipt or a response that is lost, or a log that is damaged. */
function afterwards(memory: Memory, at: number, round: number, named: readonly string[]): string {
  const { ports } = memory;
  settle(memory);
  const found = verified(memory).filter((finding) => !named.includes(finding));
  if (found.length > 0) return `Verify: ${found.join()}`;
  const time = isoTime(at);
  const state = pressed(ports, 'getState') as PanelState;
  const match = state.matches.find(({ number }) => number === 1);
  const isThere =
    match?.seats.some(({ receivedAt }) => receivedAt === time) ||
    match?.late.some((late) => late.at === time) ||
    openBook(ports).log.entries.some(
      ({ what, data }) =>
        what === 'resolve' && Object.values(data.sources).some((source) => source.at === time),
    );
  // A round that was undone is no longer there, and neither are its responses (H6).
  const isUndone = match !== undefined && match.round < round;
  // A match that was ended early takes none, until it goes on: then those of the open round count (H24).
  const isEnded = match?.endedEarly === true;
  if (!isThere && !isUndone && !isEnded) return 'the response is neither counted nor late';
  return unshown(memory);
}

/** Names a file of a player that does not show the same as if it were drawn now. */
function unshown(memory: Memory): string {
  const textOf = ({ grid }: Arrived) => withoutHead(JSON.stringify(grid));
  const shown = new Map(
    memory.pageWrites.map((pageWrite) => [`${pageWrite.file} ${pageWrite.sheetId}`, textOf(pageWrite)]),
  );
  memory.notes.delete('shown:920001');
  memory.pageWrites.length = 0;
  sendAllReceipts(memory.ports);
  return memory.pageWrites
    .filter(
      (pageWrite) =>
        (shown.get(`${pageWrite.file} ${pageWrite.sheetId}`) ?? textOf(pageWrite)) !== textOf(pageWrite),
    )
    .map(({ file }) => `${file} does not show what counts`)
    .join();
}
