import { lazy } from '../../../rules/base/lazy.ts';

/** Letters of other alphabets that look like Latin ones as capitals or as small letters, by the Latin ones; all small. */
const ALIKE = {
  Cyrillic: 'аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx ԁd ԛq ԝw ѵv һh ԍg',
  Greek: 'αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx γy',
} as const;

interface Foreign {
  readonly latin: string;
  readonly alphabet: string;
}

const foreignLetters = lazy(
  () =>
    new Map(
      Object.entries(ALIKE).flatMap(([alphabet, pairs]) =>
        pairs.split(' ').map(([letter = '', latin = '']): [string, Foreign] => [letter, { latin, alphabet }]),
      ),
    ),
);

/** Two names with the same key look alike: they differ at most in capitals, spaces, unseen signs and look-alike letters. */
export function lookAlikeKey(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{Mn}\p{Z}\s]/gu, '');
  return [...plain].map((letter) => foreignLetters().get(letter)?.latin ?? letter).join('');
}

/** In what two different names that look alike differ, in words. */
export function differenceWords(one: string, other: string): string {
  if (one.toLowerCase() === other.toLowerCase()) return 'differ only in capitals';
  const closed = (name: string) => name.toLowerCase().replace(/[\p{Cf}\p{Z}\s]/gu, '');
  if (closed(one) === closed(other)) return 'differ only in spaces, or in signs that nobody sees';
  const strange = [one, other].flatMap(strangeLetter)[0];
  return `differ only in letters that look alike${strange ? ` (${strange})` : ''}`;
}

/** The first letter of another alphabet in a name, in words. */
function strangeLetter(name: string): readonly string[] {
  for (const letter of name) {
    const alphabet = foreignLetters().get(letter.toLowerCase())?.alphabet;
    if (alphabet) return [`“${letter}” in one of them is ${alphabet}`];
    if (letter.normalize('NFKC') !== letter) return [`“${letter}” in one of them is a special letter`];
  }
  return [];
}
