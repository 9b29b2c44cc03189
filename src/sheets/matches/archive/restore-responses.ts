import { own } from '../../../rules/base/json.ts';
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
import type { FormAnswers, Ports, Tab, Write } from '../../ports.ts';
import { afterwards, asProblem, fail, NO_TAB_YET, stopBetween } from '../../problem.ts';
import { CODE_TITLE, findColumns } from '../../responses/columns.ts';
import { readConfirmed, type Which } from '../../responses/confirmed.ts';
import { lackingIn } from '../../responses/lacking.ts';
import { readResponses } from '../../responses/read-responses.ts';
import { serialOf } from '../../responses/restore-answers.ts';
import { idsNamed } from '../../responses/round-times.ts';
import { knownTime } from '../../responses/submission.ts';
import { tradeQuestions } from '../../responses/trades/trade-form.ts';
import { MATCH_FORMS } from '../../workbook/form-link.ts';
import { findMatch } from '../../workbook/host-tabs.ts';
import { seasonTabs } from '../../workbook/known-tabs.ts';
import { isBlank } from '../../workbook/rows.ts';
import { type MatchRow, OPEN } from '../../workbook/season.ts';

/** Result of restoring a responses tab: the writes, and the number of responses in the tab afterwards (`count`). */
interface Restored {
  readonly writes: readonly Write[];
  readonly count: number;
}

/**
 * Restores all responses of a match from its forms (H22, H41). The forms are closed during this work. A new tab replaces
 * a deleted tab; the new tab then holds each response once, even if Google has written responses there, too. An existing
 * tab only gets rows for missing responses.
 */
export function restoreResponses(ports: Ports, match: number) {
  const book = openBook(ports);
  if (isAnswered(book.log, ports.request)) return { tabs: 0, responses: 0 };
  requireSoundLog(book);
  const row = findMatch(book, match);
  const playback = mustPlayBack(book.log, match);
  const tabOf = (which: Which) => book.tabs.get(row[MATCH_FORMS[which].tab]);
  const gone = WHICH.filter((which) => !tabOf(which));
  if (row.over) fail(`${row.title} is over.`, 'Roundkeeper no longer reads its forms.');
  const source = { ports, book, playback, row };
  const filled = WHICH.flatMap((which) => {
    const tab = tabOf(which);
    return tab ? [fillGaps({ ...source, which, tab })] : [];
  });
  const added = countOf(filled);
  if (gone.length === 0 && added === 0)
    return fail(
      `The responses tabs of ${row.title} already have all responses of its forms.`,
      'There is nothing to restore.',
    );
  const linked = new Map<Which, number>();
  for (const which of gone)
    linked.set(which, linkForm(ports, book, row, which, [...linked.values()], 'again'));
  const read = gone.length === 0 ? [] : ports.workbook.read([...linked.values()]).tabs;
  const made = gone.map((which) =>
    newTab(
      playback,
      which,
      read.find(({ sheetId }) => sheetId === linked.get(which)),
    ),
  );
  const restored = gone.map((which, i) => {
    const kept =
      ports.forms.answersSince(formOf({ ...source, which }), 0) ??
      stopBetween('Google did not open the form.', 'Press the button again.');
    return fillNew({ ...source, which, tab: made[i] as Tab }, kept);
  });
  const data: Partial<Record<Which, number>> = Object.fromEntries(linked);
  commit(ports, withTabs(book, made), {
    request: ports.request,
    event: atRound(row, {
      what: 'restore responses',
      data: { ...data, ...(added > 0 ? { filled: added } : {}) },
    }),
    matches: replaceRow(book, {
      ...row,
      formTab: data.orders ?? row.formTab,
      tradesTab: data.trades ?? row.tradesTab,
    }),
    outbox: addToOutbox(book.matches.outbox, match, [...allFiles(playback), OPEN]),
    writes: [
      ...[...filled, ...restored].flatMap(({ writes }) => writes),
      // Google chose the titles of the new tabs.
      ...[...linked].map(([which, sheetId]): Write => {
        return { kind: 'name', sheetId, title: MATCH_FORMS[which].titleOf(row) };
      }),
    ],
  });
  // The forms take responses again. The pages show the new tabs, which the book does not have.
  afterwards(ports, () => renewForms(ports));
  afterwards(ports, () => deliver(ports, openBook(ports)));
  return { tabs: gone.length, responses: added + countOf(restored) };
}

export const WHICH = ['orders', 'trades'] as const satisfies readonly Which[];

const countOf = (all: readonly Restored[]) => all.reduce((sum, { count }) => sum + count, 0);

/** A form of a match, and everything that is needed to read the form's responses. */
export interface FormTab {
  readonly ports: Ports;
  readonly book: Book;
  readonly playback: Playback;
  readonly row: MatchRow;
  readonly which: Which;
}

const formOf = ({ which, row }: FormTab) => row[MATCH_FORMS[which].form];

/**
 * Gives the writes that fill a form's new tab with its headings and all responses, and the number of responses in the tab
 * afterwards.
 */
export function fillNew(source: FormTab & { readonly tab: Tab }, all: readonly FormAnswers[]): Restored {
  const { tab } = source;
  const { sheetId, rowCount } = tab;
  const heads = (tab.cells[0] ?? []).map(String);
  const headWrite: Write = { kind: 'rows', sheetId, at: 0, rowCount, rows: [heads] };
  const kept = [...all].sort((a, b) => a.at - b.at);
  const filled = tab.cells.slice(1).filter((line) => !isBlank(line)).length;
  if (filled >= kept.length) return { writes: [headWrite], count: filled };
  const rows = rowsOf(source, heads, kept);
  return { writes: [headWrite, writeOf(tab, rows)], count: rows.length };
}

