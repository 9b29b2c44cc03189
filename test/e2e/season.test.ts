import type { Host } from '../../local/host/host.ts';
import type { MatchState, ResolvedAnswer } from '../../src/sheets/panel-api/panel.ts';
import { FIRST_MATCH_TAB, TABS } from '../../src/sheets/workbook/season.ts';
import {
  answerOf,
  ask,
  cellsOf,
  emailOf,
  freshHost,
  HOST,
  hostOf,
  makeMatch,
  makeRandom,
  makeSeason,
  POLAR_ROSTER,
  playOut,
  privateFile,
  problemOf,
  type RosterEntry,
  rehearsal,
  replayOf,
  resolve,
  rowOf,
  sendOrders,
  spectatorFile,
  stateOf,
  submit,
  tryAsk,
} from './season.ts';
import { TABLES } from './tables.ts';

const FOUR: readonly RosterEntry[] = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, meadow: 'red' }));
const NAMES = FOUR.map(({ name }) => name);
const EVERYONE = POLAR_ROSTER.map(({ name }) => name);
const TAB = FIRST_MATCH_TAB + 1;
const workbook = (host: Host) => host.world.activeWorkbook as string;

const request = (game: string, players: readonly string[]) => ({
  game,
  options: {},
  players,
  deadline: '',
  seed: '',
  setup: '',
});

/** What the match's tab in a file says, line by line. */
function textOf(host: Host, file: string): string {
  return cellsOf(host, TAB, file)
    .map((line) => line.join(' ').trimEnd())
    .join('\n')
    .trimEnd();
}

/** Where the roster begins in the Season tab, 0-based. */
function rosterRow(host: Host): number {
  return cellsOf(host, TABS.season.sheetId).findIndex((line) => line[0] === '▸ players') + 2;
}

function typePlayer(host: Host, at: number, column: number, text: string): void {
  host.typeCell(workbook(host), TABS.season.sheetId, rosterRow(host) + at, column, text);
}

const purseOf = (host: Host, name: string) =>
  stateOf(host).season?.players.find((player) => player.name === name);

const award = (player: string, garnets: number, tokensOfLife = 0) => ({
  player,
  garnets,
  bellflowers: 0,
  tokensOfLife,
  why: 'A prize',
});

