import { own } from '../../rules/base/json.ts';
import type { Cell, Position } from '../../rules/declare/position.ts';
import type { Playback } from '../log/playback/playback.ts';
import { seatRows } from '../log/playback/ruled-part.ts';
import type { Tab } from '../ports.ts';
import { addressOf } from '../workbook/address.ts';
import { FIRST_FACT, MOST_SEATS, ROW, type RoundColumn, type RoundLayout } from './round-layout.ts';

/** Round that the host must rule: the position after trades, and (once known) the valid order parts by seat. */
export interface RoundToRule {
  readonly position: Position;
  readonly orders?: readonly { readonly sent: boolean; readonly order: object }[];
}

/** Rectangle of cells: zero-based first cell, and rows. */
export interface Block {
  readonly row: number;
  readonly column: number;
  readonly cells: readonly (readonly (Cell | { readonly formula: string })[])[];
}

/** Gives the cells that Roundkeeper writes into the tab for a round. */
export function inputBlocks(layout: RoundLayout, playback: Playback, round: RoundToRule): readonly Block[] {
  const { ruled, names, columns, inputs } = layout;
  const { position } = round;
  const was = playback.match.info.names;
  const shown = (value: unknown) => names[was.indexOf(value as string)] ?? (value as Cell);
  const lines = Array.from({ length: MOST_SEATS }, (_, seat) =>
    columns
      .slice(0, inputs)
      .map((column) => (seat < names.length ? inputOf(column, seat, names, round, shown) : '')),
  );
  const facts = ruled.facts.map(({ title, cell }) => [title, position[cell as never] as Cell] as const);
  return [
    { row: ROW.round, column: 1, cells: [[position.round + 1, 'Players', names.length]] },
    ...(facts.length === 0
      ? []
      : [
          {
            row: ROW.fact,
            column: FIRST_FACT,
            cells: [facts.map(([title]) => title), facts.map(([, now]) => now)],
          },
        ]),
    {
      row: ROW.heads,
      column: 0,
      cells: [columns.slice(0, inputs).map(({ head }) => head), ...lines],
    },
  ];
}

function inputOf(
  column: RoundColumn,
  seat: number,
  names: readonly string[],
  { position, orders }: RoundToRule,
  shown: (value: unknown) => Cell,
): Cell {
  const { sent = false, order = {} } = orders?.[seat] ?? {};
  if (column.part === 'name') return names[seat] as string;
  if (column.part === 'sent') return sent ? 1 : 0;
  if (column.part === 'now') {
    const { kind, cell } = column.value;
    const value = seatRows(position)[seat]?.[cell] ?? '';
    return kind === 'player' ? shown(value) : value;
  }
  return column.part === 'answer' ? answerIn(column, order, names, shown) : '';
}

/** Gives a valid answer as a cell; for an entry of a list, 1 or 0. */
function answerIn(
  { question, entry }: Extract<RoundColumn, { part: 'answer' }>,
  order: object,
  names: readonly string[],
  shown: (value: unknown) => Cell,
): Cell {
  const answer = own(order as Readonly<Record<string, Cell | readonly string[]>>, question.id) ?? '';
  if (Array.isArray(answer)) {
    const isNamed = typeof entry === 'number';
    return answer.some((one) => (isNamed ? shown(one) === names[entry] : one === entry)) ? 1 : 0;
  }
  if (entry !== undefined) return 0;
  return question.kind === 'player' ? shown(answer) : (answer as Cell);
}

/** Gives the blocks whose cells are not in the tab yet. */
export function missingBlocks({ cells: held }: Tab, blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(({ row, column, cells }) =>
    cells.some((line, i) => line.some((cell, j) => (held[row + i]?.[column + j] ?? '') !== cell)),
  );
}

/**
 * Says which cells of the tab were moved; '' if none. Under a moved head, or beside another player’s name, formulas and
 * typed values would belong to somebody else.
 */
export function movedWords(layout: RoundLayout, tab: Tab): string {
  const { names, columns } = layout;
  const found = (row: number, column: number) => String(tab.cells[row]?.[column] ?? '');
  const head = columns.findIndex((column, at) => !isNamed(column) && found(ROW.heads, at) !== column.head);
  if (head >= 0)
    return `${addressOf(tab.title, ROW.heads, head)} holds “${found(ROW.heads, head)}”, and “${columns[head]?.head}” belongs there`;
  const seat = names.findIndex((name, at) => {
    const other = found(ROW.first + at, 0);
    return other !== name && names.includes(other);
  });
  if (seat < 0) return '';
  return `${addressOf(tab.title, ROW.first + seat, 0)} holds “${found(ROW.first + seat, 0)}”, and “${names[seat]}” belongs there`;
}

/** Says whether the column's head contains a player's name, which may change. */
function isNamed(column: RoundColumn): boolean {
  return column.part === 'answer' && typeof column.entry === 'number';
}
