import * as z from 'zod/mini';
import { cut } from '../../rules/base/json.ts';
import { listed } from '../../rules/base/words.ts';
import { count, text } from '../../rules/declare/position.ts';
import { readNote } from '../note.ts';
import type { ExpectedForm, FormDepth, FormFault, FormFinding, Memo, Ports } from '../ports.ts';
import { liveForms } from '../workbook/host-tabs.ts';
import type { Matches } from '../workbook/season.ts';

/** Three texts for each kind of fault: the fault, the repair by Roundkeeper, and what the host must do without a repair. */
const WORDS: Readonly<
  Record<FormFault, (titles: string) => readonly [was: string, done: string, todo: string]>
> = {
  typed: () => [
    'accepted any typed address',
    'Now the form verifies addresses again. Ask your players whether they sent the last orders.',
    'In the form’s settings, choose “Collect email addresses: Verified”. Ask your players whether they sent the last orders.',
  ],
  address: () => [
    'asked for an email address as well as the code',
    'Roundkeeper has switched that off again.',
    'In the form’s settings, choose “Collect email addresses: Do not collect”.',
  ],
  edits: () => [
    'let players edit their responses',
    'Roundkeeper has switched that off again.',
    'In the form’s settings, switch off “Allow response editing”.',
  ],
  summary: () => [
    'showed everybody’s answers to each player who sent a response',
    'Roundkeeper has switched that off again. Until then, players could read the orders of other players.',
    'In the form’s settings, switch off “View results summary”. Until then, players could read the orders of other players.',
  ],
  once: () => [
    'took only one response from each player',
    'Roundkeeper has switched that off again.',
    'In the form’s settings, switch off “Limit to 1 response”.',
  ],
  closed: () => [
    'was closed, so nobody could send a response',
    'The form is open again. Ask your players whether somebody could not send a response.',
    'Open the form in Drive, and choose Publish › Accepting responses.',
  ],
  gone: () => [
    'is in Drive’s bin, deleted, or not shared with this account',
    '',
    'Open Drive, and restore or share the form. Ask your players whether somebody could not send a response.',
  ],
  restricted: () => [
    'did not let everyone with the link respond',
    'Now everyone with the link can respond again. Ask your players whether somebody could not send a response.',
    'Open the form in Drive, and choose Publish › Manage › Responders: Anyone with the link.',
  ],
  unlinked: () => [
    'no longer writes into this workbook',
    '',
    'Nothing is lost, because the form keeps all responses. Press “Verify” to read what to do.',
  ],
  lost: (titles) => [
    `no longer has the question ${titles}`,
    '',
    'If somebody changed only the title of the question, change it back. Otherwise enter answers for the players, or end the match early and make it again.',
  ],
  kind: (titles) => [
    `asks ${titles} with another kind of question`,
    '',
    'Open the form in Drive, and restore the former kind of question.',
  ],
  order: (titles) => [
    `asks ${titles} in another order`,
    '',
    'If somebody exchanged their titles, change the titles back: answers are read under the former titles. Otherwise move the questions back.',
  ],
  required: (titles) => [
    `demanded an answer to ${titles}`,
    'The answer is optional again.',
    'Open the form in Drive, and switch off “Required” there.',
  ],
  optional: (titles) => [
    `took responses without ${titles}`,
    'The answer is required again.',
    'Open the form in Drive, and switch on “Required” there.',
  ],
  choices: (titles) => [
    `had wrong choices under ${titles}`,
    'The right choices are back.',
    'Press “Renew forms”, or correct the choices in the form.',
  ],
};

const HOUR = 3_600_000;
const LONGEST = 600;

/** Faults that a check finds, by the depth of the check. A check at the depth `all` finds every fault. */
const FINDS: Readonly<Record<Exclude<FormDepth, 'all'>, readonly FormFault[]>> = {
  open: ['closed', 'gone', 'restricted'],
  settings: ['closed', 'typed', 'address', 'edits', 'summary', 'once'],
};

const keyOf = (form: string) => `form checked ${form}`;
const noteShape = () =>
  z.object({
    /** Time of the last complete check, in milliseconds. */
    whole: count(),
    found: z.array(z.object({ at: count(), fault: text(), words: text(), isRepaired: z.boolean() })),
  });

const noteOf = (memo: Pick<Memo, 'get'>, form: string) =>
  readNote(memo, keyOf(form), noteShape()) ?? { whole: 0, found: [] };

/**
 * Reads a form, repairs what is safe to repair, and saves the found faults for the panel. The panel shows a repaired
 * fault for a day. The panel shows any other fault until a check no longer finds the fault.
 */
export function checkForm(
  { forms, memo, clock }: Ports,
  form: string,
  what: string,
  expected: ExpectedForm,
): void {
  const now = clock.now();
  const { depth } = expected;
  const found = wordsOf(what, forms.check(form, expected)).map((one) => ({ at: now, ...one }));
  const before = noteOf(memo, form);
  const kept = before.found.filter(({ words, fault, isRepaired, at }) => {
    if (found.some((one) => one.words === words)) return false;
    const isUnseen = depth !== 'all' && !FINDS[depth].includes(fault as FormFault);
    return isRepaired ? now - at < 24 * HOUR : isUnseen;
  });
  const note: typeof before = { whole: depth === 'all' ? now : before.whole, found: [...kept, ...found] };
  memo.set(keyOf(form), JSON.stringify(note));
}

/** Chooses how thoroughly to check a form after a round: `all` if the last complete check is more than 20 hours ago. */
export function depthAfterRound({ memo, clock }: Pick<Ports, 'memo' | 'clock'>, form: string): FormDepth {
  return Math.abs(clock.now() - noteOf(memo, form).whole) < 20 * HOUR ? 'settings' : 'all';
}

/** Describes each kind of fault in one or two sentences, which name all questions with the fault. */
function wordsOf(what: string, findings: readonly FormFinding[]) {
  const groups = new Map<string, FormFinding[]>();
  for (const one of findings) {
    const key = `${one.fault} ${one.isRepaired}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const [{ fault, isRepaired } = { fault: 'closed', isRepaired: false } as FormFinding] = group;
    const titles = listed(group.map(({ title = '' }) => `“${title}”`));
    const [was, done, todo] = WORDS[fault](cut(titles, LONGEST));
    return { fault, words: `${what} ${was}. ${isRepaired ? done : todo}`, isRepaired };
  });
}

/** Lists the faults found in the forms of open matches; each fault is described in one or two sentences. */
export function formWarnings(memo: Pick<Memo, 'get'>, matches: Matches): readonly string[] {
  return liveForms(matches).flatMap(({ form }) => {
    // The daily check of all files names missing forms, too.
    const found = noteOf(memo, form).found.filter(({ fault }) => fault !== 'gone');
    return found.map(({ words }) => words);
  });
}

/** Deletes the note of the last check for a form that no longer takes responses. */
export function forgetCheck(memo: Pick<Memo, 'get' | 'set'>, form: string): void {
  if (memo.get(keyOf(form)) !== undefined) memo.set(keyOf(form), undefined);
}

/** Faults that keep players from sending a response. */
const LOCKED_OUT: readonly string[] = FINDS.open;

/**
 * Finds the notice that players could not respond to a form, if a check found this after `since` (in milliseconds);
 * otherwise undefined.
 */
export function closedSince(memo: Pick<Memo, 'get'>, form: string, since: number): string | undefined {
  return noteOf(memo, form).found.find(({ fault, at }) => LOCKED_OUT.includes(fault) && at >= since)?.words;
}