describe('a roster that cannot play is named before anything is made', () => {
  const state = makeSeason(POLAR_ROSTER).save();

  test.each<[string, (host: Host) => readonly string[], RegExp]>([
    [
      'two of one name',
      (host) => {
        typePlayer(host, 3, 0, 'Ann');
        return EVERYONE;
      },
      /players 1 and 4 are both named Ann/,
    ],
    [
      'two of one email, whatever its case',
      (host) => {
        typePlayer(host, 3, 1, 'ANN@example.com');
        return EVERYONE;
      },
      /players 1 and 4 have the same email/,
    ],
    [
      'no email',
      (host) => {
        typePlayer(host, 3, 1, '');
        return EVERYONE;
      },
      /player 4 \(Dan\) needs an email/,
    ],
    [
      'no name',
      (host) => {
        typePlayer(host, 3, 0, '');
        return EVERYONE;
      },
      /player 4 has no name/,
    ],
    [
      'a missing meadow',
      (host) => {
        typePlayer(host, 3, 2, '');
        return EVERYONE;
      },
      /Dan needs a meadow/,
    ],
    [
      'three in a meadow',
      (host) => {
        typePlayer(host, 3, 2, 'white');
        return EVERYONE;
      },
      /white has 3 players; expected ten players, two in each of the meadows/,
    ],
    [
      'a row that was copied, with the private file of another',
      (host) => {
        [0, 1, 2, 3, 4].forEach((column) => {
          typePlayer(host, 3, column, ['Dan', 'dan@example.com', 'blue', 'same', 'file', ''][column] ?? '');
          typePlayer(host, 0, column, ['Ann', 'ann@example.com', 'white', 'same', 'file', ''][column] ?? '');
        });
        return EVERYONE;
      },
      /players 1 and 4 have the same id; .*players 1 and 4 have the same file/,
    ],
    [
      'nine players',
      () => EVERYONE.slice(1),
      /expected ten players, two in each of the meadows .*; there are 9/,
    ],
    ['somebody unknown', () => ['Zoe', ...EVERYONE.slice(1)], /Zoe is not on the roster/],
    ['somebody twice', () => ['Ben', ...EVERYONE.slice(1)], /Ben is chosen twice/],
  ])('%s', (_what, spoil, expected) => {
    const host = hostOf({ state });
    const players = spoil(host);
    const before = host.fileText(workbook(host));
    expect(problemOf(tryAsk(host, 'newGame', request('polar-power', players)))).toMatch(expected);
    expect(Object.keys(host.world.files)).toEqual([workbook(host)]);
    expect(host.fileText(workbook(host))).toBe(before);
    expect(stateOf(host)).toMatchObject({ job: null, matches: [] });
  });

  test.each([
    ['a game that is not there', { game: 'chess' }, /no game/],
    ['an option out of range', { options: { stampPrice: -1 } }, /expected/],
    ['an option that is not there', { options: { jokers: 1 } }, /no option “jokers”/],
    ['a deal that cannot be', { setup: '{"polarity":{"Ann":"+"}}' }, /setup\.polarity/],
    ['a deal that is no JSON', { setup: 'plus' }, /not a JSON object/],
    ['a deadline that is none', { deadline: 'tomorrow' }, /is no time/],
  ])('so is %s', (_what, change, expected) => {
    const host = hostOf({ state });
    expect(problemOf(tryAsk(host, 'newGame', { ...request('polar-power', EVERYONE), ...change }))).toMatch(
      expected,
    );
    expect(Object.keys(host.world.files)).toEqual([workbook(host)]);
    expect(stateOf(host).job).toBeNull();
  });

  test('an empty row among the players forgets nobody below it', () => {
    const host = makeSeason([]);
    [0, 1, 3, 4].forEach((at, i) => {
      typePlayer(host, at, 0, NAMES[i] as string);
      typePlayer(host, at, 1, emailOf(NAMES[i] as string));
    });
    makeMatch(host, 'secret-soulmate', NAMES);
    expect(stateOf(host).season?.players.map(({ name }) => name)).toEqual(NAMES);
  });
});

describe('names that a program might stumble over', () => {
  test.each([
    ['__proto__'],
    ['constructor'],
    ['toString'],
    ['7'],
    ['spectators'],
    ['order form'],
    ['▸ players'],
    ['a'.repeat(300)],
    ['👩‍👩‍👧 Ω'],
  ])('“%s” plays a match like anybody else', (name) => {
    const names = [name, 'Ben', 'Cleo', 'Dan'];
    const host = makeSeason([]);
    host.addPeople(names.map((one, i) => ({ name: one, email: `p${i}@example.com` })));
    names.forEach((one, i) => {
      typePlayer(host, i, 0, `'${one}`);
      typePlayer(host, i, 1, `p${i}@example.com`);
    });
    makeMatch(host, 'secret-soulmate', names);
    const form = rowOf(host, 1).form;
    host.submitForm('p0@example.com', form, { 'Number card': '2' });
    expect(resolve(host, 1).value).toMatchObject({ ok: true, value: { failed: [], sent: 5 } });
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 1 });
    const record = JSON.parse(ask(host, 'exportRecord', 1));
    expect(Object.keys(record.rounds[0].orders)).toEqual([name]);
    expect(host.openFile('p0@example.com', privateFile(host, name).id).right).toBe('reader');
  });
});

