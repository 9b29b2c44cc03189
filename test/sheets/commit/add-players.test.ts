import { eliminate } from '../../../src/sheets/actions/eliminate.ts';
import { addPlayers } from '../../../src/sheets/commit/add-players.ts';
import { markRoster } from '../../../src/sheets/commit/roster-marks.ts';
import { beginGame } from '../../../src/sheets/matches/new-game.ts';
import { alikeFaults, rosterFaults } from '../../../src/sheets/workbook/roster-faults.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import type { Memory } from '../memory-ports.ts';
import { act, cellUnder, makeMatch, makeSeason, problemOf, requestFor, typePlayer } from '../season.ts';

const SEASON = TABS.season.sheetId;
const playersOf = (memory: Memory) =>
  memory.panel().season?.players.map(({ name, email }) => `${name}|${email}`);
const faultsOf = (memory: Memory) => memory.panel().season?.faults.map(({ text }) => text);

/** The host's words beside each player. */
function marksOf(memory: Memory): readonly string[] {
  const [top, column] = cellUnder(memory, 'players', 'problem', SEASON);
  return (memory.tabs.get(SEASON)?.cells ?? []).slice(top).map((line) => String(line[column] ?? ''));
}

describe('pasting players', () => {
  test('writes each below the roster, as text, in one write', () => {
    const memory = makeSeason(['Ann']);
    const text = 'Ben\tben@example.com\r\n=1+1 <sum@example.com>\r\n';
    expect(addPlayers(memory.ports, text)).toEqual({ added: ['Ben', '=1+1'], known: [] });
    expect(memory.counts()).toMatchObject({ commit: 1 });
    expect(playersOf(memory)).toEqual(['Ann|ann@example.com', 'Ben|ben@example.com', '=1+1|sum@example.com']);
  });

  test('an emoji is part of a name', () => {
    const memory = makeSeason([]);
    const text = '🦊, fox@example.com\nCleo ❤️\tcleo@example.com\tLondon';
    expect(addPlayers(memory.ports, text)).toEqual({ added: ['🦊', 'Cleo ❤️'], known: [] });
    expect(memory.panel().season?.players.map(({ zone }) => zone)).toEqual(['', 'London']);
  });

  test('pressed again it adds nobody twice', () => {
    const memory = makeSeason(['Ann']);
    addPlayers(memory.ports, 'Ben, ben@example.com');
    expect(
      addPlayers(memory.ports, 'ann, ANN@example.com\nBen, ben@example.com'.replace('ann,', 'Ann,')),
    ).toEqual({
      added: [],
      known: ['Ann', 'Ben'],
    });
    expect(playersOf(memory)).toHaveLength(2);
  });

  test('a name alone is the player of that name', () => {
    const memory = makeSeason(['Ann']);
    expect(addPlayers(memory.ports, 'Ann')).toEqual({ added: [], known: ['Ann'] });
  });

  test.each<[string, RegExp]>([
    ['', /The text contains no name/],
    ['Ben, ben@example', /line 1: “ben@example” is not an email address/],
    ['Ben', /Ben \(line 1\) needs an email address/],
    ['\n\nben@example.com', /line 3: ben@example.com has no name before it/],
    [
      'ben@example.com, cleo@example.com',
      /line 1: “ben@example.com, cleo@example.com” may be several players/,
    ],
    ['London', /line 1: London has no name before it. If a name is also a city, put the name in quotes/],
    [
      'Ben ben@example.com',
      /line 1: “Ben ben@example.com” is not an email address. Write a comma or a tab between/,
    ],
    ['Zed, zed@', /line 1: “zed@” is not an email address/],
    ['Ben, Cleo, Dan', /line 1: “Ben, Cleo, Dan” may be several players/],
    [
      'Smith, Jun',
      /line 1: “Smith, Jun” .* Write one player per line. Put a name with a comma or “&” in quotes$/,
    ],
    [
      'Ben, ben@example.com, Narnia',
      /line 1: “Ben, ben@example.com, Narnia” .* has more than a name, an address/,
    ],
    ['Name\tEmail\nBen\tben@example.com', /line 1: “Name, Email” may be several players/],
    ['ANN, other@example.com', /Ann \(row 15\) and ANN \(line 1\) differ only in capitals/],
    ['\u0410nn, other@example.com', /differ only in letters or signs that look alike/],
    ['Ben, ann@example.com', /Ann \(row 15\) and Ben \(line 1\) have the same email/],
    ['Ann, other@example.com', /row 15 and line 1 have the same name: Ann/],
    ['Ben, b@example.com\nBen, c@example.com', /line 1 and line 2 have the same name: Ben/],
    [`${'B'.repeat(301)}, b@example.com`, /the name of line 1 holds 301 characters/],
  ])('%j is refused before anything is written', (text, expected) => {
    const memory = makeSeason(['Ann']);
    const before = JSON.stringify(memory.tabs.get(SEASON));
    const problem = problemOf(() => addPlayers(memory.ports, text));
    expect(problem).toMatchObject({ safe: 'Nothing was changed.', what: expect.stringMatching(expected) });
    expect(JSON.stringify(memory.tabs.get(SEASON))).toBe(before);
  });

  test('where players have personal codes, a name is enough', () => {
    const memory = makeSeason(['Ann'], 'code');
    expect(addPlayers(memory.ports, 'Ben\nCleo').added).toEqual(['Ben', 'Cleo']);
  });

  test.each([
    'Jun & Kim',
    'Jun&Kim',
    'Jun + Kim',
    'Jun/Kim',
    'Jun and Kim',
    'Jun und Kim',
    'Jun & Kim, kim@example.com',
  ])('H15 a line that may name several is asked about, unless the name is in quotes: %s', (line) => {
    const memory = makeSeason(['Ann'], 'code');
    expect(problemOf(() => addPlayers(memory.ports, line)).what).toMatch(
      /line 1: “Jun.*Kim” may be several players.*\. Write one player per line\. Put a name with .*“&” in quotes$/,
    );
    expect(addPlayers(memory.ports, line.replace(/^[^,]*/, '"$&"')).added).toEqual([line.split(',')[0]]);
    expect(addPlayers(memory.ports, 'Rob (he/him)\n=1+1\nGudrun Undset').added).toHaveLength(3);
  });
});

