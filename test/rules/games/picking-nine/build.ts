import type { AnyGame } from '../../../../src/rules/game.ts';
import { pickingNine } from '../../../../src/rules/games/picking-nine/index.ts';
import { replay } from '../../../../src/rules/play/replay.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { matchBuilder, type Played as PlayedMatch, type Round as RoundOf } from '../../builder.ts';

export { follow, refusals } from '../../builder.ts';

export const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'] as const;
export type Name = (typeof NAMES)[number];

/** Red 1 to 8 in round 1, red 9, 10 and green 1 to 6 in round 2, and so on. */
export const DEALS = chunk(
  ['red', 'green', 'blue', 'yellow'].flatMap((colour) =>
    Array.from({ length: 10 }, (_, i) => `${colour}-${i + 1}`),
  ),
);

function chunk(cards: readonly string[]): readonly string[][] {
  return [0, 1, 2, 3, 4].map((r) => cards.slice(8 * r, 8 * r + 8));
}

export type Round = RoundOf<Name>;

interface PublicView {
  readonly picks: Record<string, string>;
  readonly banned: string | null;
  readonly table: string[];
  readonly tieBreak?: string[];
}
interface PrivateView {
  readonly cards: string[];
  readonly garnets: number;
  readonly bellflowers: number;
}
interface Outcome {
  readonly quattros: Record<string, string[]>;
}
export type Played = PlayedMatch<PublicView, PrivateView, Outcome>;

/** Matches with the deals above and the tie-break list in seat order, unless told otherwise. */
const MATCHES = matchBuilder({
  game: pickingNine as AnyGame,
  players: NAMES,
  setup: ({ seed, setup }) => ({ ...(seed ? {} : { deals: DEALS }), ...setup }),
});
export const { record } = MATCHES;
export const play: (given: Parameters<typeof record>[0]) => Played = MATCHES.play as never;

/**
 * A round where everybody wants the cards of the table in dealt order, so that the k-th to pick gets the k-th
 * card. `numbers` has a digit a seat, `-` for none; `bans` has a ban for each seat that sends one.
 */
export function send(numbers: string, round = 0, bans: { readonly [name in Name]?: string } = {}): Round {
  const orders: Record<string, object> = {};
  NAMES.forEach((name, seat) => {
    const digit = numbers[seat];
    orders[name] = {
      wants: DEALS[round]!.slice(0, 7),
      ...(digit === '-' ? {} : { priority: Number(digit) }),
      ...(bans[name] ? { ban: bans[name] } : {}),
    };
  });
  return { orders };
}

/** The initials in picking order in a round of {@link send}. */
export function pickers({ rounds }: Played, round = 0): string {
  const picks = rounds[round]!.public.picks;
  const at = (name: string) => DEALS[round]!.indexOf(picks[name]!);
  return [...NAMES]
    .sort((a, b) => at(a) - at(b))
    .map((name) => name[0])
    .join('');
}

const COLOURS: Record<string, string> = { r: 'red', g: 'green', b: 'blue', y: 'yellow', x: 'gray' };

/** Cards by initial and number: `cards('r10 x0')`. */
export function cards(short: string): string[] {
  return short.split(' ').map((card) => `${COLOURS[card[0]!]}-${card.slice(1)}`);
}

/** A record of a whole match that gives each seat exactly these five cards, in this order. */
export function recordOf(short: readonly string[], options: object = {}) {
  const hands = short.map(cards);
  const held = new Set(hands.flat());
  const spare = DEALS.flat().filter((card) => !held.has(card));
  const deals = DEALS.map((_, r) => {
    const dealt = hands.map((hand) => hand[r]!).filter((card) => card !== 'gray-0');
    return [...dealt, ...spare.splice(0, 8 - dealt.length)];
  });
  const rounds = deals.map((_, r) => ({
    orders: Object.fromEntries(
      NAMES.map((name, seat) => [name, { wants: [hands[seat]![r]], priority: seat + 1 }]),
    ),
  }));
  return record({ options, setup: { deals }, rounds });
}

/** The end of a match that gives each seat exactly these five cards. */
export function endOf(short: readonly string[], options: object = {}): Played {
  return replay(GAMES, recordOf(short, options)) as unknown as Played;
}
