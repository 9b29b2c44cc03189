import { plural } from '../../../../src/rules/base/words.ts';
import type { AnyGame } from '../../../../src/rules/game.ts';
import type { Match } from '../../../../src/rules/play/match.ts';
import { forbidsAsset } from '../../../../src/rules/play/trade.ts';
import { FACTS, type GameFacts, shareMeadow } from '../facts.ts';

/** A difference between a game's `mayTrade` and its fact `goodsPass`: an example, and how often it was found. */
interface Difference {
  readonly example: string;
  count: number;
}

/** Where a game and the rulings of trade differ, once for each asset and direction. */
export type Differences = Map<string, Difference>;

/** Adds the differences in one match to those found before: each asset, from each seat to each other one. */
export function addDifferences(
  differences: Differences,
  game: AnyGame,
  { info, position }: Pick<Match, 'info' | 'position'>,
  goodsPass: GameFacts['goodsPass'] = FACTS[game.id]?.goodsPass,
): void {
  const compare = (from: number, to: number, key: string, expected: boolean) => {
    const passes = forbidsAsset({ game, info, position }, from, to, key) === undefined;
    if (passes === expected) return;
    const [allows, forbids] = passes ? ['game', 'fact'] : ['fact', 'game'];
    const what = `${key}: the ${allows} allows it, the ${forbids} does not`;
    const example = `${info.names[from]} to ${info.names[to]} after round ${position.round}`;
    const before = differences.get(what);
    if (before) before.count++;
    else differences.set(what, { example, count: 1 });
  };
  for (const from of info.names.keys())
    for (const to of info.names.keys()) {
      if (from === to) continue;
      const purse = info.options.purseTrade === 'anyone' || shareMeadow(info, from, to);
      const goods = goodsPass?.(info, from, to, position) ?? true;
      compare(from, to, 'garnets', purse);
      compare(from, to, 'bellflowers', purse);
      for (const { key } of game.goods) compare(from, to, key, goods);
    }
}

/** “sacks: the game allows it, the fact does not, such as from Ann to Bob after round 2 (3 times)”. */
export function differencesInWords(differences: Differences): string[] {
  return [...differences].map(
    ([what, { example, count }]) => `${what}, such as from ${example} (${plural(count, 'time')})`,
  );
}
