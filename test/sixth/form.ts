import type { Json } from '../../src/rules/base/json.ts';
import type { Table } from '../../src/rules/declare/table.ts';
import type { WithPurse } from '../../src/rules/game.ts';
import { type Answers, NONE, type Question } from '../../src/rules/order/question.ts';
import type { Options } from './options.ts';
import type { PrivateView } from './view.ts';
import { SIGNS, THROWS } from './vocabulary.ts';

const CHOICES = [NONE, ...THROWS.map((kind) => `${SIGNS[kind]} ${kind}`)];

/** What to throw, and what to buy. */
export function questions(): readonly Question[] {
  return [
    { id: 'throw', title: 'Throw', input: { kind: 'choice', choices: CHOICES } },
    {
      id: 'buy',
      title: 'Buy',
      help: 'It can be thrown at once.',
      input: { kind: 'choice', choices: CHOICES },
    },
  ];
}

/** The order that the answers mean; an answer that is no throw stays as written. */
export function read(_table: unknown, _view: unknown, answers: Answers): Json {
  const order: Record<string, Json> = {};
  for (const id of ['buy', 'throw']) {
    const answer = answers[id]?.trim();
    if (!answer || answer === NONE) continue;
    order[id] = THROWS.find((kind) => new RegExp(`\\b${kind}\\b`, 'i').test(answer)) ?? answer;
  }
  return order;
}

/** Throws something held, and now and then nothing. */
export function rehearse(
  { options }: Table<Options>,
  _seat: number,
  { private: { throws, garnets } }: { readonly private: WithPurse<PrivateView> },
  random: (n: number) => number,
): Answers {
  if (throws.length === 0 || random(8) === 0) return {};
  const thrown = throws[random(throws.length)]!;
  const answer: Answers = { throw: `${SIGNS[thrown]} ${thrown}` };
  return garnets >= options.throwPrice && random(5) === 0
    ? { ...answer, buy: CHOICES[1 + random(3)] as string }
    : answer;
}
