import { readFileSync } from 'node:fs';
import { replay } from '../../../src/rules/play/replay.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { amendOrder } from '../../../src/sheets/actions/amend.ts';
import { award } from '../../../src/sheets/actions/award.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { exportMatch, verify } from '../../../src/sheets/actions/verify.ts';
import { invitations } from '../../../src/sheets/delivery/invite.ts';
import type { Entry } from '../../../src/sheets/log/chain.ts';
import { chanceWords } from '../../../src/sheets/log/chance-words.ts';
import { fingerprintLine } from '../../../src/sheets/log/check-line.ts';
import type { WholeFile } from '../../../src/sheets/log/file/match-file.ts';
import { editWords } from '../../../src/sheets/log/playback/edit-words.ts';
import { loadJob } from '../../../src/sheets/matches/job.ts';
import { abandonGame, beginGame, continueGame } from '../../../src/sheets/matches/new-game.ts';
import { RECORD_LIMIT, type TakeOverRequest } from '../../../src/sheets/matches/take-over.ts';
import { tryAmendment } from '../../../src/sheets/panel-api/host-hand.ts';
import { checkRecord } from '../../../src/sheets/panel-api/take-over.ts';
import { checkFile } from '../../../src/viewer/check/check-file.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, makeSeason, NAMES, problemOf, resolve, rowOf, send } from '../season.ts';

// H31: a match that was begun elsewhere plays on here, by its record.

type Json = Record<string, unknown>;

/** The record of a match of Secret Soulmate after two rounds, begun with 3 garnets each; changed as given. */
function recordWith(change: Json = {}, options: Json = {}): Json {
  const memory = begin({ options: options as never });
  send(memory, 'Ann', { 'Number card': 3 });
  resolve(memory);
  resolve(memory);
  const record = memory.record() as Json & { players: Json[] };
  const players = record.players.map((player) => ({ ...player, garnets: 3 }));
  return { ...record, players, ...change };
}

const RECORD = recordWith();
const SEED = 'the seed of this match';

function requestFor(change: Partial<TakeOverRequest> = {}): TakeOverRequest {
  return { record: JSON.stringify(RECORD), players: NAMES, purses: 'season', deadline: '', ...change };
}

function takeOver(memory: Memory, change: Partial<TakeOverRequest> = {}): Memory {
  let progress = beginGame(memory.ports, requestFor(change));
  while (!progress.finished) progress = continueGame(memory.ports);
  return memory;
}

/** Forms where Google ends the script. */
const noForms = ({ ports }: Memory) => ({
  ...ports.forms,
  build: () => {
    throw new Error('The script was ended');
  },
});
const pages = ({ pageWrites }: Memory) =>
  pageWrites.map(({ grid }) => grid.cells.map(({ text }) => String(text)).join('\n'));
const pageOf = (memory: Memory, name: string) =>
  pages(memory)
    .filter((page) => page.includes(`${name}. Only you and the hosts can open this page.`))
    .at(-1);
const pursesOf = (memory: Memory) => memory.panel().season?.players.map(({ garnets }) => garnets) ?? [];

describe('a match that was taken over', () => {
  const memory = takeOver(makeSeason());

  test('is at the round of its record, with forms, tabs and pages', () => {
    expect(rowOf(memory)).toMatchObject({ title: 'Secret Soulmate', round: 2, over: false });
    expect([...memory.forms.values()].map(({ isLinked }) => isLinked)).toEqual([true, true]);
    expect(pages(memory)).toHaveLength(5);
    expect(memory.fault()).toBe('');
  });

  test('says so on every page, and where its chance comes from', () => {
    for (const page of pages(memory)) {
      expect(page).toContain(
        'The match began elsewhere, and was taken over from a match file after 2 rounds.',
      );
      expect(page).toContain(
        'All chance comes from the seed in the match file that was taken over. Anyone with this file knows the seed.',
      );
      expect(page).toContain(fingerprintLine(1, SEED));
      expect(page).not.toContain(SEED);
      expect(page).not.toContain('Nothing came from you');
    }
  });

  test('goes on: players send orders for its next round, and it is verified, exported and checked', () => {
    send(memory, 'Ben', { 'Number card': 2 });
    expect(memory.match().seats[1]?.answers).toEqual(['Number card: 2']);
    expect(resolve(memory)).toMatchObject({ round: 3 });
    const record = memory.record() as Json & { rounds: Json[] };
    expect(record.rounds.slice(0, 2)).toEqual(RECORD.rounds);
    expect(record.rounds[2]).toMatchObject({ orders: { Ben: { card: 2 } } });
    expect(replay(GAMES, record).rounds).toHaveLength(3);
    expect(verify(memory.book())).toMatchObject({ fault: '', rounds: 3 });
    expect(checkFile(exportMatch(memory.book(), 1, 'everything'))).toMatchObject({
      verdict: 'fits',
    });
    expect(checkFile(exportMatch(memory.book(), 1, 'public'))).toMatchObject({ verdict: 'fits' });
  });

  test('undoes and corrects only what was played here', () => {
    const state = memory.match();
    expect(state).toMatchObject({ round: 3, taken: 2 });
    act(memory, undoRound, 1, 3);
    expect(rowOf(memory).round).toBe(2);
    expect(problemOf(() => act(memory, undoRound, 1, 2)).what).toBe(
      'Round 2 was played before the match was taken over.',
    );
  });
});

