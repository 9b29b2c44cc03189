/** A difference between a tab and the log, because somebody typed into the tab. The typed value counts only once the host accepts it. */
export interface Difference {
  readonly tab: 'Matches' | 'Season';
  /** Address of the cell, or title of the tab if a row is missing. */
  readonly address: string;
  /** Both values in words: the log's value, and the value in the tab. */
  readonly text: string;
  /** Deadline of a match that somebody typed; the host can accept it. */
  readonly deadline?: { readonly match: number; readonly round: number; readonly to: string };
  /** Player whose name or address was typed over, with the typed texts. The host can say what the change means (H23). */
  readonly player?: { readonly id: string; readonly name: string; readonly email: string };
}

/** Makes a Difference. */
export function differ(
  tab: Difference['tab'],
  address: string,
  text: string,
  more: Omit<Difference, 'tab' | 'address' | 'text'> = {},
): Difference {
  return { tab, address, text, ...more };
}
