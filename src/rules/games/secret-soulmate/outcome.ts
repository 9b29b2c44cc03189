import { joined, listed, outcomeByScores, plural, seatsWith } from '../../kit.ts';
import type { Soulmate } from './order.ts';
import { pairsOf, pointsOf } from './position.ts';
import { soulmateOf } from './view.ts';

/**
 * Gives the outcome. The players with the least points are candidates, and their soulmates cannot win (S8). Among all
 * other players, the most points win (S9, S12).
 */
export const outcome: Soulmate['outcome'] = (info, position, _chance, tell) => {
  const scores = pointsOf(position);
  const pairs = pairsOf(position.seats);
  const everyone = [...scores.keys()];
  const namesOf = (seats: readonly number[]) => seats.map((seat) => info.names[seat]!);
  const lower: number[] = [];
  for (const pair of pairs)
    for (const seat of pair) lower[seat] = Math.min(...pair.map((mate) => scores[mate]!));
  const least = Math.min(...scores);
  const ineligible = namesOf(everyone.filter((seat) => lower[seat] === least));
  const eligible = everyone.filter((seat) => lower[seat]! > least);
  const winners = seatsWith('most', scores, eligible);
  const result = outcomeByScores(scores, {
    winners,
    pays: (seat) => ({ garnets: lower[seat]!, bellflowers: winners.includes(seat) ? 1 : 0 }),
    reveal: { soulmates: pairs.map(namesOf), ineligible },
  });
  for (const [a, b] of pairs) {
    const points = joined([a, b].map((seat) => `${info.names[seat]} ${plural(scores[seat]!, 'point')}`));
    const gets = `Each gets ${plural(lower[a]!, 'garnet')}, as many as the lower number of points.`;
    tell('public', 'S12', `${namesOf([a, b]).join(' and ')} were soulmates: ${points}. ${gets}`);
  }
  const { candidates } = result;
  const are = candidates.length > 1 ? 'are Elimination Candidates' : 'is the Elimination Candidate';
  const low = `The lowest score is ${plural(least, 'point')}`;
  tell('public', 'S8', `${low}: ${listed(namesOf(candidates))} ${are}.`);
  const why = 'These players cannot win, because a candidate is in their pair';
  tell('public', 'S8', `${why}: ${listed(ineligible)}.`);
  if (winners.length === 0)
    tell('public', 'S9', 'Nobody is left to win: there is no winner and no Token of Life.');
  return result;
};

/** Gives the reason why a player did not win: a candidate’s soulmate cannot win (S8). */
export const lost: Soulmate['lost'] = (_info, outcome, name) => {
  const mate = soulmateOf(name, outcome);
  if (!outcome.candidates.includes(mate)) return undefined;
  return `Your soulmate ${mate} is an Elimination Candidate, so your pair cannot win.`;
};
