import type { Cell } from '../../../../src/rules/declare/position.ts';
import { renameMatch } from '../../../../src/sheets/actions/rename.ts';
import { verify } from '../../../../src/sheets/actions/verify.ts';
import { sendReceipts } from '../../../../src/sheets/delivery/receipts.ts';
import { openBook } from '../../../../src/sheets/log/book.ts';
import { restoreResponses } from '../../../../src/sheets/matches/archive/restore-responses.ts';
import { verifySeason } from '../../../../src/sheets/matches/archive/verify-rest.ts';
import { panelState } from '../../../../src/sheets/panel-api/state.ts';
import { emailOf } from '../../../players.ts';
import { keptResponse } from '../../kept-response.ts';
import { type Memory, moveColumns } from '../../memory-ports.ts';
import { act, begin, madeOnce, NAMES, problemOf, resolve, rowOf } from '../../season.ts';
import { earlySeason } from './closed-season.ts';

const DAY = 86_400_000;

/** A player answers a form: the tab holds whole seconds, or milliseconds, and the form keeps milliseconds. */
function answer(
  memory: Memory,
  name: string,
  form: 'form' | 'trades',
  answers: Record<string, string>,
  isWhole: boolean,
) {
  memory.time += 1234;
  const row = rowOf(memory);
  const sender = emailOf(name);
  memory.kept.set(row[form], [
    ...(memory.kept.get(row[form]) ?? []),
    keptResponse({ at: memory.time, sender, answers }),
  ]);
  const exact = memory.time;
  const shown = isWhole ? Math.floor(exact / 1000) * 1000 : exact;
  const tab = memory.tabs.get(form === 'form' ? row.formTab : row.tradesTab);
  if (!tab) throw new Error('There is no tab.');
  const heads = (tab.cells[0] ?? []).map(String);
  const line = heads.map((head, i): Cell => {
    if (i === 0) return shown / DAY + 25_569;
    return head === 'Email Address' ? sender : (answers[head] ?? '');
  });
  memory.tabs.set(tab.sheetId, { ...tab, cells: [...tab.cells, line] });
}

/** A match in its second round: an order of everybody and a gift in each. */
const played = madeOnce((isWhole: boolean): Memory => {
  const memory = begin();
  for (let round = 0; round < 2; round++) {
    for (const name of NAMES) answer(memory, name, 'form', { 'Number card': String(round + 1) }, isWhole);
    answer(
      memory,
      'Ann',
      'trades',
      { 'With whom?': 'Ben', 'I give': 'Number card 3', 'I get': 'Number card 3' },
      isWhole,
    );
    memory.time += 5000;
    if (round === 0) resolve(memory);
  }
  return memory;
});

/** The host unlinks the forms and deletes their tabs. Gives the rows that the tabs had. */
function deleteTabs(memory: Memory): Map<string, Cell[][]> {
  const row = rowOf(memory);
  const had = new Map<string, Cell[][]>();
  for (const [id, sheetId] of [
    [row.form, row.formTab],
    [row.trades, row.tradesTab],
  ] as const) {
    had.set(
      id,
      (memory.tabs.get(sheetId)?.cells ?? []).slice(1).map((line) => [...line]),
    );
    memory.tabs.delete(sheetId);
    const form = memory.forms.get(id);
    if (form) memory.forms.set(id, { ...form, isLinked: false });
  }
  return had;
}

const matchOf = (memory: Memory) => {
  const [match] = panelState(memory.ports).matches;
  if (!match) throw new Error('There is no match.');
  const { seats, late, unknownSenders, trades } = match;
  return { seats, late, unknownSenders, trades, problem: match.problem };
};

