import { stack } from '../../board/arrange.ts';
import { type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import type { Table } from '../../declare/table.ts';
import type { PublicTold } from '../../game.ts';
import type { PickingNine } from './kinds.ts';
import { COLOUR_STYLES, COLUMNS, heading, LABEL, label, notes, WIDTH } from './tile.ts';
import { type Card, type Colour, DECK_COLOURS, faceOf, GRAY, HIGHEST } from './vocabulary.ts';

/** Where a card is, as far as everyone was told. */
type Whereabouts =
  | { readonly at: 'hand'; readonly name: string; readonly round: number }
  | { readonly at: 'table' }
  | { readonly at: 'banned' | 'left'; readonly round: number };

const GONE: Style = { fill: PALETTE.shade, ink: PALETTE.soft };

/** All 41 cards by colour and number, each with who has it or what became of it. */
export function drawDeck({ names }: Table<unknown>, told: PublicTold<PickingNine>): Grid {
  const where = follow(names, told);
  const short = shorten(names);
  const cells: Placed[] = Array.from({ length: HIGHEST }, (_, i) => ({
    row: 0,
    column: LABEL + i,
    text: i + 1,
    style: { bold: true, align: 'center', vertical: 'middle', ink: PALETTE.soft },
  }));
  const cellOf = (row: number, column: number, card: Card, columns = 1): Placed => {
    const colour = COLOUR_STYLES[faceOf(card).colour];
    const { text, style, note } = draw(where.get(card), names, short, colour);
    return {
      row,
      column,
      columns,
      text,
      style: {
        size: 9,
        align: 'center',
        vertical: 'middle',
        border: { style: 'thin', colour: PALETTE.line },
        ...style,
      },
      ...(note ? { note } : {}),
    };
  };
  DECK_COLOURS.forEach((colour, i) => {
    cells.push(colourLabel(i + 1, colour));
    for (let n = 1; n <= HIGHEST; n++) cells.push(cellOf(i + 1, LABEL + n - 1, `${colour}-${n}`));
  });
  cells.push(colourLabel(5, 'gray'), cellOf(5, LABEL, GRAY, 2));
  const grid = { widths: Array(COLUMNS).fill(WIDTH), heights: [20, 26, 26, 26, 26, 26], cells };
  const legend = notes([
    'A name: who has it. ● on the table now. ✕ banned. – left over and gone. Empty: not dealt yet.',
  ]);
  return stack([heading('Every card'), grid, legend], 0);
}

function colourLabel(row: number, colour: Colour): Placed {
  const text = colour === 'gray' ? 'gray 0' : colour;
  return label(row, text, { ...COLOUR_STYLES[colour], size: 10, align: 'center' }, 1);
}

/** Follows every card through what was told; who left the table without being picked or banned was left over. */
function follow(
  names: readonly string[],
  { public: views }: PublicTold<PickingNine>,
): ReadonlyMap<Card, Whereabouts> {
  const where = new Map<Card, Whereabouts>();
  views.forEach(({ picks, banned, table }, round) => {
    for (const [card, { at }] of where) if (at === 'table') where.set(card, { at: 'left', round });
    if (banned) where.set(banned, { at: 'banned', round });
    for (const name of names) {
      const card = picks?.[name];
      if (card) where.set(card, { at: 'hand', name, round });
    }
    for (const card of table) where.set(card, { at: 'table' });
  });
  return where;
}

function draw(
  where: Whereabouts | undefined,
  names: readonly string[],
  short: readonly string[],
  colour: Style,
): { readonly text: string; readonly style: Style; readonly note?: string } {
  if (!where) return { text: '', style: { fill: PALETTE.paper } };
  if (where.at === 'table')
    return { text: '●', style: { ink: PALETTE.ink, bold: true, fill: PALETTE.accentPaper } };
  const round = `round ${where.round}`;
  if (where.at === 'hand') {
    const text = short[names.indexOf(where.name)]!;
    return { text, style: { ...colour, bold: true, size: 8 }, note: `${where.name}, ${round}` };
  }
  return where.at === 'banned'
    ? { text: '✕', style: { ...GONE, bold: true }, note: `banned, ${round}` }
    : { text: '–', style: GONE, note: `left over, ${round}` };
}

const ROOM = 5;

/** The names, cut to what a cell has room for; numbered by seat where that makes two alike. */
function shorten(names: readonly string[]): readonly string[] {
  const cut = (name: string, room: number) => {
    const signs = [...name];
    return signs.length > room ? `${signs.slice(0, room - 1).join('')}…` : name;
  };
  const short = names.map((name) => cut(name, ROOM));
  return short.map((name, seat) =>
    short.indexOf(name) === short.lastIndexOf(name) ? name : `${seat + 1} ${cut(names[seat]!, ROOM - 2)}`,
  );
}
