import { quote } from '../base/json.ts';
import type { MatchInfo } from '../declare/match-info.ts';
import { plainAnswer } from './answer.ts';
import { type Field, type FieldWords, questionOf } from './field.ts';
import { NO, NONE } from './question.ts';

const YES = 'yes';
const YES_WORDS: readonly string[] = [YES, 'y', 'true', 'x', '✓', '✔', '✅', '☑'];
const NO_WORDS: readonly string[] = [NO, 'n', 'false', 'none', '✗', '✘', '❌', '✕'];

/**
 * Makes a field in which a player chooses one word from a list. '' if the player chooses none. If the words can change
 * during a match, `choices` is a function. This function makes the words from the options and from `info.facts`, which
 * everyone knows.
 */
export function choice<Options, const W extends string>(
  words: FieldWords<Options>,
  choices: readonly W[] | ((info: MatchInfo<Options>) => readonly W[]),
): Field<W | '', Options> {
  const isFixed = typeof choices !== 'function';
  const choicesIn = (info: MatchInfo<Options>) => (isFixed ? choices : choices(info));
  return {
    ask: (key, info) => [
      questionOf(key, words, info, { kind: 'choice', choices: [NONE, ...choicesIn(info)] }, 'none'),
    ],
    read: (answers, key, info) => {
      const answer = answers[key]?.trim();
      if (!answer || answer === NONE) return undefined;
      return choicesIn(info).find((one) => one.toLowerCase() === plainAnswer(answer)) ?? answer;
    },
    judge: (raw, key, { info, refuse }) => {
      if (raw === undefined) return '';
      const open = choicesIn(info);
      if (open.includes(raw as W)) return raw as W;
      const code = isFixed || typeof raw !== 'string' ? 'malformed' : 'not-legal';
      refuse(key, code, `Expected ${open.join(', ') || 'no choice now'}, found ${quote(raw)}.`);
      return '';
    },
    say: (value) => [[words.title, value]],
  };
}

/** Makes a yes-or-no field. An empty answer means no. */
export function yesNo<Options>(words: FieldWords<Options>): Field<boolean, Options> {
  return {
    ask: (key, info) => [questionOf(key, words, info, { kind: 'choice', choices: [NO, YES] }, NO)],
    read: (answers, key) => {
      const answer = answers[key]?.trim();
      if (!answer || answer === NONE) return undefined;
      const word = plainAnswer(answer);
      if (YES_WORDS.includes(word)) return true;
      return NO_WORDS.includes(word) ? false : answer;
    },
    judge: (raw, key, { refuse }) => {
      if (raw === undefined || typeof raw === 'boolean') return raw ?? false;
      refuse(key, 'malformed', `Expected true or false, found ${quote(raw)}.`);
      return false;
    },
    say: (value) => (value ? [[words.title, YES]] : []),
  };
}
