import { listed, plural } from '../../base/words.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import type { Tell } from '../../game.ts';
import type { Options } from './options.ts';
import type { Order } from './order.ts';
import { type NinePosition, tableOf, tieBreakOf } from './position.ts';
import type { Priority } from './priority.ts';
import type { Quattro } from './quattro.ts';
import { type Card, cardWords, faceOf, GRAY, ROUNDS } from './vocabulary.ts';

/** A round: the numbers and the ban, the picks, and what comes next. */
export function tellRound(
  tell: Tell,
  info: MatchInfo<Options>,
  orders: readonly Order[],
  priority: Priority,
  picks: readonly Card[],
  before: NinePosition,
  after: NinePosition,
): void {
  tellPriority(tell, info, orders, priority, after.banned);
  tellPicks(tell, info, orders, priority, after.banned, picks);
  tellEnd(tell, info, before, after);
}

/** The numbers and what they decide. Only the host may know who bans and who picks when (N12). */
function tellPriority(
  tell: Tell,
  { names }: MatchInfo<Options>,
  orders: readonly Order[],
  { turns, banner, won }: Priority,
  banned: Card | '',
): void {
  const numberOf = (seat: number) => orders[seat]!.priority || 'none';
  tell('host', 'N2', `Numbers: ${listed(names.map((name, seat) => `${name} ${numberOf(seat)}`))}.`);
  if (banner < 0) tell('host', 'N2', 'No number is unique, so nobody bans.');
  else {
    const right = `${names[banner]}’s ${numberOf(banner)} is the highest unique number`;
    tell(
      'host',
      'N1',
      banned ? `${right}: the ban is ${cardWords(banned)}.` : `${right}, but no ban came: it lapses.`,
    );
  }
  tell('public', 'N1', banned ? `${cardWords(banned)} is banned.` : 'No card is banned.');
  if (banned === GRAY) tell('public', 'N9', 'A banned gray 0 was not taken: it comes back.');
  const order = turns.map((seat) => `${names[seat]} (${numberOf(seat)})`);
  tell('host', 'N2', `Picking order: ${order.join(', ')}.`);
  const winners = turns.filter((seat) => won[seat]).map((seat) => names[seat]!);
  if (winners.length > 0) tell('host', 'N6', `Tie-breaks won by ${listed(winners)}.`);
}

/** Tells everyone who got what, and each player why, from their own wants and public facts alone. */
function tellPicks(
  tell: Tell,
  { names, options }: MatchInfo<Options>,
  orders: readonly Order[],
  { turns }: Priority,
  banned: Card | '',
  picks: readonly Card[],
): void {
  for (const seat of turns) {
    const { wants, priority } = orders[seat]!;
    const name = names[seat];
    if (priority === 0) tell(seat, 'N5', `${name} sent no usable number and picks after all who did.`);
    const at = wants.indexOf(picks[seat]!);
    const gone = (at < 0 ? wants : wants.slice(0, at)).map((card) =>
      card === banned ? `${cardWords(card)} (banned)` : `${cardWords(card)} (${names[picks.indexOf(card)]})`,
    );
    const before = gone.length > 0 ? ` Gone by then: ${gone.join(', ')}.` : '';
    if (at >= 0)
      tell(
        seat,
        'N3',
        `${name} gets ${cardWords(picks[seat]!)}, want ${at + 1} of ${wants.length}.${before}`,
      );
    else {
      const why = wants.length > 0 ? 'None of the wants was left' : `${name} sent no usable want`;
      tell(
        seat,
        'N4',
        `${why}: ${name} gets the ${options.leftover} card, ${cardWords(picks[seat]!)}.${before}`,
      );
    }
  }
  // In seat order: the picking order is secret (N12).
  picks.forEach((card, seat) => {
    tell('public', 'N12', `${names[seat]} gets ${cardWords(card)}.`);
  });
}

/** Tells the host the tie-break list, and everyone what comes next. */
function tellEnd(tell: Tell, { names }: MatchInfo<Options>, before: NinePosition, after: NinePosition): void {
  const listOf = ({ seats }: NinePosition) =>
    tieBreakOf(seats)
      .map((seat) => names[seat])
      .join(', ');
  const was = listOf(before);
  const is = listOf(after);
  tell(
    'host',
    'N7',
    was === is ? `The tie-break list stays ${is}.` : `The tie-break list was ${was}; it is now ${is}.`,
  );
  const shown = tableOf(before);
  const next = tableOf(after);
  const taken = after.seats.map((hand) => hand[`card${after.round}` as 'card1']);
  if (taken.includes(GRAY)) tell('public', 'N9', 'Gray 0 is taken and appears no more.');
  const left = shown.filter((card) => card !== GRAY && card !== after.banned && !taken.includes(card));
  if (left.length > 0)
    tell('public', 'N9', `Left over and gone for good: ${left.map(cardWords).join(', ')}.`);
  if (after.over) tell('public', 'N14', `Round ${ROUNDS} was the last.`);
  else tell('public', 'N12', `On the table for round ${after.round + 1}: ${next.map(cardWords).join(', ')}.`);
}

/** The full account of the scoring. */
export function tellOutcome(
  tell: Tell,
  names: readonly string[],
  options: Options,
  hands: readonly (readonly Card[])[],
  quattros: readonly Quattro[],
  winners: readonly number[],
  candidates: readonly number[],
): void {
  quattros.forEach(({ cards, score }, seat) => {
    const sum = cards.map((card) => faceOf(card).number).join(' + ');
    const without = hands[seat]!.filter((card) => !cards.includes(card)).map(cardWords);
    tell(
      'public',
      'N10',
      cards.length > 0
        ? `${names[seat]}: ${cards.map(cardWords).join(', ')}: ${sum} = ${score}, without ${listed(without)}.`
        : `${names[seat]}: ${hands[seat]!.map(cardWords).join(', ')}: no four of them differ in number and colour: 0.`,
    );
  });
  const best = quattros[winners[0]!]!.score;
  const who = listed(winners.map((seat) => names[seat]!));
  if (winners.length === 1)
    tell(
      'public',
      'N13',
      `${who} alone has the best quattro, ${best}: one Token of Life and ${plural(options.winnerGarnets, 'garnet')}.`,
    );
  else tell('public', 'N11', `${who} tie at the top with ${best}: neither tokens nor garnets.`);
  const limit = quattros.map(({ score }) => score).sort((a, b) => a - b)[1];
  tell(
    'public',
    'N11',
    `The second-lowest score is ${limit}; up to it are candidates: ${listed(candidates.map((seat) => names[seat]!))}.`,
  );
}
