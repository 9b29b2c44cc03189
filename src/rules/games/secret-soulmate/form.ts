import type { Json } from '../../base/json.ts';
import type { Table } from '../../declare/table.ts';
import type { WithPurse } from '../../game.ts';
import { type Answers, NONE, type OwnForm, type Question } from '../../order/question.ts';
import { garnets as inGarnets } from '../../order/reading.ts';
import type { Options } from './options.ts';
import type { PrivateView } from './view.ts';
import { NUMBERS } from './vocabulary.ts';

const YES = 'yes';
const NO = 'no';

/** Card, garnets to add, token yes or no, tokens to buy. They never change: what a player holds is a secret. */
export function questions({ options }: Table<Options>): readonly Question[] {
  const standIn =
    options.defaultCard === 'random' ? 'one drawn at random' : `your ${options.defaultCard} one`;
  return [
    {
      id: 'card',
      title: 'Number card',
      help: `You must play one card you hold. Left empty, it is ${standIn}.`,
      input: { kind: 'choice', choices: [NONE, ...NUMBERS.map(String)] },
    },
    {
      id: 'garnets',
      title: 'Garnets to add',
      help: 'Each garnet makes your card’s number 1 higher. A whole number; leave it empty for none.',
      input: { kind: 'whole', min: 0 },
    },
    {
      id: 'token',
      title: 'Use a point token',
      help: 'Whoever of the two soulmates scores gets 1 point more. At most one a round.',
      input: { kind: 'choice', choices: [NO, YES] },
    },
    {
      id: 'buyTokens',
      title: 'Point tokens to buy',
      help: `${inGarnets(options.pointTokenPrice)} each, usable at once. A whole number; leave it empty for none.`,
      input: { kind: 'whole', min: 0 },
    },
  ];
}

/** The order that the answers mean; what cannot be understood stays as written. */
export function read(_table: unknown, _view: unknown, answers: Answers): Json {
  return {
    ...readAt(answers, 'buyTokens', readNumber),
    ...readAt(answers, 'card', readNumber),
    ...readAt(answers, 'garnets', readNumber),
    ...readAt(answers, 'token', readYes),
  };
}

function readAt(
  answers: Answers,
  id: string,
  read: (words: string) => Json | undefined,
): { readonly [id: string]: Json } {
  const answer = answers[id]?.trim();
  if (!answer || answer === NONE) return {};
  return { [id]: read(plain(answer)) ?? answer };
}

/** Small letters, without signs and spaces around: “ 2️⃣ ” is “2”, “Card 3.” is “card 3”. A minus and a comma stay. */
function plain(answer: string): string {
  return answer
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200d\u20e3\ufe0e\ufe0f]/g, '')
    .replace(/[\u{1f000}-\u{1f2ff}\u{1f380}-\u{1f9ff}\u2600-\u26ff♥❤⭐★#:.!"“”'’()+]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const WORDS: Record<string, number> = { none: 0, no: 0, zero: 0, one: 1, two: 2, three: 3 };

/** “2”, “card 2”, “two”, “3 garnets”, “none”; undefined when it reads as anything else. */
function readNumber(words: string): number | undefined {
  const bare = words.replace(/\b(number|card|garnets?|point|tokens?)\b/g, ' ').trim();
  const number = /^\d+$/.test(bare) ? Number(bare) : WORDS[bare];
  return Number.isSafeInteger(number) ? number : undefined;
}

function readYes(words: string): boolean | undefined {
  if (['yes', 'y', 'true', 'x', '✓', '✔', '✅', '☑'].includes(words)) return true;
  if (['no', 'n', 'false', 'none', '✗', '✘', '❌', '✕'].includes(words)) return false;
  return undefined;
}

/** Only the cards held can be played; a token or a garnet that is not there cannot be used. */
export function own(
  { options }: Table<Options>,
  _view: unknown,
  { cards, pointTokens, garnets }: WithPurse<PrivateView>,
): OwnForm {
  const held = NUMBERS.filter((number) => cards.includes(number)).map(String);
  const canBuy = garnets >= options.pointTokenPrice;
  const price = `A point token costs ${inGarnets(options.pointTokenPrice)}, and you have ${garnets}.`;
  return {
    ...(held.length < NUMBERS.length ? { card: { choices: [NONE, ...held] } } : {}),
    ...(garnets === 0 ? { garnets: { excuse: 'You have no garnets.' } } : {}),
    ...(pointTokens === 0 && !canBuy ? { token: { excuse: 'You have no point token.' } } : {}),
    ...(canBuy ? {} : { buyTokens: { excuse: price } }),
  };
}
