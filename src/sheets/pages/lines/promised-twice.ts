import { amountHeld, amountsOf, tradedThings } from '../../responses/trades/traded-things.ts';
import type { Trading } from '../../responses/trades/trading.ts';

/**
 * Finds the things that a player has promised twice. Gives the total of all open offers, the amount that the player has
 * after the agreed trades, and the receivers. Only this player may learn the amount (H2).
 */
export function promisedTwice({ open, after }: Trading, name: string) {
  const { game, info } = after;
  const given = open
    .filter(({ from }) => from === name)
    .flatMap(({ to, gives }) => amountsOf(game.goods, gives).map((one) => ({ ...one, to })));
  return tradedThings(game.goods).flatMap((thing) => {
    const all = given.filter((one) => one.thing.words === thing.words);
    const amount = all.reduce((sum, one) => sum + one.amount, 0);
    const held = amountHeld(after, info.names.indexOf(name), thing);
    if (all.length < 2 || amount <= held) return [];
    return [{ thing, amount, held, to: [...new Set(all.map(({ to }) => to))] }];
  });
}
