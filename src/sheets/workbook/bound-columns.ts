import { sha256Hex } from '../../rules/base/hash.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { Tab, Write } from '../ports.ts';

/** The heads of the response tabs of a match, as they were when its forms were linked. */
export interface LinkedHeads {
  readonly orders: readonly string[];
  readonly trades: readonly string[];
}

/**
 * The ids of the developer metadata that bind the columns of a responses tab, by the places of its heads when the form was
 * linked. Google moves them with their columns (H7).
 */
export function columnIds(sheetId: number, { length }: { readonly length: number }): readonly number[] {
  // An id is positive, has 31 bits, and is unique in the workbook.
  return Array.from(
    { length },
    (_, place) => (Number.parseInt(sha256Hex(`${sheetId} ${place}`).slice(0, 8), 16) >>> 1) + 1,
  );
}

/** The columns under a head, except bound ones. */
export function columnsUnder({ cells, bound = new Map() }: Tab, head: string): readonly number[] {
  const taken = new Set(bound.values());
  return (cells[0] ?? []).flatMap((cell, column) =>
    String(cell).trim() === head && head !== '' && !taken.has(column) ? [column] : [],
  );
}

/** The write that binds columns that are not bound yet and whose head is unique. */
export function bindColumns(tab: Tab, heads: readonly string[]): readonly Write[] {
  const ids = columnIds(tab.sheetId, heads);
  const columns = heads.flatMap((head, place) => {
    const [column, ...others] = tab.bound?.has(ids[place] as number) ? [] : columnsUnder(tab, head);
    return column === undefined || others.length > 0 ? [] : [[ids[place] as number, column] as const];
  });
  return columns.length === 0 ? [] : [{ kind: 'bind', sheetId: tab.sheetId, columns }];
}

/** Rows of a tab with the heads from the linking of the form for its bound columns. Other columns with such a head get brackets. */
export function withLinkedHeads(
  [first = [], ...rows]: Tab['cells'],
  { sheetId, bound = new Map() }: Pick<Tab, 'sheetId' | 'bound'>,
  heads: readonly string[],
): Tab['cells'] {
  const linked = new Map(
    columnIds(sheetId, heads).map((id, place) => [bound.get(id), heads[place] as string]),
  );
  const own = (cell: Cell) => (bound.size > 0 && heads.includes(String(cell).trim()) ? `(${cell})` : cell);
  return [first.map((cell, column) => linked.get(column) ?? own(cell)), ...rows];
}
