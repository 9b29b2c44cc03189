import type { drive_v3 } from '@googleapis/drive';
import type { forms_v1 } from '@googleapis/forms';
import type { sheets_v4 } from '@googleapis/sheets';
import type { SheetRequest } from '../../workbook/render/sheet-request.ts';
import type { RestCall } from './rest.ts';

// The REST calls of the add-on, with the types of bodies and answers from Google's published clients.

const SHEETS = 'https://sheets.googleapis.com/v4/spreadsheets';
const DRIVE = 'https://www.googleapis.com/drive/v3/files';
const FORMS = 'https://forms.googleapis.com/v1/forms';

/** Gives a spreadsheets.batchUpdate call, which applies all requests or none. */
export function updateSpreadsheet(
  id: string,
  requests: readonly SheetRequest[],
): RestCall<sheets_v4.Schema$BatchUpdateSpreadsheetResponse> {
  const body: sheets_v4.Schema$BatchUpdateSpreadsheetRequest = { requests: [...requests] };
  return { method: 'post', url: `${SHEETS}/${id}:batchUpdate`, body };
}

/** Gives a spreadsheets.get call for some fields of a spreadsheet. `ranges` limits the call to some cells. */
export function readSpreadsheet(
  id: string,
  fields: string,
  ranges: readonly string[] = [],
): RestCall<sheets_v4.Schema$Spreadsheet> {
  const limits = ranges.map((range) => `ranges=${encodeURIComponent(range)}&`).join('');
  return { method: 'get', url: `${SHEETS}/${id}?${limits}fields=${fields}` };
}

/** Gives a spreadsheets.get call for the tabs and the tabs' sizes, without cells. */
export function readTabSizes(id: string): RestCall<sheets_v4.Schema$Spreadsheet> {
  const fields = 'sheets(properties(sheetId,title,gridProperties(rowCount,columnCount)))';
  return { method: 'get', url: `${SHEETS}/${id}?fields=${fields}` };
}

/**
 * Gives a spreadsheets.get call for the values and number formats of some tabs. `ranges` is the part of the query string
 * that names the tabs.
 */
export function readCells(id: string, ranges: string): RestCall<sheets_v4.Schema$Spreadsheet> {
  const fields =
    'sheets(properties(sheetId,title),data(rowData(values(userEnteredValue,userEnteredFormat(numberFormat)))))';
  return { method: 'get', url: `${SHEETS}/${id}?fields=${fields}${ranges}` };
}

/** Gives a files.get call for some fields of a file. */
export function readDriveFile(id: string, fields: string): RestCall<drive_v3.Schema$File> {
  return { method: 'get', url: `${DRIVE}/${id}?fields=${fields}` };
}

/** Gives a files.get call that tells whether a file is in the bin. */
export function readTrashed(id: string): RestCall<drive_v3.Schema$File> {
  return readDriveFile(id, 'trashed');
}

/** Gives a files.create call. The reply contains the id of the new file. */
export function createFile(body: drive_v3.Schema$File): RestCall<drive_v3.Schema$File> {
  return { method: 'post', url: `${DRIVE}?fields=id`, body };
}

/** Gives a files.list call for the files that match a query, at most 1000. `fields` are the wanted fields of each file. */
export function listFiles(query: string, fields: string): RestCall<drive_v3.Schema$FileList> {
  return {
    method: 'get',
    url: `${DRIVE}?q=${encodeURIComponent(query)}&fields=files(${fields})&pageSize=1000`,
  };
}

/** Gives a files.update call, for renaming a file or moving it to the bin. */
export function updateFile(id: string, body: drive_v3.Schema$File): RestCall<drive_v3.Schema$File> {
  return { method: 'patch', url: `${DRIVE}/${id}?fields=id`, body };
}

/** Gives a revisions.update call that publishes the newest revision of a file to the web. */
export function publishFile(id: string, body: drive_v3.Schema$Revision): RestCall<drive_v3.Schema$Revision> {
  return { method: 'patch', url: `${DRIVE}/${id}/revisions/head`, body };
}

/**
 * Gives a permissions.list call for at most 100 permissions of a file. With `published`, the reply also contains the
 * permissions to respond to a form.
 */
export function listPermissions(
  id: string,
  fields: string,
  published = false,
): RestCall<drive_v3.Schema$PermissionList> {
  const view = published ? 'includePermissionsForView=published&' : '';
  return {
    method: 'get',
    url: `${DRIVE}/${id}/permissions?${view}fields=permissions(${fields})&pageSize=100`,
  };
}

/** Gives a permissions.create call, which sends no mail. The reply contains the id of the permission. */
export function createPermission(
  id: string,
  body: drive_v3.Schema$Permission,
): RestCall<drive_v3.Schema$Permission> {
  return { method: 'post', url: `${DRIVE}/${id}/permissions?sendNotificationEmail=false&fields=id`, body };
}

/** Gives a permissions.delete call. */
export function deletePermission(id: string, permission: string): RestCall {
  return { method: 'delete', url: `${DRIVE}/${id}/permissions/${permission}` };
}

/** Gives a forms.get call. */
export function getForm(id: string): RestCall<forms_v1.Schema$Form> {
  return { method: 'get', url: `${FORMS}/${id}` };
}

/** Gives a forms.batchUpdate call. The reply contains the changed form. */
export function updateForm(
  id: string,
  requests: forms_v1.Schema$Request[],
): RestCall<forms_v1.Schema$BatchUpdateFormResponse> {
  const body: forms_v1.Schema$BatchUpdateFormRequest = { requests, includeFormInResponse: true };
  return { method: 'post', url: `${FORMS}/${id}:batchUpdate`, body };
}
