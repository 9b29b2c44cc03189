import { capital, plural } from '../base/words.ts';
import { type MatchInfo, withinMeadow } from '../declare/match-info.ts';
import type { Position } from '../declare/position.ts';
import { addPurses, type Purse } from '../declare/purse.ts';
import type { AnyGame } from '../game.ts';
import type { Lacking, RefusalCode } from '../order/refusal.ts';
import { moreSevere, type Part, readSide, type Side, type TradeProblem } from './trade-side.ts';

// biome-ignore lint/suspicious/noExplicitAny: the options' type belongs to the game
type AnyInfo = MatchInfo<any>;

interface Played {
  readonly game: AnyGame;
  readonly info: AnyInfo;
}

/** The part of a match on which trades depend. */
interface Traded extends Played {
  readonly position: Position;
}

/** A trade to which both sides agreed, or a gift. `gives` and `takes` are as the players wrote them, and not parsed yet. */
export interface Trade {
  readonly from: number;
  readonly to: number;
  readonly gives: unknown;
  readonly takes: unknown;
}

/** Possessions of all players while trades are settled. `settleTrade` may change the lists, but not the rows in the lists. */
export interface Holdings {
  readonly position: Position & { readonly seats: Position['seats'][number][] };
  readonly purses: Purse[];
}

/** Copies everything that the players hold. Trades can then change the copy. */
export function holdingsOf(position: Position, purses: readonly Purse[]): Holdings {
  return { position: { ...position, seats: [...position.seats] }, purses: [...purses] };
}

/**
 * Settles one trade completely, or changes nothing and gives the reason. Each side must already hold what it gives (X5;
 * RECORD “Trades”).
 */
export function settleTrade(
  game: AnyGame,
  info: AnyInfo,
  holdings: Holdings,
  trade: Trade,
): TradeProblem | undefined {
  const { gives, takes, problem: misread } = readTrade(game, trade);
  const problem =
    misread ??
    moreSevere(
      lacks(info, holdings, trade.from, gives, 'from'),
      lacks(info, holdings, trade.to, takes, 'to'),
    ) ??
    illegal({ game, info, position: holdings.position }, trade, gives, takes);
  if (problem) return problem;
  move(holdings, trade.from, trade.to, gives);
  move(holdings, trade.to, trade.from, takes);
  return undefined;
}

/** Gives the reason why a trade would be refused. A lack of goods does not count as a reason here. Undefined if there is no reason. */
export function forbidsTrade(match: Traded, trade: Trade): TradeProblem | undefined {
  const { gives, takes, problem } = readTrade(match.game, trade);
  return problem ?? illegal(match, trade, gives, takes);
}

function readTrade({ goods }: AnyGame, trade: Trade) {
  const gives = readSide(goods, trade.gives);
  const takes = readSide(goods, trade.takes);
  return { gives, takes, problem: moreSevere(gives.problem, takes.problem) };
}

/** Says whether a player holds everything that one side of a trade gives. `assets` is this side as the players wrote it. */
export function holdsAll(match: Played, holdings: Holdings, seat: number, assets: unknown): boolean {
  const side = readSide(match.game.goods, assets);
  return side.problem === undefined && lacks(match.info, holdings, seat, side, 'from') === undefined;
}

/**
 * Gives the reason why `from` may not give a good to `to` (X5). `key` is the key of the good in a trade. Undefined if
 * `from` may give the good.
 */
export function forbidsAsset(match: Traded, from: number, to: number, key: string): string | undefined {
  const { game, info, position } = match;
  if (key === 'garnets' || key === 'bellflowers')
    return info.options.purseTrade === 'within-meadow'
      ? withinMeadow(info, position, from, to, { many: key }, 0)
      : undefined;
  const good = game.goods.find((candidate) => candidate.key === key);
  return good && game.mayTrade?.(info, position, from, to, good);
}

