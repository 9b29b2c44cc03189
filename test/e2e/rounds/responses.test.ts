import { RESPONSE_TAB } from '../../../local/google/base/in-language.ts';
import type { Host } from '../../../local/host/host.ts';
import type { MatchState } from '../../../src/sheets/panel-api/panel.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { FOUR, NAMES } from '../../players.ts';
import { begun, empty, madeOnce } from '../made-once.ts';
import {
  ask,
  cellsOf,
  HOST,
  hostOf,
  makeMatch,
  makeSeason,
  offer,
  requestFor,
  resolve,
  rowOf,
  stateOf,
  submit,
} from '../season.ts';

const matchOf = (host: Host) => stateOf(host).matches[0] as MatchState;
const record = (host: Host) => JSON.parse(ask(host, 'exportRecord', 1));

describe('H8 typed texts that the spreadsheet takes for something else', () => {
  /** Four players, one with a name that Sheets takes for a date where a form writes it. */
  const traders = madeOnce(() => {
    // The name has the same address as the one typed first.
    const host = makeSeason(['Ann', '1_2', 'Cleo', 'Dan'].map((name) => ({ name, meadow: 'red' })));
    const { sheetId } = TABS.season;
    const row = cellsOf(host, sheetId).findIndex(([name]) => name === '1_2');
    host.typeCell(host.world.activeWorkbook as string, sheetId, row, 0, '1/2');
    for (const player of ['Ann', '1/2'])
      ask(host, 'award', { player, garnets: 10, bellflowers: 2, tokensOfLife: 0, why: 'start' });
    makeMatch(host, 'secret-soulmate', ['Ann', '1/2', 'Cleo', 'Dan']);
    return host;
  });

  test('is read from the form: a trade with a player called “1/2” is agreed', () => {
    const host = traders();
    offer(host, 1, 'Ann', '1/2', '3 garnets', '1 bellflower');
    expect(host.fileText(host.world.activeWorkbook as string)).toContain('{"numberValue":46024}');
    offer(host, 1, '1/2', 'Ann', '1 bellflower', '3 garnets');
    // Two ask for what the tabs lack, since others have sent nothing; one for the trade.
    const asked = resolve(host, 1);
    expect(asked.calls.byName).toMatchObject({ 'FormApp.openById': 3, 'Form.getResponses': 3 });
    expect(record(host).rounds[0].trades).toEqual([
      { from: 'Ann', to: '1/2', gives: { garnets: 3 }, takes: { bellflowers: 1 } },
    ]);
    // The next round has no answer to ask for, only what the tabs lack.
    expect(resolve(host, 1).calls.byName['Form.getResponses']).toBe(2);
  });

  test.each([
    ['is gone', true],
    ['cannot be opened for a while', false],
  ])('where the form %s it is refused: %p', (_what, isRefused) => {
    const host = traders();
    offer(host, 1, 'Ann', '1/2', '3 garnets', '');
    const error = 'Words of any language';
    if (isRefused) delete host.world.files[rowOf(host, 1).trades];
    else host.failCall({ match: (name) => name === 'FormApp.openById', when: 'before', error, times: 99 });
    const { problem, trades } = matchOf(host);
    expect([problem === null, trades.refused.length > 0]).toEqual([isRefused, isRefused]);
  });
});

describe('H6 the hour that a clock change repeats', () => {
  /** Berlin sets its clocks back at 01:00 UTC on 25 October 2026: 02:30 comes at 00:30 UTC and at 01:30 UTC. */
  const berlin = madeOnce(() => {
    const host = empty('email');
    const file = host.world.files[host.world.activeWorkbook as string];
    if (file?.kind !== 'workbook') throw new Error('no workbook');
    file.workbook = { ...file.workbook, timeZone: 'Europe/Berlin' };
    host.clock.set(Date.parse('2026-10-24T12:00:00Z'));
    makeMatch(host, 'secret-soulmate', NAMES, { deadline: '2026-10-25T00:45:00Z' });
    return host;
  });

  test.each([
    ['2026-10-25T00:30:00Z', true],
    // The tab shows the same time as the first; the form tells them apart.
    ['2026-10-25T01:30:00Z', false],
    ['2026-10-25T00:50:00Z', false],
    ['2026-10-25T02:30:00Z', false],
  ])('X2 %s, with a deadline at 00:45 UTC: counts %p', (at, counts) => {
    const host = berlin();
    host.clock.set(Date.parse(at));
    submit(host, 1, 'Ann', { 'Number card': '1' });
    expect(matchOf(host).late.map(({ name }) => name)).toEqual(counts ? [] : ['Ann']);
  });
});

