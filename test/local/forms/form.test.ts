import { fromSerial } from '../../../local/google/base/zone.ts';
import type { Host } from '../../../local/host/host.ts';
import { hostOf, run, season } from '../bundle.ts';

const MAKE = `
  const id = SpreadsheetApp.getActiveSpreadsheet().getId();
  const form = FormApp.create('Orders', false);
  form.addTextItem().setTitle('Stamps').setRequired(true)
    .setValidation(FormApp.createTextValidation().requireNumberBetween(0, 9).build());
  form.addListItem().setTitle('Mail').setChoiceValues(['red', 'blue']);
  form.addCheckboxItem().setTitle('Boxes').setChoiceValues(['a', 'b', 'c']);
  form.addParagraphTextItem().setTitle('Words')
    .setValidation(FormApp.createParagraphTextValidation().requireTextMatchesPattern('[a-z =+0-9/]*').setHelpText('small letters').build());
  form.setDestination(FormApp.DestinationType.SPREADSHEET, id);
  ScriptApp.newTrigger('onFormSubmit').forSpreadsheet(SpreadsheetApp.getActiveSpreadsheet()).onFormSubmit().create();
  const token = ScriptApp.getOAuthToken();
  const ask = (settings) => UrlFetchApp.fetch('https://forms.googleapis.com/v1/forms/' + form.getId() + ':batchUpdate', {
    method: 'post', contentType: 'application/json', headers: { Authorization: 'Bearer ' + token },
    payload: JSON.stringify({ requests: [{ updateSettings: { settings, updateMask: 'emailCollectionType' } }] }) });
  if (a.emails) ask({ emailCollectionType: a.emails });
  if (a.open !== false) form.setPublished(true);
  if (a.closed !== true)
    Drive.Permissions.create({ type: 'anyone', role: 'reader', view: 'published' }, form.getId(), { sendNotificationEmail: false });
  const tab = SpreadsheetApp.getActiveSpreadsheet().getSheets().find((sheet) => sheet.getFormUrl() !== null);
  const text = form.getItems()[0].asTextItem();
  return { id: form.getId(), tab: tab.getSheetId(), link: form.createResponse().withItemResponse(text.createResponse('a&b')).toPrefilledUrl() };`;

interface Made {
  id: string;
  tab: number;
  link: string;
}

function formOf(
  setting: { emails?: string; open?: boolean } = {},
  zone?: string,
): { host: Host; made: Made } {
  const host = hostOf(MAKE, { switches: { formsApi: true } });
  if (zone) season(host).workbook.timeZone = zone;
  const { value, error } = run(host, setting);
  if (error) throw new Error(error.message);
  return { host, made: value as Made };
}

function rowOf(host: Host, { tab }: Made, row: number): unknown[] {
  const sheet = season(host).workbook.sheets.find((one) => one.sheetId === tab);
  return (sheet?.rows[row] ?? []).map((cell) => Object.values(cell?.userEnteredValue ?? {})[0]);
}

test('an answer becomes a row, and wakes the trigger', () => {
  const { host, made } = formOf({ emails: 'VERIFIED' });
  const answers = {
    Stamps: '3',
    Mail: 'blue',
    Boxes: ['c', 'a'],
    Words: '=1+1',
  };
  const sent = host.submitForm('ann@example.com', made.id, answers);
  expect(sent).toMatchObject({ recorded: true, row: 1, triggered: [{ log: ['fired object'] }] });
  const header = ['Timestamp', 'Stamps', 'Mail', 'Boxes', 'Words', 'Email Address'];
  expect(rowOf(host, made, 0)).toEqual(header);
  expect(rowOf(host, made, 1).slice(1)).toEqual([3, 'blue', 'a, c', '=1+1', 'ann@example.com']);
});

test('the time is a serial number on the clock of the workbook’s zone', () => {
  const { host, made } = formOf({}, 'America/New_York');
  const at = host.clock.now();
  host.submitForm(undefined, made.id, { Stamps: '0' });
  const serial = rowOf(host, made, 1)[0] as number;
  expect(fromSerial(serial, 'America/New_York')).toBe(at);
  expect(fromSerial(serial, 'Etc/UTC')).toBe(at - 5 * 3_600_000);
});

test.each([
  [{}, 'Stamps: This is a required question'],
  [{ Stamps: '10' }, 'Stamps: Must be a number between 0 and 9'],
  [{ Stamps: 'two' }, 'Stamps: Must be a number between 0 and 9'],
  [{ Stamps: '1', Mail: 'green' }, 'Mail: Not one of the choices'],
  [{ Stamps: '1', Words: 'LOUD' }, 'Words: small letters'],
])('%j is refused', (answers, problem) => {
  const { host, made } = formOf();
  const sent = host.submitForm('ann@example.com', made.id, answers as never);
  expect(sent.recorded ? [] : sent.problems.map(({ title, message }) => `${title}: ${message}`)).toEqual([
    problem,
  ]);
  expect(sent.triggered).toEqual([]);
});

