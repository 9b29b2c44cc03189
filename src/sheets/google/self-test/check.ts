import type { Check } from '../../ports.ts';
import { messageOf } from '../../problem.ts';
import { hostProperties, hostWorkbook } from '../document.ts';
import { makeFiles } from '../drive/files.ts';
import { filesNamed } from '../forms/forms.ts';
import { adviceFor } from './advice.ts';

/** A line of the self-test. */
export interface CheckDefinition {
  readonly name: string;
  /** The assumptions in docs/google.md that it checks. */
  readonly assumptions: readonly string[];
  /** Assumptions that must hold before it can be made. */
  readonly needs?: readonly string[];
  /** Assumptions that must hold for a failure to prove something. The check is made in any case. */
  readonly excusedBy?: readonly string[];
  /** Returns the finding; throws if Google differs from the assumption. */
  run(scratch: Scratch): string;
}

/** A check with the ids of its assumptions, and of those that it needs, separated by spaces; '' for none. */
export function check(
  name: string,
  assumptions: string,
  needs: string,
  run: CheckDefinition['run'],
): CheckDefinition {
  return { name, assumptions: assumptions.split(' '), needs: needs.split(' ').filter(Boolean), run };
}

/** Makes the checks of a step one after another; a failure does not stop the next. */
export function runChecks(definitions: readonly CheckDefinition[], scratch: Scratch): readonly Check[] {
  return definitions.map((definition) => {
    const { name, assumptions, needs = [] } = definition;
    const lacking = needs.filter((id) => scratch.state.unsound.includes(id));
    const { result, detail } =
      lacking.length > 0
        ? { result: 'untested' as const, detail: `it needs ${lacking.join(', ')}` }
        : outcome(definition, scratch);
    if (result !== 'passed') scratch.state.unsound.push(...assumptions);
    scratch.save();
    const advice = result === 'failed' ? { advice: adviceFor(assumptions) } : {};
    return { name, assumptions, result, detail: withoutNames(detail), ...advice };
  });
}

function outcome(
  { run, excusedBy = [] }: CheckDefinition,
  scratch: Scratch,
): Pick<Check, 'result' | 'detail'> {
  try {
    return { result: 'passed', detail: run(scratch) };
  } catch (error) {
    const detail = messageOf(error);
    const isExcused = excusedBy.some((id) => scratch.state.unsound.includes(id));
    return { result: error instanceof Untested || isExcused ? 'untested' : 'failed', detail };
  }
}

/** Ends a check as failed, with these words, unless Google behaves as assumed. */
export function must(isSo: unknown, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}

/** A check that cannot be made, because an earlier one failed. */
class Untested extends Error {}

/** Ends a check without a result. */
export function untested(why: string): never {
  throw new Untested(why);
}

/** Parts of texts that must not be in a report: addresses, links, ids and the numbers of Cloud projects. */
const NAMES: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/https?:\/\/\S+/g, '(link)'],
  [/[^\s@“"'<(]+@[^\s@]+\.[A-Za-z]+/g, '(address)'],
  [/\b(?=[\w-]*\d)[\w-]{16,}/g, '(id)'],
  [/\b\d{9,}\b/g, '(number)'],
];

/** A text of Google's without anything that identifies a file, a person or an account. */
export function withoutNames(text: string): string {
  return NAMES.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
}

const KEY = 'self-test';

/** The data that the steps of a self-test hand on to each other. */
interface ScratchState {
  /** The spreadsheets made. */
  readonly files: string[];
  /** Copies of the form. */
  /** The form made, and the tab of its responses. */
  form: string;
  tab?: number;
  /** The link of its players. */
  url?: string;
  /** The tabs of the workbook before the form was linked. */
  tabsBefore: readonly number[];
  /** When the responses were sent, in milliseconds. */
  sentAt: number;
  /** Assumptions that did not hold, or could not be tested. */
  readonly unsound: string[];
}

/** The scratch files of a self-test. They are noted in the document properties, so that a later run finds them. */
export interface Scratch {
  readonly state: ScratchState;
  /** The id of the host workbook. */
  readonly workbook: string;
  /** Marks the scratch files, to find them again without any other note. */
  readonly mark: string;
  readonly durations: Record<string, number>;
  save(): void;
  /** The scratch spreadsheet, form, and tab; without them a check cannot be made. */
  file(): string;
  form(): string;
  tab(): number;
  /** Does something and notes how many milliseconds it took. */
  time<T>(name: string, work: () => T): T;
}

/** The notes of the earlier steps; `isNew` forgets them. */
export function openScratch(isNew: boolean): Scratch {
  const properties = hostProperties();
  const saved = isNew ? null : properties.getProperty(KEY);
  const state: ScratchState = saved
    ? JSON.parse(saved)
    : { files: [], form: '', tabsBefore: [], sentAt: 0, unsound: [] };
  const workbook = hostWorkbook().getId();
  const durations: Record<string, number> = {};
  return {
    state,
    workbook,
    mark: `self-test ${workbook}`,
    durations,
    save: () => {
      properties.setProperty(KEY, JSON.stringify(state));
    },
    file: () => state.files[0] ?? untested('there is no scratch spreadsheet'),
    form: () => (state.form === '' ? untested('there is no scratch form') : state.form),
    tab: () => state.tab ?? untested('the scratch form has no tab'),
    time: (name, work) => {
      const begun = Date.now();
      try {
        return work();
      } finally {
        durations[name] = Date.now() - begun;
      }
    },
  };
}

/** Deletes the notes of the steps. */
export function forgetScratch(): void {
  hostProperties().deleteProperty(KEY);
}

/** The file name of a stored page, to find it again. */
export function pageName(mark: string): string {
  return `Roundkeeper ${mark}.html`;
}

/** The ids of all scratch spreadsheets and pages: those noted, and those that an earlier self-test left. */
export function scratchFiles({ state, mark }: Scratch): readonly string[] {
  const made = makeFiles(mark)
    .made()
    .map(({ file }) => file);
  return [...new Set([...state.files, ...made, ...filesNamed(pageName(mark), 'text/html')])];
}
