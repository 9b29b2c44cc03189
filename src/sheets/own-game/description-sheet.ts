import { capital } from '../../rules/base/words.ts';
import type { Tab, Write } from '../ports.ts';
import { placeOfTable, SCALARS, scalarRow, titleRow } from '../workbook/table-place.ts';
import { HEADS, TABLE_NAMES, type TableName, VALUES } from './description.ts';

/** Row of a table in the tab. `texts` has the text of each column, by column key. */
export interface Line {
  readonly row: number;
  readonly texts: Readonly<Record<string, string>>;
}

/** Texts of the tab that describes a game. Each table row gets an id, which is made from the row's title. */
export interface Sheet {
  readonly tab: Tab;
  readonly values: Values;
  readonly tables: Readonly<Record<TableName, readonly Line[]>>;
  readonly ids: ReadonlyMap<Line, string>;
}

/** Reads the texts of the tab that describes a game. */
export function readSheet(tab: Tab): Sheet {
  const tables = Object.fromEntries(TABLE_NAMES.map((name) => [name, linesOf(tab, name)]));
  const all = tables as Record<TableName, readonly Line[]>;
  return { tab, values: readValues(tab), tables: all, ids: idsOf(all) };
}

export function textIn({ values }: Sheet, key: keyof typeof VALUES): string {
  return values[key]?.text ?? '';
}

/** Finds a table row by its title, in small or capital letters. Gives the row's id; undefined if no row has the title. */
export function idOf({ tables, ids }: Sheet, name: TableName, title: string): string | undefined {
  const line = tables[name].find((one) => one.texts.title?.toLowerCase() === title.toLowerCase());
  return line && ids.get(line);
}

type Values = Readonly<Partial<Record<keyof typeof VALUES, { readonly row: number; readonly text: string }>>>;

/** Reads the values above the tables, such as the game's title, each with its row number. */
export function readValues(tab: Tab): Values {
  const top = titleRow(tab, SCALARS);
  const found = Object.entries(VALUES).map(([key, words]) => {
    const row = scalarRow(tab, top, words);
    const text = row < 0 ? '' : String(tab.cells[row]?.[1] ?? '').trim();
    return [key, { row: Math.max(row, 0), text }] as const;
  });
  return Object.fromEntries(found) as Values;
}

function linesOf(tab: Tab, name: TableName): readonly Line[] {
  if (titleRow(tab, name) < 0) return [];
  const { rows, columns } = placeOfTable(tab, name);
  return rows.flatMap((row) => {
    const texts = Object.fromEntries(
      Object.entries(HEADS[name]).map(([key, head]) => {
        const column = columns.get(head);
        return [key, column === undefined ? '' : String(tab.cells[row]?.[column] ?? '').trim()] as const;
      }),
    );
    const { problem: _, ...own } = texts;
    return Object.values(own).every((text) => text === '') ? [] : [{ row, texts }];
  });
}

/** Gives the zero-based column for a key of a table. If the table has no column for the key, gives the title column. */
export function columnOf(tab: Tab, name: TableName, key: string): number {
  const head = (HEADS[name] as Readonly<Record<string, string>>)[key] ?? HEADS[name].title;
  return placeOfTable(tab, name).columns.get(head) ?? 0;
}

/** Gives the write that puts a rule into the tab. The rule goes into the table row with this title. */
export function ruleWrite(tab: Tab, title: string, rule: string): Write {
  const { row } = linesOf(tab, 'columns').find(({ texts }) => texts.title === title) ?? { row: 0 };
  const column = columnOf(tab, 'columns', 'rule');
  return {
    kind: 'cells',
    sheetId: tab.sheetId,
    rowCount: tab.rowCount,
    cells: [{ row, column, value: rule }],
  };
}

function idsOf(tables: Sheet['tables']): Sheet['ids'] {
  const ids = new Map<Line, string>();
  for (const name of TABLE_NAMES) {
    const taken = new Set(['garnets', 'bellflowers', 'order', 'trades', 'constructor']);
    for (const line of tables[name]) {
      const id = idFor(line.texts.title ?? '', taken);
      taken.add(id);
      ids.set(line, id);
    }
  }
  return ids;
}

/** Makes an id of letters and digits from a title: “Worth of the lot” gives `worthOfTheLot`. */
function idFor(title: string, taken: ReadonlySet<string>): string {
  const words = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^A-Za-z0-9]+/);
  const joined = words.map(capital).join('');
  const begun = /^[A-Za-z]/.test(joined) ? joined : `x${joined}`;
  const id = (begun.charAt(0).toLowerCase() + begun.slice(1)).slice(0, 26);
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? id : `${id}${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
