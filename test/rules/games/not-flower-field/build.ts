import { readOptions } from '../../../../src/rules/declare/option.ts';
import type { Table } from '../../../../src/rules/declare/table.ts';
import { accountOf } from '../../../../src/rules/games/not-flower-field/account.ts';
import { notFlowerField } from '../../../../src/rules/games/not-flower-field/index.ts';
import { type FieldPosition, readBoard } from '../../../../src/rules/games/not-flower-field/position.ts';
import type { Pattern } from '../../../../src/rules/games/not-flower-field/vocabulary.ts';
import type { Refusal } from '../../../../src/rules/order/refusal.ts';
import { type Replay, replay } from '../../../../src/rules/play/replay.ts';
import { GAMES } from '../../../../src/rules/registry.ts';

/** Red, blue, yellow and green, in seat order. */
export const PLAYERS = ['Ann', 'Bob', 'Cat', 'Dan'] as const;
export type Player = (typeof PLAYERS)[number];
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;

export interface Given {
  readonly options?: object;
  readonly meadows?: { readonly [name in Player]?: string };
  readonly garnets?: { readonly [name in Player]?: number };
  readonly seed?: string;
  readonly setup?: object;
  readonly rounds?: readonly {
    readonly credits?: object;
    readonly trades?: readonly unknown[];
    readonly orders?: { readonly [name in Player]?: unknown };
  }[];
}

/** A record of a match of the four players. */
export function record({ options = {}, meadows = {}, garnets = {}, seed, setup, rounds = [] }: Given) {
  return {
    format: 1,
    game: 'not-flower-field',
    options,
    players: PLAYERS.map((name) => ({
      name,
      garnets: garnets[name] ?? 0,
      ...(meadows[name] ? { meadow: meadows[name] } : {}),
    })),
    ...(seed === undefined ? {} : { seed }),
    ...(setup === undefined ? {} : { setup }),
    rounds: rounds.map((round) => ({ orders: {}, ...round })),
  };
}

/** What `replay` promises, with the views as this game words them. */
export interface Played extends Omit<Replay, 'start' | 'rounds'> {
  readonly start: Views;
  readonly rounds: readonly (Views & { readonly refused: readonly Refusal[] })[];
}
interface Views {
  readonly public: {
    readonly board: Readonly<Record<string, readonly string[]>>;
    readonly scores: Readonly<Record<string, number>>;
  };
  readonly private: Record<string, Record<string, unknown>>;
}

/** The replay of a match built by {@link record}. */
export function play(given: Given): Played {
  return replay(GAMES, record(given)) as unknown as Played;
}

/** A move by its cells for red, blue, yellow, green: `move('A1 B1 C1', 'D4', 'E5', 'F6')`. */
export function move(...cells: readonly [string, string, string, string]) {
  return { cells: Object.fromEntries(COLOURS.map((colour, i) => [colour, split(cells[i] as string)])) };
}

/** `part code` of what was refused in a round, by player. */
export function refusals(played: Played, round = 0): string[] {
  return played.rounds[round]!.refused.map(({ player, part, code }) => `${player} ${part} ${code}`);
}

/** The cells of a view as text: `A1 red+blue, B2 black`. */
export function cellsOf({ board }: Views['public']): string {
  return Object.keys(board)
    .map((place) => `${place} ${board[place]!.join('+')}`)
    .join(', ');
}

function noChance(): never {
  throw new Error('chance decides nothing here');
}

type FieldOptions = Parameters<typeof notFlowerField.setup>[0]['options'];

/** The table of the four players, without multipliers unless told. */
export function tableOf(options: object = {}): Table<FieldOptions> {
  return {
    seats: PLAYERS.map((name) => ({ name })),
    names: PLAYERS,
    options: readOptions(notFlowerField.options, { multipliers: {}, ...options }),
  };
}

/**
 * A position from the field's upper left corner, drawn in rows: `.` empty, `R` one colour, `RB` two, `#` black. What
 * is not drawn is empty.
 */
export function fieldOf(rows: readonly string[], over = false): FieldPosition {
  const start = notFlowerField.setup(tableOf(), COLOURS, noChance, []);
  const field = start.field.map((row, r) => {
    const drawn: Record<string, string | number> = { ...row };
    split(rows[r] ?? '')
      .slice(0, 8)
      .forEach((cell, c) => {
        drawn['ABCDEFGH'.charAt(c)] = cell === '.' ? '' : cell === '#' ? 'black' : cell;
      });
    return drawn as unknown as typeof row;
  });
  return { ...start, field, over };
}

/** The configurations of one pattern on a field, as `Ann A1 B1 C1 = 4`. */
export function found(pattern: Pattern, rows: readonly string[], options: object = {}): string[] {
  return accountOf(readBoard(fieldOf(rows)), tableOf(options).options)
    .filter((line) => line.pattern === pattern)
    .flatMap(({ seat, configurations }) =>
      configurations.map(
        ({ cells, points }) => `${PLAYERS[seat]} ${[...cells].sort().join(' ')} = ${points}`,
      ),
    );
}

function split(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
