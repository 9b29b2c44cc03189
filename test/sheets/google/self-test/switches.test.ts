import { RESPONSE_TAB } from '../../../../local/google/base/in-language.ts';
import type { Switches } from '../../../../local/google/world/switches.ts';
import type { Host } from '../../../../local/host/host.ts';
import { adviceFor } from '../../../../src/sheets/google/self-test/advice.ts';
import { CHECKS } from '../../../../src/sheets/google/self-test/self-test.ts';
import { SWITCH_TABLE } from '../../../../tools/docs/switch-table.ts';
import { ask, freshHost, HOST } from '../../../e2e/season.ts';
import { runSelfTest } from '../../../e2e/self-test.ts';
import { makeRandom } from '../../../players.ts';
import { inProcess } from '../in-process.ts';

// The self-test on the local host’s Google: on the usual account all is as assumed; where a switch makes an assumption of
// docs/google.md false, the line of that assumption says so, and no other.

/** A season that is set up, in a workbook with summer time. */
const SAVED = (() => {
  const host = inProcess(freshHost([], { code: '' }));
  const file = host.world.files[host.world.activeWorkbook as string];
  if (file?.kind === 'workbook') file.workbook = { ...file.workbook, timeZone: 'Europe/Berlin' };
  ask(host, 'setUp', 'code');
  return host.snapshot();
})();
const open = (switches: Switches = {}): Host =>
  inProcess(freshHost([], { code: '', state: SAVED, switches }));

/** The files that are not in the bin, and the tabs of the workbook. */
function namesIn({ world }: Host): readonly string[] {
  const files = Object.values(world.files).filter(({ trashed }) => !trashed);
  return files.flatMap((file) => [
    file.name,
    ...(file.kind === 'workbook' ? file.workbook.sheets.map(({ title }) => title) : []),
  ]);
}

describe('on the usual account', () => {
  const host = open();
  const before = namesIn(host);
  const reports = runSelfTest(host, HOST);
  const checks = reports.flatMap((report) => report.checks);

  test('the steps run in this order, and clean up at the end', () => {
    expect(ask(host, 'selfTestSteps').map((group) => group.map(({ name }) => name))).toEqual([
      ...['script', 'file', 'rights', 'form', 'response'].map((name) => [name]),
      ['hold', 'contend'],
      ...['lock', 'mail', 'clean'].map((name) => [name]),
    ]);
  });

  test('every line passes, and says what was found', () => {
    expect(checks.map(({ result }) => result)).toEqual(checks.map(() => 'passed'));
    expect(
      Object.fromEntries(checks.map(({ assumptions, detail }) => [assumptions.join(' '), detail])),
    ).toEqual({
      G2: 'It also has newer functions.',
      G100: expect.stringMatching(/^3 MB were written in \d+\.\d s\.$/),
      G57: 'Google gave five random ids.',
      'G12 G56':
        'The workbook’s time zone is Europe/Berlin. Noon on 25 October is 2026-10-25T11:00:00.000Z there.',
      G91: 'Google includes summer time.',
      G73: 'Both results are the same.',
      'G14 G18': 'Both answered.',
      G17: expect.stringMatching(/^Two calls took \d+ ms\.$/),
      G105: 'Yes.',
      G84: '100 more mails can be sent today.',
      G86: 'A trigger was set and removed. 0 of 20 triggers are in use.',
      G10: 'The whole note was there.',
      'G28 G29 G30': 'Drive listed it after 1 s.',
      G103: 'One column was moved, one was inserted, and both marked columns were found.',
      G23: 'Google refuses the same id for a second tab.',
      G92: 'Capital and small letters count as the same.',
      G78: 'The new tab can be deleted, too.',
      G22: 'A text that begins with = came back unchanged.',
      G24: 'Google gave 3 tabs. The longest tab has 1 row.',
      'G71 G72': 'Formula, time, tick and text came back unchanged (“Own id”, 1002 rows).',
      G26: 'All characters came back.',
      G21: 'Google refused the whole request.',
      G67: 'Formats, notes, merged cells and hidden rows are as they should be.',
      G34: 'The file was opened, and closed again.',
      G89: 'The file has a link for downloads.',
      G113: 'The next call had a value, an error with its type, and an empty text.',
      G93: 'The first text has its link, and the text written over the second link has none.',
      G82: 'Google names 1 account, and yours is one of them.',
      G35: 'Yes.',
      G38: 'Players cannot change their responses.',
      G76: 'Drive listed the form after 1 s.',
      'G48 G49': 'The form has 13 questions.',
      G47: 'The link contains the code.',
      G97: 'The link contains two choices and a number.',
      'G40 G41': 'That took 6 s.',
      G83: 'The tab has a new name.',
      G51: 'The tab still has its 14 columns.',
      G114: 'The form ended after “Ticks”.',
      G110: 'Roundkeeper found and repaired 5 changes.',
      G39: 'Everyone with the link may respond.',
      G44: 'Both rows arrived within 2 s.',
      G75: '3 rows arrived, and each cell has exactly what was entered.',
      G42: `The time is in column 1, “${RESPONSE_TAB[host.world.switches?.language ?? 'en'].time}”.`,
      G25: 'The time is 0 s after the moment of sending.',
      G65: '7 answers arrived in 14 columns.',
      G43: "The tab changed the answers: 1/2 is the number 46024; '7 is the text “7”; 007 is the number 7; 1e3 is the number 1000; =1+1 is the formula =1+1.",
      G63: 'The form no longer takes responses.',
      'G15 G16 G45': expect.stringContaining('No: Google’s Forms API is not switched on'),
      G9: 'The second action had to wait until the first had ended.',
      G85: 'Look whether the mail arrives.',
      'G36 G64': 'Nothing is left.',
    });
  });

  test('nothing is left in Drive, in the workbook and in the properties', () => {
    expect(namesIn(host)).toEqual(before);
    const properties = host.world.properties[host.world.activeWorkbook as string] ?? {};
    expect(Object.keys(properties).filter((name) => name.includes('self-test'))).toEqual([]);
    expect(host.world.triggers).toEqual([]);
  });

  test('no text names a file, a person or a secret', () => {
    const text = JSON.stringify(reports);
    const ids = [...Object.keys(host.world.files), ...host.world.people.map(({ email }) => email)];
    expect(ids.filter((id) => text.includes(id))).toEqual([]);
  });
});

