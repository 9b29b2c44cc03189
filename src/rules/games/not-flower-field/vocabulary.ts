/** Points of one configuration, before multipliers (F15). */
export const PATTERN_POINTS = 4;

export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const SIDE = COLUMNS.length;

/** Names of the cells by index, row by row: `A1` (top left), `B1`, … `H8`. */
export const PLACES: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));

/** Joins the names of cells: “A1 B2 C3”. */
export function placesOf(cells: readonly number[]): string {
  return cells.map((cell) => PLACES[cell]).join(' ');
}

/** Name of the colour of a cell in which several colours have merged. No player has this colour (F3, F7). */
export const BLACK_NAME = 'black';

/** The four seats. Each seat has a colour. */
export const SEATS = [0, 1, 2, 3] as const;

/** Default colours in seat order, for players who chose none. */
export const DEFAULT_COLOURS = ['red', 'blue', 'yellow', 'green'] as const;

/** Colours that players may choose. */
export const COLOURS: readonly string[] = [...DEFAULT_COLOURS, 'orange', 'purple', 'pink', 'white'];

/** Gives the index of a cell whose name is written exactly as `A1` to `H8`, or -1. */
export function placeIndex(text: unknown): number {
  return PLACES.indexOf(text as string);
}

/**
 * Gives a letter for each colour, in seat order. The host's tab and drawings show these letters in the field. A seat
 * gets the first letter of its colour's name that no earlier seat has. If there is none, the seat gets the first free
 * letter of the alphabet.
 */
export function signsOf(colours: readonly string[]): string[] {
  const signs: string[] = [];
  for (const colour of colours) {
    const letters = [...colour.toUpperCase().split('').filter(isSign), ...COLUMNS];
    signs.push(letters.find((letter) => !signs.includes(letter))!);
  }
  return signs;
}

/** Says whether a text is one letter of any script. */
export function isSign(text: string): boolean {
  return text.length === 1 && /\p{L}/u.test(text);
}
