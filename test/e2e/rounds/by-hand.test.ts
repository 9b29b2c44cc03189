import type { Host } from '../../../local/host/host.ts';
import { nameInWords } from '../../../src/rules/base/words.ts';
import { FIRST_MATCH_TAB, TABS } from '../../../src/sheets/workbook/season.ts';
import { makeRandom } from '../../players.ts';
import { begun } from '../made-once.ts';
import {
  ask,
  cellsOf,
  HOST,
  hostOf,
  makeMatch,
  makeSeason,
  problemOf,
  resolve,
  rowOf,
  sendOrders,
  stateOf,
  tryAsk,
} from '../season.ts';

const TAB = FIRST_MATCH_TAB + 1;

const STATE = (() => {
  const host = begun('email');
  sendOrders(host, 1, makeRandom('by hand'));
  resolve(host, 1);
  sendOrders(host, 1, makeRandom('by hand 2'));
  return host.snapshot();
})();

const begin = () => hostOf({ state: STATE, hasQuotas: false });
const workbook = (host: Host) => host.world.activeWorkbook as string;

/** Where a column of a table in a tab has its first cell, 0-based. */
function cellUnder(host: Host, sheetId: number, info: string, column: string): [row: number, column: number] {
  const cells = cellsOf(host, sheetId);
  const top = cells.findIndex((line) => line[0] === `▸ ${info}`);
  return [top + 2, cells[top + 1]?.indexOf(nameInWords(column)) ?? -1];
}

function typeUnder(host: Host, column: string, text: string, info = 'seats'): void {
  const [row, at] = cellUnder(host, TAB, info, column);
  host.typeCell(workbook(host), TAB, row, at, text);
}

test('the panel’s next poll reads what was typed, and a poll without an edit reads nothing (G115)', () => {
  const host = begin();
  const { version } = stateOf(host);
  expect(ask(host, 'poll', version)).toBeNull();
  typeUnder(host, 'pointTokens', '7');
  // Without Google's call, only the next action or the panel's own reading after some time finds it.
  expect(ask(host, 'poll', version)).toBeNull();
  const { error, calls } = host.call(HOST, 'onEdit');
  expect(error).toBeUndefined();
  expect(calls.list.map(({ name }) => name)).toEqual([
    'PropertiesService.getDocumentProperties',
    'Utilities.getUuid',
    'Properties.setProperty',
  ]);
  const polled = ask(host, 'poll', version);
  expect(polled?.matches[0]?.edited).toBeTruthy();
  expect(ask(host, 'poll', polled?.version ?? '')).toBeNull();
});

describe('H13 what Sheets converts while it is typed', () => {
  test.each(['1/2', '1-2', '007', 'TRUE', '15:00', '=1+1'])('stays the name “%s”', (name) => {
    const host = makeSeason([]);
    const top = cellsOf(host, TABS.season.sheetId).findIndex((line) => line[0] === '▸ players') + 2;
    host.typeCell(workbook(host), TABS.season.sheetId, top, 0, name);
    expect(stateOf(host).season?.players.map((one) => one.name)).toEqual([name]);
  });

  test('H17 24:00 under “Rounds are due” is midnight', () => {
    const host = makeSeason([]);
    const row = cellsOf(host, TABS.season.sheetId).findIndex((line) => line[0] === 'Rounds are due');
    host.typeCell(workbook(host), TABS.season.sheetId, row, 1, '24:00');
    expect(stateOf(host).season?.deadlines).toBe('daily at 00:00 UTC');
  });
});

const RESOLVE = { match: 1, round: 1 };

describe('a cell of the position changed by hand', () => {
  test.each(['many', '-1', '1.5', '=1+1', '1/2', 'TRUE'])(
    'to “%s” is named with what is expected',
    (typed) => {
      const host = begin();
      typeUnder(host, 'pointTokens', typed);
      const problem = stateOf(host).matches[0]?.problem?.what ?? stateOf(host).matches[0]?.edited.join();
      expect(problem).toMatch(
        /'Secret Soulmate'![A-Z]+\d+: found .+, expected a whole number from 0|\d+ → 46024 \('Secret Soulmate'![A-Z]+\d+\)/,
      );
      expect(rowOf(host, 1).round).toBe(1);
      expect(tryAsk(host, 'resolveRound', RESOLVE).ok).toBe(false);
    },
  );
});