test('H20 a round that was played here is corrected, one before the take-over is not', () => {
  const memory = takeOver(makeSeason());
  resolve(memory);
  resolve(memory);
  const asked = { match: 1, player: 'Ben', does: 'enter', answers: { card: '3' }, rounds: 4 } as const;
  expect(tryAmendment(memory.ports, { ...asked, round: 3 }).rounds.map(({ round }) => round)).toContain(3);
  act(memory, amendOrder, { ...asked, round: 3 });
  expect(memory.playback()).toMatchObject({ taken: { rounds: 2 } });
  expect(memory.playback().rounds[2]?.input.orders).toMatchObject({ Ben: { card: 3 } });
  expect(memory.fault()).toBe('');
  expect(problemOf(() => act(memory, amendOrder, { ...asked, round: 2 })).what).toBe(
    'Round 2 was played before the match was taken over.',
  );
});

describe('H31 the purses of the season', () => {
  /** A season with 10 garnets for each player. */
  function rich(): Memory {
    const memory = takeOver(makeSeason(), {
      record: JSON.stringify(recordWith({ seed: 'another, earlier seed' })),
    });
    for (const player of NAMES)
      act(memory, award, { player, garnets: 10, bellflowers: 0, tokensOfLife: 0, why: 'x' });
    return memory;
  }

  test('stay as they are, and the match goes on with them', () => {
    const memory = takeOver(rich());
    expect(pursesOf(memory)).toEqual([10, 10, 10, 10]);
    expect(pageOf(memory, 'Ann')).toContain('Your purse: 10 garnets');
    send(memory, 'Ann', { 'Garnets to add': '4' });
    resolve(memory, 2);
    expect(pursesOf(memory)[1]).toBe(10);
    expect(memory.fault()).toBe('');
    expect(memory.playback(2).rounds.at(-1)?.input.credits).toMatchObject({ Ann: { garnets: 7 } });
  });

  test('take in the players’ goods by the record, if the host wants that', () => {
    const memory = takeOver(rich(), { purses: 'record' });
    expect(pursesOf(memory)).toEqual([13, 13, 13, 13]);
    expect(memory.panel().ledgerEdited).toEqual([]);
    resolve(memory, 2);
    expect(pursesOf(memory)).toEqual([13, 13, 13, 13]);
    expect(memory.fault()).toBe('');
    expect(pages(memory).join('\n')).toContain('with the purses in that file');
  });

  test('that the record has in an empty season: rounds here take from it', () => {
    const memory = takeOver(makeSeason(), { purses: 'record' });
    send(memory, 'Ann', { 'Number card': 1, 'Garnets to add': '2' });
    resolve(memory);
    expect(pursesOf(memory)).toEqual([1, 3, 3, 3]);
    act(memory, undoRound, 1, 3);
    expect(pursesOf(memory)).toEqual([3, 3, 3, 3]);
  });
});