describe('a self-test that was broken off', () => {
  test('once it had stored a page leaves none after the next one', () => {
    const host = open();
    const before = namesIn(host);
    for (const name of ['script', 'file']) ask(host, 'selfTestStep', name);
    const { calls } = inProcess(freshHost([], { code: '', state: host.snapshot() })).call(
      HOST,
      'selfTestStep',
      ['rights'],
    );
    const nth = calls.list.findIndex(({ name }) => name === 'Drive.Files.create') + 1;
    expect(nth).toBeGreaterThan(0);
    host.failCall({ nth, when: 'kill-after' });
    host.call(HOST, 'selfTestStep', ['rights']);
    expect(namesIn(host).filter((name) => name.endsWith('.html'))).toHaveLength(1);
    ask(host, 'selfTestStep', 'script');
    expect(namesIn(host)).toEqual(before);
  });

  test.each(['file', 'form', 'response'])('in the step “%s” leaves nothing after the next one', (step) => {
    const host = open();
    const before = namesIn(host);
    ask(host, 'selfTestStep', 'script');
    for (const name of ['file', 'form', 'response']) {
      if (name === step) host.failCall({ nth: 12, when: 'kill-after' });
      host.call(HOST, 'selfTestStep', [name]);
      if (name === step) break;
    }
    expect(namesIn(host)).not.toEqual(before);
    ask(host, 'selfTestStep', 'script');
    expect(namesIn(host)).toEqual(before);
  });
});

test('each line that fails tells a layman one of two things, in short sentences, and names no document', () => {
  for (const { assumptions } of CHECKS) {
    const advice = adviceFor(assumptions);
    expect(advice).toMatch(/^(You can play anyway|Do not start): ./);
    expect(advice).not.toMatch(/docs\/|\.md|G\d/);
    for (const sentence of advice.split(/(?<=[.:]) /)) expect(sentence.split(' ').length).toBeLessThan(21);
    // The words for unknown lines fit none of these.
    expect(advice).not.toBe(adviceFor([]));
  }
});

describe('the self-test names the line, and no other', () => {
  // This process has all built-ins; test/google-switches.test.ts takes one away.
  const rows = SWITCH_TABLE.filter(({ id, result }) => result === 'self-test' && id !== 'G2');
  test.each(rows)('$id $what ($switches)', ({ id, switches }) => {
    const checks = runSelfTest(open(switches), HOST).flatMap((report) => report.checks);
    const failed = checks.filter(({ result }) => result === 'failed');
    expect(failed).toMatchObject([
      { detail: expect.stringMatching(/./), advice: expect.stringMatching(/: ./) },
    ]);
    expect(failed[0]?.assumptions).toContain(id);
  });
});

/** Limits of an account, and scopes: they end whole steps of the self-test. */
const LIMITS = ['runLimit', 'callsPerMinute', 'untickedScopes', 'workbooksPerDay'];

const others = SWITCH_TABLE.filter(
  ({ result, switches }) => result === 'copes' && !Object.keys(switches).some((key) => LIMITS.includes(key)),
);

describe('the self-test names no other line where the add-on copes:', () => {
  test.each(others)('$id $what', ({ id, switches }) => {
    const checks = runSelfTest(open(switches), HOST).flatMap((report) => report.checks);
    const failed = checks.filter(({ result }) => result === 'failed');
    expect(failed.filter(({ assumptions }) => !assumptions.includes(id))).toEqual([]);
  });
});

describe('the self-test names no line but those of the two assumptions that do not hold:', () => {
  const rows = SWITCH_TABLE.filter(({ id, result }) => result === 'self-test' && id !== 'G2');
  const random = makeRandom('pairs of switches');
  const rowOf = (id: string) => SWITCH_TABLE.filter((row) => row.id === id);
  const drawn = Array.from(
    { length: 30 },
    () => [rows[random(rows.length)]!, others[random(others.length)]!] as const,
  );
  // A limit repeats one of several calls. In another order, the wrong call is repeated.
  const pairs = [[rowOf('G17')[0]!, rowOf('G61')[0]!] as const, ...drawn];
  test.each(pairs.map(([first, second]) => [`${first.what}, and ${second.what}`, first, second] as const))(
    '%s',
    (_, first, second) => {
      const host = open({ ...second.switches, ...first.switches });
      const checks = runSelfTest(host, HOST).flatMap((report) => report.checks);
      const failed = checks.filter(({ result }) => result === 'failed').map(({ assumptions }) => assumptions);
      expect(failed.filter((ids) => !ids.includes(first.id) && !ids.includes(second.id))).toEqual([]);
      expect(failed.filter((ids) => ids.includes(first.id))).toHaveLength(1);
    },
  );
});
