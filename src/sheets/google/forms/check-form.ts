import type { Question } from '../../../rules/order/question.ts';
import type { ExpectedForm, FormFault, FormFinding } from '../../ports.ts';
import { CODE_TITLE } from '../../responses/columns.ts';
import { hostWorkbook } from '../document.ts';
import { isOpenToEveryone, respondersOf, responding } from '../drive/open-form.ts';
import { getForm, readTrashed } from '../rest/requests.ts';
import { callAll } from '../rest/rest.ts';
import { choicesOf, itemAs, type QuestionItem, writeAnswers } from './form-items.ts';
import { destinationOf } from './response-tab.ts';
import { demandVerifiedEmail } from './verified-email.ts';

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;

const TYPES = { whole: 'TEXT', text: 'TEXT', paragraph: 'PARAGRAPH_TEXT', choice: 'LIST', ticks: 'CHECKBOX' };

/**
 * Form settings that must be off. For each setting: the fault if the setting is on, the method that reads the setting,
 * and the method that changes the setting.
 */
const ADDRESS = ['address', 'collectsEmail', 'setCollectEmail'] as const;
const OFF = [
  ['edits', 'canEditResponse', 'setAllowResponseEdits'],
  ['summary', 'isPublishingSummary', 'setPublishingSummary'],
  ['once', 'hasLimitOneResponsePerUser', 'setLimitOneResponsePerUser'],
] as const;

/** The finding for a form that is in the bin or deleted. */
export const GONE: FormFinding = { fault: 'gone', isRepaired: false };

/** Finds changes by hand in a form, and repairs what is safe to repair; see Forms in src/sheets/ports. */
export function checkForm(id: string, form: Form, expected: ExpectedForm): readonly FormFinding[] {
  const found: FormFinding[] = [];
  /** Checks one setting. Does nothing if Google does not give the setting's value. */
  const check = (fault: FormFault, isWrong: () => boolean, repair: () => unknown) => {
    try {
      if (!isWrong()) return;
    } catch {
      return;
    }
    found.push({ fault, isRepaired: succeeds(repair) });
  };
  check(
    'closed',
    () => !form.isAcceptingResponses(),
    // This also opens an unpublished form.
    () => form.setPublished(true).setAcceptingResponses(true),
  );
  if (expected.depth !== 'settings') {
    const [responders, file] = callAll<unknown>([...respondersOf([id]), readTrashed(id)]);
    check(
      'restricted',
      () => !isOpenToEveryone(responders),
      () => {
        const [given] = callAll([responding(id)]);
        if (given?.error !== undefined) throw new Error(given.error);
      },
    );
    if ((file?.body as { readonly trashed?: boolean } | undefined)?.trashed) found.push(GONE);
  }
  if (expected.depth === 'open') return found;
  if (expected.identity === 'email')
    check(
      'typed',
      () => !isVerified(id),
      () => demandVerifiedEmail(id),
    );
  for (const [fault, isOn, setOn] of expected.identity === 'email' ? OFF : [ADDRESS, ...OFF])
    check(
      fault,
      () => form[isOn](),
      () => form[setOn](false),
    );
  if (expected.depth === 'settings') return found;
  if (destinationOf(form) !== hostWorkbook().getId()) found.push({ fault: 'unlinked', isRepaired: false });
  return [...found, ...checkQuestions(form.getItems(), expected)];
}

function succeeds(repair: () => unknown): boolean {
  try {
    repair();
    return true;
  } catch {
    return false;
  }
}

function isVerified(id: string): boolean {
  const [reply] = callAll([getForm(id)]);
  const type = reply?.body?.settings?.emailCollectionType;
  // Without an answer from Google, the form is not reported.
  return type === undefined || type === 'VERIFIED';
}

function checkQuestions(
  items: readonly Item[],
  { identity, questions, unwritten }: ExpectedForm,
): readonly FormFinding[] {
  const code: Question = { id: '', title: CODE_TITLE, input: { kind: 'text' } };
  const asked = identity === 'code' ? [code, ...questions] : questions;
  const titles = items.map((item) => item.getTitle());
  const ordered = asked.map(({ title }) => title).filter((title) => titles.includes(title));
  const found = [...ordered].sort((one, other) => titles.indexOf(one) - titles.indexOf(other));
  const moved = ordered.filter((title, i) => title !== found[i]);
  const order = moved.map((title): FormFinding => ({ fault: 'order', title, isRepaired: false }));
  const faults = asked.flatMap((question): readonly FormFinding[] => {
    const { title, input } = question;
    const item = items[titles.indexOf(title)];
    if (!item) return [{ fault: 'lost', title, isRepaired: false }];
    if (String(item.getType()) !== TYPES[input.kind]) return [{ fault: 'kind', title, isRepaired: false }];
    return checkQuestion(itemAs(item, input), question, unwritten.includes(title));
  });
  return [...faults, ...order];
}

function checkQuestion(
  item: QuestionItem,
  { title, input }: Question,
  isUnwritten: boolean,
): readonly FormFinding[] {
  const found: FormFinding[] = [];
  const isRequired = title === CODE_TITLE;
  if (item.isRequired() !== isRequired) {
    const isRepaired = succeeds(() => item.setRequired(isRequired));
    found.push({ fault: isRequired ? 'optional' : 'required', title, isRepaired });
  }
  if (isUnwritten || (input.kind !== 'choice' && input.kind !== 'ticks')) return found;
  const there = (item as GoogleAppsScript.Forms.ListItem).getChoices().map((one) => one.getValue());
  if (JSON.stringify(there) !== JSON.stringify(choicesOf(input.choices)))
    found.push({ fault: 'choices', title, isRepaired: succeeds(() => writeAnswers(item, input)) });
  return found;
}
