import { type Chance, type Draw, makeChance } from '../base/chance.ts';
import { byName, isObject, quote } from '../base/json.ts';
import { oneStop } from '../base/words.ts';
import type { MatchInfo } from '../declare/match-info.ts';
import { type Outcome, type OutcomeView, viewOutcome } from '../declare/outcome.ts';
import type { Position } from '../declare/position.ts';
import { type Earning, type Purse, pay } from '../declare/purse.ts';
import type { AnyGame, Tell } from '../game.ts';
import type { Refusal } from '../order/refusal.ts';
import { holdingsOf, settleTrade, type Trade } from './trade.ts';

/** A match between two rounds: a game that one group of players plays. */
export interface Match {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: the options' type belongs to the game
  readonly info: MatchInfo<any>;
  readonly chance: Chance;
  readonly position: Position;
  /** Position at the start of the round, before its trades. */
  readonly began?: Position;
  /** Purses in seat order. After the end they hold all payments. */
  readonly purses: readonly Purse[];
  readonly outcome?: Outcome;
}

/** Input of a round: purse changes from outside the match, the trades in order, and each seat's order as the player sent it. */
export interface RoundInput {
  readonly credits: readonly Earning[];
  readonly trades: readonly Trade[];
  /** Orders in seat order. Undefined for a seat that sent nothing. */
  readonly orders: readonly unknown[];
  /** The host's ruling as it was written, and the ruling's path in the record. Only hosts' own games have rulings. */
  readonly ruling?: { readonly raw: unknown; readonly path: string };
}

export interface Round {
  readonly match: Match;
  readonly refused: readonly Refusal[];
}

/** Views of a match in its present state: the view for everyone, and a view for each seat. */
export interface Views {
  readonly public: object;
  readonly private: Record<string, object>;
}

/**
 * Starts a match with its first position. Each draw calls `watch`. Throws an error if the seats, the deal or a missing
 * seed make the match impossible.
 */
export function startMatch(
  game: AnyGame,
  // biome-ignore lint/suspicious/noExplicitAny: the options' type belongs to the game
  info: MatchInfo<any>,
  purses: readonly Purse[],
  seed: string | undefined,
  given: Record<string, unknown>,
  watch?: (draw: Draw) => void,
): Match {
  const chance = makeChance(seed, watch);
  const deal = game.readDeal(info, given);
  return withPosition({ game, info, chance, purses }, game.start(info, deal, chance, purses));
}

/** Gives the match with another position. The public facts follow from this position. */
export function withPosition(match: Omit<Match, 'position'>, position: Position): Match {
  const { game, info } = match;
  if (!game.publicFacts) return { ...match, position };
  return { ...match, info: { ...info, facts: game.publicFacts(position) }, position };
}

/** Makes one seat's order legal and complete. Adds refusals to `refused`. The orders of other seats do not matter. */
export function judgeOrder(match: Match, seat: number, raw: unknown, refused: Refusal[]) {
  const { game, info, position, purses, began = position } = match;
  const player = info.names[seat] as string;
  const refuse = (part: string, code: Refusal['code'], message: string) => {
    refused.push({ player, part, code, message });
  };
  // The order is copied, because inherited properties are not part of it.
  const order = isObject(raw) ? { ...raw } : {};
  for (const key of Object.keys(order))
    if (!game.orderKeys.includes(key))
      refuse(key, 'unknown', `An order has no such part; it may have ${game.orderKeys.join(', ')}.`);
  if (raw !== undefined && !isObject(raw))
    refuse('order', 'malformed', `Expected an order, found ${quote(raw)}.`);
  return game.judge(info, position, seat, purses[seat] as Purse, order, refuse, began);
}

/**
 * Gives the match after the credits and the trades of a round. Both come before purchases and plays (X4). Adds refused
 * trades to `refused`.
 */
export function settle(
  match: Match,
  credits: readonly Earning[],
  trades: readonly Trade[],
  refused: Refusal[],
): Match {
  const { game, info, position, began = position } = match;
  const holdings = holdingsOf(position, pay(match.purses, credits));
  trades.forEach((trade, i) => {
    const problem = settleTrade(game, info, holdings, trade);
    if (problem) refused.push({ player: info.names[trade.from] as string, part: `trades[${i}]`, ...problem });
  });
  return withPosition({ ...match, began, purses: holdings.purses }, holdings.position);
}

/**
 * Plays one round: credits, trades, purchases and plays (X4). If the match is over, also finds the outcome. An
 * impossible ruling throws an error at its path.
 */
export function playRound(match: Match, input: RoundInput, given?: Tell): Round {
  const tell = withOneStop(given);
  const refused: Refusal[] = [];
  const begun = settle(match, input.credits, input.trades, refused);
  const { began: _, ...settled } = begun;
  const { game, info, chance, purses } = settled;
  const judged = info.seats.map((_, seat) => judgeOrder(begun, seat, input.orders[seat], refused));
  const orders = judged.map(({ order }) => order);
  const { raw, path = '' } = input.ruling ?? {};
  const ruling = game.readRuling?.(info, settled.position, purses, raw, path);
  const { position, earnings } = game.resolve(info, settled.position, orders, chance, tell, ruling);
  const costs = judged.map(({ cost }, seat) => ({ seat, garnets: -cost }));
  const next = withPosition({ ...settled, purses: pay(pay(settled.purses, costs), earnings) }, position);
  return { match: position.over ? finish(next, tell) : next, refused };
}

/**
 * Finds the outcome of the present position and pays the players. This happens when the match is over, or when the host
 * ends it early (H24).
 */
export function finish(match: Match, tell?: Tell): Match {
  const { game, info, chance, position, purses } = match;
  const outcome = game.outcome(info, position, chance, withOneStop(tell));
  return { ...match, purses: pay(purses, outcome.earnings), outcome };
}

/**
 * Removes one of two full stops at the end of a told sentence. There are two if a player's name ends with a full stop.
 * Tells nothing if nobody needs the story.
 */
function withOneStop(tell?: Tell): Tell {
  return (to, ruling, text, more) => tell?.(to, ruling, oneStop(text), more);
}

/** Gives the match without its outcome. The payments of the end are taken back. */
export function withoutOutcome({ outcome, ...match }: Match): Match {
  return outcome ? { ...match, purses: pay(match.purses, outcome.earnings.map(negative)) } : match;
}

/** Gives the match with the host's new position. If the match has an outcome, finds the new outcome and pays again. */
export function replacePosition(match: Match, position: Position): Match {
  const next = withPosition(withoutOutcome(match), position);
  return match.outcome ? finish(next) : next;
}

function negative({ seat, garnets = 0, bellflowers = 0, tokensOfLife = 0 }: Earning): Earning {
  return { seat, garnets: -garnets, bellflowers: -bellflowers, tokensOfLife: -tokensOfLife };
}

/** Makes the views of a match in its present state. */
export function allViews(match: Match): Views {
  const { game, info, position, purses } = match;
  const views = purses.map(({ garnets, bellflowers }, seat): object => {
    const view: object = game.privateView(info, position, seat);
    return { ...view, garnets, bellflowers };
  });
  return { public: game.publicView(info, position), private: byName(info.names, views) };
}

/** Gives the outcome with names instead of seats. Undefined before the match is over. */
export function outcomeOf(match: Match): OutcomeView | undefined {
  return match.outcome && viewOutcome(match.info.names, match.outcome);
}
