import { cut, type Json } from '../../../rules/base/json.ts';
import type { Good } from '../../../rules/declare/good.ts';
import { splitAnswer } from '../../../rules/order/answer.ts';
import type { TradedThing } from './traded-things.ts';

/** Items that one side of a trade may name, and digits of one number, so that a short text never becomes a long list (H12). */
const MOST_ITEMS = 50;
const MOST_DIGITS = 16;

/** What one side of a trade gives, as a record has it. */
export type Assets = { readonly [key: string]: Json };

/** What can be written, for the form’s help and for refusals. */
export function examples(goods: readonly Good[]): string {
  const some = goods.map((good) =>
    good.kind === 'count' ? `1 ${good.one}` : `${good.one} ${good.items[0]}`,
  );
  return ['2 garnets', '1 bellflower', ...some].join(', ');
}

/** What an answer was read as so far. */
interface Found {
  readonly counts: Record<string, number>;
  readonly items: Record<string, (string | number)[]>;
  /** The good of the part before, where that is a list of items: “coils 1 and 3”. */
  before?: Good & { readonly kind: 'items' };
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
  for (const part of splitAnswer((answer ?? '').replace(/\band\b|\+|&/gi, ','))) {
    if (/^(nothing|none|—|-|0)$/i.test(part)) continue;
    const whole = wholePart(part.toLowerCase().replace(/[.!]+$/, ''), found);
    const problem = readPart(whole, goods, found, expected);
    if (problem) return unread(part, problem);
  }
  const assets: Record<string, Json> = { ...found.counts };
  for (const good of goods) {
    const list = found.items[good.key];
    if (list && good.kind === 'items')
      assets[good.key] = [...list].sort((a, b) => good.items.indexOf(a) - good.items.indexOf(b));
  }
  return { assets };
}

function unread(part: string, problem: string): ReadAssets {
  return { assets: {}, problem: `“${cut(part, 60)}” is not understood; ${problem}` };
}

/** A part in which the noun of the part before is left out, with that noun: the “3” of “coils 1 and 3”. */
function wholePart(part: string, { before }: Found): string {
  const isItem = before?.items.some((item) => String(item).toLowerCase() === part);
  return before && isItem ? `${before.one} ${part}` : part;
}

/** Adds one thing with its number to what was found; returns what is expected where it is not understood. */
function readPart(
  part: string,
  goods: readonly Good[],
  found: Found,
  expected: () => string,
): string | undefined {
  const words = part.split(/[\s·:×x]+/).filter(Boolean);
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const purse = purseKey(words);
  const good = goods.find((candidate) => isNamed(candidate, part, words)) ?? byFormWords(goods, words);
  // “No garnets”, “two garnets”, “-1 garnets”: an unknown word may change the meaning.
  const known = knownWords(purse, good, words);
  if (words.some((word) => !/^\d+$/.test(word) && !known.has(word))) return expected();
  if (words.some((word) => /^\d/.test(word) && word.length > MOST_DIGITS))
    return `write numbers of at most ${MOST_DIGITS} digits`;
  delete found.before;
  if (purse) return addCount(found, purse, numbers);
  if (good?.kind === 'count') return addCount(found, good.key, numbers);
  if (!good) return expected();
  found.before = good;
  return addItems(found, good, words, numbers);
}

/** Adds what was chosen from a list to what was found; returns what is expected where that cannot be. */
function addPicked(found: Found, { thing, amount }: Picked): { text: string; problem: string } | undefined {
  const { key, item, words } = thing;
  const text = `${amount} ${words}`;
  if (typeof amount !== 'number') return { text, problem: 'write a whole number' };
  const problem = item === undefined ? addCount(found, key, [amount]) : addTimes(found, key, item, amount);
  return problem === undefined ? undefined : { text, problem };
}

function purseKey(words: readonly string[]): 'garnets' | 'bellflowers' | undefined {
  const has = (one: string) => words.includes(one) || words.includes(`${one}s`);
  if (has('garnet')) return 'garnets';
  return has('bellflower') ? 'bellflowers' : undefined;
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

const FILLERS = ['a', 'an', 'my', 'your', 'the', 'of', 'strength', 'number'];

function knownWords(
  purse: string | undefined,
  good: Good | undefined,
  words: readonly string[],
): ReadonlySet<string> {
  const known = new Set(FILLERS);
  if (good) for (const word of words) if (isShortNoun(good, word)) known.add(word);
  if (purse) for (const word of ['garnet', 'garnets', 'bellflower', 'bellflowers']) known.add(word);
  if (good)
    for (const word of `${good.one} ${good.many} ${good.key}`.toLowerCase().split(/[\sx]+/)) known.add(word);
  if (good?.kind === 'items') for (const item of good.items) known.add(String(item).toLowerCase());
  return known;
}

function addCount({ counts }: Found, key: string, numbers: readonly number[]): string | undefined {
  if (numbers.length > 1) return 'write one number with each thing, and commas between things';
  counts[key] = (counts[key] ?? 0) + (numbers[0] ?? 1);
  return counts[key] === 0 ? 'write a number from 1' : undefined;
}

/** “2 red postcards”, “coil 3”, “2 coils 3”: the item by its name, or by the last number. */
function addItems(
  found: Found,
  good: Good & { readonly kind: 'items' },
  words: readonly string[],
  numbers: readonly number[],
): string | undefined {
  const last = numbers[numbers.length - 1];
  const named = good.items.filter((item) =>
    typeof item === 'number' ? last === item : words.includes(item.toLowerCase()),
  );
  const [item] = named;
  if (item === undefined || named.length > 1)
    return `name one ${good.one} (${good.items.join(', ')}) at a time`;
  const isTimes = typeof item === 'string' || numbers.length > 1;
  return addTimes(found, good.key, item, isTimes ? (numbers[0] ?? 1) : 1);
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
