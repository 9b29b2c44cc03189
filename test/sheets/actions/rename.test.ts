import { acceptEdit } from '../../../src/sheets/actions/edit.ts';
import { renameMatch } from '../../../src/sheets/actions/rename.ts';
import { renewForms } from '../../../src/sheets/delivery/renew-forms.ts';
import { closedMatches } from '../../../src/sheets/panel-api/closed-matches.ts';
import { FIRST_MATCH_TAB } from '../../../src/sheets/workbook/season.ts';
import { earlyClosed, earlySeason } from '../matches/archive/closed-season.ts';
import { cellsOf, type Memory } from '../memory-ports.ts';
import { act, begin, cellUnder, problemOf, resolve, rowOf, send } from '../season.ts';

const TITLE = 'The big one';
const rename = (memory: Memory, title: string) => act(memory, renameMatch, 1, title);

test('H27 tabs, pages and forms of a renamed match follow, and it goes on', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 2 });
  memory.pageWrites.splice(0);
  rename(memory, ` ${TITLE} `);
  const row = rowOf(memory);
  expect(row.title).toBe(TITLE);
  expect(memory.tabs.get(FIRST_MATCH_TAB + 1)?.title).toBe(TITLE);
  expect(memory.pageWrites.map(({ title }) => title)).toEqual(Array(5).fill(TITLE));
  for (const { grid } of memory.pageWrites) expect(cellsOf(grid).flat()).toContain(TITLE);
  renewForms(memory.ports);
  const titles = [`${TITLE} — orders`, `${TITLE} — trade form`];
  expect([row.form, row.trades].map((id) => memory.forms.get(id)?.title)).toEqual(titles);
  expect([row.formTab, row.tradesTab].map((id) => memory.tabs.get(id)?.title)).toEqual(titles);
  const match = memory.match();
  expect(match).toMatchObject({ title: TITLE, problem: null });
  expect(match?.seats[0]?.answers).toEqual(['Number card: 2']);
  expect(memory.panel().differences).toEqual([]);
  resolve(memory);
  expect(memory.fault()).toBe('');
});

test('H27 a tab that the host has named keeps that name', () => {
  const memory = begin();
  const tab = memory.tabs.get(FIRST_MATCH_TAB + 1);
  if (tab) memory.tabs.set(tab.sheetId, { ...tab, title: 'My own' });
  rename(memory, TITLE);
  expect(memory.tabs.get(FIRST_MATCH_TAB + 1)?.title).toBe('My own');
});

test.each([
  ['', 'The title contains nothing.'],
  ['Secret Soulmate', 'The match is already called Secret Soulmate.'],
  ['secret soulmate 2', 'Another match is called Secret Soulmate 2.'],
  ['one\ntwo', 'The title contains a line break or another control character.'],
  ['x'.repeat(61), 'The title contains 61 characters, and at most 60 are allowed.'],
])('H27 the title “%s” is refused', (title, what) => {
  expect(problemOf(() => rename(earlySeason(), title)).what).toBe(what);
});

test('H27 the title of a closed match is not free', () => {
  const memory = earlyClosed();
  const title = closedMatches(memory.ports)[0]?.title ?? '';
  const { what } = problemOf(() => act(memory, renameMatch, 2, title.toUpperCase()));
  expect(what).toBe(`Another match is called ${title}.`);
});

test('H5 a cell that was changed by hand is not lost: the host decides about it first', () => {
  const memory = begin();
  const at = cellUnder(memory, 'seats', 'pointTokens');
  memory.type(FIRST_MATCH_TAB + 1, ...at, 7);
  expect(problemOf(() => rename(memory, TITLE))).toMatchObject({
    code: 'edited',
    what: expect.stringMatching(/^The position in the tab was changed by hand: Ann, point tokens: 1 → 7 \(/),
    todo: 'Accept the change, or restore the tab. The panel has a button for each.',
  });
  act(memory, acceptEdit, 1);
  rename(memory, TITLE);
  expect(rowOf(memory).title).toBe(TITLE);
  expect(memory.playback().match.position.seats[0]?.pointTokens).toBe(7);
});