test('a form that is not published takes nothing', () => {
  const { host, made } = formOf({ open: false });
  expect(host.submitForm('ann@example.com', made.id, { Stamps: '1' })).toMatchObject({ recorded: false });
});

test('a verified address needs someone signed in, a typed one an address', () => {
  const verified = formOf({ emails: 'VERIFIED' });
  expect(verified.host.submitForm(undefined, verified.made.id, { Stamps: '1' })).toMatchObject({
    recorded: false,
    reason: 'You must sign in to Google to fill in this form.',
  });
  const typed = formOf({ emails: 'RESPONDER_INPUT' });
  const send = (typedEmail: string) =>
    typed.host.submitForm(undefined, typed.made.id, { Stamps: '1' }, { typedEmail }).recorded;
  expect([send('nobody'), send('dan@example.com')]).toEqual([false, true]);
});

test('a trigger may come late, twice, or not at all', () => {
  const { host, made } = formOf();
  expect(host.submitForm(undefined, made.id, { Stamps: '1' }, { triggers: 0 }).triggered).toEqual([]);
  expect(host.submitForm(undefined, made.id, { Stamps: '2' }, { triggers: 2 }).triggered).toHaveLength(2);
  expect(host.fireFormSubmit(made.id)).toHaveLength(1);
});

test('a tab that receives responses cannot be deleted by request', () => {
  const { host, made } = formOf();
  const { id } = season(host);
  const doomed = hostOf(
    `Sheets.Spreadsheets.batchUpdate({ requests: [{ deleteSheet: { sheetId: ${made.tab} } }] }, '${id}')`,
    {
      state: host.save(),
    },
  );
  expect(run(doomed).error?.message).toContain('linked form');
  doomed.deleteTab(id, made.tab);
  expect(doomed.submitForm(undefined, made.id, { Stamps: '1' })).toMatchObject({
    recorded: true,
    triggered: [],
  });
});

test('a prefilled link carries the question and the answer', () => {
  const { made } = formOf();
  expect(made.link).toMatch(
    /^https:\/\/docs\.google\.com\/forms\/d\/e\/[^/]+\/viewform\?usp=pp_url&entry\.\d+=a%26b$/,
  );
});

describe('typed answers', () => {
  const typed = ['1/2', '007', '1e3', '+2', '=1+1', '1 2'];

  test('the tab takes them for dates, numbers and formulas, and the form keeps them', () => {
    const { host, made } = formOf();
    for (const Words of typed) host.submitForm(undefined, made.id, { Stamps: '1', Words, Boxes: ['a', 'b'] });
    const column = rowOf(host, made, 0).indexOf('Words');
    expect(typed.map((_, i) => rowOf(host, made, i + 1)[column])).toEqual([
      46_024,
      7,
      1000,
      2,
      '=1+1',
      '1 2',
    ]);
    const script = `
      const since = new Date(a.since);
      return FormApp.openById(a.id).getResponses(since).map((one) => [one.getTimestamp().getTime(), one.getRespondentEmail(),
        one.getItemResponses().map((item) => [item.getItem().getTitle(), item.getItem().getType() === FormApp.ItemType.CHECKBOX,
          item.getResponse()])]);`;
    const again = hostOf(script, { state: host.save() });
    const read = (since: number) =>
      run(again, { id: made.id, since }).value as [number, string, unknown[][]][];
    const all = read(0);
    expect(all.map(([, , items]) => items[1]?.[2])).toEqual(typed);
    expect(all[0]?.slice(1)).toEqual([
      '',
      [
        ['Stamps', false, '1'],
        ['Words', false, '1/2'],
        ['Boxes', true, ['a', 'b']],
      ],
    ]);
    expect(read(all[4]?.[0] as number)).toEqual([all[5]]);
  });
});

test.each([
  ['de', 'Formularantworten 1', 'Zeitstempel', 'E-Mail-Adresse'],
  ['ja', 'フォームの回答 1', 'タイムスタンプ', 'メールアドレス'],
] as const)(
  'the tab’s title and heads are in the language of the account: %s',
  (language, title, time, email) => {
    const host = hostOf(MAKE, { switches: { formsApi: true, language } });
    const made = run(host, { emails: 'VERIFIED' }).value as Made;
    expect(season(host).workbook.sheets.find(({ sheetId }) => sheetId === made.tab)?.title).toBe(title);
    expect(rowOf(host, made, 0)).toEqual(expect.arrayContaining([time, email, 'Stamps']));
  },
);

describe('a form that is not published', () => {
  test.each([
    'form.getPublishedUrl()',
    'form.setAcceptingResponses(true)',
    'form.setAcceptingResponses(false)',
  ])('refuses %s', (call) => {
    const { error } = run(hostOf(`const form = FormApp.create('Orders', false); ${call};`));
    expect(error?.message).toBe('Operation not supported on unpublished form');
  });
});
