import type { Question } from '../../rules/order/question.ts';
import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import type { Playback } from '../log/playback/playback.ts';
import type { FormAnswers, Memo, Ports, Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import type { MatchRow, Person } from '../workbook/tabs/season.ts';
import { CODE_TITLE } from './read/answers/columns.ts';
import {
  answerColumns,
  type ResponseList,
  type ResponseSource,
  readResponses,
} from './read/answers/read-responses.ts';
import { type ChangedRow, withoutChanges } from './read/changed-rows.ts';
import { readConfirmed, type Which } from './read/confirmed.ts';
import { lineOf, serialOf } from './read/kept-rows.ts';
import { loggedOffers, loggedOrders } from './read/logged.ts';
import { withNamedSenders } from './read/named-senders.ts';
import { orderRepeatedHour } from './read/repeated-hour.ts';
import { placeResponses, type RoundTimes, type Submission } from './read/submission.ts';

/** The ports for reading responses: the clock for times; memo and forms for responses that were changed in their tabs. */
export type ResponsePorts = Pick<Ports, 'clock' | 'forms'> & { readonly memo: Pick<Memo, 'get'> };

/** A form of a match, with everything that is needed to read its responses. */
export interface FormSource {
  readonly which: Which;
  readonly row: MatchRow;
  readonly playback: Playback;
  /** The person of each seat, in seat order; undefined if the person is no longer on the roster. */
  readonly people: readonly (Person | undefined)[];
  readonly questions: readonly Question[];
  readonly times: RoundTimes;
  /** Are responses of such times wanted? The answers of others are not read. */
  readonly isWanted: (times: readonly number[]) => boolean;
}

/** The responses to a form, each once and with its round, in the order of their times. */
export interface FormResponses {
  readonly submissions: readonly Submission[];
  /** Rows of players that cannot be read, each with its address and the reason. */
  readonly unreadable: readonly string[];
  /** Responses that were changed in the tab after pages had shown them as read, a sentence each (H41). */
  readonly changed: readonly string[];
}

/** Reads what was sent to a form of a match. Fails when its tab is gone or cannot be read. */
export function readFormResponses(book: Book, source: FormSource, ports: ResponsePorts): FormResponses {
  const { which, row, playback, people, times } = source;
  const { clock, forms, memo } = ports;
  const form = which === 'orders' ? row.form : row.trades;
  const tab = tabOf(book, which, row);
  const list = readTab(book, tab, source, clock);
  const placed = orderRepeatedHour(placeResponses(list.responses, times), forms, form);
  const logged = (which === 'orders' ? loggedOrders : loggedOffers)(book.log, playback, times.round);
  const { submissions, changed } = withoutChanges(placed, {
    // Of a match that is over the tab may not have been read.
    confirmed: tab ? [...readConfirmed(memo, row, times.round)[which], ...logged] : [],
    forms,
    form,
    read: (kept) => readTab(book, keptTab(book, kept, source.questions, clock), source, clock).responses,
    place: (responses) => placeResponses(responses, times),
  });
  return {
    submissions: withNamedSenders(submissions, playback.senders, people),
    unreadable: list.unreadable,
    changed: changed.map((one) => changedWords(one, tab?.title ?? '', people)),
  };
}

function readTab(
  { season, former, timeZone, log }: Book,
  tab: Tab | undefined,
  { which, playback, people: playing, questions, isWanted }: FormSource,
  clock: ResponseSource['clock'],
): ResponseList {
  if (!tab) return { responses: [], unreadable: [] };
  const first = playing.flatMap((person) => (person ? [person] : []));
  const people = [...first, ...season.players.filter((person) => !first.includes(person))];
  const heads = tab.sheetId === KEPT ? (tab.cells[0] as readonly string[]) : playback.started.heads?.[which];
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

/** The id of a tab that is not one of the workbook. */
const KEPT = -1;

/** The responses that a form keeps, as a tab. */
function keptTab(
  { timeZone }: Book,
  kept: readonly FormAnswers[],
  questions: readonly Question[],
  clock: ResponsePorts['clock'],
): Tab {
  const heads = ['Timestamp', CODE_TITLE, ...questions.flatMap(answerColumns).map(({ title }) => title)];
  const lines = kept.map((one) => lineOf(heads, CODE_TITLE, one, serialOf(one.at, timeZone, clock)));
  const cells = [heads, ...lines];
  return { sheetId: KEPT, title: '', rowCount: cells.length, cells };
}

/** The tab with the responses of a form. Fails if it is gone, unless the match is over. */
function tabOf(book: Book, which: Which, row: MatchRow): Tab | undefined {
  const tab = book.tabs.get(which === 'orders' ? row.formTab : row.tradesTab);
  if (!tab && !row.over)
    fail(
      `The tab with the ${which === 'orders' ? 'order' : 'trade'} responses of ${row.title} is gone.`,
      'Press “Restore the responses”: the form keeps them all. Or restore the tab by File › Version history.',
      'no-responses',
    );
  return tab;
}

/** The message to the host about a response that was changed in its tab. */
function changedWords(
  { player, row, isKept }: ChangedRow,
  title: string,
  people: readonly (Person | undefined)[],
): string {
  const { name = 'a player' } = people.find((person) => person?.id === player) ?? {};
  const what =
    row > 0
      ? `“${title}”, row ${row}: the row no longer holds what ${name} sent.`
      : `“${title}”: a row of ${name} is gone.`;
  if (isKept) return `${what} What ${name} sent counts: the form keeps it, and the page of ${name} shows it.`;
  const counts = row > 0 ? 'what stands in the tab counts' : 'it does not count';
  return `${what} The form does not say any more what ${name} sent, so ${counts}: compare with the page of ${name}.`;
}
