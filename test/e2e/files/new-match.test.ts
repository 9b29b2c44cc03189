import type { WorkbookFile } from '../../../local/google/world/world.ts';
import type { CallCount } from '../../../local/host/call-count.ts';
import type { Host } from '../../../local/host/host.ts';
import { TABLES, type TableFor } from '../../tables.ts';
import { makeSeason, rowOf } from '../season.ts';
import { firstMatch, makeDealt } from './first-match.ts';

const namesIn = ({ list }: CallCount) =>
  list.flatMap(({ name, requests = [] }) => [name, ...requests.map(({ url }) => url.replace(/\?.*/, ''))]);

function formOf(host: Host, id: string) {
  const file = host.world.files[id];
  if (file?.kind !== 'form') throw new Error('no form');
  return file;
}

/** The title of a tab of the host workbook. */
function titleOf(host: Host, tab: number): string | undefined {
  const { workbook } = host.world.files[host.world.activeWorkbook as string] as WorkbookFile;
  return workbook.sheets.find(({ sheetId }) => sheetId === tab)?.title;
}

/** The order form and the trade form of a match, as respondents see them, and the heads of their tabs. */
function formsOf(host: Host, match: number): unknown {
  const row = rowOf(host, match);
  return [row.form, row.trades].map((id) => {
    const { form, permissions } = formOf(host, id);
    const { description, confirmation, emails, allowEdits, accepting, published, items } = form;
    const questions = items.map(({ id: _, questionIds, ...item }) => ({ ...item, asks: questionIds.length }));
    const responders = permissions.filter(({ view }) => view === 'published').map(({ type }) => type);
    return [description, confirmation, emails, allowEdits, accepting, published, questions, responders];
  });
}

/** Service calls of a first match, as counted; a later one, with files already there, takes one less. */
const CALLS: Readonly<Record<string, number>> = {
  'polar-power': 173,
  'the-mvp': 140,
  'secret-soulmate': 164,
  'not-flower-field': 140,
  'picking-nine': 165,
};

/** The most calls of any other game: each question of its form takes up to five, three of them for its place in the link. */
const limitOf = (questions: number): number => 135 + 6 * questions;

/** The most seconds that a new match of a counted game takes, as Google is modelled. */
const MOST = 35;
/** The same for another game. */
const secondsOf = (questions: number): number => 27.9 + 0.6 * questions;

test('a match by verified emails takes 14 calls less than one by codes, whose forms are prepared for links', () => {
  const table = TABLES.find(({ game }) => game === 'not-flower-field') as TableFor;
  const { calls, modelledMs } = makeDealt(makeSeason(table.roster, 'email', { hasQuotas: false }), table);
  expect(calls.service).toBe((CALLS[table.game] ?? 0) - 14);
  expect(modelledMs).toBeLessThanOrEqual(MOST * 1000);
});

describe.each(TABLES)('a new match of $game', (table) => {
  const { game } = table;
  const { made, host } = firstMatch(game);
  const first = made.calls;
  const later = makeDealt(host, table).calls;
  const questions = formOf(host, rowOf(host, 1).form).form.items.length;

  test('takes few calls', () => {
    if (CALLS[game]) expect(first.service).toBe(CALLS[game]);
    else expect(first.service).toBeLessThanOrEqual(limitOf(questions));
    expect(later.service).toBe(first.service - 1);
  });

  test('takes at most 35 s as Google is modelled, or more with a long form of a game that is not counted', () => {
    expect(made.modelledMs).toBeLessThanOrEqual((CALLS[game] ? MOST : secondsOf(questions)) * 1000);
  });

  test('changes the workbook twice: the match with the names of all its tabs, and what was delivered', () => {
    expect(first.byName['Sheets.Spreadsheets.batchUpdate']).toBe(2);
    const workbook = host.world.activeWorkbook as string;
    expect(namesIn(first).filter((name) => name.includes(`${workbook}:batchUpdate`))).toEqual([]);
  });

  test('asks only the new tab for its form', () => {
    expect(first.byName['Sheet.getFormUrl']).toBe(2);
    expect(later.byName['Sheet.getFormUrl']).toBe(2);
  });

  test('has the same forms as the match before, and tabs of its own', () => {
    expect(formsOf(host, 2)).toEqual(formsOf(host, 1));
    const [one, other] = [rowOf(host, 1), rowOf(host, 2)];
    expect(new Set([one.formTab, one.tradesTab, other.formTab, other.tradesTab]).size).toBe(4);
    expect(other.formUrl).not.toBe(one.formUrl);
  });

  test('has response tabs that are named after it', () => {
    const titles = [1, 2].flatMap((match) => {
      const { title, formTab, tradesTab } = rowOf(host, match);
      return [title, titleOf(host, formTab), titleOf(host, tradesTab)];
    });
    const [first = ''] = titles;
    const named = (title: string) => [title, `${title} — orders`, `${title} — trade form`];
    expect(titles).toEqual([...named(first), ...named(`${first} 2`)]);
  });
});
