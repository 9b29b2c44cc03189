import { plural } from '../../base/words.ts';
import type { Outcome } from '../../declare/outcome.ts';
import type { Tell } from '../../game.ts';
import type { Order } from './order.ts';
import {
  type Info,
  type Options,
  type Play,
  ROUNDS,
  type SoulmatePosition,
  soulmatesOf,
} from './position.ts';
import type { PlayedView } from './view.ts';

/** Tells each player their own play, the host each comparison, and everyone who got points (S7). */
export function tellRound(
  tell: Tell,
  options: Options,
  soulmates: readonly number[],
  orders: readonly Order[],
  played: readonly Play[],
): void {
  played.forEach((play, seat) => {
    tellPlay(tell, options, seat, orders[seat]!, play);
  });
  soulmates.forEach((mate, seat) => {
    if (mate > seat) tellPair(tell, played[seat]!, played[mate]!);
  });
  const scorers = played.filter(({ points }) => points > 0).map(({ player }) => player);
  tell('public', 'S7', scorers.length > 0 ? `Points go to ${scorers.join(', ')}.` : 'Nobody gets points.');
  if (played[0]!.round >= ROUNDS)
    tell('public', 'S13', `Round ${ROUNDS} was the last: all cards are played.`);
}

function tellPlay(
  tell: Tell,
  { defaultCard, pointTokenPrice }: Options,
  seat: number,
  { buyTokens, card }: Order,
  play: Play,
): void {
  const { player } = play;
  if (buyTokens > 0) {
    const price = plural(buyTokens * pointTokenPrice, 'garnet');
    tell(seat, 'S11', `${player} buys ${plural(buyTokens, 'point token')} for ${price}.`);
  }
  if (card === 0)
    tell(seat, 'S1', `${player} named no card that is held: the ${defaultCard} one stands in, ${play.card}.`);
  tell(seat, 'X4', `${player} plays ${inWords(play)}.`);
}

function tellPair(tell: Tell, a: Play, b: Play): void {
  const numbers = `${a.player} ${a.card + a.garnets}, ${b.player} ${b.card + b.garnets}`;
  const winner = a.points > 0 ? a : b;
  const used = (a.token ? 1 : 0) + (b.token ? 1 : 0);
  const tokens = plural(used, 'point token');
  if (winner.points === 0)
    tell('host', 'S10', `${numbers}: a tie, and nobody scores.${used > 0 ? ` ${tokens} wasted.` : ''}`);
  else
    tell(
      'host',
      'S7',
      `${numbers}: ${winner.player} gets 1 point${used > 0 ? ` and ${used} for ${tokens}, ${winner.points} together` : ''}.`,
    );
}

/** The full account of the scoring. Only the host is told who played what (S7). */
export function tellOutcome(
  tell: Tell,
  { names }: Info,
  position: SoulmatePosition,
  { scores, candidates, winners }: Outcome,
  ineligible: readonly string[],
): void {
  const namesOf = (seats: readonly number[]) => seats.map((seat) => names[seat]).join(', ');
  const pointsOf = (seat: number) => plural(scores[seat]!, 'point');
  soulmatesOf(position.seats).forEach((mate, seat) => {
    if (mate < seat) return;
    const lower = plural(Math.min(scores[seat]!, scores[mate]!), 'garnet');
    tell(
      'public',
      'S12',
      `${names[seat]} and ${names[mate]} were soulmates: ${names[seat]} ${pointsOf(seat)}, ${names[mate]} ${pointsOf(mate)}. Each gets the lower: ${lower}.`,
    );
    tellPlays(tell, position, seat, mate);
  });
  const many = candidates.length > 1;
  tell(
    'public',
    'S8',
    `The least is ${pointsOf(candidates[0]!)}: ${namesOf(candidates)} ${many ? 'are all Elimination Candidates' : 'is the Elimination Candidate'}.`,
  );
  tell('public', 'S8', `A candidate’s pair cannot win: ${ineligible.join(', ')}.`);
  if (winners.length === 0) {
    tell('public', 'S9', 'Nobody is left to win: there is no winner and no Token of Life.');
    return;
  }
  const most = pointsOf(winners[0]!);
  tell(
    'public',
    'S12',
    winners.length > 1
      ? `Of the others ${namesOf(winners)} have the most, ${most}: each wins one Token of Life and a bellflower.`
      : `Of the others ${namesOf(winners)} has the most, ${most}, and wins two Tokens of Life and a bellflower.`,
  );
  if (many) tell('public', 'X6', `The winners vote on the candidates: ${namesOf(candidates)}.`);
}

/** How two soulmates’ cards compared in each round. */
function tellPlays(tell: Tell, { round, seats, plays }: SoulmatePosition, seat: number, mate: number): void {
  for (let r = 0; r < round; r++) {
    const mine = plays[r * seats.length + seat]!;
    const theirs = plays[r * seats.length + mate]!;
    const winner = mine.points > 0 ? mine : theirs;
    const isTie = winner.points === 0;
    tell(
      'host',
      isTie ? 'S10' : 'S7',
      `Round ${r + 1}: ${mine.player} ${inWords(mine)}; ${theirs.player} ${inWords(theirs)}: ${isTie ? 'a tie' : `${plural(winner.points, 'point')} to ${winner.player}`}.`,
    );
  }
}

/** “2 + 2 garnets = 4, with a point token”. */
export function inWords({ card, garnets, token }: PlayedView): string {
  const number = garnets > 0 ? `${card} + ${plural(garnets, 'garnet')} = ${card + garnets}` : String(card);
  return token ? `${number}, with a point token` : number;
}
