import { sha256Hex } from '../../../rules/base/hash.ts';
import { makeChat } from '../chat.ts';
import { digestOf, hostProperties, hostWorkbook } from '../document.ts';
import { makeMail } from '../mail.ts';
import { listFiles, readSpreadsheet } from '../rest/requests.ts';
import { callAll, mustCall } from '../rest/rest.ts';
import { makeClock } from '../zone-clock.ts';
import { check, must, untested } from './check.ts';

const NOTE = 'self-test note';

/** Built-ins of ES2015 to ES2019 that the add-on uses. */
const USED: readonly (readonly [owner: string, object: object, names: readonly string[]])[] = [
  ['Array', Array, ['from', 'of']],
  [
    'Array.prototype',
    Array.prototype,
    ['entries', 'fill', 'find', 'findIndex', 'flat', 'flatMap', 'includes'],
  ],
  ['Number', Number, ['isFinite', 'isInteger', 'isSafeInteger', 'parseInt']],
  ['Object', Object, ['assign', 'entries', 'fromEntries', 'hasOwn', 'values']],
  [
    'String.prototype',
    String.prototype,
    ['codePointAt', 'endsWith', 'includes', 'normalize', 'padEnd', 'padStart', 'repeat', 'startsWith'],
  ],
];

/** Newer built-ins, which show how old Google's V8 is; the add-on uses none of them. */
const YOUNGER: readonly (readonly [object: object, name: string])[] = [
  [String.prototype, 'replaceAll'],
  [Array.prototype, 'at'],
  [Array.prototype, 'findLast'],
  [Array.prototype, 'toSorted'],
];

/** Checks of the script itself and of its calls. */
export const SCRIPT_CHECKS = [
  check('The script has the built-ins it uses', 'G2', '', () => {
    const missing = USED.flatMap(([owner, object, names]) =>
      names.filter((name) => !(name in object)).map((name) => `${owner}.${name}`),
    );
    must(missing.length === 0, `this V8 has no ${missing.join(', ')}`);
    const younger = YOUNGER.filter(([object, name]) => !(name in object)).map(([, name]) => name);
    return younger.length === 0
      ? 'all, and younger ones'
      : `all; of the younger ones not ${younger.join(', ')}`;
  }),
  check('Random ids differ', 'G57', '', () => {
    const ids = Array.from({ length: 5 }, () => Utilities.getUuid());
    must(new Set(ids).size === ids.length, 'the same id came twice');
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    must(
      ids.every((id) => form.test(id)),
      'they are not of the random kind (UUID version 4)',
    );
    return 'five ids, all of the random kind';
  }),
  check('A wall clock time is understood in its time zone', 'G12 G56', '', () => {
    // 12:00 on 1 July 2026 is 10:00 UTC in Berlin and 16:00 UTC in New York.
    for (const [zone, hour] of [
      ['Europe/Berlin', 10],
      ['America/New_York', 16],
    ] as const) {
      const at = Utilities.parseDate('2026-07-01 12:00:00', zone, 'yyyy-MM-dd HH:mm:ss').getTime();
      must(at === Date.UTC(2026, 6, 1, hour), `12:00 in ${zone} was read as ${new Date(at).toISOString()}`);
    }
    const zone = hostWorkbook().getSpreadsheetTimeZone();
    const [repeated = 0] = makeClock().fromSerial(46_320.5, zone);
    return `the workbook’s zone is ${zone}; noon of 25 October there is ${new Date(repeated).toISOString()}`;
  }),
  check('A time is told in a time zone', 'G91', '', () => {
    const at = Date.UTC(2026, 6, 1, 10);
    for (const [zone, hours] of [
      ['Europe/Berlin', 2],
      ['America/New_York', -4],
    ] as const) {
      const offset = makeClock().offset(at, zone);
      must(offset === hours * 3_600_000, `in July ${zone} is ${offset} ms from UTC`);
    }
    return 'with summer time';
  }),
  check('Google’s SHA-256 is the one of the log', 'G73', '', () => {
    const text = 'Ünïcode 💚';
    must(digestOf(text) === sha256Hex(text), `found ${digestOf(text).slice(0, 8)}…`);
    return 'it is';
  }),
  check('The script may call the Sheets API and the Drive API', 'G14 G18', '', ({ workbook }) => {
    mustCall<unknown>([readSpreadsheet(workbook, 'spreadsheetId'), listFiles('trashed = false', 'id')]);
    return 'both answered';
  }),
  check('Calls side by side are answered in order, errors among them', 'G17', 'G14', ({ workbook }) => {
    const look = (id: string) => readSpreadsheet(id, 'spreadsheetId');
    const begun = Date.now();
    const [first, second] = callAll([look(workbook), look('there-is-no-such-file')]);
    const ms = Date.now() - begun;
    must(
      first?.body?.spreadsheetId === workbook && second?.error !== undefined,
      'the answers did not come in the order of the calls',
    );
    return `two calls took ${ms} ms`;
  }),
  check('Whether Discord answers Google’s servers', 'G105', '', () => {
    // Discord does not know this webhook, and says so if it answers. Only announcements need it.
    const found = makeChat().look('https://discord.com/api/webhooks/1/self-test');
    const isBlocked = found?.wait !== undefined || found?.isUnclear === true;
    return isBlocked ? `it does not: ${found.error}` : 'it does';
  }),
];

