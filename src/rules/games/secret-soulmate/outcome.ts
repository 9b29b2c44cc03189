import { type Outcome, outcomeByScores, plural, seatsWith, type Tell } from '../../kit.ts';
import type { Soulmate } from './order.ts';
import { type Info, pointsOf, type SoulmatePosition, soulmatesOf } from './position.ts';
import { inWords } from './view.ts';

/** The least points make candidates, whose pairs cannot win (S8); the most points of the others win (S9, S12). */
export const outcome: Soulmate['outcome'] = (info, position, _chance, tell) => {
  const scores = pointsOf(position);
  const soulmates = soulmatesOf(position.seats);
  const everyone = scores.map((_, seat) => seat);
  const namesOf = (seats: readonly number[]) => seats.map((seat) => info.names[seat]!);
  const lowerOf = (seat: number) => Math.min(scores[seat]!, scores[soulmates[seat]!]!);
  const least = Math.min(...scores);
  const ineligible = namesOf(everyone.filter((seat) => lowerOf(seat) === least));
  const eligible = everyone.filter((seat) => lowerOf(seat) > least);
  const winners = seatsWith('most', scores, eligible);
  const result = outcomeByScores(scores, {
    winners,
    pays: (seat) => ({ garnets: lowerOf(seat), bellflowers: winners.includes(seat) ? 1 : 0 }),
    reveal: {
      soulmates: everyone
        .filter((seat) => soulmates[seat]! > seat)
        .map((seat) => namesOf([seat, soulmates[seat]!])),
      ineligible,
    },
  });
  if (tell) tellOutcome(tell, info, position, result, ineligible);
  return result;
};

/** The full account of the scoring. Only the host is told who played what (S7). */
function tellOutcome(
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
  const voters = winners.length > 1 ? 'The winners vote on' : 'The winner chooses one of';
  if (many) tell('public', 'X6', `${voters} the candidates: ${namesOf(candidates)}.`);
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
