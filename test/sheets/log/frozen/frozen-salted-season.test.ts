import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { hashOf } from '../../../../src/rules/base/hash.ts';
import { readArchived } from '../../../../src/sheets/archive/archived-match.ts';
import { openMatch } from '../../../../src/sheets/archive/open-match.ts';
import { verifySeason } from '../../../../src/sheets/archive/verify-season.ts';
import { openBook } from '../../../../src/sheets/log/book.ts';
import { archiveEntries, hashesOf, withArchived } from '../../../../src/sheets/log/chain/archived.ts';
import { writeEntry } from '../../../../src/sheets/log/chain/chain.ts';
import { entryWithHash } from '../../../../src/sheets/log/chain/kept-hash.ts';
import { mustPlayBack } from '../../../../src/sheets/log/fold.ts';
import { openQuestions } from '../../../../src/sheets/log/playback/shown/seen.ts';
import { undoRound } from '../../../../src/sheets/match/round/undo.ts';
import { exportMatch } from '../../../../src/sheets/match/verify.ts';
import { handOverPlace } from '../../../../src/sheets/new-match/files/hand-over.ts';
import { panelState } from '../../../../src/sheets/panel-api/state.ts';
import type { Tab } from '../../../../src/sheets/ports.ts';
import { TABS } from '../../../../src/sheets/workbook/tabs/season.ts';
import { checkFile } from '../../../../src/viewer/check/check-file.ts';
import { bringBack, close } from '../../archive/closed-season.ts';
import { type Memory, type MemoryForm, makeMemory } from '../../memory-ports.ts';
import { act, pageOf, resolve, rowOf, send } from '../../season.ts';

/**
 * A season of three matches whose entries are salted, with every kind of entry, its archive, and match 1 as it was exported.
 * It must never be generated again.
 */
const FROZEN = JSON.parse(readFileSync(join(__dirname, 'frozen-salted-season.json'), 'utf8')) as {
  readonly time: number;
  readonly tabs: readonly Tab[];
  readonly archives: readonly { readonly id: string; readonly tabs: readonly Tab[] }[];
  readonly forms: readonly MemoryForm[];
  readonly exported: { readonly whole: string; readonly everyone: string };
};

/** The hash of its last entry. */
const HEAD = '7e719a37a93a3de3d46900f28f4d02f5a61c2c45d58394cc7661fc66f288';

/** The kinds of its entries. */
const KINDS = [
  'abandon',
  'accept late',
  'archive',
  'award',
  'bring back',
  'close',
  'deadline',
  'edit',
  'ledger',
  'new game',
  'resolve',
  'restore tab',
  'season',
  'undo',
  'vote',
];

function open(): Memory {
  const memory = makeMemory();
  const byId = (tabs: readonly Tab[]) => tabs.map((tab) => [tab.sheetId, tab] as const);
  for (const [sheetId, tab] of byId(FROZEN.tabs)) memory.tabs.set(sheetId, tab);
  for (const { id, tabs } of FROZEN.archives)
    memory.archives.set(id, { tabs: new Map(byId(tabs)), isInBin: false });
  for (const form of FROZEN.forms) memory.forms.set(form.title, form);
  memory.time = FROZEN.time + 60_000;
  return memory;
}

/** The whole log, with the entries that lie in the archive. */
function wholeLog({ ports }: Memory) {
  const { log } = openBook(ports, { checks: 'all' });
  const wanted = [...archiveEntries(log).values()].map((of) => ({ of, hashes: hashesOf(log, of) }));
  return withArchived(
    log,
    readArchived(ports, wanted).flatMap(({ entries = [] }) => entries),
  );
}

