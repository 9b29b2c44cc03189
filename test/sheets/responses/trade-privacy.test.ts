import type { AnyGame } from '../../../src/rules/game.ts';
import { type Match, playRound } from '../../../src/rules/play/match.ts';
import { openRecord } from '../../../src/rules/play/record.ts';
import { tradedKeys } from '../../../src/rules/play/trade.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { failedTrades } from '../../../src/sheets/log/playback/failed-trades.ts';
import { tradeLines } from '../../../src/sheets/pages/lines/trade-lines.ts';
import type { Submission } from '../../../src/sheets/responses/submission.ts';
import type { Agreed } from '../../../src/sheets/responses/trades/settling.ts';
import { matchOffers } from '../../../src/sheets/responses/trades/trading.ts';
import { TABLES } from '../../tables.ts';
import { sideAnswers } from '../../trades.ts';

const TABLE = Object.fromEntries(TABLES.map(({ game, roster }) => [game, roster]));

/** A match where the first two players may trade; the second may hold more of everything. */
function matchOf(game: AnyGame, more: number): Match {
  const players = TABLE[game.id]!.map(({ name, meadow }) => ({
    name,
    ...(meadow ? { meadow } : {}),
    garnets: 3,
  }));
  const { match } = openRecord([game], { format: 1, game: game.id, seed: 'seed', players, rounds: [] });
  if (more === 0) return match;
  const columns = game.goods.flatMap((good) => (good.kind === 'count' ? [good.column] : good.columns));
  const rich = Object.fromEntries(
    columns.map((column) => [column, Number(match.position.seats[1]![column]) + more]),
  );
  const seats = match.position.seats.map((row, seat) => (seat === 1 ? { ...row, ...rich } : row));
  const purses = match.purses.map((purse, seat) =>
    seat === 1 ? { ...purse, garnets: purse.garnets + more, bellflowers: purse.bellflowers + more } : purse,
  );
  return { ...match, position: { ...match.position, seats }, purses };
}

const offer = (
  match: Match,
  from: number,
  to: number,
  gives: string,
  takes: string,
  at: number,
): Submission & { name: string } => ({
  id: String(at),
  row: at,
  round: 1,
  times: [at],
  at,
  claimed: '',
  altered: [],
  answers: {
    with: match.info.names[to]!,
    ...sideAnswers('gives', gives),
    ...sideAnswers('takes', takes),
  },
  shown: {},
  name: match.info.names[from]!,
});

/** Some of everything that is traded, in words: few, and more than anybody has. */
function amounts(match: Match): string[] {
  const { goods } = match.game;
  return tradedKeys(match).flatMap((key) => {
    const good = goods.find((one) => one.key === key);
    if (good?.kind === 'items')
      return good.items.flatMap((item) => [`${good.one} ${item}`, `9 ${good.one} ${item}`]);
    const word = good?.one ?? key.replace(/s$/, '');
    return [`1 ${word}`, `99 ${word}`];
  });
}

const seen = (match: Match, list: readonly (Submission & { name: string })[]) =>
  tradeLines(match.info.names[0]!, matchOffers(list, match));

describe.each(GAMES.map((game) => [game.id, game as AnyGame] as const))('%s', (_id, game) => {
  const [poor, rich] = [matchOf(game, 0), matchOf(game, 120)];
  const all = amounts(poor);

  test('H2 X5 no word about an open or refused offer depends on what the other side holds', () => {
    let compared = 0;
    for (const gives of ['', ...all])
      for (const takes of all)
        for (const [from, to] of [
          [0, 1],
          [1, 0],
        ] as const) {
          // A gift is agreed at once.
          if (from === 1 && takes === '') continue;
          const one = [offer(poor, from, to, gives, takes, 1)];
          expect(seen(rich, one)).toEqual(seen(poor, one));
          compared++;
        }
    expect(compared).toBeGreaterThan(30);
  });

  test('H2 of an agreed trade that fails, both sides hear the same trade, no amount that is held, and no number of trades', () => {
    const [ann, ben] = poor.info.names as [string, string];
    const trade: Agreed = { from: ann, to: ben, gives: { garnets: 1 }, takes: { garnets: 99 } };
    const others = [
      { from: 2, to: 3, gives: { garnets: 1 }, takes: {} },
      { from: 3, to: 2, gives: { garnets: 1 }, takes: {} },
    ];
    const words = (before: readonly (typeof others)[number][], held: number) => {
      const purses = poor.purses.map((purse, seat) => (seat === 1 ? { ...purse, garnets: held } : purse));
      const trades = [...before, { from: 0, to: 1, gives: trade.gives, takes: trade.takes }];
      const { refused } = playRound({ ...poor, purses }, { credits: [], trades, orders: [] });
      const names = poor.info.names;
      const input = {
        trades: trades.map(({ from, to, ...rest }) => ({ ...rest, from: names[from]!, to: names[to]! })),
      };
      return failedTrades({ refused, input } as never).map(({ sides, wordsFor }) => [
        sides,
        wordsFor(ann),
        wordsFor(ben),
      ]);
    };
    expect(words([], 0)).toEqual([
      [
        [ann, ben],
        `This agreed trade failed: you give ${ben} 1 garnet for 99 garnets. ${ben} could not give everything.`,
        `This agreed trade failed: ${ann} gives you 1 garnet for 99 garnets. When this trade’s turn came, you did not have everything that you promised.`,
      ],
    ]);
    expect(words(others, 98)).toEqual(words([], 0));
  });

  test('H2 the side that could not give is named as lacking, with any names', () => {
    const [ann, odd] = ['Ann', 'Ann has fewer than'];
    const named = { ...poor, info: { ...poor.info, names: [ann, odd, ...poor.info.names.slice(2)] } };
    const assets = { gives: {}, takes: { garnets: 99 } };
    const { refused } = playRound(named, {
      credits: [],
      trades: [{ from: 0, to: 1, ...assets }],
      orders: [],
    });
    const [failed] = failedTrades({
      refused,
      input: { trades: [{ from: ann, to: odd, ...assets }] },
    } as never);
    expect(failed?.wordsFor(odd)).toContain(
      'When this trade’s turn came, you did not have everything that you promised.',
    );
    expect(failed?.wordsFor(ann)).toContain(`${odd} could not give everything.`);
  });
});
