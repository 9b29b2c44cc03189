/** Letters of other alphabets that look like Latin ones as capitals or as small letters, and other signs, by the Latin ones; all small. */
const ALIKE = {
  Cyrillic: 'аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx ԁd ԛq ԝw ѵv һh ԍg',
  Greek: 'αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx γy',
  '': 'ıi 1l |l 0o \u2010- \u2012- \u2013- \u2014- \u2212-',
} as const;

/** Invisible characters, by Unicode’s properties, and the blank of Braille. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\s\u2800]/gu;

interface Foreign {
  readonly latin: string;
  readonly alphabet: string;
}

const foreignLetters: ReadonlyMap<string, Foreign> = new Map(
  Object.entries(ALIKE).flatMap(([alphabet, pairs]) =>
    pairs.split(' ').map(([letter = '', latin = '']): [string, Foreign] => [letter, { latin, alphabet }]),
  ),
);

/** Do two names look alike: differ at most in capitals, spaces, unseen signs, dashes, and letters or digits that look alike? */
export function areAlike(one: string, other: string): boolean {
  const keys = lookAlikeKeys(other);
  return lookAlikeKeys(one).some((key) => keys.includes(key));
}

/**
 * Names that look alike have one of these in common; the first is '' for a name of unseen signs. A capital I looks like a small l,
 * a small i does not, so that “Ivo” is like “ivo” and “lvo”, and “Ian” not like “Lan”.
 */
export function lookAlikeKeys(name: string): readonly [anyCase: string, asWritten: string] {
  return [plainSigns(name.toLowerCase()), `=${plainSigns(name.replace(/I/g, 'l'))}`];
}

function plainSigns(name: string): string {
  const seen = name
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\p{Mn}/gu, '');
  return [...seen].map((letter) => foreignLetters.get(letter)?.latin ?? letter).join('');
}

/** In what two different names that look alike differ, in words. */
export function differenceWords(one: string, other: string): string {
  if (one.toLowerCase() === other.toLowerCase()) return 'differ only in capitals';
  const closed = (name: string) => name.toLowerCase().replace(UNSEEN, '');
  if (closed(one) === closed(other)) return 'differ only in spaces, or in invisible signs';
  const strange = [...one, ...other].find(kindOf);
  const words = strange === undefined ? '' : ` (“${strange}” in one of them is ${kindOf(strange)})`;
  return `differ only in letters or signs that look alike${words}`;
}

/** The unusual kind of a letter: another alphabet, or a special sign; '' for any other. */
function kindOf(letter: string): string {
  const { alphabet = '' } = foreignLetters.get(letter.toLowerCase()) ?? {};
  return alphabet || (letter.normalize('NFKC') === letter ? '' : 'a special sign');
}
