import { makeEntryPoints } from '../../src/sheets/panel-api/call.ts';
import { CALLS, type CallName } from '../../src/sheets/panel-api/calls.ts';
import type { Answer } from '../../src/sheets/panel-api/panel.ts';
import { pick, type Random } from '../../test/rules/law/random.ts';
import type { Memory } from '../../test/sheets/memory-ports.ts';
import { usualArguments } from '../../test/sheets/presses/presses.ts';
import { hostileValue, spoilt } from './hostile.ts';
import type { Table } from './tables.ts';

/** The results of arbitrary calls of one entry point. */
export interface CallTrial {
  readonly name: string;
  calls: number;
  /** Calls that succeeded. */
  done: number;
  /** Calls that were refused with a reason. */
  refused: number;
  /** Characters of the largest answer. */
  largest: number;
  readonly faults: string[];
}

/** Characters of a reason, at most. */
const MOST_WORDS = 5_000;
const MOST_ANSWER = 2_000_000;

/** Arguments as the panel sends them, for a season with one match. */
function goodArguments(
  names: readonly string[],
  game: string,
): { readonly [N in CallName]?: readonly unknown[] } {
  const match = { match: 1, round: 0, early: true };
  const amendment = {
    match: 1,
    round: 1,
    player: names[0],
    does: 'enter',
    answers: { card: '2' },
    rounds: 1,
  };
  const gift = { from: names[0], with: names[1], gives: 'garnets' };
  const trade = { match: 1, round: 1, strikes: '', answers: gift, rounds: 0 };
  const hand = { match: 1, round: 1, player: names[0], does: 'enter', answers: { card: '2' }, seen: '' };
  return {
    preview: [match],
    why: [1, 1, 'host'],
    exportRecord: [1],
    closeMatch: [1],
    bringBack: [1],
    addPlayers: [''],
    exportMatch: [1, 'public'],
    matchPage: [1, 'public'],
    sharePage: [1],
    withdrawPage: [1],
    poll: [''],
    selfTestStep: ['file'],
    setUp: ['email'],
    newGame: [{ game, options: {}, players: names, deadline: '', seed: '', setup: '' }],
    resolveRound: [match],
    sendReceiptsNow: [1],
    remind: [1, 0, false],
    restoreResponses: [1],
    endEarly: [1, 0, 'by standing'],
    tryEnd: [1],
    tryEdit: [1],
    setTiming: [1, { schedule: '', auto: 'all', wait: 10, missing: 'host', remind: 2, tell: true }],
    pauseMatch: [1],
    goOn: [1],
    renameMatch: [1, 'The big one'],
    undoRound: [1, 1],
    undoRounds: [1, 1, 2],
    amendForm: [1, 1, names[0]],
    tryAmendment: [amendment],
    amendOrder: [amendment],
    tradeForm: [1, 1],
    tryTrade: [trade],
    correctTrade: [trade],
    acceptEdit: [1, ['c0ffee']],
    restoreTab: [1],
    setDeadline: [1, 0, '2026-02-01T00:00:00Z'],
    acceptLate: [1, ['c0ffee']],
    orderForm: [1, names[0]],
    tryOrder: [hand],
    giveOrder: [hand],
    nameSender: [{ match: 1, response: 'c0ffee', player: names[0], remember: true }],
    recordVote: [1, names[0]],
    award: [{ player: names[0], garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'A prize' }],
  };
}

/** Calls every entry point with arbitrary arguments, in any order, on seasons of the tables. */
export function fuzzCalls(tables: readonly Table[], calls: number, random: Random): readonly CallTrial[] {
  const names = Object.keys(CALLS) as CallName[];
  const trials = new Map(
    names.map((name): [CallName, CallTrial] => [
      name,
      { name, calls: 0, done: 0, refused: 0, largest: 0, faults: [] },
    ]),
  );
  let table = pick(random, tables);
  let memory = table.fresh();
  for (let i = 0; i < calls; i++) {
    if (i % 60 === 59) {
      table = pick(random, tables);
      memory = table.fresh();
    }
    const name = names[i % names.length] as CallName;
    callOne(memory, trials.get(name) as CallTrial, name, argumentsFor(name, table, random));
  }
  return [...trials.values()];
}

function argumentsFor(name: CallName, { names, game }: Table, random: Random): readonly unknown[] {
  const good = goodArguments(names, game)[name] ?? usualArguments(name);
  if (good.length > 0 && random(10) > 0) return good.map((value) => spoilt(value, random));
  return Array.from({ length: random(4) }, () => hostileValue(random));
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

/** Writing a tab makes a new object, so a tab that is the same object is unchanged. */
function isUnchanged({ tabs }: Memory, before: readonly unknown[]): boolean {
  const now = [...tabs.values()];
  return now.length === before.length && now.every((tab, i) => tab === before[i]);
}
