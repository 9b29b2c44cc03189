import type { Log } from '../../../../src/sheets/log/audit-log.ts';
import { openBook } from '../../../../src/sheets/log/book.ts';
import { EVENTS, type EventKind, type LogEvent, readEvent } from '../../../../src/sheets/log/events.ts';
import { mustPlayBack } from '../../../../src/sheets/log/fold.ts';
import type { Playback } from '../../../../src/sheets/log/playback/playback.ts';
import { hostActLines, seasonActLines } from '../../../../src/sheets/pages/lines/host-acts.ts';
import { begin } from '../../season.ts';

const PLAYBACK: Playback = mustPlayBack(openBook(begin().ports).log, 1);
const [ANN, BEN] = PLAYBACK.started.players.map(({ id }) => id) as [string, string];
const NOTHING = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };
const TRADE = { from: 'Ann', to: 'Ben', gives: { garnets: 7 }, takes: {} };
const AT = '2026-01-11T00:00:00Z';
const POSITION = 'f'.repeat(64);
const SECRET = 'a secret errand';

type Given = LogEvent & { readonly match?: number; readonly round?: number };

const OF_SEASON: readonly EventKind[] = ['award', 'give token', 'ledger'];

/** A log of these entries, numbered from 11 on; those that say nothing else are of match 1, round 3. */
function logOf(events: readonly Given[]): Log {
  const entries = events.map((event, i) => ({
    match: OF_SEASON.includes(event.what) ? 0 : 1,
    round: 3,
    time: AT,
    ...event,
    number: 11 + i,
    hash: `hash ${11 + i}`,
  }));
  return { entries } as unknown as Log;
}

const BEGUN: Given = { what: 'undo', data: { round: 9, entry: 1 } };
const linesOf = (events: readonly Given[]) => hostActLines(logOf(events), PLAYBACK).map(({ text }) => text);

/** The words of the page for one act, without its time. */
function wordsOf(event: Given): string {
  const [, , line = ''] = linesOf([BEGUN, event]);
  return String(line).replace(/^• (.*) \(Sun 11 Jan 2026, 00:00 UTC\)$/s, '$1');
}

const source = { at: AT, sender: 'ann@example.com', answers: {} };
const ORDER = { round: 2, player: ANN, source, position: POSITION };

