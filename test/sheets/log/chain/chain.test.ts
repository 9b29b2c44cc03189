import { cut } from '../../../../src/rules/base/json.ts';
import type { Cell } from '../../../../src/rules/declare/position.ts';
import { addToLog, readLog } from '../../../../src/sheets/log/chain/audit-log.ts';
import {
  AUDIT_HEADS,
  chainEntry,
  type Entry,
  type NewEntry,
  writeEntry,
} from '../../../../src/sheets/log/chain/chain.ts';
import { FIRST_PREVIOUS_HASH } from '../../../../src/sheets/log/chain/link.ts';
import type { LogEvent } from '../../../../src/sheets/log/events.ts';
import type { Tab } from '../../../../src/sheets/ports.ts';

const entry = (event: LogEvent): NewEntry => ({
  time: '2026-01-10T12:00:00.000Z',
  who: 'host@example.com',
  match: 1,
  round: 0,
  ...event,
});

function logOf(events: readonly LogEvent[]): Entry[] {
  const log: Entry[] = [];
  for (const event of events) log.push(chainEntry(log, entry(event), `salt${log.length}`));
  return log;
}

const vote = (chosen: string): LogEvent => ({ what: 'vote', data: { chosen } });

const rowsOf = (log: readonly Entry[]): Cell[][] => [[...AUDIT_HEADS], ...log.flatMap(writeEntry)];
const read = (cells: Cell[][]) =>
  readLog({ sheetId: 4, title: 'Audit', rowCount: cells.length, cells } satisfies Tab);

const LOG = logOf([
  { what: 'season', data: { identity: 'email', format: 1 } },
  { what: 'deadline', data: { from: '', to: '2026-02-01T00:00:00.000Z' } },
  { what: 'undo', data: { round: 1, entry: 7 } },
  vote('x'.repeat(120_000)),
  { what: 'ledger', data: [] },
]);

test('comes back from its cells, entries longer than a cell too', () => {
  const cells = rowsOf(LOG);
  expect(cells.length).toBe(1 + 4 + 3);
  expect(Math.max(...cells.flat().map((cell) => String(cell).length))).toBeLessThanOrEqual(50_000);
  expect(read(cells)).toMatchObject({
    title: 'Audit',
    entries: LOG,
    rows: [1, 2, 3, 4, 7],
    used: cells.length,
  });
});

test.each(['=1+1', '1/2', '__proto__', '"', '\u2028', '👩‍👩‍👧'.repeat(9000), `${'x'.repeat(44_993)}👩‍👩‍👧`])(
  'text of players stays what it is (%#)',
  (text) => {
    const edit = { [cut(text, 20)]: 1, seats: [JSON.parse('{"__proto__":"x"}')] };
    const log = logOf([vote(text), { what: 'edit', data: edit }]);
    const { entries, fault } = read(rowsOf(log));
    expect({ entries, fault }).toEqual({ entries: log, fault: undefined });
  },
);

test.each([
  ['all its rows', []],
  ['all but its heads', [[...AUDIT_HEADS]]],
])('a log that lost %s is no beginning: nothing may be chained to it', (_what, cells) =>
  expect(read(cells).fault).toEqual({ address: 'Audit!A2', problem: 'all its entries are gone' }),
);

test('begins with no previous hash, and chains each entry to the one before', () => {
  expect(LOG[0]?.previous).toBe(FIRST_PREVIOUS_HASH);
  LOG.slice(1).forEach((one, i) => {
    expect(one.previous).toBe(LOG[i]?.hash);
  });
});

test.each(AUDIT_HEADS.map((head, column) => [head, column] as const))(
  'a changed cell (%s) names its row',
  (_head, column) => {
    const cells = rowsOf(LOG);
    const line = cells[2] as Cell[];
    line[column] = column === 6 ? '["c"]' : typeof line[column] === 'number' ? 99 : 'changed';
    const { entries, fault } = read(cells);
    expect(fault?.address).toBe('Audit!A3');
    expect(entries).toEqual(LOG.slice(0, 1));
  },
);

test('a removed row is named by the one that no longer follows', () => {
  const cells = rowsOf(LOG);
  cells.splice(2, 1);
  expect(read(cells).fault).toEqual({
    address: 'Audit!A3',
    problem: 'entry 2 belongs here, but entry 3 is here',
  });
});

test('a removed row is noticed though all after it are numbered anew', () => {
  const cells = rowsOf(LOG);
  cells.splice(2, 1);
  for (const line of cells.slice(2)) line[0] = Number(line[0]) - 1;
  expect(read(cells).fault).toMatchObject({
    address: 'Audit!A3',
    problem: expect.stringContaining('does not follow'),
  });
});

test('an inserted row, however well made, is named', () => {
  const cells = rowsOf(LOG);
  const forged = chainEntry(LOG.slice(0, 2), entry(vote('Eve')), 'salt');
  cells.splice(3, 0, ...writeEntry(forged));
  expect(read(cells).fault?.address).toBe('Audit!A5');
});

test('a changed or removed continuation names the entry', () => {
  const changed = rowsOf(LOG);
  (changed[5] as Cell[])[6] = String(changed[5]?.[6]).replace('x', 'y');
  expect(read(changed).fault?.address).toBe('Audit!A5');
  const removed = rowsOf(LOG);
  removed.splice(5, 1);
  expect(read(removed).fault?.address).toBe('Audit!A5');
});

test('the last row removed is what verify finds by the position; the chain itself still holds', () => {
  expect(read(rowsOf(LOG.slice(0, 4)))).toMatchObject({ entries: LOG.slice(0, 4) });
});

test('rows left empty at the end are no part of it', () => {
  const cells = [...rowsOf(LOG), ['', ''], []];
  expect(read(cells)).toMatchObject({ used: cells.length - 2 });
  expect(read(cells).fault).toBeUndefined();
});

test('a log to which an entry was added is the one that is read back', () => {
  const before = read(rowsOf(LOG.slice(0, 4)));
  expect(addToLog(before, LOG[4] as Entry)).toEqual(read(rowsOf(LOG)));
  expect(addToLog(read(rowsOf(LOG.slice(0, 3))), LOG[3] as Entry)).toEqual(before);
});

test('the same event twice has different hashes: a salt keeps guesses at a secret from being tried', () => {
  const [one, other] = ['one', 'other'].map((salt) => chainEntry([], entry(vote('Ann')), salt));
  expect(one?.hash).not.toBe(other?.hash);
});

test('a removed salt names its row', () => {
  const cells = rowsOf(LOG);
  const line = cells[2] as Cell[];
  line[8] = String(line[8]).split(' ')[0] as string;
  expect(read(cells).fault?.address).toBe('Audit!A3');
});
