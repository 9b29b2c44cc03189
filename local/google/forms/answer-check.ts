// The checks that Forms makes of an answer before it accepts a response.

import type { Answer } from '../world/answer.ts';
import type { FormItem, ItemKind, Validation } from '../world/form.ts';

const REQUIRED = 'This is a required question';
const NOT_A_CHOICE = 'Not one of the choices';
const LONGEST_TEXT = 50_000;

type Check = (item: FormItem, answer: Answer | undefined) => string | undefined;

const CHECKS: Readonly<Record<ItemKind, Check>> = {
  page: () => undefined,
  checkbox: problemWithBoxes,
  list: textCheck(problemWithChoice),
  radio: textCheck(problemWithChoice),
  text: textCheck(problemWithText),
  paragraph: textCheck(problemWithText),
};

/** Says in Google's words what is wrong with an answer. Gives undefined if the answer is valid. */
export const problemWith: Check = (item, answer) => CHECKS[item.kind](item, answer);

/** Makes the check for a question whose answer is a single text. */
function textCheck(check: (item: FormItem, text: string) => string | undefined): Check {
  return (item, answer) => {
    if (answer === undefined || answer === '') return item.required ? REQUIRED : undefined;
    return typeof answer === 'string' ? check(item, answer) : 'Not an answer to this question';
  };
}

function problemWithChoice(item: FormItem, text: string): string | undefined {
  return item.choices.includes(text) ? undefined : NOT_A_CHOICE;
}

function problemWithBoxes(item: FormItem, answer: Answer | undefined): string | undefined {
  const boxes = typeof answer === 'string' ? [answer].filter((text) => text !== '') : (answer ?? []);
  if (!Array.isArray(boxes)) return 'Not an answer to checkboxes';
  if (boxes.length === 0) return item.required ? REQUIRED : undefined;
  return boxes.every((box) => item.choices.includes(box)) ? undefined : NOT_A_CHOICE;
}

function problemWithText({ validation }: FormItem, text: string): string | undefined {
  if (text.length > LONGEST_TEXT) return 'The answer is too long';
  if (!validation || isValid(validation, text)) return undefined;
  return validation.help || invalidMessage(validation);
}

function isValid(rule: Validation, text: string): boolean {
  const number = /^\s*[-+]?(\d+\.?\d*|\.\d+)\s*$/.test(text) ? Number(text) : undefined;
  const isNumber = number !== undefined;
  return {
    number: () => isNumber,
    whole: () => isNumber && Number.isInteger(number),
    between: () => isNumber && number >= rule.low! && number <= rule.high!,
    'at-least': () => isNumber && number >= rule.low!,
    pattern: () => new RegExp(`^(?:${rule.pattern})$`).test(text),
  }[rule.kind]();
}

const invalidMessage = (rule: Validation): string =>
  ({
    number: 'Must be a number',
    whole: 'Must be a whole number',
    between: `Must be a number between ${rule.low} and ${rule.high}`,
    'at-least': `Must be a number greater than or equal to ${rule.low}`,
    pattern: 'Must match pattern',
  })[rule.kind];
