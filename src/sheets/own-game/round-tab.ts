import { cut } from '../../rules/base/json.ts';
import { type Grid, PALETTE, type Placed, type Style } from '../../rules/board/grid.ts';
import type { Playback } from '../log/playback/playback.ts';
import type { Tab, Write } from '../ports.ts';
import { FIRST_ROUND_TAB } from '../workbook/season.ts';
import { type Block, inputBlocks, missingBlocks, pastBlock } from './round-inputs.ts';
import {
  EVERYONE,
  MOST_PAST,
  MOST_SEATS,
  OVER,
  PAST,
  ROW,
  type RoundColumn,
  type RoundLayout,
  roundLayout,
} from './round-layout.ts';
import { formulaFor, type HostCell, hostCells, type Rules, rulesOf } from './rules.ts';

const HELP =
  'Enter your ruling in the yellow cells. A typed value counts for this round, a formula for all rounds. An empty cell changes nothing.';

/** Number of empty rows and columns that the host gets beside the drawn cells. */
const SPARE = 10;

const HEAD: Style = { bold: true, size: 9, fill: PALETTE.shade, wrap: true, align: 'left' };
const OURS: Style = { ink: PALETTE.soft, align: 'left' };
const YOURS: Style = {
  fill: '#fff8dc',
  align: 'left',
  border: { style: 'thin', colour: PALETTE.line },
};

/** Gives the id of a match's tab “This round”. */
export function roundTabId({ number }: Pick<Playback, 'number'>): number {
  return FIRST_ROUND_TAB + number;
}

/** Gives the writes that put blocks into the tab. */
export function blockWrites(sheetId: number, blocks: readonly Block[]): readonly Write[] {
  return blocks.map((block) => ({ kind: 'block', sheetId, ...block }));
}

/**
 * Gives the writes that update the tab “This round” to the match's open round, or that make the tab if it is missing.
 * With `isWhole`, each of the host’s cells also gets the match's formula or becomes empty. Gives [] for a game whose
 * rules are code, and for a finished match without the tab.
 */
export function roundTabWrites(
  tab: Tab | undefined,
  playback: Playback,
  title: string,
  isWhole = tab === undefined,
): readonly Write[] {
  const layout = roundLayout(playback);
  const { position } = playback.match;
  if (!layout || (!tab && position.over)) return [];
  const sheetId = roundTabId(playback);
  const past = pastBlock(layout, playback, tab);
  const inputs = blockWrites(sheetId, [
    ...inputBlocks(layout, playback, { position }),
    ...(tab ? missingBlocks(tab, [past]) : [past]),
  ]);
  if (!isWhole) return inputs;
  const grid = drawRound(layout);
  const made: readonly Write[] = tab
    ? [...roomWrites(tab, layout.width), ...blockWrites(sheetId, labelBlocks(grid))]
    : [{ kind: 'tab', sheetId, title: `This round of ${cut(title, 70)}`, isNew: true, grid }];
  return [
    ...made,
    ...inputs,
    ...blockWrites(sheetId, hostBlocks(layout, hostCells(layout), rulesOf(playback))),
  ];
}

/** Gives the writes that add enough rows to a tab, and `moreColumns` columns. The tab's current number of columns is unknown. */
function roomWrites({ sheetId, rowCount }: Tab, moreColumns: number): readonly Write[] {
  const last = { row: PAST.first + MOST_PAST - 1, column: 0, value: '' };
  return [
    { kind: 'cells', sheetId, rowCount, cells: [last] },
    { kind: 'rows', sheetId, at: 0, rowCount, rows: [[HELP]], moreColumns },
  ];
}

