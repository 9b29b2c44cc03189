import { setDeadline } from '../../../src/sheets/actions/timing.ts';
import { restoreTabs } from '../../../src/sheets/commit/restore-tabs.ts';
import { markRoster, rosterNotes } from '../../../src/sheets/commit/roster-marks.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { readSchedule, scheduleWords } from '../../../src/sheets/schedule.ts';
import { named } from '../../../src/sheets/workbook/host-words.ts';
import { renderTab } from '../../../src/sheets/workbook/render/tab.ts';

import { type Season, seasonSchedule, TABS } from '../../../src/sheets/workbook/season.ts';
import { drawSeason } from '../../../src/sheets/workbook/season-tab.ts';
import { cellsOf, type Memory } from '../memory-ports.ts';
import { act, makeMatch, makeSeason, problemOf } from '../season.ts';

const SEASON: Season = {
  identity: 'code',
  deadlines: 'daily at 15:00 UTC',
  standings: 'tokens',
  rules: '',
  spectatorFile: 'file of spectators',
  workbook: 'host',
  players: [{ name: 'Ann', email: 'ann@x.org', meadow: '', id: 'Ann', file: 'f', code: 'C', access: 'link' }],
};

const grid = drawSeason(SEASON);
const textsAt = (row: number) => grid.cells.filter((cell) => cell.row === row && cell.text !== '');
const rowOf = (text: string) => grid.cells.find((cell) => cell.text === text)?.row ?? -1;

describe('the Season tab as it is drawn', () => {
  test('says its settings in words, and hides what Roundkeeper keeps for itself', () => {
    const { rows, columns } = grid.hidden!;
    const shown = grid.cells.filter(({ row, column }) => !rows.includes(row) && !columns.includes(column));
    const texts = shown.map(({ text }) => text).filter((text) => text !== '');
    expect(texts.slice(3)).toEqual([
      '▸ settings',
      'Players are known by',
      'personal codes',
      'Rounds are due',
      'daily at 15:00 UTC',
      'Spectators see',
      'Tokens of Life',
      'Link to the rules',
      '▸ players',
      'Name',
      'Email',
      'Time zone',
      'Note for hosts',
      'To correct',
      'Ann',
      'ann@x.org',
    ]);
    expect(textsAt(rows[0]!).map(({ text }) => text)).toEqual(['Spectators’ file', 'file of spectators']);
  });

  test('offers times for the rounds to choose from, and keeps how players are known', () => {
    const choices = (name: string) => textsAt(rowOf(name))[1]?.choices;
    const schedules = choices('Rounds are due');
    expect(schedules).toMatchObject({ isOpen: true });
    expect(schedules?.of.map((text) => readSchedule(text)).every(Boolean)).toBe(true);
    expect(choices('Players are known by')).toEqual({ of: ['personal codes'] });
  });

  test('H35 offers time zones for each player, and takes none for the season’s', () => {
    const zone = textsAt(rowOf('Ann'));
    const cell = grid.cells.find(({ row, column }) => row === rowOf('Ann') && column === 2);
    expect(zone.map(({ text }) => text)).not.toContain('Etc/UTC');
    expect(cell).toMatchObject({ text: '', choices: { isOpen: true } });
    expect(cell?.choices?.of).toContain('New York');
  });

  test('has rows of readable height for the players', () => {
    const first = rowOf('Ann');
    expect(grid.heights.slice(first).every((height) => height >= 27)).toBe(true);
    expect(grid.heights.length - first).toBeGreaterThan(30);
  });

  test('asks Google for drop-downs and hidden rows and columns', () => {
    const requests = renderTab(1, 'Season', grid, true);
    const hidden = requests.flatMap(({ updateDimensionProperties: one }) =>
      one?.properties?.hiddenByUser
        ? [[one.range?.dimension, one.range?.startIndex, one.range?.endIndex]]
        : [],
    );
    expect(hidden).toEqual([
      ['COLUMNS', 5, 6],
      ['COLUMNS', 6, 7],
      ['COLUMNS', 7, 8],
      ['COLUMNS', 8, 9],
      ['ROWS', rowOf('Spectators’ file'), rowOf('Spectators’ file') + 1],
      ['ROWS', rowOf('This workbook'), rowOf('This workbook') + 1],
    ]);
    const cells = requests
      .flatMap(({ updateCells }) => updateCells?.rows ?? [])
      .flatMap(({ values = [] }) => values);
    const strict = cells.flatMap(({ dataValidation: rule }) => (rule ? [rule.strict] : []));
    // The settings, then the time zones of the players.
    expect(strict).toEqual([true, false, true, ...Array<boolean>(strict.length - 3).fill(false)]);
    expect(strict.length).toBeGreaterThan(30);
  });
});

