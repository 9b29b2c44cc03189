import type { Cell } from '../../../../src/rules/declare/position.ts';
import { award } from '../../../../src/sheets/actions/award.ts';
import { acceptEdit } from '../../../../src/sheets/actions/edit.ts';
import { openBook } from '../../../../src/sheets/log/book.ts';
import type { Entry } from '../../../../src/sheets/log/chain.ts';
import { AUDIT_HEADS, writeEntry } from '../../../../src/sheets/log/entry-rows.ts';
import { entryHash } from '../../../../src/sheets/log/link.ts';
import { openMatch } from '../../../../src/sheets/matches/archive/archived-match.ts';
import { FIRST_MATCH_TAB, TABS } from '../../../../src/sheets/workbook/season.ts';
import { copyMemory, type Memory } from '../../memory-ports.ts';
import { act, cellUnder } from '../../season.ts';
import { close, closedSeason, earlyClosed, endNow, playedSeason } from './closed-season.ts';
import { foundBy, verifyAll, verifyParts } from './verify-parts.ts';

const AUDIT = TABS.audit.sheetId;
const DATA = AUDIT_HEADS.indexOf('data');
const LOG_TAB = 930_001;

const pay = (memory: Memory) =>
  act(memory, award, { player: 'Ann', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'a test' });

let made: Memory | undefined;

/** Two closed matches whose rows lay between each other’s, and a later entry: the panel has noted all. */
function twiceClosed(): Memory {
  if (!made) {
    made = earlyClosed();
    endNow(made, 2);
    close(made, 2);
    pay(made);
    openBook(made.ports);
  }
  return copyMemory(made);
}

type ArchiveEntry = Entry & { readonly what: 'archive' };
const withoutHash = ({ hash: _, ...entry }: Entry) => entry;

const rowsOf = (memory: Memory) => memory.tabs.get(AUDIT)!.cells.map((line) => [...line]);

/** The rows of the log in the workbook are changed by hand. */
function change(memory: Memory, edit: (cells: Cell[][]) => void, sheetId: number = AUDIT): void {
  const tab = memory.tabs.get(sheetId)!;
  const cells = tab.cells.map((line) => [...line]);
  edit(cells);
  memory.tabs.set(sheetId, { ...tab, cells });
}

