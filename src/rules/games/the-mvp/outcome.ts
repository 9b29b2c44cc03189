import {
  byName,
  joined,
  listed,
  meadowsOf,
  outcomeByScores,
  plural,
  seatOf,
  seatsWith,
  winnersTokens,
} from '../../kit.ts';
import { combinationsOf, pointsOf } from './combination.ts';
import type { Mvp } from './order.ts';
import { factsOf, teamsOf } from './teams.ts';
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
export const outcome: Mvp['outcome'] = (info, position, _chance, tell) => {
  const { names, options } = info;
  const claimed = factsOf(info, position).filter((row) => row.claimed);
  const scores = names.map(() => 0);
  const teams = [...meadowsOf(info.seats)].map(([name, seats]) => {
    const held = claimed.filter(({ flag }) => flag === name).map(({ card }) => card);
    const combinations = combinationsOf(held);
    for (const { kind, cards, each } of combinations) {
      const shares = cards.map((one) => {
        const { card, place, controller } = claimed.find(({ card }) => card === one)!;
        if (controller) scores[seatOf(info, controller)]! += each;
        return `${nameOf(card)} at ${place} ${controller ?? 'nobody'}’s`;
      });
      const points = `a ${kind} of ${cards.length} cards scores ${plural(each, 'point')} a card, ${each * cards.length} in all`;
      tell('public', 'M12', `${name}: ${points}: ${joined(shares)}.`);
    }
    const score = pointsOf(combinations);
    const garnets = Math.floor(score / options.pointsPerGarnet);
    const words = `${plural(score, 'point')}. Each player of the team gets ${plural(garnets, 'garnet')}`;
    tell('public', 'M13', `${name} scores ${words}.`);
    return { name, seats, score, garnets };
  });
  const [best, other] = [...teams].sort((a, b) => b.score - a.score);
  const isTie = best!.score === other!.score;
  const result = isTie
    ? `The teams tie with ${plural(best!.score, 'point')}, so all six players are compared`
    : `${best!.name} is the winning team`;
  tell('public', 'M16', `${result}.`);
  const winners = seatsWith('most', scores, isTie ? undefined : best!.seats);
  const candidates = seatsWith('least', scores, isTie ? undefined : other!.seats);
  // Four or more winners are possible only if the teams tie (M16).
  const tokens = winners.length >= 4 ? 0 : winnersTokens(winners);
  const list = (some: readonly number[]) => listed(some.map((seat) => names[seat]!));
  const how = tokens === 0 ? 'have the top score,' : 'won with';
  const won = `${list(winners)} ${how} ${plural(scores[winners[0]!]!, 'point')}: ${TOKENS[tokens]}`;
  tell('public', 'M16', `${won}. Up for elimination: ${list(candidates)}.`);
  const places = claimed.map(({ place }) => place);
  const controllers = claimed.map(({ controller }) => controller ?? null);
  return outcomeByScores(scores, {
    winners,
    candidates,
    tokens,
    pays: (seat) => ({ garnets: teams.find(({ seats }) => seats.includes(seat))!.garnets }),
    reveal: { controllers: byName(places, controllers) },
    extra: { teamScores: byName(teamsOf(info), (at) => teams[at]!.score) },
  });
};

/** Gives the reason why a player of the team with fewer points did not win: only a player of the better team can win (M16). */
export const lost: Mvp['lost'] = (info, { teamScores }, name) => {
  const scores = teamScores as Readonly<Record<string, number>>;
  const mine = scores[info.seats[seatOf(info, name)]?.meadow ?? '']!;
  const best = Math.max(...Object.values(scores));
  return mine < best ? `Your team lost, ${mine} : ${best}.` : undefined;
};
