import type { Grid } from './grid.ts';
import type { Content } from './rows.ts';
import { drawTable, type TableColumn } from './table.ts';

/** A column of the rounds' history: its cell for the view after a round; `before` is the view before that round. */
export interface RoundColumn<View> extends Omit<TableColumn<View>, 'cell'> {
  readonly cell: (view: View, before: View, round: number) => Content;
}

/** A table with a line per round; `views` begins with the start. Before the first round has ended it draws nothing. */
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

/** The newest of some views. */
export function latest<View>(views: readonly View[]): View {
  return views[views.length - 1] as View;
}
