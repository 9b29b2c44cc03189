import { renameMatch } from '../../../src/sheets/actions/rename.ts';
import { freeTitles } from '../../../src/sheets/commit/free-titles.ts';
import { restoreTabs } from '../../../src/sheets/commit/restore-tabs.ts';
import { setUpSeason } from '../../../src/sheets/commit/set-up.ts';
import { abandonGame, beginGame, continueGame } from '../../../src/sheets/matches/new-game.ts';
import type { Write } from '../../../src/sheets/ports.ts';
import { FIRST_MATCH_TAB, TABS } from '../../../src/sheets/workbook/season.ts';
import { bringBack, earlyClosed } from '../matches/archive/closed-season.ts';
import { type Memory, makeMemory } from '../memory-ports.ts';
import {
  act,
  begin,
  makeMatch,
  makeSeason,
  problemOf,
  requestFor,
  resolveAndDeliver,
  rowOf,
} from '../season.ts';

// A tab of the host's own may have the title that Roundkeeper would give: Google refuses a second one, whatever its case (G92).

const OWN = 77;
const KEPT = 'Finished steps are saved, and nothing happens twice.';

const ownTab = (memory: Memory, title: string, sheetId = OWN) =>
  memory.tabs.set(sheetId, { sheetId, title, rowCount: 5, cells: [['mine']] });

const titleOf = (memory: Memory, sheetId: number) => memory.tabs.get(sheetId)?.title;

/** The titles of a match's tabs: its own, the orders', the trade form's. */
function titlesOf(memory: Memory, match = 1): readonly (string | undefined)[] {
  const { formTab, tradesTab } = rowOf(memory, match);
  return [FIRST_MATCH_TAB + match, formTab, tradesTab].map((id) => titleOf(memory, id));
}

/** Work to do once, just before the workbook is written for the nth time from now. */
function beforeCommit(memory: Memory, nth: number, work: () => void): void {
  const { workbook } = memory.ports;
  const { commit } = workbook;
  let left = nth;
  workbook.commit = (writes) => {
    if (--left === 0) work();
    commit(writes);
  };
}

describe('a new match', () => {
  test('names its tabs in the write that makes it', () => {
    const memory = makeSeason();
    makeMatch(memory);
    expect(titlesOf(memory)).toEqual([
      'Secret Soulmate',
      'Secret Soulmate — orders',
      'Secret Soulmate — trade form',
    ]);
  });

  test.each(['Secret Soulmate', 'SECRET soulmate'])(
    'takes a free title where a tab is called %s',
    (title) => {
      const memory = makeSeason();
      ownTab(memory, title);
      makeMatch(memory);
      expect(titlesOf(memory)[0]).toBe('Secret Soulmate (2)');
      expect(rowOf(memory).title).toBe('Secret Soulmate');
      expect(titleOf(memory, OWN)).toBe(title);
    },
  );

  test('takes the first title that is free, for each of its tabs', () => {
    const memory = makeSeason();
    const taken = ['secret soulmate', 'Secret Soulmate (2)', 'Secret Soulmate — orders'];
    taken.forEach((title, i) => {
      ownTab(memory, title, OWN + i);
    });
    makeMatch(memory);
    expect(titlesOf(memory)).toEqual([
      'Secret Soulmate (3)',
      'Secret Soulmate — orders (2)',
      'Secret Soulmate — trade form',
    ]);
  });

  test('gives way to a tab that came after the workbook was read, and to a second one', () => {
    const memory = makeSeason();
    beforeCommit(memory, 1, () => ownTab(memory, 'Secret Soulmate'));
    beforeCommit(memory, 2, () => ownTab(memory, 'Secret Soulmate (2)', OWN + 1));
    makeMatch(memory);
    expect(titlesOf(memory)[0]).toBe('Secret Soulmate (3)');
  });

  test('asks for the titles of the tabs only where Google refuses one', () => {
    const memory = makeSeason();
    beginGame(memory.ports, requestFor());
    expect(memory.counts()).toMatchObject({ commit: 2 });
    ownTab(memory, 'Secret Soulmate 2');
    beginGame(memory.ports, requestFor({ seed: 'the seed of the second match' }));
    expect(memory.counts()).toMatchObject({ titles: 1, commit: 3 });
    resolveAndDeliver(memory, 2);
    const { titles = 0, commit } = memory.counts();
    expect([titles, commit]).toEqual([0, 2]);
    expect(titlesOf(memory, 2)[0]).toBe('Secret Soulmate 2 (2)');
    expect(memory.fault()).toBe('');
  });

  test('is called otherwise than a match whose title differs by its case alone', () => {
    const memory = begin();
    act(memory, renameMatch, 1, 'secret soulmate again');
    act(memory, renameMatch, 1, 'secret soulmate');
    makeMatch(memory, { seed: 'the seed of the second match' });
    expect(rowOf(memory, 2).title).toBe('Secret Soulmate 2');
  });

  test('is made where Google does not let the tabs of responses be named', () => {
    const memory = makeSeason();
    const { commit } = memory.ports.workbook;
    memory.ports.workbook.commit = (writes) => {
      if (writes.some(({ kind }) => kind === 'name')) throw new Error('You cannot rename this tab.');
      commit(writes);
    };
    ownTab(memory, 'Secret Soulmate');
    makeMatch(memory);
    expect(titlesOf(memory)).toEqual([
      'Secret Soulmate (2)',
      expect.stringContaining('Form Responses'),
      expect.stringContaining('Form Responses'),
    ]);
  });

  test('that Google refuses at its last step says that what was done is kept, and can be finished or given up', () => {
    const memory = makeSeason();
    memory.fates.push('refused', 'refused');
    expect(problemOf(() => beginGame(memory.ports, requestFor()))).toMatchObject({
      what: expect.stringContaining('Google did not accept the change.'),
      safe: KEPT,
    });
    const other = makeSeason();
    other.fates.push('refused', 'refused');
    problemOf(() => beginGame(other.ports, requestFor()));
    continueGame(memory.ports);
    expect(rowOf(memory).title).toBe('Secret Soulmate');
    abandonGame(other.ports);
    expect(other.book().matches.matches).toEqual([]);
  });

  test('says so, too, where Google has not yet made the tab of a form', () => {
    const memory = makeSeason();
    const { read } = memory.ports.workbook;
    memory.ports.workbook.read = (ids) => {
      const { tabs, ...rest } = read(ids);
      return { ...rest, tabs: tabs.filter(({ title }) => !title.startsWith('Form Responses')) };
    };
    expect(problemOf(() => beginGame(memory.ports, requestFor()))).toMatchObject({
      what: expect.stringContaining('Google has not yet made the responses tab'),
      safe: KEPT,
    });
  });
});

