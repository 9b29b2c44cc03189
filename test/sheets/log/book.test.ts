import { award } from '../../../src/sheets/actions/award.ts';
import { readLog } from '../../../src/sheets/log/audit-log.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { DATA_COLUMN } from '../../../src/sheets/log/entry-rows.ts';
import { mustPlayBack } from '../../../src/sheets/log/fold.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import type { Tab } from '../../../src/sheets/ports.ts';
import { FIRST_MATCH_TAB, TABS } from '../../../src/sheets/workbook/season.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, endWithVote, problemOf, resolve, rowOf } from '../season.ts';

const AUDIT = TABS.audit.sheetId;
const audit = (memory: Memory) => memory.tabs.get(AUDIT) as Tab;
const tabsOf = (memory: Memory, needed = {}) => [...openBook(memory.ports, needed).tabs.keys()];

describe('only needed tabs are read, in one call', () => {
  test('the tabs of the season, and the three of a match that goes on', () => {
    const memory = begin();
    memory.tabs.set(7, { sheetId: 7, title: 'Notes', rowCount: 1, cells: [['mine']] });
    const { formTab, tradesTab } = rowOf(memory);
    const fixed = Object.values(TABS).map(({ sheetId }) => sheetId);
    memory.counts();
    expect(tabsOf(memory).sort()).toEqual([...fixed, FIRST_MATCH_TAB + 1, formTab, tradesTab].sort());
    expect(memory.counts()).toEqual({ read: 1 });
  });

  test('without the responses of a match that is over, unless they are needed', () => {
    const memory = endWithVote(1);
    const { formTab, tradesTab } = rowOf(memory);
    openBook(memory.ports);
    expect(tabsOf(memory)).not.toContain(formTab);
    expect(tabsOf(memory, { matches: [1] })).toEqual(expect.arrayContaining([formTab, tradesTab]));
  });

  test('once more where Matches names other tabs than were noted', () => {
    const memory = begin();
    memory.ports.memo.set('tabs', '[]');
    memory.counts();
    expect(tabsOf(memory)).toContain(FIRST_MATCH_TAB + 1);
    expect(memory.counts()).toEqual({ read: 2 });
    openBook(memory.ports);
    expect(memory.counts()).toEqual({ read: 1 });
  });

  test('the whole workbook where a tab that was noted is gone, and the note is put right', () => {
    const memory = begin();
    memory.ports.memo.set('tabs', '[[1,false,[5,4],[6,4]],[2,false,[8,4],[9,4]]]');
    expect(tabsOf(memory)).toContain(FIRST_MATCH_TAB + 1);
    memory.counts();
    openBook(memory.ports);
    expect(memory.counts()).toEqual({ read: 1 });
  });
});

test('a position that replays otherwise now is found, and named', () => {
  const memory = begin();
  resolve(memory);
  resolve(memory);
  openBook(memory.ports);
  const { log } = openBook(memory.ports);
  const entries = log.entries.map((entry) =>
    entry.what === 'resolve' ? { ...entry, data: { ...entry.data, position: 'another' } } : entry,
  );
  const replayed = mustPlayBack({ ...log, entries, replayed: new Map() }, 1);
  expect(replayed.fault?.entry).toBe(entries.find(({ what }) => what === 'resolve')?.number);
});

test('a match is replayed once for each log, and again after its next entry', () => {
  const memory = begin();
  const { log } = openBook(memory.ports);
  expect(mustPlayBack(log, 1)).toBe(mustPlayBack(log, 1));
  expect(readLog(audit(memory)).replayed.size).toBe(0);
});

test('nothing is chained to a broken log', () => {
  const memory = begin();
  memory.type(AUDIT, 1, 1, '2020-01-01T00:00:00Z');
  const before = JSON.stringify([...memory.tabs]);
  const given = { player: 'Ann', garnets: 5, bellflowers: 0, tokensOfLife: 0, why: '' };
  expect(problemOf(() => act(memory, award, given))).toMatchObject({
    code: 'bad-log',
    what: expect.stringContaining('Log!A2'),
  });
  expect(JSON.stringify([...memory.tabs])).toBe(before);
});

test('a copied workbook is another season’s: it is not opened, and the panel says so', () => {
  const { ports } = begin();
  const copied = { ...ports, workbook: { ...ports.workbook, id: 'the copy' } };
  expect(problemOf(() => openBook(copied)).code).toBe('copy');
  expect(panelState(copied)).toMatchObject({ isCopy: true });
});

describe('a season of another format', () => {
  const { sheetId } = TABS.audit;

  test.each([
    [
      'another number',
      { identity: 'email', format: 2 },
      'The season has format 2, and this version reads format 1',
    ],
    ['no number', { identity: 'email' }, 'The season has format null, and this version reads format 1'],
  ])('is refused in words that say what to do: %s', (_, data, words) => {
    const memory = begin();
    memory.type(sheetId, 1, DATA_COLUMN, JSON.stringify(data));
    const { what, todo, code } = problemOf(() => openBook(memory.ports));
    expect(what).toContain(words);
    expect(todo).toContain('Use the version that made the season');
    expect(code).toBe('bad-workbook');
  });

  test('is not guessed where the first row of the log cannot be read: the row is named', () => {
    const memory = begin();
    memory.type(sheetId, 1, DATA_COLUMN, '{');
    expect(openBook(memory.ports).log.fault?.address).toBe('Log!A2');
  });
});
