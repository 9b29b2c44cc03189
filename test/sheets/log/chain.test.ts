import { cut } from '../../../src/rules/base/json.ts';
import type { Cell } from '../../../src/rules/declare/position.ts';
import { addToLog, type Log, readLog } from '../../../src/sheets/log/audit-log.ts';
import { chainEntry, type Entry, type NewEntry } from '../../../src/sheets/log/chain.ts';
import { AUDIT_HEADS, writeEntry } from '../../../src/sheets/log/entry-rows.ts';
import type { LogEvent } from '../../../src/sheets/log/events.ts';
import { FIRST_PREVIOUS_HASH, linkHash, linkOf } from '../../../src/sheets/log/link.ts';
import type { Tab } from '../../../src/sheets/ports.ts';

const entry = (match: number, event: LogEvent): NewEntry => ({
  time: '2026-01-10T12:00:00.000Z',
  who: 'host@example.com',
  match,
  round: 0,
  ...event,
});

/** Entries chained one after another, each in the chain of its match. */
function logOf(events: readonly (readonly [match: number, event: LogEvent])[]): Entry[] {
  const log: Entry[] = [];
  for (const [match, event] of events)
    log.push(chainEntry({ entries: log, next: log.length + 1 }, entry(match, event), `salt${log.length}`));
  return log;
}

const vote = (chosen: string): LogEvent => ({ what: 'vote', data: { chosen } });
const begin = (match: number): LogEvent => ({
  what: 'begin match',
  data: { match, title: `Match ${match}`, commitment: `seed ${match}` },
});
const SEASON: LogEvent = { what: 'season', data: { identity: 'email', format: 1 } };

const rowsOf = (log: readonly Entry[]): Cell[][] => [[...AUDIT_HEADS], ...log.flatMap(writeEntry)];
const read = (cells: Cell[][]) =>
  readLog({ sheetId: 4, title: 'Audit', rowCount: cells.length, cells } satisfies Tab);

/** Two matches whose entries take turns, and the season’s between them. */
const LOG = logOf([
  [0, SEASON],
  [0, begin(1)],
  [1, vote('Ann')],
  [0, begin(2)],
  [2, vote('Ben')],
  [1, vote('x'.repeat(120_000))],
  [2, vote('Cleo')],
  [0, { what: 'ledger', data: [] }],
  [1, vote('Dan')],
]);

const NO_FAULTS = { fault: undefined, faults: new Map() };
const faultsIn = ({ fault, faults }: Log) => ({ fault, faults });

/** The rows of LOG by their numbers; that of entry 6 has two more. */
const rowOf = (number: number) => (number > 6 ? number + 2 : number);

test('comes back from its cells, entries longer than a cell too', () => {
  const cells = rowsOf(LOG);
  expect(Math.max(...cells.flat().map((cell) => String(cell).length))).toBeLessThanOrEqual(50_000);
  expect(read(cells)).toMatchObject({
    title: 'Audit',
    entries: LOG,
    rows: [1, 2, 3, 4, 5, 6, 9, 10, 11],
    used: cells.length,
    next: 10,
  });
  expect(faultsIn(read(cells))).toEqual(NO_FAULTS);
});

test.each(['=1+1', '1/2', '__proto__', '"', '\u2028', '👩‍👩‍👧'.repeat(9000), `${'x'.repeat(44_993)}👩‍👩‍👧`])(
  'text of players stays what it is (%#)',
  (text) => {
    const edit = { [cut(text, 20)]: 1, seats: [JSON.parse('{"__proto__":"x"}')] };
    const log = logOf([
      [0, SEASON],
      [0, begin(1)],
      [1, vote(text)],
      [1, { what: 'edit', data: edit }],
    ]);
    const found = read(rowsOf(log));
    expect([found.entries, faultsIn(found)]).toEqual([log, NO_FAULTS]);
  },
);

test.each([
  ['all its rows', []],
  ['all but its heads', [[...AUDIT_HEADS]]],
])('a log that lost %s is no beginning: nothing may be chained to it', (_what, cells) =>
  expect(read(cells).fault).toEqual({ address: 'Audit!A2', problem: 'all entries of the season are gone' }),
);

