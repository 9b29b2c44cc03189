/**
 * A letter for each colour, in seat order: how the field is written in the host's tab and drawn everywhere. The
 * colour's first letter that no earlier seat has, or the first free one of the alphabet.
 */
export function signsOf(colours: readonly string[]): string[] {
  const signs: string[] = [];
  for (const colour of colours) {
    const own = colour.toUpperCase().split('').filter(isSign);
    const sign = [...own, ...'ABCDEFGH'].find((letter) => !signs.includes(letter));
    signs.push(sign as string);
  }
  return signs;
}

/** One letter of any script, of one character. */
export function isSign(text: string): boolean {
  return text.length === 1 && /\p{L}/u.test(text);
}