/** Writes a note that the next step looks for. */
export function leaveNote(): void {
  hostProperties().setProperty(NOTE, 'x'.repeat(8000));
}

/** Checks that the note of the previous step still exists. */
export const NOTE_CHECK = check('A text of 8 kB outlives the script’s run', 'G10', '', () => {
  const properties = hostProperties();
  const found = properties.getProperty(NOTE)?.length ?? 0;
  properties.deleteProperty(NOTE);
  must(found === 8000, `${found} characters were left`);
  return 'all of it';
});

/** Name of the trigger's function. No function of the script has this name, so a trigger that is left behind does nothing. */
const HANDLER = 'selfTestAlarm';

/** Sets a trigger of the clock and removes it again. */
export const ALARM_CHECK = check('The clock may wake the script', 'G86', '', () => {
  const ours = () =>
    ScriptApp.getProjectTriggers().filter((trigger) => trigger.getHandlerFunction() === HANDLER);
  const remove = () => {
    for (const trigger of ours()) ScriptApp.deleteTrigger(trigger);
  };
  try {
    ScriptApp.newTrigger(HANDLER).timeBased().everyMinutes(30).create();
    must(ours().length > 0, 'the trigger that was set is not listed');
  } finally {
    remove();
  }
  const count = ScriptApp.getProjectTriggers().length;
  return `a trigger was set and removed; ${count} of 20 are in use`;
});

/** Reads how many mails Google still takes today; sends no mail. */
export const MAIL_LEFT_CHECK = check('The script may send mail', 'G84', '', () => {
  const left = makeMail().left();
  must(Number.isInteger(left), `found ${left} instead of a number`);
  return `to ${left} more recipients today`;
});

/** Sends a mail to the user who runs the self-test. */
export const MAIL_CHECK = check('A mail to yourself is taken', 'G85', 'G84', () => {
  const mail = makeMail();
  if (mail.left() < 1) untested('Google takes no more mail today');
  const to = Session.getEffectiveUser().getEmail();
  if (to === '') untested('Google does not say which address is yours');
  const body =
    'This is the mail that you asked for in the self-test of Roundkeeper. You need not do anything.';
  mail.send({ to, subject: 'Roundkeeper’s self-test', body });
  return 'it was; look whether it arrives';
});

const HOLDING = 'self-test holds the lock';
const FOUND = 'self-test found the lock';
/** Milliseconds. HOLD is how long the lock is held; PAUSE is the wait between two looks at it. */
const HOLD = 6000;
const PAUSE = 500;

type Found = 'refused' | 'taken' | 'one lock';

/** Holds the lock for some seconds. Google releases the lock when the script ends. */
export function holdLock(): void {
  const properties = hostProperties();
  if (!LockService.getDocumentLock().tryLock(PAUSE)) return;
  properties.setProperty(HOLDING, 'yes');
  Utilities.sleep(HOLD);
  properties.deleteProperty(HOLDING);
}

/** Tries to take the lock while the other script holds it, and notes the result. */
export function contendForLock(): void {
  const properties = hostProperties();
  const isHeld = () => properties.getProperty(HOLDING) !== null;
  for (let waited = 0; !isHeld() && waited < HOLD; waited += PAUSE) Utilities.sleep(PAUSE);
  if (!isHeld()) return;
  const lock = LockService.getDocumentLock();
  const found: Found = lock.tryLock(PAUSE)
    ? 'taken'
    : LockService.getScriptLock().tryLock(PAUSE)
      ? 'refused'
      : 'one lock';
  if (found === 'taken') lock.releaseLock();
  // Only a try made while the other script held the lock proves anything.
  if (isHeld()) properties.setProperty(FOUND, found);
}

/** Evaluates what the two scripts of holdLock and contendForLock noted. */
export const LOCK_CHECK = check('Only one script at a time holds the lock', 'G9', '', () => {
  const properties = hostProperties();
  const found = properties.getProperty(FOUND);
  for (const key of [FOUND, HOLDING]) properties.deleteProperty(key);
  const lock = LockService.getDocumentLock();
  must(lock.tryLock(PAUSE), 'the script that held it has ended, and it is still held');
  lock.releaseLock();
  if (found === null) untested('the two scripts did not run at the same time');
  must(found !== 'taken', 'two scripts held it at once');
  must(found !== 'one lock', 'the script’s lock is held with it');
  return 'the second script was refused, and the lock ended with the first';
});
