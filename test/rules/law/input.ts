import { isObject } from '../../../src/rules/base/json.ts';
import type { Good } from '../../../src/rules/declare/good.ts';
import { allViews, type Match, type RoundInput, settle, type Views } from '../../../src/rules/play/match.ts';
import { rehearseSeat } from '../../../src/rules/play/shown/seat-form.ts';
import type { Trade } from '../../../src/rules/play/trade.ts';
import { FACTS } from './facts.ts';
import { JUNK, spoil } from './junk.ts';
import { pick, type Random } from './random.ts';

/** Amount of hostile texts of players: 0 for none, 2 for most. */
export type Hostility = 0 | 1 | 2;

/** The input of the next round: random credits and trades, and each seat's order from its own form. */
export function randomInput(match: Match, random: Random, hostility: Hostility): RoundInput {
  const seats = match.info.seats.length;
  const credits =
    random(3) === 0 ? [{ seat: random(seats), garnets: random(4), bellflowers: random(2) }] : [];
  const trades = Array.from({ length: random(4) }, () => randomTrade(match, random, hostility));
  // Simulated players answer by what they see after the trades.
  const settled = settle(match, credits, trades, []);
  const seen = allViews(settled);
  const orders = match.info.names.map((_, seat) => {
    if (random(10) === 0) return undefined;
    const order = formOrder(settled, seen, seat, random);
    if (hostility === 0 || random(3) >= hostility) return order;
    const spoilt = spoil(order, random);
    // A number that may be more than the player has, where the game may expect one.
    return isObject(spoilt) && random(2) === 0
      ? { ...spoilt, [pick(random, match.game.orderKeys)]: random(10) }
      : spoilt;
  });
  const ruling = FACTS[match.game.id]?.ruling?.(settled, random);
  return { credits, trades, orders, ...(ruling ? { ruling: { raw: ruling, path: 'ruling' } } : {}) };
}

/** The order that a simulated player of a seat sends through the form. */
export function formOrder(match: Match, seen: Views, seat: number, random: Random): unknown {
  const { game, info } = match;
  return game.form.read(info, seen.public, rehearseSeat(match, seen, seat, random));
}

function randomTrade({ game, info }: Match, random: Random, hostility: Hostility): Trade {
  const seats = info.seats.length;
  const from = random(seats);
  const to = hostility > 0 ? random(seats) : (from + 1 + random(seats - 1)) % seats;
  const size = 1 + random(2);
  const side = () => {
    const assets: Record<string, unknown> = {};
    if (random(2) === 0) assets.garnets = random(3);
    if (random(4) === 0) assets.bellflowers = random(2);
    for (const good of game.goods) if (random(2) === 0) assets[good.key] = randomAmount(good, size, random);
    return hostility > 0 && random(4) < hostility ? spoil(assets, random) : assets;
  };
  return { from, to, gives: side(), takes: random(3) === 0 ? undefined : side() };
}

function randomAmount(good: Good, size: number, random: Random): unknown {
  if (good.kind === 'count') return random(3);
  const items = Array.from({ length: size }, () => pick(random, good.items));
  return random(8) === 0 ? pick(random, JUNK) : items;
}
