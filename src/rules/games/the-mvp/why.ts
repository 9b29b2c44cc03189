import { plural } from '../../base/words.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import type { Tell } from '../../game.ts';
import type { Order } from './order.ts';
import type { Status } from './pattern.ts';
import type { CardRow, Lesson } from './position.ts';
import { controllerOf } from './teams.ts';
import { BIDS, PLACES } from './vocabulary.ts';

type Names = Pick<MatchInfo<unknown>, 'names'>;

/** Tells a player their purchase of chips and their bids, with the whole bid on each card. */
export function tellOrder(
  tell: Tell,
  { names }: Names,
  seat: number,
  { buyChips, bids }: Order,
  cards: readonly CardRow[],
) {
  if (buyChips > 0) tell(seat, 'M6', `${names[seat]} buys ${inChips(buyChips)}.`);
  const added = new Map<number, number>();
  for (const { card, chips } of bids) added.set(card, (added.get(card) ?? 0) + chips);
  for (const [at, chips] of added)
    tell(
      seat,
      'M2',
      `${names[seat]} bids ${inChips(chips)} on ${PLACES[at]}; ${cards[at]![BIDS[seat]!]} of ${names[seat]}’s stand there now.`,
    );
}

/** Tells the host and the bidders of a tie on a card without a flag. The others see only that there is no flag. */
export function tellTie(tell: Tell, { names }: Names, row: CardRow) {
  tell('host', 'M3', `${row.place} (${row.card}) is tied and stays unflagged; all bids stay.`);
  names.forEach((name, seat) => {
    const bid = row[BIDS[seat]!];
    if (bid > 0) tell(seat, 'M3', `${row.place} is unflagged: ${name}’s ${inChips(bid)} stay there.`);
  });
}

/** A card that a team flags or claims. */
export interface Flagging {
  readonly row: CardRow;
  readonly sides: readonly number[];
  /** The side of that team. */
  readonly side: number;
  /** The bids of both sides when they were compared. */
  readonly totals: readonly [number, number];
  /** The chips that came back to each seat. */
  readonly back: readonly number[];
  /** Was the card exposed when the round began? If not, the claims of the round exposed it. */
  readonly wasExposed: boolean;
}

/** A flag or a claim. Only the host is told of a claim by a tie (M3): players may not know the other team’s total. */
export function tellFlag(tell: Tell, info: Names, flagging: Flagging) {
  const { row, side, totals, back, wasExposed } = flagging;
  const { place, card, flag, claimed } = row;
  const [total, other] = [totals[side]!, totals[1 - side]!];
  const how = claimed
    ? `is claimed by ${flag}, which flagged it two rounds in a row and pays ${inChips(total)}`
    : `is flagged by ${flag} with ${inChips(total)}`;
  tell(
    'public',
    wasExposed ? 'M4' : 'M5',
    `${place} (${card})${wasExposed ? ' ' : ', just exposed, '}${how}.`,
  );
  const both = `${place}: ${flag} ${total}, the other team ${other}`;
  if (claimed && total === other) tell('host', 'M3', `${both}; a tie keeps the flag.`);
  else tell('host', claimed ? 'M4' : 'M9', `${both}.`);
  back.forEach((chips, seat) => {
    if (chips > 0) tell(seat, 'M6', `${info.names[seat]}’s ${inChips(chips)} on ${place} come back.`);
  });
  if (claimed) tellControl(tell, info, flagging);
}

/** Who controls a claimed card: each of the team learns only whether they do (M11). */
function tellControl(tell: Tell, { names }: Names, { row, sides, side }: Flagging) {
  const { place } = row;
  const controller = controllerOf(row, sides, side);
  const chips = inChips(row[BIDS[controller] ?? BIDS[0]]);
  tell(
    'host',
    'M10',
    controller < 0
      ? `Nobody controls ${place}: the highest bid is tied.`
      : `${names[controller]} controls ${place} with ${chips}.`,
  );
  names.forEach((name, seat) => {
    if (sides[seat] === side)
      tell(seat, 'M11', `${name} ${seat === controller ? 'controls' : 'does not control'} ${place}.`);
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
    const how =
      after[at] === 'exposed' ? `(${card}) is exposed now` : `is revealed: ${card}, nearly exposed now`;
    tell('public', 'M1', `${place} ${how}.`);
  });
}

/** Information that a player bought. */
export function tellLesson(tell: Tell, seat: number, { player, place, card }: Lesson) {
  tell(seat, 'M8', `${player} learns that ${card} lies at ${place}.`);
}

/** Why the match ends with this round. */
export function tellEnd(tell: Tell, end: 'claimed' | 'stalemate' | 'last-round', round: number) {
  if (end === 'claimed') tell('public', 'M4', 'All 24 cards are claimed: the match ends.');
  else if (end === 'stalemate')
    tell('public', 'M14', 'Nobody bid and no card was claimed: a stalemate ends the match.');
  else tell('public', 'M15', `Round ${round} was the last; what is not claimed stays unclaimed.`);
}

function inChips(count: number): string {
  return plural(count, 'chip');
}
