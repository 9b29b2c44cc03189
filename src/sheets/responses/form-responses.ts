import { own } from '../../rules/base/json.ts';
import { plural } from '../../rules/base/words.ts';
import type { Question } from '../../rules/order/question.ts';
import type { Log } from '../log/audit-log.ts';
import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import type { Playback } from '../log/playback/playback.ts';
import { readOffers } from '../log/read-offers.ts';
import { digestOfSender, type NamedSender } from '../log/senders.ts';
import type { RoundData } from '../log/shapes.ts';
import type { FormAnswers, Forms, LongCell, Memo, Ports, Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import type { MatchRow, Person } from '../workbook/season.ts';
import { CODE_TITLE } from './columns.ts';
import { type Confirmed, readConfirmed, type Which } from './confirmed.ts';
import { type Lacking, lackingIn } from './lacking.ts';
import { type Response, type ResponseList, type ResponseSource, readResponses } from './read-responses.ts';
import { answersNear, isSameResponse, serialOf, TOLERANCE } from './restore-answers.ts';
import { openSince } from './round-times.ts';
import { type BudgetSource, type LeftResponse, withinBudget } from './row-budget.ts';
import { byTime, knownTime, placeResponses, type RoundTimes, type Submission } from './submission.ts';

/** Ports that reading responses needs. The clock converts times. Memo and forms help to find responses that somebody changed in a tab. */
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
   * calls per response if the numbers of responses differ]
   */
  readonly isCompared?: boolean;
  /** True to read all responses without limits, because a host is searching for a response. */
  readonly isWhole?: boolean;
  /** Deadline plus grace, in milliseconds; undefined if there is no deadline. */
  readonly due?: number | undefined;
  /** Says whether responses with these times are wanted. The answers of unwanted responses are not read. */
  readonly isWanted: (times: readonly number[]) => boolean;
}

/** Responses to a form without duplicates, in the order of time. Each response has the round to which it belongs. */
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
  const read = (kept: readonly FormAnswers[]) =>
    readTab(book, keptTab(book, kept, source.questions, clock), source, clock).responses;
  const logged = (which === 'orders' ? loggedOrders : loggedOffers)(book.log, playback, times.round);
  // The tab of a match that is over may not have been read.
  const confirmed = tab ? [...readConfirmed(memo, row, times.round)[which], ...logged] : [];
  const { read: inBudget, left } = source.isWhole
    ? { read: list.responses, left: [] }
    : withinBudget(list.responses, budgetOf(source, confirmed));
  const inTab = withTrueTimes(inBudget, forms, form);
  const compares = tab !== undefined && source.isCompared === true;
  const { found, more } = compares ? lackingIn(list.responses, forms, form, openSince(times)) : NOTHING_LACKS;
  const known = new Set(confirmed.map(({ id }) => id));
  const lacking = found.length === 0 ? [] : read(found).map((response) => lackingRow(response, known));
  const placed = placeResponses([...inTab, ...withTrueTimes(lacking, forms, form)], times);
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
  if (!tab) return { responses: [], unreadable: [], long: [] };
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
      'Press “Restore the responses”, because the form keeps all responses. Or restore the tab by File › Version history.',
      'no-responses',
    );
  return tab;
}

/** Tells the host that a response was changed in its tab, and which version of the response counts. */
function changedWords(
  { player, row, isKept }: ChangedRow,
  title: string,
  people: readonly (Person | undefined)[],
): string {
  const { name = 'a player' } = people.find((person) => person?.id === player) ?? {};
  const what =
    row > 0
      ? `“${title}”, row ${row}: the row no longer contains what ${name} sent.`
      : `“${title}” has lost a row of ${name}.`;
  if (isKept)
    return `${what} The response of ${name} counts as it was sent. The form keeps that response, and the page of ${name} shows it.`;
  const counts = row > 0 ? 'the changed row counts' : 'the response does not count';
  return `${what} The form no longer has the response of ${name}, so ${counts}. Compare the tab with the page of ${name}.`;
}