describe('H22 deleted tabs of responses', () => {
  test.each([
    ['milliseconds, and Google writes nothing into the new tabs', false, false],
    ['whole seconds, and Google writes nothing into the new tabs', true, false],
    ['milliseconds, and Google writes all responses again', false, true],
  ])('come back from the forms: the tabs held %s', (_, isWhole, isFilled) => {
    const memory = played(isWhole);
    const before = matchOf(memory);
    expect(before.trades.open).toBe(1);
    const had = deleteTabs(memory);
    expect(matchOf(memory).problem).toMatchObject({ code: 'no-responses' });
    const marked = (form: string) => (had.get(form) ?? []).map((line) => [...line, 'by Google']);
    if (isFilled) memory.relinked = marked;
    expect(restoreResponses(memory.ports, 1)).toEqual({ tabs: 2, responses: 10 });
    expect(memory.tabs.get(rowOf(memory).formTab)?.cells[1]?.some((cell) => cell !== '')).toBe(true);
    expect(matchOf(memory)).toMatchObject({
      late: [],
      unknownSenders: [],
      trades: before.trades,
      problem: null,
    });
    // Google's own cells stay unchanged.
    const [, first] = memory.tabs.get(rowOf(memory).formTab)?.cells ?? [];
    expect(first?.includes('by Google')).toBe(isFilled);
    expect(matchOf(memory).seats.map(({ answers }) => answers)).toEqual(
      before.seats.map(({ answers }) => answers),
    );
    resolve(memory);
    expect(verify(openBook(memory.ports)).fault).toBe('');
    expect(matchOf(memory).late).toEqual([]);
  });

  test('have the titles that they had, and their forms take responses again at once', () => {
    const memory = played(false);
    const titles = () => {
      const { formTab, tradesTab } = rowOf(memory);
      return [formTab, tradesTab].map((sheetId) => memory.tabs.get(sheetId)?.title);
    };
    const before = titles();
    deleteTabs(memory);
    // A form that gets a new tab is closed meanwhile.
    memory.closed.push(rowOf(memory).form, rowOf(memory).trades);
    restoreResponses(memory.ports, 1);
    expect(titles()).toEqual(before);
    expect(memory.closed).toEqual([]);
    expect(openBook(memory.ports).matches.outbox).toEqual([]);
    act(memory, renameMatch, 1, 'The big one');
    expect(titles()).toEqual(['The big one — orders', 'The big one — trade form']);
  });

  test('are restored one alone, and nothing is where all are there', () => {
    const memory = played(false);
    expect(problemOf(() => restoreResponses(memory.ports, 1)).what).toContain('have all responses');
    const { trades, tradesTab, formTab } = rowOf(memory);
    memory.tabs.delete(tradesTab);
    const form = memory.forms.get(trades);
    if (form) memory.forms.set(trades, { ...form, isLinked: false });
    expect(restoreResponses(memory.ports, 1)).toEqual({ tabs: 1, responses: 2 });
    expect(rowOf(memory).formTab).toBe(formTab);
    expect(matchOf(memory).trades.open).toBe(1);
  });

  test('are not restored for a match that is over: nothing of them is read any more', () => {
    const memory = earlySeason();
    memory.tabs.delete(rowOf(memory).formTab);
    expect(problemOf(() => restoreResponses(memory.ports, 1)).what).toMatch(/ is over\.$/);
  });

  test('stay as they are where Google does not link the form, and the host reads why', () => {
    const memory = played(false);
    const { form } = rowOf(memory);
    deleteTabs(memory);
    const link = (id: string) => {
      throw new Error(`Google does not find ${id}`);
    };
    const ports = { ...memory.ports, forms: { ...memory.ports.forms, link } };
    const { what, todo, details } = problemOf(() => restoreResponses(ports, 1));
    expect(what).toContain('The order form of Secret Soulmate cannot be linked: ');
    expect(details).toContain(`Google does not find ${form}`);
    expect(todo).toBe('If the form is in Drive’s bin, restore it. Then press again.');
    expect(restoreResponses(memory.ports, 1).tabs).toBe(2);
  });

  test('are not taken for empty where the form is gone meanwhile', () => {
    const memory = played(false);
    deleteTabs(memory);
    const { answersSince } = memory.ports.forms;
    Object.assign(memory.ports.forms, { answersSince: () => undefined });
    expect(problemOf(() => restoreResponses(memory.ports, 1)).what).toContain('did not open the form');
    Object.assign(memory.ports.forms, { answersSince });
    expect(restoreResponses(memory.ports, 1)).toEqual({ tabs: 2, responses: 10 });
  });

  test('are found again when the script ended before they were noted: no form gets a second tab', () => {
    const memory = played(false);
    deleteTabs(memory);
    const before = [...memory.tabs.keys()];
    // The names of the tabs alone may be refused, so it is tried without them.
    memory.fates.push('refused', 'refused');
    expect(problemOf(() => restoreResponses(memory.ports, 1)).what).toContain('did not accept the change');
    const made = [...memory.tabs.keys()].filter((sheetId) => !before.includes(sheetId));
    expect(made).toHaveLength(2);
    const known: (readonly number[])[] = [];
    const { forms } = memory.ports;
    const link: typeof forms.link = (form, others) => {
      known.push(others);
      return forms.link(form, others);
    };
    expect(restoreResponses({ ...memory.ports, forms: { ...forms, link } }, 1).tabs).toBe(2);
    // For the trade form, the tab of the order form is known.
    expect(known.map((ids) => made.filter((sheetId) => ids.includes(sheetId)))).toEqual([[], [made[0]]]);
    expect([...memory.tabs.keys()].filter((sheetId) => !before.includes(sheetId))).toEqual(made);
  });

  test('stay as they are where the form is gone, and the host is told', () => {
    const memory = played(false);
    deleteTabs(memory);
    memory.refusesForm = () => 'Error: No item with the given ID could be found.';
    expect(problemOf(() => restoreResponses(memory.ports, 1)).what).toContain('A file or form was deleted');
    memory.refusesForm = () => undefined;
    expect(restoreResponses(memory.ports, 1)).toEqual({ tabs: 2, responses: 10 });
  });
});

