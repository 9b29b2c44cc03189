import { sha256Hex } from '../../rules/base/hash.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { Tab, Write } from '../ports.ts';

/** Headings of a match's responses tabs at the time when its forms were linked. */
export interface LinkedHeads {
  readonly orders: readonly string[];
  readonly trades: readonly string[];
}

/**
 * Gives the ids of the developer metadata that bind the columns of a responses tab to the headings from the time when
 * the form was linked. Google moves the metadata together with the column (H7).
 */
export function columnIds(sheetId: number, { length }: { readonly length: number }): readonly number[] {
  // An id is positive, has 31 bits, and is unique in the workbook.
  return Array.from(
    { length },
    (_, place) => (Number.parseInt(sha256Hex(`${sheetId} ${place}`).slice(0, 8), 16) >>> 1) + 1,
  );
}

/** Gives the columns that have this heading and are not bound. */
export function columnsUnder({ cells, bound = new Map() }: Tab, head: string): readonly number[] {
  const taken = new Set(bound.values());
  return (cells[0] ?? []).flatMap((cell, column) =>
    String(cell).trim() === head && head !== '' && !taken.has(column) ? [column] : [],
  );
}

/** Gives the writes that bind each unbound column with a heading that no other unbound column has. */
export function bindColumns(tab: Tab, heads: readonly string[]): readonly Write[] {
  const ids = columnIds(tab.sheetId, heads);
  const columns = heads.flatMap((head, place) => {
    const [column, ...others] = tab.bound?.has(ids[place] as number) ? [] : columnsUnder(tab, head);
    return column === undefined || others.length > 0 ? [] : [[ids[place] as number, column] as const];
  });
  return columns.length === 0 ? [] : [{ kind: 'bind', sheetId: tab.sheetId, columns }];
}

/**
 * Renames bound columns to the headings that they had when the form was linked. If another column already has one of
 * these headings, the other column's heading is put in brackets.
 */
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
