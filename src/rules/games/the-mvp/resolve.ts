import type { MatchInfo } from '../../declare/match-info.ts';
import { type Draft, draftOf } from '../../declare/tables.ts';
import type { Resolved, Tell } from '../../game.ts';
import type { Options } from './options.ts';
import type { Order } from './order.ts';
import { statusesOf } from './pattern.ts';
import type { CardRow, Lesson, MvpPosition } from './position.ts';
import { teamsOf, totalOf } from './teams.ts';
import { BIDS } from './vocabulary.ts';
import { tellEnd, tellFlag, tellLesson, tellOrder, tellRevealed, tellTie } from './why.ts';

/** The round while it is being resolved. */
interface Work {
  readonly info: MatchInfo<Options>;
  readonly position: MvpPosition;
  readonly sides: readonly number[];
  readonly seats: readonly Draft<MvpPosition['seats'][number]>[];
  /** The rows of the position; `draftAt` copies a row before it is written to. */
  readonly cards: CardRow[];
  readonly tell: Tell | undefined;
}

/** Adds the bids, compares exposed cards, removes claimed ones, then compares the cards these exposed (M3, M4, M5). */
export function resolve(
  info: MatchInfo<Options>,
  position: MvpPosition,
  orders: readonly Order[],
  _chance: unknown,
  tell?: Tell,
): Resolved<MvpPosition> {
  const seats = draftOf(position.seats);
  const cards = position.cards.slice();
  const work: Work = {
    info,
    position,
    sides: teamsOf(info.seats).sides,
    seats,
    cards,
    tell,
  };
  const before = statusesOf(cards);
  layBids(work, orders);
  let claims = 0;
  before.forEach((status, at) => {
    if (status === 'exposed' && compare(work, at, true)) claims++;
  });
  const after = statusesOf(cards);
  if (tell) tellRevealed(tell, cards, before, after);
  after.forEach((status, at) => {
    if (status === 'exposed' && before[at] !== 'exposed') compare(work, at, false);
  });
  const learned = position.learned.concat(orders.flatMap((order, seat) => learn(work, order, seat)));
  const round = position.round + 1;
  const isStalemate = claims === 0 && orders.every(({ bids }) => bids.length === 0);
  const end = after.every((status) => status === 'claimed')
    ? 'claimed'
    : isStalemate
      ? 'stalemate'
      : round >= info.options.lastRound
        ? 'last-round'
        : undefined;
  if (tell && end) tellEnd(tell, end, round);
  return {
    position: { ...position, round, over: end !== undefined, seats, cards, learned },
    earnings: [],
  };
}

/** A card’s row to write to: copied once, since most rows stay the same from round to round. */
function draftAt({ position, cards }: Work, at: number): Draft<CardRow> {
  const row = cards[at]!;
  if (row !== position.cards[at]) return row;
  const draft = { ...row };
  cards[at] = draft;
  return draft;
}

/** Adds bought chips to the hands, and moves bids from the hands to their cards (M2). */
function layBids(work: Work, orders: readonly Order[]): void {
  const { info, seats, cards, tell } = work;
  orders.forEach((order, seat) => {
    seats[seat]!.chips += order.buyChips;
    for (const { card, chips } of order.bids) {
      seats[seat]!.chips -= chips;
      draftAt(work, card)[BIDS[seat]!] += chips;
    }
    if (tell) tellOrder(tell, info, seat, order, cards);
  });
}

/** Compares the two teams’ bids on an exposed card, and says whether it was claimed. */
function compare(work: Work, at: number, mayClaim: boolean): boolean {
  const { info, position, sides, tell } = work;
  const { team1, team2 } = position;
  const row = work.cards[at]!;
  const totals = [totalOf(row, sides, 0), totalOf(row, sides, 1)] as const;
  const holder = row.flag === '' ? undefined : row.flag === team1 ? 0 : 1;
  // A tie changes no flag, so a flag stays for its second round and a card without one stays without (M3).
  const side = totals[0] === totals[1] ? holder : totals[0] > totals[1] ? 0 : 1;
  if (side === undefined) {
    if (tell && totals[0] > 0) tellTie(tell, info, row);
    return false;
  }
  const draft = draftAt(work, at);
  draft.flag = side === 0 ? team1 : team2;
  draft.claimed = mayClaim && side === holder;
  const back = returnBids(work, draft, 1 - side);
  if (tell) tellFlag(tell, info, { row: draft, sides, side, totals, back, wasExposed: mayClaim });
  return draft.claimed;
}

/** Gives a side’s bids on a card back, and returns how many chips each seat gets (M6). */
function returnBids({ sides, seats }: Work, row: Draft<CardRow>, side: number): readonly number[] {
  return BIDS.map((bid, seat) => {
    const back = sides[seat] === side ? row[bid] : 0;
    seats[seat]!.chips += back;
    row[bid] -= back;
    return back;
  });
}

/** What was bought is answered from the pattern at the end of the round (M8). */
function learn({ info, cards, tell }: Work, { identify, locate }: Order, seat: number): readonly Lesson[] {
  return identify.concat(locate).map((bought) => {
    const { place, card } = cards.find((row) => row.place === bought || row.card === bought)!;
    const lesson = { player: info.names[seat]!, place, card };
    if (tell) tellLesson(tell, seat, lesson);
    return lesson;
  });
}
