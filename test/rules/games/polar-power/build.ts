import type { Refusal } from '../../../../src/rules/order/refusal.ts';
import { type Replay, replay } from '../../../../src/rules/play/replay.ts';
import { GAMES } from '../../../../src/rules/registry.ts';

/** Two a meadow, the first of each positive. */
export const PLAYERS = ['Wes', 'Wyn', 'Bea', 'Bob', 'Kim', 'Ken', 'Ros', 'Ray', 'Gus', 'Gil'] as const;
export type Player = (typeof PLAYERS)[number];
export const MEADOW_OF = ['white', 'white', 'blue', 'blue', 'black', 'black', 'red', 'red', 'green', 'green'];

export interface Round {
  readonly credits?: object;
  readonly trades?: readonly unknown[];
  readonly orders?: { readonly [name in Player]?: unknown };
}

interface Given {
  readonly options?: object;
  readonly garnets?: { readonly [name in Player]?: number };
  readonly rounds?: readonly Round[];
}

/** A record of a match in which the first player of each meadow is positive. */
export function record({ options = {}, garnets = {}, rounds = [] }: Given) {
  return {
    format: 1,
    game: 'polar-power',
    options,
    players: PLAYERS.map((name, i) => ({ name, meadow: MEADOW_OF[i], garnets: garnets[name] ?? 0 })),
    setup: { polarity: Object.fromEntries(PLAYERS.map((name, i) => [name, i % 2 === 0 ? '+' : '-'])) },
    rounds: rounds.map((round) => ({ orders: {}, ...round })),
  };
}

/** What `replay` promises, with the views as this game words them. */
export interface Played extends Omit<Replay, 'start' | 'rounds'> {
  readonly start: Views;
  readonly rounds: readonly (Views & { readonly refused: readonly Refusal[] })[];
}
interface Views {
  readonly public: { readonly meadows: Record<string, Record<string, unknown>> };
  readonly private: Record<string, Record<string, unknown>>;
}

/** The replay of a match built by {@link record}. */
export function play(given: Given): Played {
  return replay(GAMES, record(given)) as unknown as Played;
}

/** A mail as an order has it: `mail('red', 2)`. */
export const mail = (postcard: unknown, coil: unknown) => ({ postcard, coil });
/** An order of mails: `send(['red', 2], ['blue', 1])`. */
export const send = (...mails: readonly (readonly [unknown, unknown])[]) => ({
  mails: mails.map(([postcard, coil]) => mail(postcard, coil)),
});

/** `part code` of what was refused in a round, by player. */
export function refusals(played: Played, round = 0): string[] {
  return played.rounds[round]!.refused.map(({ player, part, code }) => `${player} ${part} ${code}`);
}

/** One column of the public view of a round: `column(played, 'power')` in the order white, blue, black, red, green. */
export function column(played: Played, key: string, round = 0): unknown[] {
  return Object.values(played.rounds[round]!.public.meadows).map((meadow) => meadow[key]);
}
