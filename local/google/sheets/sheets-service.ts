// The Sheets API, as both the advanced service and the REST calls use it.
import type { sheets_v4 } from '@googleapis/sheets';
import { badRequest } from '../base/errors.ts';
import { isZone } from '../base/zone.ts';
import type { Caller } from '../run/caller.ts';
import { countWorkbook } from '../run/quota.ts';
import { checkRestScope } from '../run/scopes.ts';
import { fileFor } from '../world/rights.ts';
import { checkShape, SPREADSHEET_TO_MAKE } from '../world/shapes.ts';
import type { Switches } from '../world/switches.ts';
import { makeWorkbook } from '../world/workbook.ts';
import { makeId, type Role, type WorkbookFile, type World } from '../world/world.ts';
import { isShown, settleTabs } from './late-tab.ts';
import { type GetOptions, spreadsheetResource } from './read/spreadsheet-resource.ts';
import { valuesByFilter } from './read/values.ts';
import { applyBatch } from './requests/batch-update.ts';
import { makeDraft } from './requests/draft.ts';
import { addSheet } from './requests/tab-requests.ts';
import {
  halfBatch,
  switchedRequests,
  switchedValues,
  withStayingMetadata,
  withTrailingEmpties,
} from './switched-batch.ts';

const SCOPES = ['spreadsheets', 'drive', 'drive.file'];
const READ_SCOPES = [...SCOPES, 'spreadsheets.readonly', 'drive.readonly'];

/** Stand-in for spreadsheets.get. Counts as a read in the quota. Throws the API's error 400, 403, 404 or 429. */
export function getSpreadsheet(
  caller: Caller,
  id: string,
  options: GetOptions,
): sheets_v4.Schema$Spreadsheet {
  caller.quota.spend(caller.user, 'Read', caller.now());
  const file = workbookFor(caller, id, 'reader', READ_SCOPES);
  const sheets = file.workbook.sheets.filter((sheet) => isShown(sheet, caller.now()));
  const resource = spreadsheetResource({ ...file, workbook: { ...file.workbook, sheets } }, options);
  return caller.world.switches?.trailingEmpties ? withTrailingEmpties(resource) : resource;
}

/** Stand-in for spreadsheets.values.batchGetByDataFilter. Counts as one read in the quota. Throws the same errors as spreadsheets.get. */
export function getValuesByFilter(caller: Caller, id: string, body: unknown): object {
  caller.quota.spend(caller.user, 'Read', caller.now());
  const { workbook } = workbookFor(caller, id, 'reader', SCOPES);
  const sheets = workbook.sheets.filter((sheet) => isShown(sheet, caller.now()));
  const { switches = {} } = caller.world;
  const valueRanges = valuesByFilter({ ...workbook, sheets }, body, switches);
  return { spreadsheetId: id, valueRanges: switchedValues(valueRanges, switches) };
}

/** Stand-in for spreadsheets.batchUpdate. Applies all requests, or throws the API's error and changes nothing. */
export function batchUpdate(
  caller: Caller,
  id: string,
  body: unknown,
): sheets_v4.Schema$BatchUpdateSpreadsheetResponse {
  const { requests, includeSpreadsheetInResponse, responseIncludeGridData, ...unknown } = (body ??
    {}) as Record<string, unknown>;
  const [unknownName] = Object.keys(unknown);
  if (unknownName)
    throw badRequest(`Invalid JSON payload received. Unknown name "${unknownName}": Cannot find field.`);
  caller.quota.spend(caller.user, 'Write', caller.now());
  const file = workbookFor(caller, id, 'writer', SCOPES);
  const settled = { ...file.workbook, sheets: settleTabs(file.workbook.sheets, caller.now()) };
  const { switches = {} } = caller.world;
  const taken = switchedRequests(Array.isArray(requests) ? requests : [], settled.sheets, switches);
  const { workbook, replies } = applied(file, settled, taken, switches);
  file.workbook = workbook;
  file.name = workbook.title;
  if (includeSpreadsheetInResponse !== true) return { spreadsheetId: id, replies };
  const includeGridData = responseIncludeGridData === true;
  return { spreadsheetId: id, replies, updatedSpreadsheet: spreadsheetResource(file, { includeGridData }) };
}

function applied(
  file: WorkbookFile,
  workbook: WorkbookFile['workbook'],
  requests: readonly unknown[],
  { halfBatches, metadataStays }: Switches,
): ReturnType<typeof applyBatch> {
  try {
    const after = applyBatch(workbook, requests);
    return metadataStays ? { ...after, workbook: withStayingMetadata(after.workbook, workbook) } : after;
  } catch (error) {
    if (halfBatches) file.workbook = halfBatch(workbook, requests);
    throw error;
  }
}

/** Stand-in for spreadsheets.create. Makes a workbook owned by the user, with the given properties and tabs. */
export function createSpreadsheet(caller: Caller, body: unknown): sheets_v4.Schema$Spreadsheet {
  caller.quota.spend(caller.user, 'Write', caller.now());
  checkRestScope(caller.scopes, SCOPES);
  const given = checkShape(SPREADSHEET_TO_MAKE, body ?? {}, 'spreadsheet');
  const zone = given.properties?.timeZone;
  if (zone !== undefined && !isZone(zone)) throw badRequest(`Invalid time zone: ${zone}`);
  const workbook = makeWorkbook(
    given.properties?.title ?? 'Untitled spreadsheet',
    zone,
    given.properties?.locale,
  );
  if (given.sheets && given.sheets.length > 0) {
    workbook.sheets = [];
    const draft = makeDraft(workbook);
    for (const sheet of given.sheets) addSheet(draft, sheet.properties ?? {});
    workbook.sheets = draft.workbook.sheets;
  }
  countWorkbook(caller.world, caller.user, caller.now());
  const file = storeWorkbook(caller.world, caller.user, workbook, caller.now(), true);
  return spreadsheetResource(file, {});
}

/** Stores a new workbook in its owner's Drive. */
export function storeWorkbook(
  world: World,
  owner: string,
  workbook: WorkbookFile['workbook'],
  createdAt: number,
  madeByAddOn: boolean,
): WorkbookFile {
  const id = makeId(world, 'sheet');
  const file: WorkbookFile = {
    kind: 'workbook',
    id,
    name: workbook.title,
    permissions: [{ id: makeId(world, 'permission'), type: 'user', role: 'owner', emailAddress: owner }],
    trashed: false,
    published: false,
    madeByAddOn,
    createdAt,
    workbook,
  };
  world.files[id] = file;
  return file;
}

function workbookFor(caller: Caller, id: string, role: Role, scopes: readonly string[]): WorkbookFile {
  const file = fileFor(caller.world, id, caller.user, role);
  checkRestScope(caller.scopes, scopes, file);
  if (file.kind !== 'workbook') throw badRequest('This operation is not supported for this document');
  return file;
}
