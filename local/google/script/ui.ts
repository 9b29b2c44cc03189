// SpreadsheetApp and HtmlService: the open workbook, the menu, the sidebar.
import { NotCovered, ScriptError } from '../base/errors.ts';
import { rightOn, suffices } from '../drive/rights.ts';
import { respondUrl } from '../forms/form.ts';
import type { Menu, Run } from '../run/run.ts';
import { isStandIn, type Surface, standIn } from '../run/stand-in.ts';
import { workbookUrl } from '../sheets/spreadsheet-resource.ts';
import type { WorkbookFile } from '../world.ts';

type SpreadsheetMembers = 'getId' | 'getUrl' | 'getSheets' | 'getSpreadsheetTimeZone';

export function spreadsheetApp(run: Run) {
  const open = (id: string | undefined) => {
    const file = id === undefined ? undefined : run.world.files[id];
    if (file?.kind !== 'workbook')
      throw new ScriptError(`Unexpected error while getting the method or property openById: ${id}`);
    if (!suffices(rightOn(file, run.user), 'reader'))
      throw new ScriptError('You do not have permission to access the requested document.');
    return spreadsheet(run, file);
  };
  return standIn(run, 'SpreadsheetApp', {
    getActiveSpreadsheet: () => open(run.setup.activeWorkbook),
    openById: (id: string) => open(id),
    getUi() {
      if (!run.setup.hasUi) throw new ScriptError('Cannot call SpreadsheetApp.getUi() from this context.');
      return ui(run);
    },
  });
}

function spreadsheet(run: Run, file: WorkbookFile) {
  const members: Surface<GoogleAppsScript.Spreadsheet.Spreadsheet, SpreadsheetMembers> = {
    getId: () => file.id,
    getUrl: () => workbookUrl(file.id),
    getSpreadsheetTimeZone: () => file.workbook.timeZone,
    getSheets: () => file.workbook.sheets.map((one) => sheet(run, file, one.sheetId)),
  };
  return standIn(run, 'Spreadsheet', members);
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
      return form?.kind === 'form' ? respondUrl(form.form) : null;
    },
  };
  return standIn(run, 'Sheet', members);
}

function ui(run: Run) {
  const menu = (caption: string): object => {
    const built: Menu = { caption, items: [] };
    const members: Surface<GoogleAppsScript.Base.Menu, 'addItem' | 'addSeparator' | 'addToUi'> = {
      addItem(label, functionName) {
        if (functionName.endsWith('_'))
          throw new NotCovered(`a menu item for ${functionName}: names ending in _ are private`);
        built.items.push({ caption: label, functionName });
        return self;
      },
      addSeparator() {
        built.items.push('separator');
        return self;
      },
      addToUi() {
        run.ui.menus.push(built);
      },
    };
    const self = standIn(run, 'Menu', members);
    return self;
  };
  return standIn(run, 'Ui', {
    createMenu: (caption: string) => menu(caption),
    createAddonMenu: () => menu('Roundkeeper'),
    showSidebar(given: { getTitle(): string; getFileName(): string }) {
      if (!isStandIn(given)) throw new ScriptError('Invalid argument: userInterface');
      run.ui.sidebar = { title: given.getTitle(), file: given.getFileName() };
    },
    alert(text: string) {
      run.ui.alerts.push(String(text));
      return 'OK';
    },
  });
}

export function htmlService(run: Run, files: Readonly<Record<string, string>>) {
  return standIn(run, 'HtmlService', {
    createHtmlOutputFromFile(file: string) {
      if (files[file] === undefined) throw new ScriptError(`No HTML file named ${file} was found.`);
      let title = '';
      const self: object = standIn(
        run,
        'HtmlOutput',
        {
          setTitle(text: string) {
            title = text;
            return self;
          },
          getTitle: () => title,
          getFileName: () => file,
        },
        false,
      );
      return self;
    },
  });
}
