import { declarePosition, each, fixedTable, type PositionOf, type RowIn, table, text } from '../../data.ts';
import { byName, type DealPart, different, type MatchInfo, perPlayer, problemsIn } from '../../kit.ts';
import { BLACK, type Board, CELLS } from './cell.ts';
import type { Options } from './options.ts';
import { BLACK_NAME, COLOURS, COLUMNS, DEFAULT_COLOURS, isSign, ROWS, SIDE, signsOf } from './vocabulary.ts';

/** The position, which is public as a whole. Only the coming moves are secret. */
export const POSITION = declarePosition({
  tables: {
    /** The field. An empty cell is ''. Other cells hold one sign, two signs in seat order, or `black`. */
    field: fixedTable('row', ROWS, 'everyone', each(COLUMNS, text())),
    /** The player's colour, and the letter for that colour in `field`. */
    seats: table('everyone', { colour: text(), sign: text() }),
  },
});

export type Info = MatchInfo<Options>;
export type FieldPosition = PositionOf<typeof POSITION>;
type Gardener = RowIn<typeof POSITION, 'seats'>;

/** Checks three things: colours and signs differ, no colour is black, and cells hold only these signs. */
export function check({ field, seats }: FieldPosition) {
  return problemsIn((expect) => {
    seats.forEach(({ colour, sign }, i) => {
      const before = seats.slice(0, i);
      const isOwn = !['', BLACK_NAME, ...before.map((other) => other.colour)].includes(colour);
      expect(isOwn, `seats[${i}].colour`, 'expected a colour that no other player has, and not black');
      const hasSign = isSign(sign) && !before.some((other) => other.sign === sign);
      expect(hasSign, `seats[${i}].sign`, 'expected a letter that no other player has');
    });
    const texts = [...contentsIn(seats).values()].map(({ text }) => text);
    const problem = `expected nothing or one of ${texts.slice(1).join(', ')}`;
    field.forEach((row, i) => {
      for (const column of COLUMNS) expect(texts.includes(row[column]), `field[${i}].${column}`, problem);
    });
  });
}

/** Gives the meaning of each cell that can be: the colours in seat order, and the text in `field`. */
export function contentsIn(seats: readonly Gardener[]) {
  return new Map(
    CELLS.map((cell) => {
      if (cell === BLACK) return [cell, { colours: [BLACK_NAME], text: BLACK_NAME }];
      const inside = seats.filter((_, seat) => cell & (1 << seat));
      const text = inside.map(({ sign }) => sign).join('');
      return [cell, { colours: inside.map(({ colour }) => colour), text }];
    }),
  );
}

/** Reads the field as a board. */
export function readBoard({ field, seats }: FieldPosition): Board {
  const cellOf = new Map<string, number>();
  for (const [cell, { text }] of contentsIn(seats)) cellOf.set(text, cell);
  return field.flatMap((row) => COLUMNS.map((column) => cellOf.get(row[column])!));
}

/** Gives the field with the cells of a board. */
export function writeBoard({ field, seats }: FieldPosition, board: Board): FieldPosition['field'] {
  const contents = contentsIn(seats);
  return field.map(({ row }, r) => ({
    row,
    ...byName(COLUMNS, (c) => contents.get(board[SIDE * r + c]!)!.text),
  }));
}

/** Colour of each seat, in seat order. */
export type Deal = readonly string[];

/** Colours that the players chose: one for each player, all different, none black (F7). */
export const DEAL = {
  keys: {
    colours: {
      help: 'Each player’s colour. All colours differ, and none is black.',
      usual: DEFAULT_COLOURS.join(', '),
      input: { kind: 'per-player', choices: COLOURS, isOpen: true },
    } satisfies DealPart,
  },
  read: ({ names }: Info, given: Record<string, unknown>): Deal => {
    const isColour = (raw: unknown) => typeof raw === 'string' && raw !== '' && raw !== BLACK_NAME;
    const read = different<string>(isColour, 'a colour other than black');
    return perPlayer(names, given, 'colours', read) ?? DEFAULT_COLOURS;
  },
};

/** Gives each player a colour, and the sign of this colour. The field is empty. */
export function start(_info: Info, colours: Deal) {
  const signs = signsOf(colours);
  return { seats: colours.map((colour, i) => ({ colour, sign: signs[i]! })) };
}
