import { hashOf } from '../../rules/base/hash.ts';
import { cut, type Json } from '../../rules/base/json.ts';
import type { Good } from '../../rules/declare/good.ts';
import { splitAnswer } from '../../rules/order/answer.ts';
import type { Question } from '../../rules/order/question.ts';
import { NONE } from '../../rules/order/question.ts';
import type { Submission } from './submission.ts';

/** A trade as the record has it. */
export interface Agreed {
  readonly from: string;
  readonly to: string;
  readonly gives: { readonly [asset: string]: Json };
  readonly takes: { readonly [asset: string]: Json };
}

/** An offer that waits for the other side's word. */
export interface Offer extends Agreed {
  readonly row: number;
  readonly at: number;
}

export interface Desk {
  /** In the order in which both sides had given their word (X4). */
  readonly agreed: readonly Agreed[];
  /** Lapse at the round's end. */
  readonly open: readonly Offer[];
  /** Rows that could not be understood: kept, and shown with the reason. */
  readonly refused: readonly { readonly row: number; readonly from: string; readonly message: string }[];
}

const WITHDRAW = 'Withdraw my open offers';

/** The trade desk's questions. An offer is agreed when the other side offers its mirror image. */
export function deskQuestions(names: readonly string[], goods: readonly Good[]): readonly Question[] {
  const help = `For example: ${examples(goods)}. Leave it empty for nothing.`;
  return [
    {
      id: 'what',
      title: 'What do you want to do?',
      input: { kind: 'choice', choices: ['Make or confirm an offer', WITHDRAW] },
    },
    { id: 'with', title: 'With whom?', input: { kind: 'choice', choices: [...names] } },
    { id: 'gives', title: 'I give', help, input: { kind: 'paragraph' } },
    {
      id: 'takes',
      title: 'I get',
      help: 'To confirm an offer made to you, write the same from your side. A gift needs no confirmation.',
      input: { kind: 'paragraph' },
    },
  ];
}

function examples(goods: readonly Good[]): string {
  const some = goods.map((good) =>
    good.kind === 'count' ? `1 ${good.one}` : `${good.one} ${good.items[0]}`,
  );
  return ['2 garnets', '1 bellflower', ...some].join(', ');
}

/** Matches the offers of a round in the order of their times. */
export function matchOffers(
  submissions: readonly (Submission & { readonly name: string })[],
  names: readonly string[],
  goods: readonly Good[],
): Desk {
  const agreed: Agreed[] = [];
  let open: Offer[] = [];
  const refused: { row: number; from: string; message: string }[] = [];
  for (const { row, at, name: from, answers } of [...submissions].sort((a, b) => a.at - b.at)) {
    if (answers.what === WITHDRAW) {
      open = open.filter((offer) => offer.from !== from);
      continue;
    }
    const to = answers.with?.trim() ?? '';
    const gives = readAssets(answers.gives, goods);
    const takes = readAssets(answers.takes, goods);
    const message =
      to === '' || to === NONE || !names.includes(to)
        ? 'It does not say with whom.'
        : to === from
          ? 'A trade needs somebody else.'
          : (gives.problem ??
            takes.problem ??
            (isNothing(gives.assets) && isNothing(takes.assets)
              ? 'It says neither what is given nor what is got.'
              : ''));
    if (message) {
      refused.push({ row, from, message });
      continue;
    }
    const offer: Offer = { from, to, gives: gives.assets, takes: takes.assets, row, at };
    const mirror = open.findIndex(
      (other) => other.from === to && other.to === from && isMirror(other, offer),
    );
    const first = open[mirror];
    if (first) {
      agreed.push(strip(first));
      open = open.filter((other) => other !== first);
    } else if (isNothing(offer.takes)) agreed.push(strip(offer));
    else open.push(offer);
  }
  return { agreed, open, refused };
}

function strip({ from, to, gives, takes }: Agreed): Agreed {
  return { from, to, gives, takes };
}

function isMirror(a: Agreed, b: Agreed): boolean {
  return hashOf([a.gives, a.takes]) === hashOf([b.takes, b.gives]);
}

function isNothing(assets: object): boolean {
  return Object.keys(assets).length === 0;
}

/** Reads “2 garnets, red postcard, coil 3”: forgiving about case, order and plural, never about what is meant. */
export function readAssets(
  answer: string | undefined,
  goods: readonly Good[],
): { readonly assets: Record<string, Json>; readonly problem?: string } {
  const counts: Record<string, number> = {};
  const items: Record<string, (string | number)[]> = {};
  for (const part of splitAnswer((answer ?? '').replace(/\band\b|\+|&/gi, ','))) {
    if (/^(nothing|none|—|-|0)$/i.test(part)) continue;
    const problem = readPart(part.toLowerCase().replace(/[.!]+$/, ''), goods, counts, items);
    if (problem) return { assets: {}, problem: `“${cut(part, 60)}” is not understood; ${problem}` };
  }
  const assets: Record<string, Json> = { ...counts };
  for (const good of goods) {
    const list = items[good.key];
    if (list && good.kind === 'items')
      assets[good.key] = [...list].sort((a, b) => good.items.indexOf(a) - good.items.indexOf(b));
  }
  return { assets };
}

const FILLERS = ['a', 'an', 'my', 'your', 'the', 'of', 'strength', 'number'];

function readPart(
  part: string,
  goods: readonly Good[],
  counts: Record<string, number>,
  items: Record<string, (string | number)[]>,
): string | undefined {
  const words = part.split(/[\s·:×x]+/).filter(Boolean);
  const is = (one: string, many: string) => words.some((word) => word === one || word === many);
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const purse = is('garnet', 'garnets')
    ? 'garnets'
    : is('bellflower', 'bellflowers')
      ? 'bellflowers'
      : undefined;
  const good = goods.find(
    ({ one, many, key }) =>
      part.includes(one.toLowerCase()) ||
      part.includes(many.toLowerCase()) ||
      words.includes(key.toLowerCase()),
  );
  // “No garnets”, “two garnets”, “-1 garnets”: a word that is not understood may change what is meant.
  const known = [
    ...FILLERS,
    ...(purse ? ['garnet', 'garnets', 'bellflower', 'bellflowers'] : []),
    ...(good ? `${good.one} ${good.many} ${good.key}`.toLowerCase().split(/[\sx]+/) : []),
    ...(good?.kind === 'items' ? good.items.map((item) => String(item).toLowerCase()) : []),
  ];
  if (words.some((word) => !/^\d+$/.test(word) && !known.includes(word)))
    return `write things like ${examples(goods)}`;
  if (purse || good?.kind === 'count') {
    const key = purse ?? (good as Good).key;
    if (numbers.length > 1) return 'write one number with each thing, and commas between things';
    counts[key] = (counts[key] ?? 0) + (numbers[0] ?? 1);
    return counts[key] === 0 ? 'write a number from 1' : undefined;
  }
  if (good?.kind !== 'items') return `write things like ${examples(goods)}`;
  const named = good.items.filter((item) =>
    typeof item === 'number' ? numbers[numbers.length - 1] === item : words.includes(item.toLowerCase()),
  );
  const [item] = named;
  if (item === undefined || named.length > 1)
    return `name one ${good.one} (${good.items.join(', ')}) at a time`;
  const times =
    typeof item === 'string' ? (numbers[0] ?? 1) : numbers.length > 1 ? (numbers[0] as number) : 1;
  if (times < 1 || times > 99) return 'write a number from 1';
  const list = items[good.key] ?? [];
  for (let i = 0; i < times; i++) list.push(item);
  items[good.key] = list;
  return undefined;
}
