/** A place where a tab is not as the log says it should be: somebody typed into it. It counts only once the host accepts it. */
export interface Difference {
  readonly tab: 'Matches' | 'Season';
  /** The cell, or the tab where a row is missing. */
  readonly address: string;
  /** The difference in words: the log's value, and the one found. */
  readonly text: string;
  /** The deadline that was typed for a match: it can be accepted. */
  readonly deadline?: { readonly match: number; readonly round: number; readonly to: string };
  /** The player whose name or address was typed over, with the typed texts: the host may say what they mean (H23). */
  readonly player?: { readonly id: string; readonly name: string; readonly email: string };
}

/** Makes a difference of a tab. */
export function differ(
  tab: Difference['tab'],
  address: string,
  text: string,
  more: Omit<Difference, 'tab' | 'address' | 'text'> = {},
): Difference {
  return { tab, address, text, ...more };
}
