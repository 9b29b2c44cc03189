import * as fc from 'fast-check';
import type { Question } from '../../src/rules/order/question.ts';
import { readCurrentMatch } from '../../src/sheets/actions/current-match.ts';
import { exportRecord, verify } from '../../src/sheets/actions/verify.ts';
import { wakeUp } from '../../src/sheets/delivery/turn.ts';
import { openBook } from '../../src/sheets/log/book.ts';
import { panelState } from '../../src/sheets/panel-api/state.ts';
import { tradeQuestions } from '../../src/sheets/responses/trades/trade-form.ts';
import { emailOf } from '../../test/players.ts';
import type { Random } from '../../test/rules/law/random.ts';
import type { Memory } from '../../test/sheets/memory-ports.ts';
import { resolveAndDeliver, rowOf } from '../../test/sheets/season.ts';
import { measure, NO_SIZES, type Sizes } from './bounds.ts';
import { drawn, expectedBy, hostileCell, hostileText } from './hostile.ts';
import type { Table } from './tables.ts';

/** Results of a trial in which one game's forms get arbitrary answers. */
export interface AnswerTrial {
  readonly game: string;
  readonly answers: number;
  readonly rounds: number;
  readonly sizes: Sizes;
  readonly faults: readonly string[];
}

/** Number of responses in one round. The responses come from players and unknown senders, with valid and invalid times. */
const ROWS = 40;

/**
 * Sends arbitrary answers to both forms of a game. Then the add-on reads the answers, sends receipts, resolves the
 * round, and replays the season.
 */
export function fuzzAnswers(table: Table, answers: number, random: Random): AnswerTrial {
  const sizes = { ...NO_SIZES };
  const faults: string[] = [];
  let sent = 0;
  let rounds = 0;
  let memory = table.fresh();
  while (sent < answers) {
    const before = sent;
    try {
      sent += sendAll(memory, table, random);
      playOn(memory, table, sizes, faults);
    } catch (error) {
      faults.push(
        `after ${before} answers: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`,
      );
    }
    rounds++;
    if (rounds % 3 === 0 || faults.length > 0 || rowOf(memory).over) memory = table.fresh();
    if (faults.length > 20) break;
  }
  return { game: table.game, answers: sent, rounds, sizes, faults };
}

function sendAll(memory: Memory, { names }: Table, random: Random): number {
  const row = rowOf(memory);
  const { playback, questions } = readCurrentMatch(openBook(memory.ports), 1, memory.ports);
  const player = fc.constantFrom(...names);
  const sender = { 'Email Address': fc.oneof({ weight: 7, arbitrary: player.map(emailOf) }, hostileText()) };
  const answersTo = (asked: readonly Question[]) =>
    Object.fromEntries(asked.map((question) => [question.title, hostileCell(expectedBy(question))]));
  const order = fc.record({ ...sender, ...answersTo(questions) });
  const asked = answersTo(tradeQuestions(playback.match));
  const partner = fc.oneof(player, asked['With whom?'] ?? player);
  const trade = fc.record({ ...sender, ...asked, 'With whom?': partner });
  const response = fc.record({
    tab: fc.constantFrom(row.formTab, row.formTab, row.tradesTab),
    order,
    trade,
    time: fc.oneof(
      { weight: 19, arbitrary: fc.constant({}) },
      fc.record({ [memory.heads.time]: hostileCell() }),
    ),
  });
  const sent = drawn(response, ROWS, random).map(({ tab, order, trade, time }) => {
    const answers = tab === row.formTab ? order : trade;
    memory.respond(tab, { ...answers, ...time });
    return Object.keys(answers).length - 1;
  });
  return sent.reduce((sum, count) => sum + count, 0);
}

/** Runs all parts of the add-on that read these answers, and last the replay of the exported record. */
function playOn(memory: Memory, { names }: Table, sizes: Sizes, faults: string[]): void {
  memory.pageWrites.length = 0;
  const state = panelState(memory.ports);
  for (const { problem } of state.matches)
    if (problem) faults.push(`the panel: ${problem.what.slice(0, 300)}`);
  sizes.panel = Math.max(sizes.panel, JSON.stringify(state).length);
  wakeUp(memory.ports);
  measure(memory, names.length, sizes);
  const { delivery } = resolveAndDeliver(memory);
  for (const failure of delivery.failed) faults.push(`a letter: ${JSON.stringify(failure).slice(0, 300)}`);
  measure(memory, names.length, sizes);
  const book = openBook(memory.ports);
  const { fault } = verify(book);
  if (fault !== '') faults.push(`verify: ${fault}`);
  JSON.parse(exportRecord(book, 1));
}
