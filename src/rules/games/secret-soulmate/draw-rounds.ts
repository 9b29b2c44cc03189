import { PALETTE, type Style } from '../../board/grid.ts';
import type { Content } from '../../board/rows.ts';
import type { Column } from '../../board/table.ts';
import { ROUNDS } from './vocabulary.ts';

const CELL: Style = { align: 'center', border: { style: 'thin', colour: PALETTE.line } };
const SCORED: Style = { ...CELL, fill: PALETTE.gold, bold: true };
const UNSCORED: Style = { ...CELL, fill: PALETTE.shade };

/** A column for each round of the match. */
export function roundColumns<Row>(
  cell: (row: Row, round: number) => Content,
  foot?: (round: number) => string,
): Column<Row>[] {
  return Array.from({ length: ROUNDS }, (_, round) => ({
    head: String(round + 1),
    style: { align: 'center', size: 9 },
    least: 25,
    cell: (row) => cell(row, round),
    ...(foot ? { foot: foot(round) } : {}),
  }));
}

/** A cell of a round that brought points or none, or that is still to come. */
export function markCell(scored: boolean | undefined, text = scored ? '★' : '·'): Content {
  if (scored === undefined) return { text: '', style: CELL };
  return { text, style: scored ? SCORED : UNSCORED };
}
