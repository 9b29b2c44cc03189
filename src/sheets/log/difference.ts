/** A difference between a tab and the log: somebody typed into the tab. It counts only once the host accepts it. */
export interface Difference {
  readonly tab: 'Matches' | 'Season';
  /** The cell, or the tab where a row is missing. */
  readonly address: string;
  /** The difference in words: the log's value, and the one found. */
  readonly text: string;
  /** A deadline typed for a match, which the host can accept. */
  readonly deadline?: { readonly match: number; readonly round: number; readonly to: string };
  /** The player whose name or address was typed over, with the typed texts. The host may say what they mean (H23). */
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
