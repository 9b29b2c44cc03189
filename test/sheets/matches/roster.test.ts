import { award } from '../../../src/sheets/actions/award.ts';
import { beginGame } from '../../../src/sheets/matches/new-game.ts';
import { checkRoster } from '../../../src/sheets/workbook/roster.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { emailOf, POLAR_ROSTER } from '../../players.ts';
import type { Memory } from '../memory-ports.ts';
import { act, cellUnder, makeMatch, makeSeason, NAMES, problemOf, typePlayer } from '../season.ts';

const EVERYONE = POLAR_ROSTER.map(({ name }) => name);
const REQUEST = { game: 'polar-power', options: {}, players: EVERYONE, deadline: '', seed: '', setup: '' };

/** The problem of a request, which makes nothing and changes nothing. */
function refused(memory: Memory, request: typeof REQUEST) {
  const before = JSON.stringify([...memory.tabs]);
  const problem = problemOf(() => beginGame(memory.ports, request));
  expect([memory.files.size, memory.forms.size, memory.pageWrites.length]).toEqual([0, 0, 0]);
  expect(JSON.stringify([...memory.tabs])).toBe(before);
  expect(memory.panel()).toMatchObject({ job: null, matches: [] });
  return problem;
}

describe('a roster that cannot play is named before anything is made', () => {
  const ANN = { name: 'Ann', email: 'ann@example.com', meadow: 'white', id: 'same', file: 'file' };
  const DAN = { ...ANN, name: 'Dan', email: 'dan@example.com', meadow: 'blue' };

  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['two of one name', { name: 'Ann' }, /row 15 and row 18 have the same name: Ann/],
    [
      'two of one email, whatever its case',
      { email: 'ANN@example.com' },
      /Ann \(row 15\) and Dan \(row 18\) have the same email/,
    ],
    ['no email', { email: '' }, /Dan \(row 18\) needs an email/],
    ['no name', { name: '' }, /row 18 has no name/],
    ['an invisible name', { name: '\u3164\u2800' }, /row 18 has no name/],
    ['a row that was copied, with the private file of another', DAN, /row 18 is a copy of row 15/],
  ])('%s', (_what, texts, expected) => {
    const memory = makeSeason(POLAR_ROSTER);
    if (texts === DAN) typePlayer(memory, 0, ANN);
    typePlayer(memory, 3, texts);
    expect(refused(memory, REQUEST)).toMatchObject({
      code: 'bad-workbook',
      what: expect.stringMatching(expected),
    });
  });

  test('names that were sorted without their rows, to protect files and purses', () => {
    const memory = makeSeason(POLAR_ROSTER);
    POLAR_ROSTER.forEach(({ name }, i) => {
      const at = [1, 0, 2][i] ?? i;
      typePlayer(memory, i, { name: POLAR_ROSTER[at]?.name ?? '', id: name });
    });
    expect(refused(memory, REQUEST)).toMatchObject({
      code: 'bad-workbook',
      what: expect.stringMatching(
        /Ben \(row 15\) has the file of Ann, and the file of Ben is in row 16; Ann \(row 16\) has the file of Ben/,
      ),
    });
  });

  test('also where the name of one begins the id of the other', () => {
    const memory = makeSeason(POLAR_ROSTER);
    POLAR_ROSTER.forEach(({ name }, i) => {
      typePlayer(memory, i, { name, id: name });
    });
    typePlayer(memory, 1, { name: 'Ann', id: 'Ann (Berlin)' });
    typePlayer(memory, 0, { name: 'Ann (Berlin)', id: 'Ann' });
    expect(() => checkRoster(memory.book())).toThrow('Ann (row 16) has the file of Ann (Berlin)');
  });

  test('but not a substitute, nor somebody new who has the name of an earlier player', () => {
    const memory = makeSeason(POLAR_ROSTER);
    POLAR_ROSTER.forEach(({ name }, i) => {
      typePlayer(memory, i, { name, id: name });
    });
    typePlayer(memory, 0, { name: 'Zoe' });
    typePlayer(memory, 1, { name: 'Ann', id: 'Ann (2)' });
    expect(() => checkRoster(memory.book())).not.toThrow();
  });

  test.each<[string, string, RegExp]>([
    ['a missing meadow', '', /Dan needs a meadow/],
    ['three in a meadow', 'white', /white has 3 players; expected ten players, two in each of the meadows/],
  ])('%s', (_what, meadow, expected) => {
    const memory = makeSeason(POLAR_ROSTER);
    typePlayer(memory, 3, { meadow });
    expect(refused(memory, REQUEST)).toMatchObject({ code: 'cannot', what: expect.stringMatching(expected) });
  });

  test.each<[string, Partial<typeof REQUEST> | object, RegExp]>([
    [
      'nine players',
      { players: EVERYONE.slice(1) },
      /expected ten players, two in each of the meadows .*; there are 9/,
    ],
    ['somebody unknown', { players: ['Zoe', ...EVERYONE.slice(1)] }, /Zoe is not on the roster/],
    ['somebody twice', { players: ['Ben', ...EVERYONE.slice(1)] }, /You chose Ben twice/],
    ['a game that is not there', { game: 'chess' }, /no game/],
    ['an option out of range', { options: { stampPrice: -1 } }, /expected/],
    ['an option that is not there', { options: { jokers: 1 } }, /no option “jokers”/],
    ['a deal that cannot be', { setup: '{"polarity":{"Ann":"+"}}' }, /Polarity.*: expected/],
    ['a deal that is no JSON', { setup: 'plus' }, /chosen deal cannot be read/],
    ['an unreadable deadline', { deadline: 'tomorrow' }, /is not a time/],
  ])('so is %s', (_what, change, expected) => {
    const problem = refused(makeSeason(POLAR_ROSTER), { ...REQUEST, ...change });
    expect(problem).toMatchObject({ code: 'cannot', what: expect.stringMatching(expected) });
  });
});

