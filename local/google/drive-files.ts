// The Drive API's list of files: making a spreadsheet with a mark on it, and finding it again by that mark.
import type { Caller } from './caller.ts';
import { badRequest, NotCovered } from './errors.ts';
import { countWorkbook } from './quota.ts';
import { rightOn } from './rights.ts';
import { checkRestScope } from './scopes.ts';
import { keepWorkbook } from './sheets-service.ts';
import { makeWorkbook } from './workbook.ts';

const SCOPES = ['drive', 'drive.file'];
const SPREADSHEET = 'application/vnd.google-apps.spreadsheet';
/** Google's limits: 124 bytes for a key and its value together. */
const MARK_BYTES = 124;

export function createFile(caller: Caller, body: unknown): object {
  const { name, mimeType, appProperties, ...unknown } = (body ?? {}) as Record<string, unknown>;
  const odd = Object.keys(unknown)[0];
  if (odd) throw new NotCovered(`files.create with "${odd}"`);
  checkRestScope(caller.scopes, SCOPES);
  if (mimeType !== SPREADSHEET) throw new NotCovered(`files.create of ${String(mimeType)}`);
  if (typeof name !== 'string') throw badRequest('Invalid value for name.');
  const marks = Object.entries((appProperties ?? {}) as Record<string, string>);
  for (const [key, value] of marks)
    if (typeof value !== 'string' || Buffer.byteLength(key + value) > MARK_BYTES)
      throw badRequest(`The app property ${key} is longer than ${MARK_BYTES} bytes.`);
  countWorkbook(caller.world, caller.user, caller.now());
  const workbook = makeWorkbook(name, undefined, undefined);
  const file = keepWorkbook(caller.world, caller.user, workbook, caller.now(), true);
  if (marks.length > 0) file.appProperties = Object.fromEntries(marks);
  return { id: file.id };
}

/** Only the question that the add-on asks: files with a mark that are not in the bin. */
export function listFiles(caller: Caller, options: Readonly<Record<string, unknown>>): object {
  checkRestScope(caller.scopes, SCOPES);
  const query = /^appProperties has \{ key='(\w+)' and value='([^'\\]*)' \} and trashed = false$/.exec(
    String(options.q),
  );
  if (!query) throw new NotCovered(`files.list with q = ${String(options.q)}`);
  const [, key = '', value] = query;
  const files = Object.values(caller.world.files).filter(
    (file) =>
      !file.trashed && file.appProperties?.[key] === value && file.madeByAddOn && rightOn(file, caller.user),
  );
  return { files: files.map(({ id, appProperties }) => ({ id, appProperties })) };
}
