import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '../../../src/rules/declare/position.ts';
import { playRound } from '../../../src/rules/play/match.ts';
import { openRecord, readRound } from '../../../src/rules/play/record.ts';
import { replay } from '../../../src/rules/play/replay.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { record, send } from '../games/polar-power/build.ts';

const ROUNDS = [
  { orders: { Wes: send(['red', 1]), Bob: send(['white', 2]) } },
  { orders: { Wes: send(['blue', 2]) } },
  { orders: { Kim: send(['green', 3]) } },
];
const base = (options: object = {}) => ({ ...record({ rounds: ROUNDS, options }) });

/** The position after so many rounds of a record without edits. */
function positionAfter(round: number, options: object = {}): Position {
  const { match, rounds } = openRecord(GAMES, base(options));
  return rounds
    .slice(0, round)
    .reduce((now: typeof match, raw, i) => playRound(now, readRound(now, raw, `rounds[${i}]`)).match, match)
    .position;
}

/** The position after a round, with more stamps for the first player. */
function withStamps(round: number, stamps: number, options: object = {}): Position {
  const position = positionAfter(round, options);
  const seats = position.seats.map((row, seat) => (seat === 0 ? { ...row, stamps } : row));
  return { ...position, seats };
}

const stampsOf = (views: { readonly private: Record<string, object> }) =>
  (views.private.Wes as { stamps: number }).stamps;
const replayed = (edits: unknown, options: object = {}) => replay(GAMES, { ...base(options), edits });

describe('an edit', () => {
  const plain = replay(GAMES, base());

  test('takes the place of the position from its round on; the views of that round are those of the edit', () => {
    const edited = replayed([{ after: 2, position: withStamps(2, 40) }]);
    expect(stampsOf(edited.rounds[1]!)).toBe(40);
    expect(stampsOf(edited.rounds[2]!)).toBe(stampsOf(plain.rounds[2]!) + 40 - stampsOf(plain.rounds[1]!));
    expect(edited.rounds[0]).toEqual(plain.rounds[0]);
    expect(edited.start).toEqual(plain.start);
  });

  test('after round 0 is before the first round', () => {
    const edited = replayed([{ after: 0, position: withStamps(0, 50) }]);
    expect(stampsOf(edited.start)).toBe(50);
    expect(stampsOf(edited.rounds[0]!)).not.toBe(stampsOf(plain.rounds[0]!));
    expect(edited.edited).toEqual([0]);
  });

  test('of several after one round the last one counts', () => {
    const several = [
      { after: 2, position: withStamps(2, 40) },
      { after: 1, position: withStamps(1, 30) },
      { after: 2, position: withStamps(2, 20) },
    ];
    const { edited, rounds } = replayed(several);
    expect(edited).toEqual([1, 2]);
    expect([stampsOf(rounds[0]!), stampsOf(rounds[1]!)]).toEqual([30, 20]);
  });

  test('that changes nothing changes nothing but the list of edits', () => {
    const { edited, ...rest } = replayed([{ after: 3, position: positionAfter(3) }]);
    expect(edited).toEqual([3]);
    expect(rest).toEqual(plain);
  });

  test('after the last round of a match gives the outcome anew, and pays it instead of the former', () => {
    const options = { lastRound: 3 };
    const end = positionAfter(3, options);
    const former = replay(GAMES, base(options));
    const { edited: _, ...same } = replayed([{ after: 3, position: end }], options);
    expect(same).toEqual(former);
    const seats = end.seats.map((row, seat) => ({ ...row, points: seat === 0 ? 99 : 0 }));
    const { outcome, purses } = replayed([{ after: 3, position: { ...end, seats } }], options);
    expect(outcome?.winners).toEqual(['Wes']);
    expect(former.outcome?.winners).not.toEqual(['Wes']);
    for (const [name, purse] of Object.entries(purses))
      expect(purse.tokensOfLife).toBe(outcome?.tokensOfLife[name] ?? 0);
  });
});