const SAID: readonly [Given, string][] = [
  [{ what: 'edit', data: {} }, 'The position after round 3 was changed by hand.'],
  [{ what: 'undo', data: { round: 2, entry: 5 } }, 'Round 2 was undone.'],
  [{ what: 'undo', data: { round: 2, last: 4, entry: 5 } }, 'Rounds 2 to 4 were undone.'],
  [
    { what: 'amend', data: { ...ORDER, order: { card: 7 } } },
    'An order of round 2 was corrected, and this and all later rounds were played again.',
  ],
  [{ what: 'host trade', data: { round: 4, enters: TRADE } }, 'The host entered a trade in round 4.'],
  [{ what: 'host trade', data: { round: 4, cancels: TRADE } }, 'The host cancelled a trade of round 4.'],
  [
    { what: 'amend trade', data: { round: 2, cancels: TRADE, enters: TRADE, position: POSITION } },
    'The host corrected a trade of round 2, and this and all later rounds were played again.',
  ],
  [
    {
      what: 'amend ruling',
      data: { round: 2, ruling: { facts: { pot: 3 } }, typed: [], position: POSITION },
    },
    'The ruling of round 2 was corrected, and this and all later rounds were played again.',
  ],
  [
    { what: 'accept late', data: { round: 2, player: BEN, at: AT, response: 'r', due: AT } },
    'A late order of Ben for round 2 was accepted.',
  ],
  [
    { what: 'host order', data: { round: 4, player: ANN, does: 'enter', answers: { Card: '7' } } },
    'The host entered an order in round 4.',
  ],
  [
    { what: 'host order', data: { round: 4, player: ANN, does: 'remove' } },
    'The host deleted an order of round 4.',
  ],
  [
    { what: 'host order', data: { round: 4, player: ANN, does: 'withdraw' } },
    'The host undid the entry or deletion of an order in round 4.',
  ],
  [
    {
      what: 'name sender',
      data: { round: 4, response: 'r', at: '2026-01-10T12:00:00.000Z', player: BEN, sender: 's' },
    },
    'A response of round 4 from an unknown sender was assigned to Ben.',
  ],
  [
    { what: 'name sender', data: { round: 4, response: 'r', at: '2026-01-10T12:00:00.000Z', ignored: true } },
    'A response of round 4 from an unknown sender was ignored.',
  ],
  [
    { what: 'name sender', data: { round: 4, response: 'r', at: '2026-01-10T12:00:00.000Z' } },
    'The assignment of a response of round 4 to a player was undone.',
  ],
  [
    { what: 'deadline', data: { from: '', to: '2026-01-12T00:00:00Z' } },
    'The deadline was moved to Mon 12 Jan 2026, 00:00 UTC.',
  ],
  [{ what: 'deadline', data: { from: AT, to: '' } }, 'The deadline was removed.'],
  [
    { what: 'restore responses', data: { orders: 5 } },
    'A deleted tab of responses was restored from its form.',
  ],
  [
    {
      what: 'restore responses',
      data: { orders: 5, trades: 6, forms: { form: 'f', formUrl: 'u', trades: 't', tradesUrl: 'v' } },
    },
    'The match has new forms, with all responses so far. The old forms are closed.',
  ],
  [
    { what: 'restore responses', data: { filled: 2 } },
    '2 responses that a tab lacked were restored from the form.',
  ],
  [
    { what: 'substitute', data: { player: ANN, from: 'Ann', to: 'Sue', person: 'other' } },
    'Sue took over the place of Ann.',
  ],
  [
    { what: 'substitute', data: { player: ANN, from: 'Ann', to: 'Ann', person: 'same' } },
    'The address of Ann was changed.',
  ],
  [
    { what: 'substitute', data: { player: ANN, from: 'Ann', to: 'Anna', person: 'same' } },
    'Ann is now called Anna.',
  ],
  [
    { what: 'timing', data: { auto: 'never', times: [] } as never },
    'The deadlines or the setting for automatic rounds were changed.',
  ],
  [{ what: 'pause', data: { deadline: AT } }, 'The match was paused.'],
  [{ what: 'resume', data: { deadline: '' } }, 'The match was resumed.'],
  [
    { what: 'resume', data: { deadline: '2026-01-12T00:00:00Z' } },
    'The match was resumed, and the round is due Mon 12 Jan 2026, 00:00 UTC.',
  ],
  [
    { what: 'vote', data: { chosen: 'Ben' } },
    'The host noted the winners’ choice of Elimination Candidate: Ben.',
  ],
  [{ what: 'opponent', data: { chosen: 'Ben' } }, 'The host noted the loser’s choice of opponent: Ben.'],
  [
    { what: 'award', data: { player: ANN, ...NOTHING, garnets: 77, why: SECRET } },
    'Ann got an award or a fine outside the game.',
  ],
  [
    { what: 'award', data: { player: ANN, ...NOTHING, why: SECRET, kind: 'minigame' } },
    'Ann got an award or a fine for a minigame.',
  ],
  [
    { what: 'award', data: { player: ANN, ...NOTHING, why: SECRET, kind: 'death match' } },
    'Ann got an award or a fine for a Death Match.',
  ],
  [
    { what: 'give token', data: { match: 1, from: ANN, to: BEN, name: 'Ben' } },
    'Ann gave a Token of Life to Ben.',
  ],
  [
    { what: 'give token', data: { match: 1, from: ANN, to: BEN, name: 'Ben', back: true } },
    'The Token of Life that Ann gave to Ben was taken back.',
  ],
  [{ what: 'elimination', data: { player: BEN, out: true, why: SECRET } }, 'Ben is out of the season.'],
  [{ what: 'elimination', data: { player: BEN, out: false, why: '' } }, 'Ben is back in the season.'],
  [
    {
      what: 'ledger',
      data: [ANN, BEN, ANN, 'gone'].map((player) => ({ ...NOTHING, player, garnets: 77 })),
    },
    'The ledger was changed by hand: Ann, Ben and somebody else.',
  ],
  [{ what: 'host words', data: [{ round: 1, text: SECRET }] }, 'The host changed the text for all players.'],
  [{ what: 'rename', data: { title: 'The final' } }, 'The match is now called “The final”.'],
  [
    {
      what: 'lost entries',
      data: [
        { match: 0, from: 12, last: 15, hash: 'h' },
        { match: 1, from: 11, last: 14, hash: 'h' },
      ],
    },
    'The season’s log lost entries 12 to 15 when an earlier version of the host’s workbook was restored. The log of match 1 lost entries 11 to 14 when an earlier version of the host’s workbook was restored.',
  ],
  [{ what: 'end early', data: { ended: true, from: '' } }, 'The match was ended early, without an outcome.'],
  [
    { what: 'end early', data: { ended: true, outcome: 'standing' } },
    'The match was ended early, with the outcome of the standing.',
  ],
  [{ what: 'end early', data: { ended: false } }, 'The early end of the match was undone.'],
  [{ what: 'share', data: { file: 'id', link: 'l' } }, 'A page of the match was shared with everyone.'],
  [{ what: 'share', data: { file: '', link: '' } }, 'The page for everyone was withdrawn.'],
  [
    {
      what: 'close',
      data: { position: POSITION, winners: [ANN], candidates: [], purses: [], record: POSITION },
    },
    'The match was closed.',
  ],
  [{ what: 'reopen', data: {} }, 'The closed match was opened again.'],
];