describe('H31 chance', () => {
  test('of a record without a seed comes from one that is drawn now, and nothing of it changes', () => {
    const { seed: _, ...rest } = RECORD;
    const soulmates = [
      ['Ann', 'Ben'],
      ['Cleo', 'Dan'],
    ];
    const record = { ...rest, setup: { soulmates } };
    const memory = takeOver(makeSeason(), { record: JSON.stringify(record) });
    const { started } = memory.playback();
    expect(started.seed).not.toBe('');
    expect(chanceWords(started)).toBe(
      'The host dealt by hand: soulmates. Nothing was drawn before the match was taken over. All later chance comes from a seed that Roundkeeper drew at that time.',
    );
    const exported = memory.record() as Json;
    expect(replay(GAMES, exported)).toEqual(replay(GAMES, record));
  });

  test('of a record that is not kept any more stops the job with a way out', () => {
    const memory = makeSeason();
    expect(() => beginGame({ ...memory.ports, forms: noForms(memory) }, requestFor())).toThrow('ended');
    memory.notes.delete('job.record.0');
    const problem = problemOf(() => continueGame(memory.ports));
    expect(problem.what).toBe('The match file of this match is no longer saved.');
    abandonGame(memory.ports);
    expect(loadJob(memory.ports)).toBeUndefined();
  });

  test('of a take-over that was given up does not stand in the way of another try', () => {
    const memory = makeSeason();
    expect(() => beginGame({ ...memory.ports, forms: noForms(memory) }, requestFor())).toThrow('ended');
    abandonGame(memory.ports);
    expect([...memory.notes.keys()].filter((key) => key.startsWith('job'))).toEqual([]);
    takeOver(memory);
    expect(rowOf(memory).round).toBe(2);
  });
});

test('players have the names of the season; the log and the record keep those of the record', () => {
  const memory = makeSeason(['Anna', 'Benno', 'Cleo', 'Dan']);
  takeOver(memory, { players: ['Anna', 'Benno', 'Cleo', 'Dan'] });
  expect(memory.match().seats.map(({ name }) => name)).toEqual(['Anna', 'Benno', 'Cleo', 'Dan']);
  // H23: private files are called by those who have the places.
  expect([...memory.files.keys()]).toEqual(expect.arrayContaining(['Anna — private', 'Benno — private']));
  expect([...memory.files.keys()]).not.toContain('Ann — private');
  send(memory, 'Anna', { 'Number card': 2 });
  resolve(memory);
  expect(pages(memory).join('\n')).toContain('Anna. Only you and the hosts can open this page.');
  const { rounds } = memory.record() as { rounds: { orders: Json }[] };
  expect(rounds[2]?.orders).toHaveProperty('Ann');
  expect(memory.fault()).toBe('');
});

test('positions that the host had changed by hand are taken over, and said', () => {
  const { position } = takeOver(makeSeason()).playback().match;
  const edited = { ...position, seats: position.seats.map((seat) => ({ ...seat, pointTokens: 7 })) };
  const memory = takeOver(makeSeason(), {
    record: JSON.stringify({ ...RECORD, edits: [{ after: 2, position: edited }] }),
  });
  expect(memory.playback().match.position).toEqual(edited);
  expect(editWords(memory.playback(), 'public')).toBe(
    'The match began elsewhere, and was taken over from a match file after 2 rounds. The host changed the position by hand after round 2. Reports of earlier rounds describe the position before the change.',
  );
  resolve(memory);
  expect(memory.fault()).toBe('');
});

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  const whole = JSON.parse(readFileSync(`test/golden/${id}.json`, 'utf8')) as Json & {
    players: { name: string }[];
    rounds: Json[];
  };

  test('is taken over in the middle and played on as its record has it', () => {
    const names = whole.players.map(({ name }) => name);
    const record = JSON.stringify({ ...whole, rounds: whole.rounds.slice(0, 1) });
    const memory = takeOver(makeSeason(names), { record, players: names });
    resolve(memory);
    expect(memory.fault()).toBe('');
    expect(checkFile(exportMatch(memory.book(), 1, 'everything')).verdict).toBe('fits');
  });

  test('that is over is refused, with the way to the viewer', () => {
    const problem = problemOf(() => checkRecord(makeSeason().ports, JSON.stringify(whole)));
    expect(problem.what).toMatch(/^This match ended after round \d+, so it has no round to play\.$/);
    expect(problem.todo).toContain('the page that “Export the match” saves');
  });
});

