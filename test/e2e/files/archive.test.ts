import type { Host } from '../../../local/host/host.ts';
import type { CallResult } from '../../../local/host/script-runner.ts';
import type { Snapshot } from '../../../local/host/snapshot.ts';
import type { PanelState } from '../../../src/sheets/panel-api/panel.ts';
import { makeRandom, NAMES } from '../../players.ts';
import { contentsOf } from '../contents.ts';
import { empty } from '../made-once.ts';
import {
  ask,
  cellsOf,
  codeOf,
  fileOf,
  HOST,
  hostOf,
  makeMatch,
  problemOf,
  resolve,
  rowOf,
  sendOrders,
  stateOf,
  tryAsk,
  verifyWhole,
} from '../season.ts';

// H10, H11: a closed match lies in the archive, from where it can be brought back; wherever Google ends the script, nothing is
// lost and nothing is there twice. Every single call is ended in test/sheets/matches/archive/ended.test.ts.

const ARCHIVE = 'Archive 1 of the season — hosts only';
const FINE = { fault: '', archive: [], matches: 2, rounds: 2 };

/** A season with match 1 over after its only round, and match 2 in its second. */
function makePlayed(): Snapshot {
  const host = hostOf({ state: empty('code').snapshot(), hasQuotas: false });
  const random = makeRandom('archive');
  for (const rounds of [1, 2])
    makeMatch(host, 'not-flower-field', NAMES, {
      seed: `the seed of the match of ${rounds}`,
      options: { rounds },
    });
  for (const match of [2, 1]) {
    sendOrders(host, match, random);
    resolve(host, match);
    ask(host, 'renewForms');
  }
  return host.snapshot();
}

const played = makePlayed();
/** Salts are alike, so that the same actions give the same contents. */
const makeUuid = () => '00000000-0000-4000-8000-000000000000';
const open = (state: Snapshot): Host => hostOf({ state, makeUuid, hasQuotas: false });
const closing = open(played);
const didClose = closing.call(HOST, 'closeMatch', [1]);
const closed = closing.snapshot();
const bringing = open(closed);
const didBringBack = bringing.call(HOST, 'bringBack', [1]);

const CHANGES = /\.(set|add|create|delete|remove|batchUpdate|fetchAll)/;

/** The number of the call in the middle of those that change something. */
function middleChange({ calls: { list } }: CallResult): number {
  const changes = list.flatMap(({ name }, i) => (CHANGES.test(name) ? [i + 1] : []));
  return changes[changes.length >> 1] as number;
}

/** A host opens the panel again and finishes the work that it shows as begun. */
function resume(host: Host): PanelState {
  let state = stateOf(host);
  if (state.job) {
    let progress = ask(host, 'continueWork');
    while (!progress.finished) progress = ask(host, 'continueWork');
    state = stateOf(host);
  }
  return state;
}

const CASES = [
  { name: 'closeMatch', from: played, undisturbed: closing, done: didClose, isArchived: true },
  { name: 'bringBack', from: closed, undisturbed: bringing, done: didBringBack, isArchived: false },
] as const;

describe.each(CASES)('$name', ({ name, from, undisturbed, done, isArchived }) => {
  const expected = contentsOf(undisturbed);

  test('takes few calls', () => {
    expect(done.value).toMatchObject({ ok: true, value: { finished: true } });
    expect(done.calls.service).toBe(isArchived ? 26 : 30);
    expect(done.modelledMs).toBeLessThan(20_000);
  });

  test('whose script is ended in the middle of its changes is finished by the next action', () => {
    const nth = middleChange(done);
    const host = open(from);
    let seen = 0;
    const armed = host.failCall({ match: () => ++seen === nth, when: 'kill-after' });
    expect(host.call(HOST, name, [1]).error).toMatchObject({ isEnded: true });
    expect(armed.used).toBe(1);
    expect(verifyWhole(host)).toMatchObject(FINE);
    const state = resume(host);
    if (state.closed > 0 !== isArchived) ask(host, name, 1);
    expect(contentsOf(host)).toEqual(expected);
  });
});

describe('a closed match', () => {
  test('is as it was after it was brought back, with its times as times', () => {
    const host = open(played);
    const tabs = ({ formTab, tradesTab } = rowOf(host, 1)) =>
      [formTab, tradesTab].map((tab) => cellsOf(host, tab));
    const formats = () => {
      const file = host.world.files[host.world.activeWorkbook as string];
      if (file?.kind !== 'workbook') throw new Error('no workbook');
      const { rows } = file.workbook.sheets.find(({ sheetId }) => sheetId === rowOf(host, 1).formTab)!;
      return rows.map((row) => row.map((cell) => cell?.userEnteredFormat?.numberFormat?.pattern));
    };
    const before = { tabs: tabs(), formats: formats() };
    ask(host, 'closeMatch', 1);
    expect(fileOf(host, ARCHIVE).permissions).toHaveLength(1);
    ask(host, 'bringBack', 1);
    expect({ tabs: tabs(), formats: formats() }).toEqual(before);
    expect(before.formats.flat().filter(Boolean)).toHaveLength(4);
  });

  test('whose archive is in the bin is named by Verify, and nothing else stops', () => {
    const host = open(closed);
    host.trashFile(fileOf(host, ARCHIVE).id);
    expect(verifyWhole(host)).toMatchObject({ fault: '', archive: [expect.stringContaining('bin')] });
    expect(resolve(host, 2).value).toMatchObject({ ok: true });
    expect(ask(host, 'exportRecord', 1)).toContain('not-flower-field');
  });

  test('with a page that cannot be reached waits for the host', () => {
    const host = open(played);
    host.deleteFile(fileOf(host, 'Ann — private').id);
    expect(problemOf(tryAsk(host, 'closeMatch', 1))).toMatch('Ann’s page');
    expect(stateOf(host).job).toMatchObject({ kind: 'close', done: 0 });
    expect(codeOf(tryAsk(host, 'continueWork'))).toBe('undelivered');
    expect(ask(host, 'closeWithoutPages')).toMatchObject({ finished: true });
    expect(stateOf(host)).toMatchObject({ job: null, outbox: [] });
    expect(verifyWhole(host)).toMatchObject(FINE);
  });
});
