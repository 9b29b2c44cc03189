// SpreadsheetApp: the open workbook and its tabs.
import { ScriptError } from '../base/errors.ts';
import { formEditUrl } from '../drive/file-resource.ts';
import type { Run } from '../run/run.ts';
import { type Surface, standIn } from '../run/stand-in.ts';
import { isShown } from '../sheets/late-tab.ts';
import { workbookUrl } from '../sheets/read/spreadsheet-resource.ts';
import { respondUrl } from '../world/form.ts';
import { rightOn, suffices } from '../world/rights.ts';
import type { Role, WorkbookFile } from '../world/world.ts';
import { ui } from './ui.ts';

type SpreadsheetMembers =
  | 'getId'
  | 'getUrl'
  | 'getSheets'
  | 'getSpreadsheetTimeZone'
  | 'getEditors'
  | 'getOwner';

export function spreadsheetApp(run: Run) {
  const begun = run.now();
  let flushed = begun;
  const open = (id: string | undefined, at: number) => {
    const file = id === undefined ? undefined : run.world.files[id];
    if (file?.kind !== 'workbook')
      throw new ScriptError(`Unexpected error while getting the method or property openById: ${id}`);
    if (!suffices(rightOn(file, run.user), 'reader'))
      throw new ScriptError('You do not have permission to access the requested document.');
    return spreadsheet(run, file, at);
  };
  return standIn(run, 'SpreadsheetApp', {
    // The workbook was opened when the script began. Later changes show after a flush, once the script opens it again.
    getActiveSpreadsheet: () => open(run.setup.activeWorkbook, begun),
    setActiveSheet({ getSheetId }: { getSheetId(): number }) {
      run.world.activeTab = getSheetId();
    },
    openById: (id: string) => open(id, flushed),
    flush() {
      flushed = run.now();
    },
    getUi() {
      if (!run.setup.hasUi) throw new ScriptError('Cannot call SpreadsheetApp.getUi() from this context.');
      return ui(run);
    },
  });
}

function spreadsheet(run: Run, file: WorkbookFile, openedAt: number) {
  const members: Surface<GoogleAppsScript.Spreadsheet.Spreadsheet, SpreadsheetMembers> = {
    getId: () => file.id,
    getUrl: () => workbookUrl(file.id),
    getSpreadsheetTimeZone: () => file.workbook.timeZone,
    getOwner: () => usersOf(run, file, ['owner'])[0] ?? null,
    getEditors: () => usersOf(run, file, ['owner', 'writer']),
    getSheets: () =>
      file.workbook.sheets
        .filter((one) => isShown(one, openedAt))
        .map((one) => sheet(run, file, one.sheetId)),
  };
  return standIn(run, 'Spreadsheet', members);
}

/** Lists the accounts whose role on a workbook is one of these roles. */
function usersOf(run: Run, file: WorkbookFile, roles: readonly Role[]): readonly object[] {
  if (run.world.switches?.noEditors) return [];
  const named = file.permissions.filter(({ role, type }) => type === 'user' && roles.includes(role));
  return named.map(({ emailAddress = '' }) => standIn(run, 'User', { getEmail: () => emailAddress }));
}

type SheetMembers = 'getSheetId' | 'getName' | 'getFormUrl';

function sheet(run: Run, file: WorkbookFile, sheetId: number) {
  const now = () => {
    const found = file.workbook.sheets.find((one) => one.sheetId === sheetId);
    if (!found) throw new ScriptError(`Sheet ${sheetId} not found`);
    return found;
  };
  const members: Surface<GoogleAppsScript.Spreadsheet.Sheet, SheetMembers> = {
    getSheetId: () => now().sheetId,
    getName: () => now().title,
    getFormUrl() {
      const form = run.world.files[now().formId ?? ''];
      const { formUrl } = run.world.switches ?? {};
      if (form?.kind !== 'form' || formUrl === 'none') return null;
      return formUrl === 'edit' ? formEditUrl(form.id) : respondUrl(form.form);
    },
  };
  return standIn(run, 'Sheet', members);
}