test('the keys of a replay stand in the order of RECORD, “edited” beside “over”; without edits there is none', () => {
  const keys = ['game', 'over', 'edited', 'start', 'rounds', 'outcome', 'purses'];
  expect(Object.keys(replayed([{ after: 1, position: positionAfter(1) }]))).toEqual(keys);
  const without = keys.filter((key) => key !== 'edited');
  expect(Object.keys(replay(GAMES, base()))).toEqual(without);
  expect(Object.keys(replayed([]))).toEqual(without);
});

describe('makes the record unusable', () => {
  const good = positionAfter(1);
  const seats = (change: (row: Record<string, unknown>) => Record<string, unknown>) =>
    good.seats.map((row, seat) => (seat === 0 ? change(row) : row));
  const at = (position: unknown) => [
    { after: 1, position: good },
    { after: 1, position },
  ];

  test.each<[what: string, edits: unknown, path: string]>([
    ['edits that are null', null, 'edits'],
    ['edits that are no list', {}, 'edits'],
    ['an edit that is no object', [null], 'edits[0]'],
    ['an edit with another key', [{ after: 1, position: good, why: '' }], 'edits[0].why'],
    ['an edit without a round', [{ position: good }], 'edits[0]'],
    ['an edit before round 0', [{ after: -1, position: good }], 'edits[0]'],
    ['an edit after the rounds played', [{ after: 4, position: good }], 'edits[0]'],
    ['an edit after half a round', [{ after: 0.5, position: good }], 'edits[0]'],
    ['an edit without a position', at(undefined), 'edits[1]'],
    ['a position that is a list', at([]), 'edits[1]'],
    ['an empty position', at({}), 'edits[1]'],
    ['a position with a key too many', at({ ...good, note: 1 }), 'edits[1]'],
    ['a row with a key too many', at({ ...good, seats: seats((row) => ({ ...row, note: 1 })) }), 'edits[1]'],
    ['a column that is gone', at({ ...good, seats: seats(({ stamps: _, ...row }) => row) }), 'edits[1]'],
    ['half a stamp', at({ ...good, seats: seats((row) => ({ ...row, stamps: 0.5 })) }), 'edits[1]'],
    ['a stamp in text', at({ ...good, seats: seats((row) => ({ ...row, stamps: '1' })) }), 'edits[1]'],
    ['another player', at({ ...good, seats: seats((row) => ({ ...row, player: 'Eve' })) }), 'edits[1]'],
    ['a player less', at({ ...good, seats: good.seats.slice(1) }), 'edits[1]'],
    ['a position of another round', at(positionAfter(2)), 'edits[1]'],
    ['a position that ends the match', at({ ...good, over: true }), 'edits[1]'],
    [
      'an edit that a later one replaces',
      [
        { after: 1, position: {} },
        { after: 1, position: good },
      ],
      'edits[0]',
    ],
  ])('%s', (_, edits, path) => {
    let message = 'usable';
    try {
      replayed(edits);
    } catch (error) {
      ({ message } = error as Error);
    }
    expect(message.slice(0, path.length + 2)).toBe(`${path}: `);
  });
});

test.each(GAMES.map(({ id }) => id))('%s: edits that change nothing leave a whole match as it is', (id) => {
  const golden = JSON.parse(readFileSync(join(__dirname, `../../golden/${id}.json`), 'utf8'));
  const opened = openRecord(GAMES, golden);
  let match = opened.match;
  const edits = [{ after: 0, position: match.position }];
  opened.rounds.forEach((raw, i) => {
    match = playRound(match, readRound(match, raw, `rounds[${i}]`)).match;
    edits.push({ after: i + 1, position: match.position });
  });
  const { edited, ...rest } = replay(GAMES, JSON.parse(JSON.stringify({ ...golden, edits })));
  expect(edited).toEqual(edits.map(({ after }) => after));
  expect(JSON.stringify(rest)).toBe(JSON.stringify(replay(GAMES, golden)));
});
