import { acceptEdit } from '../../src/sheets/actions/edit.ts';
import { undoRound } from '../../src/sheets/actions/undo.ts';
import { checkLine } from '../../src/sheets/log/check-line.ts';
import type { WholeFile } from '../../src/sheets/log/file/match-file.ts';
import { entryHash } from '../../src/sheets/log/link.ts';
import { handOverPlace } from '../../src/sheets/matches/hand-over.ts';
import { checkFile } from '../../src/viewer/check/check-file.ts';
import { compareKept } from '../../src/viewer/check/kept-lines.ts';
import type { Proof } from '../../src/viewer/check/result.ts';
import type { Viewer } from '../../src/viewer/shown/shown.ts';
import { makeRandom } from '../players.ts';
import { begunSeason, copy, filesOf, playedSeason } from '../sheets/exported.ts';
import { act, cellUnder, resolve, send } from '../sheets/season.ts';
import { TABLES, type TableFor } from '../tables.ts';

const tableOf = (game: string) => TABLES.find((table) => table.game === game) as TableFor;
const SOULMATE = tableOf('secret-soulmate');
const check = (file: object) => checkFile(JSON.stringify(file));

// biome-ignore lint/suspicious/noExplicitAny: a file is changed at any place
type Json = { [key: string]: any };

/** Changes that somebody may make in the file of any game, and the places that no longer fit afterwards. */
const KINDS: readonly (readonly [string, (file: Json) => void, RegExp])[] = [
  ['an order of the record', ({ record }) => withOtherOrder(record.rounds[0]), /^The match: rounds\[0\]/],
  [
    'an order of the log',
    ({ log }) => withOtherOrder(resolves(log)[0]?.data),
    /^The log: entry \d+: the hash/,
  ],
  [
    'a draw',
    ({ draws }) => {
      if (draws.length === 0) draws.push({ stream: 'deal', below: 2, value: 1 });
      else draws[0].value = (draws[0].value + 1) % draws[0].below;
    },
    /^Chance: draws\[0\]/,
  ],
  ['the number of rounds', ({ record }) => record.rounds.pop(), /^The match: rounds\[\d+\]/],
];

/** Takes the order of the first player who sent one, or gives somebody one. */
function withOtherOrder({ orders }: Json): void {
  const [name] = Object.keys(orders);
  if (name === undefined) orders.Ann = {};
  else delete orders[name];
}

describe.each(TABLES.map((table) => [table.game, table] as const))('X11 a match of %s', (_, table) => {
  const { whole, everyone } = filesOf(playedSeason(table));
  let fitting: ReturnType<typeof check>;
  beforeAll(() => {
    fitting = check(whole);
  });

  test('fits, whole, and is drawn for every viewer after every round', () => {
    const { verdict, where, checks, shown } = fitting;
    expect([verdict, where]).toEqual(['fits', '']);
    expect(checks.map(({ name, result }) => [name, result])).toEqual([
      ['The log', 'fits'],
      ['The rounds', 'fits'],
      ['The match', 'fits'],
      ['Chance', whole.draws.length > 0 ? 'fits' : 'none'],
      ['The seed', 'fits'],
      ['Garnets and bellflowers from outside the match', 'fits'],
      ['The end', 'none'],
    ]);
    expect(shown?.viewers).toEqual(['public', ...table.roster.map((_one, seat) => seat), 'host']);
    const viewers: readonly Viewer[] = shown?.viewers ?? [];
    for (const viewer of viewers)
      for (let round = 0; round <= (shown?.rounds ?? 0); round++)
        expect(shown?.board(viewer, round).cells.length).toBeGreaterThan(0);
  });

  test('is drawn with its standing until its end, as each viewer knows it', () => {
    const { shown } = fitting;
    const titles = (viewer: Viewer, round: number) =>
      shown?.board(viewer, round).cells.flatMap(({ text }) => String(text).match(/^Where .* stands?/) ?? []);
    const [match, own] = [['Where the match stands'], ['Where do I stand']];
    expect(([0, 1, 'public', 'host'] as const).map((viewer) => titles(viewer, 1))).toEqual([
      own,
      own,
      match,
      match,
    ]);
    expect([titles('public', shown?.rounds ?? 0), titles(0, shown?.rounds ?? 0)]).toEqual([[], []]);
  });

  test.each(KINDS)('differs when somebody changed %s', (_, doctor, where) => {
    const file = copy(whole) as Json;
    doctor(file);
    const { verdict, where: found } = check(file);
    expect(verdict).toBe('differs');
    expect(found).toMatch(where);
  });

  test('differs, or cannot be used, when any one place of it was changed, and what is shown can be drawn', () => {
    const random = makeRandom(`places of ${table.game}`);
    const places = placesIn(whole);
    // A few places of each game.
    for (let i = 0; i < 4; i++) {
      const file = copy(whole);
      const place = changeAt(file, places[random(places.length)] as Place, ODD[random(ODD.length)]);
      const { verdict, where, shown } = check(file);
      expect([place, verdict]).toEqual([place, expect.stringMatching(/^(differs|unusable)$/)]);
      expect(where).not.toMatch(/undefined|\n/);
      for (const viewer of shown?.viewers ?? []) {
        shown?.board(viewer, shown.rounds);
        shown?.story(viewer, shown.rounds);
      }
    }
  });

  test('fits for everyone, with the boards and stories that the whole match shows everyone', () => {
    const seen = check(everyone);
    expect([seen.verdict, seen.where]).toEqual(['fits', '']);
    expect(seen.shown?.viewers).toEqual(['public']);
    const { shown } = fitting;
    for (let round = 0; round <= (shown?.rounds ?? 0); round++) {
      expect(seen.shown?.board('public', round)).toEqual(shown?.board('public', round));
      expect(seen.shown?.story('public', round)).toEqual(
        shown?.story('public', round).map(({ ruling, text }) => ({ ruling, text })),
      );
    }
  });

  test('is a record that fits on its own, with the same boards', () => {
    const alone = check(whole.record);
    expect(alone.verdict).toBe('fits');
    const { shown } = fitting;
    expect(alone.shown?.board('host', 1)).toEqual(shown?.board('host', 1));
  });
});

