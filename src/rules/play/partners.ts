import type { Match } from './match.ts';
import { forbidsAsset } from './trade.ts';

/** Everything that is traded in a game, by the keys of a trade: its goods, garnets and bellflowers. */
export function tradedKeys({ game }: Pick<Match, 'game'>): readonly string[] {
  return [...game.goods.map(({ key }) => key), 'garnets', 'bellflowers'];
}

/** The seats with whom a player may trade something, in either direction, by the current position. */
export function partnersFor(match: Match, seat: number, key: string): readonly number[] {
  const { game, info, position } = match;
  const passes = (from: number, to: number) =>
    forbidsAsset(game, info, position, from, to, key) === undefined;
  const seats = info.names.map((_, other) => other);
  return seats.filter((other) => other !== seat && (passes(seat, other) || passes(other, seat)));
}

/** The seats that may trade anything with anyone. */
export function traders(match: Match): readonly number[] {
  const keys = tradedKeys(match);
  const seats = match.info.names.map((_, seat) => seat);
  return seats.filter((seat) => keys.some((key) => partnersFor(match, seat, key).length > 0));
}