const NOTHING_LACKS: Lacking = { found: [], more: 0 };

function moreWords(more: number, title: string): string {
  return `“${title}” lacks even more responses that the form has. ${plural(more, 'further response')} with the same times ${more === 1 ? 'was' : 'were'} not compared.`;
}

function lackingWords({ person }: Response, title: string): string {
  return `“${title}” has no row for a response of ${person?.name ?? 'an unknown sender'}. The form has it, so it counts.`;
}

/**
 * Finds the true times of responses from the hour that a clock change repeats. Withdrawals and deadlines depend on the
 * true time. Asks the form [1 call, and a few per response since that hour]. If the form lacks the response, no true
 * time is known (H6).
 */
function withTrueTimes(
  responses: readonly Response[],
  forms: Pick<Forms, 'answersSince'>,
  form: string,
): readonly Response[] {
  const unclear = responses.filter(({ times }) => times.length > 1);
  if (unclear.length === 0) return responses;
  const kept = answersNear(
    forms,
    form,
    unclear.flatMap(({ times }) => times),
  );
  return responses.map((one) => {
    if (!unclear.includes(one)) return one;
    const [same, ...others] = kept.filter((known) => isSameResponse(known, one));
    const sentAt = one.times.find((time) => same && Math.abs(time - same.at) < TOLERANCE);
    return sentAt === undefined || others.length > 0 ? one : { ...one, sentAt };
  });
}

/**
 * Applies the host's decisions about senders. A response from an unknown account or code goes to the assigned player, or
 * is ignored (H18). A response from a player's own account or code stays with the player, but may be ignored if late
 * (X2).
 */
export function withNamedSenders(
  submissions: readonly Submission[],
  senders: readonly NamedSender[],
  people: readonly (Person | undefined)[],
): readonly Submission[] {
  if (senders.length === 0) return submissions;
  const playing = new Map(people.flatMap((person) => (person ? [[person.id, person] as const] : [])));
  const find = ({ id, at, claimed }: Submission) => {
    const digest = digestOfSender(claimed);
    return (
      senders.find(({ response }) => response === id) ??
      senders.find(({ sender, until }) => sender === digest && (until === undefined || at <= until))
    );
  };
  return submissions.map((submission) => {
    if (submission.person && playing.has(submission.person.id))
      return senders.some(({ response, isLate }) => isLate && response === submission.id)
        ? { ...submission, isIgnored: true }
        : submission;
    const named = find(submission);
    if (named && named.player === undefined) return { ...submission, isIgnored: true };
    const person = playing.get(named?.player ?? '');
    if (!person) return submission;
    return { ...submission, person, ...(named?.isLate ? { isIgnored: true } : { isNamed: true }) };
  });
}

type Entries = Pick<Log, 'entries'>;
type Played = Pick<Playback, 'number' | 'started'>;

/**
 * Reads the log about a reopened round. Gives the orders that counted when this round was last resolved; [] if the round
 * was never resolved. Skips orders that the host entered, because no tab contains such an order.
 */
function loggedOrders(log: Entries, playback: Played, round: number): readonly Confirmed[] {
  const sources = lastResolve(log, playback, round)?.sources ?? {};
  return playback.started.players.flatMap(({ id, name }): Confirmed[] => {
    const { response, at, byHost } = own(sources, name) ?? {};
    return response === undefined || at === undefined || byHost
      ? []
      : [{ player: id, id: response, at: Date.parse(at) }];
  });
}

/** Reads the log about a reopened round. Gives the responses to the trade form that were read when this round was last resolved. */
function loggedOffers(log: Entries, playback: Played, round: number): readonly Confirmed[] {
  return readOffers(lastResolve(log, playback, round) ?? { offers: [] }).flatMap(
    ({ id, at, seat }): Confirmed[] => {
      const player = playback.started.players[seat]?.id;
      return player === undefined ? [] : [{ player, id, at }];
    },
  );
}

