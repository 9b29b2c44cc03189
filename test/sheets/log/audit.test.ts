import { cut, type Json } from '../../../src/rules/base/json.ts';
import type { Cell } from '../../../src/rules/declare/position.ts';
import {
  AUDIT_HEADS,
  append,
  type Entry,
  GENESIS,
  readAudit,
  writeEntry,
} from '../../../src/sheets/log/audit.ts';
import type { Tab } from '../../../src/sheets/ports.ts';

const entry = (what: string, data: Json) => ({
  time: '2026-01-10T12:00:00.000Z',
  who: 'host@example.com',
  match: 1,
  round: 0,
  what,
  data,
});

function logOf(data: readonly Json[]): Entry[] {
  const log: Entry[] = [];
  for (const one of data) log.push(append(log, entry('test', one)));
  return log;
}

const rowsOf = (log: readonly Entry[]): Cell[][] => [[...AUDIT_HEADS], ...log.flatMap(writeEntry)];
const read = (cells: Cell[][]) =>
  readAudit({ sheetId: 4, title: 'Audit', rowCount: cells.length, cells } satisfies Tab);

const LOG = logOf([{ a: 1 }, ['b'], null, { long: 'x'.repeat(120_000) }, 'last']);

test('comes back from its cells, entries longer than a cell too', () => {
  const cells = rowsOf(LOG);
  expect(cells.length).toBe(1 + 4 + 3);
  expect(Math.max(...cells.flat().map((cell) => String(cell).length))).toBeLessThanOrEqual(50_000);
  expect(read(cells)).toEqual({ entries: LOG, used: cells.length });
});

test.each(['=1+1', '1/2', '__proto__', '"', '\u2028', '👩‍👩‍👧'.repeat(9000), `${'x'.repeat(44_993)}👩‍👩‍👧`])(
  'text of players stays what it is (%#)',
  (text) => {
    const log = logOf([{ text, [cut(text, 20)]: 1 }, JSON.parse(`{"__proto__":"x"}`)]);
    expect(read(rowsOf(log))).toEqual({ entries: log, used: rowsOf(log).length });
  },
);

test('begins with no previous hash, and chains each entry to the one before', () => {
  expect(LOG[0]?.previous).toBe(GENESIS);
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
  expect(read(cells).fault).toEqual({ address: 'Audit!A3', problem: 'expected number 2, found 3' });
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
  const forged = append(LOG.slice(0, 2), entry('award', { garnets: 100 }));
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
