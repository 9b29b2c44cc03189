/** An answer: text or one choice, or the boxes checked. */
export type Answer = string | readonly string[];
