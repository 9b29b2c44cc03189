import { stack } from '../../board/arrange.ts';
import { type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import { heightOf } from '../../board/text-size.ts';
import type { Table } from '../../declare/table.ts';
import type { PrivateTold, PublicTold } from '../../game.ts';
import { accountOf } from './account.ts';
import { cellsHeld } from './board.ts';
import { boardOf, coloursOf } from './colours.ts';
import { drawField, GRID_COLUMNS, WIDTH } from './draw-field.ts';
import { drawRounds, drawScores } from './draw-scores.ts';
import type { NotFlowerField } from './kinds.ts';
import type { Options } from './options.ts';
import { type Paint, paintsOf } from './paint.ts';
import type { FieldPosition } from './position.ts';
import type { PublicView } from './view.ts';
import { SEATS } from './vocabulary.ts';

const BLOCK = 4;
/** Columns of a label before a player’s own facts. */
const FACT = 5;

/** The players, the field, and what it would score; at the end who won, and why. */
export function drawPublic(table: Table<Options>, told: PublicTold<NotFlowerField>): Grid {
  return drawAll(table, told, coloursOf(table));
}

/** A player's own facts above the public board. */
export function drawPrivate(table: Table<Options>, seat: number, told: PrivateTold<NotFlowerField>): Grid {
  const colours = coloursOf(table);
  const { colour, garnets, bellflowers } = told.private[told.private.length - 1]!;
  const { fill, ink, sign } = paintsOf(colours)[seat] as Paint;
  const others = colours.filter((_, other) => other !== seat).join(', ');
  const facts: [string, string, Style][] = [
    ['You are', `${sign} · ${colour}`, { fill, ink, bold: true, size: 12 }],
    ['Your purse', `${count(garnets, 'garnet')}, ${count(bellflowers, 'bellflower')}`, {}],
  ];
  if (!told.outcome) facts.push(['Each round', `three cells for ${colour}, one each for ${others}`, {}]);
  const heights = facts.map(([, text, style]) =>
    Math.max(26, heightOf(text, (GRID_COLUMNS - FACT) * WIDTH, style)),
  );
  const cells = facts.flatMap(([label, text, style], row): Placed[] => [
    {
      row,
      column: 0,
      columns: FACT,
      text: label,
      style: { bold: true, ink: PALETTE.soft, vertical: 'middle' },
    },
    {
      row,
      column: FACT,
      columns: GRID_COLUMNS - FACT,
      text,
      style: { align: 'left', vertical: 'middle', wrap: true, ...style },
    },
  ]);
  const hand = { widths: Array(GRID_COLUMNS).fill(WIDTH), heights, cells };
  return stack([hand, drawAll(table, told, colours)]);
}

/** The public board: this game keeps no secret but the orders that are not yet resolved. */
export function drawHost(
  table: Table<Options>,
  position: FieldPosition,
  told: PublicTold<NotFlowerField>,
): Grid {
  return drawAll(
    table,
    told,
    position.seats.map((row) => row.colour),
  );
}

function drawAll(table: Table<Options>, told: PublicTold<NotFlowerField>, colours: readonly string[]): Grid {
  const { names, options } = table;
  const views = told.public;
  const round = views.length - 1;
  const view = views[round] as PublicView;
  const paints = paintsOf(colours);
  const board = boardOf(view, colours);
  const before = round > 0 ? boardOf(views[round - 1] as PublicView, colours) : undefined;
  const account = accountOf(board, options);
  const held = cellsHeld(board);
  return stack([
    drawTitle(table, told),
    drawPlayers(table, view, held, paints, told.outcome),
    drawField(board, before, paints, options.multipliers),
    drawLegend(options, round > 0),
    ...(round > 0
      ? [drawScores(account, board, held, paints, names), drawRounds(views, paints, names)]
      : [drawScores(account, board, held, paints, names)]),
  ]);
}

function drawTitle(
  { options, names }: Table<Options>,
  { public: views, outcome }: PublicTold<NotFlowerField>,
): Grid {
  const round = views.length - 1;
  const lines: [string, Style][] = [
    [
      round === 0
        ? `Not Flower Field: before round 1 of ${options.rounds}`
        : outcome
          ? `Not Flower Field: the end after round ${round}`
          : `Not Flower Field: after round ${round} of ${options.rounds}`,
      { bold: true, size: 14 },
    ],
  ];
  if (outcome) {
    const opponents = (outcome.opponents as readonly string[]).join(' or ');
    lines.push(
      [`${outcome.winners.join(', ')} wins.`, { bold: true, fill: PALETTE.gold, size: 12 }],
      [
        `${outcome.candidates.join(', ')} is last and names an opponent: ${opponents}.`,
        { fill: PALETTE.warnPaper, ink: PALETTE.warn, bold: true },
      ],
    );
    const tied = (seats: readonly string[]) =>
      seats.some((name) =>
        names.some((other) => other !== name && outcome.scores[other] === outcome.scores[name]),
      );
    if (tied([...outcome.winners, ...outcome.candidates]))
      lines.push([
        'Equal points are ranked by cells with the colour, then by lot.',
        { italic: true, size: 9 },
      ]);
  } else if (round > 0)
    lines.push(['Points are counted as if the field stayed like this.', { italic: true, ink: PALETTE.soft }]);
  return drawLines(0, lines, 28);
}

function drawPlayers(
  { names }: Table<Options>,
  view: PublicView,
  held: readonly number[],
  paints: readonly Paint[],
  outcome: PublicTold<NotFlowerField>['outcome'],
): Grid {
  const tall = names.map((name) => heightOf(`${name} · wins`, BLOCK * WIDTH, { bold: true }));
  const cells = SEATS.flatMap((seat): Placed[] => {
    const { fill, ink, sign, colour } = paints[seat] as Paint;
    const name = names[seat] as string;
    const column = 1 + BLOCK * seat;
    const place = outcome?.winners.includes(name)
      ? ' · wins'
      : outcome?.candidates.includes(name)
        ? ' · last'
        : '';
    const style: Style = { fill, ink, vertical: 'middle', align: 'left' };
    return [
      { row: 0, column, text: sign, style: { ...style, bold: true, size: 15, align: 'center' } },
      {
        row: 0,
        column: column + 1,
        columns: 3,
        text: colour,
        style: { ...style, bold: true, size: 9, wrap: true },
      },
      {
        row: 1,
        column,
        columns: BLOCK,
        text: `${name}${place}`,
        style: { bold: true, align: 'center', vertical: 'middle', wrap: true },
      },
      {
        row: 2,
        column,
        columns: BLOCK,
        text: `${count(view.scores[name] as number, 'point')}\n${count(held[seat] as number, 'cell')}`,
        style: { align: 'center', vertical: 'middle', wrap: true },
      },
    ];
  });
  return { widths: Array(GRID_COLUMNS).fill(WIDTH), heights: [30, Math.max(...tall), 38], cells };
}

function drawLegend({ multipliers, stacking }: Options, hasFrames: boolean): Grid {
  const stacked = { product: 'several multiply', max: 'only the largest counts', sum: 'several add up' }[
    stacking
  ];
  const factors = [...new Set(Object.values(multipliers))].sort((a, b) => a - b);
  const lines = [
    'A letter is a colour. A cell with one letter takes one more; with two it is full.',
    'black: more than two colours met. It takes nothing more, is nobody’s, and counts as a colour.',
    ...(factors.length > 0
      ? [
          `${factors.map((factor) => `×${factor}`).join(' ')}: a pattern with such a cell is worth so many times its 4 points; ${stacked}.`,
        ]
      : []),
    ...(hasFrames ? ['A thick frame: changed in the last round.'] : []),
  ];
  const style: Style = { size: 9, italic: true, ink: PALETTE.soft };
  return drawLines(
    1,
    lines.map((text) => [text, style]),
    20,
  );
}

/** Lines of text from a column on, each as high as it needs. */
function drawLines(
  column: number,
  lines: readonly (readonly [text: string, style: Style])[],
  least: number,
): Grid {
  const columns = GRID_COLUMNS - column;
  return {
    widths: Array(GRID_COLUMNS).fill(WIDTH),
    heights: lines.map(([text, style]) => Math.max(least, heightOf(text, columns * WIDTH, style))),
    cells: lines.map(([text, style], row) => ({
      row,
      column,
      columns,
      text,
      style: { align: 'left', vertical: 'middle', wrap: true, ...style },
    })),
  };
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}
