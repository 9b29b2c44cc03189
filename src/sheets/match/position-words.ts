import { keyInWords } from '../../rules/base/words.ts';

/** What the first column of a row says, with its head where it is a number; its player first, where another column names one. */
export function rowName(line: Readonly<Record<string, unknown>>): string {
  const [[head = '', value] = []] = Object.entries(line);
  const first = typeof value === 'number' ? `${nameInWords(head)} ${value}` : String(value);
  const { player } = line;
  return typeof player === 'string' && head !== 'player' ? `${player}, ${first}` : first;
}

/** A name of a table or a column: “coil1” as “coil 1”. */
export function nameInWords(name: string): string {
  return keyInWords(name).replace(/([a-z])(\d+)$/, '$1 $2');
}

/** A change of a cell: “3 → 9”. */
export function change(from: unknown, to: unknown): string {
  return `${valueWords(from)} → ${valueWords(to)}`;
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === '' ? 'nothing' : String(value);
}
