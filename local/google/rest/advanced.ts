// The advanced services Sheets and Drive: the REST APIs as functions, which throw where those answer with an error.

import { GoogleError } from '../base/errors.ts';
import * as files from '../drive/files.ts';
import * as permissions from '../drive/permissions.ts';
import type { Run } from '../run/run.ts';
import { type Surface, standIn } from '../run/stand-in.ts';
import { textOf } from '../script/utilities.ts';
import type { GetOptions } from '../sheets/read/spreadsheet-resource.ts';
import * as sheets from '../sheets/sheets-service.ts';
import { checkApi, checkSwitches } from './refusals.ts';

type Options = Readonly<Record<string, unknown>>;

/** Copies an argument through JSON, because the service receives JSON. */
const jsonCopy = (value: unknown): never => JSON.parse(JSON.stringify(value ?? {})) as never;

/** Runs a call and adds the API's name to the message of an error. */
function withApiName<T>(name: string, effect: () => T): T {
  try {
    return effect();
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    throw new GoogleError(error.code, `API call to ${name} failed with error: ${error.message}`);
  }
}

/** Gives the run. Throws if the Sheets API is not enabled in the script's project. */
function switched(run: Run): Run {
  checkApi(run, 'Sheets.');
  return run;
}

/** Gives the run. Throws if a switch makes Google refuse the request. */
function asked(run: Run, name: string, path: readonly string[], body: object): Run {
  checkSwitches(run, { name, path, body: jsonCopy(body) });
  return run;
}

// Runs where the switch lostAnswers has lost an answer.
const lost = new WeakSet<Run>();

export function sheetsAdvanced(run: Run) {
  const spreadsheets: Surface<
    GoogleAppsScript.Sheets.Collection.SpreadsheetsCollection,
    'get' | 'batchUpdate' | 'create'
  > = {
    get: (id, options) =>
      withApiName('sheets.spreadsheets.get', () =>
        sheets.getSpreadsheet(switched(run), id, jsonCopy(options) as GetOptions),
      ),
    batchUpdate: (body, id) =>
      withApiName('sheets.spreadsheets.batchUpdate', () => {
        const reply = sheets.batchUpdate(switched(run), id, jsonCopy(body));
        if (run.world.switches?.lostAnswers && !lost.has(run)) {
          lost.add(run);
          throw new GoogleError(503, 'The service is currently unavailable.');
        }
        return reply;
      }),
    create: (body) =>
      withApiName('sheets.spreadsheets.create', () => sheets.createSpreadsheet(run, jsonCopy(body))),
  };
  const values: Surface<
    GoogleAppsScript.Sheets.Collection.Spreadsheets.ValuesCollection,
    'batchGetByDataFilter'
  > = {
    batchGetByDataFilter: (body, id) =>
      withApiName('sheets.spreadsheets.values.batchGetByDataFilter', () =>
        sheets.getValuesByFilter(run, id, jsonCopy(body)),
      ),
  };
  return standIn(run, 'Sheets', {
    Spreadsheets: standIn(run, 'Sheets.Spreadsheets', {
      ...spreadsheets,
      Values: standIn(run, 'Sheets.Spreadsheets.Values', values),
    }),
  });
}

export function driveAdvanced(run: Run) {
  return standIn(run, 'Drive', {
    Files: standIn(run, 'Drive.Files', {
      get: (id: string, options?: Options) =>
        withApiName('drive.files.get', () => files.getFile(run, id, jsonCopy(options))),
      create: (body: object, media: object, options?: Options) =>
        withApiName('drive.files.create', () =>
          files.createPage(
            asked(run, 'Drive.Files.create', [], body),
            jsonCopy(body),
            textOf(media),
            jsonCopy(options),
          ),
        ),
      update: (body: object, id: string, media?: object, options?: Options) =>
        withApiName('drive.files.update', () => {
          asked(run, 'Drive.Files.update', [id], body);
          const text = media === undefined ? undefined : textOf(media);
          return files.updateFile(run, id, jsonCopy(body), jsonCopy(options), text);
        }),
    }),
    Permissions: standIn(run, 'Drive.Permissions', {
      create: (body: object, id: string, options?: Options) =>
        withApiName('drive.permissions.create', () =>
          permissions.createPermission(run, id, jsonCopy(body), jsonCopy(options)),
        ),
      list: (id: string, options?: Options) =>
        withApiName('drive.permissions.list', () => permissions.listPermissions(run, id, jsonCopy(options))),
      remove: (id: string, permissionId: string) =>
        withApiName('drive.permissions.delete', () => permissions.removePermission(run, id, permissionId)),
    }),
    Revisions: standIn(run, 'Drive.Revisions', {
      update: (body: object, id: string, revision: string) =>
        withApiName('drive.revisions.update', () =>
          files.updateRevision(run, id, String(revision), jsonCopy(body)),
        ),
    }),
  });
}
