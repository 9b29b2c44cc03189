import { type Json, own } from '../../rules/base/json.ts';
import { graceOf } from '../../rules/declare/option.ts';
import type { Question } from '../../rules/order/question.ts';
import { type Match, settle } from '../../rules/play/match.ts';
import type { Book } from '../log/book.ts';
import { roundAt } from '../log/entries/openings.ts';
import { readOfferIds, readOffers, readOfferText } from '../log/entries/read-offers.ts';
import { requireSameZone } from '../log/known-zones.ts';
import { balances } from '../log/ledger/ledger.ts';
import type { Playback } from '../log/playback/playback.ts';
import { asShown } from '../log/playback/shown/as-shown.ts';
import { lastView, openQuestions } from '../log/playback/shown/seen.ts';
import { EMPTY_PURSE } from '../workbook/tabs/ledger-tab.ts';
import type { MatchRow, Person } from '../workbook/tabs/season.ts';
import { type ResponsePorts, readFormResponses } from './form-responses.ts';
import type { ReadRound, Which } from './read/confirmed.ts';
import { withHostOrders } from './read/host-submission.ts';
import { idsRead } from './read/read-ids.ts';
import { restoreAnswers } from './read/restore-answers.ts';
import {
  isLate,
  orderOf,
  type RoundTimes,
  type Sorted,
  type Submission,
  sortSubmissions,
} from './read/submission.ts';
import { deskQuestionsOf } from './trades/desk-questions.ts';
import { capOffers, offersOf } from './trades/offers.ts';
import { type Desk, lateOffer, matchOffers, type NamedSubmission } from './trades/trade-desk.ts';

/** The open round of a match with its responses and their senders. */
export interface OpenRound extends ReadRound {
  /** The person of each seat, in seat order; undefined if the person is no longer on the roster. */
  readonly people: readonly (Person | undefined)[];
  readonly questions: readonly Question[];
  readonly sorted: Sorted;
  /** Rows of players that cannot be read, each with its address and the reason. */
  readonly unreadable: readonly string[];
  /** Responses that were changed in their tabs after pages had shown them as read, a sentence each (H41). */
  readonly changed: readonly string[];
  readonly desk: Desk;
  /** The match and its trade desk with the names by which players are shown (H23). */
  readonly shown: { readonly playback: Playback; readonly desk: Desk };
  /** The responses to the trade desk, as the log keeps them. */
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
  ports: ResponsePorts,
): OpenRound {
  const { forms } = ports;
  if (!row.over) requireSameZone(book, row);
  const { match, started } = playback;
  const people = peopleOf(book, playback);
  const questions = openQuestions(playback);
  const due = dueTime(row, match);
  const times = roundTimes(playback);
  const read = (which: Which, asked: readonly Question[]) =>
    readFormResponses(
      book,
      { which, row, playback, people, questions: asked, times, isWanted: isUnsettled(times) },
      ports,
    );
  const orderList = read('orders', questions);
  const tradeList = read('trades', deskQuestionsOf(playback));
  const playing = new Set(people.flatMap((person) => (person ? [person.id] : [])));
  const sent = withTypedAnswers(
    sortSubmissions(orderList.submissions, {
      ...times,
      playing,
      due,
      accepted: playback.acceptedLate,
    }),
    (submissions) => restoreAnswers(submissions, forms, row.form),
  );
  const sorted = withHostOrders(sent, playback, people, questions);
  const credits = creditsOf(book, playback);
  const trades = tradeList.submissions;
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
    round: times.round,
    counted: { orders: [...sorted.late, ...sorted.latest.values()], trades: offers },
    people,
    questions,
    sorted: row.over ? { ...sorted, late: [] } : sorted,
    unreadable: [...orderList.unreadable, ...tradeList.unreadable],
    changed: [...orderList.changed, ...tradeList.changed],
    desk,
    shown: { playback: shown, desk: shown === playback ? desk : deskOf(shown) },
    offers: offers.map(({ id, at, name }) => readOfferText({ id, at, seat: match.info.names.indexOf(name) })),
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

/** The person of each seat; undefined if the person is no longer on the roster. */
export function peopleOf({ season }: Pick<Book, 'season'>, { started }: Playback): OpenRound['people'] {
  return started.players.map(({ id }) => season.players.find((person) => person.id === id));
}

/** Is a response of these times one of the open round or of the one before, or of a further round? All others are settled. */
export function isUnsettled(
  { round, openings }: RoundTimes,
  further = round,
): (times: readonly number[]) => boolean {
  return (times) =>
    times.map((at) => roundAt(openings, at)).some((own) => own >= round - 1 || own === further);
}

/** The openings of a match's rounds, and the responses that resolved rounds counted. */
export function roundTimes({ match, openings, rounds, started }: Playback): RoundTimes {
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
  const { rounds, match } = playback;
  const last = rounds[rounds.length - 1];
  if (!last?.input.offers) return [];
  const sent = offersOf(
    playback,
    trades.filter(({ round }) => round === last.round),
  );
  const known = new Set(readOfferIds(last.input));
  const full = new Set(capOffers(sent.filter(({ id }) => known.has(id))).full);
  // A response that was read and is gone was changed by hand: the response of its player at its time is the same one (H41).
  const here = new Set(sent.map(({ id }) => id));
  const gone = readOffers(last.input).filter(({ id }) => !here.has(id));
  const isChanged = ({ name, times }: NamedSubmission) =>
    gone.some(({ at, seat }) => times.includes(at) && match.info.names[seat] === name);
  const missed = sent.filter((one) => !known.has(one.id) && !full.has(one.name) && !isChanged(one));
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
export function dueTime(row: Pick<MatchRow, 'deadline'>, { info }: Pick<Match, 'info'>): number | undefined {
  return row.deadline === '' ? undefined : Date.parse(row.deadline) + graceOf(info) * 60_000;
}
