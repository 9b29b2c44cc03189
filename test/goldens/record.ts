import type { AnyGame } from '../../src/rules/game.ts';
import { allViews, playRound, settle } from '../../src/rules/play/match.ts';
import { openRecord } from '../../src/rules/play/record.ts';
import type { Cast } from '../rules/law/facts.ts';
import { formOrder } from '../rules/law/input.ts';
import { makeRandom } from '../rules/law/random.ts';

const NAMES = 'Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon'.split(' ');

/** The record of a whole match by simulated players; one of them makes a mistake in the second round. */
export function makeRecord(game: AnyGame, { meadows, random: seed, options = {}, trades }: Cast) {
  const random = makeRandom(seed);
  const header = {
    format: 1,
    game: game.id,
    options,
    players: meadows.map((meadow, i) => ({
      name: NAMES[i] as string,
      ...(meadow ? { meadow } : {}),
      garnets: 3,
    })),
    seed: `golden ${seed}`,
  };
  let { match } = openRecord([game], { ...header, rounds: [] });
  const rounds: object[] = [];
  while (!match.position.over) {
    const isSecond = rounds.length === 1;
    const settled = isSecond ? settle(match, [], openTrades(trades as Trade[], match.info.names), []) : match;
    const seen = allViews(settled);
    const orders = match.info.names.map((_, seat) => {
      const order = formOrder(settled, seen, seat, random);
      return isSecond && seat === 1 ? { ...(order as object), pass: true } : order;
    });
    const byName = Object.fromEntries(match.info.names.map((name, seat) => [name, orders[seat]]));
    rounds.push({ ...(isSecond ? { trades } : {}), orders: byName });
    match = playRound(settled, { credits: [], trades: [], orders }).match;
  }
  return { ...header, rounds };
}

interface Trade {
  readonly from: string;
  readonly to: string;
  readonly gives?: unknown;
  readonly takes?: unknown;
}

function openTrades(trades: readonly Trade[], names: readonly string[]) {
  return trades.map(({ from, to, gives, takes }) => ({
    from: names.indexOf(from),
    to: names.indexOf(to),
    gives,
    takes,
  }));
}
