import type { MatchInfo, Seat } from '../src/rules/declare/match-info.ts';
import { COMMON_OPTIONS, readOptions } from '../src/rules/declare/option.ts';
import type { AnyGame } from '../src/rules/game.ts';
import { allViews, type Match, playRound, settle, startMatch } from '../src/rules/play/match.ts';
import { rehearseSeat } from '../src/rules/play/shown/seat-form.ts';
import { makeRandom, type Random } from '../test/rules/law/random.ts';

/** Names of meadows for games that allow any names. */
const MEADOWS = ['north', 'east', 'south', 'west'];
const NAMES = 'Ann Bob Cat Dan Eve Fay Gus Hal Ida Jon Kim Lou'.split(' ');

/** Makes the record of a whole match that simulated players play. `hostile` corrupts many lines of the orders and adds random lines. */
export function makeRecord(game: AnyGame, seed: number, hostile: boolean): unknown {
  const random = makeRandom(seed);
  const seats = seatingOf(game);
  const names = seats.map(({ name }) => name);
  const info: MatchInfo<unknown> = {
    seats,
    names,
    options: readOptions({ ...game.options, ...COMMON_OPTIONS }, {}),
  };
  const purses = seats.map(() => ({ garnets: 2 + random(4), bellflowers: 0, tokensOfLife: 0 }));
  let match = startMatch(game, info, purses, `bench ${seed}`, {});
  const rounds: unknown[] = [];
  while (!match.position.over) {
    const round = makeRound(match, random, hostile);
    rounds.push(round.raw);
    match = playRound(match, round.input).match;
  }
  const players = seats.map((seat, i) => ({ ...seat, garnets: purses[i]!.garnets }));
  return { format: 1, game: game.id, players, seed: `bench ${seed}`, rounds };
}

function makeRound(match: Match, random: Random, hostile: boolean) {
  const { game, info } = match;
  const seats = info.seats.length;
  const trades =
    random(2) === 0
      ? [{ from: random(seats), to: random(seats), gives: { garnets: 1 }, takes: undefined }]
      : [];
  const settled = settle(match, [], trades, []);
  const seen = allViews(settled);
  const orders = info.names.map((_, seat) => {
    const order = game.form.read(info, seen.public, rehearseSeat(settled, seen, seat, random));
    return hostile && random(2) === 0 ? damaged(order, random) : order;
  });
  const raw = {
    trades: trades.map(({ from, to, gives }) => ({ from: info.names[from], to: info.names[to], gives })),
    orders: Object.fromEntries(info.names.map((name, seat) => [name, orders[seat]])),
  };
  return { raw, input: { credits: [], trades, orders } };
}

const INVALID_VALUES = [null, -1, 0.5, 'x', 1e300, [], {}, 'constructor', true, 99];

function damaged(value: unknown, random: Random): unknown {
  if (random(6) === 0) return INVALID_VALUES[random(INVALID_VALUES.length)];
  if (Array.isArray(value)) return [...value, ...value].map((item) => damaged(item, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, damaged(item, random)]);
  return Object.fromEntries(random(4) === 0 ? [...entries, ['wild', 1]] : entries);
}

/** Gives as many seats as the game allows, but at most twelve. */
function seatingOf({ seating }: AnyGame): readonly Seat[] {
  const { players, meadows, teams } = seating.rule;
  const most = typeof players === 'number' ? players : players[1];
  const names = meadows ?? MEADOWS.slice(0, teams);
  const seats = NAMES.slice(0, most).map((name, i) => ({ name, meadow: names[i % names.length] as string }));
  seating.check(seats);
  return seats;
}
