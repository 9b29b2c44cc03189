import type { WorkbookFile } from '../../../local/google/world/world.ts';
import type { CallCount } from '../../../local/host/call-count.ts';
import type { Host } from '../../../local/host/host.ts';
import { FOUR, makeRandom, NAMES, roster } from '../../players.ts';
import { TABLES, type TableFor } from '../../tables.ts';
import { contentsOf } from '../contents.ts';
import { begun } from '../made-once.ts';
import {
  ask,
  HOST,
  hostOf,
  makeMatch,
  makeSeason,
  requestFor,
  resolve,
  rowOf,
  sendOrders,
  stateOf,
  typeRoster,
} from '../season.ts';
import { firstMatch, makeDealt, makeOne } from './first-match.ts';

// The calls that a new match takes, first and with forms that are copied from an earlier match (docs/google.md, G69).

/** The calls of a match that is made in one run. */
const callsOf = (...given: Parameters<typeof makeOne>): CallCount => makeOne(...given).calls;

const namesIn = ({ list }: CallCount) =>
  list.flatMap(({ name, requests = [] }) => [name, ...requests.map(({ url }) => url.replace(/\?.*/, ''))]);

const isCopied = (calls: CallCount) => namesIn(calls).filter((name) => /\/copy$/.test(name)).length;

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

/** What respondents see of the order form and the trade form of a match, and what their tabs say at the top. */
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

/** Service calls: of a first match, and of one that copies its forms. */
type Calls = readonly [first: number, copied: number];

/** As counted. */
const CALLS: Readonly<Record<string, Calls>> = {
  'polar-power': [150, 133],
  'the-mvp': [127, 103],
  'secret-soulmate': [143, 123],
  'not-flower-field': [121, 103],
  'picking-nine': [145, 128],
};

/** The most calls of a game that is not counted here: each question of its form takes up to five, three of them for its place in the link. */
const limitOf = (questions: number): Calls => [130 + 5 * questions, 104 + 4 * questions];

/** The most seconds that a new match of a counted game takes, as Google is modelled. */
const MOST = 31.5;
/** The same for another game. */
const secondsOf = (questions: number): number => 27.9 + 0.6 * questions;

test('a match by verified emails takes ten calls less than one by codes, whose forms are prepared for links', () => {
  const table = TABLES.find(({ game }) => game === 'not-flower-field') as TableFor;
  const { calls, modelledMs } = makeDealt(makeSeason(table.roster, 'email', { hasQuotas: false }), table);
  expect(calls.service).toBe((CALLS[table.game]?.[0] ?? 0) - 10);
  expect(modelledMs).toBeLessThanOrEqual(MOST * 1000);
});

