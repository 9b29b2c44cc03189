import type { Grid } from './grid.ts';
import type { Content } from './rows.ts';
import { drawTable, type TableColumn } from './table.ts';

/** A column of the table of past rounds. `cell` gets the view after a round, then the view before this round. */
export interface RoundColumn<View> extends Omit<TableColumn<View>, 'cell'> {
  readonly cell: (view: View, before: View, round: number) => Content;
}

/**
 * Draws a table with one line for each round. The first item of `views` is the view at the start. Before the first round
 * has ended, the drawing is empty.
 */
export function history<View>(
  views: readonly View[],
  columns: readonly RoundColumn<View>[],
): readonly Grid[] {
  const rounds = views.slice(1).map((view, i) => ({ view, before: views[i] as View, round: i + 1 }));
  if (rounds.length === 0) return [];
  return [
    drawTable(
      [
        { head: 'Rd', cell: ({ round }) => round, style: { bold: true } },
        ...columns.map((column) => ({
          ...column,
          cell: ({ view, before, round }: (typeof rounds)[number]) => column.cell(view, before, round),
        })),
      ],
      rounds,
    ),
  ];
}

/** Gives the last view of a list. */
export function latest<View>(views: readonly View[]): View {
  return views[views.length - 1] as View;
}