test.each(TABLES)('names that a program might stumble over play $game', ({ game, roster, options = {} }) => {
  const hostile = [
    '__proto__',
    'constructor',
    'toString',
    '7',
    '=1+1',
    'hasOwnProperty',
    '1/2',
    'TRUE',
    'null',
    '🍎',
  ];
  const host = makeSeason([]);
  const names = hostile.slice(0, roster.length);
  host.addPeople(names.map((name) => ({ name, email: emailOf(name) })));
  names.forEach((name, i) => {
    const meadow = roster[i]?.meadow ?? '';
    for (const [column, text] of [`'${name}`, `p${i}@example.com`, meadow].entries())
      typePlayer(host, i, column, text);
  });
  makeMatch(host, game, names, { options, seed: 'hostile names' });
  const random = makeRandom(game);
  for (let round = 0; round < 3 && !rowOf(host, 1).over; round++) {
    const answers = [...rehearsal(host, 1, random).values()];
    // One of them sends nothing.
    answers.slice(0, -1).forEach((answer, i) => {
      const sent = host.submitForm(`p${i}@example.com`, rowOf(host, 1).form, answer, {
        triggers: i === 0 ? 1 : 0,
      });
      if (sent.recorded)
        for (const { log, error } of sent.triggered) expect([log, error]).toEqual([[], undefined]);
    });
    expect(resolve(host, 1).value).toMatchObject({ ok: true, value: { failed: [] } });
    for (const name of names) expect(ask(host, 'why', 1, rowOf(host, 1).round, name)).toBeDefined();
    host.clock.advance(60_000);
  }
  expect(stateOf(host).matches[0]?.seats.map(({ name }) => name)).toEqual(names);
  expect(ask(host, 'verify').fault).toBe('');
  for (const file of Object.values(host.world.files))
    expect(host.fileText(file.id)).not.toContain('formulaValue');
});

test('thirty players of Secret Soulmate stay within Google’s limits', () => {
  const names = Array.from({ length: 30 }, (_, i) => `Player ${i + 1}`);
  const host = makeSeason(names.map((name) => ({ name, meadow: '' })));
  const made = host.call(HOST, 'newGame', [request('secret-soulmate', names)]);
  expect(made.value).toMatchObject({ ok: true, value: { finished: true } });
  expect(made.modelledMs).toBeLessThan(360_000);
  sendOrders(host, 1, makeRandom('thirty'));
  // The files of thirty players twice in a minute is more than Google takes: what is left waits.
  const hasty = answerOf<ResolvedAnswer>(resolve(host, 1));
  expect(hasty).toMatchObject({ ok: true, value: { round: 1 } });
  expect(hasty.ok && hasty.value.failed.length).toBeGreaterThan(0);
  host.clock.advance(60_000);
  expect(ask(host, 'deliverOutbox')).toEqual([]);
  host.clock.advance(60_000);
  const result = resolve(host, 1);
  expect(result.value).toMatchObject({ ok: true, value: { failed: [], sent: 31 } });
  expect(result.calls.service).toBe(4);
  expect(result.modelledMs).toBeLessThan(6000);
  expect(ask(host, 'verify').fault).toBe('');
});

describe('a season of two matches', () => {
  const host = makeSeason(FOUR);
  const names = NAMES;

  test('keeps the players’ files, adds a tab to each, and carries the purses over (X10)', () => {
    makeMatch(host, 'secret-soulmate', names);
    playOut(host, 1, makeRandom('first'));
    const files = Object.values(host.world.files).filter(({ kind }) => kind === 'workbook').length;
    const garnets = names.map((name) => purseOf(host, name)?.garnets);
    makeMatch(host, 'secret-soulmate', names);
    expect(Object.values(host.world.files).filter(({ kind }) => kind === 'workbook')).toHaveLength(files);
    expect(stateOf(host).matches.map(({ title, over }) => [title, over])).toEqual([
      ['Secret Soulmate', true],
      ['Secret Soulmate 2', false],
    ]);
    for (const file of [privateFile(host, 'Ann'), spectatorFile(host)])
      expect(file.kind === 'workbook' && file.workbook.sheets.map(({ title }) => title).sort()).toEqual([
        'Secret Soulmate',
        'Secret Soulmate 2',
        'Welcome',
      ]);
    expect(names.map((name) => replayOf(host, 2).purses[name]?.garnets)).toEqual(garnets);
  });

  test('an award between rounds becomes credits of the record', () => {
    resolve(host, 2);
    ask(host, 'award', award('Ann', 5));
    resolve(host, 2);
    const record = JSON.parse(ask(host, 'exportRecord', 2));
    expect(record.rounds.map(({ credits }: { credits?: object }) => credits)).toEqual([
      undefined,
      { Ann: { garnets: 5, bellflowers: 0 } },
    ]);
    expect(replayOf(host, 2).purses.Ann?.garnets).toBe(purseOf(host, 'Ann')?.garnets);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', matches: 2 });
  });

  test('the second plays out, and both records replay', () => {
    playOut(host, 2, makeRandom('second'));
    expect(ask(host, 'verify').fault).toBe('');
    for (const name of names)
      expect(replayOf(host, 2).purses[name]?.garnets).toBe(purseOf(host, name)?.garnets);
  });

  test('X7 an award of a Token of Life is bound by nothing, not even for the Elimination Candidate', () => {
    const [, { outcome }] = stateOf(host).matches as [MatchState, MatchState];
    const { winners = [], candidates = [] } = outcome ?? {};
    for (const name of names) expect(problemOf(tryAsk(host, 'award', award(name, 0, 1)))).toBe('');
    expect(winners.length + candidates.length).toBeGreaterThan(0);
  });

  test('two matches at once share one purse', () => {
    makeMatch(host, 'secret-soulmate', names);
    makeMatch(host, 'not-flower-field', names);
    ask(host, 'award', award('Ben', 7));
    for (const match of [3, 4, 3, 4]) expect(resolve(host, match).value).toMatchObject({ ok: true });
    expect(ask(host, 'verify').fault).toBe('');
    for (const match of [3, 4])
      expect(replayOf(host, match).purses.Ben?.garnets).toBe(purseOf(host, 'Ben')?.garnets);
  });
});

