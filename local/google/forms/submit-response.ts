// A person submits a form: Google's checks are applied, and an accepted response becomes a row.

import { parseTyped } from '../sheets/typed-text.ts';
import type { Answer } from '../world/answer.ts';
import { type Form, respondUrl } from '../world/form.ts';
import { mayRespond } from '../world/rights.ts';
import type { FormFile, World } from '../world/world.ts';
import { problemWith } from './answer-check.ts';
import { appendResponseRow } from './response-row.ts';

export interface Respondent {
  /** Google account of the respondent; undefined if the respondent is not signed in. */
  email?: string;
  /** Address that the respondent types into the form's email question. Forms does not verify this address. */
  typedEmail?: string;
}

export interface Problem {
  /** Title of the answered item, or 'Email'. */
  title: string;
  itemId?: number;
  message: string;
}

export type Submission =
  | { recorded: true; confirmation: string; workbookId?: string; sheetId?: number; row?: number }
  | { recorded: false; reason: string; problems: Problem[] };

/** Says why a person cannot see the form. Gives undefined if the person can see the form. */
export function closedReason(file: FormFile, respondent: Respondent): string | undefined {
  const { form } = file;
  if (!form.published) return 'This form is not published: nobody can respond to it yet.';
  if (!form.accepting) return `The form ${form.title} is no longer accepting responses.`;
  if (form.emails === 'VERIFIED' && !respondent.email)
    return 'You must sign in to Google to fill in this form.';
  if (!mayRespond(file, respondent.email)) return 'You need access. Ask the owner of the form for it.';
  return undefined;
}

/**
 * Checks the answers, which name items by title or id. If all answers are valid, appends a row to the responses tab.
 * Throws if an answer matches no question or several questions.
 */
export function submitResponse(
  world: World,
  file: FormFile,
  respondent: Respondent,
  answers: Readonly<Record<string, Answer>>,
  now: number,
): Submission {
  const { form } = file;
  const closed = closedReason(file, respondent);
  if (closed) return { recorded: false, reason: closed, problems: [] };
  const byItem = answersByItem(form, answers);
  const typedEmail = respondent.typedEmail?.trim() ?? '';
  const problems = [...problemsWithEmail(form, typedEmail), ...problemsWithItems(form, byItem)];
  if (problems.length > 0) return { recorded: false, reason: 'Some answers need another look.', problems };
  form.responseCount++;
  const email = form.emails === 'VERIFIED' ? respondent.email : typedEmail;
  const answered = [...byItem]
    .filter(([, answer]) => answer !== '')
    .map(([id, answer]) => [id, world.switches?.textsLost ? asShown(answer) : answer] as [number, Answer]);
  const kept = { at: now, email: form.emails === 'DO_NOT_COLLECT' ? '' : (email ?? ''), answers: answered };
  form.responses = [...(form.responses ?? []), kept];
  const row = appendResponseRow(world, form, byItem, email, now);
  return { recorded: true, confirmation: form.confirmation || 'Your response has been recorded.', ...row };
}

/** Converts a typed answer to the value that a cell of the responses tab shows. */
function asShown(answer: Answer): Answer {
  if (typeof answer !== 'string') return answer;
  const { numberValue, boolValue, stringValue } = parseTyped(answer).userEnteredValue ?? {};
  return String(numberValue ?? boolValue ?? stringValue ?? '#ERROR!');
}

function answersByItem(form: Form, answers: Readonly<Record<string, Answer>>): Map<number, Answer> {
  const byItem = new Map<number, Answer>();
  for (const [name, answer] of Object.entries(answers)) {
    const found = form.items.filter((item) => item.title === name || String(item.id) === name);
    if (found.length !== 1)
      throw new Error(
        `The form "${form.title}" (${respondUrl(form)}) has ${found.length} questions named "${name}"; it has: ${form.items
          .map((item) => item.title)
          .join(', ')}`,
      );
    byItem.set(found[0]!.id, answer);
  }
  return byItem;
}

const problemsWithEmail = (form: Form, typedEmail: string): Problem[] =>
  form.emails === 'RESPONDER_INPUT' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typedEmail)
    ? [{ title: 'Email', message: 'Must be a valid email address' }]
    : [];

const problemsWithItems = (form: Form, answers: ReadonlyMap<number, Answer>): Problem[] =>
  form.items.flatMap((item) => {
    const message = problemWith(item, answers.get(item.id));
    return message ? [{ title: item.title, itemId: item.id, message }] : [];
  });
