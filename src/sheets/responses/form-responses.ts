import { own } from '../../rules/base/json.ts';
import { plural } from '../../rules/base/words.ts';
import type { Question } from '../../rules/order/question.ts';
import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import type { Playback } from '../log/playback/playback.ts';
import { digestOfSender } from '../log/senders.ts';
import type { FormAnswers, LongCell, Memo, Ports, Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import type { MatchRow, Person } from '../workbook/season.ts';
import { changedWords, withoutChanges } from './changed-rows.ts';
import { CODE_TITLE } from './columns.ts';
import { type Confirmed, readConfirmed, type Which } from './confirmed.ts';
import { type Lacking, lackingIn, requireSenders } from './lacking.ts';
import { loggedOffers, loggedOrders } from './logged-responses.ts';
import { withNamedSenders } from './named-senders.ts';
import { type Response, type ResponseList, type ResponseSource, readResponses } from './read-responses.ts';
import { serialOf } from './restore-answers.ts';
import { openSince } from './round-times.ts';
import { type BudgetSource, type LeftResponse, withinBudget } from './row-budget.ts';
import { knownTime, placeResponses, type RoundTimes, type Submission } from './submission.ts';
import { withTrueTimes } from './true-times.ts';

/**
 * Ports needed to read responses. The clock converts times. Memo and forms help to find responses that somebody changed
 * in a tab.
 */
export type ResponsePorts = Pick<Ports, 'clock' | 'forms'> & { readonly memo: Pick<Memo, 'get' | 'set'> };

/** A form of a match, with everything needed to read its responses. */
export interface FormSource {
  readonly which: Which;
  readonly row: MatchRow;
  readonly playback: Playback;
  /** Person of each seat, in seat order; undefined if the person is no longer on the roster. */
  readonly people: readonly (Person | undefined)[];
  readonly questions: readonly Question[];
  readonly times: RoundTimes;
  /**
   * True to compare the open round's tab with the form, and to add responses that the tab lacks. [2 calls, and a few
   * calls per response that the tab lacks]
   */
  readonly isCompared?: boolean;
  /** True to read all responses without limits, because a host is searching for a response. */
  readonly isWhole?: boolean;
  /** Deadline plus grace, in milliseconds; undefined if there is no deadline. */
  readonly due?: number | undefined;
  /** Says whether responses with these times are wanted. The answers of unwanted responses are not read. */
  readonly isWanted: (times: readonly number[]) => boolean;
}

/** Responses to a form, in the order of time and without duplicates. Each response has the round to which it belongs. */
export interface FormResponses {
  readonly submissions: readonly Submission[];
  /** Responses that are not read, because the senders have used up their budgets (H12). */
  readonly left: readonly LeftResponse[];
  /** Texts about players' rows that cannot be read, each with the address and the reason. */
  readonly unreadable: readonly string[];
  /** Sentences about confirmed responses that were changed in the tab, and about responses that the tab lacks (H41). */
  readonly changed: readonly string[];
  /** Number of responses that the tab lacks; 0 if the tab was not compared with the form. */
  readonly lacking: number;
  /** Cells of the tab whose texts are too long. */
  readonly long: { readonly sheetId: number; readonly cells: readonly LongCell[] };
}

/** Reads the responses to a form of a match. Throws if the form's tab is gone or cannot be read. */
export function readFormResponses(book: Book, source: FormSource, ports: ResponsePorts): FormResponses {
  const { which, row, playback, people, times } = source;
  const { clock, forms, memo } = ports;
  const form = which === 'orders' ? row.form : row.trades;
  const tab = tabOf(book, which, row);
  const list = readTab(book, tab, source, clock);
  if (tab) requireSenders(tab, list, forms, form);
  const read = (kept: readonly FormAnswers[]) =>
    readTab(book, keptTab(book, kept, source.questions, clock), source, clock).responses;
  const logged = (which === 'orders' ? loggedOrders : loggedOffers)(book.log, playback, times.round);
  // The tab of a match that is over may not have been read.
  const confirmed = tab ? [...readConfirmed(memo, row, times.round)[which], ...logged] : [];
  const { read: inBudget, left } = source.isWhole
    ? { read: list.responses, left: [] }
    : withinBudget(list.responses, budgetOf(source, confirmed));
  const compares = tab !== undefined && source.isCompared === true;
  const compared = compares ? lackingIn(list.responses, forms, form, openSince(times)) : NOTHING_LACKS;
  const { found, more, emptied } = compared;
  const known = new Set(confirmed.map(({ id }) => id));
  const lacking = found.length === 0 ? [] : read(found).map((response) => lackingRow(response, known));
  const whole = [...inBudget.filter((one) => !emptied.has(one)), ...lacking];
  const timed = withTrueTimes(whole, { forms, memo, clock, form, match: row.number, which });
  const placed = placeResponses(timed, times);
  const { submissions, changed } = withoutChanges(placed, {
    confirmed,
    forms,
    form,
    read,
    place: (responses) => placeResponses(responses, times),
  });
  return {
    submissions: withNamedSenders(submissions, playback.senders, people),
    left,
    unreadable: list.unreadable,
    lacking: found.length + more + changed.filter(({ row, isKept }) => row === 0 && isKept).length,
    long: { sheetId: tab?.sheetId ?? 0, cells: list.long },
    changed: [
      ...changed.map((one) => changedWords(one, tab?.title ?? '', people)),
      ...lacking.map((one) => lackingWords(one, tab?.title ?? '')),
      ...(more > 0 ? [moreWords(more, tab?.title ?? '')] : []),
    ],
  };
}

/**
 * Marks a response as missing in the tab. If a page's note or the log has the response's id, sets the response's time to
 * the time from which the id was computed.
 */
function lackingRow(response: Response, known: ReadonlySet<string>): Response {
  const at = knownTime(response, known);
  return { ...response, row: 0, ...(at === undefined ? {} : { times: [at] }) };
}

/**
 * Gives the budgets for reading a form’s responses. A response is always read if the log or a page mentions it, or if
 * the host decided about it.
 */
function budgetOf(
  { which, playback: { senders, acceptedLate }, times: { openings }, due }: FormSource,
  confirmed: readonly Confirmed[],
): BudgetSource {
  const remembered = new Set(senders.flatMap(({ sender }) => sender ?? []));
  return {
    which,
    openings,
    due,
    named: new Set([...confirmed, ...senders, ...acceptedLate].map(({ at }) => at)),
    isRemembered: (claimed) => remembered.size > 0 && remembered.has(digestOfSender(claimed)),
  };
}

function readTab(
  { season, former, timeZone, log }: Book,
  tab: Tab | undefined,
  { which, playback, people: playing, questions, isWanted }: FormSource,
  clock: ResponseSource['clock'],
): ResponseList {
  if (!tab) return { responses: [], unreadable: [], long: [], senders: 0 };
  const first = playing.flatMap((person) => (person ? [person] : []));
  const people = [...first, ...season.players.filter((person) => !first.includes(person))];
  const linked = tab.sheetId === KEPT ? undefined : playback.started.heads?.[which];
  const heads = linked ?? (tab.cells[0] ?? []).map(String);
  return readResponses({
    tab,
    heads,
    questions,
    people,
    former,
    since: seasonFacts(log).givenSince,
    clock,
    timeZone,
    isWanted,
  });
}

const KEPT = -1;

/** Converts the responses in a form to rows of a responses tab, so that these responses are read like a tab. */
function keptTab(
  { timeZone }: Book,
  kept: readonly FormAnswers[],
  questions: readonly Question[],
  clock: ResponsePorts['clock'],
): Tab {
  const heads = ['Timestamp', CODE_TITLE, ...questions.map(({ title }) => title)];
  const lines = kept.map(({ at, sender, answers }) => [
    serialOf(at, timeZone, clock),
    sender,
    ...questions.map(({ title }) => own(answers, title) ?? ''),
  ]);
  const cells = [heads, ...lines];
  return { sheetId: KEPT, title: '', rowCount: cells.length, cells };
}

/** Gives the tab with the responses of a form. Throws if the tab is gone, unless the match is over. */
function tabOf(book: Book, which: Which, row: MatchRow): Tab | undefined {
  const tab = book.tabs.get(which === 'orders' ? row.formTab : row.tradesTab);
  if (!tab && !row.over)
    fail(
      `The tab with the ${which === 'orders' ? 'order' : 'trade'} responses of ${row.title} is gone.`,
      'Press “Restore the responses”, because the form keeps all responses. You can also restore the tab under File › Version history.',
      'no-responses',
    );
  return tab;
}

const NOTHING_LACKS: Lacking = { found: [], more: 0, emptied: new Set() };

function moreWords(more: number, title: string): string {
  return `“${title}” lacks even more responses that the form has. ${plural(more, 'further response')} with the same times ${more === 1 ? 'was' : 'were'} not compared.`;
}

function lackingWords({ person }: Response, title: string): string {
  return `“${title}” has no row for a response of ${person?.name ?? 'an unknown sender'}. The form has this response, so it counts.`;
}