describe('the Season tab as it is read', () => {
  test('is read with the words, with the names of the schema, and with both', () => {
    const memory = makeSeason(['Ann']);
    const before = memory.book().season;
    const tab = memory.tabs.get(TABS.season.sheetId)!;
    const old = named(tab);
    expect(old.cells).not.toEqual(tab.cells);
    memory.tabs.set(TABS.season.sheetId, old);
    expect(memory.book().season).toEqual(before);
    memory.tabs.set(TABS.season.sheetId, {
      ...old,
      cells: [...tab.cells.slice(0, 8), ...old.cells.slice(8)],
    });
    expect(memory.book().season).toEqual(before);
  });

  test('a player may be called like a setting or a head', () => {
    const names = ['Name', 'Email', 'Rounds are due', '▸ settings'];
    expect(openBook(makeSeason(names).ports).season.players.map(({ name }) => name)).toEqual(names);
  });

  const typeSetting = (memory: Memory, name: string, column: number, text: string) => {
    const { sheetId } = TABS.season;
    const row = memory.tabs.get(sheetId)!.cells.findIndex(([first]) => first === name);
    memory.type(sheetId, row, column, text);
    return row + 1;
  };

  test('H15 how players are known is the log’s, whatever the tab says', () => {
    for (const typed of ['telepathy', '']) {
      const memory = makeSeason(['Ann']);
      const row = typeSetting(memory, 'Players are known by', 1, typed);
      const book = memory.book();
      expect(book.season.identity).toBe('email');
      expect(book.differences).toMatchObject([
        { address: `Season!B${row}`, text: `Google accounts → ${typed || 'nothing'}` },
      ]);
      expect(rosterNotes(book)).toEqual([]);
      restoreTabs(memory.ports);
      expect(memory.book().differences).toEqual([]);
    }
    const memory = makeSeason(['Ann']);
    typeSetting(memory, 'Players are known by', 0, 'Players');
    const book = memory.book();
    expect([book.season.identity, book.differences]).toEqual(['email', []]);
    expect(rosterNotes(book)).toMatchObject([
      {
        text: expect.stringMatching(
          /^The row “Players are known by” is gone.* Until then “Google accounts” counts\.$/,
        ),
      },
    ]);
  });

  test('H28 what spectators see counts on as it was read last where the cell is cleared', () => {
    const memory = makeSeason(['Ann']);
    const all = 'Tokens of Life, garnets and bellflowers';
    typeSetting(memory, 'Spectators see', 1, all);
    memory.book();
    const row = typeSetting(memory, 'Spectators see', 1, '');
    const book = memory.book();
    expect(book.season.standings).toBe('all');
    expect(rosterNotes(book)).toEqual([
      {
        address: `Season!B${row}`,
        text: `This setting cannot be read. Write “Tokens of Life” or “${all}”. Until then “${all}” counts.`,
      },
    ]);
    // The text beside the empty cell is not its value.
    markRoster(memory.ports);
    expect(rosterNotes(memory.book())).toHaveLength(1);
    typeSetting(memory, 'Spectators see', 1, 'Tokens of Life');
    expect(memory.book()).toMatchObject({ season: { standings: 'tokens' }, settingFaults: [] });
  });

  test('other unreadable cells are named in the words of the tab', () => {
    const memory = makeSeason(['Ann']);
    const { sheetId } = TABS.season;
    const row = memory.tabs.get(sheetId)!.cells.findIndex(([first]) => first === 'Name');
    memory.type(sheetId, row, 1, 'Mail');
    expect(problemOf(() => memory.book()).what).toMatch(
      /^Roundkeeper cannot read the Season tab: Season!A\d+: found no column “Email”/,
    );
  });
});