describe('what is to be corrected on the roster', () => {
  test('stands beside the player as well as in the panel, and goes when it is corrected', () => {
    const memory = makeSeason(['Ann', 'Ben', 'Cleo', 'Dan']);
    expect(memory.panel().season).toMatchObject({ faults: [], marks: '' });
    typePlayer(memory, 3, { name: 'Аnn', email: 'nobody' });
    const words = [
      'Аnn (row 18) needs an email address, but has “nobody”.',
      'Ann (row 15) and Аnn (row 18) differ only in letters or signs that look alike (“А” in one of them is Cyrillic).',
    ];
    expect(faultsOf(memory)).toEqual(words);
    expect(memory.panel().season?.faults[0]?.address).toMatch(/^Season!B\d+$/);
    expect(memory.panel().season?.marks).not.toBe('');
    markRoster(memory.ports);
    expect(marksOf(memory).slice(0, 4)).toEqual(['', '', '', `◂ ${words.join(' ')}`]);
    expect(memory.panel().season?.marks).toBe('');
    typePlayer(memory, 3, { name: 'Dan', email: 'dan@example.com' });
    expect(memory.panel().season).toMatchObject({ faults: [], marks: expect.stringMatching(/./) });
    markRoster(memory.ports);
    expect(marksOf(memory).join('')).toBe('');
    // H29: nor does it stay beside a row that was emptied.
    typePlayer(memory, 0, { name: 'Ann', email: 'nobody' });
    markRoster(memory.ports);
    expect(marksOf(memory).join('')).not.toBe('');
    typePlayer(memory, 0, { name: '', email: '', meadow: '' });
    markRoster(memory.ports);
    expect(marksOf(memory).join('')).toBe('');
    expect(memory.panel().season).toMatchObject({ faults: [], marks: '' });
    typePlayer(memory, 0, { name: 'Ann', email: 'ann@example.com', meadow: 'red' });
    makeMatch(memory);
  });

  test('H5 a heading that was typed over is named, and no match waits for it', () => {
    const memory = makeSeason(['Ann', 'Ben', 'Cleo', 'Dan']);
    memory.type(SEASON, 0, 0, 'Finn');
    expect(memory.panel().season?.faults).toEqual([
      {
        address: 'Season!A1',
        text: '“Finn” was typed over the heading “Season”. Type “Season” there again. Players belong below “▸ players”.',
      },
    ]);
    makeMatch(memory);
    memory.type(SEASON, 0, 0, '');
    expect(faultsOf(memory)).toEqual(['The heading “Season” was deleted. Type it there again.']);
    memory.type(SEASON, 0, 0, ' Season');
    expect(faultsOf(memory)).toEqual([]);
  });

  test('H23 another name of a place stands there, too, until the host says what is meant', () => {
    const memory = makeSeason(['Ann', 'Ben', 'Cleo', 'Dan']);
    makeMatch(memory);
    typePlayer(memory, 1, { name: 'Zoe' });
    markRoster(memory.ports);
    expect(marksOf(memory).slice(0, 4)).toEqual([
      '',
      '◂ Ben → Zoe. This does not count until you explain it in the panel.',
      '',
      '',
    ]);
    typePlayer(memory, 1, { name: 'Ben' });
    markRoster(memory.ports);
    expect(marksOf(memory).join('')).toBe('');
  });

  test('H29 who is out of the season stands there, too, until they are back', () => {
    const memory = makeSeason(['Ann', 'Ben', 'Cleo', 'Dan']);
    makeMatch(memory);
    act(memory, eliminate, { player: 'Ben', out: true, why: '' });
    expect(faultsOf(memory)).toEqual([]);
    expect(memory.panel().season?.marks).not.toBe('');
    markRoster(memory.ports);
    expect(marksOf(memory).slice(0, 4)).toEqual([
      '',
      '◂ Out of the season since Sat 10 Jan 2026. You need not correct anything here.',
      '',
      '',
    ]);
    expect(memory.panel().season?.marks).toBe('');
    act(memory, eliminate, { player: 'Ben', out: false, why: '' });
    markRoster(memory.ports);
    expect(marksOf(memory).join('')).toBe('');
  });

  test('a row that the host empties is nobody, whatever was written beside it', () => {
    const memory = makeSeason(['Ann', 'Ben', 'Cleo', 'Dan']);
    typePlayer(memory, 4, { name: 'Eve', email: 'nobody' });
    markRoster(memory.ports);
    typePlayer(memory, 4, { name: '', email: '' });
    expect(playersOf(memory)).toHaveLength(4);
    makeMatch(memory);
  });

  test('a tab without that column is left as it is', () => {
    const memory = makeSeason(['Ann', 'Ben']);
    const [top, column] = cellUnder(memory, 'players', 'problem', SEASON);
    memory.type(SEASON, top - 1, column, 'phone');
    typePlayer(memory, 1, { email: 'nobody' });
    const before = JSON.stringify(memory.tabs.get(SEASON));
    expect(memory.panel().season).toMatchObject({ marks: '', faults: [{}] });
    markRoster(memory.ports);
    expect(JSON.stringify(memory.tabs.get(SEASON))).toBe(before);
  });

  test.each([
    ['Ann', 'ann', 'capitals'],
    ['Ivo', 'lvo', 'letters or signs that look alike'],
    ['Bob', 'B0b', 'letters or signs that look alike'],
  ])('H13 two names that look alike begin no match: %s and %s', (one, other, words) => {
    const memory = makeSeason([one, other, 'Cleo', 'Dan']);
    typePlayer(memory, 1, { email: 'other@example.com' });
    const request = requestFor({ players: [one, other, 'Cleo', 'Dan'] });
    expect(problemOf(() => beginGame(memory.ports, request)).what).toContain(
      `${one} (row 15) and ${other} (row 16) differ only in ${words}`,
    );
  });

  test('texts pasted into the cells are understood', () => {
    const memory = makeSeason(['Ann', 'Ben', 'Cleo', 'Dan']);
    typePlayer(memory, 0, { name: ' Ann\u00a0', email: 'Ann <ann@example.com>\r\n' });
    typePlayer(memory, 1, { name: 'Ben, ben@example.com', email: '' });
    expect(faultsOf(memory)).toEqual([]);
    makeMatch(memory);
    expect(playersOf(memory)?.slice(0, 2)).toEqual(['Ann|ann@example.com', 'Ben|ben@example.com']);
  });
});

