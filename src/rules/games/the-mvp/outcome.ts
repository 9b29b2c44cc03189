import { byName, joined, listed, outcomeByScores, plural, seatsWith, winnersTokens } from '../../kit.ts';
import { combinationsOf, pointsOf } from './combination.ts';
import type { Mvp } from './order.ts';
import { controllerOf, sideOf, teamsOf } from './teams.ts';
import { nameOf } from './vocabulary.ts';

const TOKENS = [
  'four or more players would get tokens, so nobody gets one',
  'one Token of Life each',
  'two Tokens of Life',
] as const;

/**
 * Gives the outcome. Teams score by sets and runs, and players by the cards that they control (M12). The best players of
 * the better team win. The last players of the other team are candidates. If the teams tie, all six players compete
 * (M16).
 */
export const outcome: Mvp['outcome'] = ({ seats, names, options }, position, _chance, tell) => {
  const { names: teamNames, teams } = teamsOf(seats);
  const claimed = position.cards.filter((row) => row.claimed);
  const controllers = claimed.map((row) => controllerOf(row, teams[sideOf(position, row.flag)]));
  const scores = names.map(() => 0);
  const scoreOf = (team: string, flag: string) => {
    const held = claimed.filter((row) => row.flag === flag);
    const combinations = combinationsOf(held.map(({ card }) => card));
    for (const { kind, cards, each } of combinations) {
      const places = cards.map((card) => claimed.findIndex((row) => row.card === card));
      for (const at of places) if (controllers[at]! >= 0) scores[controllers[at]!]! += each;
      if (!tell) continue;
      const ownerAt = (at: number) => names[controllers[at]!] ?? 'nobody';
      const shares = places.map(
        (at) => `${nameOf(claimed[at]!.card)} at ${claimed[at]!.place} ${ownerAt(at)}’s`,
      );
      const points = `a ${kind} of ${cards.length} cards scores ${plural(each, 'point')} a card, ${each * cards.length} in all`;
      tell('public', 'M12', `${team}: ${points}: ${joined(shares)}.`);
    }
    const score = pointsOf(combinations);
    const garnets = plural(Math.floor(score / options.pointsPerGarnet), 'garnet');
    tell?.(
      'public',
      'M13',
      `${team} scores ${plural(score, 'point')}. Each player of the team gets ${garnets}.`,
    );
    return score;
  };
  const first = scoreOf(teamNames[0], position.team1);
  const second = scoreOf(teamNames[1], position.team2);
  const totals = [first, second] as const;
  const isTie = first === second;
  const best = first > second ? 0 : 1;
  const result = isTie
    ? `The teams tie with ${plural(first, 'point')}, so all six players are compared`
    : `${teamNames[best]} is the winning team`;
  tell?.('public', 'M16', `${result}.`);
  const winners = seatsWith('most', scores, isTie ? undefined : teams[best]);
  const candidates = seatsWith('least', scores, isTie ? undefined : teams[1 - best]);
  // Four or more winners are possible only if the teams tie (M16).
  const tokens = winners.length >= 4 ? 0 : winnersTokens(winners);
  if (tell) {
    const list = (some: readonly number[]) => listed(some.map((seat) => names[seat]!));
    const how = tokens === 0 ? 'have the top score,' : 'won with';
    const won = `${list(winners)} ${how} ${plural(scores[winners[0]!]!, 'point')}: ${TOKENS[tokens]}`;
    tell('public', 'M16', `${won}. Up for elimination: ${list(candidates)}.`);
  }
  const places = claimed.map(({ place }) => place);
  return outcomeByScores(scores, {
    winners,
    candidates,
    earnings: names.map((_, seat) => ({
      seat,
      garnets: Math.floor(totals[teams[0].includes(seat) ? 0 : 1] / options.pointsPerGarnet),
      tokensOfLife: winners.includes(seat) ? tokens : 0,
    })),
    reveal: { controllers: byName(places, (at) => names[controllers[at]!] ?? null) },
    extra: { teamScores: byName(teamNames, totals) },
  });
};

/** Gives the reason why a player of the team with fewer points did not win: only a player of the better team can win (M16). */
export const lost: Mvp['lost'] = ({ names, seats }, { teamScores }, name) => {
  const own = seats[names.indexOf(name)]?.meadow;
  const teams = Object.entries(teamScores as object) as [string, number][];
  const [[, mine] = [], [, theirs] = []] = teams.sort(([team]) => (team === own ? -1 : 1));
  return mine! < theirs! ? `Your team lost, ${mine} : ${theirs}.` : undefined;
};
