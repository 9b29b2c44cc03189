import type { Table } from '../../declare/table.ts';
import type { Tell } from '../../game.ts';
import { garnets as inGarnets } from '../../order/reading.ts';
import type { Options } from './options.ts';
import type { SoulmatePosition } from './position.ts';
import { inPoints, inWords } from './why.ts';

/** How the end is counted, by seats. */
export interface Count {
  readonly scores: readonly number[];
  readonly soulmates: readonly number[];
  readonly candidates: readonly number[];
  readonly ineligible: readonly number[];
  readonly winners: readonly number[];
  /** The lower total of each seat's pair. */
  readonly garnets: readonly number[];
}

/** The full account of the scoring. Who played what stays with the host (S7). */
export function tellAccount(
  tell: Tell,
  { names }: Table<Options>,
  { round, plays }: SoulmatePosition,
  { scores, soulmates, candidates, ineligible, winners, garnets }: Count,
): void {
  const listed = (seats: readonly number[]) => seats.map((seat) => names[seat]).join(', ');
  soulmates.forEach((mate, seat) => {
    if (mate < seat) return;
    tell(
      'public',
      'S12',
      `${names[seat]} and ${names[mate]} were soulmates: ${names[seat]} ${inPoints(scores[seat]!)}, ${names[mate]} ${inPoints(scores[mate]!)}. Each gets the lower: ${inGarnets(garnets[seat]!)}.`,
    );
    for (let r = 0; r < round; r++) {
      const [mine, theirs] = [plays[r * names.length + seat]!, plays[r * names.length + mate]!];
      const winner = mine.points > 0 ? mine : theirs;
      tell(
        'host',
        winner.points > 0 ? 'S7' : 'S10',
        `Round ${r + 1}: ${names[seat]} ${inWords(mine)}; ${names[mate]} ${inWords(theirs)}: ${winner.points > 0 ? `${inPoints(winner.points)} to ${winner.player}` : 'a tie'}.`,
      );
    }
  });
  const least = inPoints(scores[candidates[0]!]!);
  tell(
    'public',
    'S8',
    candidates.length > 1
      ? `The least is ${least}: ${listed(candidates)} are all Elimination Candidates.`
      : `The least is ${least}: ${listed(candidates)} is the Elimination Candidate.`,
  );
  tell('public', 'S8', `A candidate’s pair cannot win: ${listed(ineligible)}.`);
  if (winners.length === 0) {
    tell('public', 'S9', 'Nobody is left to win: there is no winner and no Token of Life.');
    return;
  }
  const most = inPoints(scores[winners[0]!]!);
  tell(
    'public',
    'S12',
    winners.length > 1
      ? `Of the others ${listed(winners)} have the most, ${most}: each wins one Token of Life and a bellflower.`
      : `Of the others ${listed(winners)} has the most, ${most}, and wins two Tokens of Life and a bellflower.`,
  );
  if (candidates.length > 1)
    tell('public', 'X6', `The winners vote on the candidates: ${listed(candidates)}.`);
}
