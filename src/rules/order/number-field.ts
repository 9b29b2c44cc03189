import { type Json, quote } from '../base/json.ts';
import type { Position } from '../declare/position.ts';
import { readAnswerNumber, readCount } from './answer.ts';
import { type Field, type FieldWords, type Judging, questionOf } from './field.ts';
import { type Answers, NONE, type OwnForm } from './question.ts';
import { tooDear } from './refusal-words.ts';

/** The usual reading of a question that asks for a whole number. */
function read(answers: Answers, key: string): Json | undefined {
  return readAnswerNumber(answers[key]);
}

/** A count under a key: 0 when absent. A malformed one is refused and gives 0. */
function judgeCount(raw: unknown, key: string, { refuse }: Pick<Judging, 'refuse'>): number {
  if (raw === undefined) return 0;
  const count = readCount(raw);
  if (count !== undefined) return count;
  refuse(key, 'malformed', `Expected a whole number from 0, found ${quote(raw)}.`);
  return 0;
}

/** Excuses a player from a question about things that cost more than the player's garnets. */
export function excuseUnpaid(key: string, price: number, garnets: number): OwnForm {
  if (price <= garnets) return {};
  const excuse =
    garnets > 0 ? `One costs ${price} garnets, and you have ${garnets}.` : 'You have no garnets.';
  return { [key]: { excuse } };
}

/** The number of a thing that a player may still buy. */
export interface PurchaseLimit<Options, P> {
  /** The number for this player and position; below 1 for none. */
  most(judging: Judging<Options, P>): number;
  /**
   * The treatment of a larger number: it is refused (X3) or, if a ruling of the game says so, lowered to the limit. Then the account of the
   * round tells the player the bought number.
   */
  readonly beyond?: 'refused' | 'lowered';
}

/** A purchase of several things at a price in garnets: the whole number, or none (X3, X10). */
export function purchase<Options, P = Position>(
  words: FieldWords<Options>,
  price: (options: Options) => number,
  limit?: PurchaseLimit<Options, P>,
): Field<number, Options> {
  return {
    ask: (key, info) => [questionOf(key, words, info, { kind: 'whole', least: 0 }, 'none')],
    cost: { what: words.title, price },
    own: (key, { options }, { garnets }) => excuseUnpaid(key, price(options), garnets),
    read,
    judge: (raw, key, judging) => {
      const asked = judgeCount(raw, key, judging);
      const count = limit ? withinLimit(asked, key, judging, limit) : asked;
      if (count === 0) return 0;
      const cost = count * price(judging.info.options);
      if (cost <= judging.garnets) {
        judging.garnets -= cost;
        return count;
      }
      judging.refuse(
        key,
        'not-affordable',
        `${count} ${count === 1 ? 'costs' : 'cost'} ${tooDear(cost, judging)}`,
      );
      return 0;
    },
    say: (count) => [[words.title, count > 0 ? String(count) : '']],
  };
}

/** The number that may be bought; 0 for a refused one. A player who may buy none reads that in the notes on the form. */
function withinLimit<Options, P>(
  count: number,
  key: string,
  judging: Judging<Options, P>,
  limit: PurchaseLimit<Options, P>,
): number {
  const most = Math.max(0, limit.most(judging));
  if (count <= most) return count;
  if (most > 0 && limit.beyond === 'lowered') return most;
  const found = most > 0 ? `, and ${count} were asked for; none is bought` : '';
  judging.refuse(key, 'not-legal', `You can buy ${most > 0 ? `at most ${most}` : 'no more'}${found}.`);
  return 0;
}

/** The allowed whole numbers, and the default for a missing or refused one. */
export interface NumberRule {
  readonly least: number;
  readonly most: number;
  readonly missing: number;
  /** The form shows the numbers to choose from. */
  readonly dropdown?: boolean;
}

/** One whole number in a range. */
export function wholeNumber<Options>(
  words: FieldWords<Options>,
  { least, most, missing, dropdown = false }: NumberRule,
): Field<number, Options> {
  const expected = `Expected a number from ${least} to ${most}, found`;
  const numbers = dropdown ? Array.from({ length: most - least + 1 }, (_, i) => String(least + i)) : [];
  return {
    ask: (key, info) => [
      questionOf(
        key,
        words,
        info,
        dropdown ? { kind: 'choice', choices: [NONE, ...numbers] } : { kind: 'whole', least, most },
        missing >= least && missing <= most ? String(missing) : '',
      ),
    ],
    read,
    judge: (raw, key, { refuse }) => {
      if (raw === undefined) return missing;
      const number = readCount(raw);
      if (number === undefined) refuse(key, 'malformed', `${expected} ${quote(raw)}.`);
      else if (number < least || number > most) refuse(key, 'not-legal', `${expected} ${number}.`);
      else return number;
      return missing;
    },
    say: (number) => [[words.title, number === missing ? '' : String(number)]],
  };
}
