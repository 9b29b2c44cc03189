import type { Log } from '../../../../src/sheets/log/audit-log.ts';
import type { LogEvent } from '../../../../src/sheets/log/events.ts';
import type { Playback } from '../../../../src/sheets/log/playback/playback.ts';
import { awardLines } from '../../../../src/sheets/pages/lines/award-lines.ts';

const NOTHING = { garnets: 0, bellflowers: 0, tokensOfLife: 0, why: '' };
const give = (player: string, more: Partial<typeof NOTHING>): LogEvent => ({
  what: 'award',
  data: { player, ...NOTHING, ...more },
});
const token = (from: string, to: string, back?: true, match = 2): LogEvent => ({
  what: 'give token',
  data: { match, from, to, name: `${to} at table`, ...(back ? { back } : {}) },
});
const elimination = (player: string, out: boolean, why: string): LogEvent => ({
  what: 'elimination',
  data: { player, out, why },
});

const BEN = [{ id: 'Ben', name: 'Benjamin' }];

/** Ann’s page about these entries, which follow the beginning of match 2, entry 7; `rounds` are entries of its rounds. */
function linesOf(
  events: readonly LogEvent[],
  rounds: readonly number[] = [],
  told: Parameters<typeof awardLines>[3] = {},
): readonly unknown[] {
  const begun = { what: 'new game', match: 2, number: 7, data: {} };
  const entries = [
    { ...begun, ...give('Ann', { garnets: 99 }), match: 0, number: 6 },
    begun,
    ...events.map((event, i) => ({ ...event, match: 0, number: 8 + i })),
  ].map((entry) => ({ ...entry, time: '2026-01-11T00:00:00Z' }));
  const playback = { number: 2, rounds: rounds.map((entry) => ({ entry })) };
  return awardLines({ entries } as unknown as Log, playback as unknown as Playback, 'Ann', {
    people: BEN,
    ...told,
  }).map(({ text }) => String(text).replace(' (Sun 11 Jan 2026, 00:00 UTC)', ''));
}

test.each<[LogEvent, string]>([
  [give('Ann', { garnets: 2, why: 'first' }), 'The host gave you 2 garnets: first.'],
  [give('Ann', { garnets: -1 }), 'The host took 1 garnet from you.'],
  [
    give('Ann', { bellflowers: 1, tokensOfLife: 2, garnets: -3 }),
    'The host gave you 1 bellflower and 2 Tokens of Life and took 3 garnets from you.',
  ],
  [token('Ann', 'Ben'), 'You gave a Token of Life to Ben at table.'],
  [token('Ann', 'Ben', true), 'Your gift of a Token of Life to Ben at table was taken back.'],
  [token('Ben', 'Ann'), 'Benjamin gave you a Token of Life.'],
  [token('Ben', 'Ann', true), 'The Token of Life that Benjamin gave you was taken back.'],
  [elimination('Ann', true, ''), 'You are out of the season.'],
  [elimination('Ann', true, 'lost'), 'You are out of the season: lost.'],
  [elimination('Ann', false, 'again'), 'You are back in the season: again.'],
])('%j is said to its player', (event, words) => expect(linesOf([event])).toEqual([words]));

test('X7 a token of another match is told on that match’s tab, not on this one', () => {
  expect(linesOf([token('Ben', 'Ann', undefined, 1), token('Ann', 'Ben', undefined, 1)])).toEqual([]);
  expect(linesOf([token('Ben', 'Ann')])).toEqual(['Benjamin gave you a Token of Life.']);
});

test('H35 an award is told with its time by the reader’s clock', () => {
  const lines = linesOf([give('Ann', { garnets: 1 })], [], {
    times: (_, form) => (form?.isInner ? 'Sun, 09:00 in Tokyo; 00:00 UTC' : 'another form'),
  });
  expect(lines).toEqual(['The host gave you 1 garnet. (Sun, 09:00 in Tokyo; 00:00 UTC)']);
});

test('S4 what others are given, and other entries, are no lines', () => {
  const others = [give('Ben', { garnets: 3 }), token('Ben', 'Cleo'), elimination('Ben', true, '')];
  expect(linesOf([...others, { what: 'undo', data: { round: 1, entry: 1 } }])).toEqual([]);
});

test('the newest comes first, those since the last round; the tenth is the last, and the others are counted', () => {
  const two = [give('Ann', { garnets: 1 }), give('Ann', { garnets: 2 })];
  expect(linesOf(two)).toEqual(['The host gave you 2 garnets.', 'The host gave you 1 garnet.']);
  expect(linesOf(two, [7, 8])).toEqual(['The host gave you 2 garnets.']);
  const twelve = Array.from({ length: 12 }, (_, i) => give('Ann', { garnets: i + 1 }));
  const lines = linesOf(twelve);
  expect(lines).toHaveLength(11);
  expect([lines[0], lines[9], lines[10]]).toEqual([
    'The host gave you 12 garnets.',
    'The host gave you 3 garnets.',
    expect.stringContaining('2 earlier awards'),
  ]);
});
