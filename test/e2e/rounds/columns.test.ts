import type { Switches } from '../../../local/google/world/switches.ts';
import type { Host } from '../../../local/host/host.ts';
import { NAMES } from '../../players.ts';
import { begun } from '../made-once.ts';
import { ask, cellsOf, HOST, hostOf, problemOf, resolve, rowOf, stateOf, submit, tryAsk } from '../season.ts';

/** A match with three orders; the account may have switches, from before the first one. */
function played(switches: Switches = {}): Host {
  const host = hostOf({ state: begun('email').snapshot(), switches: { formsApi: true, ...switches } });
  submit(host, 1, 'Ann', { 'Number card': '1', 'Garnets to add': '2' });
  submit(host, 1, 'Ben', { 'Number card': '2' });
  submit(host, 1, 'Cleo', { 'Number card': '3', 'Garnets to add': '1' });
  return host;
}

const workbook = (host: Host) => host.world.activeWorkbook as string;
const tab = (host: Host) => rowOf(host, 1).formTab;
const heads = (host: Host) => (cellsOf(host, tab(host))[0] ?? []).map(String);
const columnOf = (host: Host, head: string) => heads(host).indexOf(head);

function typeHead(host: Host, column: number, head: string): void {
  host.typeCell(workbook(host), tab(host), 0, column, head);
}

function typeBelow(host: Host, column: number, texts: readonly string[]): void {
  texts.forEach((text, i) => {
    host.typeCell(workbook(host), tab(host), i + 1, column, text);
  });
}

/** The orders that count, and that Verify finds no fault. */
function orders(host: Host): unknown {
  const { seats } = stateOf(host).matches[0] ?? { seats: [] };
  expect(ask(host, 'verify').fault).toBe('');
  return Object.fromEntries(seats.map(({ name, answers }) => [name, answers]));
}

const SENT = {
  Ann: ['Number card: 1', 'Garnets to add: 2'],
  Ben: ['Number card: 2'],
  Cleo: ['Number card: 3', 'Garnets to add: 1'],
  Dan: [],
};

/** Changes by hand of the tab of responses. */
const BY_HAND: readonly (readonly [what: string, act: (host: Host) => void])[] = [
  [
    'exchanges two heads',
    (host) => {
      const [card, garnets] = [columnOf(host, 'Number card'), columnOf(host, 'Garnets to add')];
      typeHead(host, card, 'Garnets to add');
      typeHead(host, garnets, 'Number card');
    },
  ],
  ['copies a head', (host) => typeHead(host, columnOf(host, 'Garnets to add'), 'Number card')],
  ['renames a head', (host) => typeHead(host, columnOf(host, 'Number card'), 'Card')],
  [
    'empties all heads',
    (host) => {
      for (const column of heads(host).keys()) typeHead(host, column, '');
    },
  ],
  [
    'makes a column of their own with the title of a question',
    (host) => {
      const column = heads(host).length + 1;
      typeHead(host, column, 'Number card');
      typeBelow(host, column, ['3', '1', '2']);
    },
  ],
  [
    'moves and inserts columns',
    (host) => {
      const order = heads(host).map((_, column) => column);
      host.arrangeColumns(workbook(host), tab(host), [-1, ...order.reverse()]);
    },
  ],
  ['sorts the rows', (host) => host.sortRows(workbook(host), tab(host), columnOf(host, 'Number card'))],
  ['duplicates the tab', (host) => host.copyTab(workbook(host), tab(host))],
];

describe('H7 what a host does to the tab of responses changes no order', () => {
  test.each(BY_HAND)('%s', (_, act) => {
    const host = played();
    act(host);
    expect(orders(host)).toEqual(SENT);
    submit(host, 1, 'Dan', { 'Number card': '3', 'Garnets to add': '1' });
    expect(orders(host)).toEqual({ ...SENT, Dan: ['Number card: 3', 'Garnets to add: 1'] });
    resolve(host, 1);
    expect(JSON.parse(ask(host, 'exportRecord', 1)).rounds[0].orders).toEqual({
      Ann: { card: 1, garnets: 2 },
      Ben: { card: 2 },
      Cleo: { card: 3, garnets: 1 },
      Dan: { card: 3, garnets: 1 },
    });
  });

  test('if Google made another column for an answer, the form is asked', () => {
    const host = played();
    const form = host.world.files[rowOf(host, 1).form];
    if (form?.kind !== 'form') throw new Error('no form');
    const { columns = {} } = form.form.destination ?? {};
    const at = columnOf(host, 'Number card');
    for (const [key, column] of Object.entries(columns)) if (column === at) delete columns[key];
    submit(host, 1, 'Ann', { 'Number card': '3', 'Garnets to add': '0' });
    expect(heads(host).filter((head) => head === 'Number card')).toHaveLength(2);
    expect(orders(host)).toEqual({ ...SENT, Ann: ['Garnets to add: 0', 'Number card: 3'] });
  });

  test('calls: bound columns are read in the one call that reads the workbook', () => {
    const host = played();
    expect(host.call(HOST, 'getState').calls.byService).toMatchObject({ Sheets: 1 });
  });
});

describe('H7 a column that is deleted', () => {
  test('stops everything, and is read and bound again once its head is back', () => {
    const host = played();
    const at = columnOf(host, 'Number card');
    const order = heads(host).map((_, column) => column);
    host.arrangeColumns(
      workbook(host),
      tab(host),
      order.filter((column) => column !== at),
    );
    expect(problemOf(tryAsk(host, 'resolveRound', { match: 1, round: 0, early: true }))).toContain(
      'no longer has the column “Number card”',
    );
    host.arrangeColumns(workbook(host), tab(host), [...order.slice(0, -1).map((_, i) => i), -1]);
    const last = order.length - 1;
    typeHead(host, last, 'Number card');
    typeBelow(host, last, ['1', '2', '3']);
    resolve(host, 1);
    typeHead(host, last, 'mine');
    submit(host, 1, 'Ann', { 'Number card': '2' });
    expect(stateOf(host).matches[0]?.problem).toBeNull();
  });
});

describe('H7 where Google keeps no metadata', () => {
  test('heads count, and one that stands in several cells stops everything, named', () => {
    const host = hostOf({ state: begun('email').snapshot(), switches: { formsApi: true } });
    for (const file of Object.values(host.world.files))
      if (file.kind === 'workbook') for (const sheet of file.workbook.sheets) sheet.metadata = {};
    host.world.switches = { ...host.world.switches, metadataLost: true };
    submit(host, 1, NAMES[0] as string, { 'Number card': '1' });
    expect(orders(host)).toMatchObject({ Ann: ['Number card: 1'] });
    const own = heads(host).length;
    typeHead(host, own, 'Number card');
    expect(stateOf(host).matches[0]?.problem?.what).toMatch(
      /^The head “Number card” is in several cells: '.*'![A-Z]1 and '.*'![A-Z]1\.$/,
    );
  });
});
