import { byName, type Json } from '../../base/json.ts';
import { plural } from '../../base/words.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import { type Outcome, seatsWith, winnersTokens } from '../../declare/outcome.ts';
import type { Tell } from '../../game.ts';
import { combinationsOf, pointsOf } from './combination.ts';
import type { Options } from './options.ts';
import type { CardRow, MvpPosition } from './position.ts';
import { controllerOf, type Teams, teamsOf } from './teams.ts';

/** Team scores by sets and runs, own scores by controlled cards; both decide who wins and who is a candidate (M12, M16). */
export function outcome(
  { seats, names, options }: MatchInfo<Options>,
  { cards, team1, team2 }: MvpPosition,
  _chance: unknown,
  tell?: Tell,
): Outcome {
  const teams = teamsOf(seats);
  const claimed = cards.filter((row) => row.claimed);
  const scores = names.map(() => 0);
  const totals = [team1, team2].map((team, side) => {
    const held = claimed.filter(({ flag }) => flag === team);
    const total = scoreTeam(held, teams, side, names, scores, tell);
    const each = plural(Math.floor(total / options.pointsPerGarnet), 'garnet');
    tell?.('public', 'M13', `${teams.names[side]} scores ${total}: ${each} for each of its players.`);
    return total;
  });
  const { winners, candidates } = rank(scores, totals, teams, tell);
  // Only a tie of the teams can make four or more (M16).
  const tokens = winners.length >= 4 ? 0 : winnersTokens(winners);
  const list = (some: readonly number[]) => some.map((seat) => names[seat]).join(', ');
  tell?.(
    'public',
    'M16',
    `${list(winners)} won with ${scores[winners[0]!]} points: ${TOKENS[tokens]}. Up for elimination: ${list(candidates)}.`,
  );
  const controllers: Record<string, Json> = {};
  for (const row of claimed)
    controllers[row.place] = names[controllerOf(row, teams.sides, row.flag === team1 ? 0 : 1)] ?? null;
  return {
    scores,
    winners,
    candidates,
    vote: candidates.length > 1,
    earnings: teams.sides.map((side, seat) => ({
      seat,
      garnets: Math.floor(totals[side]! / options.pointsPerGarnet),
      tokensOfLife: winners.includes(seat) ? tokens : 0,
    })),
    reveal: { controllers },
    extra: { teamScores: byName(teams.names, totals) },
  };
}

const TOKENS = [
  'four or more tokens would be given, so there are none',
  'a Token of Life each',
  'two Tokens of Life',
] as const;

/** The points of a team; each card of a combination adds its points to the score of its controller (M12). */
function scoreTeam(
  held: readonly CardRow[],
  { names: teams, sides }: Teams,
  side: number,
  names: readonly string[],
  scores: number[],
  tell?: Tell,
): number {
  const combinations = combinationsOf(held.map(({ card }) => card));
  for (const { kind, cards, each } of combinations) {
    const shares = cards.map((card) => {
      const row = held.find((one) => one.card === card)!;
      const controller = controllerOf(row, sides, side);
      if (controller >= 0) scores[controller]! += each;
      return `${card} at ${row.place} ${names[controller] ?? 'nobody'}’s`;
    });
    const points = `${kind} of ${cards.length}, ${each} a card, ${each * cards.length} together`;
    tell?.('public', 'M12', `${teams[side]}: ${points}: ${shares.join(', ')}.`);
  }
  return pointsOf(combinations);
}

/** The best of the better team win, the least of the other are candidates; of all six when the teams are tied (M16). */
function rank(scores: readonly number[], totals: readonly number[], { names, sides }: Teams, tell?: Tell) {
  const [first, second] = totals as [number, number];
  if (first === second) {
    tell?.('public', 'M16', `The teams are tied at ${first}: all six count.`);
    return { winners: seatsWith('most', scores), candidates: seatsWith('least', scores) };
  }
  const best = first > second ? 0 : 1;
  const seatsOf = (side: number) => [...sides.keys()].filter((seat) => sides[seat] === side);
  tell?.('public', 'M16', `${names[best]} is the winning team.`);
  return {
    winners: seatsWith('most', scores, seatsOf(best)),
    candidates: seatsWith('least', scores, seatsOf(1 - best)),
  };
}
