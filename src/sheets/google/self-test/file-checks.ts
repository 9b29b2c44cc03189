import type { drive_v3 } from '@googleapis/drive';
import { plural } from '../../../rules/base/words.ts';
import { isSameAccount } from '../../workbook/account.ts';
import type { SheetRequest } from '../../workbook/render/sheet-request.ts';
import { COVER_TAB } from '../../workbook/season.ts';
import { makeFiles } from '../drive/files.ts';
import { editorsOfWorkbook } from '../drive/hosts.ts';
import { makePost } from '../rest/post.ts';
import {
  deletePermission,
  listPermissions,
  publishFile,
  readSpreadsheet,
  updateSpreadsheet,
} from '../rest/requests.ts';
import { bodyOf, callAll, mustCall } from '../rest/rest.ts';
import { check, must, pageName, type Scratch, untested } from './check.ts';
import { checkBoundColumns, checkDrawing, checkFormulas, checkLinks, checkValues } from './drawing-check.ts';
import { cellsOf, tabsOf, wordsFor } from './scratch-form.ts';

const NAME = 'Roundkeeper self-test';
/** Id and title that the check wants for a new scratch tab. */
export const OWN_ID = 71;
export const OWN_TITLE = 'Own id';
/** Id of a second scratch tab that the checks make. */
const USED_ID = 72;

/** Checks of spreadsheets; all these checks use the same scratch file. */
export const FILE_CHECKS = [
  check('Roundkeeper can make a spreadsheet and find it again', 'G28 G29 G30', 'G14', (scratch) => {
    const files = makeFiles(scratch.mark);
    const [made = ''] = files.make([{ key: 'a', name: NAME }]);
    scratch.state.files.push(made);
    scratch.save();
    const begun = Date.now();
    const [again = ''] = files.make([{ key: 'a', name: NAME }], begun);
    if (again === made) return `Drive listed it after ${Math.round((Date.now() - begun) / 1000)} s.`;
    scratch.state.files.push(again);
    throw new Error('Drive did not list the spreadsheet within a minute, so a second one was made.');
  }),
  check('A new tab gets the id that Roundkeeper asks for', 'G23', 'G14', (scratch) => {
    const add = { addSheet: { properties: { sheetId: OWN_ID, title: OWN_TITLE } } };
    mustCall([updateSpreadsheet(scratch.file(), [add])]);
    must(
      tabsOf(scratch.file()).some(({ sheetId }) => sheetId === OWN_ID),
      'Google chose another id.',
    );
    const [twice] = callAll([updateSpreadsheet(scratch.file(), [add])]);
    must(twice?.error !== undefined, 'Google took the same id for two tabs.');
    return 'Google refuses the same id for a second tab.';
  }),
  check('Google refuses two tabs with the same title', 'G92', 'G23', (scratch) => {
    const add = (title: string) => ({ addSheet: { properties: { sheetId: USED_ID, title } } });
    const [same, likewise] = [OWN_TITLE, OWN_TITLE.toUpperCase()].map(
      (title) => callAll([updateSpreadsheet(scratch.file(), [add(title)])])[0],
    );
    must(same?.error !== undefined, 'Two tabs have the same title.');
    if (likewise?.error !== undefined) return 'Capital and small letters count as the same.';
    mustCall([updateSpreadsheet(scratch.file(), [{ deleteSheet: { sheetId: USED_ID } }])]);
    return 'Capital and small letters count as different.';
  }),
  check('The id of a deleted tab can be used again', 'G78', 'G23', (scratch) => {
    const add = { addSheet: { properties: { sheetId: USED_ID, title: 'Used id' } } };
    const drop = { deleteSheet: { sheetId: USED_ID } };
    for (const request of [add, drop, add, drop]) mustCall([updateSpreadsheet(scratch.file(), [request])]);
    return 'The new tab can be deleted, too.';
  }),
  check('A text that looks like a formula stays a text', 'G22', 'G23', (scratch) => {
    const text = '=1+1';
    const grid = { widths: [100], heights: [21], cells: [{ row: 0, column: 0, text }] };
    const [failure] = makePost().send([
      { file: scratch.file(), pages: [{ sheetId: 7, title: 'Text', grid, isNew: true }] },
    ]);
    if (failure) throw new Error(failure.error);
    const value = cellsOf(scratch.file(), 'Text')[0]?.[0]?.userEnteredValue;
    must(value?.stringValue === text, `${text} became ${wordsFor(value)}.`);
    return 'A text that begins with = came back unchanged.';
  }),
  check('One call reads all tabs, their cells and the time zone', 'G24', 'G23', (scratch) => {
    const fields =
      'properties(timeZone),sheets(properties(sheetId,gridProperties(rowCount)),data(rowData(values(userEnteredValue))))';
    const { properties, sheets = [] } = bodyOf(readSpreadsheet(scratch.file(), fields)) ?? {};
    must(properties?.timeZone, 'Google gave no time zone.');
    must(sheets.length === tabsOf(scratch.file()).length, 'Google did not give all tabs.');
    const rows = Math.max(...sheets.map(({ data }) => data?.[0]?.rowData?.length ?? 0));
    return `Google gave ${plural(sheets.length, 'tab')}. The longest tab has ${plural(rows, 'row')}.`;
  }),
  check('A tab can be read by its id, and each cell is as it was entered', 'G71 G72', 'G22 G23', (scratch) =>
    checkValues(scratch.file()),
  ),
  check('A marked column is found after it was moved', 'G103', 'G71 G72', (scratch) =>
    checkBoundColumns(scratch.file()),
  ),
  check('A cell can hold 50,000 characters', 'G26', 'G14', (scratch) => {
    const text = 'x'.repeat(50_000);
    mustCall([updateSpreadsheet(scratch.file(), [write([text])])]);
    const first = tabsOf(scratch.file()).find(({ sheetId }) => sheetId === COVER_TAB);
    const [[cell] = []] = cellsOf(scratch.file(), first?.title ?? '');
    const found = cell?.userEnteredValue?.stringValue?.length ?? 0;
    must(found === text.length, `Only ${found} characters came back.`);
    return 'All characters came back.';
  }),
  check('Google makes all changes of a request or none', 'G21', 'G14', (scratch) => {
    const half = { addSheet: { properties: { title: 'Half' } } };
    const [reply] = callAll([updateSpreadsheet(scratch.file(), [half, { deleteSheet: { sheetId: 999 } }])]);
    must(reply?.error !== undefined, 'Google accepted a request with an impossible change.');
    must(
      !tabsOf(scratch.file()).some(({ title }) => title === 'Half'),
      'Google refused the request, but made the first change.',
    );
    return 'Google refused the whole request.';
  }),
  check('Ten files can be written at once, 300 kB each', 'G100', 'G14 G26 G28', writeManyBytes),
  check('A new page replaces everything in a tab', 'G67', 'G23', (scratch) => checkDrawing(scratch.file())),
  check('A cell can get a link, and lose it again', 'G93', 'G23', (scratch) => checkLinks(scratch.file())),
  check('Google computes formulas before the next call', 'G113', 'G23', (scratch) =>
    checkFormulas(scratch.file()),
  ),
];

