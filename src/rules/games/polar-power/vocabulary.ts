/** The meadows, in the order of all lists (P12). */
export const MEADOWS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Meadow = (typeof MEADOWS)[number];

/** The strengths a coil can have, and how many of each a starting hand holds. */
export const COILS = [1, 2, 3] as const;
export const STARTING_COILS = [2, 2, 1] as const;

export const POLARITIES = ['+', '-'] as const;
export type Polarity = (typeof POLARITIES)[number];

/** The number column of `seats` for each coil. */
export const COIL_COLUMNS = ['coil1', 'coil2', 'coil3'] as const;