describe('H15 a row that may be a note', () => {
  const names = (memory: Memory) =>
    memory.panel().season?.players.map(({ name, mayBeNote }) => [name, mayBeNote]);

  test('is one below an empty row, or a sentence, with only a name, in a season by code', () => {
    const memory = makeSeason([], 'code');
    typePlayer(memory, 0, { name: 'Ann' });
    typePlayer(memory, 1, { name: 'Maria da Silva Santos' });
    typePlayer(memory, 2, { name: 'Ben is away until Friday' });
    typePlayer(memory, 3, { name: 'Ask Dan!', email: 'dan@example.com' });
    typePlayer(memory, 5, { name: 'away: Ann' });
    typePlayer(memory, 6, { name: 'Cleo', email: 'cleo@example.com' });
    expect(names(memory)).toEqual([
      ['Ann', false],
      ['Maria da Silva Santos', false],
      ['Ben is away until Friday', true],
      ['Ask Dan!', false],
      ['away: Ann', true],
      ['Cleo', false],
    ]);
    expect(memory.panel().season?.faults.map(({ text }) => text)).toEqual([
      'Ben is away until Friday (row 17) may be a note. If so, move it into the column “Note for hosts”. If not, tick the player in “New game”.',
      'Away: Ann (row 20) may be a note. If so, move it into the column “Note for hosts”. If not, tick the player in “New game”.',
    ]);
  });

  test('plays if the host chooses it', () => {
    const memory = makeSeason([], 'code');
    const four = ['Ann', 'Ben', 'Cleo', 'Dan the Great!'];
    four.forEach((name, at) => {
      typePlayer(memory, at, { name });
    });
    makeMatch(memory, { players: four });
    expect(names(memory)).toEqual(four.map((name) => [name, false]));
  });

  test('needs an address in a season by account, and is told where notes go', () => {
    const memory = makeSeason(POLAR_ROSTER);
    typePlayer(memory, POLAR_ROSTER.length, { name: 'Ben is away' });
    expect(refused(memory, REQUEST).what).toContain(
      'Ben is away (row 25) needs an email address, but has “” (write notes in the column “Note for hosts”)',
    );
  });
});

