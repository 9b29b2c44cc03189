/** Gives the letters of a zero-based column: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** Gives the zero-based column for column letters. */
export function columnAt(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Gives a cell's address in its tab, from zero-based row and column: `Season!B7`. */
export function addressOf(tab: string, row: number, column: number): string {
  return `${tabInAddress(tab)}!${columnLetters(column)}${row + 1}`;
}

/** Gives the address of a whole column from the zero-based index: “'Polar Power'!A:A”. */
export function addressOfColumn(tab: string, column: number): string {
  const letters = columnLetters(column);
  return `${tabInAddress(tab)}!${letters}:${letters}`;
}

function tabInAddress(tab: string): string {
  return /^[A-Za-z0-9_]+$/.test(tab) ? tab : `'${tab.replace(/'/g, "''")}'`;
}

/** Faulty cell: its address, its value, and the expected value. */
export interface CellIssue {
  readonly address: string;
  readonly found: string;
  readonly expected: string;
}

export function describeIssues(issues: readonly CellIssue[]): string {
  const shown = issues
    .slice(0, 5)
    .map(({ address, found, expected }) => `${address}: found ${found}, expected ${expected}`);
  return shown.join('; ') + (issues.length > 5 ? `; and ${issues.length - 5} more` : '');
}
