import { BATCH, HOST, hostOf, put, run, season, text } from './bundle.ts';

const SHARE =
  'return Drive.Permissions.create(a, SpreadsheetApp.getActiveSpreadsheet().getId(), { sendNotificationEmail: false, fields: "id,type,role" });';
const ANN = 'ann@example.com';

test('an account without rights gets nothing, a reader reads and may not write', () => {
  const host = hostOf(SHARE);
  const { id } = season(host);
  expect(() => host.openFile(ANN, id)).toThrow('You need access');
  expect(() => host.openFile(undefined, id)).toThrow('sign in');
  run(host, { type: 'user', role: 'reader', emailAddress: ANN });
  expect(host.openFile(ANN, id).right).toBe('reader');
  const write = hostOf(BATCH, { state: host.save() });
  expect(write.call(ANN, 'run', [[put(0, 0, text('x'))]]).error?.message).toBe(
    'API call to sheets.spreadsheets.batchUpdate failed with error: The caller does not have permission',
  );
});

test('a link opens a file to anyone, publishing only its published copy', () => {
  const host = hostOf(SHARE);
  const { id } = season(host);
  expect(() => host.readPublished(id)).toThrow('does not exist');
  run(host, { type: 'anyone', role: 'reader' });
  expect(host.openFile(undefined, id).right).toBe('reader');
  expect(() => host.readPublished(id)).toThrow();
});

test('publishing shows the file to anyone without opening it', () => {
  const host = hostOf(
    "Drive.Revisions.update({ published: true, publishAuto: true }, SpreadsheetApp.getActiveSpreadsheet().getId(), '1');",
  );
  run(host);
  const { id } = season(host);
  expect(host.readPublished(id).id).toBe(id);
  expect(() => host.openFile(undefined, id)).toThrow();
});

test.each([
  [{ type: 'user', role: 'reader', emailAddress: 'nobody' }, 'emailAddress is invalid'],
  [{ type: 'user', role: 'king', emailAddress: ANN }, 'role field is required'],
  [{ type: 'user', role: 'reader', emailAddress: 'cleo@example.org' }, 'no Google account'],
])('sharing %j is refused', (permission, message) => {
  const host = hostOf(SHARE);
  host.addPeople([{ name: 'Cleo', email: 'cleo@example.org', hasAccount: false }]);
  expect(run(host, permission).error?.message).toContain(message);
});

test('a mail is never sent', () => {
  const host = hostOf(SHARE.replace('sendNotificationEmail: false, ', ''));
  const { error } = run(host, { type: 'user', role: 'reader', emailAddress: ANN });
  expect(error?.message).toContain('sends a mail');
});

test('Drive hides files from those who may not see them', () => {
  const host = hostOf('return Drive.Files.get(a, { fields: "id" })');
  const { id } = season(host);
  expect(host.call(ANN, 'run', [id]).error?.message).toContain(`File not found: ${id}.`);
  expect(host.call(HOST, 'run', [id]).value).toEqual({ id });
});

test('trashing is for the owner', () => {
  const host = hostOf('return Drive.Files.update({ trashed: true }, a)');
  const { id } = season(host);
  season(host).permissions.push({ id: 'p', type: 'user', role: 'writer', emailAddress: ANN });
  expect(host.call(ANN, 'run', [id]).error?.message).toContain('sufficient permissions');
  expect(host.call(HOST, 'run', [id]).error).toBeUndefined();
  expect(season(host).trashed).toBe(true);
});