describe('H4 a round undone', () => {
  const host = makeSeason(FOUR);
  makeMatch(host, 'secret-soulmate', NAMES, { seed: 'undo' });
  for (const name of NAMES) ask(host, 'award', award(name, 10));
  sendOrders(host, 1, makeRandom('one'));
  submit(host, 1, 'Ann', { 'Number card': '3', 'Point tokens to buy': '2' });
  const before = {
    public: textOf(host, spectatorFile(host).id),
    seats: stateOf(host).matches[0]?.seats,
    purse: purseOf(host, 'Ann')?.garnets,
  };
  resolve(host, 1);
  const resolved = {
    record: ask(host, 'exportRecord', 1),
    file: textOf(host, privateFile(host, 'Ben').id),
  };

  test('opens its orders again, and purses and files are as before it', () => {
    expect(purseOf(host, 'Ann')?.garnets).toBe(6);
    ask(host, 'undoRound', 1, 1);
    expect(rowOf(host, 1)).toMatchObject({ round: 0, over: false });
    expect(purseOf(host, 'Ann')?.garnets).toBe(before.purse);
    expect(textOf(host, spectatorFile(host).id)).toBe(before.public);
    expect(stateOf(host).matches[0]?.seats).toEqual(before.seats);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 0 });
  });

  test('erases nothing from the log, and resolves again to the same', () => {
    const rows = cellsOf(host, TABS.audit.sheetId).length;
    expect(cellsOf(host, TABS.audit.sheetId).map((line) => line[5])).toContain('undo');
    resolve(host, 1);
    expect(cellsOf(host, TABS.audit.sheetId).length).toBeGreaterThan(rows);
    expect(ask(host, 'exportRecord', 1)).toBe(resolved.record);
    expect(textOf(host, privateFile(host, 'Ben').id)).toBe(resolved.file);
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 1 });
  });

  test('is not undone twice by two presses', () => {
    ask(host, 'undoRound', 1, 1);
    expect(problemOf(tryAsk(host, 'undoRound', 1, 1))).toContain('round 1 by now');
    resolve(host, 1);
  });

  test('takes an award given since with it nowhere', () => {
    ask(host, 'award', award('Ann', 3));
    const purse = purseOf(host, 'Ann')?.garnets as number;
    ask(host, 'undoRound', 1, 1);
    expect(purseOf(host, 'Ann')?.garnets).toBe(purse + 4);
    resolve(host, 1);
    expect(purseOf(host, 'Ann')?.garnets).toBe(purse);
    expect(ask(host, 'verify').fault).toBe('');
  });
});