/** Kinds of entries that a match’s page does not list, or lists in another place. */
const UNSAID: readonly EventKind[] = [
  'season',
  'begin match',
  'bring back',
  'new game',
  'abandon',
  'resolve',
  'mail',
  'restore tab',
  'archive',
  'roster',
];

describe('what the host did, in words for everyone', () => {
  test.each(SAID)('%j', (event, words) => {
    if (event.what !== 'timing') expect(readEvent(event.what, event.data as never)).toHaveProperty('event');
    expect(wordsOf(event)).toBe(words);
    for (const inside of ['77', SECRET, POSITION]) expect(words).not.toContain(inside);
  });

  test.each(['season', 'record'] as const)('a take-over, with purses of the %s', (purses) => {
    const data = { purses, rounds: [{}, {}] } as never;
    expect(wordsOf({ what: 'take over', data })).toBe(
      `The match was taken over from a match file after 2 rounds${purses === 'record' ? ', with the purses in that file' : ''}.`,
    );
  });

  test('every kind of entry is said or known to be unsaid', () => {
    const said = [...SAID.map(([{ what }]) => what), 'take over', ...UNSAID];
    expect([...new Set(said)].sort()).toEqual(Object.keys(EVENTS).sort());
    for (const what of UNSAID) expect(wordsOf({ what, data: { why: SECRET } } as never)).toBe('');
  });

  test('what happened before the match, or to another match, is not on its page', () => {
    const award = (match: number, player = ANN): Given => ({
      what: 'award',
      data: { player, ...NOTHING, why: '' },
      match,
    });
    const before = [award(0), award(2)];
    expect(linesOf([...before, BEGUN, award(2)])).toHaveLength(2);
    expect(linesOf([...before, BEGUN, award(2), award(0)])).toHaveLength(3);
    // Acts that concern only players of other matches are not on it either.
    expect(linesOf([...before, BEGUN, award(0), award(0, 'kim')])).toHaveLength(3);
    expect(wordsOf({ ...(SAID.find(([{ what }]) => what === 'substitute')![0] as Given), match: 0 })).toBe(
      '',
    );
  });

  test('X7 nor is a token of another match; who plays in none of its places is named', () => {
    const gift = (match: number, to: string): Given => ({
      what: 'give token',
      data: { match, from: ANN, to, name: 'Kim' },
      match: 0,
    });
    expect(linesOf([BEGUN, gift(2, BEN), gift(1, 'kim')])).toHaveLength(3);
    expect(wordsOf(gift(1, 'kim'))).toBe('Ann gave a Token of Life to Kim.');
  });

  test('of many acts the last 30 are shown, and the others are counted', () => {
    const acts = Array.from(
      { length: 30 },
      (_, i): Given => ({ what: 'undo', data: { round: i + 1, entry: 1 } }),
    );
    expect(linesOf(acts)).toHaveLength(31);
    const more = linesOf([BEGUN, BEGUN, ...acts]);
    expect(more.slice(0, 3)).toEqual([
      'Other actions of the host',
      '2 earlier acts are not shown.',
      '• Round 1 was undone. (Sun 11 Jan 2026, 00:00 UTC)',
    ]);
    expect(more).toHaveLength(32);
  });
});