function lacks(
  info: AnyInfo,
  { position, purses }: Holdings,
  seat: number,
  side: Side,
  lacking: Lacking,
): TradeProblem | undefined {
  const row = position.seats[seat]!;
  const purse = purses[seat]!;
  const name = info.names[seat];
  for (const { amounts } of side.parts)
    for (const [column, amount] of amounts)
      if (((row[column] as unknown as number | undefined) ?? 0) < amount)
        return { code: 'not-held', message: `${name} does not have everything that ${name} gives.`, lacking };
  const no = (code: RefusalCode, count: number, thing: string) => ({
    code,
    message: `${name} has fewer than ${plural(count, thing)}.`,
    lacking,
  });
  if (purse.bellflowers < side.bellflowers) return no('not-held', side.bellflowers, 'bellflower');
  if (purse.garnets < side.garnets) return no('not-affordable', side.garnets, 'garnet');
  return undefined;
}

function illegal(match: Traded, { from, to }: Trade, gives: Side, takes: Side): TradeProblem | undefined {
  const no = (message: string) => ({ code: 'not-legal' as const, message });
  if (from === to) return no('A player cannot trade with themselves.');
  const keys = { gives: keysOf(gives), takes: keysOf(takes) };
  if (keys.gives.length + keys.takes.length === 0) return no('Nothing changes hands in this trade.');
  const reasons = [
    ...keys.gives.map((key) => forbidsAsset(match, from, to, key)),
    ...keys.takes.map((key) => forbidsAsset(match, to, from, key)),
  ];
  const reason = reasons.find((one) => one !== undefined);
  if (reason !== undefined) return no(reason);
  const isUneven = ({ good }: Part) =>
    good.kind === 'items' && good.swap && countOf(gives, good.key) !== countOf(takes, good.key);
  const uneven = gives.parts.find(isUneven) ?? takes.parts.find(isUneven);
  return uneven && no(`${capital(uneven.good.many)} are traded one for one: the same number must come back.`);
}

/** Lists the keys of all things that one side gives. */
function keysOf({ garnets, bellflowers, parts }: Side): string[] {
  const purse = [...(garnets > 0 ? ['garnets'] : []), ...(bellflowers > 0 ? ['bellflowers'] : [])];
  return [...purse, ...parts.map(({ good }) => good.key)];
}

function countOf({ parts }: Side, key: string): number {
  return parts.find(({ good }) => good.key === key)?.count ?? 0;
}

function move({ position: { seats }, purses }: Holdings, from: number, to: number, side: Side): void {
  for (const { amounts } of side.parts)
    for (const [column, amount] of amounts) {
      addTo(seats, from, column, -amount);
      addTo(seats, to, column, amount);
    }
  const given = { garnets: side.garnets, bellflowers: side.bellflowers, tokensOfLife: 0 };
  purses[from] = addPurses(purses[from] as Purse, given, -1);
  purses[to] = addPurses(purses[to] as Purse, given, 1);
}

function addTo(seats: Position['seats'][number][], seat: number, column: string, amount: number): void {
  const row = seats[seat] as Position['seats'][number];
  seats[seat] = { ...row, [column]: (row[column] as number) + amount };
}

/** Lists the keys of all goods that can be traded in a game, garnets and bellflowers included. */
export function tradedKeys({ game }: Pick<Traded, 'game'>): readonly string[] {
  return [...game.goods.map(({ key }) => key), 'garnets', 'bellflowers'];
}

/** Lists the players with whom a player can trade one good in the present position. The player gives the good or gets it. */
export function partnersFor(match: Traded, seat: number, key: string): readonly number[] {
  const passes = (from: number, to: number) => forbidsAsset(match, from, to, key) === undefined;
  const seats = match.info.names.map((_, other) => other);
  return seats.filter((other) => other !== seat && (passes(seat, other) || passes(other, seat)));
}

/** Lists the seats that may trade at least one good with at least one player. */
export function traders(match: Traded): readonly number[] {
  const keys = tradedKeys(match);
  const seats = match.info.names.map((_, seat) => seat);
  return seats.filter((seat) => keys.some((key) => partnersFor(match, seat, key).length > 0));
}
