import type { Question } from '../../rules/order/question.ts';

/** The texts of a form except its questions: title, description and confirmation message. Also the question before which the form ends. */
export interface FormHead {
  readonly title: string;
  readonly description: string;
  readonly confirmation: string;
  /** Title of the first question that is no longer asked; the form ends before this question. '' if the form asks all questions. */
  readonly endsBefore: string;
}

export interface FormRequest {
  readonly head: FormHead;
  /** How the form identifies a player: by a verified email, or by a personal code, which is the first question. */
  readonly identity: 'email' | 'code';
  /** Texts that the link fills in, by question title [2 calls for each text]. Titles that the form lacks are ignored. */
  readonly filled: Readonly<Record<string, string>>;
  readonly questions: readonly Question[];
  /** Tabs of the host workbook that belong to other forms. The search for this form's tab skips these tabs, which saves calls. */
  readonly tabs?: readonly number[];
}

export interface MadeForm {
  readonly id: string;
  /** Link at which players open the form. */
  readonly url: string;
  /** Tab of the host workbook that receives the responses. */
  readonly sheetId: number;
}

/** A question to rewrite in a form. The flags say which parts have changed. */
export interface QuestionChange {
  readonly question: Question;
  /** Expected index of the question among the form's items. */
  readonly at: number;
  readonly help: boolean;
  /** True if the choices or the text check have changed. */
  readonly answers: boolean;
}

/** A change in a form by hand or by another tool. `title` is the title of the changed question. */
export interface FormFinding {
  readonly fault: FormFault;
  readonly title?: string;
  readonly isRepaired: boolean;
}

export type FormFault =
  /** The form should verify addresses, but lets players type any address. */
  | 'typed'
  /** The form collects addresses in addition to personal codes. */
  | 'address'
  /** Players may edit their responses. */
  | 'edits'
  /** Players see a summary of all responses. */
  | 'summary'
  /** The form takes only one response from each account. */
  | 'once'
  | 'closed'
  /** The form is in the bin or deleted. */
  | 'gone'
  /** Not everyone with the link may respond. */
  | 'restricted'
  /** The form writes its responses elsewhere than into its tab. */
  | 'unlinked'
  | 'lost'
  /** A question has the wrong kind. */
  | 'kind'
  /** Questions are in another order: somebody moved the questions, or exchanged their titles. */
  | 'order'
  | 'required'
  /** The question for the code is not required. */
  | 'optional'
  | 'choices';

/**
 * How much a check of a form reads. 'open': whether everyone with the link can respond. 'settings': whether the form takes
 * responses, and the settings that FormApp can read. 'all': all these, the tab and the questions.
 */
export type FormDepth = 'open' | 'settings' | 'all';

/** A form as it should be. A check compares the real form with it. */
export interface ExpectedForm extends Pick<FormRequest, 'identity' | 'questions'> {
  /** Titles of questions that wait for a renewal. A check does not compare the choices of these questions. */
  readonly unwritten: readonly string[];
  readonly depth: FormDepth;
}

/** A response as the form keeps it, with each text as the player typed it. */
export interface FormAnswers {
  /** Time of the response, in milliseconds UTC. */
  readonly at: number;
  /** Verified address of the sender; '' if the form asks for codes. */
  readonly email: string;
  /** Answers in the order of the form, without the questions' titles. The code counts as an answer. */
  readonly texts: readonly string[];
  /** Address or code of the sender. Reading this property may cost some calls. */
  readonly sender: string;
  /** Answers by question title. Reading this property may cost some calls. */
  readonly answers: Readonly<Record<string, string>>;
}

/** A form and its tab in the host workbook. */
export interface FormLink {
  readonly form: string;
  readonly tab: number;
}

/**
 * Makes, changes and reads forms. A form is made once per match, with three or four calls per question. In the comments
 * below, a number in [brackets] is the number of calls to Google.
 */
export interface Forms {
  /**
   * Makes an unpublished form without questions. Reuses an unfinished form of this workbook with the same title. Gives
   * the form's id. `begun` is the start of an interrupted earlier try, in milliseconds.
   */
  make(title: string, begun?: number): string;
  /**
   * Moves an unfinished form to the bin, unless Drive hides the form. Deletes the form's tab in the host workbook. If
   * the id is '', finds the form by its title. `tabs` are tabs of other forms. `note` has the same meaning as in
   * `dropTab`.
   */
  discard(id: string, title: string, tabs: readonly number[], note: (sheetId: number) => void): void;
  /** Adds the questions to a form, links the form to its tab, and publishes the form. May be called again for an unfinished form. */
  build(id: string, request: FormRequest): MadeForm;
  /**
   * Rewrites parts of a form's head, and parts of questions. Calls `written` after each question. Throws if the form or
   * a question is gone. [1 call, 1 for each part of the head, 2 to 6 for the end of the form, 1 for all questions, 2 to
   * 5 for each question]
   */
  renew(
    id: string,
    changes: readonly QuestionChange[],
    head: Partial<FormHead>,
    written?: (question: Question) => void,
  ): void;
  /**
   * Checks a form that should take responses, and repairs what is safe to repair. Gives the found faults; only 'gone' if
   * the form is deleted or this account may not open it. [open: 3 calls; settings: 6; all: 10, and 2 to 4 for each
   * question; 1 or 2 for each repair]
   */
  check(id: string, expected: ExpectedForm): readonly FormFinding[];
  /** Stops a form from taking responses [2 calls]. */
  close(id: string): void;
  /** Lets a form take responses again [2 calls]. */
  reopen(id: string): void;
  /** Renames a form’s file, if Drive shows the form [1 call]. */
  rename(id: string, title: string): void;
  /**
   * Stops a form from taking responses, and unlinks the form from its tab [4 calls]. Does not delete the tab. Does
   * nothing if the form is missing. Idempotent.
   */
  unlink(id: string): void;
  /**
   * Links a form to a new tab of the host workbook. If the form is already linked, finds the form's tab. Gives the tab's
   * id [7 or more calls]. The form stays closed. `tabs` are tabs of other forms.
   */
  link(id: string, tabs: readonly number[]): number;
  /**
   * Unlinks a form from its tab in the host workbook, and deletes the tab, if there is one [5 calls]. First calls `note`
   * with the tab. After an interruption, only `deleteTabs` can delete this tab.
   */
  dropTab(id: string, tabs: readonly number[], note: (sheetId: number) => void): void;
  /**
   * Deletes tabs of the host workbook. Skips tabs that do not exist. The tabs must not be linked to a form. [2 calls,
   * and more while Google still counts a tab as linked]
   */
  deleteTabs(sheetIds: readonly number[]): void;
  /**
   * Lists the tabs of the host workbook that no longer receive responses, because somebody unlinked the form. Ignores
   * missing tabs, and tabs of missing forms. [1 call, 1 for each tab, 1 for each tab found, and 2 for each form if no
   * tab names the form]
   */
  unlinked(links: readonly FormLink[]): readonly number[];
  /** Gives the reason why forms on this account cannot demand a verified email [1 call]; '' if forms can. */
  verifiedEmailProblem(): string;
  /**
   * Gives the responses that a form received since a time. Undefined if the form is gone or this account may not open
   * it. [2 calls, and 1 for each answer of a response whose sender or answers are read]
   */
  answersSince(id: string, since: number): readonly FormAnswers[] | undefined;
}