describe('H13 a cell that Sheets made a number of', () => {
  test.each([
    [46_024, 'the number 46024,'],
    [true, 'the logical value TRUE,'],
  ])('is named as a name, and no match begins until it is a text: %s', (cell, words) => {
    const memory = makeSeason(['Ann', 'Ben', 'Cleo', 'Dan']);
    const [row] = memory.book().rosterRows as [number];
    memory.type(TABS.season.sheetId, row, 0, cell);
    const [note] = rosterNotes(memory.book());
    expect(note).toMatchObject({ address: `Season!A${row + 1}` });
    expect(note?.text).toContain(`Season!A${row + 1} has ${words} because Sheets changed what was typed`);
    expect(
      problemOf(() => makeMatch(memory, { players: [String(cell), 'Ben', 'Cleo', 'Dan'] })).what,
    ).toContain(words);
    memory.type(TABS.season.sheetId, row, 0, '1/2');
    expect(rosterNotes(memory.book())).toEqual([]);
  });

  test('H17 as a deadline counts as a time of day only below 1: 24:00 and 1 are one number to Sheets', () => {
    const memory = makeSeason(['Ann']);
    const row = memory.tabs
      .get(TABS.season.sheetId)!
      .cells.findIndex(([first]) => first === 'Rounds are due');
    for (const [cell, due, faults] of [
      [0, 'daily at 00:00 UTC', 0],
      [0.75, 'daily at 18:00 UTC', 0],
      [1, 'daily at 18:00 UTC', 1],
      [2, 'daily at 18:00 UTC', 1],
      ['24', '24 hours after the last round', 0],
    ] as const) {
      memory.type(TABS.season.sheetId, row, 1, cell);
      const { season, settingFaults } = memory.book();
      const schedule = seasonSchedule(season);
      expect([schedule && scheduleWords(schedule), settingFaults.length]).toEqual([due, faults]);
    }
  });
});

describe('a row of the roster with something to correct', () => {
  /** Writes the marks, and gives the heights that rows get. */
  const marked = ({ ports }: Memory) => {
    const heights: (readonly [row: number, height: number])[] = [];
    const commit: typeof ports.workbook.commit = (writes) => {
      for (const write of writes) if (write.kind === 'cells') heights.push(...(write.heights ?? []));
      ports.workbook.commit(writes);
    };
    markRoster({ ...ports, workbook: { ...ports.workbook, commit } });
    return heights;
  };

  test('is as high as the text needs, and as before once nothing is to be corrected', () => {
    const memory = makeSeason(['Ann', 'Ben', 'Cleo']);
    expect(marked(memory)).toEqual([]);
    const [, , row] = memory.book().rosterRows as [number, number, number];
    const typed = (email: string, zone: string) => {
      memory.type(TABS.season.sheetId, row, 1, email);
      memory.type(TABS.season.sheetId, row, 2, zone);
    };
    typed('cleo', '');
    expect(marked(memory)).toEqual([]);
    typed('cleo', 'Narnia');
    const [[at, height] = [-1, -1], ...others] = marked(memory);
    expect([at, others]).toEqual([row, []]);
    expect(height).toBeGreaterThan(27);
    expect(marked(memory)).toEqual([]);
    typed('cleo@example.com', '');
    expect(marked(memory)).toEqual([[row, 27]]);
  });
});