test('each match has a chain, which begins with the hash of the season’s entry', () => {
  const [season, one, first, two, second, third] = LOG as [Entry, Entry, Entry, Entry, Entry, Entry];
  expect(season.previous).toBe(FIRST_PREVIOUS_HASH);
  expect([one.previous, two.previous]).toEqual([season.hash, one.hash]);
  expect([first.previous, second.previous, third.previous]).toEqual([one.hash, two.hash, first.hash]);
  expect(two.heads).toEqual([[1, 3, first.hash]]);
  expect(LOG[7]?.heads).toEqual([
    [1, 6, third.hash],
    [2, 7, LOG[6]?.hash],
  ]);
});

test('H39 an entry can be carried by its digests: they show its place and give its hash', () => {
  for (const one of LOG) {
    const link = linkOf(one);
    expect(Object.keys(link).sort()).toEqual(['content', 'hash', 'match', 'number', 'previous', 'seats']);
    expect(linkHash(link)).toBe(one.hash);
    expect(linkHash({ ...link, match: link.match + 1 })).not.toBe(one.hash);
  }
});

describe('a changed cell names its row', () => {
  const changed = (number: number, column: number) => {
    const cells = rowsOf(LOG);
    const line = cells[rowOf(number)] as Cell[];
    line[column] = column === 6 ? '["c"]' : typeof line[column] === 'number' ? 99 : 'changed';
    return read(cells);
  };
  const all = AUDIT_HEADS.map((head, column) => [head, column] as const);

  test.each(all.filter(([head]) => head !== 'match'))(
    'of a match (%s), and stops that match',
    (_, column) => {
      const { entries, fault, faults } = changed(5, column);
      expect(fault).toBeUndefined();
      expect([...faults].map(([match, one]) => [match, one.address])).toEqual([[2, 'Audit!A6']]);
      expect(entries.map(({ number }) => number)).toEqual([1, 2, 3, 4, 6, 8, 9]);
    },
  );

  test.each(all.filter(([head]) => head !== 'match'))(
    'of the season (%s), and stops everything',
    (_, column) => {
      expect(changed(8, column).fault?.address).toBe('Audit!A11');
    },
  );
});

test('a removed row is named by the one of its match that no longer follows', () => {
  const cells = rowsOf(LOG);
  cells.splice(rowOf(3), 1);
  const { fault, faults } = read(cells);
  expect(fault).toBeUndefined();
  expect([...faults]).toEqual([
    [1, { address: 'Audit!A6', problem: expect.stringContaining('does not follow') }],
  ]);
});

test('an inserted row, however well made, is named', () => {
  const cells = rowsOf(LOG);
  const forged = chainEntry({ entries: LOG.slice(0, 4), next: 20 }, entry(1, vote('Eve')), 'salt');
  cells.splice(4, 0, ...writeEntry(forged));
  expect(read(cells).faults.get(1)?.address).toBe('Audit!A8');
});

describe('H38 what is gone without a gap in its chain', () => {
  const without = (...numbers: readonly number[]) =>
    read(rowsOf(LOG.filter(({ number }) => !numbers.includes(number))));

  test('a tail that the season names is missed, in its match alone', () => {
    const { fault, faults } = without(7);
    expect(fault).toBeUndefined();
    expect([...faults.keys()]).toEqual([2]);
    expect(faults.get(2)).toMatchObject({
      problem: expect.stringMatching(/^entry 7 of match 2 was here before and is gone/),
      lost: { match: 2, from: 6, last: 7, hash: LOG[6]?.hash },
    });
  });

  test('a tail after the last entry of the season is for the note to miss', () => {
    expect(faultsIn(without(9))).toEqual(NO_FAULTS);
  });

  test('a whole chain is missed, and cannot be gone on without', () => {
    expect([...without(5, 7).faults]).toEqual([
      [2, { address: 'Audit!A11', problem: 'all entries of match 2 are gone' }],
    ]);
  });

  test('a match without its beginning in the season breaks the season’s chain', () => {
    expect(without(4).fault).toEqual({
      address: 'Audit!A10',
      problem: expect.stringContaining('does not follow'),
    });
    const last = logOf([
      [0, SEASON],
      [0, begin(1)],
      [1, vote('Ann')],
    ]);
    const { fault, faults } = read(rowsOf(last.filter(({ number }) => number !== 2)));
    expect(fault).toBeUndefined();
    expect([...faults]).toEqual([
      [1, { address: 'Audit!A3', problem: 'the season’s log has no entry that begins match 1' }],
    ]);
  });

  test('numbers are not used again: the next one exceeds all that are named', () => {
    expect(without(9, 8).next).toBe(8);
    expect(without(6, 7, 9).next).toBe(9);
  });
});

