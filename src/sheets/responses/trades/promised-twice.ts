import type { Desk } from './trade-desk.ts';
import { amountHeld, amountsOf, type TradedThing, tradedThings } from './traded-things.ts';

/** A kind of thing of which a player's open offers together give more than the player has. */
export interface Promised {
  readonly thing: TradedThing;
  /** How much of it all offers give, and how much the player has after the agreed trades. */
  readonly amount: number;
  readonly held: number;
  /** To whom, without repeats. */
  readonly to: readonly string[];
}

/** The things that a player has promised twice. Only that player may learn what the player holds (H2). */
export function promisedTwice({ open, after }: Desk, name: string): readonly Promised[] {
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
