import { beside, stack } from '../../../src/rules/board/arrange.ts';
import { bars } from '../../../src/rules/board/bars.ts';
import { drawFacts } from '../../../src/rules/board/facts.ts';
import { type Grid, PALETTE } from '../../../src/rules/board/grid.ts';
import { history, latest } from '../../../src/rules/board/history.ts';
import { heading, legend, notes, STRONG, textLines } from '../../../src/rules/board/page.ts';
import { drawTable } from '../../../src/rules/board/table.ts';
import { gap, tiles } from '../../../src/rules/board/tiles.ts';
import { count, flag, oneOf, text, whole } from '../../../src/rules/declare/column.ts';
import { items } from '../../../src/rules/declare/items.ts';
import {
  type Draft,
  declarePosition,
  fixedTable,
  type PositionOf,
  type RowIn,
  table,
} from '../../../src/rules/declare/tables.ts';
import type { PartsOf } from '../../../src/rules/define-game.ts';
import { LINE_LIMIT, readAnswerNumber } from '../../../src/rules/order/answer.ts';
import { choice, yesNo } from '../../../src/rules/order/choice-field.ts';
import { dropdowns } from '../../../src/rules/order/dropdowns.ts';
import { checked, type Judging } from '../../../src/rules/order/field.ts';
import { lines } from '../../../src/rules/order/lines-field.ts';
import { purchase, wholeNumber } from '../../../src/rules/order/number-field.ts';

type NoOptions = Record<never, never>;

// The examples of docs/new-game.md. A test draws them and looks for them in the document.

const WOODS = ['oak', 'pine', 'birch'] as const;

export const LOGS = items('logs', { one: 'log', kinds: WOODS, start: 1, most: 1000, swap: true });

export const POSITION = declarePosition({
  scalars: { storm: flag({ known: 'everyone' }) },
  tables: {
    // One row for each wood, always in this order.
    market: fixedTable('wood', WOODS, 'everyone', { price: count({ start: 1 }), change: whole() }),
    // Rows that come and go.
    offers: table('host', { player: text({ known: 'everyone' }), wood: oneOf(WOODS) }),
    seats: table('owner', { ...LOGS.columns, score: count({ revealed: '' }) }),
  },
});

export const ORDER = {
  wood: choice({ title: 'Wood' }, WOODS),
  risk: checked(
    yesNo({ title: 'Cross the river' }),
    (_risk, { position }: Judging<unknown, ForestPosition>) =>
      position.storm ? ['not-legal', 'Nobody crosses the river in a storm.'] : undefined,
  ),
  price: wholeNumber({ title: 'Your price' }, { least: 1, most: 9, dropdown: true }),
};

type Forest = PartsOf<NoOptions, typeof POSITION, typeof ORDER>;
type ForestPosition = PositionOf<typeof POSITION>;
type SeatRow = RowIn<typeof POSITION, 'seats'>;

/** Up to three loads; each must be in hand when it is reached. */
export const LOADS = lines(
  dropdowns({
    count: 3,
    title: 'Load',
    help: 'Wood and amount.',
    parts: { wood: WOODS, amount: [1, 2] },
    choice: ({ wood, amount }) => `${amount} ${wood}`,
  }),
  {
    expected: 'a wood and an amount',
    start: ({ position, seat }: Judging<unknown, ForestPosition>): Draft<SeatRow> => ({
      ...position.seats[seat]!,
    }),
    take: ({ wood, amount }, left) => {
      if (left[wood] < amount) return ['not-held', `You have ${left[wood]} ${wood} left.`];
      left[wood] -= amount;
      return undefined;
    },
  },
);

/** The form asks for a number of each wood; an order has a line for each sapling, so that each is refused alone. */
export const PLANTS = lines(
  {
    ask: () =>
      WOODS.map((wood) => ({
        id: `plant${wood}`,
        title: `Saplings of ${wood}`,
        help: '',
        input: { kind: 'whole', least: 0, most: 3 },
      })),
    read: (answers) =>
      WOODS.flatMap((wood) => {
        const count = readAnswerNumber(answers[`plant${wood}`]) ?? 0;
        return typeof count === 'number' ? Array<string>(Math.min(count, LINE_LIMIT + 1)).fill(wood) : count;
      }),
  },
  {
    expected: 'a wood',
    parse: (raw) => WOODS.find((wood) => wood === raw),
    take: (_wood, _left, _judging, taken) =>
      taken.length < 3 ? undefined : ['not-legal', 'Three saplings can be planted.'],
  },
);

