/** Answer to a question: a text or one choice, or a list of ticked boxes. */
export type Answer = string | readonly string[];
