import type { Host } from '../../../local/host/host.ts';
import { nameInWords } from '../../../src/rules/base/words.ts';
import { FIRST_MATCH_TAB, TABS } from '../../../src/sheets/workbook/tabs/season.ts';
import { FOUR, makeRandom } from '../../players.ts';
import { begun } from '../made-once.ts';
import {
  ask,
  cellsOf,
  codeOf,
  HOST,
  hostOf,
  makeMatch,
  makeSeason,
  offer,
  privateFile,
  problemOf,
  requestFor,
  resolve,
  rowOf,
  sendOrders,
  stateOf,
  submit,
  tryAsk,
} from '../season.ts';

const NAMES = FOUR.map(({ name }) => name);
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

const RESOLVE = { match: 1, round: 1 };

describe('a cell of the position changed by hand', () => {
  const edit = () => {
    const host = begin();
    typeUnder(host, 'pointTokens', '7');
    return host;
  };

  test('is noticed and shown, and stops the round until the host decides', () => {
    const host = edit();
    expect(stateOf(host).matches[0]?.edited).toEqual([
      expect.stringMatching(/^Ann, point tokens: \d+ → 7 \('Secret Soulmate'![A-Z]+\d+\)$/),
    ]);
    expect(codeOf(tryAsk(host, 'resolveRound', RESOLVE))).toBe('edited');
    expect(ask(host, 'verify').fault).toContain('Secret Soulmate');
    expect(rowOf(host, 1).round).toBe(1);
  });

  test('H5 is accepted: the log keeps it, the player’s file shows it, and the round goes on', () => {
    const host = edit();
    const shown = stateOf(host).matches[0]?.edited ?? [];
    typeUnder(host, 'pointTokens', '8');
    expect(codeOf(tryAsk(host, 'acceptEdit', 1, shown))).toBe('stale');
    expect(stateOf(host).matches[0]?.edited).not.toEqual(shown);
    ask(host, 'acceptEdit', 1, stateOf(host).matches[0]?.edited ?? []);
    expect(cellsOf(host, TABS.audit.sheetId).some((line) => line[5] === 'edit')).toBe(true);
    expect(stateOf(host).matches[0]?.edited).toEqual([]);
    expect(ask(host, 'verify').fault).toBe('');
    ask(host, 'resolveRound', RESOLVE);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 2 });
    const [row, at] = cellUnder(host, TAB, 'seats', 'pointTokens');
    expect(Number(cellsOf(host, TAB)[row]?.[at])).toBeGreaterThanOrEqual(6);
  });

  test('is put back: the tab is as the log has it', () => {
    const host = edit();
    ask(host, 'restoreTab', 1);
    expect(stateOf(host).matches[0]?.edited).toEqual([]);
    expect(cellsOf(host, TAB)).toEqual(cellsOf(begin(), TAB));
    expect(ask(host, 'verify').fault).toBe('');
  });

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

  test.each([
    ['rounds played', '4'],
    ['over', 'TRUE'],
  ])('cannot be “%s”', (name, typed) => {
    const host = begin();
    const row = cellsOf(host, TAB).findIndex((line) => line[0] === name);
    const at = cellsOf(host, TAB)[row]?.findIndex((cell, i) => i > 0 && cell !== '') ?? 1;
    host.typeCell(workbook(host), TAB, row, at, typed);
    expect(problemOf(tryAsk(host, 'acceptEdit', 1, ['7 → 8']))).toMatch(
      /cannot be (changed by hand|used as it is)/,
    );
  });

  test('to another player’s name is refused by its address', () => {
    const host = begin();
    typeUnder(host, 'player', 'Zoe');
    expect(problemOf(tryAsk(host, 'resolveRound', RESOLVE))).toMatch(/'Secret Soulmate'!A\d+: expected Ann/);
  });
});

