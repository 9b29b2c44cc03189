import type { Check } from '../ports.ts';
import { makeFiles } from './files.ts';
import { makeForms } from './forms.ts';
import { makePost } from './post.ts';
import { callAll, mustCall } from './rest.ts';

const SHEETS = 'https://sheets.googleapis.com/v4/spreadsheets';
const FORM_TITLE = 'Roundkeeper self-test';

/**
 * Checks on the host's account what Roundkeeper expects of Google and cannot check elsewhere. Makes scratch files and
 * puts them in the bin.
 */
export function runSelfTest(): readonly Check[] {
  const scratch: string[] = [];
  const checks: Check[] = [];
  const check = (name: string, work: () => string) => {
    try {
      checks.push({ name, passed: true, detail: work() });
    } catch (error) {
      checks.push({ name, passed: false, detail: error instanceof Error ? error.message : String(error) });
    }
  };
  const files = makeFiles(`self-test ${Utilities.getUuid()}`);
  const file = () => scratch[0] ?? missing('the scratch spreadsheet');
  check('A spreadsheet can be made, and is found again by its mark', () => {
    const [made] = files.make([{ key: 'a', name: 'Roundkeeper self-test' }]);
    scratch.push(made as string);
    const [again] = files.make([{ key: 'a', name: 'Roundkeeper self-test' }]);
    if (again !== made) throw new Error('a second one was made');
    return 'one file';
  });
  check('Text stays text', () => {
    const text = '=1+1';
    const grid = { widths: [100], heights: [21], cells: [{ row: 0, column: 0, text }] };
    const [error] = makePost().send([
      { kind: 'file', file: file(), cover: grid, sheetId: 7, title: 'Text', grid, isNew: true },
    ]);
    if (error) throw new Error(error);
    const [reply] = mustCall([
      {
        method: 'get',
        url: `${SHEETS}/${file()}?fields=sheets(properties(sheetId),data(rowData(values(userEnteredValue))))`,
      },
    ]);
    if (!JSON.stringify(reply?.body).includes('"stringValue":"=1+1"'))
      throw new Error('it was read as a formula');
    return 'a text that begins with = came back as it was';
  });
  check('A batch is applied as a whole or not at all', () => {
    const [reply] = callAll([
      {
        method: 'post',
        url: `${SHEETS}/${file()}:batchUpdate`,
        body: {
          requests: [
            { addSheet: { properties: { sheetId: 8, title: 'Half' } } },
            { deleteSheet: { sheetId: 999 } },
          ],
        },
      },
    ]);
    if (!reply?.error) throw new Error('a batch with an impossible request was taken');
    const [look] = mustCall([
      { method: 'get', url: `${SHEETS}/${file()}?fields=sheets(properties(sheetId))` },
    ]);
    if (JSON.stringify(look?.body).includes(':8')) throw new Error('its first half was applied');
    return 'the whole batch was refused';
  });
  check('A file can be shared with everyone who has the link, and published', () => {
    files.share([{ file: file(), reader: '' }]);
    files.publish(file());
    return 'shared';
  });
  const forms = makeForms();
  const form = () => begun ?? missing('the scratch form');
  let begun: string | undefined;
  check('A form that was begun is found again by its name', () => {
    begun = forms.make(FORM_TITLE);
    if (forms.make(FORM_TITLE) !== begun) throw new Error('a second one was made; put both in the bin');
    return 'one form';
  });
  check('A form asks for a verified email, has its tab, and its choices can be renewed', () => {
    const id = form();
    const questions = [
      { id: 'a', title: 'A choice', input: { kind: 'choice', choices: ['x'] } },
      { id: 'b', title: 'A grid', input: { kind: 'grid', rows: ['1st'], choices: ['x', 'y'] } },
    ] as const;
    const made = forms.build(id, {
      title: 'Self-test',
      description: 'Scratch',
      identity: 'email',
      questions,
    });
    const [error] = makePost().send([{ kind: 'form', form: id, firstItem: 0, questions }]);
    if (error) throw new Error(`its choices cannot be renewed: ${error}`);
    return `responses arrive in tab ${made.sheetId}`;
  });
  check('Times of a spreadsheet are understood in its own time zone', () => {
    const zone = SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetTimeZone();
    const at = Utilities.parseDate('2026-07-01 12:00:00', zone, 'yyyy-MM-dd HH:mm:ss');
    return `12:00 on 1 July in ${zone} is ${at.toISOString()}`;
  });
  check('Only one script at a time holds the lock', () => {
    const lock = LockService.getDocumentLock();
    if (!lock.tryLock(1000)) throw new Error('somebody holds it');
    lock.releaseLock();
    return 'taken and given back';
  });
  check('The scratch files go to the bin', () => {
    files.discard(scratch);
    forms.discard(begun ?? '', FORM_TITLE);
    return 'a spreadsheet, a form and its tab';
  });
  return checks;
}

function missing(what: string): never {
  throw new Error(`${what} could not be made`);
}
