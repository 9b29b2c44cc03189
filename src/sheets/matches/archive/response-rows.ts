import type { Cell } from '../../../rules/declare/position.ts';
import type { NumberFormat, Tab, TabCopy, Write } from '../../ports.ts';

/**
 * Writes the archived responses into the tab to which the form is now linked. Google may have filled this tab again or
 * left it empty; afterwards the tab holds exactly the archived rows. Columns are matched by their headings. A column
 * without a matching heading keeps its old place, or takes the next free place to the right.
 */
export function responseRows({ sheetId, rowCount, cells }: Tab, { cells: old, formats }: TabCopy): Write {
  const heads = (cells[0] ?? []).map(String);
  const places = placesOf((old[0] ?? []).map(String), heads);
  const width = Math.max(heads.length, ...places.map((place) => place + 1));
  const move = <T>(line: readonly T[], empty: T): T[] => {
    const moved = Array<T>(width).fill(empty);
    line.forEach((value, column) => {
      const place = places[column];
      if (place !== undefined) moved[place] = value;
    });
    return moved;
  };
  const top = move<Cell>(old[0] ?? [], '').map((head, column) => heads[column] || head);
  const rows = old.slice(1).map((line) => move<Cell>(line, ''));
  const shown = old.slice(1).map((_, i) => move<NumberFormat | undefined>(formats[i + 1] ?? [], undefined));
  const surplus = Math.max(0, cells.length - old.length);
  const blank = Array<Cell>(width).fill('');
  return {
    kind: 'rows',
    sheetId,
    at: 0,
    rowCount,
    rows: [top, ...rows, ...Array<Cell[]>(surplus).fill(blank)],
    formats: [[], ...shown],
    moreColumns: Math.max(0, width - heads.length),
  };
}

/** Gives the new column number of each old column. */
function placesOf(old: readonly string[], heads: readonly string[]): number[] {
  const taken = new Set<number>();
  const found = old.map((head) => {
    const at = heads.findIndex((one, column) => one === head && head !== '' && !taken.has(column));
    if (at >= 0) taken.add(at);
    return at;
  });
  let next = heads.length;
  return found.map((at, column) => {
    if (at >= 0) return at;
    const place = column < heads.length && !taken.has(column) ? column : next++;
    taken.add(place);
    return place;
  });
}
