import type { OutcomeView } from '../../../../src/rules/declare/outcome.ts';
import type { Tell } from '../../../../src/rules/game.ts';
import { type Match, playRound } from '../../../../src/rules/play/match.ts';
import { openRecord, readRound } from '../../../../src/rules/play/record.ts';
import { type Replay, replay } from '../../../../src/rules/play/replay.ts';
import { GAMES } from '../../../../src/rules/registry.ts';

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

export interface Round {
  readonly credits?: object;
  readonly trades?: readonly unknown[];
  readonly orders?: { readonly [name in Name]?: unknown };
}

interface Given {
  readonly options?: object;
  readonly garnets?: { readonly [name in Name]?: number };
  readonly meadows?: { readonly [name in Name]?: string };
  readonly setup?: object;
  readonly seed?: string;
  readonly rounds?: readonly Round[];
}

/** A record of a match with the deals above and the tie-break list in seat order, unless told otherwise. */
export function record(given: Given) {
  const { options = {}, garnets = {}, meadows = {}, setup = {}, seed, rounds = [] } = given;
  return {
    format: 1,
    game: 'picking-nine',
    options,
    players: NAMES.map((name) => ({
      name,
      garnets: garnets[name] ?? 0,
      ...(meadows[name] ? { meadow: meadows[name] } : {}),
    })),
    setup: { ...(seed ? {} : { deals: DEALS }), ...setup },
    ...(seed ? { seed } : {}),
    rounds: rounds.map((round) => ({ orders: {}, ...round })),
  };
}

export interface Played extends Omit<Replay, 'start' | 'rounds' | 'outcome'> {
  readonly start: { readonly public: Record<string, unknown>; readonly private: Record<string, object> };
  readonly rounds: readonly {
    readonly public: { picks: Record<string, string>; banned: string | null; table: string[] };
    readonly private: Record<string, { cards: string[]; garnets: number; bellflowers: number }>;
    readonly refused: Replay['rounds'][number]['refused'];
  }[];
  readonly outcome: (OutcomeView & { readonly quattros: Record<string, string[]> }) | null;
}

/** The replay of a match built by {@link record}. */
export function play(given: Given): Played {
  return replay(GAMES, record(given)) as unknown as Played;
}

/**
 * A round in which everybody wants the cards of the table in dealt order, so that the k-th to pick gets the k-th card.
 * `numbers` has a digit a seat, `-` for none; `bans` is of who has a ban to send.
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

/** The initials in the order in which they picked in a round of {@link send}. */
export function pickers({ rounds }: Played, round = 0): string {
  const picks = rounds[round]!.public.picks;
  const at = (name: string) => DEALS[round]!.indexOf(picks[name]!);
  return [...NAMES]
    .sort((a, b) => at(a) - at(b))
    .map((name) => name[0])
    .join('');
}

/** `part code` of what was refused in a round, by player. */
export function refusals(played: Played, round = 0): string[] {
  return played.rounds[round]!.refused.map(({ player, part, code }) => `${player} ${part} ${code}`);
}

const COLOURS: Record<string, string> = { r: 'red', g: 'green', b: 'blue', y: 'yellow', x: 'gray' };

/** Cards by initial and number: `cards('r10 x0')`. */
export function cards(short: string): string[] {
  return short.split(' ').map((card) => `${COLOURS[card[0]!]}-${card.slice(1)}`);
}

/** A record of a whole match in which each seat gets exactly these five cards, in this order. */
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

/** How a match ends in which each seat gets exactly these five cards. */
export function endOf(short: readonly string[], options: object = {}): Played {
  return replay(GAMES, recordOf(short, options)) as unknown as Played;
}

/** A match after some rounds, and what was told in them, as `to ruling: text`. */
export function follow(raw: ReturnType<typeof record>): {
  readonly match: Match;
  readonly told: readonly string[];
} {
  const told: string[] = [];
  const tell: Tell = (to, ruling, text) => told.push(`${to} ${ruling}: ${text}`);
  const opened = openRecord(GAMES, raw);
  let match = opened.match;
  for (const round of opened.rounds) match = playRound(match, readRound(match, round, 'round'), tell).match;
  return { match, told };
}
