import { fail } from '../problem.ts';

/** Builds the menu. Before the host has authorised the add-on, nothing else is allowed. */
export function openMenu(): void {
  SpreadsheetApp.getUi().createMenu('Roundkeeper').addItem('Open the panel', 'showPanel').addToUi();
}

/** Shows the panel beside the workbook. */
export function showSidebar(): void {
  requireAllScopes();
  const page = HtmlService.createHtmlOutputFromFile('sidebar').setTitle('Roundkeeper');
  SpreadsheetApp.getUi().showSidebar(page);
}

/** The id of the tab in front of the script's user; null without one, as in a trigger. */
export function activeTab(): number | null {
  try {
    return SpreadsheetApp.getActiveSheet().getSheetId();
  } catch {
    return null;
  }
}

/** Shows a tab to the script's user. Without a user, as in a trigger, or without the tab, nothing happens. */
export function showTab(sheetId: number): void {
  const tab = SpreadsheetApp.getActiveSpreadsheet()
    .getSheets()
    .find((one) => one.getSheetId() === sheetId);
  if (tab) SpreadsheetApp.setActiveSheet(tab);
}

/** The text of viewer.html. Throws a problem if it is not among the script's files. */
export function readViewerPage(): string {
  try {
    return HtmlService.createHtmlOutputFromFile('viewer').getContent();
  } catch {
    return fail(
      'The viewer is not among the files of the script.',
      'Export the match as a file, and open it with viewer.html of the Roundkeeper that you installed. Or install that file too.',
    );
  }
}

/** Younger than the published types, and not on every account yet. */
interface ScopeCheck {
  requireAllScopes?(mode: unknown): void;
}

/** A host may untick a scope when Google asks. Google then asks again, now and not in the middle of a match. */
function requireAllScopes(): void {
  const app = ScriptApp as unknown as ScopeCheck;
  app.requireAllScopes?.(ScriptApp.AuthMode.FULL);
}
