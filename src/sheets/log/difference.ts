/**
 * Difference between a tab and the log, because somebody typed into the tab. The typed value does not count until the
 * host accepts the difference.
 */
export interface Difference {
  readonly tab: 'Matches' | 'Season';
  /** Address of the cell, or title of the tab if a row is missing. */
  readonly address: string;
  /** Text with two values: the value in the log, and the value in the tab. */
  readonly text: string;
  /** Deadline of a match as somebody typed it. The host can accept this deadline. */
  readonly deadline?: { readonly match: number; readonly round: number; readonly to: string };
  /** Typed name and address of the player with this id, if they differ from the log. The host can say what the change means (H23). */
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