describe.each(TABLES)('a new match of $game', (table) => {
  const { game } = table;
  const { made, host } = firstMatch(game);
  const first = made.calls;
  const copied = makeDealt(host, table).calls;
  const questions = formOf(host, rowOf(host, 1).form).form.items.length;

  test('takes few calls, and less where its forms are copied', () => {
    const calls: Calls = [first.service, copied.service];
    if (CALLS[game]) expect(calls).toEqual(CALLS[game]);
    else expect(calls.filter((count, i) => count > limitOf(questions)[i]!)).toEqual([]);
    expect([isCopied(first), isCopied(copied)]).toEqual([0, 2]);
  });

  test('takes at most 31.5 s as Google is modelled, or more with a long form of a game that is not counted', () => {
    expect(made.modelledMs).toBeLessThanOrEqual((CALLS[game] ? MOST : secondsOf(questions)) * 1000);
  });

  test('changes the workbook twice: the match with the names of all its tabs, and what was delivered', () => {
    expect(first.byName['Sheets.Spreadsheets.batchUpdate']).toBe(2);
    const workbook = host.world.activeWorkbook as string;
    expect(namesIn(first).filter((name) => name.includes(`${workbook}:batchUpdate`))).toEqual([]);
  });

  test('asks only the new tab for its form', () => {
    expect(first.byName['Sheet.getFormUrl']).toBe(2);
    expect(copied.byName['Sheet.getFormUrl']).toBe(2);
  });

  test('has the same forms, copied or not', () => {
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

describe('a form that may be copied', () => {
  const state = begun('code').snapshot();
  const again = (host: Host, players: readonly string[] = NAMES) => callsOf(host, 'secret-soulmate', players);

  /** The forms of a match that was made as the first of its season. */
  const expected = formsOf(begun('code'), 1);

  test('is changed for other players', () => {
    const host = hostOf({ state, hasQuotas: false });
    const players = ['Zoe', 'Yan', 'Xia', 'Wim'];
    host.addPeople(players.map((name) => ({ name, email: `${name.toLowerCase()}@example.com` })));
    typeRoster(host, [...FOUR, ...players.map((name) => ({ name, meadow: 'red' }))]);
    expect(isCopied(again(host, players))).toBe(2);
    const other = makeSeason(
      players.map((name) => ({ name, meadow: 'red' })),
      'code',
    );
    makeMatch(other, 'secret-soulmate', players);
    expect(formsOf(host, 2)).toEqual(formsOf(other, 1));
  });

  test('is copied though its match is over, and the copy is open', () => {
    const host = hostOf({ state, hasQuotas: false });
    // A form that the host has unpublished counts as closed.
    Object.assign(formOf(host, rowOf(host, 1).trades).form, { published: false, accepting: false });
    ask(host, 'endEarly', 1, 0, 'without outcome');
    ask(host, 'renewForms');
    expect([rowOf(host, 1).over, formOf(host, rowOf(host, 1).form).form.accepting]).toEqual([true, false]);
    expect(isCopied(again(host))).toBe(2);
    expect(formsOf(host, 2)).toEqual(expected);
    sendOrders(host, 2, makeRandom('copied'));
    expect(resolve(host, 2).value).toMatchObject({ ok: true, value: { failed: [] } });
    expect(ask(host, 'verify')).toMatchObject({ fault: '', matches: 2 });
  });

  test('is copied as it stands, though its renewal waits', () => {
    const host = hostOf({ state, hasQuotas: false });
    resolve(host, 1);
    expect(isCopied(again(host))).toBe(2);
    expect(formsOf(host, 2)).toEqual(expected);
  });

  test('gives the trade form to a match of another game that trades as many kinds', () => {
    const six = roster('red', 'red', 'red', 'red', 'red', 'red');
    const host = makeSeason(six, 'code', { hasQuotas: false });
    makeMatch(host, 'not-flower-field', NAMES);
    const names = six.map(({ name }) => name);
    expect(isCopied(callsOf(host, 'picking-nine', names))).toBe(1);
    expect(isCopied(callsOf(host, 'secret-soulmate', names))).toBe(0);
  });

  const deleted = (host: Host, id: string) => host.deleteFile(id);
  const unknown = (host: Host, id: string) => delete notesOf(host)[`form ${id}`];

  test.each([
    ['was deleted, or is not known', deleted, unknown],
    ['asked other questions, or was deleted', noteShape, deleted],
  ])('is made anew when the first one %s', (_, changeOrders, changeTrades) => {
    const host = hostOf({ state, hasQuotas: false });
    const { form, trades } = rowOf(host, 1);
    changeOrders(host, form);
    changeTrades(host, trades);
    expect(again(host).byName['FormApp.create']).toBe(2);
    expect(formsOf(host, 2)).toEqual(expected);
  });

  test('lacks no question that the host has taken out of the first one', () => {
    const host = hostOf({ state, hasQuotas: false });
    const { items } = formOf(host, rowOf(host, 1).form).form;
    const [{ title } = { title: '' }] = items.splice(1, 1);
    expect(isCopied(again(host))).toBe(2);
    const titles = formOf(host, rowOf(host, 2).form).form.items.map((item) => item.title);
    expect(titles).toContain(title);
    expect(titles).toHaveLength(items.length + 1);
  });

  test('is used again when the script was ended just after it was copied', () => {
    const host = hostOf({ state, hasQuotas: false, switches: { listLag: 20_000 } });
    host.failRequest({ match: (url) => url.includes('/copy'), status: 500, when: 'after' });
    host.call(HOST, 'newGame', [requestFor('secret-soulmate', NAMES, { seed: 'the seed of counted calls' })]);
    while (stateOf(host).job) ask(host, 'continueWork');
    const live = Object.values(host.world.files).filter(({ kind, trashed }) => kind === 'form' && !trashed);
    expect(live).toHaveLength(4);
    expect(formsOf(host, 2)).toEqual(expected);
    expect(contentsOf(host)).toMatchObject({ notes: [] });
  });
});

function notesOf(host: Host): Record<string, string> {
  return host.world.properties[host.world.activeWorkbook as string] as Record<string, string>;
}

/** Notes that the first question of a form had another title. */
function noteShape(host: Host, id: string): void {
  const notes = notesOf(host);
  notes[`form ${id}`] = (notes[`form ${id}`] as string).replace(/"shape":"\w+"/, '"shape":"00000000"');
}
