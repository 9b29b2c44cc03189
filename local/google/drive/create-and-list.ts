// The Drive API's list of files: making a spreadsheet with marks on it, and finding it again by them.

import { badRequest, NotCovered } from '../base/errors.ts';
import type { Mask } from '../base/field-mask.ts';
import type { Caller } from '../run/caller.ts';
import { countWorkbook } from '../run/quota.ts';
import { checkRestScope } from '../run/scopes.ts';
import { storeWorkbook } from '../sheets/sheets-service.ts';
import { makeWorkbook } from '../sheets/workbook.ts';
import type { DriveFile } from '../world.ts';
import { cut, FILE_FIELDS, fileResource, mimeType, type Options } from './files.ts';
import { rightOn } from './rights.ts';

const SCOPES = ['drive', 'drive.file'];
const SPREADSHEET_TYPE = 'application/vnd.google-apps.spreadsheet';
/** Bytes that the key and the value of a mark may have together. */
const MARK_LIMIT = 124;

/** Makes an empty spreadsheet; the add-on makes no other kind of file this way. */
export function createFile(caller: Caller, body: unknown, options: Options): object {
  const { name, mimeType: type, appProperties, ...unknown } = (body ?? {}) as Record<string, unknown>;
  const odd = Object.keys(unknown)[0];
  if (odd) throw new NotCovered(`files.create with "${odd}"`);
  if (type !== SPREADSHEET_TYPE) throw new NotCovered(`files.create of ${String(type)}`);
  checkRestScope(caller.scopes, SCOPES);
  const marks = (appProperties ?? {}) as Record<string, string>;
  for (const [key, value] of Object.entries(marks))
    if (typeof value !== 'string' || Buffer.byteLength(key + value) > MARK_LIMIT)
      throw badRequest('The properties of the file are too large or no strings.');
  countWorkbook(caller.world, caller.user, caller.now());
  const workbook = makeWorkbook(typeof name === 'string' ? name : 'Untitled');
  const file = storeWorkbook(caller.world, caller.user, workbook, caller.now(), true);
  file.appProperties = { ...marks };
  return cut(fileResource(caller, file), options, FILE_FIELDS, 'kind,id,name,mimeType');
}

/** Lists files by marks, as far as the add-on's scope shows them. */
export function listFiles(caller: Caller, options: Options): object {
  checkRestScope(caller.scopes, SCOPES);
  const isWanted = parseQuery(String(options.q ?? ''));
  const seesAll = !caller.scopes || caller.scopes.has('drive');
  const files = Object.values(caller.world.files)
    .filter((file) => rightOn(file, caller.user) && (seesAll || file.madeByAddOn) && isWanted(file))
    .map((file) => fileResource(caller, file));
  const known: Mask = { kind: true, incompleteSearch: true, nextPageToken: true, files: FILE_FIELDS };
  const otherwise = 'kind,incompleteSearch,files(kind,id,name,mimeType)';
  return cut({ kind: 'drive#fileList', incompleteSearch: false, files }, options, known, otherwise);
}

/**
 * Of Drive's query language: `appProperties has { key='…' and value='…' }`, `name = '…'`, `mimeType = '…'`, `trashed = …`,
 * joined by `and`.
 */
function parseQuery(query: string): (file: DriveFile) => boolean {
  const tests: ((file: DriveFile) => boolean)[] = [];
  const plain = (text: string) => text.replace(/\\(.)/g, '$1');
  const rest = query
    .replace(
      /appProperties has \{ ?key ?= ?'((?:[^'\\]|\\.)*)' and value ?= ?'((?:[^'\\]|\\.)*)' ?\}/g,
      (_all, key: string, value: string) => {
        tests.push((file) => file.appProperties?.[plain(key)] === plain(value));
        return '';
      },
    )
    .replace(/name ?= ?'((?:[^'\\]|\\.)*)'/g, (_all, name: string) => {
      tests.push((file) => file.name === plain(name));
      return '';
    })
    .replace(/mimeType ?= ?'((?:[^'\\]|\\.)*)'/g, (_all, type: string) => {
      tests.push((file) => mimeType(file) === type);
      return '';
    })
    .replace(/trashed ?= ?(true|false)/g, (_all, isTrashed: string) => {
      tests.push((file) => file.trashed === (isTrashed === 'true'));
      return '';
    });
  if (!/^(\s*and\s*|\s*)*$/.test(rest)) throw new NotCovered(`the Drive query "${query}"`);
  return (file) => tests.every((test) => test(file));
}