describe('a response tab that shows seconds after its form was linked', () => {
  const late = () => makeSeason(FOUR, 'code', { switches: { lateTab: true } });
  const isOfForm = (title: string) =>
    / — (orders|trade form)$/.test(title) ||
    Object.values(RESPONSE_TAB).some((words) => title.startsWith(words.title));
  const responseTabs = (host: Host) => {
    const file = host.world.files[host.world.activeWorkbook as string];
    return file?.kind === 'workbook' ? file.workbook.sheets.filter(({ title }) => isOfForm(title)) : [];
  };

  test('is deleted with its form when the match is given up, though it counts as linked for a while', () => {
    const host = late();
    host.failCall({
      match: (name) => name === 'FormApp.create' && responseTabs(host).length > 0,
      when: 'kill',
    });
    const request = requestFor('secret-soulmate', NAMES);
    expect(host.call('host@example.com', 'newGame', [request]).error).toBeDefined();
    expect(responseTabs(host)).toHaveLength(1);
    ask(host, 'abandonWork');
    expect(responseTabs(host)).toEqual([]);
    expect(stateOf(host).job).toBeNull();
  });
});

describe('H22 a form that somebody unlinked from its tab', () => {
  const SAVED = (() => {
    const host = begun('email');
    submit(host, 1, 'Ann', { 'Number card': '2' });
    host.unlinkForm(rowOf(host, 1).form);
    host.submitForm('ben@example.com', rowOf(host, 1).form, { 'Number card': '1' });
    return host.snapshot();
  })();
  const WORDS =
    'The order form of Secret Soulmate no longer writes its responses into the tab “Secret Soulmate — orders”.';

  test('is named by Verify, which looks at each tab of a match that goes on', () => {
    const { value, calls } = hostOf({ state: SAVED }).call(HOST, 'verify');
    expect(value).toMatchObject({ ok: true, value: { fault: '', unlinked: [WORDS] } });
    expect(calls.byName).toMatchObject({ 'Spreadsheet.getSheets': 1, 'Sheet.getFormUrl': 2 });
  });

  test('has kept what was sent since: with the tab deleted, all of it is restored, and counts', () => {
    const host = hostOf({ state: SAVED });
    expect(matchOf(host).seats.map(({ receivedAt }) => receivedAt !== '')).toEqual([
      true,
      false,
      false,
      false,
    ]);
    host.deleteTab(host.world.activeWorkbook as string, rowOf(host, 1).formTab);
    expect(matchOf(host).problem?.code).toBe('no-responses');
    expect(ask(host, 'restoreResponses', 1)).toEqual({ tabs: 1, responses: 2 });
    expect(matchOf(host).seats.map(({ receivedAt }) => receivedAt !== '')).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(ask(host, 'verify')).not.toHaveProperty('unlinked');
  });

  test('H41 what its tab lacks is written into it, beside what it has, and form and tab agree', () => {
    const host = hostOf({ state: SAVED });
    expect(ask(host, 'verify').lacking).toEqual([{ match: 1, title: 'Secret Soulmate' }]);
    expect(ask(host, 'restoreResponses', 1)).toEqual({ tabs: 0, responses: 1 });
    expect(cellsOf(host, rowOf(host, 1).formTab)).toHaveLength(3);
    expect(matchOf(host).seats.map(({ receivedAt }) => receivedAt !== '')).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(ask(host, 'verify')).not.toHaveProperty('lacking');
  });

  test('G41 is named where no tab names its form, and no linked one is', () => {
    const host = hostOf({ state: SAVED, switches: { formUrl: 'none' } });
    expect(ask(host, 'verify').unlinked).toEqual([WORDS]);
  });

  test.each([
    ['where tabs name their forms', {}],
    ['where no tab names its form', { switches: { formUrl: 'none' } }],
  ] as const)('that was deleted is not taken for one, %s', (_, more) => {
    const host = hostOf({ state: SAVED, ...more });
    host.deleteFile(rowOf(host, 1).form);
    expect(ask(host, 'verify')).not.toHaveProperty('unlinked');
  });

  test('is not asked about once its match is over', () => {
    const host = hostOf({ state: SAVED });
    ask(host, 'endEarly', 1, 0, 'without outcome');
    const { value, calls } = host.call(HOST, 'verify');
    expect(value).not.toMatchObject({ value: { unlinked: expect.anything() } });
    expect(calls.byName).not.toHaveProperty('Sheet.getFormUrl');
  });
});