/** Gives the new contents of the host’s cells: a formula or ''. Adjacent cells of a row form one block. */
export function hostBlocks(layout: RoundLayout, cells: readonly HostCell[], rules: Rules): readonly Block[] {
  const heads = {
    row: ROW.heads,
    column: layout.inputs,
    cells: [layout.columns.slice(layout.inputs).map(({ head }) => head)],
  };
  const blocks = cells.map((cell): Block => {
    const formula = formulaFor(rules, cell);
    return { row: cell.row, column: cell.column, cells: [[formula === undefined ? '' : { formula }]] };
  });
  return [heads, ...blocks];
}

/** Gives the labels in column A above the players, and the labels in the row of “Over”. */
function labelBlocks({ cells }: Grid): readonly Block[] {
  return cells
    .filter(
      ({ row, column, text }) => row !== ROW.heads && text !== '' && (column === 0 || row === ROW.round),
    )
    .map(({ row, column, text }) => ({ row, column, cells: [[text]] }));
}

export function drawRound(layout: RoundLayout): Grid {
  const { columns, inputs, ruled, width } = layout;
  const cell = (row: number, column: number, text: string, style: Style): Placed => ({
    row,
    column,
    text,
    style,
  });
  const cells: Placed[] = [
    cell(0, 0, HELP, { size: 9, ink: PALETTE.soft }),
    cell(ROW.round, 0, 'Round', HEAD),
    cell(ROW.round, 1, '', OURS),
    cell(ROW.round, 2, '', HEAD),
    cell(ROW.round, 3, '', OURS),
    cell(ROW.round, OVER[1] - 1, 'Over (1)', HEAD),
    cell(ROW.round, OVER[1], '', YOURS),
    ...(ruled.facts.length === 0
      ? []
      : [
          cell(ROW.fact, 0, 'Fact', HEAD),
          cell(ROW.factNow, 0, 'Now', HEAD),
          cell(ROW.factNext, 0, 'New', HEAD),
          ...ruled.facts.flatMap((_, i) => [
            cell(ROW.fact, 1 + i, '', HEAD),
            cell(ROW.factNow, 1 + i, '', OURS),
            cell(ROW.factNext, 1 + i, '', YOURS),
          ]),
        ]),
    cell(ROW.everyone, 0, 'To everyone', HEAD),
    cell(EVERYONE[0], EVERYONE[1], '', { ...YOURS, wrap: true }),
    cell(PAST.title, 0, 'Rounds so far, the newest first', { bold: true, ink: PALETTE.accent }),
    ...Array.from({ length: inputs + 1 + ruled.facts.length }, (_, at) => cell(PAST.heads, at, '', HEAD)),
    ...columns.flatMap((column, at) => [
      cell(ROW.groups, at, groupHead(columns, at), { bold: true, ink: PALETTE.accent }),
      cell(ROW.heads, at, column.head, HEAD),
      ...Array.from({ length: MOST_SEATS }, (_, i) =>
        cell(ROW.first + i, at, '', at < inputs || i >= layout.names.length ? OURS : YOURS),
      ),
    ]),
  ];
  return {
    widths: Array.from({ length: Math.max(width, OVER[1] + 1) + SPARE }, (_, at) => (at === 0 ? 130 : 95)),
    heights: Array.from({ length: PAST.first + MOST_PAST + SPARE }, (_, row) => {
      // Rows of seats without a player are hidden.
      if (row >= ROW.first + layout.names.length && row < ROW.first + MOST_SEATS) return 0;
      return row === ROW.heads || row === PAST.heads ? 36 : 21;
    }),
    cells,
    frozenRows: ROW.first,
  };
}

const GROUPS = { name: '', sent: '', now: 'Now', answer: 'Answers', next: 'You rule', extra: 'If you like' };

/** Gives the text above a column: the group's heading if a group of columns begins here, otherwise ''. */
function groupHead(columns: readonly RoundColumn[], at: number): string {
  const groupOf = (column: RoundColumn | undefined) =>
    column === undefined ? '' : (GROUPS[column.part as keyof typeof GROUPS] ?? GROUPS.extra);
  const group = groupOf(columns[at]);
  return group === groupOf(columns[at - 1]) ? '' : group;
}
