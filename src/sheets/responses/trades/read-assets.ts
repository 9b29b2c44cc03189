import { cut, type Json } from '../../../rules/base/json.ts';
import type { Good } from '../../../rules/declare/good.ts';
import { splitAnswer } from '../../../rules/order/answer.ts';
import { PURSE, type TradedThing } from './traded-things.ts';

/** Items that one side of a trade may name, and digits of one number, so that a short text never becomes a long list (H12). */
const MOST_ITEMS = 50;
const MOST_DIGITS = 16;

/** What one side of a trade gives, as a record has it. */
export type Assets = { readonly [key: string]: Json };

/** Examples of valid answers, for the form’s help and for refusals. */
export function examples(goods: readonly Good[]): string {
  const some = goods.map((good) =>
    good.kind === 'count' ? `1 ${good.one}` : `${good.one} ${good.items[0]}`,
  );
  return ['2 garnets', '1 bellflower', ...some].join(', ');
}

/** The assets read so far. */
interface Found {
  readonly counts: Record<string, number>;
  readonly items: Record<string, (string | number)[]>;
}

/** One side of an offer as it was read; without assets where there is a problem. */
export interface ReadAssets {
  readonly assets: Assets;
  readonly problem?: string;
}

/** A kind of thing that was chosen from a list, and how many of it; a text is no number. */
export interface Picked {
  readonly thing: TradedThing;
  readonly amount: Json;
}

/**
 * Reads “2 garnets, red postcard, coil 3”: accepts any case, order and plural, and refuses what is not understood, with examples of
 * the goods that are `open` to trades now.
 */
export function readAssets(
  answer: string | undefined,
  goods: readonly Good[],
  picked?: Picked,
  open: () => readonly Good[] = () => goods,
): ReadAssets {
  const found: Found = { counts: {}, items: {} };
  const expected = () => `write things like ${examples(open())}`;
  const bad = picked && addPicked(found, picked);
  if (bad) return unread(bad.text, bad.problem);
  const [, fraction] = FRACTION.exec(answer ?? '') ?? [];
  if (fraction !== undefined) return unread(fraction.trim(), 'write whole numbers only');
  const problem = readParts(answer ?? '', goods, found, expected);
  if (problem) return problem;
  const assets: Record<string, Json> = { ...found.counts };
  for (const good of goods) {
    const list = found.items[good.key];
    if (list && good.kind === 'items')
      assets[good.key] = [...list].sort((a, b) => good.items.indexOf(a) - good.items.indexOf(b));
  }
  return { assets };
}

/** Adds what was written to `found`; returns the problem of the first part that is not understood. */
function readParts(
  answer: string,
  goods: readonly Good[],
  found: Found,
  expected: () => string,
): ReadAssets | undefined {
  const parts = splitAnswer(answer.replace(/\band\b|\+|&/gi, ','));
  const plain = parts.map((part) => part.toLowerCase().replace(/[.!]+$/, ''));
  const nouns = plain.map((part) => goodIn([...PURSE, ...goods], part));
  for (const [i, part] of parts.entries()) {
    if (/^(nothing|none|—|-|0)$/i.test(part)) continue;
    let words = wordsOf(plain[i] as string);
    if (!nouns[i]) {
      // The noun of the part before, or else of a later one: “coils 1 and 3”, “white and blue postcards”.
      nouns[i] = [nouns[i - 1], ...nouns.slice(i + 1)].find((good) => areItems(words, good));
      words = [...wordsOf(nouns[i]?.one.toLowerCase() ?? ''), ...words];
    }
    const problem = readPart(plain[i] as string, words, nouns[i], found, expected);
    if (problem) return unread(part, problem);
  }
  return undefined;
}

function unread(part: string, problem: string): ReadAssets {
  return { assets: {}, problem: `“${cut(part, 60)}” is not understood; ${problem}` };
}

/** A fraction in front of a thing, of which its comma would make two parts: “1,5 garnets”, “0.5 garnets”; but not “coils 1,3”. */
const FRACTION = /(?:^|[,;\n+&])\s*(\d+[.,]\d+\s*[a-z][^,;\n]*)/i;

/** Does a part name nothing but items of a good, and how many of them? */
function areItems(words: readonly string[], good: Good | undefined): boolean {
  const isItem = (word: string) => good?.kind === 'items' && good.items.some((item) => isCalled(item, word));
  return words.some(isItem) && words.every((word) => isItem(word) || DIGITS.test(word));
}

const DIGITS = /^\d+$/;

function wordsOf(part: string): readonly string[] {
  return part.split(/[\s·:×x]+/).filter(Boolean);
}

function isCalled(item: string | number, word: string): boolean {
  return item === Number(word) || String(item).toLowerCase() === word;
}

/** The good that a part names. */
function goodIn(goods: readonly Good[], part: string): Good | undefined {
  const words = wordsOf(part);
  return goods.find((candidate) => isNamed(candidate, part, words)) ?? byFormWords(goods, words);
}