/** A list in a list in a list, as a text. */
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('H13 H31 the pasted text is checked before anything is made', () => {
  const file = () => {
    const memory = begin();
    resolve(memory);
    return memory.book();
  };

  test.each<[words: RegExp, text: () => string]>([
    [/^The file is empty/, () => ' '],
    [/ends in the middle/, () => JSON.stringify(RECORD).slice(0, -20)],
    [/cannot be read/, () => 'round 1: Ann played 3'],
    [/^This is not an exported match/, () => '[]'],
    [/^The file has version 2/, () => '{"roundkeeper":2}'],
    [/only what everyone or one player may know/, () => exportMatch(file(), 1, 'public')],
    [/at “format”: expected 1/, () => JSON.stringify({ ...RECORD, format: 2 })],
    [/at “game”: expected one of/, () => JSON.stringify({ ...RECORD, game: 'chess' })],
    [/at “options\.cards”/, () => JSON.stringify({ ...RECORD, options: { cards: 3 } })],
    [/at “players/, () => JSON.stringify({ ...RECORD, players: [{ name: 'Ann' }] })],
    [
      /at “rounds\[0\]\.orders\.Zoe”: no player has this name/,
      () => JSON.stringify({ ...RECORD, rounds: [{ orders: { Zoe: {} } }] }),
    ],
    [/at “rounds\[0\]\.extra”/, () => JSON.stringify({ ...RECORD, rounds: [{ orders: {}, extra: 1 }] })],
    [/at “rounds\[1\]”/, () => JSON.stringify({ ...RECORD, rounds: [{ orders: {} }, 5] })],
    [/^This match ended after round 2/, () => JSON.stringify({ ...RECORD, end: 'standing' })],
    [
      /nested more than 50 levels deep/,
      () => JSON.stringify({ ...RECORD, seed: '@' }).replace('"@"', nested(60)),
    ],
    [
      /more than 100 levels of nesting/,
      () => exportMatch(file(), 1, 'everything').replace(/"draws":\[/, `$&${nested(50_000)},`),
    ],
    [/half of a character/, () => JSON.stringify({ ...RECORD, seed: '\ud800' })],
    [
      /half of a character/,
      () =>
        exportMatch(file(), 1, 'everything').replace(
          /"draws":\[/,
          '$&{"stream":"\\ud83d","below":1,"value":0},',
        ),
    ],
    [
      /The name of player 1 in the match file has a line break/,
      () =>
        JSON.stringify({
          ...RECORD,
          rounds: [],
          players: NAMES.map((name) => ({ name: name === 'Ann' ? 'A\nnn' : name, meadow: 'red' })),
        }),
    ],
    [
      /Ann has more than 1000000000 garnets/,
      () =>
        JSON.stringify({ ...RECORD, rounds: [{ orders: {}, credits: { Ann: { garnets: 1_000_000_000 } } }] }),
    ],
    [
      /^The match file has \d+ bytes, and at most 200000 are allowed/,
      () => JSON.stringify({ ...RECORD, seed: 'x'.repeat(RECORD_LIMIT) }),
    ],
  ])('%s', (words, text) => {
    const memory = makeSeason();
    memory.counts();
    const problem = problemOf(() => beginGame(memory.ports, requestFor({ record: text() })));
    expect(problem.what).toMatch(words);
    expect(problem.safe).toBe('Nothing was changed.');
    expect(problem.todo).not.toBe('');
    expect(memory.counts()).toEqual({ read: 1 });
    expect(problemOf(() => checkRecord(memory.ports, text())).what).toMatch(words);
  });

  test.each<[words: RegExp, change: Partial<TakeOverRequest>]>([
    [/^The match has 4 players, and you chose 3/, { players: NAMES.slice(1) }],
    [/^Zoe is not on the roster/, { players: ['Zoe', 'Ben', 'Cleo', 'Dan'] }],
    [/^You chose Ben twice/, { players: ['Ben', 'Ben', 'Cleo', 'Dan'] }],
    [/is not a time for a deadline/, { deadline: 'soon' }],
  ])('%s', (words, change) => {
    const memory = makeSeason();
    memory.counts();
    expect(problemOf(() => takeOver(memory, change)).what).toMatch(words);
    expect(memory.counts()).toEqual({ read: 1 });
  });
});

test('the preview describes it, and finds the players by their names', () => {
  const memory = makeSeason(['ben', 'Ann', 'Eve', 'Dan', 'Cleo']);
  memory.counts();
  const preview = checkRecord(memory.ports, JSON.stringify(RECORD));
  expect(memory.counts()).toEqual({ read: 1 });
  expect(preview).toMatchObject({ title: 'Secret Soulmate', round: 2, editNote: '' });
  expect(preview.players).toEqual(
    [
      ['Ann', 'Ann'],
      ['Ben', 'ben'],
      ['Cleo', 'Cleo'],
      ['Dan', 'Dan'],
    ].map(([name, key]) => ({
      name,
      key,
      meadow: 'red',
      garnets: 3,
      bellflowers: 0,
    })),
  );
  expect(preview.facts.map(([label]) => label)).toContain('The match ends');
  expect(preview.told.length).toBeGreaterThan(0);
  expect(checkRecord(memory.ports, JSON.stringify({ ...RECORD, seed: 'short' })).chance).toContain(
    'The seed has 5 characters. Somebody could find a short seed from its fingerprint',
  );
});

test('an exported match is taken over like its record', () => {
  const source = begin();
  resolve(source);
  const record = exportMatch(source.book(), 1, 'everything');
  expect(rowOf(takeOver(makeSeason(), { record })).round).toBe(1);
});

describe('H31 an exported match is refused if somebody changed', () => {
  const source = begin();
  resolve(source);
  const early = JSON.parse(exportMatch(source.book(), 1, 'everything')) as WholeFile;
  resolve(source);
  const whole = JSON.parse(exportMatch(source.book(), 1, 'everything')) as WholeFile;

  // biome-ignore lint/suspicious/noExplicitAny: a file is changed at any place
  test.each<[what: string, where: RegExp, change: (file: any) => object]>([
    [
      'an order of the record',
      /\. The match: rounds\[0\]\.orders\.Ann differs from the log\.$/,
      ({ record, ...file }) => {
        const [first, ...rest] = record.rounds;
        return { ...file, record: { ...record, rounds: [{ ...first, orders: { Ann: {} } }, ...rest] } };
      },
    ],
    [
      'the last round of the record',
      /\. The match: rounds\[1\] differs/,
      (file) => ({ ...file, record: early.record }),
    ],
    [
      'the last round of the record and of the log',
      /\. The log: the last entry should be entry \d+, with the hash that is in the file\.$/,
      (file) => ({ ...early, head: file.head }),
    ],
    [
      'the last round of the record, left out of the log',
      /\. The log: the last entry should be entry \d+, with the hash that is in the file\.$/,
      ({ head }) => ({ ...early, head }),
    ],
    [
      'an order of the log',
      /\. The log: entry \d+: the hash does not match/,
      ({ log, ...file }) => ({
        ...file,
        log: log.map((one: Entry) =>
          one.what === 'resolve' ? { ...one, data: { ...one.data, orders: { Ann: {} } } } : one,
        ),
      }),
    ],
    [
      'the seed’s fingerprint',
      /\. The seed does not have the fingerprint/,
      (file) => ({ ...file, commitment: '0'.repeat(64) }),
    ],
    [
      'the number of the match',
      /\. The log: entry \d+: the entry belongs to another match/,
      (file) => ({ ...file, match: 2 }),
    ],
  ])('%s', (_, where, change) => {
    const memory = makeSeason();
    const problem = problemOf(() => checkRecord(memory.ports, JSON.stringify(change(whole))));
    expect(problem.what).toMatch(/^Something in the match file does not fit\. /);
    expect(problem.what).toMatch(where);
    expect(problem.todo).toContain('Export “The whole match” in the season where it was played');
  });

  test('as it is exported it is taken, and so is its record alone', () => {
    const memory = makeSeason();
    expect(checkRecord(memory.ports, JSON.stringify(whole)).round).toBe(2);
    expect(checkRecord(memory.ports, JSON.stringify(whole.record)).round).toBe(2);
  });
});

test('calls: those of a new match, and one more for the record', () => {
  const memory = makeSeason();
  memory.counts();
  const ports = countingNotes(memory);
  let progress = beginGame(ports.ports, requestFor());
  while (!progress.finished) progress = continueGame(ports.ports);
  expect({ ...memory.counts(), ...ports.sets() }).toEqual({
    make: 1,
    share: 1,
    'make form': 2,
    'build form': 2,
    open: 1,
    read: 2,
    commit: 2,
    'own trigger': 1,
    'set trigger': 1,
    send: 1,
    // The notes of a new match, one of the record's parts, and its removal.
    set: 16,
    setAll: 2,
  });
});

function countingNotes({ ports }: Memory) {
  const sets: Record<string, number> = {};
  const count = (name: string) => {
    sets[name] = (sets[name] ?? 0) + 1;
  };
  const { memo } = ports;
  const counted = {
    ...memo,
    set: (key: string, text: string | undefined) => {
      count('set');
      memo.set(key, text);
    },
    setAll: (texts: Readonly<Record<string, string>>) => {
      count('setAll');
      memo.setAll(texts);
    },
  };
  return { ports: { ...ports, memo: counted }, sets: () => sets };
}

test('H31 invitations say that earlier links do not count', () => {
  const { all, players } = invitations(takeOver(makeSeason()).ports, 1);
  for (const text of [all, ...players.map((one) => one.text)])
    expect(text).toContain('Use only these links: an order sent with an earlier link does not count.');
  expect(invitations(begin().ports, 1).all).not.toContain('Use only these links');
});
