// A form as it is stored.
import type { Answer } from './answer.ts';

export type ItemKind = 'text' | 'paragraph' | 'list' | 'radio' | 'checkbox' | 'page';

/** A condition for answers. `help` is shown to the respondent when the answer does not meet it. */
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
  /** The id of its question; a page break has none. */
  questionIds: number[];
  validation?: Validation;
  /** For a page break: the navigation after the page before it. */
  goTo?: string;
}

export type EmailCollection = 'DO_NOT_COLLECT' | 'VERIFIED' | 'RESPONDER_INPUT';

/** A response with its answers by the ids of their items, as they were given. */
export interface KeptResponse {
  at: number;
  /** '' where the form collects no addresses. */
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
  /** Respondents see a summary of all responses. */
  summary?: boolean;
  /** One response of each account. */
  once?: boolean;
  /** The workbook of a tab that was removed. */
  lastDestination?: string;
  accepting: boolean;
  published: boolean;
  /** The id in the respondents' address, which does not reveal the form's id. */
  publicId: string;
  items: FormItem[];
  revision: number;
  responseCount: number;
  responses?: KeptResponse[];
  destination?: { workbookId: string; sheetId: number; columns: Record<string, number> };
}

/** A question with the header of its column in the response tab. */
export interface Question {
  id: number;
  item: FormItem;
  header: string;
}

/** All questions of a form in their order; sections have none. */
export const questionsOf = (form: Form): Question[] =>
  form.items.flatMap((item) => item.questionIds.map((id) => ({ id, item, header: item.title })));

export const respondUrl = (form: Form): string =>
  `https://docs.google.com/forms/d/e/${form.publicId}/viewform`;
