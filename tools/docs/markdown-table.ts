/** Writes a Markdown table from rows. The first row holds the headings. The columns are padded to equal width. */
export function tableOf([heads = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = heads.map((_, i) => Math.max(...[heads, ...rows].map((row) => row[i]?.length ?? 0)));
  const lineOf = (row: readonly string[]) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [heads, widths.map((width) => '-'.repeat(width)), ...rows].map(lineOf).join('\n');
}