/** Somebody deletes a row of the tab of orders; 1 is the first one below the heads. */
function deleteRow(memory: Memory, row: number, key: 'formTab' | 'tradesTab' = 'formTab') {
  const tab = memory.tabs.get(rowOf(memory)[key]);
  if (!tab) throw new Error('There is no tab.');
  memory.tabs.set(tab.sheetId, { ...tab, cells: tab.cells.filter((_, at) => at !== row) });
}

const rowsIn = (memory: Memory, key: 'formTab' | 'tradesTab' = 'formTab') =>
  (memory.tabs.get(rowOf(memory)[key])?.cells ?? []).slice(1);

describe('H41 a tab that lacks responses gets them from its form', () => {
  test.each([
    ['milliseconds', false],
    ['whole seconds', true],
  ])('each once, with the rest as it was: the tab holds %s', (_, isWhole) => {
    const memory = played(isWhole);
    const before = matchOf(memory);
    const all = rowsIn(memory).length;
    // The first is of the round that is resolved, the last one of the open round.
    deleteRow(memory, all);
    deleteRow(memory, 1);
    deleteRow(memory, 2, 'tradesTab');
    const left = rowsIn(memory);
    expect(verifySeason(memory.ports).lacking).toEqual([{ match: 1, title: 'Secret Soulmate' }]);
    expect(panelState(memory.ports, 1).matches[0]?.lacking).toBe(2);
    expect(restoreResponses(memory.ports, 1)).toEqual({ tabs: 0, responses: 3 });
    expect([rowsIn(memory).length, rowsIn(memory, 'tradesTab').length]).toEqual([all, 2]);
    for (const line of left) expect(rowsIn(memory)).toContainEqual(line);
    expect(matchOf(memory)).toEqual(before);
    expect(verifySeason(memory.ports).lacking).toBeUndefined();
    expect(problemOf(() => restoreResponses(memory.ports, 1)).what).toContain('have all responses');
    resolve(memory);
    expect(verify(openBook(memory.ports)).fault).toBe('');
    expect(matchOf(memory).late).toEqual([]);
  });

  test('a row whose answer was changed stays, and what pages show counts once', () => {
    const memory = played(false);
    // The pages show what was sent.
    sendReceipts(memory.ports, 1);
    const all = rowsIn(memory).length;
    const { formTab } = rowOf(memory);
    const card = (memory.tabs.get(formTab)?.cells[0] ?? []).indexOf('Number card');
    memory.type(formTab, all - 1, card, '3');
    deleteRow(memory, all);
    const before = matchOf(memory).seats.map(({ answers }) => answers);
    expect(restoreResponses(memory.ports, 1)).toEqual({ tabs: 0, responses: 1 });
    expect(rowsIn(memory).filter((line) => line[card] === '3')).toHaveLength(1);
    expect(matchOf(memory).seats.map(({ answers }) => answers)).toEqual(before);
    expect(matchOf(memory).late).toEqual([]);
  });

  test('in the columns where the tab has them now', () => {
    const memory = played(false);
    const tab = memory.tabs.get(rowOf(memory).formTab);
    if (!tab) throw new Error('There is no tab.');
    const width = tab.cells[0]?.length ?? 0;
    memory.tabs.set(
      tab.sheetId,
      moveColumns(tab, [-1, ...Array.from({ length: width }, (_, i) => width - 1 - i)]),
    );
    const before = matchOf(memory);
    expect(before.problem).toBeNull();
    deleteRow(memory, rowsIn(memory).length);
    expect(restoreResponses(memory.ports, 1).responses).toBe(1);
    expect(matchOf(memory)).toEqual(before);
  });
});
