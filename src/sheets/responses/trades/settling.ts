import { type Match, withPosition } from '../../../rules/play/match.ts';
import { type Holdings, holdingsOf, holdsAll, settleTrade, type Trade } from '../../../rules/play/trade.ts';
import type { Assets } from './trade-form.ts';

/** A trade as the record contains it. */
export interface Agreed {
  readonly from: string;
  readonly to: string;
  readonly gives: Assets;
  readonly takes: Assets;
}

/** An agreed trade that would fail if the round were resolved now. */
export interface FailingTrade {
  readonly trade: Agreed;
  /** Names of the players who lack things that they give. */
  readonly lacking: readonly string[];
  /** Names of the players who lack things only because of trades agreed earlier. */
  readonly promised: readonly string[];
  /** Reason why the rules forbid the trade now; undefined if the rules allow the trade. */
  readonly reason?: string;
}

/** Agreed trades of a round, settled in the same order as in the resolve. */
export interface Settling {
  readonly agreed: readonly Agreed[];
  /** Agreed trades that the round would refuse. */
  readonly failing: readonly FailingTrade[];
  /** Holdings of all players after the agreed trades. */
  readonly holdings: Holdings;
}

/** Settles trades one after another. `match` is the match before the trades, with the round's credits. */
export function settleAll(match: Match, agreed: readonly Agreed[]): Settling {
  const none = { agreed: [], failing: [], holdings: holdingsOf(match.position, match.purses) };
  return agreed.reduce<Settling>((settling, trade) => settleNext(match, settling, trade), none);
}

/** Settles another trade after the trades that `settling` already contains. */
export function settleNext(match: Match, settling: Settling, trade: Agreed): Settling {
  const holdings = holdingsOf(settling.holdings.position, settling.holdings.purses);
  const problem = trySettle(match, holdings, trade);
  return {
    agreed: [...settling.agreed, trade],
    failing: problem ? [...settling.failing, problem] : settling.failing,
    holdings,
  };
}

export function afterTrades(match: Match, { agreed, holdings }: Settling): Match {
  return agreed.length === 0 ? match : withPosition({ ...match, purses: holdings.purses }, holdings.position);
}

/** Settles an agreed trade as the resolve does, or gives the reason why the trade fails. */
function trySettle(match: Match, holdings: Holdings, trade: Agreed): FailingTrade | undefined {
  const { game, info } = match;
  const problem = settleTrade(game, info, holdings, bySeat(match, trade));
  if (!problem) return undefined;
  const sides = [
    { name: trade.from, assets: trade.gives },
    { name: trade.to, assets: trade.takes },
  ];
  const untouched = holdingsOf(match.position, match.purses);
  const holds = (held: Holdings, { name, assets }: (typeof sides)[number]) =>
    holdsAll(match, held, info.names.indexOf(name), assets);
  const lacking = sides.filter((side) => !holds(holdings, side));
  const promised = lacking.filter((side) => holds(untouched, side));
  return {
    trade,
    lacking: lacking.map(({ name }) => name),
    promised: promised.map(({ name }) => name),
    ...(lacking.length === 0 ? { reason: problem.message } : {}),
  };
}

/** Converts a trade to the type that the rules use, with seats instead of names. */
export function bySeat({ info }: Match, { from, to, gives, takes }: Agreed): Trade {
  return { from: info.names.indexOf(from), to: info.names.indexOf(to), gives, takes };
}
