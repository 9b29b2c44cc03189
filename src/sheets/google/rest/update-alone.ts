import type { sheets_v4 } from '@googleapis/sheets';
import { messageOf } from '../../problem.ts';
import type { SheetRequest } from '../../workbook/render/sheet-request.ts';
import type { Reply } from './rest.ts';

type SheetsService = GoogleAppsScript.Sheets;
declare const Sheets: SheetsService;

/**
 * One spreadsheets.batchUpdate by the advanced service, with a reply as a REST call has it. If Google's error has no status, a refusal is
 * recognised by its words; any other error counts as a missing answer, status 0.
 */
export function updateAlone(file: string, requests: readonly SheetRequest[]): Reply {
  const body: sheets_v4.Schema$BatchUpdateSpreadsheetRequest = { requests: [...requests] };
  try {
    Sheets.Spreadsheets?.batchUpdate(
      body as GoogleAppsScript.Sheets.Schema.BatchUpdateSpreadsheetRequest,
      file,
    );
    return { status: 200, body: undefined };
  } catch (error) {
    const message = messageOf(error);
    return { status: statusOf(error, message), body: undefined, error: message };
  }
}

function statusOf(error: unknown, message: string): number {
  const { code } = (error as { readonly details?: { readonly code?: unknown } }).details ?? {};
  if (typeof code === 'number') return code;
  return /invalid request|invalid value|invalid json/i.test(message) ? 400 : 0;
}