describe('a saved season of salted entries', () => {
  test('has every kind of entry, and each is read as it was written', () => {
    const log = wholeLog(open());
    expect(log.fault).toBeUndefined();
    expect([...new Set(log.entries.map(({ what }) => what))].sort()).toEqual(KINDS);
    expect(log.entries.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
    const audit = FROZEN.tabs.find(({ sheetId }) => sheetId === TABS.audit.sheetId);
    const moved = FROZEN.archives[0]?.tabs.find(({ title }) => title === '1 Not Flower Field — log');
    const written = [...(audit?.cells.slice(1) ?? []), ...(moved?.cells.slice(1) ?? [])];
    written.sort((one, other) => Number(one[0]) - Number(other[0]));
    expect(log.entries.flatMap(writeEntry)).toEqual(written);
  });

  test('replays to its positions, in the workbook and in the archive, and Verify finds nothing', () => {
    expect(verifySeason(open().ports)).toEqual({
      entries: 25,
      matches: 3,
      rounds: 6,
      next: null,
      fault: '',
      archive: [],
    });
    expect(panelState(open().ports).matches.map(({ problem }) => problem)).toEqual([null, null]);
  });

  test('notices one changed letter of a salt', () => {
    const memory = open();
    const audit = FROZEN.tabs.find(({ sheetId }) => sheetId === TABS.audit.sheetId) as Tab;
    const salted = String(audit.cells[1]?.[8]);
    memory.type(
      TABS.audit.sheetId,
      1,
      8,
      salted.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    );
    expect(openBook(memory.ports).log.fault?.address).toBe('Audit!A2');
  });

  test('keeps what its entries say', () => {
    const { log } = openBook(open().ports);
    const second = mustPlayBack(log, 2);
    expect(second.edits.map(({ after }) => after)).toEqual([1]);
    expect(second.rounds.map(({ round }) => round)).toEqual([1, 2]);
    expect(second.rounds[0]?.input.trades).toEqual([
      { from: 'Ann', to: 'Ben', gives: { garnets: 2 }, takes: {} },
    ]);
    expect(Object.keys(second.rounds[0]?.input.orders ?? {})).toEqual(['Ann', 'Ben', 'Cleo', 'Dan']);
    expect(mustPlayBack(log, 3).vote).toBe('Ann');
  });

  test.each(['whole', 'everyone'] as const)('its exported match (%s) fits, and is exported alike', (kind) => {
    const text = FROZEN.exported[kind];
    const { verdict, where } = checkFile(text);
    expect([verdict, where]).toEqual(['fits', '']);
    const again = exportMatch(openMatch(open().ports, 1), 1, kind === 'whole' ? 'everything' : 'public');
    // Facts alone: in which words a round is told may change.
    const facts = (json: string) => hashOf({ ...JSON.parse(json), stories: undefined });
    expect(facts(again)).toBe(facts(text));
  });

  test('H11 goes on: its archived match comes back, a round is played and undone, and Verify finds nothing', () => {
    const memory = open();
    bringBack(memory, 1);
    expect(rowOf(memory, 1).over).toBe(true);
    send(memory, 'Ben', { 'Number card': 3 }, 2);
    resolve(memory, 2);
    act(memory, undoRound, 2, 3);
    act(memory, undoRound, 1, 3);
    expect(rowOf(memory, 1).over).toBe(false);
    expect(verifySeason(memory.ports)).toMatchObject({ fault: '', archive: [] });
  });

  test('H23 its form has names in its titles: they stay as they are, and answers are found when a place goes to somebody else', () => {
    const memory = open();
    bringBack(memory, 1);
    act(memory, undoRound, 1, 3);
    handOverPlace(memory.ports, {
      player: 'Ben',
      person: 'other',
      by: '',
      name: 'Zoe',
      email: 'zoe@example.com',
    });
    expect(openQuestions(mustPlayBack(openBook(memory.ports).log, 1)).map(({ title }) => title)).toEqual([
      'Cells for red (Ann)',
      'Cells for blue (Ben)',
      'Cells for yellow (Cleo)',
      'Cells for green (Dan)',
    ]);
    expect(pageOf(memory, 'Zoe')).toContain('Cells for blue (Ben): ');
    expect(pageOf(memory, 'Zoe')).not.toContain('Left empty');
    send(memory, 'Zoe', { 'Cells for blue (Ben)': 'A8' }, 1);
    resolve(memory, 1);
    expect(pageOf(memory, 'Zoe')).toContain('Left empty: Cells for red (Ann), Cells for yellow (Cleo)');
    expect(pageOf(memory, 'Zoe')).not.toContain('Left empty: Cells for red (Ann) and Cells for blue');
  });

  test('H10 goes on with entries that show their match, and moves both kinds into the archive and back', () => {
    const memory = open();
    const logOf = () => checkFile(exportMatch(openMatch(memory.ports, 3), 3, 'everything')).checks[0];
    const older = logOf();
    expect(older).toMatchObject({
      result: 'none',
      lacks: expect.stringContaining('there are 18 entries of an earlier version'),
    });
    close(memory, 3);
    // Facts of the two open matches and of the roster, which that version did not write, are entries of the present form.
    expect(logOf()).toMatchObject({
      detail: expect.stringMatching(
        /^6 entries of this match, unbroken, and 2 of other .*; 18 entries of an/,
      ),
      lacks: older?.lacks,
    });
    const texts = openBook(memory.ports, { log: 'whole' }).log.entries.flatMap((one) =>
      one.what === 'archive' && one.match === 3 ? one.data.links : [],
    );
    expect(texts.map((text) => text.length)).toEqual([64, 64, 64, 65, 65]);
    expect(verifySeason(memory.ports)).toMatchObject({ fault: '', archive: [] });
    bringBack(memory, 3);
    expect(verifySeason(memory.ports)).toMatchObject({ fault: '', archive: [] });
    expect(entryWithHash(openBook(memory.ports, { log: 'whole' }).log, HEAD)).toBe(25);
  });
});
