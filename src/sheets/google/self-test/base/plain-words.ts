/** Parts of texts that must not be in a report: addresses, links, ids and the numbers of Cloud projects. */
const NAMES: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/https?:\/\/\S+/g, '(link)'],
  [/[^\s@“"'<(]+@[^\s@]+\.[A-Za-z]+/g, '(address)'],
  [/\b(?=[\w-]*\d)[\w-]{16,}/g, '(id)'],
  [/\b\d{9,}\b/g, '(number)'],
];

/** A text of Google's with nothing in it by which a file, a person or an account can be found. */
export function withoutNames(text: string): string {
  return NAMES.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
}