test('H5 what was changed by hand in a closed match is named, though its rows are not read at once', () => {
  const memory = playedSeason();
  memory.type(FIRST_MATCH_TAB + 1, ...cellUnder(memory, 'seats', 'colour'), 'mauve');
  act(memory, acceptEdit, 1);
  close(memory);
  const { edited } = verifyAll(memory.ports);
  expect(edited).toEqual([
    expect.stringMatching(/^Not Flower Field: The host changed the position by hand after round 3 \(.*mauve/),
  ]);
  expect(verifyAll(closedSeason().ports).edited).toBeUndefined();
});

/** The row of the entry that moved a match. */
const moveOf = (memory: Memory, match: number) =>
  rowsOf(memory).findIndex(
    (line) => line[5] === 'archive' && (JSON.parse(String(line[DATA])) as { match: number }).match === match,
  );

/** The findings if something happens before a part: of the workbook, match 2, match 1. */
const foundWhen = (memory: Memory, at: number, happens: (memory: Memory) => void) => {
  const parts = verifyParts(memory.ports, {
    before: (part) => {
      if (part === at) happens(memory);
    },
  });
  return { parts, found: foundBy(parts) };
};

describe('H10 H37 a season that is verified part by part', () => {
  test.each([1, 2])('finds a row of a move that was typed over before part %i', (at) => {
    const match = 3 - at;
    const row = (memory: Memory) => moveOf(memory, match);
    const { found } = foundWhen(twiceClosed(), at, (memory) =>
      memory.type(AUDIT, row(memory), DATA, String(rowsOf(memory)[row(memory)]![DATA]).replace('Ann', 'Eve')),
    );
    expect(found).toEqual([expect.stringMatching(/^Log!A\d+: the hash does not match/)]);
  });

  test.each([
    ['who', { who: 'Eve' }],
    ['winners', { data: { winners: ['Eve'] } }],
  ])(
    'finds a row of a move with other %s and a hash of its own',
    (_, other: { readonly who?: string; readonly data?: Partial<ArchiveEntry['data']> }) => {
      const memory = twiceClosed();
      const at = moveOf(memory, 1);
      change(memory, (cells) => {
        const { log } = openBook(memory.ports);
        const move = log.entries[log.rows.indexOf(at)] as ArchiveEntry;
        const forged = { ...move, ...other, data: { ...move.data, ...other.data } };
        const [line] = writeEntry({ ...forged, hash: entryHash(withoutHash(forged)) });
        cells[at] = line!;
      });
      // The next entry follows another hash.
      expect(foundBy(verifyParts(memory.ports))).toEqual([
        expect.stringMatching(/^Log!A\d+: this row does not follow the row before it/),
      ]);
    },
  );

  test.each([
    ['is missing', (cells: Cell[][], at: number) => cells.splice(at, 1)],
    [
      'has changed places with the next',
      (cells: Cell[][], at: number) => cells.splice(at + 1, 0, ...cells.splice(at, 1)),
    ],
    [
      'has a row above it that somebody typed',
      (cells: Cell[][], at: number) => cells.splice(at, 0, ['by hand']),
    ],
    ['is there twice', (cells: Cell[][], at: number) => cells.splice(at, 0, cells[at]!)],
  ])('finds that a row of a move %s, whenever that happens', (_, edit) => {
    for (const when of [0, 1, 2]) {
      const memory = twiceClosed();
      const happens = () => change(memory, (cells) => void edit(cells, moveOf(memory, 1)));
      if (when === 0) happens();
      expect(foundWhen(memory, when, happens).found).toEqual([expect.stringMatching(/^Log!A\d+: /)]);
    }
  });

  test('finds rows in the archive that were chained again, and names only their match', () => {
    const memory = twiceClosed();
    for (const { tabs } of memory.archives.values()) {
      const tab = tabs.get(LOG_TAB);
      if (!tab) continue;
      const [first, ...others] = openMatch(memory.ports, 1).log.entries.filter(({ match }) => match === 1);
      const chain: Entry[] = [];
      for (const entry of [first as Entry, ...others]) {
        const previous = chain.at(-1)?.hash ?? entry.previous;
        const forged = { ...entry, previous, who: 'eve@example.com' };
        chain.push({ ...forged, hash: entryHash(withoutHash(forged)) });
      }
      const lines = chain.flatMap(writeEntry);
      tabs.set(LOG_TAB, { ...tab, cells: [tab.cells[0]!, ...lines] });
    }
    expect(foundBy(verifyParts(memory.ports))).toEqual([
      expect.stringMatching(
        /^Secret Soulmate: the rows of the tab .* in the archive were changed after the move/,
      ),
    ]);
  });

  test('copes with an entry that is added between two parts', () => {
    for (const at of [1, 2]) {
      const { parts, found } = foundWhen(twiceClosed(), at, pay);
      expect(found).toEqual([]);
      expect(parts).toHaveLength(3);
    }
  });

  test('finds the hash of an old page in whichever part it is', () => {
    const memory = twiceClosed();
    const all = [...memory.archives.values()].flatMap(({ tabs }) => [...tabs.values()]);
    const lines = [...rowsOf(memory), ...all.flatMap(({ cells }) => cells)];
    const hashes = new Map(
      lines.flatMap((line): [number, string][] =>
        typeof line[0] === 'number' && String(line[8]).length > 60
          ? [[line[0], String(line[8]).slice(0, 64)]]
          : [],
      ),
    );
    expect(hashes.size).toBeGreaterThan(12);
    // Of each match, of the season, and of their ends.
    for (const [number, kept] of [...hashes].filter((_, i) => i % 3 === 0)) {
      const found = verifyParts(memory.ports, { kept }).map((part) => part.kept ?? null);
      expect([...new Set(found)].filter((one) => one !== null)).toEqual([number]);
    }
  });
});

describe('H10 a kept hash of a match whose rows in the archive are gone', () => {
  const SAID =
    'Secret Soulmate: the archive is damaged. The check line was compared only with the last hash of this match.';

  test.each([
    ['with the archive', /^Secret Soulmate: its archive was deleted/, () => true],
    ['alone', /^Secret Soulmate: the archive has no tab/, (sheetId: number) => sheetId === LOG_TAB],
  ])('%s: only the last one is found, and that is said', (_, words, isGone) => {
    const memory = earlyClosed();
    const all = openMatch(memory.ports, 1).log.entries;
    const own = all.filter(({ match }) => match === 1);
    const { number, hash } = own.at(-1)!;
    for (const [file, { tabs }] of memory.archives) {
      for (const sheetId of [...tabs.keys()].filter(isGone)) tabs.delete(sheetId);
      if (tabs.size === 0) memory.archives.delete(file);
    }
    const search = (kept: string) => {
      const parts = verifyParts(memory.ports, { kept });
      expect(foundBy(parts)).toEqual([expect.stringMatching(words), SAID]);
      return parts.map((part) => part.kept).find((found) => typeof found === 'number');
    };
    expect(search(hash)).toBe(number);
    expect(search(hash.slice(0, 16))).toBe(number);
    expect(own.slice(0, -1).map((entry) => search(entry.hash))).toEqual(own.slice(1).map(() => undefined));
    // The season's and the other match's are all found.
    for (const entry of all.filter(({ match }) => match !== 1)) expect(search(entry.hash)).toBe(entry.number);
    expect(foundBy(verifyParts(memory.ports))).not.toContain(SAID);
  });
});
