import { own } from '../../rules/base/json.ts';
import type { Cell, Position } from '../../rules/declare/position.ts';
import { judgeOrder, type Match, settle } from '../../rules/play/match.ts';
import { readRound } from '../../rules/play/record.ts';
import type { Playback, PlayedRound } from '../log/playback/playback.ts';
import { roundOf } from '../log/playback/record.ts';
import { seatRows } from '../log/playback/ruled-part.ts';
import type { Tab } from '../ports.ts';
import { addressOf } from '../workbook/address.ts';
import {
  FIRST_FACT,
  MOST_PAST,
  MOST_SEATS,
  PAST,
  ROW,
  type RoundColumn,
  type RoundLayout,
} from './round-layout.ts';

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
  const shown = shownIn(layout, playback);
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

/** Gives a function that replaces a player's name in the match by the shown name, and leaves other values unchanged. */
function shownIn({ names }: RoundLayout, { match }: Playback): (value: unknown) => Cell {
  return (value) => names[match.info.names.indexOf(value as string)] ?? (value as Cell);
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

/** Gives a valid answer as the content of a cell. In a column for one entry of a list, gives 1 if the entry was chosen, otherwise 0. */
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

/**
 * Gives the rows of “Rounds so far”: for each ruled round, a row for each player with the round number and the facts.
 * Blank rows at the end clear old rows of the tab.
 */
export function pastBlock(layout: RoundLayout, playback: Playback, tab: Tab | undefined): Block {
  const { ruled, columns, inputs, names } = layout;
  const ours = columns.slice(0, inputs);
  const shown = shownIn(layout, playback);
  const rows = [...playback.rounds].reverse().flatMap((played) => {
    const round = roundAsRuled(played);
    const { position } = round;
    return names.map((_, seat) => [
      ...ours.map((column) => inputOf(column, seat, names, round, shown)),
      position.round + 1,
      ...ruled.facts.map(({ cell }) => position[cell as never] as Cell),
    ]);
  });
  const heads = [...ours.map(({ head }) => head), 'Round', ...ruled.facts.map(({ title }) => title)];
  const held = (tab?.cells.length ?? 0) - PAST.first;
  const count = Math.min(MOST_PAST, Math.max(rows.length, held));
  const blank = heads.map(() => '');
  const cells = [heads, ...Array.from({ length: count }, (_, i) => rows[i] ?? blank)];
  return { row: PAST.heads, column: 0, cells };
}

/** Gives a resolved round as the host ruled it. */
export function roundAsRuled({ before, input }: Pick<PlayedRound, 'before' | 'input'>): RoundToRule {
  const { credits, trades, orders } = readRound(before.match, roundOf(input), '');
  return toRule(settle(before.match, credits, trades, []), orders);
}

/** Makes the round that the host must rule. `match` is the match after trades; `orders` has the raw order of each seat. */
export function toRule(match: Match, orders: readonly unknown[]): RoundToRule {
  return {
    position: match.position,
    orders: orders.map((raw, seat) => ({
      sent: raw !== undefined,
      order: judgeOrder(match, seat, raw, []).order as object,
    })),
  };
}

/** Gives the blocks whose cells are not in the tab yet. */
export function missingBlocks({ cells: held }: Tab, blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(({ row, column, cells }) =>
    cells.some((line, i) => line.some((cell, j) => (held[row + i]?.[column + j] ?? '') !== cell)),
  );
}

/**
 * Says what is wrong with the rows, headings or names of the tab; '' if nothing is. Beside a moved heading or name,
 * formulas and typed values would belong to somebody else.
 */
export function movedWords(layout: RoundLayout, tab: Tab): string {
  const { names, columns } = layout;
  const rows = PAST.first + MOST_PAST;
  if (tab.rowCount < rows) return `it has ${tab.rowCount} rows, and needs ${rows}`;
  const found = (row: number, column: number) => String(tab.cells[row]?.[column] ?? '');
  const head = columns.findIndex((column, at) => !isNamed(column) && found(ROW.heads, at) !== column.head);
  if (head >= 0)
    return `${addressOf(tab.title, ROW.heads, head)} has “${found(ROW.heads, head)}” instead of “${columns[head]?.head}”`;
  const seat = names.findIndex((name, at) => {
    const other = found(ROW.first + at, 0);
    return other !== name && names.includes(other);
  });
  if (seat < 0) return '';
  return `${addressOf(tab.title, ROW.first + seat, 0)} has “${found(ROW.first + seat, 0)}” instead of “${names[seat]}”`;
}

/** Says whether the column's heading contains a player's name, which may change. */
function isNamed(column: RoundColumn): boolean {
  return column.part === 'answer' && typeof column.entry === 'number';
}