test('H27 a match is renamed: its forms, their files and tabs follow', () => {
  const host = begin();
  ask(host, 'renameMatch', 1, 'The big one');
  ask(host, 'renewForms');
  expect(stateOf(host)).toMatchObject({ outbox: [], matches: [{ title: 'The big one', problem: null }] });
  const { form, trades } = rowOf(host, 1);
  const names = [form, trades].map((id) => host.world.files[id]?.name);
  expect(names).toEqual(['The big one — orders', 'The big one — trade desk']);
  ask(host, 'resolveRound', RESOLVE);
});

describe('a tab deleted by hand', () => {
  test('of the match is said, and comes back from the log', () => {
    const host = begin();
    // A wider drawing of an earlier round leaves empty cells at the end of a row.
    const filled = () => cellsOf(host, TAB).map((row) => row.join('\t').trimEnd());
    const before = filled();
    host.deleteTab(workbook(host), TAB);
    expect(stateOf(host).matches[0]?.problem).toMatchObject({
      what: 'The tab of Secret Soulmate is gone.',
      todo: expect.stringContaining('Restore the tab'),
    });
    expect(codeOf(tryAsk(host, 'resolveRound', RESOLVE))).toBe('bad-tab');
    ask(host, 'restoreTab', 1);
    expect(filled()).toEqual(before);
    ask(host, 'resolveRound', RESOLVE);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 2 });
  });

  test.each([
    ['formTab', 'order'],
    ['tradesTab', 'trade'],
  ] as const)('H22 with responses (%s) is said, and restored from its form', (key, what) => {
    const host = begin();
    host.deleteTab(workbook(host), rowOf(host, 1)[key]);
    const problem = stateOf(host).matches[0]?.problem;
    expect(problem?.what).toBe(`The tab with the ${what} responses of Secret Soulmate is gone.`);
    expect(problem?.todo).toContain('Version history');
    expect(tryAsk(host, 'resolveRound', RESOLVE).ok).toBe(false);
    expect(rowOf(host, 1).round).toBe(1);
    expect(ask(host, 'restoreResponses', 1).tabs).toBe(1);
    ask(host, 'renewForms');
    expect(stateOf(host).matches[0]).toMatchObject({ problem: null, strangers: [], late: [] });
    ask(host, 'resolveRound', RESOLVE);
    expect(ask(host, 'verify').fault).toBe('');
  });

  test('H14 “matches” is drawn again from the log', () => {
    const host = begin();
    const before = rowOf(host, 1);
    host.deleteTab(workbook(host), TABS.matches.sheetId);
    expect(tryAsk(host, 'resolveRound', RESOLVE)).toMatchObject({ ok: true });
    expect(rowOf(host, 1)).toEqual({ ...before, round: before.round + 1 });
  });

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
        expect(problemOf(answer)).toBe(`The tab ${TABS[key].title} is gone.`);
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

describe('the audit log changed by hand', () => {
  const change = (row: number, column: number, text: string) => {
    const host = begin();
    host.typeCell(workbook(host), TABS.audit.sheetId, row, column, text);
    return host;
  };

  test.each([
    [2, 2, 'mallory@example.com', /^Log!A3: its hash does not match/],
    [1, 6, '{}', /^Log!A2: its hash does not match/],
    [3, 0, '7', /^Log!A4: entry 3 belongs here, but entry 7 is here$/],
    [3, 0, '', /^Log!A4: entry 3 belongs here, but no entry is here$/],
    [2, 6, 'not JSON', /^Log!A3: its data cannot be read/],
  ])('in row %i, column %i is named, and stops everything that would write', (row, column, text, fault) => {
    const host = change(row, column, text);
    expect(ask(host, 'verify').fault).toMatch(fault);
    const { warnings, matches } = stateOf(host);
    // The same words, so that the panel says them once.
    expect(warnings).toEqual([matches[0]?.problem?.what]);
    const before = host.fileText(workbook(host));
    const award = { player: 'Ann', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: '' };
    const game = requestFor('secret-soulmate', NAMES);
    const answers = {
      resolveRound: tryAsk(host, 'resolveRound', RESOLVE),
      award: tryAsk(host, 'award', award),
      undoRound: tryAsk(host, 'undoRound', 1, 1),
      setDeadline: tryAsk(host, 'setDeadline', 1, 0, ''),
      restoreTab: tryAsk(host, 'restoreTab', 1),
      acceptEdit: tryAsk(host, 'acceptEdit', 1, ['7 → 8']),
      newGame: tryAsk(host, 'newGame', game),
    };
    for (const [name, answer] of Object.entries(answers))
      expect([name, codeOf(answer)]).toEqual([name, 'bad-log']);
    expect(host.fileText(workbook(host))).toBe(before);
    expect(stateOf(host).job).toBeNull();
  });
});

