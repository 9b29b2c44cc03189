import { byName, outcomeByScores, plural, seatsWith, type Tell, winnersTokens } from '../../kit.ts';
import { combinationsOf, pointsOf } from './combination.ts';
import type { Mvp } from './order.ts';
import { controllerOf, sideOf, type Teams, teamsOf } from './teams.ts';
import { nameOf } from './vocabulary.ts';

const TOKENS = [
  'four or more tokens would be given, so there are none',
  'a Token of Life each',
  'two Tokens of Life',
] as const;

/** Team scores by sets and runs, own scores by controlled cards; both decide who wins and who is a candidate (M12, M16). */
export const outcome: Mvp['outcome'] = (info, { cards, team1, team2 }, _chance, tell) => {
  const { seats, names, options } = info;
  const teams = teamsOf(seats);
  const claimed = cards.filter((row) => row.claimed);
  const controllers = claimed.map((row) => controllerOf(row, teams.sides, sideOf({ team1 }, row.flag)));
  const scores = names.map(() => 0);
  const totals = [team1, team2].map((team, side) => {
    const held = claimed.filter(({ flag }) => flag === team);
    const combinations = combinationsOf(held.map(({ card }) => card));
    for (const { kind, cards, each } of combinations) {
      const places = cards.map((card) => claimed.findIndex((row) => row.card === card));
      for (const at of places) if (controllers[at]! >= 0) scores[controllers[at]!]! += each;
      if (!tell) continue;
      const ownerAt = (at: number) => names[controllers[at]!] ?? 'nobody';
      const shares = places.map(
        (at) => `${nameOf(claimed[at]!.card)} at ${claimed[at]!.place} ${ownerAt(at)}’s`,
      );
      const points = `${kind} of ${cards.length}, ${each} a card, ${each * cards.length} together`;
      tell('public', 'M12', `${teams.names[side]}: ${points}: ${shares.join(', ')}.`);
    }
    const total = pointsOf(combinations);
    const garnets = Math.floor(total / options.pointsPerGarnet);
    const paid = `${plural(garnets, 'garnet')} for each of its players`;
    tell?.('public', 'M13', `${teams.names[side]} scores ${total}: ${paid}.`);
    return total;
  });
  const { winners, candidates } = rank(scores, totals, teams, tell);
  // Only a tie of the teams can make four or more (M16).
  const tokens = winners.length >= 4 ? 0 : winnersTokens(winners);
  if (tell) {
    const list = (some: readonly number[]) => some.map((seat) => names[seat]).join(', ');
    const how = tokens === 0 ? 'have the top score,' : 'won with';
    const won = `${list(winners)} ${how} ${plural(scores[winners[0]!]!, 'point')}: ${TOKENS[tokens]}`;
    tell('public', 'M16', `${won}. Up for elimination: ${list(candidates)}.`);
  }
  return outcomeByScores(scores, {
    winners,
    candidates,
    earnings: teams.sides.map((side, seat) => ({
      seat,
      garnets: Math.floor(totals[side]! / options.pointsPerGarnet),
      tokensOfLife: winners.includes(seat) ? tokens : 0,
    })),
    reveal: {
      controllers: byName(
        claimed.map(({ place }) => place),
        controllers.map((seat) => (seat < 0 ? null : names[seat]!)),
      ),
    },
    extra: { teamScores: byName(teams.names, totals) },
  });
};

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
