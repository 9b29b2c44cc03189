import { nameInWords } from '../../../rules/base/words.ts';

/** Difference between two positions: the path of the cell or table, and the change in words. */
export interface PositionDifference {
  readonly path: string;
  readonly words: string;
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Lists each cell that differs between two positions, with words such as “Ann, point tokens: 5 → 7”. */
export function positionDifferences(
  expected: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): readonly PositionDifference[] {
  return Object.keys(found).flatMap((name) => {
    const [before, after] = [expected[name], found[name]];
    if (Array.isArray(before) && Array.isArray(after)) return tableDifferences(name, before, after);
    return before === after ? [] : [{ path: name, words: `${nameInWords(name)}: ${change(before, after)}` }];
  });
}

function tableDifferences(name: string, before: Rows, after: Rows): readonly PositionDifference[] {
  const rows = `${nameInWords(name)}: ${before.length} rows → ${after.length}`;
  const count = before.length === after.length ? [] : [{ path: '', words: rows }];
  const cells = after.flatMap((line, i) => {
    const old = before[i];
    if (!old) return [];
    return Object.keys(line)
      .filter((column) => old[column] !== line[column])
      .map((column) => ({
        path: `${name}[${i}].${column}`,
        words: `${rowName(old)}, ${nameInWords(column)}: ${change(old[column], line[column])}`,
      }));
  });
  return [...count, ...cells];
}

/**
 * Makes a row's name from the value of the first column. If this value is a number, the column's name stands before it.
 * If another column names a player, the player comes first.
 */
export function rowName(line: Readonly<Record<string, unknown>>): string {
  const [[head = '', value] = []] = Object.entries(line);
  const first = typeof value === 'number' ? `${nameInWords(head)} ${value}` : String(value);
  const { player } = line;
  return typeof player === 'string' && head !== 'player' ? `${player}, ${first}` : first;
}

/** Puts a change of a cell into words, such as “3 → 9”. */
export function change(from: unknown, to: unknown): string {
  return `${valueWords(from)} → ${valueWords(to)}`;
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === '' ? 'nothing' : String(value);
}
