import { fail, type Names } from './template.ts';

/** Letters for the rulings of new games: none of a template, and first those that no cell of a board begins with. */
const LETTERS = 'KQLJVWYZUOICEGDBA';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A template's text with the new game's names and letter. */
export function rename(text: string, old: Names, names: Names): string {
  return text
    .replaceAll(old.id, names.id)
    .replaceAll(old.title, names.title)
    .replaceAll(old.value, names.value)
    .replaceAll(capital(old.value), capital(names.value))
    .replace(new RegExp(`\\b${old.letter}(\\d+)\\b`, 'g'), `${names.letter}$1`)
    .replaceAll(`(rulings ${old.letter})`, `(rulings ${names.letter})`);
}

export function namesOf(id: string, letter: string): Names {
  const words = id.split('-').map(capital);
  const joined = words.join('');
  return { id, title: words.join(' '), value: joined.charAt(0).toLowerCase() + joined.slice(1), letter };
}

export function freeLetter(rulings: string): string {
  const letter = [...LETTERS].find((one) => !rulings.includes(`**${one}1**`));
  return letter ?? fail('every letter for rulings is taken');
}
