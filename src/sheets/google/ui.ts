/** Builds the menu. Before the host has authorised the add-on, nothing else is allowed. */
export function openMenu(): void {
  SpreadsheetApp.getUi().createAddonMenu().addItem('Open the panel', 'showPanel').addToUi();
}

/** Shows the panel beside the workbook. */
export function showSidebar(): void {
  const page = HtmlService.createHtmlOutputFromFile('sidebar').setTitle('Roundkeeper');
  SpreadsheetApp.getUi().showSidebar(page);
}
