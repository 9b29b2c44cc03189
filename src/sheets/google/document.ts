import { TYPED } from '../change-note.ts';

export function hostWorkbook(): GoogleAppsScript.Spreadsheet.Spreadsheet {
  return SpreadsheetApp.getActiveSpreadsheet();
}

/** Gives the document properties, which hold the notes of the host’s workbook. */
export function hostProperties(): GoogleAppsScript.Properties.Properties {
  return PropertiesService.getDocumentProperties();
}

/**
 * Saves a note that a person typed into the workbook. Google calls this function at each edit, and allows it few other
 * services (docs/google.md, G115).
 */
export function noteTyping(): void {
  hostProperties().setProperty(TYPED, Utilities.getUuid());
}

/** Gives the SHA-256 of a text in lower-case hexadecimal. Google's service computes the digest much faster than the script could. */
export function digestOf(text: string): string {
  return Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, text, Utilities.Charset.UTF_8)
    .map((byte) => (byte & 255).toString(16).padStart(2, '0'))
    .join('');
}
