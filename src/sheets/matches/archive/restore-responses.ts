import type { Cell } from '../../../rules/declare/position.ts';
import { atRound, replaceRow } from '../../actions/change.ts';
import { addToOutbox, allFiles } from '../../actions/outbox.ts';
import { commit } from '../../commit/commit.ts';
import { deliver } from '../../delivery/deliver.ts';
import { renewForms } from '../../delivery/renew-forms.ts';
import { type Book, openBook, requireSoundLog } from '../../log/book.ts';
import { mustPlayBack } from '../../log/fold.ts';
import type { Playback } from '../../log/playback/playback.ts';
import { openQuestions } from '../../log/playback/seen.ts';
import { isAnswered } from '../../log/request.ts';
import type { FormAnswers, NumberFormat, Ports, Tab, Write } from '../../ports.ts';
import { afterwards, asProblem, fail, NO_TAB_YET, stopBetween } from '../../problem.ts';
import { CODE_TITLE } from '../../responses/columns.ts';
import { readResponses } from '../../responses/read-responses.ts';
import { lineOf, serialOf } from '../../responses/restore-answers.ts';
import { idsNamed } from '../../responses/round-times.ts';
import { idOf } from '../../responses/submission.ts';
import { tradeQuestions } from '../../responses/trades/trade-form.ts';
import { ordersTitle, tradesTitle } from '../../workbook/form-link.ts';
import { findMatch } from '../../workbook/host-tabs.ts';
import { seasonTabs } from '../../workbook/known-tabs.ts';
import { isBlank } from '../../workbook/rows.ts';
import { type MatchRow, OPEN } from '../../workbook/season.ts';

type Which = 'orders' | 'trades';

/**
 * Gives a match whose tab of responses was deleted a new one, with all responses that its form keeps (H22). Google may write
 * them there again, or begin with an empty tab: either way it holds each once. The form takes no response meanwhile.
 */
export function restoreResponses(ports: Ports, match: number) {
  const book = openBook(ports);
  if (isAnswered(book.log, ports.request)) return { tabs: 0, responses: 0 };
  requireSoundLog(book);
  const row = findMatch(book, match);
  const playback = mustPlayBack(book.log, match);
  const tabOf = { orders: row.formTab, trades: row.tradesTab };
  const gone = (['orders', 'trades'] as const).filter((which) => !book.tabs.has(tabOf[which]));
  if (row.over) fail(`${row.title} is over.`, 'Its forms are no longer read.');
  if (gone.length === 0)
    return fail(`${row.title} still has all its tabs of responses.`, 'There is nothing to restore.');
  const linked = new Map<Which, number>();
  for (const which of gone) {
    const form = which === 'orders' ? 'form' : 'trades';
    linked.set(which, linkForm(ports, book, row, form, [...linked.values()], 'again'));
  }
  const read = ports.workbook.read([...linked.values()]).tabs;
  const restored = gone.map((which) => {
    const tab = read.find(({ sheetId }) => sheetId === linked.get(which));
    return restore(ports, book, playback, which, row, tab);
  });
  const data: Partial<Record<Which, number>> = Object.fromEntries(linked);
  commit(ports, book, {
    request: ports.request,
    event: atRound(row, { what: 'restore responses', data }),
    matches: replaceRow(book, {
      ...row,
      formTab: data.orders ?? row.formTab,
      tradesTab: data.trades ?? row.tradesTab,
    }),
    outbox: addToOutbox(book.matches.outbox, match, [...allFiles(playback), OPEN]),
    writes: [
      ...restored.flatMap(({ write }) => write ?? []),
      // Google gave the new tabs titles of its own.
      ...[...linked].map(([which, sheetId]): Write => {
        return { kind: 'name', sheetId, title: (which === 'orders' ? ordersTitle : tradesTitle)(row) };
      }),
    ],
  });
  // The forms take responses again; the pages show what is in the new tabs, which the book does not have.
  afterwards(ports, () => renewForms(ports));
  afterwards(ports, () => deliver(ports, openBook(ports)));
  return { tabs: gone.length, responses: restored.reduce((sum, { count }) => sum + count, 0) };
}

