import { sha256Hex } from '../../rules/base/hash.ts';
import type { Check } from '../ports.ts';
import { digestOf } from './digest.ts';
import { makeFiles } from './files.ts';
import { makeForms } from './forms.ts';
import { makePost } from './post.ts';
import { callAll, mustCall, type Reply } from './rest.ts';
import { checkDrawing } from './self-test-drawing.ts';
import { checkValues } from './self-test-values.ts';

const DRIVE = 'https://www.googleapis.com/drive/v3/files';
const SHEETS = 'https://sheets.googleapis.com/v4/spreadsheets';
const FORM_TITLE = 'Roundkeeper self-test';

/** Built-ins younger than ES2019 by which the age of Google's V8 can be told. */
const MODERN: readonly (readonly [owner: object, name: string])[] = [
  [String.prototype, 'matchAll'],
  [String.prototype, 'replaceAll'],
  [Array.prototype, 'at'],
  [Array.prototype, 'findLast'],
  [Array.prototype, 'toSorted'],
];

/**
 * Checks on the host's account what Roundkeeper expects of Google and cannot check elsewhere. Makes scratch files and
 * puts them in the bin.
 */
export function runSelfTest(): readonly Check[] {
  const scratch: string[] = [];
  const checks: Check[] = [];
  /** `ids` are those of the assumptions in docs/google.md that the check is about. */
  const check = (what: string, ids: string, work: () => string) => {
    const name = `${what} (${ids})`;
    try {
      checks.push({ name, passed: true, detail: work() });
    } catch (error) {
      checks.push({ name, passed: false, detail: error instanceof Error ? error.message : String(error) });
    }
  };
  check('The script has the built-ins it uses', 'G2', () => {
    const missing = MODERN.filter(([owner, name]) => !(name in owner)).map(([, name]) => name);
    return missing.length === 0
      ? 'none is missing'
      : `this V8 has no ${missing.join(', ')}; none of them is used`;
  });
  check('Google’s SHA-256 is the one of the log', 'G73', () => {
    const text = 'Ünïcode 💚';
    if (digestOf(text) !== sha256Hex(text)) throw new Error(`found ${digestOf(text)}`);
    return 'it is';
  });
  const files = makeFiles(`self-test ${Utilities.getUuid()}`);
  const file = () => scratch[0] ?? missing('the scratch spreadsheet');
  check('A spreadsheet can be made, and is found again by its mark', 'G14, G18, G28, G29, G30', () => {
    const [made] = files.make([{ key: 'a', name: 'Roundkeeper self-test' }]);
    scratch.push(made as string);
    const [again] = files.make([{ key: 'a', name: 'Roundkeeper self-test' }], Date.now());
    if (again !== made) throw new Error('a second one was made');
    return 'one file';
  });
  check('Text stays text', 'G17, G22, G23, G24', () => {
    const text = '=1+1';
    const grid = { widths: [100], heights: [21], cells: [{ row: 0, column: 0, text }] };
    const [failure] = makePost().send([
      { file: file(), cover: grid, sheetId: 7, title: 'Text', grid, isNew: true },
    ]);
    if (failure) throw new Error(failure.error);
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
  check('Tabs are read by their ids, and each cell as it was entered', 'G71, G72', () => checkValues(file()));
  check('A batch is applied as a whole or not at all', 'G21', () => {
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
  check('A drawing replaces all that a tab held', 'G67', () => checkDrawing(file()));
  check('A file can be shared with everyone who has the link, and published', 'G34', () => {
    files.share([{ file: file(), reader: '' }]);
    const [reply] = mustCall([
      { method: 'get', url: `${DRIVE}/${file()}/permissions?fields=permissions(type,role)` },
    ]) as [Reply<{ readonly permissions?: readonly { readonly type: string; readonly role: string }[] }>];
    const all = (reply.body.permissions ?? []).map(({ type, role }) => `${type} ${role}`);
    if (!all.includes('anyone reader')) throw new Error(`read back: ${all.join(', ') || 'nobody'}`);
    files.publish(file());
    return 'shared';
  });
  const forms = makeForms('self-test');
  check('The Forms API says whether verified emails can be had', 'G15, G16', () => {
    // Neither answer is a failure: personal codes need no Forms API.
    const problem = forms.verifiedEmailProblem();
    return problem === '' ? 'they can' : `they cannot: ${problem}`;
  });
  const form = () => begun ?? missing('the scratch form');
  let begun: string | undefined;
  check('A form that was begun is found again by its name', 'G38', () => {
    begun = forms.make(FORM_TITLE);
    if (forms.make(FORM_TITLE, Date.now()) !== begun)
      throw new Error('a second one was made; put both in the bin');
    return 'one form';
  });
  check(
    'A form has its tab, and its choices can be renewed',
    'G39, G40, G41, G48, G49, G51, G66, G68',
    () => {
      const id = form();
      const questions = [
        { id: 'a', title: 'A choice', input: { kind: 'choice', choices: ['x'] } },
        { id: 'b', title: 'A grid', input: { kind: 'grid', rows: ['1st'], choices: ['x', 'y'] } },
      ] as const;
      const made = forms.build(id, {
        title: 'Self-test',
        description: 'Scratch',
        identity: 'code',
        code: '',
        questions,
      });
      const whole = { help: true, answers: true, rows: true };
      forms.renew(
        id,
        questions.map((question, i) => ({ question, at: i + 1, ...whole })),
      );
      forms.open([{ id, title: FORM_TITLE }]);
      return `responses arrive in tab ${made.sheetId}`;
    },
  );
  check('Times of a spreadsheet are understood in its own time zone', 'G12, G25, G56', () => {
    const zone = SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetTimeZone();
    const at = Utilities.parseDate('2026-07-01 12:00:00', zone, 'yyyy-MM-dd HH:mm:ss');
    return `12:00 on 1 July in ${zone} is ${at.toISOString()}`;
  });
  check('Only one script at a time holds the lock', 'G9', () => {
    const lock = LockService.getDocumentLock();
    if (!lock.tryLock(1000)) throw new Error('somebody holds it');
    lock.releaseLock();
    return 'taken and given back';
  });
  check('The scratch files go to the bin', 'G36, G64', () => {
    files.discard(scratch);
    forms.discard(begun ?? '', FORM_TITLE);
    return 'a spreadsheet, a form and its tab';
  });
  return checks;
}

function missing(what: string): never {
  throw new Error(`${what} could not be made`);
}
