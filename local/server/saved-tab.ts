// A tab as it is saved: each format once. Most cells look like others, and formats are most of a tab.
import type { Cell } from '../google/world/shapes.ts';
import type { Sheet } from '../google/world/workbook.ts';

type Format = NonNullable<Cell['userEnteredFormat']>;

/** Makes functions that convert tabs to text, and text to tabs. Equal formats share one object, which saves most of the memory. */
export function makeTabTexts() {
  const shared = new Map<string, Format>();
  const known = new WeakSet<Format>();

  /** Gives the object that all formats equal to this format share. */
  function sharedFormat(format: Format): Format {
    if (known.has(format)) return format;
    const text = JSON.stringify(format);
    const one = shared.get(text) ?? format;
    shared.set(text, one);
    known.add(one);
    return one;
  }

  return {
    textOf(sheet: Sheet): string {
      const formats = new Map<Format, number>();
      // Most cells are the same empty cell with a format.
      const texts = new Map<Cell, string>();
      const textOfCell = (cell: Cell): string => {
        if (!cell.userEnteredFormat) return JSON.stringify(cell);
        const format = sharedFormat(cell.userEnteredFormat);
        // The format is replaced by an equal one, so nothing changes.
        cell.userEnteredFormat = format;
        if (!formats.has(format)) formats.set(format, formats.size);
        return JSON.stringify({ ...cell, userEnteredFormat: formats.get(format) });
      };
      const knownText = (cell: Cell | null): string => {
        if (!cell) return 'null';
        const text = texts.get(cell) ?? textOfCell(cell);
        texts.set(cell, text);
        return text;
      };
      const rows = sheet.rows.map((row) => `[${row.map(knownText).join()}]`);
      const { rows: _, ...rest } = sheet;
      const others = JSON.stringify({ ...rest, formats: [...formats.keys()] });
      return `{"rows":[${rows.join()}],${others.slice(1)}`;
    },

    tabOf(text: string): Sheet {
      const { formats, ...sheet } = JSON.parse(text) as Sheet & { readonly formats: readonly Format[] };
      const one = formats.map(sharedFormat);
      for (const row of sheet.rows)
        for (const cell of row)
          if (cell?.userEnteredFormat !== undefined)
            cell.userEnteredFormat = one[cell.userEnteredFormat as unknown as number] as Format;
      return sheet;
    },
  };
}
