/** The citations of rulings in some texts. */
export interface Register {
  /** The numbers, in the order of the register. */
  readonly ids: readonly string[];
  /** The first letters of the numbers. Each game has one of its own. */
  readonly letters: string;
  /** The numbers that the titles of tests in a source cite. */
  citedIn(test: string): readonly string[];
  /** The numbers that a source of the rules gives as texts. */
  quotedIn(source: string): readonly string[];
  /** The entry of a number. */
  entryOf(id: string): string | undefined;
}

/** The register from the text of docs/rulings.md. */
export function registerIn(rulings: string): Register {
  const ids = [...rulings.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, id]) => id as string);
  const letters = [...new Set(ids.map((id) => id.charAt(0)))].join('');
  // A title may also stand in the row of a table: it is what begins with an id and goes on in words.
  const title = new RegExp(`(['"\`])((?:[${letters}]\\d+\\b[,:]? )+)(?=[^A-Z\\d\\s])`, 'g');
  const number = new RegExp(`[${letters}]\\d+`, 'g');
  const quoted = new RegExp(`'([${letters}]\\d+)'`, 'g');
  const entries = new Map(
    rulings.split(/^- (?=\*\*)/m).map((entry) => [/^\*\*([A-Z]\d+)\*\*/.exec(entry)?.[1], entry]),
  );
  return {
    ids,
    letters,
    citedIn: (test) => [...test.matchAll(title)].flatMap(([, , cited = '']) => cited.match(number) ?? []),
    quotedIn: (source) => [...source.matchAll(quoted)].map(([, id]) => id as string),
    entryOf: (id) => entries.get(id),
  };
}
