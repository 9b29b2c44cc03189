import * as fc from 'fast-check';
import { makeEntryPoints } from '../../src/sheets/panel-api/call.ts';
import { CALLS, type CallName } from '../../src/sheets/panel-api/calls.ts';
import type { Answer } from '../../src/sheets/panel-api/panel.ts';
import type { Random } from '../../test/rules/law/random.ts';
import { copyMemory, type Memory } from '../../test/sheets/memory-ports.ts';
import { allPresses, seasonFor } from '../../test/sheets/presses/presses.ts';
import { drawn, HOSTILE_VALUE, spoilt } from './hostile.ts';

/** Results of a trial in which one entry point gets arbitrary calls. */
export interface CallTrial {
  readonly name: string;
  calls: number;
  /** Number of calls that the add-on carried out. */
  done: number;
  /** Number of calls that the add-on refused with a reason. */
  refused: number;
  /** Length of the longest answer, in characters. */
  largest: number;
  readonly faults: string[];
}

/** Greatest length of a reason, in characters. */
const MOST_WORDS = 5_000;
const MOST_ANSWER = 2_000_000;

/** Presses every button with partly arbitrary arguments. The season is such that each button has work to do. */
export function fuzzCalls(calls: number, random: Random): readonly CallTrial[] {
  const presses = allPresses();
  return presses.map((press) => {
    const trial: CallTrial = { name: press.title, calls: 0, done: 0, refused: 0, largest: 0, faults: [] };
    const season = seasonFor(press);
    const good = spoilt(press.given(season)) as fc.Arbitrary<unknown[]>;
    const given = fc.oneof({ weight: 9, arbitrary: good }, fc.array(HOSTILE_VALUE, { maxLength: 3 }));
    for (const args of drawn(given, Math.ceil(calls / presses.length), random))
      callOne(copyMemory(season), trial, press.name, Array.isArray(args) ? args : [args]);
    return trial;
  });
}

function callOne(memory: Memory, trial: CallTrial, name: CallName, given: readonly unknown[]): void {
  const before = [...memory.tabs.values()];
  const fault = (what: string) => {
    trial.faults.push(`${name}(${JSON.stringify(given)?.slice(0, 200)}): ${what.slice(0, 300)}`);
  };
  trial.calls++;
  let answer: Answer<unknown>;
  try {
    answer = makeEntryPoints(CALLS, () => memory.ports)[name](...given);
  } catch (error) {
    fault(`threw ${String(error)}`);
    return;
  }
  const { length } = JSON.stringify(answer);
  trial.largest = Math.max(trial.largest, length);
  if (length > MOST_ANSWER) fault(`an answer of ${length} characters`);
  if (answer.ok) {
    trial.done++;
    return;
  }
  trial.refused++;
  const { code, what, safe } = answer.problem;
  if (code === 'unexpected') fault(`an error that no code foresaw: ${what}`);
  if (what.length > MOST_WORDS) fault(`a reason of ${what.length} characters`);
  if (safe === 'Nothing was changed.' && !isUnchanged(memory, before))
    fault(`refused (${what} ${answer.problem.details ?? ''}), and yet the workbook changed`);
}

/** Says whether all tabs are unchanged. Writing a tab replaces the tab's object, so the same object means no change. */
function isUnchanged({ tabs }: Memory, before: readonly unknown[]): boolean {
  const now = [...tabs.values()];
  return now.length === before.length && now.every((tab, i) => tab === before[i]);
}