describe('rows that changed places', () => {
  const exchanged = (one: number, other: number) => {
    const at = (number: number) => (number === one ? other : number === other ? one : number);
    return read(rowsOf(LOG.map(({ number }) => LOG[at(number) - 1] as Entry)));
  };

  test('between chains mean nothing', () => {
    expect(exchanged(5, 6)).toMatchObject({ entries: LOG });
    expect(faultsIn(exchanged(5, 6))).toEqual(NO_FAULTS);
  });

  test('within a chain are named', () => {
    expect([...exchanged(6, 9).faults.keys()]).toEqual([1]);
    expect(exchanged(2, 4).fault?.problem).toContain('does not follow');
  });

  test('from one chain into the other, by the cell of its match, are named in both', () => {
    const cells = rowsOf(LOG);
    (cells[rowOf(7)] as Cell[])[3] = 1;
    const { faults } = read(cells);
    expect(faults.get(1)).toEqual({ address: 'Audit!A10', problem: expect.stringContaining('the hash') });
    expect(faults.get(2)?.lost).toMatchObject({ match: 2, from: 6, last: 7 });
    expect(faults.size).toBe(2);
  });

  test('by an exchange of two cells of their match, are named in both', () => {
    const cells = rowsOf(LOG);
    (cells[rowOf(3)] as Cell[])[3] = 2;
    (cells[rowOf(5)] as Cell[])[3] = 1;
    const { fault, faults } = read(cells);
    expect(fault).toBeUndefined();
    expect([...faults].map(([match, { address }]) => [match, address])).toEqual([
      [1, 'Audit!A6'],
      [2, 'Audit!A4'],
    ]);
    expect([...faults.values()].every(({ problem }) => problem.startsWith('the hash'))).toBe(true);
  });
});

test('a changed or removed continuation names the entry', () => {
  const changed = rowsOf(LOG);
  (changed[7] as Cell[])[6] = String(changed[7]?.[6]).replace('x', 'y');
  expect(read(changed).faults.get(1)?.address).toBe('Audit!A7');
  const removed = rowsOf(LOG);
  removed.splice(7, 1);
  expect(read(removed).faults.get(1)?.address).toBe('Audit!A7');
});

test('rows left empty at the end are no part of it', () => {
  const cells = [...rowsOf(LOG), ['', ''], []];
  expect(read(cells)).toMatchObject({ used: cells.length - 2 });
  expect(faultsIn(read(cells))).toEqual(NO_FAULTS);
});

test('a log with an added entry equals the one that is read back', () => {
  const before = read(rowsOf(LOG.slice(0, 8)));
  expect(addToLog(before, LOG[8] as Entry)).toEqual(read(rowsOf(LOG)));
});

test('the same event twice has different hashes: a salt keeps guesses at a secret from being tried', () => {
  const chain = { entries: [], next: 1 };
  const [one, other] = ['one', 'other'].map((salt) => chainEntry(chain, entry(1, vote('Ann')), salt));
  expect(one?.hash).not.toBe(other?.hash);
});

test('a removed salt names its row', () => {
  const cells = rowsOf(LOG);
  const line = cells[rowOf(5)] as Cell[];
  line[8] = String(line[8]).split(' ')[0] as string;
  expect(read(cells).faults.get(2)?.address).toBe('Audit!A6');
});
