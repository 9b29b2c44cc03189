import type { Draft } from '../../data.ts';
import type { Tell } from '../../kit.ts';
import type { Info, Options } from './options.ts';
import type { Nine, Order } from './order.ts';
import { type Hand, type NinePosition, tableOf, tieBreakOf } from './position.ts';
import { demote, rankOrders, tellPriority } from './priority.ts';
import { type Card, COLOURS, cardWords, faceOf, GRAY, HAND_COLUMNS, ROUNDS } from './vocabulary.ts';

/** The ban, the picks in order of priority, the tie-break list, and the next round's table. */
export const resolve: Nine['resolve'] = (info, position, orders, _chance, tell) => {
  const list = tieBreakOf(position.seats);
  const priority = rankOrders(orders, list);
  const banned = priority.banner < 0 ? '' : orders[priority.banner]!.ban;
  if (tell) tellPriority(tell, info.names, orders, priority, banned);
  const picks = pick(tableOf(position), banned, priority.turns, orders, info.options.leftover);
  if (tell) tellLostBans(tell, orders, banned);
  if (tell) tellPicks(tell, info, orders, priority.turns, banned, picks);
  const next = demote(list, priority.won);
  const column = HAND_COLUMNS[position.round]!;
  const seats = position.seats.map(copyHand);
  seats.forEach((hand, seat) => {
    hand.place = next.indexOf(seat) + 1;
    hand.number = orders[seat]!.priority;
    hand.turn = priority.turns.indexOf(seat) + 1;
    hand[column] = picks[seat]!;
  });
  const round = position.round + 1;
  const after: NinePosition = { round, over: round >= ROUNDS, banned, seats, deals: position.deals };
  if (tell) tellNext(tell, info, position, after, picks);
  return { position: after, earnings: [] };
};

/** A copy to write to. Named columns are copied several times faster than a spread. */
function copyHand({ player, place, number, turn, card1, card2, card3, card4, card5 }: Hand): Draft<Hand> {
  return { player, place, number, turn, card1, card2, card3, card4, card5 };
}

/** What each seat gets: the first of its wants that is still there, else a leftover (N3, N4). */
function pick(
  shown: readonly Card[],
  banned: Card | '',
  turns: readonly number[],
  orders: readonly Order[],
  leftover: Options['leftover'],
): readonly Card[] {
  const left = shown.filter((card) => card !== banned);
  const picks: Card[] = [];
  for (const seat of turns) {
    const card = orders[seat]!.wants.find((want) => left.includes(want)) ?? leftoverOf(left, leftover);
    picks[seat] = card;
    left.splice(left.indexOf(card), 1);
  }
  return picks;
}

/** The lowest or the highest number; of equal numbers the first colour (N4). */
function leftoverOf(cards: readonly Card[], leftover: Options['leftover']): Card {
  const sign = leftover === 'lowest' ? 1 : -1;
  const rankOf = (card: Card) => {
    const { number, colour } = faceOf(card);
    return sign * number * COLOURS.length + COLOURS.indexOf(colour);
  };
  return cards.reduce((best, card) => (rankOf(card) < rankOf(best) ? card : best));
}

/** Tells each player whose ban did not count; what did, everyone knows, and whose it was, nobody (N12). */
function tellLostBans(tell: Tell, orders: readonly Order[], banned: Card | ''): void {
  for (const [seat, { ban }] of orders.entries()) {
    if (ban === '' || ban === banned) continue;
    const why = 'only who sends the highest number that nobody else sends bans';
    tell(seat, 'N2', `The ban of ${cardWords(ban)} did not count: ${why}.`);
  }
}

/** Tells everyone who got what, and each player why, from their own wants and public facts alone. */
function tellPicks(
  tell: Tell,
  { names, options: { leftover } }: Info,
  orders: readonly Order[],
  turns: readonly number[],
  banned: Card | '',
  picks: readonly Card[],
): void {
  for (const seat of turns) {
    const { wants, priority } = orders[seat]!;
    const card = picks[seat]!;
    const name = names[seat];
    if (priority === 0)
      tell(seat, 'N5', `No usable number came from ${name}, so anyone who sent one picks before.`);
    const at = wants.indexOf(card);
    const gone = (at < 0 ? wants : wants.slice(0, at)).map(
      (want) => `${cardWords(want)} (${want === banned ? 'banned' : names[picks.indexOf(want)]})`,
    );
    const before = gone.length > 0 ? ` Gone by then: ${gone.join(', ')}.` : '';
    const why = wants.length > 0 ? 'None of the wants was left' : `No usable want came from ${name}`;
    if (at < 0) tell(seat, 'N4', `${why}: ${name} gets the ${leftover} card, ${cardWords(card)}.${before}`);
    else tell(seat, 'N3', `${name} gets ${cardWords(card)}, want ${at + 1} of ${wants.length}.${before}`);
  }
  // In seat order: the picking order is secret (N12).
  for (const [seat, card] of picks.entries())
    tell('public', 'N12', `${names[seat]} gets ${cardWords(card)}.`);
}

/** Tells the host the tie-break list, and everyone what is gone and what comes next. */
function tellNext(
  tell: Tell,
  { names }: Info,
  before: NinePosition,
  after: NinePosition,
  picks: readonly Card[],
): void {
  const listOf = ({ seats }: NinePosition) =>
    tieBreakOf(seats)
      .map((seat) => names[seat])
      .join(', ');
  const [was, is] = [listOf(before), listOf(after)];
  const list = was === is ? `stays ${is}` : `was ${was}; it is now ${is}`;
  tell('host', 'N7', `The tie-break list ${list}.`);
  if (picks.includes(GRAY)) tell('public', 'N9', 'Gray 0 is taken and appears no more.');
  const isLeft = (card: Card) => card !== GRAY && card !== after.banned && !picks.includes(card);
  const left = tableOf(before).filter(isLeft).map(cardWords);
  if (left.length > 0) tell('public', 'N9', `Left over and gone for good: ${left.join(', ')}.`);
  const next = tableOf(after).map(cardWords).join(', ');
  if (after.over) tell('public', 'N14', `Round ${ROUNDS} was the last.`, { isEnd: true });
  else tell('public', 'N12', `On the table for round ${after.round + 1}: ${next}.`);
}
