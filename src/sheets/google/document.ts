export function hostWorkbook(): GoogleAppsScript.Spreadsheet.Spreadsheet {
  return SpreadsheetApp.getActiveSpreadsheet();
}

/** The notes that belong to the host’s workbook. */
export function hostProperties(): GoogleAppsScript.Properties.Properties {
  return PropertiesService.getDocumentProperties();
}

/** SHA-256 of a text by Google, in lower-case hexadecimal: much faster than the script could. */
export function digestOf(text: string): string {
  return Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, text, Utilities.Charset.UTF_8)
    .map((byte) => (byte & 255).toString(16).padStart(2, '0'))
    .join('');
}