/** Gives the request that writes texts into the first row of a tab. Without `sheetId`, the request writes into the first tab. */
export function write(texts: readonly string[], sheetId = COVER_TAB): SheetRequest {
  const values = texts.map((stringValue) => ({ userEnteredValue: { stringValue } }));
  const start = { sheetId, rowIndex: 0, columnIndex: 0 };
  return { updateCells: { start, rows: [{ values }], fields: 'userEnteredValue' } };
}

/** Writes ten files, each with as many bytes as the largest page of a round, and reads the files back. */
function writeManyBytes(scratch: Scratch): string {
  const keys = Array.from({ length: 10 }, (_, i) => ({ key: `large ${i}`, name: NAME }));
  const files = makeFiles(scratch.mark).make(keys);
  scratch.state.files.push(...files);
  scratch.save();
  const texts = Array.from({ length: 10 }, () => 'x'.repeat(30_000));
  const calls = files.map((file) => updateSpreadsheet(file, [write(texts)]));
  const begun = Date.now();
  mustCall(calls);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  const fields = 'sheets(data(rowData(values(userEnteredValue(stringValue)))))';
  const cut = mustCall(files.map((file) => readSpreadsheet(file, fields))).filter(({ body }) => {
    const { values = [] } = body.sheets?.[0]?.data?.[0]?.rowData?.[0] ?? {};
    return texts.some((text, i) => values[i]?.userEnteredValue?.stringValue !== text);
  });
  must(cut.length === 0, `${plural(cut.length, 'file')} of ten did not keep everything.`);
  return `3 MB were written in ${seconds} s.`;
}

/** Checks of the permissions to read a file. */
export const RIGHT_CHECKS = [
  check('A file can be opened to everyone with the link, and closed again', 'G34', 'G28', (scratch) => {
    const file = scratch.file();
    const files = makeFiles(scratch.mark);
    const [shared] = files.share([{ file, reader: '' }]);
    must(shared?.access === 'link', shared?.problem || 'The link does not open the file.');
    const given = readersOf(file);
    mustCall(given.map(({ id }) => deletePermission(file, id ?? '')));
    must(readersOf(file).length === 0, 'The file could not be closed again.');
    return 'The file was opened, and closed again.';
  }),
  check('A page can be saved as a file and overwritten', 'G89', 'G28', (scratch) => {
    const files = makeFiles(scratch.mark);
    const page = { name: pageName(scratch.mark), html: '<p>first</p>' };
    const { file, link } = files.savePage({ ...page, file: '' });
    scratch.state.files.push(file);
    scratch.save();
    const again = files.savePage({ ...page, file, html: '<p>second</p>' });
    must(again.file === file && again.link === link, 'Google made a second file.');
    return 'The file has a link for downloads.';
  }),
  check('Google tells who may edit the workbook', 'G82', '', () => {
    const own = Session.getEffectiveUser().getEmail() || untested('Google does not tell who you are.');
    const hosts = editorsOfWorkbook();
    must(
      hosts.some((host) => isSameAccount(host, own)),
      'Google does not name you.',
    );
    return `Google names ${plural(hosts.length, 'account')}, and yours is one of them.`;
  }),
  check('Can a file be published to the web?', 'G35', 'G28', (scratch) => {
    // The add-on does not depend on the answer.
    const [reply] = callAll([publishFile(scratch.file(), { published: true, publishAuto: true })]);
    return reply?.error === undefined ? 'Yes.' : `No: ${reply.error}`;
  }),
];

/** Gives the permissions of all readers of a file except the owner. */
function readersOf(file: string): readonly drive_v3.Schema$Permission[] {
  return (bodyOf(listPermissions(file, 'id,type,role')).permissions ?? []).filter(
    ({ role }) => role !== 'owner',
  );
}