describe('a renamed match', () => {
  test('takes a free title where a tab of the host has it', () => {
    const memory = begin();
    ownTab(memory, 'the big one');
    ownTab(memory, 'The Big One — Trade Form', OWN + 1);
    act(memory, renameMatch, 1, 'The big one');
    expect(titlesOf(memory)).toEqual([
      'The big one (2)',
      'The big one — orders',
      'The big one — trade form (2)',
    ]);
  });

  test('gives its tabs its new title, though the old one was taken', () => {
    const memory = makeSeason();
    ownTab(memory, 'Secret Soulmate');
    ownTab(memory, 'Secret Soulmate — orders', OWN + 1);
    makeMatch(memory);
    act(memory, renameMatch, 1, 'The big one');
    expect(titlesOf(memory)).toEqual(['The big one', 'The big one — orders', 'The big one — trade form']);
  });

  test('leaves a tab of responses that the host has named, and one that is gone', () => {
    const memory = begin();
    const { formTab, tradesTab } = rowOf(memory);
    const tab = memory.tabs.get(formTab);
    if (tab) memory.tabs.set(formTab, { ...tab, title: 'My own' });
    memory.tabs.delete(tradesTab);
    act(memory, renameMatch, 1, 'The big one');
    expect(titlesOf(memory)).toEqual(['The big one', 'My own', undefined]);
  });

  test.each([
    ['Secret Soulmate 2\u200b', 'Another match is called Secret Soulmate 2.'],
    ['Ѕecret Soulmate 2', 'Another match is called Secret Soulmate 2.'],
    ['\u200b', 'The title contains nothing.'],
    ['Sеason', 'Every season has a tab called Season.'],
  ])('H27 is not called %j, which nobody tells from another', (title, what) => {
    const memory = begin();
    makeMatch(memory, { seed: 'another seed of twenty letters' });
    expect(problemOf(() => act(memory, renameMatch, 1, title)).what).toMatch(what);
  });

  test.each(['season', 'Log'])('is not called %s, as a tab of every season is', (title) => {
    const memory = begin();
    expect(problemOf(() => act(memory, renameMatch, 1, title)).what).toContain('a tab');
  });
});

test('a match that is brought back names its new tabs', () => {
  const memory = earlyClosed();
  ownTab(memory, 'Secret Soulmate — orders');
  bringBack(memory);
  expect(titlesOf(memory)).toEqual([
    'Secret Soulmate',
    'Secret Soulmate — orders (2)',
    'Secret Soulmate — trade form',
  ]);
});

test('a season is set up beside tabs of the host that have the titles of its own', () => {
  const memory = makeMemory();
  ownTab(memory, 'season');
  ownTab(memory, 'LOG', OWN + 1);
  setUpSeason(memory.ports, 'code');
  expect(Object.values(TABS).map(({ sheetId }) => titleOf(memory, sheetId))).toEqual(
    Object.values(TABS).map(({ title }) => (['Season', 'Log'].includes(title) ? `${title} (2)` : title)),
  );
});

test('tabs are restored beside a tab that has their title', () => {
  const memory = begin();
  memory.tabs.delete(TABS.matches.sheetId);
  ownTab(memory, 'Matches');
  restoreTabs(memory.ports);
  expect(titleOf(memory, TABS.matches.sheetId)).toBe('Matches (2)');
});

describe('free titles', () => {
  const name = (sheetId: number, title: string): Write => ({ kind: 'name', sheetId, title });

  test('are the same writes where no other tab has a title', () => {
    const there = new Map([
      [1, 'One'],
      [2, 'Two'],
    ]);
    expect(freeTitles([name(1, 'one'), name(3, 'Three')], there)).toBeUndefined();
  });

  test('are not given twice', () => {
    const there = new Map([[1, 'One']]);
    expect(freeTitles([name(2, 'one'), name(3, 'ONE')], there)).toEqual([
      name(2, 'one (2)'),
      name(3, 'ONE (3)'),
    ]);
  });

  test('leave the other writes as they are', () => {
    const drop: Write = { kind: 'drop', sheetId: 4 };
    const there = new Map([
      [1, 'One'],
      [4, 'Four'],
    ]);
    // Google drops the tab only afterwards.
    expect(freeTitles([name(2, 'One'), name(3, 'Four'), drop], there)).toEqual([
      name(2, 'One (2)'),
      name(3, 'Four (2)'),
      drop,
    ]);
  });
});
