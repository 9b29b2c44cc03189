import { byName, type Json } from '../../rules/base/json.ts';
import type { Question } from '../../rules/order/question.ts';
import { settle } from '../../rules/play/match.ts';
import type { Book } from '../log/book.ts';
import type { EventData } from '../log/events.ts';
import type { Playback } from '../log/playback.ts';
import { lastView, openQuestions } from '../log/seen.ts';
import type { Clock, Tab } from '../ports.ts';
import { fail } from '../problem.ts';
import { isoTime } from '../time.ts';
import { balancesOf, EMPTY_PURSE } from '../workbook/ledger-tab.ts';
import type { MatchRow, Person } from '../workbook/season.ts';
import { deskQuestions } from './desk-questions.ts';
import {
  type Cursor,
  cursorAfter,
  orderOf,
  readSubmissions,
  type Sorted,
  type Submission,
  sortSubmissions,
} from './submission.ts';
import { type Desk, matchOffers } from './trade-desk.ts';

/** The open round of a match: what was sent for it, and by whom. */
export interface OpenRound {
  readonly row: MatchRow;
  /** The person of each seat, in seat order; undefined if the person is no longer on the roster. */
  readonly people: readonly (Person | undefined)[];
  readonly questions: readonly Question[];
  readonly sorted: Sorted;
  /** Rows in use of the submissions tabs. */
  readonly cursor: Cursor;
  readonly tradesCursor: Cursor;
  readonly desk: Desk;
  /** Orders by seat, as read from each player’s latest response. */
  readonly orders: readonly (Json | undefined)[];
  /** Changes of the purses from outside the match since the last round, by seat: awards and other matches (X10). */
  readonly credits: readonly { readonly garnets: number; readonly bellflowers: number }[];
}

/** Reads the responses of the open round. Stops when their tab is gone. */
export function readOpenRound(book: Book, row: MatchRow, playback: Playback, clock: Clock): OpenRound {
  const { match, started } = playback;
  const people = started.players.map(({ id }) => book.season.players.find((person) => person.id === id));
  const questions = openQuestions(playback);
  const due = dueTime(row, match.info.options.graceMinutes as number);
  const orderTab = tabOf(book, row.formTab, row, 'order');
  const tradeTab = tabOf(book, row.tradesTab, row, 'trade');
  const cursor: Cursor = { rows: row.cursor, seen: row.seen };
  const tradesCursor: Cursor = { rows: row.tradesCursor, seen: row.tradesSeen };
  const read = (tab: Tab | undefined, from: Cursor, asked: readonly Question[]) =>
    readSubmissions(tab, from, asked, book.season.players, clock, book.timeZone);
  const playing = new Set(people.flatMap((person) => (person ? [person.id] : [])));
  const accepted = new Set(playback.acceptedLate);
  const sorted = sortSubmissions(read(orderTab, cursor, questions), playing, due, accepted);
  const credits = creditsOf(book, playback);
  const offers = read(tradeTab, tradesCursor, deskQuestions(match));
  return {
    row,
    people,
    questions,
    sorted,
    cursor: cursorAfter(orderTab, cursor),
    tradesCursor: cursorAfter(tradeTab, tradesCursor),
    desk: readDesk(playback, credits, offers, due),
    orders: started.players.map(({ id }) => {
      const submission = sorted.latest.get(id);
      return submission && orderOf(match.game, match.info, lastView(playback), submission);
    }),
    credits,
  };
}

/** The trade desk of the round: offers in time are matched, later ones refused. */
function readDesk(
  { match, started }: Playback,
  credits: OpenRound['credits'],
  submissions: readonly Submission[],
  due: number | undefined,
): Desk {
  const { names } = match.info;
  const offers = submissions.flatMap((submission) => {
    const seat = started.players.findIndex(({ id }) => id === submission.person?.id);
    const name = names[seat];
    return name === undefined ? [] : [{ ...submission, name }];
  });
  const isLate = ({ at }: Submission) => due !== undefined && at > due;
  const credited = settle(
    match,
    credits.map((credit, seat) => ({ seat, ...credit })),
    [],
    [],
  );
  const desk = matchOffers(
    offers.filter((offer) => !isLate(offer)),
    credited,
  );
  const late = offers
    .filter(isLate)
    .map(({ row, name }) => ({ row, from: name, message: 'It came after the deadline (H2).' }));
  return { ...desk, refused: [...desk.refused, ...late] };
}

function creditsOf({ ledger }: Book, { match, started }: Playback): OpenRound['credits'] {
  const balances = balancesOf(ledger);
  return started.players.map(({ id }, seat) => {
    const balance = balances.get(id) ?? EMPTY_PURSE;
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
      'Restore it by File › Version history. The responses are also kept in the form itself (Responses).',
      'bad-workbook',
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
    const submission = sorted.latest.get(id);
    if (!submission) return [];
    return [[name, { row: submission.row, at: isoTime(submission.at), answers: submission.shown }] as const];
  });
  return fromPairs(found);
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
