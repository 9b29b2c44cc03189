import type { Json } from '../../rules/base/json.ts';
import type { Question } from '../../rules/order/question.ts';
import type { Book } from '../log/book.ts';
import { requireSameZone } from '../log/known-zones.ts';
import { balances } from '../log/ledger/ledger.ts';
import type { Playback } from '../log/playback/playback.ts';
import { lastView, openQuestions } from '../log/playback/seen.ts';
import { readOfferText } from '../log/read-offers.ts';
import { codeOf } from '../problem.ts';
import { EMPTY_PURSE } from '../workbook/ledger-tab.ts';
import { type MatchRow, type Person, personOf } from '../workbook/season.ts';
import type { ReadRound, Which } from './confirmed.ts';
import { type FormResponses, type ResponsePorts, readFormResponses } from './form-responses.ts';
import { withHostOrders } from './host-submission.ts';
import { restoreAnswers } from './restore-answers.ts';
import { dueTime, isUnsettled, roundTimes } from './round-times.ts';
import type { LeftResponse } from './row-budget.ts';
import { orderOf, type Sorted, type Submission, sortSubmissions } from './submission.ts';
import {
  type Credits,
  type RoundTrading,
  readRoundTrading,
  type UnknownOffers,
} from './trades/round-trading.ts';
import { tradeQuestions } from './trades/trade-form.ts';

/** The open round of a match with its responses and their senders. */
export interface OpenRound extends ReadRound, Pick<RoundTrading, 'trading' | 'shown'> {
  /** Person of each seat, in seat order; undefined if the person is no longer on the roster. */
  readonly people: readonly (Person | undefined)[];
  readonly questions: readonly Question[];
  readonly sorted: Sorted;
  /** Texts about players' rows that cannot be read, each with the address and the reason. */
  readonly unreadable: readonly string[];
  /** A sentence about each response that was changed in its tab after a page had confirmed it (H41). */
  readonly changed: readonly string[];
  /** Number of responses that the round's tabs lack; 0 if the tabs were not compared with the forms (H41). */
  readonly lacking: number;
  /** Cells with texts that are too long, for each tab. */
  readonly long: readonly FormResponses['long'][];
  /** Responses that are not read, because the senders have used up their budgets (H12). */
  readonly left: Readonly<Record<Which, readonly LeftResponse[]>>;
  /** Responses to the trade form from unknown senders, including responses that the host assigned to a player (H18). */
  readonly unknownOffers: UnknownOffers;
  /** Responses to the trade form, as texts for the log. */
  readonly offers: readonly string[];
  /** Orders by seat, read from each player’s latest response. */
  readonly orders: readonly (Json | undefined)[];
  readonly credits: Credits;
}

/** Options for reading the open round. */
export interface Reading {
  /** True to add the responses that the forms have and the forms' tabs lack (H41). */
  readonly isCompared?: boolean;
  /** True to also read the responses beyond the senders' budgets (H12). */
  readonly isWhole?: boolean;
}

/** Reads the responses of the open round. Throws if a responses tab is gone or cannot be read. */
export function readOpenRound(
  book: Book,
  row: MatchRow,
  playback: Playback,
  ports: ResponsePorts,
  { isCompared = false, isWhole = false }: Reading = {},
): OpenRound {
  if (!row.over) requireSameZone(book, row);
  const { match, started } = playback;
  const people = peopleOf(book, playback);
  const questions = openQuestions(playback);
  const due = dueTime(row, match);
  const times = roundTimes(playback);
  const read = (which: Which, asked: readonly Question[]) =>
    readFormResponses(
      book,
      {
        which,
        row,
        playback,
        people,
        questions: asked,
        times,
        isCompared: isCompared && !row.over,
        isWhole,
        due,
        isWanted: isUnsettled(times),
      },
      ports,
    );
  const orderList = read('orders', questions);
  const tradeList = read('trades', tradeQuestions(playback.match));
  const playing = new Set(people.flatMap((person) => (person ? [person.id] : [])));
  const judging = { ...times, playing, due, accepted: playback.acceptedLate };
  const sent = withTypedAnswers(sortSubmissions(orderList.submissions, judging), (submissions) =>
    restoreAnswers(submissions, ports, row, 'orders'),
  );
  const sorted = withHostOrders(sent, playback, people, questions);
  const credits = creditsOf(book, playback);
  const trades = tradeList.submissions;
  const { offers, named, trading, shown } = readRoundTrading(playback, row, credits, tradeList, ports);
  const { unknownSenders, leftOut } = sortSubmissions(trades, judging);
  return {
    row,
    round: times.round,
    counted: { orders: [...sorted.late, ...sorted.latest.values()], trades: offers },
    people,
    questions,
    sorted: row.over ? { ...sorted, late: [] } : sorted,
    unreadable: [...orderList.unreadable, ...tradeList.unreadable],
    changed: [...orderList.changed, ...tradeList.changed],
    lacking: orderList.lacking + tradeList.lacking,
    long: [orderList.long, tradeList.long],
    left: { orders: orderList.left, trades: tradeList.left },
    trading,
    shown,
    unknownOffers: { unknownSenders, leftOut, named },
    offers: offers.map(({ id, at, name }) => readOfferText({ id, at, seat: match.info.names.indexOf(name) })),
    orders: started.players.map(({ id }) => {
      const submission = sorted.latest.get(id);
      return submission && orderOf(match.game, match.info, lastView(playback), submission);
    }),
    credits,
  };
}

/**
 * Reads the open round. Gives undefined if the responses can never be read, for example because a tab was deleted.
 * Throws if a later try may succeed.
 */
export function tryOpenRound(
  book: Book,
  row: MatchRow,
  playback: Playback,
  ports: ResponsePorts,
): OpenRound | undefined {
  try {
    return readOpenRound(book, row, playback, ports);
  } catch (error) {
    if (codeOf(error) === 'form-silent') throw error;
    return undefined;
  }
}

/** Gives the person of each seat; undefined if the person is no longer on the roster. */
export function peopleOf({ season }: Pick<Book, 'season'>, { started }: Playback): OpenRound['people'] {
  return started.players.map(({ id }) => personOf(season, id));
}

/** Restores the typed answers in the orders that count, if the spreadsheet changed an answer. */
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

function creditsOf(book: Book, { match, started }: Playback): Credits {
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
