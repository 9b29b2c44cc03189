import { isSame, type Json, quote } from '../base/json.ts';
import type { MatchInfo } from '../declare/match-info.ts';
import { plainAnswer } from './answer.ts';
import { type Field, type FieldWords, questionOf } from './field.ts';
import { NONE } from './question.ts';

/** Reason for refusing a player’s own name. A wrong name has a different reason. */
export const NOT_YOURSELF = 'Choose another player, not yourself.';

/** Says which players and words may be chosen. */
export interface PlayerRule<W extends string> {
  /** True if players may not choose themselves. */
  readonly others?: boolean;
  /** Words that may be chosen too, such as “the bank”. */
  readonly also?: readonly W[];
}

/**
 * Makes a field in which a player chooses one player, or one of the words in `also`. A form and a record hold the
 * chosen player's name. A record holds a word as `{ "word": "the bank" }`. A legal order holds the chosen player's
 * seat, the word, or -1 for no choice. A name that no player has is refused as `unknown`. With `others`, the sender's
 * own name is refused as `not-legal`.
 */
export function playerChoice<Options>(
  words: FieldWords<Options>,
  rule?: Pick<PlayerRule<string>, 'others'>,
): Field<number, Options>;
export function playerChoice<Options, const W extends string = string>(
  words: FieldWords<Options>,
  rule: PlayerRule<W>,
): Field<number | W, Options>;
export function playerChoice<Options, W extends string>(
  words: FieldWords<Options>,
  { others = false, also = [] }: PlayerRule<W> = {},
): Field<number | W, Options> {
  return {
    ask: (key, info) => {
      const choices = [NONE, ...choicesOf(info, also), ...also];
      return [questionOf(key, words, info, { kind: 'choice', choices }, 'nobody')];
    },
    read: (answers, key, info) => {
      const answer = answers[key]?.trim();
      if (!answer || answer === NONE) return undefined;
      const all: readonly Json[] = [...info.names, ...also.map((word) => ({ word }))];
      const exact = [...choicesOf(info, also), ...also].indexOf(answer);
      const kind = [...info.names, ...also].flatMap((text, i) =>
        plainAnswer(text) === plainAnswer(answer) ? [all[i]] : [],
      );
      return all[exact] ?? (kind.length === 1 ? kind[0] : answer);
    },
    judge: (raw, key, { info, seat, refuse }) => {
      if (raw === undefined) return -1;
      const word = also.find((one) => isSame(raw, { word: one }));
      if (word !== undefined) return word;
      const chosen = info.names.indexOf(raw as string);
      if (typeof raw !== 'string') refuse(key, 'malformed', `Expected a player’s name, found ${quote(raw)}.`);
      else if (chosen < 0) refuse(key, 'unknown', `No player is called ${quote(raw)}.`);
      else if (others && chosen === seat) refuse(key, 'not-legal', NOT_YOURSELF);
      else return chosen;
      return -1;
    },
    say: (chosen, { names }) => [[words.title, typeof chosen === 'string' ? chosen : (names[chosen] ?? '')]],
  };
}

/**
 * Lists the players as choices of a form, in seat order. Some names cannot be shown in a form, such as a name with
 * spaces around it, or with the text of another choice. Such a name becomes “player 3”.
 */
function choicesOf({ names }: MatchInfo<unknown>, also: readonly string[]): string[] {
  const isShown = (name: string) =>
    name !== '' && name === name.trim() && name !== NONE && !also.includes(name);
  return names.map((name, seat) => (isShown(name) ? name : `player ${seat + 1}`));
}
