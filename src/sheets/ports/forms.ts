import type { Question } from '../../rules/order/question.ts';

/** A form without its questions: the texts above them and after sending, and the question before which it ends. */
export interface FormHead {
  readonly title: string;
  readonly description: string;
  readonly confirmation: string;
  /** Title of the question before which the form ends, because this and all later ones are over; '' for none. */
  readonly endsBefore: string;
}

export interface FormRequest {
  readonly head: FormHead;
  /** Players are identified by a verified email, or by a personal code that the form asks first. */
  readonly identity: 'email' | 'code';
  /** Texts for the link to fill in [2 for each], by the question’s title. Titles that the form does not have are left out. */
  readonly filled: Readonly<Record<string, string>>;
  readonly questions: readonly Question[];
  /** Tabs of the host workbook that are not this form's, so they need no call. */
  readonly tabs?: readonly number[];
}

export interface MadeForm {
  readonly id: string;
  /** The link that players get. */
  readonly url: string;
  /** The tab of the host workbook that receives the responses. */
  readonly sheetId: number;
}

/** A question to write to a form again, and its changed parts. */
export interface QuestionChange {
  readonly question: Question;
  /** Its expected place among the form's items. */
  readonly at: number;
  readonly help: boolean;
  /** Choices, or the check of a text. */
  readonly answers: boolean;
}

/** A change in a form by hand or by another tool; `title` names the question. */
export interface FormFinding {
  readonly fault: FormFault;
  readonly title?: string;
  readonly isRepaired: boolean;
}

export type FormFault =
  /** It verified addresses, and takes typed ones. */
  | 'typed'
  /** It collects addresses beside personal codes. */
  | 'address'
  /** Players may change their responses. */
  | 'edits'
  /** Players see a summary of all responses. */
  | 'summary'
  /** It takes one response of each account. */
  | 'once'
  | 'closed'
  /** Not everyone with the link may respond. */
  | 'restricted'
  /** It writes its responses elsewhere. */
  | 'unlinked'
  | 'lost'
  /** A question is of another kind. */
  | 'kind'
  | 'required'
  /** The code is not required. */
  | 'optional'
  | 'choices';

/**
 * Depth of a check: whether the form takes responses; all settings that FormApp tells; or also the
 * respondents, the tab and the questions.
 */
export type FormDepth = 'open' | 'settings' | 'all';

/** A form as it should be. */
export interface ExpectedForm extends Pick<FormRequest, 'identity' | 'questions'> {
  /** Titles of questions that a renewal will write; their choices are not compared. */
  readonly unwritten: readonly string[];
  readonly depth: FormDepth;
}

/** A response in its form, with every text as typed. */
export interface FormAnswers {
  /** Milliseconds UTC. */
  readonly at: number;
  /** The verified address, or '' where the form asks for codes. */
  readonly email: string;
  /** The answers in the order of the form, without titles; the code is among them. */
  readonly texts: readonly string[];
  /** The address or the code [some]. */
  readonly sender: string;
  /** By the titles of their questions [some]. */
  readonly answers: Readonly<Record<string, string>>;
}

/** A form and its tab of the host workbook. */
export interface FormLink {
  readonly form: string;
  readonly tab: number;
}

/** Forms are made once per match, with three or four calls per question. */
export interface Forms {
  /**
   * Makes an unpublished form without questions, or reuses this workbook's unfinished form with this title. Gives its id.
   * `begun` as for files.
   */
  make(title: string, begun?: number): string;
  /**
   * Puts an unfinished form in the bin, unless Drive hides it, and removes its tab from the host workbook. With id '', finds it
   * by title. `tabs` as for a form request; `note` as for dropTab.
   */
  discard(id: string, title: string, tabs: readonly number[], note: (sheetId: number) => void): void;
  /** Gives a form its questions, connects it to its tab, and publishes it. Can be repeated on an unfinished form. */
  build(id: string, request: FormRequest): MadeForm;
  /**
   * Writes parts of the head and of questions again [1, 1 per part of the head, 2 to 6 for where it ends; with questions 1 more and 2
   * to 5 per question]. Throws if the form or a question is gone.
   */
  renew(id: string, changes: readonly QuestionChange[], head: Partial<FormHead>): void;
  /**
   * Reads a form that takes responses, and repairs what is safe [open 2, settings 6; all 10, and 2 to 4 per question; 1 or 2 per
   * repair]. Gives the findings; [] for a form that is gone, or that this account may not open.
   */
  check(id: string, expected: ExpectedForm): readonly FormFinding[];
  /** Stops the form from taking responses [2]. */
  close(id: string): void;
  /** Lets the form take responses again [2]. */
  reopen(id: string): void;
  /** Gives a form’s file another name, where Drive shows the form [1]. */
  rename(id: string, title: string): void;
  /**
   * Stops the form from taking responses, and unlinks it from its tab, which stays [4]. Does nothing for a missing form. Can
   * be repeated.
   */
  unlink(id: string): void;
  /**
   * Links a form to a new tab of the host workbook, or finds the tab if that was done; gives the tab's id [7 or more].
   * The form stays closed. `tabs` are not the form's.
   */
  link(id: string, tabs: readonly number[]): number;
  /**
   * Unlinks a form from its tab in the host workbook and deletes the tab, if it has one [5]. First calls `note` with the
   * tab: after an interruption only `deleteTabs` can delete it.
   */
  dropTab(id: string, tabs: readonly number[], note: (sheetId: number) => void): void;
  /**
   * Deletes those of the tabs that exist in the host workbook; their forms must be unlinked. [2, and more while Google
   * counts them as linked]
   */
  deleteTabs(sheetIds: readonly number[]): void;
  /**
   * Tabs of the host workbook that their forms no longer write into, because somebody unlinked them. Missing tabs, and
   * tabs of missing forms, are left out. [1, 1 per tab, 1 per tab that is found, and 2 per form if no tab names it]
   */
  unlinked(links: readonly FormLink[]): readonly number[];
  /** The reason why forms cannot demand a verified email on this account; '' if they can [1]. */
  verifiedEmailProblem(): string;
  /**
   * The responses in the form since a time; undefined if the form is gone, or this account may not open it. [2, and 1 per answer
   * of a response whose sender or answers are read]
   */
  answersSince(id: string, since: number): readonly FormAnswers[] | undefined;
}
