import { byName, type Json } from '../../base/json.ts';
import { type Outcome, seatsWith, winnersTokens } from '../../declare/outcome.ts';
import type { Table } from '../../declare/table.ts';
import type { Tell } from '../../game.ts';
import { garnets } from '../../order/reading.ts';
import { type Combination, combinationsOf, pointsOf } from './combination.ts';
import type { Options } from './options.ts';
import type { MvpPosition } from './position.ts';
import { controllerOf, type Teams, teamsOf } from './teams.ts';

/** Team scores by sets and runs, own scores by controlled cards, and who wins and who is up by both (M12, M16). */
export function outcome(
  { seats, names, options }: Table<Options>,
  position: MvpPosition,
  _chance: unknown,
  tell?: Tell,
): Outcome {
  const teams = teamsOf(seats);
  const controllers = controllersOf(position, teams);
  const scores = names.map(() => 0);
  const totals = [position.team1, position.team2].map((team, side) => {
    const held = position.cards.filter(({ claimed, flag }) => claimed && flag === team);
    const combinations = combinationsOf(held.map(({ card }) => card));
    for (const combination of combinations)
      score(combination, position, controllers, scores, names, teams.names[side] as string, tell);
    const total = pointsOf(combinations);
    const each = Math.floor(total / options.pointsPerGarnet);
    tell?.(
      'public',
      'M13',
      `${teams.names[side]} scores ${total}: ${garnets(each)} for each of its players.`,
    );
    return total;
  }) as [number, number];
  const { winners, candidates } = rank(scores, totals, teams, tell);
  // Only a tie of the teams can make four or more (M16).
  const tokens = winners.length >= 4 ? 0 : winnersTokens(winners);
  tell?.(
    'public',
    'M16',
    `${list(winners, names)} won with ${scores[winners[0]!]} points: ${tokens === 0 ? 'four or more tokens would be given, so there are none' : tokens === 1 ? 'a Token of Life each' : 'two Tokens of Life'}. Up for elimination: ${list(candidates, names)}.`,
  );
  const reveal: Record<string, Json> = {};
  for (const [place, seat] of controllers) reveal[place] = seat < 0 ? null : (names[seat] as string);
  return {
    scores,
    winners,
    candidates,
    vote: candidates.length > 1,
    earnings: scores.map((_, seat) => ({
      seat,
      garnets: Math.floor(totals[teams.sides[seat]!]! / options.pointsPerGarnet),
      tokensOfLife: winners.includes(seat) ? tokens : 0,
    })),
    reveal: { controllers: reveal },
    extra: { teamScores: byName(teams.names, totals) },
  };
}

function list(seats: readonly number[], names: readonly string[]): string {
  return seats.map((seat) => names[seat]).join(', ');
}

/** The controller’s seat, or -1, of each claimed place. */
function controllersOf(position: MvpPosition, { sides }: Teams): Map<string, number> {
  const controllers = new Map<string, number>();
  for (const row of position.cards)
    if (row.claimed)
      controllers.set(row.place, controllerOf(row, sides, row.flag === position.team1 ? 0 : 1));
  return controllers;
}

function score(
  { kind, cards, each }: Combination,
  position: MvpPosition,
  controllers: ReadonlyMap<string, number>,
  scores: number[],
  names: readonly string[],
  team: string,
  tell: Tell | undefined,
): void {
  const shares = cards.map((card) => {
    const { place } = position.cards.find((row) => row.card === card)!;
    const seat = controllers.get(place)!;
    if (seat >= 0) scores[seat]! += each;
    return tell && `${card} at ${place} ${seat < 0 ? 'nobody’s' : `${names[seat]}’s`}`;
  });
  tell?.(
    'public',
    'M12',
    `${team}: ${kind} of ${cards.length}, ${each} a card, ${each * cards.length} together: ${shares.join(', ')}.`,
  );
}

/** The best of the better team win, the least of the other are up; of all six when the teams are tied (M16). */
function rank(
  scores: readonly number[],
  [first, second]: readonly [number, number],
  { names, sides }: Teams,
  tell: Tell | undefined,
) {
  const seatsOf = (side: number) => scores.flatMap((_, seat) => (sides[seat] === side ? [seat] : []));
  if (first === second) {
    tell?.('public', 'M16', `The teams are tied at ${first}: all six count.`);
    return { winners: seatsWith('most', scores), candidates: seatsWith('least', scores) };
  }
  const best = first > second ? 0 : 1;
  tell?.('public', 'M16', `${names[best]} is the winning team.`);
  return {
    winners: seatsWith('most', scores, seatsOf(best)),
    candidates: seatsWith('least', scores, seatsOf(1 - best)),
  };
}