describe('X9 H3 a substitute', () => {
  const host = makeSeason(FOUR);
  host.addPeople([{ name: 'Sue', email: 'sue@example.com' }]);
  makeMatch(host, 'secret-soulmate', NAMES);
  resolve(host, 1);
  typePlayer(host, 0, 0, 'Sue');
  typePlayer(host, 0, 1, 'sue@example.com');

  test('plays on from the seat, and whom they replace does not', () => {
    const { form } = rowOf(host, 1);
    host.submitForm('ann@example.com', form, { 'Number card': '1' });
    host.submitForm('sue@example.com', form, { 'Number card': '2' });
    expect(stateOf(host).matches[0]?.strangers.map(({ claimed }) => claimed)).toEqual(['ann@example.com']);
    expect(resolve(host, 1).value).toMatchObject({ ok: true, value: { failed: [] } });
    expect(JSON.parse(ask(host, 'exportRecord', 1)).rounds[1].orders).toEqual({ Ann: { card: 2 } });
    expect(ask(host, 'verify').fault).toBe('');
  });

  test('opens the file of the seat, and whom they replace no longer does', () => {
    ask(host, 'shareAgain');
    const { id } = privateFile(host, 'Ann');
    expect(host.openFile('sue@example.com', id).right).toBe('reader');
    expect(() => host.openFile('ann@example.com', id)).toThrow('access');
    expect(host.openFile('ben@example.com', privateFile(host, 'Ben').id).right).toBe('reader');
  });
});

test('what a host types into the roster while a match is being made is kept', () => {
  const host = makeSeason(FOUR);
  let forms = 0;
  host.failCall({ match: (name) => name === 'FormApp.create' && ++forms === 2, when: 'kill' });
  expect(host.call(HOST, 'newGame', [request('secret-soulmate', NAMES)]).error).toBeDefined();
  typePlayer(host, 1, 1, 'benjamin@example.com');
  typePlayer(host, 4, 0, 'Eve');
  typePlayer(host, 4, 1, 'eve@example.com');
  ask(host, 'continueWork');
  const players = stateOf(host).season?.players ?? [];
  expect(players.map(({ name }) => name)).toEqual([...NAMES, 'Eve']);
  expect(players[1]?.email).toBe('benjamin@example.com');
  expect(players.map(({ id, link }) => [id, link !== ''])).toEqual([
    ...NAMES.map((name) => [name, true]),
    ['', false],
  ]);
});

test('a new file is kept for who joins in a later match', () => {
  const host = makeSeason([...FOUR, { name: 'Eve', meadow: '' }, { name: 'Finn', meadow: '' }]);
  makeMatch(host, 'secret-soulmate', NAMES);
  expect(() => privateFile(host, 'Eve')).toThrow('no file');
  makeMatch(host, 'secret-soulmate', ['Ann', 'Ben', 'Eve', 'Finn']);
  expect(host.openFile(emailOf('Eve'), privateFile(host, 'Eve').id).right).toBe('reader');
});

test('the panel opens in a workbook in which nothing is set up, and sets it up once', () => {
  const host = freshHost([]);
  expect(stateOf(host)).toMatchObject({ season: null, matches: [] });
  expect(problemOf(tryAsk(host, 'resolveRound', { match: 1, round: 0 }))).toContain('no season yet');
  ask(host, 'setUp', 'email');
  expect(problemOf(tryAsk(host, 'setUp', 'email'))).toContain('has a season already');
});

test('arguments of a wrong shape are refused, and change nothing', () => {
  const host = makeSeason(FOUR);
  const before = host.save();
  const bad: [string, ...unknown[]][] = [
    ['resolveRound', null],
    ['resolveRound', { match: '1', round: 0 }],
    ['newGame', { game: 'secret-soulmate' }],
    ['award', { player: 'Ann', garnets: 0.5, bellflowers: 0, tokensOfLife: 0, why: '' }],
    ['setUp', 'password'],
    ['undoRound', 1, -1],
    ['setDeadline', 1, 7],
    ['acceptLate', 1, 0],
    ['exportRecord', {}],
    ['why', 1, 1, 7],
  ];
  for (const [name, ...args] of bad)
    expect([name, answerOf(host.call(HOST, name, args)).ok]).toEqual([name, false]);
  expect(Object.keys(JSON.parse(host.save()).files)).toEqual(Object.keys(JSON.parse(before).files));
});