/** The writes for the new tab of a form, and the number of its responses afterwards. */
function restore(
  ports: Ports,
  book: Book,
  playback: Playback,
  which: Which,
  row: MatchRow,
  tab: Tab | undefined,
): { readonly write?: Write; readonly count: number } {
  const heads = (tab?.cells[0] ?? []).map((head) => String(head).trim());
  if (!tab || heads.every((head) => head === ''))
    return stopBetween(NO_TAB_YET, 'Wait a minute, and press again.');
  const all =
    ports.forms.answersSince(which === 'orders' ? row.form : row.trades, 0) ??
    stopBetween('Google no longer opens the form.', 'Press again.');
  const kept = [...all].sort((a, b) => a.at - b.at);
  const filled = tab.cells.slice(1).filter((line) => !isBlank(line)).length;
  if (filled >= kept.length) return { count: filled };
  const rows = rowsOf(ports, book, playback, which, heads, kept);
  const formats: NumberFormat[][] = rows.map(() => [{ type: 'DATE_TIME' }]);
  const { sheetId, rowCount } = tab;
  return { write: { kind: 'rows', sheetId, at: 1, rowCount, rows, formats }, count: rows.length };
}

/**
 * The rows of responses under the heads of a tab. A tab may hold whole seconds, a form holds milliseconds: a response that the log knows gets
 * the time that the log has.
 */
function rowsOf(
  { clock }: Ports,
  book: Book,
  playback: Playback,
  which: Which,
  heads: readonly string[],
  kept: readonly FormAnswers[],
): readonly (readonly Cell[])[] {
  const questions = which === 'orders' ? openQuestions(playback) : tradeQuestions(playback.match);
  const { timeZone, season } = book;
  const titles = new Set(questions.map(({ title }) => title));
  // Google puts the time first, and the address under a head in the language of the account.
  const senderHead = heads.includes(CODE_TITLE)
    ? CODE_TITLE
    : heads.find((head, i) => i > 0 && head !== '' && !titles.has(head));
  const linesOf = (timeOf: (at: number) => number) =>
    kept.map((one) => lineOf(heads, senderHead, one, serialOf(timeOf(one.at), timeZone, clock)));
  const [exact, whole] = [linesOf((at) => at), linesOf((at) => Math.floor(at / 1000) * 1000)];
  const known = idsNamed(playback);
  const idsIn = (lines: readonly (readonly Cell[])[]) => {
    const cells = [[...heads], ...lines];
    const tab: Tab = { sheetId: 0, title: '', rowCount: cells.length, cells };
    const source = { tab, heads, questions, people: season.players, clock, timeZone, isWanted: () => true };
    return new Map(readResponses(source).responses.map((one) => [one.row - 2, idOf(one)]));
  };
  const [exactIds, wholeIds] = [idsIn(exact), idsIn(whole)];
  const has = (ids: ReadonlyMap<number, string>, i: number) => known.has(ids.get(i) ?? '');
  const isWhole = kept.some((_, i) => has(wholeIds, i) && !has(exactIds, i));
  return exact.map((line, i) => {
    const isKnown = has(exactIds, i) || has(wholeIds, i);
    return (isKnown ? has(wholeIds, i) && !has(exactIds, i) : isWhole) ? (whole[i] ?? line) : line;
  });
}

/**
 * Links the order form or the trade form of a match to a new tab of the workbook, and gives the tab's id. `others` are tabs that were linked
 * since the book was read; `again` says what the host presses after a failure.
 */
export function linkForm(
  ports: Ports,
  { matches }: Book,
  row: Pick<MatchRow, 'title' | 'form' | 'trades'>,
  which: 'form' | 'trades',
  others: readonly number[],
  again: string,
): number {
  try {
    return ports.forms.link(row[which], [...seasonTabs(matches), ...others]);
  } catch (error) {
    return stopBetween(
      `The ${which === 'form' ? 'order form' : 'trade form'} of ${row.title} cannot be linked: ${asProblem(error).what}`,
      `If the form is in Drive’s bin, restore it. Then press ${again}.`,
      'cannot',
      error,
    );
  }
}
