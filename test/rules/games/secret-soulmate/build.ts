import { secretSoulmate } from '../../../../src/rules/games/secret-soulmate/index.ts';
import type { Match } from '../../../../src/rules/play/match.ts';
import { type Replay, replay } from '../../../../src/rules/play/replay.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import {
  follow,
  type Given as GivenMatch,
  matchBuilder,
  type Played as PlayedMatch,
  type Round as RoundOf,
  refusals as refusalsIn,
} from '../../builder.ts';

/** Ann and Bob, Cat and Dan are soulmates; Ann and Cat share the red meadow, Bob and Dan have none. */
export const PLAYERS = ['Ann', 'Bob', 'Cat', 'Dan'] as const;
export type Player = (typeof PLAYERS)[number];
const MEADOWS = { Ann: 'red', Cat: 'red' } as const;

export type Round = RoundOf<Player>;

interface Given extends GivenMatch<Player> {
  readonly players?: readonly object[];
}

interface PublicView {
  readonly scored?: readonly string[];
}
interface PrivateView {
  readonly cards: readonly number[];
  readonly pointTokens: number;
  readonly scoredIn: readonly number[];
  readonly played?: object;
  readonly garnets: number;
  readonly bellflowers: number;
}
export type Played = PlayedMatch<PublicView, PrivateView>;

const SOULMATES = [
  ['Ann', 'Bob'],
  ['Cat', 'Dan'],
];

const MATCHES = matchBuilder({
  game: secretSoulmate,
  players: PLAYERS,
  meadows: MEADOWS,
  setup: ({ setup }) => setup ?? { soulmates: SOULMATES },
});

/** A record of a match of the four, or of other players. */
export function record({ players, ...given }: Given) {
  return { ...MATCHES.record(given), ...(players ? { players } : {}) };
}

/** The replay of a match built by {@link record}. */
export function play(given: Given): Played {
  return replay(GAMES, record(given)) as unknown as Played;
}

/** One round with these orders. */
export function playOne(orders: Round['orders'], given: Given = {}): Played['rounds'][number] {
  return play({ ...given, rounds: [{ orders: orders ?? {} }] }).rounds[0]!;
}

/** `player part code` of what was refused in a round. */
export function refusals(round: Pick<Replay['rounds'][number], 'refused'>): string[] {
  return refusalsIn({ rounds: [round] });
}

/** A record’s match after its rounds, and what was told on the way: `['public S7 …', '0 X4 …']`. */
export function seen(given: Given): { readonly match: Match; readonly lines: readonly string[] } {
  return follow(record(given));
}

/** Nine rounds where each player plays the named card, a digit a round, with a point token if `tokens` has a 1. */
export function nine(
  cards: { readonly [name in Player]: string },
  tokens: { readonly [name in Player]?: string } = {},
): readonly Round[] {
  return Array.from({ length: 9 }, (_, r) => ({
    orders: Object.fromEntries(
      PLAYERS.map((name) => [name, { card: Number(cards[name][r]), token: tokens[name]?.[r] === '1' }]),
    ),
  }));
}
