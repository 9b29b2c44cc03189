// The Drive API's files (v3): making, reading, renaming and trashing them, and publishing to the web.
import type { drive_v3 } from '@googleapis/drive';
import { badRequest, GoogleError, NotCovered } from '../base/errors.ts';
import type { Mask } from '../base/field-mask.ts';
import type { Caller } from '../run/caller.ts';
import { countWorkbook } from '../run/quota.ts';
import { checkRestScope } from '../run/scopes.ts';
import { storeWorkbook } from '../sheets/sheets-service.ts';
import { rightOn } from '../world/rights.ts';
import { makeWorkbook } from '../world/workbook.ts';
import { type DriveFile, makeId, type PageFile } from '../world/world.ts';
import { accessibleFile, DRIVE_SCOPES, isShown } from './access.ts';
import { parseQuery } from './file-query.ts';
import {
  FILE_FIELDS,
  fileResource,
  mimeType,
  type Options,
  selectedFile,
  selectFields,
} from './file-resource.ts';

const SPREADSHEET_TYPE = 'application/vnd.google-apps.spreadsheet';
/** Greatest size of an app property in bytes. The key and the value count together. */
const APP_PROPERTY_LIMIT = 124;

/** Stand-in for files.get. Throws error 404 or 403. */
export const getFile = (caller: Caller, id: string, options: Options): object =>
  selectedFile(caller, accessibleFile(caller, id, 'reader'), options);

/** Stand-in for files.create. Makes an empty spreadsheet. Throws NotCovered for other kinds of files. */
export function createFile(caller: Caller, body: unknown, options: Options): object {
  const { name, mimeType: type, appProperties, ...unknown } = (body ?? {}) as Record<string, unknown>;
  const [unknownName] = Object.keys(unknown);
  if (unknownName) throw new NotCovered(`files.create with "${unknownName}"`);
  if (type !== SPREADSHEET_TYPE) throw new NotCovered(`files.create of ${String(type)}`);
  checkRestScope(caller.scopes, DRIVE_SCOPES);
  const properties = checkAppProperties(appProperties);
  countWorkbook(caller.world, caller.user, caller.now());
  const workbook = makeWorkbook(typeof name === 'string' ? name : 'Untitled');
  const file = storeWorkbook(caller.world, caller.user, workbook, caller.now(), true);
  if (!caller.world.switches?.appPropertiesLost) file.appProperties = properties;
  return selectedFile(caller, file, options);
}

function checkAppProperties(given: unknown): Record<string, string> {
  const properties = { ...((given ?? {}) as Record<string, string>) };
  for (const [key, value] of Object.entries(properties))
    if (typeof value !== 'string' || Buffer.byteLength(key + value) > APP_PROPERTY_LIMIT)
      throw badRequest('The properties of the file are too large or no strings.');
  return properties;
}

/** Stand-in for files.list. Lists the files that match `options.q`, if the user and the add-on's scope may see them. */
export function listFiles(caller: Caller, options: Options): object {
  checkRestScope(caller.scopes, DRIVE_SCOPES);
  const matches = parseQuery(String(options.q ?? ''));
  const { listLag = 0, hiddenFiles, hiddenForms } = caller.world.switches ?? {};
  const files = Object.values(caller.world.files)
    .filter((file) => file.createdAt + listLag <= caller.now())
    .filter(({ kind }) => !hiddenFiles && !(hiddenForms && kind === 'form'))
    .filter((file) => rightOn(file, caller.user) && isShown(caller, file) && matches(file))
    .map((file) => fileResource(caller, file));
  const known: Mask = { kind: true, incompleteSearch: true, nextPageToken: true, files: FILE_FIELDS };
  const defaultFields = 'kind,incompleteSearch,files(kind,id,name,mimeType)';
  const list: drive_v3.Schema$FileList = { kind: 'drive#fileList', incompleteSearch: false, files };
  return selectFields(list, options, known, defaultFields);
}

/** Stand-in for files.create with content. Makes a file with the given text. */
export function createPage(caller: Caller, body: unknown, text: string, options: Options): object {
  const { name, mimeType: type, ...unknown } = (body ?? {}) as Record<string, unknown>;
  const [unknownName] = Object.keys(unknown);
  if (unknownName) throw new NotCovered(`files.create with "${unknownName}" and a content`);
  if (typeof type !== 'string' || !type.startsWith('text/'))
    throw new NotCovered(`files.create of ${String(type)} with a content`);
  checkRestScope(caller.scopes, DRIVE_SCOPES);
  const id = makeId(caller.world, 'page');
  const file: PageFile = {
    kind: 'page',
    id,
    name: typeof name === 'string' ? name : 'Untitled',
    mimeType: type,
    text,
    permissions: [
      { id: makeId(caller.world, 'permission'), type: 'user', role: 'owner', emailAddress: caller.user },
    ],
    trashed: false,
    published: false,
    madeByAddOn: true,
    createdAt: caller.now(),
  };
  caller.world.files[id] = file;
  return selectedFile(caller, file, options);
}

/** Stand-in for files.update. Renames a file, writes its text, moves it to the trash, or restores it. Only the owner may use the trash. */
export function updateFile(
  caller: Caller,
  id: string,
  body: unknown,
  options: Options,
  text?: string,
): object {
  const given = (body ?? {}) as Record<string, unknown>;
  const file = accessibleFile(caller, id, 'writer');
  for (const name of Object.keys(given))
    if (name !== 'trashed' && name !== 'name') throw new NotCovered(`files.update of "${name}"`);
  if (text !== undefined) {
    if (file.kind !== 'page') throw new NotCovered('files.update of a content that is no text');
    file.text = text;
  }
  if (typeof given.name === 'string') rename(file, given.name);
  if (typeof given.trashed === 'boolean') {
    if (rightOn(file, caller.user) !== 'owner')
      throw new GoogleError(403, 'The user does not have sufficient permissions for this file.');
    file.trashed = given.trashed;
  }
  return selectedFile(caller, file, options);
}

function rename(file: DriveFile, name: string): void {
  file.name = name;
  if (file.kind === 'workbook') file.workbook = { ...file.workbook, title: name };
}

/** Stand-in for revisions.update. Publishes a workbook to the web, or stops publishing. */
export function updateRevision(
  caller: Caller,
  id: string,
  revision: string,
  body: unknown,
): drive_v3.Schema$Revision {
  const given = (body ?? {}) as Record<string, unknown>;
  const file = accessibleFile(caller, id, 'writer');
  if (file.kind !== 'workbook') throw badRequest('This file cannot be published.');
  if (!/^\d+$/.test(revision) && revision !== 'head')
    throw new GoogleError(404, `Revision not found: ${revision}.`);
  if (typeof given.published === 'boolean') file.published = given.published;
  return { kind: 'drive#revision', id: revision, mimeType: mimeType(file) };
}