/**
 * Gives a form's new tab, with the time and address headings from when the form was first linked. Google writes these
 * headings in the present language of the account (docs/google.md, G42). Throws if Google has not made the tab yet.
 */
export function newTab(playback: Playback, which: Which, tab: Tab | undefined): Tab {
  const [heads = [], ...rows] = tab?.cells ?? [];
  if (!tab || isBlank(heads)) return stopBetween(NO_TAB_YET, 'Wait a minute, and press the button again.');
  const titles = questionsOf(playback, which).map(({ title }) => title);
  const isOwn = (head: string) => head !== '' && head !== CODE_TITLE && !titles.includes(head);
  const first = (playback.started.heads?.[which] ?? []).filter(isOwn);
  const named = heads.map(String).map((head) => (isOwn(head) ? (first.shift() ?? head) : head));
  return { ...tab, cells: [named, ...rows], bound: tab.bound ?? new Map() };
}

/** Adds new responses tabs to a book, so that a commit binds their columns. */
export function withTabs(book: Book, tabs: readonly Tab[]): Book {
  return { ...book, tabs: new Map([...book.tabs, ...tabs.map((tab) => [tab.sheetId, tab] as const)]) };
}

/**
 * Gives rows for responses that are in the form but not in the tab. The rows go directly below the headings, because new
 * responses may arrive at the end.
 */
function fillGaps(source: FormTab & { readonly tab: Tab }): Restored {
  const { ports, tab, playback, which } = source;
  const heads = playback.started.heads?.[which] ?? (tab.cells[0] ?? []).map(String);
  const { found } = lackingIn(read(source, heads, tab), ports.forms, formOf(source));
  if (found.length === 0) return { writes: [], count: 0 };
  const kept = [...found].sort((a, b) => a.at - b.at);
  return {
    writes: [{ ...writeOf(tab, rowsOf(source, heads, kept)), isInserted: true }],
    count: kept.length,
  };
}

function writeOf({ sheetId, rowCount }: Tab, rows: readonly (readonly Cell[])[]) {
  // Only the time is a number.
  const formats = rows.map((line) =>
    line.map((cell) => (typeof cell === 'number' ? { type: 'DATE_TIME' } : undefined)),
  );
  return { kind: 'rows', sheetId, at: 1, rowCount, rows, formats } as const;
}

/** Reads all responses of a form's tab, for all rounds. */
function read({ ports, book, playback, which }: FormTab, heads: readonly string[], tab: Tab) {
  const { timeZone, season } = book;
  return readResponses({
    tab,
    heads,
    questions: questionsOf(playback, which),
    people: season.players,
    clock: ports.clock,
    timeZone,
    isWanted: () => true,
  }).responses;
}

const questionsOf = (playback: Playback, which: Which) =>
  which === 'orders' ? openQuestions(playback) : tradeQuestions(playback.match);

/**
 * Converts responses to rows in the columns of a tab. If the log or a page already shows the time of a response, the row
 * has this time. Otherwise the time has the precision of the tab: forms store milliseconds, but tabs may store whole
 * seconds.
 */
function rowsOf(
  source: FormTab & { readonly tab: Tab },
  heads: readonly string[],
  kept: readonly FormAnswers[],
): readonly (readonly Cell[])[] {
  const { ports, book, playback, row, which, tab } = source;
  const { clock, memo } = ports;
  const titles = questionsOf(playback, which).map(({ title }) => title);
  const columns = findColumns(tab, heads, titles);
  const lineOf = ({ sender, answers }: FormAnswers, at: number): readonly Cell[] => {
    const line = new Map<number, Cell>([
      ...titles.map((title) => [columns.answers.get(title) ?? -1, own(answers, title) ?? ''] as const),
      [columns.sender, sender],
      [columns.time, serialOf(at, book.timeZone, clock)],
    ]);
    return Array.from({ length: Math.max(...line.keys()) + 1 }, (_, column) => line.get(column) ?? '');
  };
  const lines = kept.map((one) => lineOf(one, one.at));
  const shown = readConfirmed(memo, row, playback.match.position.round + 1)[which];
  const known = new Set([...idsNamed(playback), ...shown.map(({ id }) => id)]);
  const asTab = { ...tab, cells: [tab.cells[0] ?? [], ...lines] };
  const times = new Map(read(source, heads, asTab).map((one) => [one.row - 2, knownTime(one, known)]));
  const isWhole = kept.some(({ at }, i) => (times.get(i) ?? at) < Math.floor(at));
  return kept.map((one, i) =>
    lineOf(one, times.get(i) ?? (isWhole ? Math.floor(one.at / 1000) * 1000 : one.at)),
  );
}

/**
 * Links a form of a match to a new tab, and gives the tab's id. `others` are tabs that forms
 * got after the workbook was read. `again` names the button to press after a failure.
 */
export function linkForm(
  ports: Ports,
  { matches }: Book,
  row: Pick<MatchRow, 'title' | 'form' | 'trades'>,
  which: Which,
  others: readonly number[],
  again: string,
): number {
  try {
    return ports.forms.link(row[MATCH_FORMS[which].form], [...seasonTabs(matches), ...others]);
  } catch (error) {
    return stopBetween(
      `The ${MATCH_FORMS[which].key} of ${row.title} cannot be linked: ${asProblem(error).what}`,
      `If the form is in Drive’s bin, restore it. Then press ${again}.`,
      'cannot',
      error,
    );
  }
}
