import { CONFUSABLES } from './confusables.ts';

/** Further dashes and apostrophes. The list of UTS #39 in confusables.ts has only letters, digits and some dashes. */
const MARKS = `\u2014- \u2212- \u2019' \u2018' \u02bc' \u02b9' \u2032' \`'`;

/** Invisible characters, by Unicode’s properties, and the Braille blank. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\s\u2800]/gu;

/** Look-alikes of characters, case-sensitive. */
const alike: ReadonlyMap<string, string> = new Map(
  `${CONFUSABLES} ${MARKS}`
    .trim()
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/**
 * Characters and the small letters that they look like, for comparing names without regard to capitals. A capital I
 * looks like a small l, but a small i does not.
 */
const alikeInAnyCase: ReadonlyMap<string, string> = new Map(
  [
    ...[...alike].filter(([sign]) => sign === sign.toLowerCase()),
    ...[...alike].filter(([, like]) => like !== like.toLowerCase()),
  ].map(([sign, like]) => [sign.toLowerCase(), plainSigns(like.toLowerCase(), alike)]),
);

/**
 * Says whether two names look alike. Such names may differ in capitals, spaces, invisible characters, dashes, and
 * similar letters or digits.
 */
export function areAlike(one: string, other: string): boolean {
  const keys = lookAlikeKeys(other);
  return lookAlikeKeys(one).some((key) => keys.includes(key));
}

/**
 * Gives two keys of a name. Two names look alike if they share a key. The first key is '' for a name of invisible
 * characters. A capital I looks like a small l, but a small i does not. So “Ivo” is like “ivo” and “lvo”, and “Ian” is
 * not like “Lan”.
 */
export function lookAlikeKeys(name: string): readonly [anyCase: string, asWritten: string] {
  return [plainSigns(anyCase(name), alikeInAnyCase), `=${plainSigns(name, alike)}`];
}

/** Gives a name in small letters, “ss” for “ß”. */
const anyCase = (name: string) => name.toLowerCase().replace(/ß/g, 'ss');

function plainSigns(name: string, like: ReadonlyMap<string, string>): string {
  const seen = name
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\p{Mn}/gu, '');
  return [...seen].map((letter) => like.get(letter) ?? letter).join('');
}

/** Says how two names that look alike differ. */
export function differenceWords(one: string, other: string): string {
  if (anyCase(one) === anyCase(other)) return 'differ only in capitals';
  const closed = (name: string) => anyCase(name).replace(UNSEEN, '');
  if (closed(one) === closed(other)) return 'differ only in spaces, or in invisible signs';
  const strange = [...one, ...other].find(kindOf);
  const words = strange === undefined ? '' : ` (“${strange}” in one of them is ${kindOf(strange)})`;
  return `differ only in letters or signs that look alike${words}`;
}

/** Says why a letter is unusual: another alphabet, or a special sign; '' for a usual letter. */
function kindOf(letter: string): string {
  if (letter.normalize('NFKC') !== letter) return 'a special sign';
  if (!alike.has(letter) && !alikeInAnyCase.has(letter.toLowerCase())) return '';
  if (/\p{Script=Cyrillic}/u.test(letter)) return 'Cyrillic';
  if (/\p{Script=Greek}/u.test(letter)) return 'Greek';
  return /[\p{L}\p{N}]/u.test(letter) && !/[\p{Script=Latin}\p{ASCII}]/u.test(letter)
    ? 'of another alphabet'
    : '';
}
