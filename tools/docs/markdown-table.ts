/** A text in which the columns of all tables have the same width in each row. */
export function alignTables(text: string): string {
  return text.replace(/(?:^\|.*\|\n)+/gm, (table) => {
    const rows = table.trimEnd().split('\n').map(cellsIn);
    const widths = (rows[0] ?? []).map((_, column) =>
      Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
    );
    return `${rows.map((row) => lineOf(row, widths)).join('\n')}\n`;
  });
}

/** The cells of a table's line; of the line below the heads, empty ones. */
function cellsIn(line: string): readonly string[] {
  const cells = line.split('|').slice(1, -1);
  return cells.map((cell) => cell.trim().replace(/^-+$/, '---'));
}

function lineOf(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, column) => {
    const width = widths[column] ?? 0;
    return cell === '---' ? '-'.repeat(width) : cell + ' '.repeat(Math.max(0, width - widthOf(cell)));
  });
  return `| ${cells.join(' | ')} |`;
}

/** The letters of East Asian scripts, which take the place of two. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

function widthOf(text: string): number {
  return text.length + (text.match(WIDE) ?? []).length;
}

/** A table of some rows, the first with its heads. */
export function tableOf([heads = [], ...rows]: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows];
  return alignTables(`${lines.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`).trimEnd();
}
