import { fail } from '../problem.ts';

/** Adds the add-on's menu to the workbook. Google allows nothing else before the host has authorised the add-on. */
export function openMenu(): void {
  SpreadsheetApp.getUi().createMenu('Roundkeeper').addItem('Open the panel', 'showPanel').addToUi();
}

/** Shows the panel beside the workbook. */
export function showSidebar(): void {
  requireAllScopes();
  const page = HtmlService.createHtmlOutputFromFile('sidebar').setTitle('Roundkeeper');
  SpreadsheetApp.getUi().showSidebar(page);
}

/** Shows a tab to the user. Does nothing if the tab is missing, or if no user is there, as in a trigger. */
export function showTab(sheetId: number): void {
  const tab = SpreadsheetApp.getActiveSpreadsheet()
    .getSheets()
    .find((one) => one.getSheetId() === sheetId);
  if (tab) SpreadsheetApp.setActiveSheet(tab);
}

/** Gives the text of viewer.html. Throws a problem if the script has no such file. */
export function readViewerPage(): string {
  try {
    return HtmlService.createHtmlOutputFromFile('viewer').getContent();
  } catch {
    return fail(
      'The script has no file “viewer”.',
      'Export the match as a file. Open that file with viewer.html from your copy of Roundkeeper, or add viewer.html to the script.',
    );
  }
}

/** A method of ScriptApp. The published types lack this method, and some accounts do not have it yet. */
interface ScopeCheck {
  requireAllScopes?(mode: unknown): void;
}

/** If the host has refused a scope, makes Google ask for all scopes now, not in the middle of a match. */
function requireAllScopes(): void {
  const app = ScriptApp as unknown as ScopeCheck;
  app.requireAllScopes?.(ScriptApp.AuthMode.FULL);
}
