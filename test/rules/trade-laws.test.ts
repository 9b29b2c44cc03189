import * as fc from 'fast-check';
import type { Good } from '../../src/rules/declare/good.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import { type Match, settle } from '../../src/rules/play/match.ts';
import { forbidsAsset, type Trade } from '../../src/rules/play/trade.ts';
import { readSide } from '../../src/rules/play/trade-side.ts';
import { EACH_GAME } from './law/all-games.ts';
import { FACTS } from './law/facts.ts';
import { lawTest } from './law/law-test.ts';
import { type Random, shuffled } from './law/random.ts';
import { type Altered, alterUnknown } from './law/unknown.ts';
import { anyMatch, lawRuns, type Step, untilEnough, walk } from './law/walk.ts';

/** More with LAW_RUNS=500. */
const RUNS = Number(process.env.LAW_RUNS || 6);
/** Altered positions in each round for the law about secrets. */
const ALTERED = 12;

function law(game: AnyGame, look: (step: Step) => void, runs = RUNS): void {
  fc.assert(
    fc.property(anyMatch(0, 0, 1), (seed) => {
      walk(game, seed, look);
    }),
    lawRuns(runs),
  );
}

/** The results of some trades, one after another. */
function settling(match: Match, trades: readonly Trade[]): boolean[] {
  let now = match;
  return trades.map((trade) => {
    const refused: unknown[] = [];
    now = settle(now, [], [trade], refused as never);
    return refused.length === 0;
  });
}

/** For each good a trade between two players who hold it: one for one, or a gift where that may be. */
function likelyTrades({ game, position }: Match, random: Random): Trade[] {
  const rows = position.seats as unknown as readonly Record<string, number>[];
  return game.goods.flatMap((good): Trade[] => {
    const columns = good.kind === 'count' ? [good.column] : good.columns;
    const holders = rows.flatMap((row, seat) => {
      const at = columns.findIndex((column) => row[column]! > 0);
      return at < 0 ? [] : [{ seat, asset: good.kind === 'count' ? 1 : [good.items[at]] }];
    });
    const [a, b] = shuffled(random, holders);
    if (!a || !b) return [];
    const takes = good.kind === 'count' ? undefined : { [good.key]: b.asset };
    return [{ from: a.seat, to: b.seat, gives: { [good.key]: a.asset }, takes }];
  });
}

/** Every part of a trade: its giver and its receiver. */
function partsOf(goods: readonly Good[], { from, to, gives, takes }: Trade) {
  const side = (giver: number, taker: number, raw: unknown) => {
    const { garnets, bellflowers, parts } = readSide(goods, raw);
    return [
      ...(garnets ? ['garnets'] : []),
      ...(bellflowers ? ['bellflowers'] : []),
      ...parts.map(({ good }) => good.key),
    ].map((key) => ({ giver, taker, key }));
  };
  return [...side(from, to, gives), ...side(to, from, takes)];
}

describe.each(EACH_GAME)('%s', (_, game) => {
  lawTest(
    'X5 garnets and bellflowers pass between any two players, or within a meadow if the host chose so',
    'The option `purseTrade` alone decides about the purse.',
    () => {
      law(game, ({ before: match }) => {
        const { seats, options } = match.info;
        for (const [from, { meadow }] of seats.entries())
          for (const [to, other] of seats.entries()) {
            if (from === to) continue;
            // Written here once more, so that a fault in the rules' own function is noticed.
            const mates = meadow !== undefined && meadow === other.meadow;
            const passes = ['garnets', 'bellflowers'].map((key) => !forbidsAsset(match, from, to, key));
            expect(passes).toEqual(Array(2).fill(options.purseTrade === 'anyone' || mates));
          }
      });
    },
  );

  lawTest(
    'X5 a trade settles only if each of its parts may pass, whatever rule a game has',
    'A trade passed a good that may not pass, or was refused without a reason.',
    () => {
      let refused = 0;
      const look = ({ before, input, random }: Step) => {
        const rule = (round: number, from: number, to: number, key: string) =>
          (round + from + 2 * to + key.length) % 3 === 0;
        const free = { ...before, game: { ...game, mayTrade: () => undefined } };
        const strict = {
          ...before,
          game: {
            ...game,
            mayTrade: (
              _info: unknown,
              { round }: { round: number },
              from: number,
              to: number,
              { key }: Good,
            ) => (rule(round, from, to, key) ? 'Not these.' : undefined),
          },
        };
        for (const trade of [...input.trades, ...likelyTrades(before, random)]) {
          const [settlesFreely] = settling(free, [trade]);
          const isForbidden = partsOf(game.goods, trade).some(
            ({ giver, taker, key }) =>
              game.goods.some((good) => good.key === key) && rule(before.position.round, giver, taker, key),
          );
          expect(settling(strict, [trade])).toEqual([settlesFreely && !isForbidden]);
          if (settlesFreely && isForbidden) refused++;
        }
      };
      untilEnough(RUNS, (runs) => {
        law(game, look, runs);
        return refused > 0 || game.goods.length === 0;
      });
      if (game.goods.length > 0) expect(refused).toBeGreaterThan(0);
    },
  );

  lawTest(
    'what may pass between two players follows from what everyone knows',
    '`mayTrade` uses a secret, so the trade form would reveal it. Use public columns only.',
    () => {
      let compared = 0;
      const counts: Altered = new Map();
      const look = ({ before, input, random }: Step) => {
        const seats = [...before.info.names.keys()];
        const said = (match: Match) =>
          game.goods.flatMap(({ key }) =>
            seats.map((from) => seats.map((to) => from !== to && forbidsAsset(match, from, to, key))),
          );
        const bySecret = FACTS[game.id]?.alter?.({ match: before, orders: input.orders }, 'public', random);
        const others = [
          { altered: 'what others may not know', match: bySecret?.match },
          ...Array.from({ length: ALTERED }, () => alterUnknown(before, random, counts, input.orders)),
        ];
        for (const other of others) {
          if (!other?.match) continue;
          expect({ altered: other.altered, said: said(other.match) }).toEqual({
            altered: other.altered,
            said: said(before),
          });
          compared++;
        }
      };
      const isIdle = game.goods.length === 0 || game.declaration === undefined;
      untilEnough(RUNS, (runs) => {
        law(game, look, runs);
        return isIdle || compared > RUNS;
      });
      if (!isIdle) expect(compared).toBeGreaterThan(RUNS);
    },
  );
});
