// A form as it is stored.
import type { Answer } from './answer.ts';

export type ItemKind = 'text' | 'paragraph' | 'list' | 'radio' | 'checkbox' | 'page';

/** Condition that an answer must meet. If the answer does not meet the condition, the respondent sees `help`. */
export interface Validation {
  kind: 'number' | 'whole' | 'between' | 'at-least' | 'pattern';
  low?: number;
  high?: number;
  pattern?: string;
  help?: string;
}

export interface FormItem {
  id: number;
  kind: ItemKind;
  title: string;
  help: string;
  required: boolean;
  choices: string[];
  /** Ids of the item's questions; empty for a page break. */
  questionIds: number[];
  validation?: Validation;
  /** Only for a page break: where the form goes after the page before this break. */
  goTo?: string;
}

export type EmailCollection = 'DO_NOT_COLLECT' | 'VERIFIED' | 'RESPONDER_INPUT';

/** A response that a form stores. The answers are as the respondent gave them, with the ids of their items. */
export interface KeptResponse {
  at: number;
  /** Address of the respondent; '' if the form collects no addresses. */
  email: string;
  answers: [itemId: number, answer: Answer][];
}

export interface Form {
  title: string;
  description: string;
  confirmation: string;
  emails: EmailCollection;
  allowEdits: boolean;
  showAgain: boolean;
  /** True if respondents see a summary of all responses. */
  summary?: boolean;
  /** True if each account may respond only once. */
  once?: boolean;
  /** Id of the workbook whose linked tab was removed. */
  lastDestination?: string;
  accepting: boolean;
  published: boolean;
  /** Id in the address for respondents. Nobody can find the form's own id from this id. */
  publicId: string;
  items: FormItem[];
  revision: number;
  responseCount: number;
  responses?: KeptResponse[];
  destination?: { workbookId: string; sheetId: number; columns: Record<string, number> };
}

/** A question, and the header of its column in the responses tab. */
export interface Question {
  id: number;
  item: FormItem;
  header: string;
}

/** Lists all questions of a form in the form's order. Sections have no questions. */
export const questionsOf = (form: Form): Question[] =>
  form.items.flatMap((item) => item.questionIds.map((id) => ({ id, item, header: item.title })));

export const respondUrl = (form: Form): string =>
  `https://docs.google.com/forms/d/e/${form.publicId}/viewform`;
