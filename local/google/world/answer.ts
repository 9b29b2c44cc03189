/** An answer: text or one choice; the boxes checked; or the chosen column for each row of a grid. */
export type Answer = string | readonly string[] | Readonly<Record<string, string>>;