test('H1 siblings with one address in a season by code are told the way out', () => {
  const memory = makeSeason([], 'code');
  ['Ann', 'Ben', 'Cleo', 'Dan'].forEach((name, at) => {
    typePlayer(memory, at, { name, email: at < 2 ? 'family@example.com' : '' });
  });
  const request = { ...REQUEST, game: 'secret-soulmate', players: ['Ann', 'Ben', 'Cleo', 'Dan'] };
  expect(refused(memory, request).what).toContain(
    'have the same email family@example.com: leave one of the two cells empty. The file of that player then opens by link',
  );
  typePlayer(memory, 1, { email: '' });
  makeMatch(memory, { players: ['Ann', 'Ben', 'Cleo', 'Dan'] });
  expect(memory.panel().season?.players.map(({ access }) => access)).toEqual([
    'account',
    'link',
    'link',
    'link',
  ]);
});

test('an empty row among the players forgets nobody below it', () => {
  const memory = makeSeason([]);
  [0, 1, 3, 4].forEach((at, i) => {
    const name = NAMES[i] as string;
    typePlayer(memory, at, { name, email: emailOf(name) });
  });
  makeMatch(memory);
  expect(memory.panel().season?.players.map(({ name }) => name)).toEqual(NAMES);
});

describe('H13 what no file, form or log takes is refused at the door, with its cell', () => {
  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['a line break in a name', { name: 'Dan\nEve' }, /Season!A\d+ holds a line break/],
    [
      'a control character in a meadow',
      { meadow: 'blue\u0007' },
      /Season!J\d+ holds a line break or another control/,
    ],
    ['half of a character', { name: 'Dan \ud83d' }, /Season!A\d+ holds half of a character/],
    ['a turned direction', { name: 'Dan\u202e' }, /Season!A\d+ holds a sign that turns/],
    ['a long name', { name: 'D'.repeat(301) }, /Season!A\d+ holds 301 characters/],
    ['a long address', { email: `${'@'.repeat(40_000)}` }, /Season!B\d+ holds 40000 characters/],
  ])('%s', (_what, texts, expected) => {
    const memory = makeSeason(POLAR_ROSTER);
    typePlayer(memory, 3, texts);
    const { what } = refused(memory, REQUEST);
    expect(what).toMatch(expected);
    expect(what.length).toBeLessThan(1000);
    const prize = { player: 'Ann', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'A prize' };
    expect(problemOf(() => act(memory, award, prize)).what).toMatch(expected);
  });

  test('the cell is that of the player, also below an empty row', () => {
    const memory = makeSeason([]);
    for (const at of [0, 2]) typePlayer(memory, at, { name: `Ann ${at}`, email: `ann${at}@example.com` });
    typePlayer(memory, 4, { name: 'Dan\nEve', email: 'dan@example.com' });
    const [top] = cellUnder(memory, 'players', 'name', TABS.season.sheetId);
    expect(refused(memory, REQUEST).what).toContain(`Season!A${top + 5} holds a line break`);
  });

  test.each<[string, object, RegExp]>([
    ['more garnets than a purse holds', { garnets: 1_000_000_001 }, /at most 1000000000 garnets/],
    ['a line break in the reason', { why: 'a\nb' }, /reason of the award contains a line break/],
    ['half of a character in the reason', { why: '\udc00' }, /contains half of a character/],
  ])('an award with %s', (_what, more, expected) => {
    const memory = makeSeason();
    const prize = { player: 'Ann', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'A prize', ...more };
    expect(problemOf(() => act(memory, award, prize)).what).toMatch(expected);
  });

  test('awards that together are more than a purse holds', () => {
    const memory = makeSeason();
    const prize = { player: 'Ann', garnets: 1_000_000_000, bellflowers: 0, tokensOfLife: 0, why: 'A prize' };
    act(memory, award, prize);
    expect(problemOf(() => act(memory, award, { ...prize, garnets: 1 })).what).toMatch(
      /more than 1000000000/,
    );
  });

  test.each([['0001-01-01T00:00Z'], ['+275760-09-12'], ['tomorrow'], ['9'.repeat(400)]])(
    'a deadline %p is refused',
    (deadline) => {
      expect(refused(makeSeason(POLAR_ROSTER), { ...REQUEST, deadline }).what).toMatch(
        /is not a time for a deadline/,
      );
    },
  );
});