type Place = readonly string[];

const ODD = [null, 0, -1, 1e300, 'x', '', [], {}, [null], true, '__proto__'];

/** The paths of everything in a file that a check can notice: the title is only shown. */
function placesIn(file: object): readonly Place[] {
  const all = (value: unknown, path: Place): Place[] =>
    value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, one]) => [[...path, key], ...all(one, [...path, key])])
      : [];
  return all(file, []).filter(([first]) => first !== 'title');
}

/** Puts another value at a place, or takes it out where that is the value; gives the place in words. */
function changeAt(file: object, path: Place, value: unknown): string {
  const last = path[path.length - 1] as string;
  const parent = path.slice(0, -1).reduce<Json>((at, step) => at[step], file);
  if (JSON.stringify(parent[last]) === JSON.stringify(value)) delete parent[last];
  else parent[last] = value;
  return `${path.join('.')}: ${JSON.stringify(value)}`;
}

/** Changes of a file, and the first place that no longer fits. */
const DOCTORED: readonly (readonly [string, (file: Json) => void, RegExp])[] = [
  [
    'an order of the record',
    ({ record }) => addOrder(record.rounds[1]),
    /^The match: rounds\[1\]\.orders\.Ann/,
  ],
  ['an order of the log', ({ log }) => addOrder(resolves(log)[1]?.data), /^The log: entry 8: the hash/],
  [
    'trades of the log that are no list',
    ({ log }) => (resolves(log)[1]!.data.trades = 0),
    /^The log: entry 8: the hash/,
  ],
  ['the last entry cut from the log', ({ log }) => log.pop(), /^The log: the last entry should be entry/],
  [
    'an entry cut from the middle',
    ({ log }) => log.splice(3, 1),
    /^The log: entry 9: the entry does not follow/,
  ],
  ['a hash', ({ log }) => (log[2].hash = log[1].hash), /^The log: entry 7: the hash/],
  ['the digests of seats', ({ log }) => log[1].seats.push('0'.repeat(64)), /^The log: entry 6: the hash/],
  ['the salt', ({ log }) => (log[0].salt = 'x'), /^The log: entry 3: the hash/],
  ['a draw', ({ draws }) => draws[1].value++, /^Chance: draws\[1\]\.value/],
  ['a draw cut', ({ draws }) => draws.pop(), /^Chance: draws\[\d+\]/],
  ['the seed of the record', ({ record }) => (record.seed = 'other'), /^The match: seed/],
  ['the seed of the log', ({ log }) => (log[0].data.seed = 'other'), /^The log: entry 3: the hash/],
  ['the commitment', (file) => (file.commitment = '0'.repeat(64)), /^The seed/],
  ['the head', ({ head }) => (head.hash = '0'.repeat(64)), /^The log: the last entry should be/],
  ['a purse of the record', ({ record }) => record.players[0].garnets++, /^The match: players\[0\]\.garnets/],
];

function addOrder({ orders }: Json = {}) {
  orders.Ann = { card: 1, garnets: 0, token: true };
}

function resolves(log: readonly Json[]): Json[] {
  return log.filter(({ what }) => what === 'resolve');
}