describe('a tab deleted by hand', () => {
  test.each(['season', 'ledger', 'audit'] as const)(
    '“%s” is said before anything else, and may be put back',
    (key) => {
      const host = begin();
      const before = host.fileText(workbook(host));
      host.deleteTab(workbook(host), TABS[key].sheetId);
      const without = host.fileText(workbook(host));
      for (const answer of [
        tryAsk(host, 'resolveRound', RESOLVE),
        tryAsk(host, 'getState'),
        tryAsk(host, 'setUp', 'code'),
      ])
        expect(problemOf(answer)).toBe(`The tab ${TABS[key].title} was deleted.`);
      expect(host.fileText(workbook(host))).toBe(without);
      host.undoDeletion(workbook(host));
      expect(host.fileText(workbook(host)) === before).toBe(true);
      expect(() => host.undoDeletion(workbook(host))).toThrow('no deletion');
      expect(stateOf(host).matches[0]?.problem).toBeNull();
    },
  );

  test('a tab that was renamed, moved, or has columns added is found all the same', () => {
    const host = begin();
    const file = host.world.files[workbook(host)];
    if (file?.kind !== 'workbook') throw new Error('no workbook');
    file.workbook = {
      ...file.workbook,
      sheets: [...file.workbook.sheets].reverse().map((sheet) => ({ ...sheet, title: `My ${sheet.title}` })),
    };
    ask(host, 'resolveRound', RESOLVE);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 2 });
    expect(file.workbook.sheets.every(({ title }) => title.startsWith('My '))).toBe(true);
  });
});

describe('text that looks like a formula', () => {
  const names = ['=1+1', '+A1', '1/2', '__proto__'];
  const HOSTILE = ['-2', '@SUM', 'TRUE', '=IMPORTXML("http://x","y")'];

  test('from players’ names and answers stays text in every file', () => {
    // The column of names keeps what is typed.
    const host = makeSeason([]);
    host.addPeople(names.map((name, i) => ({ name, email: `p${i}@example.com` })));
    const top = cellsOf(host, TABS.season.sheetId).findIndex((line) => line[0] === '▸ players') + 2;
    names.forEach((name, i) => {
      host.typeCell(workbook(host), TABS.season.sheetId, top + i, 0, name);
      host.typeCell(workbook(host), TABS.season.sheetId, top + i, 1, `p${i}@example.com`);
    });
    makeMatch(host, 'not-flower-field', names);
    names.forEach((_, i) => {
      const answers = {
        'With whom?': names[(i + 1) % 4] as string,
        'I give': 'Garnets',
        'I get: how many? (empty means one)': '007',
      };
      const sent = host.submitForm(`p${i}@example.com`, rowOf(host, 1).trades, answers);
      const { tradesTab } = rowOf(host, 1);
      host.typeCell(workbook(host), tradesTab, i + 1, 2, HOSTILE[i] as string);
      expect(sent.triggered.map(({ log, error }) => [log, error])).toEqual([[[], undefined]]);
    });
    expect(resolve(host, 1).value).toMatchObject({ ok: true });
    // Only the tabs that Google itself writes may hold a formula; the add-on copies none from there.
    for (const file of Object.values(host.world.files)) {
      const own = file.kind === 'workbook' ? file.workbook.sheets.filter(({ formId }) => !formId) : [];
      expect([file.name, JSON.stringify(own).includes('formulaValue')]).toEqual([file.name, false]);
    }
    expect(ask(host, 'verify').fault).toBe('');
    expect(stateOf(host).matches[0]?.seats.map(({ name }) => name)).toEqual(names);
  });
});
