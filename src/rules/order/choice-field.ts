import { quote } from '../base/json.ts';
import { plainAnswer } from './answer.ts';
import { type Field, type FieldWords, questionOf } from './field.ts';
import { NO, NONE } from './question.ts';

const YES = 'yes';
const YES_WORDS: readonly string[] = [YES, 'y', 'true', 'x', '✓', '✔', '✅', '☑'];
const NO_WORDS: readonly string[] = [NO, 'n', 'false', 'none', '✗', '✘', '❌', '✕'];

/** One of some words; '' for none. */
export function choice<Options, const W extends string>(
  words: FieldWords<Options>,
  choices: readonly W[],
): Field<W | '', Options> {
  return {
    ask: (key, info) => [
      questionOf(key, words, info, { kind: 'choice', choices: [NONE, ...choices] }, 'none'),
    ],
    read: (answers, key) => {
      const answer = answers[key]?.trim();
      if (!answer || answer === NONE) return undefined;
      return choices.find((one) => one.toLowerCase() === plainAnswer(answer)) ?? answer;
    },
    judge: (raw, key, { refuse }) => {
      if (raw === undefined) return '';
      if (choices.includes(raw as W)) return raw as W;
      refuse(key, 'malformed', `Expected ${choices.join(', ')}, found ${quote(raw)}.`);
      return '';
    },
    say: (value) => [[words.title, value]],
  };
}

/** Yes or no; no if left empty. */
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
