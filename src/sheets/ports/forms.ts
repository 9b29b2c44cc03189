import type { Question } from '../../rules/order/question.ts';

/** Everything of a form except its questions: title, description, confirmation message, and where the form ends. */
export interface FormHead {
  readonly title: string;
  readonly description: string;
  readonly confirmation: string;
  /**
   * Title of the question before which the form ends, because that question and all later ones are over; '' if the form
   * asks all questions.
   */
  readonly endsBefore: string;
}

export interface FormRequest {
  readonly head: FormHead;
  /** Identification of players: by a verified email, or by a personal code that the form asks first. */
  readonly identity: 'email' | 'code';
  /** Texts that the link fills in [2 for each], by the question’s title. Titles that the form lacks are ignored. */
  readonly filled: Readonly<Record<string, string>>;
  readonly questions: readonly Question[];
  /** Tabs of the host workbook that belong to other forms, so they need no call. */
  readonly tabs?: readonly number[];
}

export interface MadeForm {
  readonly id: string;
  /** Link of the form for players. */
  readonly url: string;
  /** Tab of the host workbook that receives the responses. */
  readonly sheetId: number;
}

/** A question to rewrite in a form, with flags for the changed parts. */
export interface QuestionChange {
  readonly question: Question;
  /** Expected index of the question among the form's items. */
  readonly at: number;
  readonly help: boolean;
  /** True if the choices, or the check of a text, have changed. */
  readonly answers: boolean;
}

/** Something changed in a form by hand or by another tool; `title` names the question. */
export interface FormFinding {
  readonly fault: FormFault;
  readonly title?: string;
  readonly isRepaired: boolean;
}

export type FormFault =
  /** The form was to verify addresses, but lets players type any address. */
  | 'typed'
  /** The form collects addresses in addition to personal codes. */
  | 'address'
  /** Players may change their responses. */
  | 'edits'
  /** Players see a summary of all responses. */
  | 'summary'
  /** The form takes only one response from each account. */
  | 'once'
  | 'closed'
  /** Not everyone with the link may respond. */
  | 'restricted'
  /** The form writes its responses to another place than its tab. */
  | 'unlinked'
  | 'lost'
  /** A question has the wrong kind. */
  | 'kind'
  | 'required'
  /** The question for the code is not required. */
  | 'optional'
  | 'choices';

/**
 * Depth of a check. 'open': whether the form takes responses. 'settings': also the settings that FormApp tells. 'all':
 * also who may respond, the tab and the questions.
 */
export type FormDepth = 'open' | 'settings' | 'all';

/** A form as it should be, for comparison with the real form. */
export interface ExpectedForm extends Pick<FormRequest, 'identity' | 'questions'> {
  /** Titles of questions that wait for a renewal; a check does not compare their choices. */
  readonly unwritten: readonly string[];
  readonly depth: FormDepth;
}

/** A response as the form keeps it, with every text as typed. */
export interface FormAnswers {
  /** Time of the response, in milliseconds UTC. */
  readonly at: number;
  /** Verified address of the sender; '' if the form asks for codes. */
  readonly email: string;
  /** Answers in the order of the form, without titles; the code is one of them. */
  readonly texts: readonly string[];
  /** Address or code of the sender [some]. */
  readonly sender: string;
  /** Answers by the titles of their questions [some]. */
  readonly answers: Readonly<Record<string, string>>;
}

/** A form and its tab in the host workbook. */
export interface FormLink {
  readonly form: string;
  readonly tab: number;
}

/**
 * Makes, changes and reads forms. A form is made once per match, with three or four calls per question. In brackets: the
 * number of calls to Google.
 */
export interface Forms {
  /**
   * Makes an unpublished form without questions, or reuses this workbook's unfinished form with this title. Gives its
   * id. `begun` is the start of an interrupted earlier try, as for files.
   */
  make(title: string, begun?: number): string;
  /**
   * Moves an unfinished form to the bin, unless Drive hides it, and removes its tab from the host workbook. If the id is
   * '', finds the form by title. `tabs` as for a form request; `note` as for dropTab.
   */
  discard(id: string, title: string, tabs: readonly number[], note: (sheetId: number) => void): void;
  /** Adds the questions to a form, connects it to its tab, and publishes it. Can be repeated on an unfinished form. */
  build(id: string, request: FormRequest): MadeForm;
  /**
   * Rewrites parts of the head and of questions [1, 1 per part of the head, 2 to 6 for where the form ends; with
   * questions 1 more and 2 to 5 per question]. Throws if the form or a question is gone.
   */
  renew(id: string, changes: readonly QuestionChange[], head: Partial<FormHead>): void;
  /**
   * Reads a form that should take responses, and repairs what is safe to repair [open 2, settings 6; all 10, and 2 to 4
   * per question; 1 or 2 per repair]. Gives the findings; [] if the form is gone or this account may not open it.
   */
  check(id: string, expected: ExpectedForm): readonly FormFinding[];
  /** Stops a form from taking responses [2]. */
  close(id: string): void;
  /** Lets a form take responses again [2]. */
  reopen(id: string): void;
  /** Renames a form’s file, if Drive shows the form [1]. */
  rename(id: string, title: string): void;
  /** Stops a form from taking responses, and unlinks it from its tab, which stays [4]. Does nothing if the form is missing. Idempotent. */
  unlink(id: string): void;
  /**
   * Links a form to a new tab of the host workbook, or finds the tab if the form is linked already. Gives the tab's id
   * [7 or more]. The form stays closed. `tabs` belong to other forms.
   */
  link(id: string, tabs: readonly number[]): number;
  /**
   * Unlinks a form from its tab in the host workbook and deletes the tab, if there is one [5]. Calls `note` with the tab
   * first: after an interruption only `deleteTabs` can delete it.
   */
  dropTab(id: string, tabs: readonly number[], note: (sheetId: number) => void): void;
  /**
   * Deletes tabs of the host workbook, and skips those that do not exist. Their forms must be unlinked. [2, and more
   * while Google counts them as linked]
   */
  deleteTabs(sheetIds: readonly number[]): void;
  /**
   * Gives the tabs of the host workbook that no longer receive responses, because somebody unlinked their forms. Ignores
   * missing tabs, and tabs of missing forms. [1, 1 per tab, 1 per tab that is found, and 2 per form if no tab names it]
   */
  unlinked(links: readonly FormLink[]): readonly number[];
  /** Gives the reason why forms cannot demand a verified email on this account; '' if they can [1]. */
  verifiedEmailProblem(): string;
  /**
   * Gives a form's responses since a time; undefined if the form is gone or this account may not open it. [2, and 1 per
   * answer of a response whose sender or answers are read]
   */
  answersSince(id: string, since: number): readonly FormAnswers[] | undefined;
}
