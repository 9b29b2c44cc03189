import { isObject } from '../../../../src/rules/base/json.ts';
import type { Order } from '../../../../src/rules/games/picking-nine/order.ts';
import type { NinePosition } from '../../../../src/rules/games/picking-nine/position.ts';
import { judgeOrder, playRound } from '../../../../src/rules/play/match.ts';
import { type GameFacts, GIFT, others, swapRows, type Truth } from '../../law/facts.ts';
import { pick, shuffled } from '../../law/random.ts';

const positionOf = (match: { position: unknown }) => match.position as NinePosition;

interface View {
  readonly table: readonly string[];
  readonly picks?: Readonly<Record<string, string>>;
  readonly banned?: string | null;
}

/** The deals of five rounds, with the last two as they are or changed places. */
const deals = (isSwapped: boolean) => {
  const all = ['red', 'green', 'blue', 'yellow'].flatMap((suit) =>
    Array.from({ length: 10 }, (_, i) => `${suit}-${i + 1}`),
  );
  const rounds = Array.from({ length: 5 }, (_, i) => all.slice(8 * i, 8 * i + 8));
  return isSwapped ? [...rounds.slice(0, 3), rounds[4], rounds[3]] : rounds;
};

/** Numbers, wants, who bans and the running tie-break list are nobody else's to know. */
export const facts: GameFacts = {
  cast: { meadows: ['red', 'red', 'red', 'blue', 'blue', 'blue'], random: 1, trades: GIFT },

  online: { deals: { one: { deals: deals(false) }, other: { deals: deals(true) }, knows: [] } },

  alter(truth, viewer, random) {
    const { match, orders } = truth;
    const judged = orders.map((order, seat) => judgeOrder(match, seat, order, []).order as Order);
    const numbers = judged.map(({ priority }) => priority);
    const isShared = (number: number) => numbers.filter((other) => other === number).length > 1;
    const unique = numbers.filter((number) => number > 0 && !isShared(number));
    const seat = pick(random, others(match, viewer));
    const { table } = match.game.publicView(match.info, match.position) as View;
    const altered = [...orders];
    switch (random(3)) {
      case 0: {
        // Without ties the list decides nothing; the starting list is public.
        if (numbers.some(isShared) || match.position.round === 0) return undefined;
        const rows = positionOf(match).seats;
        const keep = Object.keys(rows[0]!).filter((key) => key !== 'place') as [];
        const seats = swapRows(rows, seat, pick(random, others(match, viewer)), keep);
        return { match: { ...match, position: { ...positionOf(match), seats } as NinePosition }, orders };
      }
      case 1:
        // A ban without the right to it bans nothing.
        if (!isObject(orders[seat]) || numbers[seat] === Math.max(...unique)) return undefined;
        altered[seat] = { ...orders[seat], ban: pick(random, table) };
        return { match, orders: altered };
      default: {
        // Wants after the served one were never looked at.
        const { picks } = viewOf(playRound(match, { credits: [], trades: [], orders }).match);
        const { wants } = judged[seat]!;
        const served = wants.indexOf(picks![match.info.names[seat]!] as never);
        if (served < 0 || !isObject(orders[seat])) return undefined;
        const looked = wants.slice(0, served + 1);
        const rest = shuffled(
          random,
          table.filter((card) => !looked.includes(card as never)),
        );
        altered[seat] = { ...orders[seat], wants: [...looked, ...rest.slice(0, random(4))] };
        return { match, orders: altered };
      }
    }
  },

  account(before, _orders, after) {
    const { table, round } = { ...(viewOf(before) as View), round: before.position.round };
    const { picks, banned } = viewOf(after);
    const got = before.info.names.map((name) => picks![name]!);
    const hands = positionOf(after).seats.map((hand) =>
      [hand.card1, hand.card2, hand.card3, hand.card4, hand.card5].filter((card) => card !== ''),
    );
    const all = hands.flat();
    return [
      ['cards in each hand', hands.map(() => round + 1), hands.map((hand) => hand.length)],
      ['no card twice', all.length, new Set(all).size],
      ['taken from the table', [], got.filter((card) => !table.includes(card) || card === banned)],
      ['in the hand at last', got, hands.map((hand) => hand[hand.length - 1])],
    ];
  },
};

function viewOf({ game, info, position }: Truth['match']): View {
  return game.publicView(info, position) as View;
}
