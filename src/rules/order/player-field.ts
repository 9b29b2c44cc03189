import { quote } from '../base/json.ts';
import type { MatchInfo } from '../declare/match-info.ts';
import { plainAnswer } from './answer.ts';
import { type Field, type FieldWords, questionOf } from './field.ts';
import { NONE } from './question.ts';

/** The reason for refusing a player’s own name, separate from the reasons for refusing other names. */
export const NOT_YOURSELF = 'Choose another player, not yourself.';

/** The players who may be chosen. */
export interface PlayerRule {
  /** Players may not choose themselves. */
  readonly others?: boolean;
}

/**
 * One of the players, by name in the form and in a record. A legal order holds the seat, or -1 for no choice.
 * An unknown name is `unknown`; with `others`, the player’s name is `not-legal`.
 */
export function playerChoice<Options>(
  words: FieldWords<Options>,
  { others = false }: PlayerRule = {},
): Field<number, Options> {
  return {
    ask: (key, info) => [
      questionOf(key, words, info, { kind: 'choice', choices: [NONE, ...choicesOf(info)] }, 'nobody'),
    ],
    read: (answers, key, info) => {
      const answer = answers[key]?.trim();
      if (!answer || answer === NONE) return undefined;
      const exact = choicesOf(info).indexOf(answer);
      const kind = info.names.filter((name) => plainAnswer(name) === plainAnswer(answer));
      return info.names[exact] ?? (kind.length === 1 ? (kind[0] as string) : answer);
    },
    judge: (raw, key, { info, seat, refuse }) => {
      if (raw === undefined) return -1;
      const chosen = info.names.indexOf(raw as string);
      if (typeof raw !== 'string') refuse(key, 'malformed', `Expected a player’s name, found ${quote(raw)}.`);
      else if (chosen < 0) refuse(key, 'unknown', `No player is called ${quote(raw)}.`);
      else if (others && chosen === seat) refuse(key, 'not-legal', NOT_YOURSELF);
      else return chosen;
      return -1;
    },
    say: (chosen, { names }) => [[words.title, names[chosen] ?? '']],
  };
}

/** The players as choices of a form, in seat order. A name with spaces around it is shown as “player 3”. */
function choicesOf({ names }: MatchInfo<unknown>): string[] {
  const isShown = (name: string) => name !== '' && name === name.trim() && name !== NONE;
  return names.map((name, seat) => (isShown(name) ? name : `player ${seat + 1}`));
}
