import { fail } from '../problem.ts';

/** Builds the menu. Before the host has authorised the add-on, Google allows nothing else. */
export function openMenu(): void {
  SpreadsheetApp.getUi().createMenu('Roundkeeper').addItem('Open the panel', 'showPanel').addToUi();
}

/** Shows the panel beside the workbook. */
export function showSidebar(): void {
  requireAllScopes();
  const page = HtmlService.createHtmlOutputFromFile('sidebar').setTitle('Roundkeeper');
  SpreadsheetApp.getUi().showSidebar(page);
}

/** Gives the id of the tab that the user sees; null without a user, as in a trigger. */
export function activeTab(): number | null {
  try {
    return SpreadsheetApp.getActiveSheet().getSheetId();
  } catch {
    return null;
  }
}

/** Shows a tab to the user. Does nothing if the tab is missing, or without a user, as in a trigger. */
export function showTab(sheetId: number): void {
  const tab = SpreadsheetApp.getActiveSpreadsheet()
    .getSheets()
    .find((one) => one.getSheetId() === sheetId);
  if (tab) SpreadsheetApp.setActiveSheet(tab);
}

/** Gives the text of viewer.html. Throws a problem if the script's files lack it. */
export function readViewerPage(): string {
  try {
    return HtmlService.createHtmlOutputFromFile('viewer').getContent();
  } catch {
    return fail(
      'The script has no file “viewer”.',
      'Export the match as a file, and open that file with viewer.html of the Roundkeeper that you installed. Or add viewer.html to the script.',
    );
  }
}

/** A method of ScriptApp that the published types lack, and that some accounts do not have yet. */
interface ScopeCheck {
  requireAllScopes?(mode: unknown): void;
}

/** Makes Google ask for all scopes now, not in the middle of a match, if the host has unticked one. */
function requireAllScopes(): void {
  const app = ScriptApp as unknown as ScopeCheck;
  app.requireAllScopes?.(ScriptApp.AuthMode.FULL);
}
