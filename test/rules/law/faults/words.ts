import type { Grid } from '../../../../src/rules/board/grid.ts';

/** Things that games count, in the singular. */
const THINGS =
  'point|garnet|bellflower|card|chip|mail|stamp|coil|postcard|cell|round|player|pattern|token|meadow|team|lantern|number|bid|line';

/** The fault of the words beside a number. */
const FAULTS: readonly RegExp[] = [
  // “1 points”, “1 more cards”
  new RegExp(`(?<![\\w.,:+–-])1 (?:[a-z]+ )?(?:${THINGS})s\\b`, 'i'),
  // “3 point”
  new RegExp(`\\b(?:0|[2-9]|\\d{2,}) (?:${THINGS})\\b(?! (?:token|card)s?\\b)`, 'i'),
  /(?<![\w.,:+–-])1 (?:are|were|have|cost)\b/,
];

/** “Ann have” and “Ann and Bob has”. */
function namedFaults(names: readonly string[]): readonly RegExp[] {
  const any = `(?:${names.join('|')})`;
  return [
    new RegExp(`(?:^|[.:;] |others )${any} (?:are|have|win|vote)\\b`),
    new RegExp(`${any}(?:,| and) ${any} (?:is|has|wins|chooses)\\b`),
  ];
}

/** Are these names unlike a game's words, as those with digits and signs are? */
export function arePlain(names: readonly string[]): boolean {
  return names.every((name) => /^[A-Z][a-z]+$/.test(name));
}

/** The texts that speak of one of a thing as of several, or of several as of one; none in a match without plain names. */
export function wrongNumbers(texts: readonly string[], names: readonly string[]): string[] {
  if (!arePlain(names)) return [];
  const faults = [...FAULTS, ...namedFaults(names)];
  return texts.filter((text) => faults.some((fault) => fault.test(text)));
}

/** The texts in the cells of a drawing. */
export function textsOf({ cells }: Grid): string[] {
  return cells.flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
}
