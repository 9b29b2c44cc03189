/** Answer to a question: a text, a choice, or the list of the ticked boxes. */
export type Answer = string | readonly string[];
