import type { WithPurse } from '../../../../src/rules/game.ts';
import { theMvp } from '../../../../src/rules/games/the-mvp/index.ts';
import type { CardView, PrivateView } from '../../../../src/rules/games/the-mvp/view.ts';
import { CARDS, PLACES } from '../../../../src/rules/games/the-mvp/vocabulary.ts';
import {
  type Given as GivenMatch,
  matchBuilder,
  type Played as PlayedMatch,
  type Round as RoundOf,
} from '../../builder.ts';
import { type Rehearsed, rehearseRecord } from '../../rehearsal.ts';

export { refusals } from '../../builder.ts';

/** Ann, Bob and Cat are red, Dan, Eve and Fay are green. */
export const PLAYERS = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'] as const;
export type Player = (typeof PLAYERS)[number];

/** The cards in order: apples A-F, lemons G-L, pears M-R, grapes S-X; so grape 3-6 lie at the bottom, U-X. */
export const PATTERN = Object.fromEntries(PLACES.map((place, at) => [place, CARDS[at]!]));

export type Round = RoundOf<Player>;

export interface Given extends Omit<GivenMatch<Player>, 'rounds'> {
  /** Cards that differ from PATTERN. */
  readonly pattern?: Record<string, string>;
  /** A round may be given by its orders alone; an order by its bids as text: `U 5 P 3`. */
  readonly rounds?: readonly (Round | Round['orders'])[];
}

interface PublicView {
  readonly cards: Record<string, CardView>;
}
export type Played = PlayedMatch<PublicView, WithPurse<PrivateView>>;

const MATCHES = matchBuilder({
  game: theMvp,
  players: PLAYERS,
  meadows: { Ann: 'red', Bob: 'red', Cat: 'red', Dan: 'green', Eve: 'green', Fay: 'green' },
});

/** A whole match of simulated players, dealt from its seed. */
export function rehearse(seed: string): Rehearsed {
  const garnets = Object.fromEntries(PLAYERS.map((name) => [name, 5]));
  return rehearseRecord({ ...record({ seed, garnets }), setup: {} }, seed);
}

/** Bids from text: `bids('U 5 P 3')`. */
export function bids(text: string): { card: string; chips: number }[] {
  return [...text.matchAll(/(\w+) (\d+)/g)].map(([, card, chips]) => ({ card: card!, chips: Number(chips) }));
}

/** A record of a match on PATTERN. */
export function record(given: Given) {
  return MATCHES.record(matchOf(given));
}

/** The replay of a match on PATTERN. */
export function play(given: Given): Played {
  return MATCHES.play(matchOf(given));
}

function matchOf({ pattern = {}, rounds = [], ...given }: Given): GivenMatch<Player> {
  return { ...given, setup: { pattern: { ...PATTERN, ...pattern } }, rounds: rounds.map(roundOf) };
}

function roundOf(given: Round | Round['orders']): Round {
  const isWhole = given && ('orders' in given || 'trades' in given || 'credits' in given);
  const round = (isWhole ? given : { orders: given }) as Round;
  const orders = Object.entries(round.orders ?? {}).map(([name, order]) => [
    name,
    typeof order === 'string' ? { bids: bids(order) } : order,
  ]);
  return { ...round, orders: Object.fromEntries(orders) };
}

/** A card after a round, as text: `exposed red 7`, `hidden`. */
export function lies(played: Played, place: string, round = played.rounds.length - 1): string {
  const { status, flag, bid } = played.rounds[round]!.public.cards[place]!;
  return [status, flag, bid].filter((part) => part !== undefined).join(' ');
}

/** Some cards, each after the last round or the one named: `lying(played, 'U', 'P0')`. */
export function lying(played: Played, ...cards: readonly string[]): string {
  return cards
    .map(([place = '', round]) => lies(played, place, round ? Number(round) : undefined))
    .join(', ');
}

/** A player's private view after a round, the last unless told. */
export function of(played: Played, name: Player, round = played.rounds.length - 1): WithPurse<PrivateView> {
  return played.rounds[round]!.private[name]!;
}

/** Rounds where some players claim some cards for one chip each, two rounds for every row of the pattern that has any. */
export function claims(claimers: { readonly [name in Player]?: string }): Record<string, string>[] {
  return ['UVWX', 'PQRST', 'JKLMNO', 'EFGHI', 'ABCD'].flatMap((row) => {
    const orders = PLAYERS.flatMap((name): [string, string][] => {
      const places = [...row].filter((place) => claimers[name]?.includes(place));
      return places.length > 0 ? [[name, places.map((place) => `${place} 1`).join(' ')]] : [];
    });
    return orders.length > 0 ? [Object.fromEntries(orders), {}] : [];
  });
}

/** Lays some cards at some places of PATTERN, and what lay there where they were. */
export function swapped(changes: Record<string, string>): Record<string, string> {
  const pattern = { ...PATTERN };
  for (const [place, card] of Object.entries(changes)) {
    const from = PLACES.find((other) => pattern[other] === card)!;
    [pattern[place], pattern[from]] = [card, pattern[place]!];
  }
  if (new Set(Object.values(pattern)).size !== 24) throw new Error('A card lies twice.');
  return pattern;
}
