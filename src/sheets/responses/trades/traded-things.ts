import { type Json, own } from '../../../rules/base/json.ts';
import { capital, plural } from '../../../rules/base/words.ts';
import { countGood, type Good } from '../../../rules/declare/good.ts';
import type { Purse } from '../../../rules/declare/purse.ts';
import type { Match } from '../../../rules/play/match.ts';
import { partnersFor } from '../../../rules/play/trade.ts';

/** One kind of thing that players trade, such as “garnets”, “stamps” or “coil 3”. */
export interface TradedThing {
  readonly words: string;
  /** Text of the choice in the trade form's lists, such as “Coil 3”. */
  readonly choice: string;
  /** Singular of the thing, such as “garnet”. */
  readonly one: string;
  readonly key: string;
  /** The item that this thing is, if the good is a list of items. */
  readonly item?: string | number;
}

/** The goods in every player's purse, which are traded in every game. */
export const PURSE: readonly Good[] = ['garnet', 'bellflower'].map((one) => countGood(`${one}s`, { one }));

/** Gives every kind of thing that a game trades, in the order of the trade form. */
export function tradedThings(goods: readonly Good[]): readonly TradedThing[] {
  return [...PURSE, ...goods].flatMap((good): TradedThing[] => {
    const { key, one, many } = good;
    if (good.kind === 'count') return [{ words: many, choice: capital(many), one, key }];
    return good.items.map((item) => {
      const words = `${one} ${item}`;
      return { words, choice: capital(words), one: words, key, item };
    });
  });
}

/**
 * Gives the kinds of things that at least two players may trade in the current position (X5). If nobody may trade
 * anything, gives all kinds.
 */
export function tradableThings(match: Match): readonly TradedThing[] {
  const all = tradedThings(match.game.goods);
  const isOpen = (key: string) =>
    match.info.names.some((_, seat) => partnersFor(match, seat, key).length > 0);
  const keys = [...new Set(all.map(({ key }) => key))].filter(isOpen);
  const found = all.filter(({ key }) => keys.includes(key));
  return found.length > 0 ? found : all;
}

/** Gives the amount of a kind of thing that a player holds. */
export function amountHeld(
  { game, position, purses }: Match,
  seat: number,
  { key, item }: TradedThing,
): number {
  const good = game.goods.find((one) => one.key === key);
  if (!good) return (purses[seat] as Purse)[key as 'garnets' | 'bellflowers'];
  const column = good.kind === 'count' ? good.column : good.columns[good.items.indexOf(item as never)];
  const row = position.seats[seat] as unknown as Readonly<Record<string, number>>;
  return row[column as string] ?? 0;
}

/** Writes an amount of one kind of thing, such as “2 garnets”, “1 stamp”, “coil 3” or “2 × coil 3”. */
export function amountWords({ words, one, item }: TradedThing, amount: number): string {
  if (item === undefined) return plural(amount, one, words);
  return amount === 1 ? words : `${amount} × ${words}`;
}

/** Converts one side of a trade to amounts of kinds of things, in the order of the trade form’s list. */
export function amountsOf(
  goods: readonly Good[],
  assets: Readonly<Record<string, Json>>,
): readonly { readonly thing: TradedThing; readonly amount: number }[] {
  return tradedThings(goods).flatMap((thing) => {
    const given = own(assets, thing.key);
    const amount = Array.isArray(given)
      ? given.filter((item) => item === thing.item).length
      : Number(given ?? 0);
    return amount > 0 ? [{ thing, amount }] : [];
  });
}