describe('a file that somebody changed', () => {
  const { whole } = filesOf(playedSeason(SOULMATE));

  test.each(DOCTORED)('differs: %s', (_, doctor, where) => {
    const file = copy(whole) as Json;
    doctor(file);
    const { verdict, where: found, shown } = check(file);
    expect(verdict).toBe('differs');
    expect(found).toMatch(where);
    for (const viewer of shown?.viewers ?? []) expect(shown?.story(viewer, 1)).toBeDefined();
  });

  test('differs by its draws and record though its log was forged with care: the seed is another than committed to', () => {
    const file = forge(whole, ({ data }) => {
      data.seed = 'other';
    });
    const { verdict, where } = check(file);
    expect([verdict, where]).toEqual([
      'differs',
      'The rounds: entry 3: a replay gives a different position than the log',
    ]);
  });

  test('a log forged with care has other hashes than the published ones', () => {
    const file = forge(whole, (entry) => {
      entry.who = 'nobody@example.com';
    });
    expect(check(file).verdict).toBe('fits');
    const kept = (of: object) =>
      compareKept(checkLine({ match: 1, ...whole.head }), check(of).proof as Proof);
    expect(kept(file).wrong).toHaveLength(1);
    expect(kept(whole).fits).toEqual([whole.head.number]);
  });

  test('X11 H32 a file for everyone quotes a hash of the log, and proves nothing by it', () => {
    expect(check(filesOf(playedSeason(SOULMATE)).everyone).proof?.entries).toEqual([]);
  });

  test('with a seed that was not committed to, or rounds that nobody told, differs for everyone too', () => {
    const { everyone } = filesOf(playedSeason(SOULMATE));
    expect(check({ ...everyone, seed: 'other' }).where).toMatch(/^The seed: the seed does not fit/);
    expect(check({ ...everyone, views: everyone.views.slice(1) }).where).toMatch(/^The rounds: /);
  });
});

function resolvedSeason() {
  const memory = begunSeason(SOULMATE);
  resolve(memory);
  return memory;
}

/** The file with its first entry changed and all later ones chained again, also where they name a row, like a cheater's program. */
function forge(file: WholeFile, change: (entry: Json) => void): WholeFile {
  const forged = copy(file) as Json;
  change(forged.log[0]);
  let previous = forged.log[0].previous;
  const hashes = new Map<number, string>();
  for (const one of forged.log) {
    for (const { row } of one.data.paid ?? []) row.hash = hashes.get(row.number);
    const { hash: _, ...content } = { ...one, previous };
    const hash = entryHash(content);
    Object.assign(one, { previous, hash });
    hashes.set(one.number, hash);
    previous = hash;
  }
  const { number, hash } = forged.log.at(-1);
  forged.head = { number, hash };
  return forged as unknown as WholeFile;
}

describe('what a file for everyone holds', () => {
  test('X11 neither orders nor seed nor log before the end', () => {
    const memory = begunSeason(SOULMATE);
    send(memory, 'Ann', { 'Number card': 2 });
    resolve(memory);
    const { everyone, whole } = filesOf(memory);
    expect(Object.keys(everyone).sort()).toEqual([
      'acts',
      'chance',
      'commitment',
      'edited',
      'game',
      'head',
      'match',
      'options',
      'outcome',
      'players',
      'roundkeeper',
      'shows',
      'stories',
      'title',
      'views',
    ]);
    expect(JSON.stringify(everyone)).not.toContain((whole.record as Json).seed);
  });

  test('H5 that the host changed the position, as the whole file says too', () => {
    const memory = begunSeason(SOULMATE);
    resolve(memory);
    const [top, column] = cellUnder(memory, 'seats', 'pointTokens');
    memory.type(920001, top, column, 30);
    act(memory, acceptEdit, 1);
    resolve(memory);
    const { everyone, whole } = filesOf(memory);
    const words = (cells: string) =>
      `The host changed the position by hand after round 1${cells}. Reports of earlier rounds describe the position before the change.`;
    expect(check(everyone).shown?.edited('public')).toBe(words(''));
    const own = words(' (Ann, point tokens: 2 → 30)');
    expect([check(whole).verdict, check(whole).shown?.edited('host')]).toEqual(['fits', own]);
    expect(check(whole.record).shown?.board('host', 1)).toEqual(check(whole).shown?.board('host', 1));
    // The cell: in the whole file as the host saw it, not where others read it.
    const cell = 'Ann, point tokens: 2 → 30.';
    expect(check(whole).shown?.handChanges('host', 1)).toEqual([cell]);
    expect(check(whole.record).shown?.handChanges('host', 1)).toEqual([cell]);
    expect(check(whole).shown?.handChanges('public', 1)).toEqual([
      'To see these changes, choose “the host” above.',
    ]);
    expect(check(whole).shown?.handChanges('host', 2)).toEqual([]);
    expect(check(everyone).shown?.handChanges('public', 1)).toEqual([]);
  });

  test('H23 who plays for whom, as the whole file says too', () => {
    const memory = begunSeason(SOULMATE);
    resolve(memory);
    const sue = { player: 'Ann', person: 'other', by: '', name: 'Sue', email: 'sue@example.com' } as const;
    handOverPlace(memory.ports, sue);
    const { everyone, whole } = filesOf(memory);
    const words = ['Sue plays for Ann, from round 2 on.', 'Earlier rounds also show the new names.'];
    expect([check(everyone).shown?.substitutes, check(whole).shown?.substitutes]).toEqual([words, words]);
  });

  test('H4 an undone round is in the log, not in the rounds', () => {
    const memory = begunSeason(SOULMATE);
    resolve(memory);
    act(memory, undoRound, 1, 1);
    const { whole } = filesOf(memory);
    expect([check(whole).verdict, check(whole).shown?.rounds]).toEqual(['fits', 0]);
    expect(whole.log.map(({ what }) => what)).toEqual(['new game', 'award', 'resolve', 'undo']);
  });
});

