import type { Table } from '../../declare/table.ts';
import type { Tell } from '../../game.ts';
import type { Order } from './order.ts';
import type { Status } from './pattern.ts';
import type { CardRow } from './position.ts';
import { controllerOf } from './teams.ts';
import { BIDS, PLACES } from './vocabulary.ts';

type AnyTable = Table<unknown>;

/** “1 chip”, “5 chips”. */
export function chips(count: number): string {
  return `${count} chip${count === 1 ? '' : 's'}`;
}

/** A seat’s purchase of chips and its bids, with what stands on each card after all of them. */
export function tellOrder(
  tell: Tell,
  { names }: AnyTable,
  seat: number,
  order: Order,
  cards: readonly CardRow[],
) {
  if (order.buyChips > 0) tell(seat, 'M6', `${names[seat]} buys ${chips(order.buyChips)}.`);
  const added = new Map<number, number>();
  for (const { at, chips: bid } of order.bids) added.set(at, (added.get(at) ?? 0) + bid);
  for (const [at, bid] of added)
    tell(
      seat,
      'M2',
      `${names[seat]} bids ${chips(bid)} on ${PLACES[at]}; ${cards[at]![BIDS[seat]!]} of ${names[seat]}’s stand there now.`,
    );
}

/** A tie, or no flag: what everyone else sees is only that there is no flag, so nobody else is told. */
export function tellStanding(tell: Tell, { names }: AnyTable, row: CardRow) {
  tell('host', 'M3', `${row.place} (${row.card}) is tied and stays unflagged; all bids stay.`);
  names.forEach((name, seat) => {
    const bid = row[BIDS[seat]!];
    if (bid > 0) tell(seat, 'M3', `${row.place} is unflagged: ${name}’s ${chips(bid)} stay there.`);
  });
}

/** A new flag; `totals` are the flagging team’s and the other’s. A card exposed by this round’s claims was compared at once. */
export function tellFlag(
  tell: Tell,
  table: AnyTable,
  row: CardRow,
  [total, other]: readonly [number, number],
  back: readonly number[],
  wasExposed: boolean,
) {
  const when = wasExposed ? '' : ', just exposed,';
  tell(
    'public',
    wasExposed ? 'M4' : 'M5',
    `${row.place} (${row.card})${when} is flagged by ${row.flag} with ${chips(total)}.`,
  );
  tell('host', 'M9', `${row.place}: ${row.flag} ${total}, the other team ${other}.`);
  tellBack(tell, table, row, back);
}

/** A claim. Whether it was by a tie (M3) only the host is told: the other team’s total is nobody else’s to know. */
export function tellClaim(
  tell: Tell,
  table: AnyTable,
  row: CardRow,
  [total, other]: readonly [number, number],
  back: readonly number[],
) {
  tell(
    'public',
    'M4',
    `${row.place} (${row.card}) is claimed by ${row.flag}, which flagged it two rounds in a row and pays ${chips(total)}.`,
  );
  tell(
    'host',
    total === other ? 'M3' : 'M4',
    `${row.place}: ${row.flag} ${total}, the other team ${other}${total === other ? '; a tie keeps the flag' : ''}.`,
  );
  tellBack(tell, table, row, back);
}

function tellBack(tell: Tell, { names }: AnyTable, row: CardRow, back: readonly number[]) {
  back.forEach((count, seat) => {
    if (count > 0) tell(seat, 'M6', `${names[seat]}’s ${chips(count)} on ${row.place} come back.`);
  });
}

/** Who controls a claimed card: each of the team learns only whether they do (M11). */
export function tellControl(
  tell: Tell,
  { names }: AnyTable,
  row: CardRow,
  sides: readonly number[],
  side: number,
) {
  const controller = controllerOf(row, sides, side);
  tell(
    'host',
    'M10',
    controller < 0
      ? `Nobody controls ${row.place}: the highest bid is tied.`
      : `${names[controller]} controls ${row.place} with ${chips(row[BIDS[controller]!])}.`,
  );
  names.forEach((name, seat) => {
    if (sides[seat] === side)
      tell(seat, 'M11', `${name} ${seat === controller ? 'controls' : 'does not control'} ${row.place}.`);
  });
}

/** The cards that the claims uncovered. */
export function tellRevealed(
  tell: Tell,
  cards: readonly CardRow[],
  before: readonly Status[],
  after: readonly Status[],
) {
  cards.forEach(({ place, card }, at) => {
    if (before[at] === after[at] || after[at] === 'claimed') return;
    tell(
      'public',
      'M1',
      after[at] === 'exposed'
        ? `${place} (${card}) is exposed now.`
        : `${place} is revealed: ${card}, nearly exposed now.`,
    );
  });
}

/** Why the match ends with this round, if it does. */
export function tellEnd(tell: Tell, end: '' | 'claimed' | 'stalemate' | 'last-round', round: number) {
  if (end === 'claimed') tell('public', 'M4', 'All 24 cards are claimed: the match ends.');
  if (end === 'stalemate')
    tell('public', 'M14', 'Nobody bid and no card was claimed: a stalemate ends the match.');
  if (end === 'last-round')
    tell('public', 'M15', `Round ${round} was the last; what is not claimed stays unclaimed.`);
}