describe('text that looks like a formula', () => {
  const names = ['=1+1', '+A1', '1/2', '__proto__'];
  const HOSTILE = ['-2', '@SUM', 'TRUE', '=IMPORTXML("http://x","y")'];

  test('from players’ names and answers stays text in every file', () => {
    const host = makeSeason([]);
    host.addPeople(names.map((name, i) => ({ name, email: `p${i}@example.com` })));
    const top = cellsOf(host, TABS.season.sheetId).findIndex((line) => line[0] === '▸ players') + 2;
    names.forEach((name, i) => {
      host.typeCell(workbook(host), TABS.season.sheetId, top + i, 0, `'${name}`);
      host.typeCell(workbook(host), TABS.season.sheetId, top + i, 1, `p${i}@example.com`);
    });
    makeMatch(host, 'not-flower-field', names);
    names.forEach((_, i) => {
      const answers = {
        'With whom?': names[(i + 1) % 4] as string,
        'I give': HOSTILE[i] as string,
        'I get': '1/2',
      };
      const sent = host.submitForm(`p${i}@example.com`, rowOf(host, 1).trades, answers);
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

test('a receipt stays in a player’s file when the file is written anew in the same round', () => {
  const host = begin();
  submit(host, 1, 'Ann', { 'Number card': '3' }, { triggers: 1 });
  expect(host.fileText(privateFile(host, 'Ann').id)).toContain('Number card: 3');
  ask(host, 'setDeadline', 1, 1, new Date(host.clock.now() + 3_600_000).toISOString());
  expect(host.fileText(privateFile(host, 'Ann').id)).toContain('Number card: 3');
});

test('a match that cannot be read keeps no receipt of another from its player', () => {
  const host = begin();
  makeMatch(host, 'secret-soulmate', NAMES, { seed: 'the seed of another match' });
  host.deleteTab(workbook(host), TAB);
  submit(host, 2, 'Ann', { 'Number card': '3' }, { triggers: 1 });
  const text = host.fileText(privateFile(host, 'Ann').id);
  expect(text).toContain('Number card: 3');
});

test('a player taken off the roster in the middle of a match keeps nobody else’s file from being written', () => {
  const host = begin();
  const [row] = cellUnder(host, TABS.season.sheetId, 'players', 'Name');
  [0, 1, 3, 4, 5, 6, 7].forEach((column) => {
    host.typeCell(workbook(host), TABS.season.sheetId, row, column, '');
  });
  const answer = tryAsk(host, 'resolveRound', RESOLVE);
  expect(answer).toMatchObject({ ok: true });
  for (const name of ['Ben', 'Cleo', 'Dan'])
    expect(host.fileText(privateFile(host, name).id)).toContain('Your round 2');
});

test('an offer that nobody understands is shown to the host', () => {
  const host = begin();
  offer(host, 1, 'Ann', 'Ben', 'the moon', '1 garnet');
  expect(stateOf(host).matches[0]?.trades.refused).toEqual([expect.stringContaining('the moon')]);
  expect(HOST).toBe('host@example.com');
});
