import { expect } from '@jest/globals';
import type { WithPurse } from '../../../../src/rules/game.ts';
import type { CardView, PrivateView } from '../../../../src/rules/games/the-mvp/view.ts';
import { CARDS, PLACES } from '../../../../src/rules/games/the-mvp/vocabulary.ts';
import type { Refusal } from '../../../../src/rules/order/refusal.ts';
import { type Replay, replay } from '../../../../src/rules/play/replay.ts';
import { GAMES } from '../../../../src/rules/registry.ts';

/** Ann, Bob and Cat are red, Dan, Eve and Fay are green. */
export const PLAYERS = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'] as const;
export type Player = (typeof PLAYERS)[number];

/** The cards in order: apples A-F, lemons G-L, pears M-R, grapes S-X; so grape 3-6 lie at the bottom, U-X. */
export const PATTERN = Object.fromEntries(PLACES.map((place, at) => [place, CARDS[at]!]));

type Order = Record<string, unknown>;
export interface Round {
  readonly credits?: object;
  readonly trades?: readonly unknown[];
  /** An order, or bids as text: `U 5 P 3`. */
  readonly orders?: { readonly [name in Player]?: unknown };
}

export interface Given {
  readonly options?: object;
  readonly garnets?: { readonly [name in Player]?: number };
  /** Which cards lie elsewhere than in PATTERN. */
  readonly pattern?: Record<string, string>;
  readonly rounds?: readonly (Round | Round['orders'])[];
}

/** Bids from text: `bids('U 5 P 3')`. */
export function bids(text: string): { card: string; chips: number }[] {
  return [...text.matchAll(/(\w+) (\d+)/g)].map(([, card, chips]) => ({ card: card!, chips: Number(chips) }));
}

/** A record; a round may be given by its orders alone. */
export function record({ options = {}, garnets = {}, pattern = {}, rounds = [] }: Given) {
  return {
    format: 1,
    game: 'the-mvp',
    options,
    players: PLAYERS.map((name, i) => ({
      name,
      meadow: i < 3 ? 'red' : 'green',
      garnets: garnets[name] ?? 0,
    })),
    setup: { pattern: { ...PATTERN, ...pattern } },
    rounds: rounds.map((given) => {
      const round: Round =
        given && ('orders' in given || 'trades' in given || 'credits' in given)
          ? (given as Round)
          : { orders: given as NonNullable<Round['orders']> };
      const orders = Object.entries(round.orders ?? {}).map(([name, order]) => [
        name,
        typeof order === 'string' ? { bids: bids(order) } : order,
      ]);
      return { ...round, orders: Object.fromEntries(orders) as Record<string, Order> };
    }),
  };
}

/** What `replay` promises, with the views as this game words them. */
export interface Played extends Omit<Replay, 'start' | 'rounds'> {
  readonly start: Views;
  readonly rounds: readonly (Views & { readonly refused: readonly Refusal[] })[];
}
interface Views {
  readonly public: { readonly cards: Record<string, CardView> };
  readonly private: Record<string, WithPurse<PrivateView>>;
}

/** The replay of a match built by {@link record}. */
export function play(given: Given): Played {
  return replay(GAMES, record(given)) as unknown as Played;
}

/** `player part code` of what was refused in a round. */
export function refusals(played: Played, round = 0): string[] {
  return played.rounds[round]!.refused.map(({ player, part, code }) => `${player} ${part} ${code}`);
}

/** A card after a round, as text: `exposed red 7`, `hidden`. */
export function lies(played: Played, place: string, round = played.rounds.length - 1): string {
  const { status, flag, bid } = played.rounds[round]!.public.cards[place]!;
  return [status, flag, bid].filter((part) => part !== undefined).join(' ');
}

/** A player's private view after a round, the last unless told. */
export function of(played: Played, name: Player, round = played.rounds.length - 1): WithPurse<PrivateView> {
  return played.rounds[round]!.private[name]!;
}

/** Rounds in which some players claim some cards for one chip each, two rounds for every row of the pattern that has any. */
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
  expect(new Set(Object.values(pattern)).size).toBe(24);
  return pattern;
}