test('H28 acts of the season are said, those of matches and those that are said elsewhere are not', () => {
  const award: Given = { what: 'award', data: { player: BEN, ...NOTHING, why: SECRET }, match: 0 };
  const log = logOf([BEGUN, award, { what: 'roster', data: {} as never, match: 0 }]);
  const players = [{ id: BEN, name: 'Benedict' }];
  expect(seasonActLines(log, players, []).map(({ text }) => text)).toEqual([
    'Host actions outside the matches',
    '• Benedict got an award or a fine outside the game. (Sun 11 Jan 2026, 00:00 UTC)',
  ]);
  expect(seasonActLines(logOf([BEGUN]), players, [])).toEqual([]);
});

test('H28 an award that several got by one press is one act, and who took over a place is named', () => {
  const players = [
    { id: ANN, name: 'Ann' },
    { id: BEN, name: 'Benedict' },
  ];
  const award = (player: string, time = AT): Given & { readonly time: string } => ({
    what: 'award',
    data: { player, ...NOTHING, garnets: 1, why: '' },
    match: 0,
    time,
  });
  const place: Given = {
    what: 'substitute',
    data: { player: BEN, person: 'other', from: 'Bo', to: 'Benedict' },
    match: 0,
  };
  const events = [award(ANN), award(BEN), award(ANN, '2026-01-11T00:01:00Z'), place];
  const lines = seasonActLines(logOf(events), players, []).map(({ text }) => text);
  expect(lines.slice(1)).toEqual([
    '• Ann and Benedict got an award or a fine outside the game. (Sun 11 Jan 2026, 00:00 UTC)',
    '• Ann got an award or a fine outside the game. (Sun 11 Jan 2026, 00:01 UTC)',
    '• Benedict took over the place of Bo. (Sun 11 Jan 2026, 00:00 UTC)',
  ]);
  expect(linesOf([BEGUN, award(ANN), award(BEN)])[2]).toMatch(/ Ann and Ben got /);
});

test('X7 H28 an act of the season that concerns a token names the match in which it was won', () => {
  const players = [{ id: BEN, name: 'Benedict' }];
  const token = (match: number, back?: true): Given => ({
    what: 'give token',
    data: { match, from: ANN, to: BEN, name: 'Bo', ...(back ? { back } : {}) },
    match: 0,
  });
  const log = logOf([BEGUN, token(1), token(1, true), token(7)]);
  const matches = [{ number: 1, title: 'Polar Power' }];
  const lines = seasonActLines(log, players, matches).map(({ text }) => text.replace(/ \(.*/, ''));
  expect(lines.slice(1)).toEqual([
    '• somebody else gave a Token of Life from Polar Power to Benedict.',
    '• The Token of Life from Polar Power that somebody else gave to Benedict was taken back.',
    '• somebody else gave a Token of Life to Benedict.',
  ]);
});
