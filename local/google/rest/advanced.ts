// The advanced services Sheets and Drive: the REST APIs as functions, throwing where those answer with an error.

import { GoogleError } from '../base/errors.ts';
import * as drive from '../drive/files.ts';
import type { Run } from '../run/run.ts';
import { type Surface, standIn } from '../run/stand-in.ts';
import * as sheets from '../sheets/sheets-service.ts';
import type { GetOptions } from '../sheets/spreadsheet-resource.ts';

type Options = Readonly<Record<string, unknown>>;

/** What an argument becomes on its way to the service: JSON, with whatever JSON drops dropped. */
const sent = (value: unknown): never => JSON.parse(JSON.stringify(value ?? {})) as never;

function named<T>(name: string, effect: () => T): T {
  try {
    return effect();
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    throw new GoogleError(error.code, `API call to ${name} failed with error: ${error.message}`);
  }
}

export function sheetsAdvanced(run: Run) {
  const spreadsheets: Surface<
    GoogleAppsScript.Sheets.Collection.SpreadsheetsCollection,
    'get' | 'batchUpdate' | 'create'
  > = {
    get: (id, options) =>
      named('sheets.spreadsheets.get', () => sheets.getSpreadsheet(run, id, sent(options) as GetOptions)),
    batchUpdate: (body, id) =>
      named('sheets.spreadsheets.batchUpdate', () => sheets.batchUpdate(run, id, sent(body))),
    create: (body) => named('sheets.spreadsheets.create', () => sheets.createSpreadsheet(run, sent(body))),
  };
  return standIn(run, 'Sheets', { Spreadsheets: standIn(run, 'Sheets.Spreadsheets', spreadsheets) });
}

export function driveAdvanced(run: Run) {
  return standIn(run, 'Drive', {
    Files: standIn(run, 'Drive.Files', {
      get: (id: string, options?: Options) =>
        named('drive.files.get', () => drive.getFile(run, id, sent(options))),
      update: (body: object, id: string, _media?: undefined, options?: Options) =>
        named('drive.files.update', () => drive.updateFile(run, id, sent(body), sent(options))),
    }),
    Permissions: standIn(run, 'Drive.Permissions', {
      create: (body: object, id: string, options?: Options) =>
        named('drive.permissions.create', () => drive.createPermission(run, id, sent(body), sent(options))),
      list: (id: string, options?: Options) =>
        named('drive.permissions.list', () => drive.listPermissions(run, id, sent(options))),
      remove: (id: string, permissionId: string) =>
        named('drive.permissions.delete', () => drive.removePermission(run, id, permissionId)),
    }),
    Revisions: standIn(run, 'Drive.Revisions', {
      update: (body: object, id: string, revision: string) =>
        named('drive.revisions.update', () => drive.updateRevision(run, id, String(revision), sent(body))),
    }),
  });
}
