import { type Grid, PALETTE, type Placed, type Style } from '../../board/grid.ts';
import { heightOf } from '../../board/text-size.ts';
import type { AccountLine } from './account.ts';
import { type Board, openCells } from './board.ts';
import { GRID_COLUMNS, WIDTH } from './draw-field.ts';
import type { Paint } from './paint.ts';
import type { PublicView } from './view.ts';
import { PATTERNS, type Pattern, SEATS } from './vocabulary.ts';

const WORDS: Record<Pattern, string> = {
  bridge: 'own, black, own (line or L)',
  rainbow: 'four in a line, all different, own at an end',
  kiss: 'two own diagonally, two different colours between',
  snake: 'four own as an S or a Z',
  bud: 'own beside an empty cell',
};

/** Tables share their columns: words on the left, then the four players. */
const LEFT = GRID_COLUMNS - 12;
const SPAN = 3;
const HEAD: Style = { bold: true, align: 'left', vertical: 'middle', ink: PALETTE.ink };
const FIGURE: Style = { align: 'center', vertical: 'middle' };

/** How many of each pattern everyone has and what they are worth; then the cells held and still open (F6). */
export function drawScores(
  account: readonly AccountLine[],
  board: Board,
  held: readonly number[],
  paints: readonly Paint[],
  names: readonly string[],
): Grid {
  const rows = PATTERNS.map((pattern) => ({
    label: `${pattern}: ${WORDS[pattern]}`,
    figures: SEATS.map((seat) => {
      const line = account.find((one) => one.seat === seat && one.pattern === pattern) as AccountLine;
      return line.configurations.length === 0 ? '–' : `${line.configurations.length} → ${line.points}`;
    }),
  }));
  const total = SEATS.map((seat) =>
    account.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0),
  );
  const { to } = openCells(board);
  return table('Patterns: how many → points', paints, names, [
    ...rows,
    { label: 'points together', figures: total, isStrong: true },
    { label: 'cells with the colour', figures: held },
    { label: 'cells open to the colour', figures: to },
  ]);
}

/** Points after each round, as if the field had stayed like that. */
export function drawRounds(
  views: readonly PublicView[],
  paints: readonly Paint[],
  names: readonly string[],
): Grid {
  const scores = views.map((view) => names.map((name) => view.scores[name] as number));
  return table(
    'Points after each round',
    paints,
    names,
    scores.slice(1).map((row, i) => ({
      label: `round ${i + 1}`,
      figures: row.map((score, seat) => {
        const gain = score - (scores[i]?.[seat] ?? 0);
        return `${score} (${gain < 0 ? '−' : '+'}${Math.abs(gain)})`;
      }),
    })),
  );
}

interface Line {
  readonly label: string;
  readonly figures: readonly (string | number)[];
  readonly isStrong?: boolean;
}

function table(
  title: string,
  paints: readonly Paint[],
  names: readonly string[],
  lines: readonly Line[],
): Grid {
  const cells: Placed[] = [
    { row: 0, column: 0, columns: LEFT, text: title, style: { ...HEAD, wrap: true } },
    ...paints.map(({ sign, fill, ink }, seat): Placed => {
      const text = `${sign} · ${names[seat]}`;
      return {
        row: 0,
        column: LEFT + SPAN * seat,
        columns: SPAN,
        text,
        style: { ...FIGURE, fill, ink, bold: true, wrap: true },
      };
    }),
  ];
  lines.forEach(({ label, figures, isStrong = false }, i) => {
    const fill = i % 2 === 0 ? PALETTE.shade : PALETTE.paper;
    cells.push({
      row: i + 1,
      column: 0,
      columns: LEFT,
      text: label,
      style: { align: 'left', vertical: 'middle', size: 9, wrap: true, fill, bold: isStrong },
    });
    figures.forEach((text, seat) => {
      cells.push({
        row: i + 1,
        column: LEFT + SPAN * seat,
        columns: SPAN,
        text,
        style: { ...FIGURE, fill, bold: isStrong, size: isStrong ? 12 : 10 },
      });
    });
  });
  return {
    widths: Array(GRID_COLUMNS).fill(WIDTH),
    heights: [
      Math.max(
        heightOf(title, LEFT * WIDTH, HEAD),
        ...names.map((name) => heightOf(`X · ${name}`, SPAN * WIDTH, HEAD)),
      ),
      ...lines.map(({ label, isStrong }) =>
        Math.max(24, heightOf(label, LEFT * WIDTH, { size: 9, bold: isStrong === true })),
      ),
    ],
    cells,
  };
}
