// Converts an item of a form to the REST API's resource and back.
import type { forms_v1 } from '@googleapis/forms';
import { badRequest, NotCovered } from '../base/errors.ts';
import type { FormItem, ItemKind } from '../world/form.ts';

interface QuestionResource {
  questionId?: string;
  required?: boolean;
  textQuestion?: { paragraph?: boolean };
  choiceQuestion?: { type?: string; options?: { value?: string }[] };
}

export interface ItemResource {
  itemId?: string;
  title?: string;
  description?: string;
  pageBreakItem?: object;
  questionItem?: { question?: QuestionResource };
}

const CHOICE_TYPES: Partial<Record<ItemKind, string>> = {
  list: 'DROP_DOWN',
  radio: 'RADIO',
  checkbox: 'CHECKBOX',
};
const hex = (id: number): string => id.toString(16).padStart(8, '0');
const options = (values: readonly string[]) => values.map((value) => ({ value }));

export function itemResource(item: FormItem): ItemResource & forms_v1.Schema$Item {
  const required: { required?: true } = item.required ? { required: true } : {};
  return {
    itemId: hex(item.id),
    ...(item.title ? { title: item.title } : {}),
    ...(item.help ? { description: item.help } : {}),
    ...bodyOf(item, required),
  };
}

function bodyOf(item: FormItem, required: { required?: true }): ItemResource {
  if (item.kind === 'page') return { pageBreakItem: {} };
  const type = CHOICE_TYPES[item.kind];
  const question: QuestionResource = {
    questionId: hex(item.questionIds[0]!),
    ...required,
    ...(type
      ? { choiceQuestion: { type, options: options(item.choices) } }
      : { textQuestion: item.kind === 'paragraph' ? { paragraph: true } : {} }),
  };
  return { questionItem: { question } };
}

/** Changes an item to what a resource says. A resource has no validations, so the validations stay unchanged. */
export function itemFromResource(given: ItemResource, existing: FormItem, makeId: () => number): FormItem {
  const item: FormItem = {
    ...existing,
    id: given.itemId === undefined ? makeId() : existing.id,
    title: given.title ?? '',
    help: given.description ?? '',
  };
  if (given.pageBreakItem) return item;
  const question = given.questionItem?.question;
  if (!question) throw badRequest('The item has no question.');
  return {
    ...item,
    questionIds: [idOf(question, makeId)],
    required: question.required === true,
    ...kindFrom(question),
  };
}

function kindFrom(question: QuestionResource): Partial<FormItem> {
  const { choiceQuestion, textQuestion } = question;
  if (choiceQuestion) {
    const kind = Object.entries(CHOICE_TYPES).find(([, type]) => type === choiceQuestion.type)?.[0];
    if (!kind) throw badRequest(`Invalid choice type: ${choiceQuestion.type}`);
    return { kind: kind as ItemKind, choices: valuesOf(choiceQuestion.options) };
  }
  if (!textQuestion) throw new NotCovered('a question that is neither text nor choice');
  return { kind: textQuestion.paragraph ? 'paragraph' : 'text' };
}

function idOf(question: QuestionResource, makeId: () => number): number {
  if (question.questionId === undefined) return makeId();
  const id = Number.parseInt(question.questionId, 16);
  if (Number.isNaN(id)) throw badRequest(`Invalid question id: ${question.questionId}`);
  return id;
}

const valuesOf = (list: { value?: string }[] | undefined): string[] => {
  const values = (list ?? []).map((option) => option.value ?? '');
  checkChoices(values, 'options');
  return values;
};

/**
 * Throws error 400 if Forms would refuse the choices. Forms refuses an empty list, and choices that are empty, repeated,
 * or longer than one line.
 */
export function checkChoices(values: readonly string[], what: string): void {
  if (values.length === 0) throw badRequest(`The ${what} must not be empty.`);
  if (values.some((value) => value === '')) throw badRequest(`One of the ${what} is empty.`);
  if (values.some((value) => /[\r\n]/.test(value))) throw badRequest(`One of the ${what} has a line break.`);
  if (new Set(values).size < values.length) throw badRequest(`Two of the ${what} are the same.`);
}
