/** The most lanterns that one visit can be lit with: the form offers no more. */
export const MOST_LIT = 5;

/** A player who stayed at home has visited nobody. */
export const NOBODY = '';