/** Adds one thing with its number to `found`; returns the expected texts if it is not understood. */
function readPart(
  part: string,
  written: readonly string[],
  good: Good | undefined,
  found: Found,
  expected: () => string,
): string | undefined {
  const known = knownWords(good, written);
  const words = written.map((word) => (known.has(word) ? word : inDigits(word)));
  const numbers = words.filter((word) => DIGITS.test(word)).map(Number);
  // “No garnets”, “-1 garnets”: an unknown word may change the meaning.
  if (words.some((word) => !DIGITS.test(word) && !known.has(word))) return expected();
  if (words.some((word) => /^\d/.test(word) && word.length > MOST_DIGITS))
    return `write numbers of at most ${MOST_DIGITS} digits`;
  if (good?.kind === 'count') return addCount(found, good.key, numbers);
  if (!good) return expected();
  return addItems(found, good, words, /[\s\d][×x]\s*\d+$/.test(part));
}

/** Adds a choice from a list to `found`; returns the expected texts if it is impossible. */
function addPicked(found: Found, { thing, amount }: Picked): { text: string; problem: string } | undefined {
  const { key, item, words } = thing;
  const text = `${amount} ${words}`;
  if (typeof amount !== 'number') return { text, problem: 'write a whole number' };
  const problem = item === undefined ? addCount(found, key, [amount]) : addTimes(found, key, item, amount);
  return problem === undefined ? undefined : { text, problem };
}

function isNamed({ one, many, key }: Good, part: string, words: readonly string[]): boolean {
  return (
    part.includes(one.toLowerCase()) || part.includes(many.toLowerCase()) || words.includes(key.toLowerCase())
  );
}

/** The one good that words of forms and pages mean: “red card” for a postcard, “strength 1” for a coil. */
function byFormWords(goods: readonly Good[], words: readonly string[]): Good | undefined {
  const isMeant = (good: Good) =>
    words.some((word) => isShortNoun(good, word)) ||
    (good.kind === 'items' && typeof good.items[0] === 'number' && words.includes('strength'));
  const [good, ...others] = goods.filter(isMeant);
  return others.length === 0 ? good : undefined;
}

/** Is a word the end of a good’s noun, as “card” of “postcard”? */
function isShortNoun({ one, many }: Good, word: string): boolean {
  return word.length > 3 && [one, many].some((noun) => noun.toLowerCase().endsWith(word));
}

const ARTICLES = ['a', 'an', 'my', 'your', 'the'];
const FILLERS = [...ARTICLES, 'of', 'strength', 'number'];
const NUMBERS = '- one two three four five six seven eight nine ten'.split(' ');

function inDigits(word: string): string {
  const number = NUMBERS.indexOf(word);
  return number > 0 ? String(number) : word;
}

function knownWords(good: Good | undefined, words: readonly string[]): ReadonlySet<string> {
  const known = new Set(FILLERS);
  if (!good) return known;
  for (const word of words) if (isShortNoun(good, word)) known.add(word);
  for (const word of `${good.one} ${good.many} ${good.key}`.toLowerCase().split(/[\sx]+/)) known.add(word);
  if (good.kind === 'items') for (const item of good.items) known.add(String(item).toLowerCase());
  return known;
}

const ONE_NUMBER = 'write one number with each thing, and commas between things';

function addCount({ counts }: Found, key: string, numbers: readonly number[]): string | undefined {
  if (numbers.length > 1) return ONE_NUMBER;
  counts[key] = (counts[key] ?? 0) + (numbers[0] ?? 1);
  return counts[key] === 0 ? 'write a number from 1' : undefined;
}

/** “2 red postcards”, “coil 3”, “2 coils 3”, “coil 3 ×2”: of numbered items, a number in front or after × says how many. */
function addItems(
  found: Found,
  good: Good & { readonly kind: 'items' },
  words: readonly string[],
  hasTimes: boolean,
): string | undefined {
  const { one, items } = good;
  const saysWhich = (word: string, i: number) =>
    typeof items[0] === 'number'
      ? DIGITS.test(word) &&
        i > 0 &&
        !ARTICLES.includes(words[i - 1] as string) &&
        !(hasTimes && i === words.length - 1)
      : items.some((item) => isCalled(item, word));
  const named = words.filter(saysWhich);
  const counts = words.filter((word, i) => DIGITS.test(word) && !saysWhich(word, i));
  if (counts.length > 1) return ONE_NUMBER;
  const [name = ''] = named;
  if (named.length !== 1)
    return `name one ${one} at a time: ${items.map((which) => `${one} ${which}`).join(', ')}`;
  const item = items.find((known) => isCalled(known, name));
  if (item === undefined) return `there is no ${one} ${name}`;
  return addTimes(found, good.key, item, Number(counts[0] ?? 1));
}

function addTimes({ items }: Found, key: string, item: string | number, times: number): string | undefined {
  if (times < 1) return 'write a number from 1';
  const list = items[key] ?? [];
  const sofar = Object.values(items).reduce((sum, { length }) => sum + length, 0);
  if (sofar + times > MOST_ITEMS) return `name at most ${MOST_ITEMS} things for one side of a trade`;
  for (let i = 0; i < times; i++) list.push(item);
  items[key] = list;
  return undefined;
}
