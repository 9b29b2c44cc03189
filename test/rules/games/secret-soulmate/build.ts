import type { Tell } from '../../../../src/rules/game.ts';
import { type Match, playRound } from '../../../../src/rules/play/match.ts';
import { openRecord, readRound } from '../../../../src/rules/play/record.ts';
import { type Replay, replay } from '../../../../src/rules/play/replay.ts';
import { GAMES } from '../../../../src/rules/registry.ts';

/** Ann and Bob, Cat and Dan are soulmates; Ann and Cat share the red meadow, Bob and Dan have none. */
export const PLAYERS = ['Ann', 'Bob', 'Cat', 'Dan'] as const;
export type Player = (typeof PLAYERS)[number];
const MEADOWS = { Ann: 'red', Cat: 'red' } as const;

export interface Round {
  readonly credits?: object;
  readonly trades?: readonly unknown[];
  readonly orders?: { readonly [name in Player]?: unknown };
}

interface Given {
  readonly options?: object;
  readonly garnets?: { readonly [name in Player]?: number };
  readonly seed?: string;
  readonly setup?: object;
  readonly players?: readonly object[];
  readonly rounds?: readonly Round[];
}

export function record({ options = {}, garnets = {}, seed, setup, players, rounds = [] }: Given) {
  const four = PLAYERS.map((name) => ({
    name,
    ...(name in MEADOWS ? { meadow: MEADOWS[name as 'Ann'] } : {}),
    garnets: garnets[name] ?? 0,
  }));
  const pairs = [
    ['Ann', 'Bob'],
    ['Cat', 'Dan'],
  ];
  return {
    format: 1,
    game: 'secret-soulmate',
    options,
    players: players ?? four,
    ...(seed === undefined ? {} : { seed }),
    setup: setup ?? { soulmates: pairs },
    rounds: rounds.map((round) => ({ orders: {}, ...round })),
  };
}

/** What `replay` promises, with the views as this game words them. */
export interface Played extends Omit<Replay, 'start' | 'rounds'> {
  readonly start: Views;
  readonly rounds: readonly (Views & Pick<Replay['rounds'][number], 'round' | 'refused'>)[];
}
interface Views {
  readonly public: { readonly scored?: readonly string[] };
  readonly private: Record<string, Private>;
}
interface Private {
  readonly cards: readonly number[];
  readonly pointTokens: number;
  readonly scoredIn: readonly number[];
  readonly played?: object;
  readonly garnets: number;
  readonly bellflowers: number;
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
export function refusals({ refused }: Pick<Replay['rounds'][number], 'refused'>): string[] {
  return refused.map(({ player, part, code }) => `${player} ${part} ${code}`);
}

/** A record’s match after its rounds, and what was told on the way: `['public S7 …', '0 X4 …']`. */
export function told(given: Given): { readonly match: Match; readonly lines: readonly string[] } {
  const lines: string[] = [];
  const tell: Tell = (to, ruling, text) => lines.push(`${to} ${ruling} ${text}`);
  const opened = openRecord(GAMES, record(given));
  let match = opened.match;
  opened.rounds.forEach((raw, i) => {
    match = playRound(match, readRound(match, raw, `rounds[${i}]`), tell).match;
  });
  return { match, lines };
}

/** Nine rounds in which each player plays the named card, a digit a round, with a point token where `tokens` has a 1. */
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
