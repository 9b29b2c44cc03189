import { hostProperties, hostWorkbook } from '../../document.ts';
import { makeFiles } from '../../drive/files.ts';
import { untested } from './untested.ts';

const KEY = 'self-test';

/** The data that the steps of a self-test hand on to each other. */
interface ScratchState {
  /** The spreadsheets made. */
  readonly files: string[];
  /** Copies of the form. */
  readonly copies: string[];
  /** The form made, and the tab of its responses. */
  form: string;
  tab?: number;
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
  /** Marks the scratch files, so that they are found again when nothing else is known of them. */
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
    : { files: [], copies: [], form: '', tabsBefore: [], sentAt: 0, unsound: [] };
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

/** The ids of all scratch spreadsheets: those noted, and those that an earlier self-test left. */
export function scratchFiles({ state, mark }: Scratch): readonly string[] {
  return [...new Set([...state.files, ...makeFiles(mark).made()])];
}