/** Nobody holds more than five pines. */
export const BUY = purchase<unknown, ForestPosition>({ title: 'Pines to buy' }, () => 2, {
  most: ({ position, seat }) => 5 - position.seats[seat]!.pine,
});

/** A board over the default views: the public one has the market, a player’s own the wood of their row. */
export const draw: Forest['draw'] = {
  public: (_info, seen) => drawMarket(latest(seen.public)),
  private: (_info, _seat, seen) => {
    const { oak, pine, birch } = latest(seen.private);
    return stack([drawFacts([['Your wood', oak + pine + birch]]), drawMarket(latest(seen.public))]);
  },
  host: (_info, _position, seen) => drawMarket(latest(seen.public)),
};

function drawMarket({ market, storm }: ReturnType<Forest['views']['public']>): Grid {
  return stack([
    drawFacts([['Weather', storm ? '✗ a storm' : '✓ fair']]),
    drawTable(
      [
        { head: 'Wood', cell: ({ wood }) => wood },
        { head: 'price', cell: ({ price }) => price },
      ],
      market,
    ),
  ]);
}

interface Row {
  readonly player: string;
  readonly points: number;
}

/** Labelled facts; a value can be a text, a number or a drawing. */
export function drawHand(points: number, cards: readonly number[]): Grid {
  return drawFacts([
    ['Points', points],
    ['Your cards', tiles(cards.map((card) => ({ text: card, under: card > 5 ? 'high' : 'low' })))],
    ['Played', cards.length > 0 ? '✓ a card' : '– nothing yet'],
  ]);
}

/** A table fills the page; the leader's row is golden. */
export function drawRanking(rows: readonly Row[]): Grid {
  const most = Math.max(...rows.map(({ points }) => points));
  return drawTable(
    [
      { head: 'Player', cell: ({ player }) => player, style: STRONG },
      { head: 'points', cell: ({ points }) => points },
      { head: '', cell: ({ points }) => '★'.repeat(Math.max(0, points)) },
    ],
    rows,
    { rowStyle: ({ points }) => ({ fill: points === most ? PALETTE.gold : PALETTE.paper }) },
  );
}

/** Cards side by side, with a place left empty. */
export function drawRow(): Grid {
  return tiles([
    { text: 7, style: { fill: '#cfe2ff' } },
    gap(),
    { text: 'K', under: 'king', note: 'Won in round 2' },
  ]);
}

/** Bars from zero, for values of either sign. */
export function drawBalance(rows: readonly Row[]): Grid {
  return bars(
    rows.map(({ player, points }) => ({
      label: player,
      value: points,
      style: { fill: points > 0 ? '#e08a1e' : '#6d5bd0' },
      side: points,
    })),
    { reach: 6, heads: ['− owes', 'owns +', 'points'] },
  );
}

/** Bars for values that are never negative, all from the left. */
export function drawLight(rows: readonly Row[]): Grid {
  const style = { fill: '#f6c945' };
  return bars(
    rows.map(({ player, points }) => ({ label: player, value: points, style })),
    { oneSided: true },
  );
}

/** One line for each round; `views` are all that a viewer was told, the start first. */
export function drawRounds(
  views: readonly { readonly target: number; readonly nearest: string }[],
): readonly Grid[] {
  return history(views, [
    { head: 'target', cell: ({ target }) => target },
    { head: 'change', cell: ({ target }, before) => target - before.target },
    { head: 'nearest', cell: ({ nearest }) => nearest || 'nobody' },
  ]);
}

/** Parts one under another, and two side by side. */
export function drawPage(): Grid {
  return stack([
    heading('The forest'),
    beside([drawRow(), tiles([{ text: '?' }])], 10),
    textLines([{ text: 'A storm comes.', side: 'K3', style: { fill: PALETTE.warnPaper } }]),
    legend([['★', 'a point']]),
    notes('Wood that is left over rots.'),
  ]);
}