describe('what a host types into the column “To correct”', () => {
  const { sheetId } = TABS.season;
  /** The column, and the text of each row below its head. */
  const column = (memory: Memory) => {
    const { cells } = memory.tabs.get(sheetId)!;
    const heads = cells.findIndex((line) => line.includes('To correct'));
    const at = cells[heads]!.indexOf('To correct');
    return { at, texts: () => memory.tabs.get(sheetId)!.cells.map((line) => String(line[at] ?? '')) };
  };

  test('H13 stays beside a player, and beside nobody, and makes nobody a player', () => {
    const memory = makeSeason(['Ann', 'Ben']);
    const [ann, ben] = memory.book().rosterRows as [number, number];
    const { at, texts } = column(memory);
    memory.type(sheetId, ann, at, 'away until Friday');
    memory.type(sheetId, ben + 3, at, 'ask Cleo');
    for (const zone of ['', 'Narnia', '']) {
      memory.type(sheetId, ann, 2, zone);
      markRoster(memory.ports);
      expect([texts()[ann], texts()[ben + 3]]).toEqual(['away until Friday', 'ask Cleo']);
      // What is to be corrected is in the panel all the same.
      expect(rosterNotes(memory.book())).toHaveLength(zone === '' ? 0 : 1);
    }
    expect(memory.book().season.players.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  });

  test('H13 a mark of a row that was emptied is cleared, and only that', () => {
    const memory = makeSeason(['Ann', 'Ben']);
    const [, ben] = memory.book().rosterRows as [number, number];
    const { texts } = column(memory);
    memory.type(sheetId, ben + 1, 0, 'Cleo');
    memory.type(sheetId, ben + 1, 1, 'cleo');
    memory.type(sheetId, ben + 1, 2, 'Narnia');
    markRoster(memory.ports);
    expect(texts()[ben + 1]).toMatch(/^◂ .*needs an email address.*time zone .* is unknown/);
    for (const cell of [0, 1, 2]) memory.type(sheetId, ben + 1, cell, '');
    markRoster(memory.ports);
    expect(texts()[ben + 1] ?? '').toBe('');
  });
});

describe('H36 the link to the rules', () => {
  const RULES = 'https://docs.example.com/rules?game=1';
  const typed = (text: string, memory = makeSeason(['Ann', 'Ben', 'Cleo', 'Dan'])) => {
    const { sheetId } = TABS.season;
    const row = memory.tabs.get(sheetId)!.cells.findIndex(([name]) => name === 'Link to the rules');
    memory.type(sheetId, row, 1, text);
    return memory;
  };
  const textsOf = (memory: Memory, file: string) =>
    memory.pageWrites.flatMap((pageWrite) =>
      pageWrite.file === file ? cellsOf(pageWrite.grid).flat().map(String) : [],
    );

  test('stands alone in a cell of all pages, as text, until it is taken away', () => {
    const memory = typed(`  ${RULES} `);
    makeMatch(memory);
    const { season, matches } = memory.book();
    for (const file of [season.spectatorFile, ...season.players.map((one) => one.file)])
      expect(textsOf(memory, file)).toContain(RULES);
    typed('', memory);
    memory.pageWrites.length = 0;
    act(memory, setDeadline, matches.matches[0]!.number, 0, '2026-01-20T15:00:00Z');
    expect(memory.pageWrites.length).toBeGreaterThan(0);
    for (const { grid } of memory.pageWrites) expect(cellsOf(grid).flat()).not.toContain(RULES);
  });

  test('is marked beside its cell where it is no address, until it is one', () => {
    const memory = typed('see the pinned message');
    const marks = () => memory.tabs.get(TABS.season.sheetId)!.cells.flat().map(String);
    markRoster(memory.ports);
    expect(marks()).toContainEqual(
      expect.stringMatching(/“see the pinned message” is not an address such as/),
    );
    expect(rosterNotes(memory.book())).toHaveLength(1);
    typed(RULES, memory);
    markRoster(memory.ports);
    expect(marks().join()).not.toContain('is no address');
  });

  test('may be typed without https://', () => {
    const book = openBook(typed(' docs.example.com/rules ').ports);
    expect(book.season.rules).toBe('https://docs.example.com/rules');
    expect(rosterNotes(book)).toEqual([]);
  });

  test.each([
    'http://example.com/rules',
    'in the chat.',
    '=HYPERLINK("https://example.com")',
    'https://example',
    'https://exam ple.com',
    'javascript:alert(1)',
    'https://user@example.com/',
    `https://example.com/${'a'.repeat(500)}`,
  ])('is none, and named by its cell, where it is no address: %s', (text) => {
    const memory = typed(text);
    const book = memory.book();
    expect(book.season.rules).toBe('');
    expect(rosterNotes(book)).toEqual([
      {
        address: expect.stringMatching(/^Season!B\d+$/),
        text: expect.stringMatching(
          /^“.*” is not an address such as https:\/\/example\.com\/rules\. Until you correct it, pages have no link/,
        ),
      },
    ]);
  });
});
