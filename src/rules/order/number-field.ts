import { type Json, quote } from '../base/json.ts';
import { plural } from '../base/words.ts';
import type { CountGood } from '../declare/good.ts';
import type { Position } from '../declare/position.ts';
import { readAnswerNumber, readCount } from './answer.ts';
import { type Field, type FieldWords, type Judging, questionOf } from './field.ts';
import { type Answers, NONE } from './question.ts';
import { tooDear } from './refusal-words.ts';

/** Reads the answer to a question that asks for a whole number. */
function read(answers: Answers, key: string): Json | undefined {
  return readAnswerNumber(answers[key]);
}

/** Judges the count at a key. A missing count is 0. A malformed count is refused and becomes 0. */
function judgeCount(raw: unknown, key: string, { refuse }: Pick<Judging, 'refuse'>): number {
  if (raw === undefined) return 0;
  const count = readCount(raw);
  if (count !== undefined) return count;
  refuse(key, 'malformed', `Expected a whole number from 0, found ${quote(raw)}.`);
  return 0;
}

/** Limit on the number of things that a player may still buy. */
export interface PurchaseLimit<Options, P> {
  /** Largest number, or a function that gives it for this player in this position. Below 1, the player may buy nothing. */
  readonly most: number | ((judging: Judging<Options, P>) => number);
  /**
   * Treatment of a larger number. If left out, the number is refused (X3). With `lowered`, for which the game needs a
   * ruling, the limit replaces the number. Then the story of the round tells the player how many things were bought.
   */
  readonly beyond?: 'refused' | 'lowered';
}

/** Makes a field that buys several things at a price in garnets. The player gets all of these things, or none (X3, X10). */
export function purchase<Options, P = Position>(
  words: FieldWords<Options>,
  price: (options: Options) => number,
  limit?: PurchaseLimit<Options, P>,
): Field<number, Options> {
  return {
    ask: (key, info) => {
      const help = `Each costs ${plural(price(info.options), 'garnet')}.`;
      return [questionOf(key, { help, ...words }, info, { kind: 'whole', least: 0, buys: true }, 'none')];
    },
    cost: { what: words.title, price },
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

/**
 * Gives the number of things that may be bought, or 0 if the number is refused. If a player may buy nothing, the notes
 * on the form say so.
 */
function withinLimit<Options, P>(
  count: number,
  key: string,
  judging: Judging<Options, P>,
  limit: PurchaseLimit<Options, P>,
): number {
  const most = Math.max(0, typeof limit.most === 'number' ? limit.most : limit.most(judging));
  if (count <= most) return count;
  if (most > 0 && limit.beyond === 'lowered') return most;
  const found = most > 0 ? `, and ${count} were asked for; none is bought` : '';
  judging.refuse(key, 'not-legal', `You can buy ${most > 0 ? `at most ${most}` : 'no more'}${found}.`);
  return 0;
}

/** Range of the allowed whole numbers, and the default for a number that is missing or refused. */
export interface NumberRule {
  /** Smallest number. If left out, 0. */
  readonly least?: number;
  /** Largest number. Only a number with `held` may leave it out. */
  readonly most?: number;
  /** Number of a player who gives none. If left out, `least`. */
  readonly missing?: number;
  /** True if the form shows the numbers in a dropdown. */
  readonly dropdown?: boolean;
  /** Good that the number uses up. A player who has fewer of it is refused. Its column is in `seats`. */
  readonly held?: CountGood;
  /** Key of the purchase of this good, if bought things count as held. The purchase comes before this field. */
  readonly bought?: string;
}

/** Makes a field for one whole number in a range, or for a number of things that the player holds. */
export function wholeNumber<Options>(
  words: FieldWords<Options>,
  { least = 0, most = Number.POSITIVE_INFINITY, missing = least, dropdown = false, held, bought }: NumberRule,
): Field<number, Options> {
  const hasMost = Number.isFinite(most);
  const expected = `Expected a number from ${least}${hasMost ? ` to ${most}` : ''}, found`;
  const numbers = dropdown ? Array.from({ length: most - least + 1 }, (_, i) => String(least + i)) : [];
  return {
    ask: (key, info) => [
      questionOf(
        key,
        words,
        info,
        dropdown
          ? { kind: 'choice', choices: [NONE, ...numbers] }
          : { kind: 'whole', least, ...(hasMost ? { most } : {}) },
        missing >= least && missing <= most ? String(missing) : '',
      ),
    ],
    read,
    judge: (raw, key, judging) => {
      if (raw === undefined) return missing;
      const number = readCount(raw);
      const lacks = number === undefined || !held ? undefined : lackOf(number, held, bought, judging);
      if (number === undefined) judging.refuse(key, 'malformed', `${expected} ${quote(raw)}.`);
      else if (number < least || number > most) judging.refuse(key, 'not-legal', `${expected} ${number}.`);
      else if (number !== missing && lacks) judging.refuse(key, 'not-held', lacks);
      else return number;
      return missing;
    },
    say: (number) => [[words.title, number === missing ? '' : String(number)]],
  };
}

/** Says that a player has fewer of a good than a number. Undefined if the player has enough, bought things included. */
function lackOf(
  number: number,
  good: CountGood,
  bought: string | undefined,
  { position, seat, order }: Judging,
): string | undefined {
  const count = Number(position.seats[seat]?.[good.column]) + (bought ? Number(order[bought]) : 0);
  if (number <= count) return undefined;
  return count === 0
    ? `You have no ${good.many}.`
    : `You have ${plural(count, good.one, good.many)}, and ${number} were asked for.`;
}
