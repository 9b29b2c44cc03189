import type { MatchInfo } from '../../../../src/rules/declare/match-info.ts';
import { readOptions } from '../../../../src/rules/declare/option.ts';
import { accountOf } from '../../../../src/rules/games/not-flower-field/configuration.ts';
import { notFlowerField } from '../../../../src/rules/games/not-flower-field/index.ts';
import { type FieldPosition, readBoard } from '../../../../src/rules/games/not-flower-field/position.ts';
import { matchBuilder } from '../../builder.ts';

export { refusals } from '../../builder.ts';

/** Red, blue, yellow and green, in seat order. */
export const PLAYERS = ['Ann', 'Bob', 'Cat', 'Dan'] as const;
export type Player = (typeof PLAYERS)[number];
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;

interface PublicView {
  readonly board: Readonly<Record<string, readonly string[]>>;
  readonly scores: Readonly<Record<string, number>>;
}

export const { record, play } = matchBuilder({
  game: notFlowerField,
  players: PLAYERS,
});
export type Played = ReturnType<typeof play>;
export type Given = Parameters<typeof record>[0];

/** A move by its cells for red, blue, yellow, green: `move('A1 B1 C1', 'D4', 'E5', 'F6')`. */
export function move(...cells: readonly [string, string, string, string]) {
  return { cells: Object.fromEntries(COLOURS.map((colour, i) => [colour, split(cells[i] as string)])) };
}

/** The cells of a view as text: `A1 red+blue, B2 black`. */
export function cellsOf({ board }: PublicView): string {
  return Object.keys(board)
    .map((place) => `${place} ${board[place]!.join('+')}`)
    .join(', ');
}

function noChance(): never {
  throw new Error('chance decides nothing here');
}

type FieldOptions = Parameters<typeof notFlowerField.start>[0]['options'];

/** The table of the four players, without multipliers unless told. */
export function tableOf(options: object = {}): MatchInfo<FieldOptions> {
  return {
    seats: PLAYERS.map((name) => ({ name })),
    names: PLAYERS,
    options: readOptions(notFlowerField.options, { multipliers: {}, ...options }),
  };
}

/** A position from the field's upper left corner, drawn in rows: `.` empty, `R` one colour, `RB` two, `#` black. Other cells are empty. */
export function fieldOf(rows: readonly string[], over = false): FieldPosition {
  const start = notFlowerField.start(tableOf(), COLOURS, noChance, []);
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
export function found(pattern: string, rows: readonly string[], options: object = {}): string[] {
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
