import { messageOf } from '../../problem.ts';
import { formsNamed } from '../forms/forms.ts';
import { unlinkTab } from '../forms/response-tab.ts';
import { readTrashed, updateFile, updateSpreadsheet } from '../rest/requests.ts';
import { callAll, mustCall } from '../rest/rest.ts';
import { type CheckDefinition, forgetScratch, must, type Scratch, scratchFiles } from './check.ts';
import { ARRIVES, cellsOf, formName, tabsOf } from './scratch-form.ts';

/** Milliseconds to wait before each try to delete a tab. Google may still count the tab as linked for some seconds. */
const WAITS = [0, 500, 1000, 2000, 4000, 8000];

/** Moves the scratch files to the bin and deletes the scratch tab, even if earlier checks failed. */
export const CLEAN_UP: CheckDefinition = {
  name: 'The test files go to the bin, and the test tab is deleted',
  assumptions: ['G36', 'G64'],
  excusedBy: ['G14', 'G28', 'G76'],
  run(scratch) {
    const problems = [
      attempt(() => discardForms(scratch)),
      attempt(() => deleteTabs(scratch)),
      attempt(() => discardFiles(scratch)),
    ].filter((problem) => problem !== '');
    must(problems.length === 0, `${problems.join(' ')} Move these files to the bin yourself.`);
    return 'Nothing is left.';
  },
};

/** Removes the files, forms and tabs that an earlier self-test left. */
export function removeLeftovers(scratch: Scratch): void {
  for (const work of [discardForms, deleteTabs, discardFiles]) attempt(() => work(scratch));
  forgetScratch();
}

function attempt(work: () => void): string {
  try {
    work();
    return '';
  } catch (error) {
    return messageOf(error);
  }
}

function discardForms(scratch: Scratch): void {
  const { form } = scratch.state;
  const all = new Set(form === '' ? [] : [form]);
  const listed = attempt(() => {
    for (const id of formsNamed(formName(scratch.mark))) all.add(id);
  });
  // A form that stays linked keeps its tab; deleting the tabs then reports the failure.
  for (const id of all) attempt(() => unlinkTab(FormApp.openById(id)));
  bin([...all], 'form');
  must(listed === '' || all.size > 0, listed);
}

/** Deletes the tabs that a scratch form made: tabs added since the form was linked, with the form's questions in the first row. */
function deleteTabs({ state, workbook }: Scratch): void {
  const tabs = tabsOf(workbook).filter(({ sheetId }) => !state.tabsBefore.includes(sheetId));
  for (const { sheetId, title } of tabs) {
    const [row = []] = sheetId === state.tab ? [] : cellsOf(workbook, title);
    const heads = row.map(({ effectiveValue }) => effectiveValue?.stringValue);
    if (sheetId === state.tab || [...ARRIVES.keys()].every((head) => heads.includes(head)))
      deleteTab(workbook, sheetId);
  }
}

function deleteTab(workbook: string, sheetId: number): void {
  let error: string | undefined;
  for (const wait of WAITS) {
    if (wait > 0) Utilities.sleep(wait);
    SpreadsheetApp.flush();
    error = callAll([updateSpreadsheet(workbook, [{ deleteSheet: { sheetId } }])])[0]?.error;
    if (error === undefined) return;
  }
  throw new Error(`The tab of the test form cannot be deleted: ${error}.`);
}

function discardFiles(scratch: Scratch): void {
  bin(scratchFiles(scratch), 'spreadsheet');
}

/** Moves files to the bin, and checks that the files are in the bin. */
function bin(files: readonly string[], kind: string): void {
  const replies = callAll(files.map((file) => updateFile(file, { trashed: true })));
  const error = replies.find((reply) => reply.error !== undefined)?.error;
  must(error === undefined, `The test ${kind} could not be deleted: ${error}.`);
  const found = mustCall(files.map(readTrashed));
  must(
    found.every(({ body }) => body.trashed === true),
    `The test ${kind} is not in the bin.`,
  );
}
