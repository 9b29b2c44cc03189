import { byName, type Json, own } from '../../rules/base/json.ts';
import type { Question } from '../../rules/order/question.ts';
import { settle } from '../../rules/play/match.ts';
import type { Book } from '../log/book.ts';
import type { EventData } from '../log/entries/events.ts';
import { hostFor } from '../log/entries/host-orders.ts';
import { roundAt } from '../log/entries/openings.ts';
import { givenSince } from '../log/facts/person-facts.ts';
import { requireSameZone } from '../log/known-zones.ts';
import { balances } from '../log/ledger.ts';
import { asShown } from '../log/playback/as-shown.ts';
import type { Playback } from '../log/playback/playback.ts';
import { lastView, openQuestions } from '../log/playback/seen.ts';
import type { Ports, Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import { isoTime } from '../time.ts';
import { EMPTY_PURSE } from '../workbook/tabs/ledger-tab.ts';
import type { MatchRow, Person } from '../workbook/tabs/season.ts';
import { withHostOrders } from './read/host-submission.ts';
import { withNamedSenders } from './read/named-senders.ts';
import { idsRead } from './read/read-ids.ts';
import { type ResponseList, type ResponseSource, readResponses } from './read/read-responses.ts';
import { orderRepeatedHour } from './read/repeated-hour.ts';
import { restoreAnswers } from './read/restore-answers.ts';
import {
  isLate,
  orderOf,
  placeResponses,
  type RoundTimes,
  type Sorted,
  type Submission,
  sortSubmissions,
} from './read/submission.ts';
import { deskQuestionsOf } from './trades/desk-questions.ts';
import { capOffers, offersOf } from './trades/offers.ts';
import { type Desk, lateOffer, matchOffers, type NamedSubmission } from './trades/trade-desk.ts';

/** What reads responses: the clock for their times, and the forms for answers that the spreadsheet changed. */
export type ResponsePorts = Pick<Ports, 'clock' | 'forms'>;

/** The open round of a match: what was sent for it, and by whom. */
export interface OpenRound {
  readonly row: MatchRow;
  /** The person of each seat, in seat order; undefined if the person is no longer on the roster. */
  readonly people: readonly (Person | undefined)[];
  readonly questions: readonly Question[];
  readonly sorted: Sorted;
  /** Rows of players that cannot be read, each with its address and the reason. */
  readonly unreadable: readonly string[];
  readonly desk: Desk;
  /** The match and its trade desk with the names by which players are shown (H23). */
  readonly shown: { readonly playback: Playback; readonly desk: Desk };
  /** The ids of the responses to the trade desk. */
  readonly offers: readonly string[];
  /** Orders by seat, as read from each player’s latest response. */
  readonly orders: readonly (Json | undefined)[];
  /** Changes of the purses from outside the match since the last round, by seat: awards and other matches (X10). */
  readonly credits: readonly { readonly garnets: number; readonly bellflowers: number }[];
}

/** Reads the responses of the open round. Stops when their tab is gone or cannot be read. */
export function readOpenRound(
  book: Book,
  row: MatchRow,
  playback: Playback,
  { clock, forms }: ResponsePorts,
): OpenRound {
  if (!row.over) requireSameZone(book, row);
  const { match, started } = playback;
  const people = started.players.map(({ id }) => book.season.players.find((person) => person.id === id));
  const questions = openQuestions(playback);
  const due = dueTime(row, match.info.options.graceMinutes as number);
  const times = roundTimes(playback);
  const read = (tab: Tab | undefined, heads: readonly string[] | undefined, asked: readonly Question[]) =>
    readTab(book, tab, { heads, questions: asked, clock, isWanted: isUnsettled(times) }, people);
  const orderList = read(tabOf(book, row.formTab, row, 'order'), started.heads?.orders, questions);
  const tradeList = read(
    tabOf(book, row.tradesTab, row, 'trade'),
    started.heads?.trades,
    deskQuestionsOf(playback),
  );
  const placed = (list: ResponseList, form: string) =>
    withNamedSenders(
      orderRepeatedHour(placeResponses(list.responses, times), forms, form),
      playback.senders,
      people,
    );
  const playing = new Set(people.flatMap((person) => (person ? [person.id] : [])));
  const sent = withTypedAnswers(
    sortSubmissions(placed(orderList, row.form), {
      ...times,
      playing,
      due,
      accepted: playback.acceptedLate,
    }),
    (submissions) => restoreAnswers(submissions, forms, row.form),
  );
  const sorted = withHostOrders(sent, playback, people, questions);
  const credits = creditsOf(book, playback);
  const trades = placed(tradeList, row.trades);
  const { read: offers, refused: tooMany } = capOffers(
    offersOf(
      playback,
      trades.filter(({ round }) => round === times.round),
    ),
  );
  const typed = restoreNamed(offers, forms, row.trades);
  const missed = row.over ? [] : restoreNamed(missedOffers(playback, trades), forms, row.trades);
  const deskOf = (match: Playback): Desk => {
    const renamed = (name: string) => match.match.info.names[playback.match.info.names.indexOf(name)] ?? name;
    const desk = readDesk(
      match,
      credits,
      typed.map((offer) => renameOffer(offer, renamed)),
      due,
    );
    const refused = tooMany.map((one) => ({ ...one, from: renamed(one.from) }));
    const missedOf = `It arrived after round ${times.round - 1}, for which it was sent, had been resolved.`;
    const late = missed.map((offer) => lateOffer(renameOffer(offer, renamed), match.match, missedOf));
    return { ...desk, refused: [...desk.refused, ...refused, ...late] };
  };
  const desk = deskOf(playback);
  const shown = asShown(playback);
  return {
    row,
    people,
    questions,
    sorted: row.over ? { ...sorted, late: [] } : sorted,
    unreadable: [...orderList.unreadable, ...tradeList.unreadable],
    desk,
    shown: { playback: shown, desk: shown === playback ? desk : deskOf(shown) },
    offers: offers.map(({ id }) => id),
    orders: started.players.map(({ id }) => {
      const submission = sorted.latest.get(id);
      return submission && orderOf(match.game, match.info, lastView(playback), submission);
    }),
    credits,
  };
}

/** An offer with other names of the players. */
function renameOffer(offer: NamedSubmission, renamed: (name: string) => string): NamedSubmission {
  const { answers, name } = offer;
  const whom = answers.with === undefined ? {} : { with: renamed(answers.with.trim()) };
  return { ...offer, name: renamed(name), answers: { ...answers, ...whom } };
}

function readTab(
  { season, former, timeZone, log }: Book,
  tab: Tab | undefined,
  source: Pick<ResponseSource, 'heads' | 'questions' | 'clock' | 'isWanted'>,
  playing: OpenRound['people'],
): ResponseList {
  if (!tab) return { responses: [], unreadable: [] };
  const first = playing.flatMap((person) => (person ? [person] : []));
  const people = [...first, ...season.players.filter((person) => !first.includes(person))];
  return readResponses({ ...source, tab, people, former, since: givenSince(log), timeZone });
}

/** Is a response of these times one of the open round or of the one before? All others are settled. */
function isUnsettled({ round, openings }: RoundTimes): (times: readonly number[]) => boolean {
  return (times) => times.some((at) => roundAt(openings, at) >= round - 1);
}

/** When the rounds of a match were open, and what the resolved ones counted. */
function roundTimes({ match, openings, rounds, started }: Playback): RoundTimes {
  const read = idsRead({ rounds });
  return {
    round: match.position.round + 1,
    openings,
    wasRead: (id) => read.has(id),
    counted: (person, round) => {
      const name = started.players.find(({ id }) => id === person)?.name ?? '';
      const input = rounds.find((one) => one.round === round)?.input;
      const source = input && own(input.sources, name);
      if (!source) return undefined;
      const { at, response } = source;
      return { at: Date.parse(at), ...(response === undefined ? {} : { response }) };
    },
  };
}

/** The orders that count, with their answers as they were typed. */
function withTypedAnswers(
  sorted: Sorted,
  restoreAll: (submissions: readonly Submission[]) => readonly Submission[],
): Sorted {
  const restored = restoreAll([...sorted.latest.values()]);
  return {
    ...sorted,
    latest: new Map([...sorted.latest.keys()].map((id, i) => [id, restored[i]!] as const)),
  };
}

/** The offers with their answers as they were typed. */
function restoreNamed(
  offers: readonly NamedSubmission[],
  forms: ResponsePorts['forms'],
  form: string,
): readonly NamedSubmission[] {
  return restoreAnswers(offers, forms, form).map((one, i) => ({ ...one, name: offers[i]!.name }));
}

/** The trade desk of the round: offers in time are matched, later ones refused. */
function readDesk(
  { match, hostTrades }: Playback,
  credits: OpenRound['credits'],
  offers: readonly NamedSubmission[],
  due: number | undefined,
): Desk {
  const credited = settle(
    match,
    credits.map((credit, seat) => ({ seat, ...credit })),
    [],
    [],
  );
  const desk = matchOffers(
    offers.filter(({ at }) => !isLate(at, due)),
    credited,
    hostTrades,
  );
  const late = offers
    .filter(({ at }) => isLate(at, due))
    .map((offer) => lateOffer(offer, match, 'It came after the deadline.'));
  return { ...desk, refused: [...desk.refused, ...late] };
}

/** The offers of the round before that were not in the tab when it was resolved (H6). */
function missedOffers(playback: Playback, trades: readonly Submission[]): readonly NamedSubmission[] {
  const { rounds } = playback;
  const last = rounds[rounds.length - 1];
  const read = last?.input.offers;
  if (!last || !read) return [];
  const sent = offersOf(
    playback,
    trades.filter(({ round }) => round === last.round),
  );
  const known = new Set(read);
  const full = new Set(capOffers(sent.filter(({ id }) => known.has(id))).full);
  const missed = sent.filter(({ id, name }) => !known.has(id) && !full.has(name));
  return capOffers(missed).read;
}

function creditsOf(book: Book, { match, started }: Playback): OpenRound['credits'] {
  const purses = balances(book);
  return started.players.map(({ id }, seat) => {
    const balance = purses.get(id) ?? EMPTY_PURSE;
    const purse = match.purses[seat] ?? EMPTY_PURSE;
    return {
      garnets: balance.garnets - purse.garnets,
      bellflowers: balance.bellflowers - purse.bellflowers,
    };
  });
}

/** The last moment at which an order counts, in milliseconds: the deadline and its grace (X2). */
export function dueTime(row: MatchRow, graceMinutes: number): number | undefined {
  return row.deadline === '' ? undefined : Date.parse(row.deadline) + graceMinutes * 60_000;
}

/** The tab with the responses of a form. Fails if it is gone, unless the match is over. */
function tabOf(book: Book, sheetId: number, row: MatchRow, what: string): Tab | undefined {
  const tab = book.tabs.get(sheetId);
  if (!tab && !row.over)
    fail(
      `The tab with the ${what} responses of ${row.title} is gone.`,
      'Press “Restore the responses”: the form keeps them all. Or restore the tab by File › Version history.',
      'no-responses',
    );
  return tab;
}

/** The order of each player, by name; players who sent nothing are left out. */
export function ordersByName({ started }: Playback, { orders }: OpenRound): EventData<'resolve'>['orders'] {
  const sent = started.players.flatMap(({ name }, seat) => {
    const order = orders[seat];
    return order === undefined ? [] : [[name, order] as const];
  });
  return fromPairs(sent);
}

/** The response of each order, by name, for the log. */
export function sourcesByName({ started }: Playback, { sorted }: OpenRound): EventData<'resolve'>['sources'] {
  const found = started.players.flatMap(({ id, name }) => {
    const removed = sorted.removed.get(id);
    if (removed !== undefined)
      return [[name, { at: isoTime(removed), sender: hostFor(name), byHost: true, answers: {} }] as const];
    const submission = sorted.latest.get(id);
    return submission ? [[name, sourceOf(submission)] as const] : [];
  });
  return fromPairs(found);
}

function sourceOf(submission: Submission): EventData<'resolve'>['sources'][string] {
  const { id: response, at, shown, byHost } = submission;
  const sender = byHost ? submission.claimed : senderOf(submission);
  return { response, at: isoTime(at), sender, ...(byHost ? { byHost } : {}), answers: shown };
}

/** Who sent a response: the verified address; in a season with codes, which stay secret, the name on the roster. */
function senderOf({ person, claimed, isNamed }: Submission): string {
  if (!person || person.code === '') return claimed;
  return isNamed ? `${person.name}, as the host said` : person.name;
}

/** The credits of the round by name; purses that did not change are left out. */
export function creditsByName(
  { started }: Playback,
  { credits }: OpenRound,
): EventData<'resolve'>['credits'] {
  const changed = credits.flatMap(({ garnets, bellflowers }, seat) => {
    const name = started.players[seat]?.name;
    return name !== undefined && (garnets || bellflowers) ? [[name, { garnets, bellflowers }] as const] : [];
  });
  return fromPairs(changed);
}

function fromPairs<T>(pairs: readonly (readonly [name: string, value: T])[]): Record<string, T> {
  return byName(
    pairs.map(([name]) => name),
    pairs.map(([, value]) => value),
  );
}
