/** A cell that does not fit: where, what was found, and what is expected. */
export interface CellIssue {
  readonly address: string;
  readonly found: string;
  readonly expected: string;
}

/** The issues in one sentence each, for the panel. */
export function describeIssues(issues: readonly CellIssue[]): string {
  const shown = issues
    .slice(0, 5)
    .map(({ address, found, expected }) => `${address}: found ${found}, expected ${expected}`);
  return shown.join('; ') + (issues.length > 5 ? `; and ${issues.length - 5} more` : '');
}
