import type { Cell } from '../../../src/rules/declare/position.ts';
import type { Tab } from '../../../src/sheets/ports.ts';
import { isMatchTab } from '../../../src/sheets/workbook/season.ts';
import { pick, type Random } from '../../rules/law/random.ts';
import type { Memory } from '../memory-ports.ts';

/** The kinds of changes: of one cell, of one or two rows, of a column, of a tab. */
export const KINDS = [
  'cell changed',
  'cell emptied',
  'cell retyped',
  'cells swapped',
  'cell filled',
  'row deleted',
  'row emptied',
  'row doubled',
  'rows swapped',
  'row inserted',
  'column deleted',
  'tab emptied',
  'tab deleted',
] as const;
export type Kind = (typeof KINDS)[number];

/** One change by hand: of a tab of the workbook, or of an archive. */
export interface Tampering {
  /** The id of the archive; '' for the workbook. */
  readonly file: string;
  readonly before: Tab;
  /** The tab after it; undefined when it is gone. */
  readonly after: Tab | undefined;
  readonly kind: Kind;
  /** Where in the tab, and what is there now. */
  readonly where: string;
  /** The row and the column of a change of one cell, from 0. */
  readonly cell?: readonly [row: number, column: number];
}

/** Texts that somebody may type into any cell; one of them is tried in each. */
const TYPED: readonly Cell[] = [true, 0, -1, 999, 'Ann', 'Ben', '=A1', '2099-01-01T00:00:00.000Z', ' '];

/** One in so many empty cells is filled. */
const BLANKS = 4;

/** One in so many changes of the last state of a match in the archive, which is kept to be read by people. */
const LAST = 8;

/** Every change of each cell, row and column of every tab of a season, and of the tabs as a whole. */
export function tamperings({ tabs, archives }: Memory, random: Random): readonly Tampering[] {
  return [
    ...[...tabs.values()].flatMap((tab) => ofTab('', tab, random)),
    ...[...archives].flatMap(([file, archive]) =>
      [...archive.tabs.values()].flatMap((tab) =>
        ofTab(file, tab, random).filter(() => !isMatchTab(tab.sheetId) || random(LAST) === 0),
      ),
    ),
  ];
}

function ofTab(file: string, tab: Tab, random: Random): Tampering[] {
  const of = (kind: Kind, where: string, cells: Tab['cells']): Tampering => ({
    file,
    before: tab,
    after: { ...tab, cells },
    kind,
    where,
  });
  return [
    ...cellChanges(tab, random).map(
      ({ kind, cell, cells }): Tampering => ({ ...of(kind, placeWords(cell, cells), cells), cell }),
    ),
    ...rowChanges(tab).map(([kind, row, cells]) => of(kind, `row ${row + 1}`, cells)),
    ...columnsDeleted(tab).map((cells, column) => of('column deleted', `column ${column + 1}`, cells)),
    of('tab emptied', '', []),
    { ...of('tab deleted', '', []), after: undefined },
  ];
}

function placeWords([row, column]: readonly [number, number], cells: Tab['cells']): string {
  const is = cells[row]?.[column] ?? '';
  return `row ${row + 1}, column ${column + 1} = ${typeof is} ${String(is).slice(0, 60)}`;
}

interface CellChange {
  readonly kind: Kind;
  readonly cell: readonly [row: number, column: number];
  readonly cells: Tab['cells'];
}

function cellChanges({ cells }: Tab, random: Random): CellChange[] {
  return cells.flatMap((line, row) =>
    line.flatMap((cell, column) => {
      const below = cells[row + 1]?.[column];
      const set = (kind: Kind, value: Cell): CellChange[] =>
        value === cell ? [] : [{ kind, cell: [row, column], cells: withCell(cells, row, column, value) }];
      const swapped: CellChange[] =
        below === undefined || below === cell
          ? []
          : [
              {
                kind: 'cells swapped',
                cell: [row, column],
                cells: withCell(withCell(cells, row, column, below), row + 1, column, cell),
              },
            ];
      if (cell === '') return random(BLANKS) > 0 ? [] : set('cell filled', pick(random, TYPED));
      return [
        ...set('cell changed', changed(cell)),
        ...set('cell changed', pick(random, TYPED)),
        ...set('cell emptied', ''),
        ...set('cell retyped', retyped(cell)),
        ...swapped,
      ];
    }),
  );
}

function withCell(cells: Tab['cells'], row: number, column: number, value: Cell): Tab['cells'] {
  return cells.map((line, i) => (i === row ? line.map((old, j) => (j === column ? value : old)) : line));
}

/** Another value of the same type. */
function changed(cell: Cell): Cell {
  if (typeof cell === 'number') return cell + 1;
  return typeof cell === 'boolean' ? !cell : `${cell}x`;
}

/** The same value as another type, or one of another type. */
function retyped(cell: Cell): Cell {
  if (typeof cell !== 'string') return String(cell).toUpperCase();
  return cell.trim() !== '' && !Number.isNaN(Number(cell)) ? Number(cell) : cell.length;
}

function rowChanges({ cells }: Tab): (readonly [kind: Kind, row: number, cells: Tab['cells']])[] {
  return cells.flatMap((line, row) => {
    const [before, after] = [cells.slice(0, row), cells.slice(row + 1)];
    const [next, ...rest] = after;
    return [
      ['row deleted', row, [...before, ...after]] as const,
      ['row emptied', row, [...before, [], ...after]] as const,
      ['row doubled', row, [...before, line, line, ...after]] as const,
      ['row inserted', row, [...before, [], line, ...after]] as const,
      ...(next ? [['rows swapped', row, [...before, next, line, ...rest]] as const] : []),
    ];
  });
}

function columnsDeleted({ cells }: Tab): Tab['cells'][] {
  const width = Math.max(0, ...cells.map(({ length }) => length));
  return Array.from({ length: width }, (_, column) =>
    cells.map((line) => line.filter((_cell, i) => i !== column)),
  );
}
