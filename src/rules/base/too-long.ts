/** Gives the text that replaces an answer too long to be read (H12). Every game refuses the replacement. */
export function tooLongText(why: string): string {
  return `? (${why})`;
}

const TOO_LONG = /^\? (\(\d+ (?:characters: [a-z ]{8,19}|lines? after the first )\d+(?: are read)?\))$/;

/**
 * Turns a replacement made by `tooLongText` into words: “too long (7200 characters: at most 5000 are read)”. Undefined
 * for any other text.
 */
export function tooLongWords(text: string): string | undefined {
  const why = TOO_LONG.exec(text)?.[1];
  return why && `too long ${why}`;
}
