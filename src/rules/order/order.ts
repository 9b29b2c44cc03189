import { type Json, own } from '../base/json.ts';
import { keyInWords, plural } from '../base/words.ts';
import type { MatchInfo } from '../declare/match-info.ts';
import type { Position } from '../declare/position.ts';
import type { Purse } from '../declare/purse.ts';
import type { Field, Fields, Judging, OrderOf, Said } from './field.ts';
import type { Answers, OwnForm, Question } from './question.ts';
import type { Refuse } from './refusal.ts';

/** An order after it was made legal and complete, and the garnets that its purchases cost. */
export interface Judged<Order> {
  readonly order: Order;
  readonly cost: number;
}

/**
 * Makes the functions for an order with these fields. They ask for an order, read it, describe it and judge it. `first`
 * holds the keys of the fields that the form asks first.
 */
export function orderFrom<F extends Fields>(fields: F, first: readonly string[] = []) {
  const keys = Object.keys(fields);
  const list = Object.entries(fields);
  const asked = [...first, ...keys.filter((key) => !first.includes(key))];
  return {
    /** Keys that an order may have. */
    keys,
    /** Makes the questions of the form. */
    ask: (info: MatchInfo<unknown>, view: object): readonly Question[] =>
      asked.flatMap((key) => (fields[key] as Field).ask(key, info, view)),
    /** Gives the notes that the fields themselves have for one player. */
    own: (info: MatchInfo<unknown>, purse: { readonly garnets: number }): OwnForm =>
      Object.assign({}, ...list.map(([key, field]) => (field.own ?? excuseUnpaid(field))(key, info, purse))),
    /** Reads an order from answers. An answer that cannot be understood stays in the order as it was written. Then `judge` refuses it. */
    read: (info: MatchInfo<unknown>, given: Answers): Json => {
      // A question may have the name of a property that every object has.
      const answers: Answers = Object.assign(Object.create(null), given);
      const order: Record<string, Json> = {};
      for (const [key, field] of list) {
        const part = field.read(answers, key, info);
        if (part !== undefined) order[key] = part;
      }
      return order;
    },
    /** Puts a legal order into words, in the order of the form's questions. */
    say: (info: MatchInfo<unknown>, order: OrderOf<F>, own?: object): readonly Said[] => {
      const values = order as Record<string, unknown>;
      return asked.flatMap((key) => (fields[key] as Field).say?.(values[key], info, values, own) ?? []);
    },
    /**
     * Makes one seat's order legal and complete. The fields are judged in the order in which they are declared (X3, X4).
     * `raw` must be a plain object.
     */
    judge: (
      info: MatchInfo<unknown>,
      position: Position,
      seat: number,
      purse: Purse,
      raw: Readonly<Record<string, unknown>>,
      refuse: Refuse,
      began: Position,
    ): Judged<OrderOf<F>> => {
      const order: Record<string, unknown> = {};
      const { garnets } = purse;
      const judging: Judging = { info, position, began, seat, garnets, paid: [], order, refuse };
      for (const [key, field] of list) {
        const { garnets } = judging;
        order[key] = field.judge(own(raw, key), key, judging);
        const cost = garnets - judging.garnets;
        const what = field.cost?.what ?? keyInWords(key);
        if (cost > 0) judging.paid = [...judging.paid, `${what} (${plural(cost, 'garnet')})`];
      }
      return { order: order as OrderOf<F>, cost: purse.garnets - judging.garnets };
    },
  };
}

/** Excuses a player from a question if one of the things costs more than the player's garnets. */
function excuseUnpaid({ cost }: Field): NonNullable<Field['own']> {
  return (key, { options }, { garnets }) => {
    const price = cost?.price(options) ?? 0;
    if (price <= garnets) return {};
    const excuse =
      garnets > 0 ? `One costs ${price} garnets, and you have ${garnets}.` : 'You have no garnets.';
    return { [key]: { excuse } };
  };
}
