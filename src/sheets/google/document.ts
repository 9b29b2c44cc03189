/** The host’s workbook. */
export function hostWorkbook(): GoogleAppsScript.Spreadsheet.Spreadsheet {
  return SpreadsheetApp.getActiveSpreadsheet();
}

/** The notes that belong to the host’s workbook. */
export function hostProperties(): GoogleAppsScript.Properties.Properties {
  return PropertiesService.getDocumentProperties();
}
