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

/** Newer built-ins, which the add-on does not use. The check lists the missing ones, to show how old Google's V8 is. */
const YOUNGER: readonly (readonly [object: object, name: string])[] = [
  [String.prototype, 'replaceAll'],
  [Array.prototype, 'at'],
  [Array.prototype, 'findLast'],
  [Array.prototype, 'toSorted'],
];

/** Checks of the script itself and of the script's calls. */
export const SCRIPT_CHECKS = [
  check('Google’s JavaScript has every function that Roundkeeper uses', 'G2', '', () => {
    const missing = USED.flatMap(([owner, object, names]) =>
      names.filter((name) => !(name in object)).map((name) => `${owner}.${name}`),
    );
    must(missing.length === 0, `Google’s JavaScript has no ${missing.join(', ')}.`);
    const younger = YOUNGER.filter(([object, name]) => !(name in object)).map(([, name]) => name);
    return younger.length === 0
      ? 'It also has newer functions.'
      : `It lacks only newer functions: ${younger.join(', ')}.`;
  }),
  check('Random ids are all different', 'G57', '', () => {
    const ids = Array.from({ length: 5 }, () => Utilities.getUuid());
    must(new Set(ids).size === ids.length, 'Google gave the same id twice.');
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    must(
      ids.every((id) => form.test(id)),
      'The ids are not random (UUID version 4).',
    );
    return 'Google gave five random ids.';
  }),
  check('Google reads a local time in its time zone', 'G12 G56', '', () => {
    // 12:00 on 1 July 2026 is 10:00 UTC in Berlin and 16:00 UTC in New York.
    for (const [zone, hour] of [
      ['Europe/Berlin', 10],
      ['America/New_York', 16],
    ] as const) {
      const at = Utilities.parseDate('2026-07-01 12:00:00', zone, 'yyyy-MM-dd HH:mm:ss').getTime();
      must(at === Date.UTC(2026, 6, 1, hour), `12:00 in ${zone} was read as ${new Date(at).toISOString()}.`);
    }
    const zone = hostWorkbook().getSpreadsheetTimeZone();
    const [repeated = 0] = makeClock().fromSerial(46_320.5, zone);
    return `The workbook’s time zone is ${zone}. Noon on 25 October is ${new Date(repeated).toISOString()} there.`;
  }),
  check('Google writes a time in a time zone', 'G91', '', () => {
    const at = Date.UTC(2026, 6, 1, 10);
    for (const [zone, hours] of [
      ['Europe/Berlin', 2],
      ['America/New_York', -4],
    ] as const) {
      const offset = makeClock().offset(at, zone);
      must(offset === hours * 3_600_000, `Google says that ${zone} is ${offset} ms from UTC in July.`);
    }
    return 'Google includes summer time.';
  }),
  check('Google’s SHA-256 gives the same result as Roundkeeper’s', 'G73', '', () => {
    const text = 'Ünïcode 💚';
    must(digestOf(text) === sha256Hex(text), `Google’s result begins with ${digestOf(text).slice(0, 8)}.`);
    return 'Both results are the same.';
  }),
  check('Roundkeeper may call the Sheets API and the Drive API', 'G14 G18', '', ({ workbook }) => {
    mustCall<unknown>([readSpreadsheet(workbook, 'spreadsheetId'), listFiles('trashed = false', 'id')]);
    return 'Both answered.';
  }),
  check('Google answers several calls at once, in their order', 'G17', 'G14', ({ workbook }) => {
    const look = (id: string) => readSpreadsheet(id, 'spreadsheetId');
    const begun = Date.now();
    const [first, second] = callAll([look(workbook), look('there-is-no-such-file')]);
    const ms = Date.now() - begun;
    must(
      first?.body?.spreadsheetId === workbook && second?.error !== undefined,
      'The answers did not come in the order of the calls.',
    );
    return `Two calls took ${ms} ms.`;
  }),
  check('Does Discord answer Google’s servers?', 'G105', '', () => {
    // Discord does not know this webhook, and says so if it answers. Only announcements need it.
    const found = makeChat().look('https://discord.com/api/webhooks/1/self-test');
    const isBlocked = found?.wait !== undefined || found?.isUnclear === true;
    return isBlocked ? `No: ${found.error}.` : 'Yes.';
  }),
];

/** Writes a note that the next step must find. */
export function leaveNote(): void {
  hostProperties().setProperty(NOTE, 'x'.repeat(8000));
}

/** Checks that the note of the previous step still exists. */
export const NOTE_CHECK = check('A note of 8 kB is still there in the next call', 'G10', '', () => {
  const properties = hostProperties();
  const found = properties.getProperty(NOTE)?.length ?? 0;
  properties.deleteProperty(NOTE);
  must(found === 8000, `Only ${found} characters were left.`);
  return 'The whole note was there.';
});

/** Name of the function that the trigger would call. The script has no such function, so a forgotten trigger does nothing. */
const HANDLER = 'selfTestAlarm';

/** Sets a trigger that runs by the clock, and removes the trigger again. */
export const ALARM_CHECK = check('Google can run Roundkeeper automatically', 'G86', '', () => {
  const ours = () =>
    ScriptApp.getProjectTriggers().filter((trigger) => trigger.getHandlerFunction() === HANDLER);
  const remove = () => {
    for (const trigger of ours()) ScriptApp.deleteTrigger(trigger);
  };
  try {
    ScriptApp.newTrigger(HANDLER).timeBased().everyMinutes(30).create();
    must(ours().length > 0, 'Google does not list the new trigger.');
  } finally {
    remove();
  }
  const count = ScriptApp.getProjectTriggers().length;
  return `A trigger was set and removed. ${count} of 20 triggers are in use.`;
});

/** Reads the number of mails that Google still takes today. Sends no mail. */
export const MAIL_LEFT_CHECK = check('Roundkeeper may send mail', 'G84', '', () => {
  const left = makeMail().left();
  must(Number.isInteger(left), `Google gave ${left} instead of a number.`);
  return `${left} more mails can be sent today.`;
});

/** Sends a mail to the user who runs the self-test. */
export const MAIL_CHECK = check('Google takes a mail to yourself', 'G85', 'G84', () => {
  const mail = makeMail();
  if (mail.left() < 1) untested('Google takes no more mails today.');
  const to = Session.getEffectiveUser().getEmail();
  if (to === '') untested('Google does not show your email address to scripts.');
  const body = 'You asked for this mail in the self-test of Roundkeeper. You need not do anything.';
  mail.send({ to, subject: 'Roundkeeper’s self-test', body });
  return 'Look whether the mail arrives.';
});

const HOLDING = 'self-test holds the lock';
const FOUND = 'self-test found the lock';
/** HOLD is how long the lock is held, in milliseconds. PAUSE is the wait between two looks at the lock, in milliseconds. */
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

/** Tries to take the lock while holdLock’s script holds the lock, and notes the result. */
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

/** Compares the notes that the scripts of holdLock and contendForLock wrote. */
export const LOCK_CHECK = check('Two actions cannot write at the same time', 'G9', '', () => {
  const properties = hostProperties();
  const found = properties.getProperty(FOUND);
  for (const key of [FOUND, HOLDING]) properties.deleteProperty(key);
  const lock = LockService.getDocumentLock();
  must(lock.tryLock(PAUSE), 'The first action has ended, but its lock still stops other actions.');
  lock.releaseLock();
  if (found === null) untested('The two actions did not run at the same time.');
  must(found !== 'taken', 'Two actions could write at the same time.');
  must(found !== 'one lock', 'The document’s lock also blocked the script’s lock.');
  return 'The second action had to wait until the first had ended.';
});
