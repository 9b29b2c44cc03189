import { capital, joined, listed, ordinal, type Tell } from '../../kit.ts';
import type { Order } from './order.ts';
import { type Info, type NinePosition, tableOf, tieBreakNames } from './position.ts';
import type { rankOrders } from './priority.ts';
import { type Card, cardWords, GRAY, listWords, ROUNDS } from './vocabulary.ts';

/** A resolved round, with the card that each seat took. */
interface Round extends ReturnType<typeof rankOrders> {
  readonly info: Info;
  readonly before: NinePosition;
  readonly after: NinePosition;
  readonly orders: readonly Order[];
  readonly picks: readonly Card[];
}

/** Tells the story of a round. */
export function tellRound(tell: Tell, round: Round): void {
  const { info, after, orders, turns, picks } = round;
  tellPriority(tell, round);
  // Everyone knows which card was banned (N12), but nobody knows whose number banned it.
  for (const [seat, { ban, priority }] of orders.entries()) {
    if (ban === '' || ban === after.banned) continue;
    const why =
      priority === 0
        ? 'it came without a usable number'
        : 'only the highest number that no one else sent gives the right to ban';
    tell(seat, 'N2', `The ban of ${cardWords(ban)} did not count: ${why}.`);
  }
  for (const seat of turns) tellPick(tell, round, seat);
  // The list is in seat order, because the picking order is secret (N12).
  for (const [seat, card] of picks.entries())
    tell('public', 'N12', `${info.names[seat]} gets ${cardWords(card)}.`);
  tellNext(tell, round);
}

/**
 * Tells the host the numbers, the order of picking, and who could ban. These three things stay hidden from players
 * (N12).
 */
function tellPriority(tell: Tell, { info: { names }, after: { banned }, orders, ...ranks }: Round): void {
  const { turns, banner, won } = ranks;
  const numberOf = (seat: number) => orders[seat]?.priority || 'none';
  tell('host', 'N2', `Numbers: ${listed(names.map((name, seat) => `${name} ${numberOf(seat)}`))}.`);
  const right = `${names[banner]}’s ${numberOf(banner)} is the highest unique number`;
  if (banner < 0) tell('host', 'N2', 'No number is unique, so nobody bans.');
  else if (banned) tell('host', 'N1', `${right}: the ban is ${cardWords(banned)}.`);
  else tell('host', 'N1', `${right}, but that player banned no card.`);
  tell('public', 'N1', banned ? `${capital(cardWords(banned))} is banned.` : 'No card is banned.');
  if (banned === GRAY)
    tell('public', 'N9', 'Gray 0 was banned and so not taken. It comes back in the next round.');
  const order = turns.map((seat) => `${names[seat]} (${numberOf(seat)})`);
  tell('host', 'N2', `Picking order: ${joined(order)}.`);
  if (won.length > 0) tell('host', 'N6', `Tie-breaks won by ${listed(won.map((seat) => names[seat]!))}.`);
}

/** Tells a player the reason why the player got this card. The reason uses only the player's wants and public facts. */
function tellPick(tell: Tell, { info, after, orders, picks }: Round, seat: number): void {
  const { names, options } = info;
  const { wants, priority } = orders[seat]!;
  const name = names[seat];
  if (priority === 0)
    tell(seat, 'N5', `${name} sent no usable number, so everyone who sent one picks first.`);
  const at = wants.indexOf(picks[seat]!);
  const gone = (at < 0 ? wants : wants.slice(0, at)).map(
    (want) => `${cardWords(want)} (${want === after.banned ? 'banned' : names[picks.indexOf(want)]})`,
  );
  const before = gone.length > 0 ? ` Cards gone before: ${joined(gone)}.` : '';
  const why = wants.length > 0 ? 'No wanted card was left' : `${name} sent no usable wanted card`;
  const place =
    wants.length === 1 ? 'only wanted card' : `${ordinal(at + 1)} of ${wants.length} wanted cards`;
  if (at < 0) tell(seat, 'N4', `${why}: ${name} gets the ${options.leftover} card.${before}`);
  else tell(seat, 'N3', `${name} gets the ${place}.${before}`);
}

/** Tells the host the tie-break list. Tells everyone which cards are gone, and which cards come next. */
function tellNext(tell: Tell, { before, after, picks }: Round): void {
  const [was, is] = [before, after].map(({ seats }) => joined(tieBreakNames(seats)));
  tell('host', 'N7', `The tie-break list ${was === is ? `stays ${is}` : `was ${was}, and is now ${is}`}.`);
  if (picks.includes(GRAY)) tell('public', 'N9', 'Gray 0 is taken and does not come back.');
  const isLeft = (card: Card) => card !== GRAY && card !== after.banned && !picks.includes(card);
  const left = listWords(tableOf(before).filter(isLeft));
  if (left) tell('public', 'N9', `These cards were left over and do not come back: ${left}.`);
  if (after.over) tell('public', 'N14', `Round ${ROUNDS} was the last round.`, { isEnd: true });
  else tell('public', 'N12', `On the table for round ${after.round + 1}: ${listWords(tableOf(after))}.`);
}
