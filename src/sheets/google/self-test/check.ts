import type { Check } from '../../ports.ts';
import { messageOf } from '../../problem.ts';
import { hostProperties, hostWorkbook } from '../document.ts';
import { makeFiles } from '../drive/files.ts';
import { filesNamed } from '../forms/forms.ts';
import { adviceFor } from './advice.ts';

/** A check of the self-test, which becomes one line of the report. */
export interface CheckDefinition {
  readonly name: string;
  /** Ids of the assumptions in docs/google.md that this check tests. */
  readonly assumptions: readonly string[];
  /** Ids of the assumptions that must hold before this check can run. */
  readonly needs?: readonly string[];
  /**
   * Ids of assumptions that may explain a failure of this check. If any of these assumptions failed, a failure here
   * proves nothing. The check runs in any case.
   */
  readonly excusedBy?: readonly string[];
  /** Runs the check and describes what it found. Throws if Google differs from the assumption. */
  run(scratch: Scratch): string;
}

/** Declares a check. `assumptions` and `needs` are lists of ids, separated by spaces; '' is an empty list. */
export function check(
  name: string,
  assumptions: string,
  needs: string,
  run: CheckDefinition['run'],
): CheckDefinition {
  return { name, assumptions: assumptions.split(' '), needs: needs.split(' ').filter(Boolean), run };
}

/** Runs the checks of a step in sequence; a failure does not stop the later checks. */
export function runChecks(definitions: readonly CheckDefinition[], scratch: Scratch): readonly Check[] {
  return definitions.map((definition) => {
    const { name, assumptions, needs = [] } = definition;
    const lacking = needs.filter((id) => scratch.state.unsound.includes(id));
    const { result, detail } =
      lacking.length > 0
        ? {
            result: 'untested' as const,
            detail: `Not tested, because these did not pass: ${lacking.join(', ')}.`,
          }
        : outcome(definition, scratch);
    if (result !== 'passed') scratch.state.unsound.push(...assumptions);
    scratch.save();
    const advice = result === 'failed' ? { advice: adviceFor(assumptions, detail) } : {};
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

/** Throws an error with the text `otherwise` if `isSo` is false, so that the check fails. */
export function must(isSo: unknown, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}

/** Thrown by a check that cannot run, because an earlier check failed. */
class Untested extends Error {}

/** Ends a check without a result; `why` is the reason. */
export function untested(why: string): never {
  throw new Untested(why);
}

/** Patterns of texts that a report must not contain: addresses, links, ids and numbers of Cloud projects. `word` replaces such a text. */
const NAMES: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/https?:\/\/\S+/g, '(link)'],
  [/[^\s@“"'<(]+@[^\s@]+\.[A-Za-z]+/g, '(address)'],
  [/\b(?=[\w-]*\d)[\w-]{16,}/g, '(id)'],
  [/\b\d{9,}\b/g, '(number)'],
];

/** Removes from one of Google's texts everything that identifies a file, a person or an account. */
export function withoutNames(text: string): string {
  return NAMES.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
}

const KEY = 'self-test';

/** Data that the steps of a self-test pass on to later steps. */
interface ScratchState {
  /** Ids of the scratch spreadsheets. */
  readonly files: string[];
  /** Id of the scratch form. `tab` is the id of the form's responses tab. */
  form: string;
  tab?: number;
  /** Link at which players open the scratch form. */
  url?: string;
  /** Ids of the tabs that the workbook had before the scratch form was linked. */
  tabsBefore: readonly number[];
  /** Time at which the test responses were sent, in milliseconds. */
  sentAt: number;
  /** Ids of the assumptions that failed or could not be tested. */
  readonly unsound: string[];
}

/** The scratch files of a self-test. The document properties hold the ids of these files, so that a later run finds them. */
export interface Scratch {
  readonly state: ScratchState;
  /** Id of the host workbook. */
  readonly workbook: string;
  /** Text that marks the scratch files. With this mark a later run finds the files even if the notes are lost. */
  readonly mark: string;
  save(): void;
  /**
   * These three methods give the scratch spreadsheet, the scratch form and the form's tab. If the wanted thing is
   * missing, the method ends the check without a result.
   */
  file(): string;
  form(): string;
  tab(): number;
}

/** Opens the notes of the earlier steps; if `isNew`, begins with empty notes. */
export function openScratch(isNew: boolean): Scratch {
  const properties = hostProperties();
  const saved = isNew ? null : properties.getProperty(KEY);
  const state: ScratchState = saved
    ? JSON.parse(saved)
    : { files: [], form: '', tabsBefore: [], sentAt: 0, unsound: [] };
  const workbook = hostWorkbook().getId();
  return {
    state,
    workbook,
    mark: `self-test ${workbook}`,
    save: () => {
      properties.setProperty(KEY, JSON.stringify(state));
    },
    file: () => state.files[0] ?? untested('There is no test spreadsheet.'),
    form: () => (state.form === '' ? untested('There is no test form.') : state.form),
    tab: () => state.tab ?? untested('The test form has no tab.'),
  };
}

/** Deletes the notes of all steps. */
export function forgetScratch(): void {
  hostProperties().deleteProperty(KEY);
}

/** Gives the file name for a saved page. With this name a later run finds the page. */
export function pageName(mark: string): string {
  return `Roundkeeper ${mark}.html`;
}

/** Lists the ids of all scratch spreadsheets and pages: the noted files, and files left by an earlier self-test. */
export function scratchFiles({ state, mark }: Scratch): readonly string[] {
  const made = makeFiles(mark)
    .made()
    .map(({ file }) => file);
  return [...new Set([...state.files, ...made, ...filesNamed(pageName(mark), 'text/html')])];
}