describe('a file that cannot be used is named in a line', () => {
  const { whole, everyone } = filesOf(resolvedSeason());
  const NOT_OURS =
    'The file has a part that Roundkeeper does not write. Ask the host to export the match again.';
  const text = JSON.stringify(whole);

  test.each([
    ['', 'The file is empty.'],
    [text.slice(0, 900), 'The file ends in the middle. Export the match again.'],
    [
      ' <!DOCTYPE html><p>The match',
      /^This is a web page without a match in it\. Choose the page or the file/,
    ],
    ['Dear host', 'This is not an exported match, because it cannot be read.'],
    ['[1]', 'This is not an exported match.'],
    ['{}', 'This is not an exported match, because the text has neither “roundkeeper” nor “format”.'],
    ['{"roundkeeper":2}', /^The file has version 2, but this Roundkeeper reads version 1\./],
    ['{"roundkeeper":1}', /^“shows” must be “everything”, “public” or “player”/],
    [JSON.stringify({ ...whole, log: 'none' }), 'The file cannot be used at “log”. Export the match again.'],
    [
      JSON.stringify({ ...everyone, views: [] }),
      'The file cannot be used at “views”. Export the match again.',
    ],
    [JSON.stringify({ ...everyone, game: 'chess' }), /^game: expected one of .*, found “chess”$/],
    [JSON.stringify({ ...everyone, options: { rounds: 'x' } }), /^options\.rounds: /],
    [JSON.stringify({ ...everyone, views: [{ scored: 7 }], game: 'polar-power' }), NOT_OURS],
    [text.replaceAll('"orders":{}', '"orders":{"Ann":1e400}'), NOT_OURS],
    [JSON.stringify({ ...everyone, outcome: {} }), NOT_OURS],
    [
      JSON.stringify({ ...everyone, players: Array(101).fill({ name: 'x' }) }),
      'The file cannot be used at “players”. Export the match again.',
    ],
    [
      JSON.stringify({ ...everyone, views: Array(1001).fill({}) }),
      'The file cannot be used at “views”. Export the match again.',
    ],
    [JSON.stringify({ ...whole.record, players: [] }), /^players: /],
    [
      JSON.stringify({ ...whole, draws: '@' }).replace('"@"', '['.repeat(50_000) + ']'.repeat(50_000)),
      'The file has more than 100 levels of nesting, so it is not a match. Export the match again.',
    ],
  ])('%#', (given, where) => {
    const result = checkFile(given);
    expect(result.verdict).toBe('unusable');
    expect(result.where).toEqual(typeof where === 'string' ? where : expect.stringMatching(where));
    expect(result.where).not.toContain('\n');
  });
});

test('X3 in the story of a round, refused lines are named as in the form, for whom they concern', () => {
  const memory = begunSeason(tableOf('polar-power'));
  send(memory, 'Ann', { 'Stamps to buy': '1000', 'Mail 2': 'pink · strength 9' });
  resolve(memory);
  const { shown } = check(filesOf(memory).whole);
  const refused = (viewer: Viewer) =>
    (shown?.story(viewer, 1) ?? []).filter(({ ruling }) => ruling === 'X3').map(({ text }) => text);
  const lines = [
    expect.stringMatching(/^Ann, Stamps to buy: 1000 cost 1000 garnets/),
    expect.stringMatching(/^Ann, 1st mail: Expected a postcard’s colour .*, found “pink · strength 9”\.$/),
  ];
  expect([refused(0), refused('host'), refused(1), refused('public')]).toEqual([lines, lines, [], []]);
});
