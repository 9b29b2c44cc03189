import type { Table } from '../../declare/table.ts';
import type { Resolved, Tell } from '../../game.ts';
import type { Options } from './options.ts';
import type { Order } from './order.ts';
import { statusesOf } from './pattern.ts';
import type { CardRow, Lesson, MvpPosition, SeatRow } from './position.ts';
import { type Teams, teamsOf, totalOf } from './teams.ts';
import {
  tellClaim,
  tellControl,
  tellEnd,
  tellFlag,
  tellOrder,
  tellRevealed,
  tellStanding,
} from './telling.ts';
import { BIDS, PLACES } from './vocabulary.ts';

type Draft = { -readonly [K in keyof CardRow]: CardRow[K] };

/** The round while it is being resolved; its own copies alone are written to. */
interface Work {
  readonly table: Table<Options>;
  readonly teams: Teams;
  readonly position: MvpPosition;
  readonly cards: CardRow[];
  readonly chips: number[];
  readonly tell: Tell | undefined;
}

/** Bids are laid, exposed cards compared, claims removed, then the cards they expose compared (M3, M4, M5). */
export function resolve(
  table: Table<Options>,
  position: MvpPosition,
  orders: readonly Order[],
  _chance: unknown,
  tell?: Tell,
): Resolved<MvpPosition> {
  const work: Work = {
    table,
    teams: teamsOf(table.seats),
    position,
    cards: position.cards.slice(),
    chips: position.seats.map(({ chips }) => chips),
    tell,
  };
  const before = statusesOf(position.cards);
  const hasBids = layBids(work, orders);
  let claims = 0;
  for (let at = 0; at < PLACES.length; at++)
    if (before[at] === 'exposed' && compare(work, at, true)) claims++;
  const after = claims === 0 ? before : statusesOf(work.cards);
  if (tell && claims > 0) tellRevealed(tell, work.cards, before, after);
  for (let at = 0; at < PLACES.length; at++)
    if (after[at] === 'exposed' && before[at] !== 'exposed') compare(work, at, false);
  const learned = learn(work, orders);
  const round = position.round + 1;
  const end = !after.some((status) => status !== 'claimed')
    ? 'claimed'
    : !hasBids && claims === 0
      ? 'stalemate'
      : round >= table.options.lastRound
        ? 'last-round'
        : '';
  if (tell) tellEnd(tell, end, round);
  const seats = position.seats.map(
    (row, seat): SeatRow => (row.chips === work.chips[seat] ? row : { ...row, chips: work.chips[seat]! }),
  );
  return {
    position: { ...position, round, over: end !== '', seats, cards: work.cards, learned },
    earnings: [],
  };
}

/** Bought chips come, bids leave the hand and stand on their cards (M2). Says whether there was any (M14). */
function layBids({ table, position, cards, chips, tell }: Work, orders: readonly Order[]): boolean {
  let hasBids = false;
  for (let seat = 0; seat < orders.length; seat++) {
    const { buyChips, bids } = orders[seat]!;
    chips[seat]! += buyChips;
    for (const bid of bids) {
      hasBids = true;
      chips[seat]! -= bid.chips;
      own(cards, position, bid.at)[BIDS[seat]!] += bid.chips;
    }
    if (tell) tellOrder(tell, table, seat, orders[seat]!, cards);
  }
  return hasBids;
}

/** A card’s row, copied once before it is written to. */
function own(cards: CardRow[], position: MvpPosition, at: number): Draft {
  if (cards[at] === position.cards[at]) cards[at] = { ...cards[at]! };
  return cards[at]!;
}

/** Compares the two teams’ bids on an exposed card, and says whether it was claimed. */
function compare(work: Work, at: number, mayClaim: boolean): boolean {
  const { teams, position, cards, tell } = work;
  const row = cards[at]!;
  const first = totalOf(row, teams.sides, 0);
  const second = totalOf(row, teams.sides, 1);
  const leader = first > second ? 0 : second > first ? 1 : -1;
  const holder = row.flag === '' ? -1 : row.flag === position.team1 ? 0 : 1;
  // A tie changes no flag, so a flag stays for its second round and a card without one stays without (M3).
  const flagging = leader < 0 ? holder : leader;
  if (flagging < 0) {
    if (tell && first > 0) tellStanding(tell, work.table, row);
    return false;
  }
  const isClaim = mayClaim && flagging === holder;
  const draft = own(cards, position, at);
  const back = returnBids(work, draft, 1 - flagging);
  draft.flag = flagging === 0 ? position.team1 : position.team2;
  draft.claimed = isClaim;
  if (!tell) return isClaim;
  const totals = flagging === 0 ? ([first, second] as const) : ([second, first] as const);
  if (isClaim) {
    tellClaim(tell, work.table, draft, totals, back);
    tellControl(tell, work.table, draft, teams.sides, flagging);
  } else tellFlag(tell, work.table, draft, totals, back, mayClaim);
  return isClaim;
}

/** Gives a side’s bids on a card back, and returns how many chips each seat gets (M6). */
function returnBids({ teams, chips }: Work, draft: Draft, side: number): readonly number[] {
  const back = [0, 0, 0, 0, 0, 0];
  for (let seat = 0; seat < BIDS.length; seat++) {
    const column = BIDS[seat]!;
    if (teams.sides[seat] !== side || draft[column] === 0) continue;
    back[seat] = draft[column];
    chips[seat]! += draft[column];
    draft[column] = 0;
  }
  return back;
}

/** What was bought is answered from the pattern at the end of the round (M8). */
function learn({ table, position, cards, tell }: Work, orders: readonly Order[]): readonly Lesson[] {
  let learned: Lesson[] | undefined;
  for (let seat = 0; seat < orders.length; seat++)
    for (const at of orders[seat]!.learn) {
      learned ??= position.learned.slice();
      const { place, card } = cards[at]!;
      learned.push({ player: table.names[seat]!, place, card });
      tell?.(seat, 'M8', `${table.names[seat]} learns that ${card} lies at ${place}.`);
    }
  return learned ?? position.learned;
}