describe('H13 a name that is typed and one that is pasted are treated alike', () => {
  const address = 'zed@example.com';
  /** The faults of a name that is typed under Ann, and the name that counts. */
  const typed = (name: string) => {
    const memory = makeSeason(['Ann']);
    typePlayer(memory, 1, { name, email: address });
    const { season, tabs } = memory.book();
    const all = [...rosterFaults({ season, tabs }), ...alikeFaults({ season, tabs })];
    return { name: season.players[1]?.name, isRefused: all.some(({ player }) => player === 1) };
  };
  const pasted = (name: string) => {
    const memory = makeSeason(['Ann']);
    try {
      addPlayers(memory.ports, `${name}\t${address}`);
    } catch {
      return { isRefused: true };
    }
    return { name: memory.book().season.players[1]?.name, isRefused: false };
  };

  test.each([
    'Zed',
    '  Zed  ',
    '“Zed”',
    'Zed\u200b',
    '\u200b',
    '\u3164',
    'ann',
    'A n n',
    'Аnn',
    'Ann\u200d',
    'Ann\u00ad',
    'Zed\u202eorez',
    'Z\u2066ed',
    'Zed\u00a0Zulu',
    'Zed   Zulu',
    '"Zed, Zulu"',
    '=1+1',
    '1/2',
    'Z'.repeat(300),
    'Z'.repeat(301),
    `Z${'\u0301'.repeat(40)}`,
    'Z\u0007ed',
    '\ud83d',
    '👩‍👩‍👧',
  ])('%j', (name) => {
    const [one, other] = [typed(name), pasted(name)];
    expect(other.isRefused).toBe(one.isRefused);
    if (!one.isRefused) expect(other.name).toBe(one.name);
  });
});