function lastResolve({ entries }: Entries, { number }: Played, round: number): RoundData | undefined {
  const resolved = entries.flatMap((entry) =>
    entry.what === 'resolve' && entry.match === number && entry.round === round ? [entry.data] : [],
  );
  return resolved[resolved.length - 1];
}

/** Data and functions to find responses that were changed in a tab or removed from it. */
interface KeptSource {
  /** Responses that a page confirmed, and responses that the round's last resolve read. A response may appear twice. */
  readonly confirmed: readonly Confirmed[];
  readonly forms: Pick<Forms, 'answersSince'>;
  readonly form: string;
  /** Reads the form's responses in the same way as rows of a tab. */
  read(kept: readonly FormAnswers[]): readonly Response[];
  /** Assigns each response to a round. */
  place(responses: readonly Response[]): readonly Submission[];
}

/** A response that was changed in its tab after a page had confirmed it. */
interface ChangedRow {
  readonly player: string;
  /** One-based row of the tab; 0 if no row has the response's time any more. */
  readonly row: number;
  /** True if the form still has the response, so that it counts as sent. */
  readonly isKept: boolean;
}

/**
 * Finds responses that were changed in the tab or are gone, if a page has confirmed them or the log knows them (H41).
 * Replaces these responses by the form's original responses. Asks the form only if a response differs or is gone [1
 * call, and a few per response since then].
 */
function withoutChanges(submissions: readonly Submission[], source: KeptSource) {
  const here = new Set(submissions.map(({ id }) => id));
  const known = new Map(source.confirmed.map((one) => [one.id, one]));
  const gone = [...known.values()].filter(({ id }) => !here.has(id));
  if (gone.length === 0) return { submissions, changed: [] };
  const kept = answersNear(
    source.forms,
    source.form,
    gone.map(({ at }) => at),
  );
  const sent = source.read(kept);
  // A changed row still has the time of the response. Also, the player is the same, or the form has no such response.
  const isChanged = (other: Submission, { player, at }: Confirmed) =>
    other.times.includes(at) &&
    !known.has(other.id) &&
    (other.person?.id === player || !kept.some((known) => isSameResponse(known, other)));
  const found = gone.map((one) => {
    const inPlace = submissions.filter((other) => isChanged(other, one));
    const response = nearest(sent, one);
    const row = inPlace[0]?.row ?? 0;
    return { one, inPlace, row, restored: response && restored(source, { ...response, row }, one) };
  });
  const replaced = new Set(found.flatMap(({ inPlace, restored }) => (restored ? inPlace : [])));
  const all = [
    ...submissions.filter((one) => !replaced.has(one)),
    ...found.flatMap(({ restored }) => restored ?? []),
  ];
  return {
    submissions: all.sort(byTime),
    changed: found.map(({ one: { player }, row, restored }) => ({
      player,
      row,
      isKept: restored !== undefined,
    })),
  };
}

/** Finds the form's response for a confirmed response. If several responses fit, gives the nearest in time. */
function nearest(sent: readonly Response[], one: Confirmed): Response | undefined {
  const distance = ({ times }: Response) => Math.min(...times.map((time) => Math.abs(time - one.at)));
  const [found] = sent.filter((other) => isOf(other, one)).sort((a, b) => distance(a) - distance(b));
  return found;
}

/** Says whether a form's response fits a confirmed response: the time is equal, and the sender is the same player or unknown. */
function isOf({ person, times }: Response, { player, at }: Confirmed): boolean {
  const isTheirs = person === undefined || person.id === player;
  return isTheirs && times.some((time) => Math.abs(time - at) < TOLERANCE);
}

/** Turns a response of the form into a submission with the id and the time of the confirmed response. */
function restored({ place }: KeptSource, response: Response, { id, at }: Confirmed): Submission | undefined {
  const [placed] = place([{ ...response, times: [at] }]);
  return placed && { ...placed, id };
}
