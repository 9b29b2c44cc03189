import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { bySelfLines, clockLines, editedClockWords } from '../../../src/sidebar/logic/clock-lines.ts';
import {
  beginsWords,
  meadowOf,
  missingInMeadows,
  needsMeadows,
  offeredMeadows,
} from '../../../src/sidebar/logic/meadow-draft.ts';
import {
  missingInTakeOver,
  newNames,
  pursesChoice,
  recordPurses,
  seatKeys,
  type TakeOverDraft,
} from '../../../src/sidebar/logic/take-over-draft.ts';
import { scheduleDraft, scheduleText, typedNumber } from '../../../src/sidebar/logic/timing-draft.ts';
import { fallenWords, revealedWords } from '../../../src/sidebar/logic/undo-words.ts';

describe('the meadows of a new match', () => {
  const players = (...meadows: string[]) =>
    meadows.map((meadow, i) => ({ key: `P${i + 1}`, name: `P${i + 1}`, meadow }));
  const game = (count: number, ...names: string[]) => ({ meadows: { count, names, areUsed: true } });
  const ALL = (meadow: string, of: readonly { key: string }[]) =>
    Object.fromEntries(of.map(({ key }) => [key, meadow]));

  test('are those of the game, or the usual ones and those of the players', () => {
    expect(offeredMeadows(game(2, 'red', 'green'), players('blue'))).toEqual(['red', 'green']);
    expect(offeredMeadows(game(2), players('pink', '', 'red', 'pink'))).toEqual([
      ...['white', 'blue', 'black', 'red', 'green'],
      'pink',
    ]);
    expect([needsMeadows(game(0)), needsMeadows(game(1))]).toEqual([false, true]);
  });

  test('are the players’ own where these fit the game, and else the next ones by seats', () => {
    const given = (of: ReturnType<typeof players>, needs: ReturnType<typeof game>) =>
      of.map((player) => meadowOf({}, needs, of, player));
    expect(given(players('red', 'pink', 'pink', 'red'), game(2))).toEqual(['red', 'pink', 'pink', 'red']);
    expect(given(players('red', 'pink', 'pink', 'pink'), game(2))).toEqual([
      'white',
      'white',
      'blue',
      'blue',
    ]);
    expect(given(players('red', 'pink', 'pink', 'red'), game(2, 'red', 'green'))).toEqual([
      ...['red', 'red'],
      ...['green', 'green'],
    ]);
    expect(given(players('', '', ''), game(2))).toEqual(['white', 'white', 'blue']);
  });

  test('X15 are never those of an earlier match where the game can do without', () => {
    const four = players('red', 'red', '', 'green');
    expect(four.map((player) => meadowOf({}, game(0), four, player))).toEqual(['', '', '', '']);
  });

  test('X15 S6 are followed by who begins with what', () => {
    const five = players('red', 'red', '', 'red', 'green');
    const soulmate = { ...game(0), begins: { thing: 'point token', counts: [3, 2, 1] } };
    const chosen = { P1: 'red', P2: 'red', P3: '', P4: 'green', P5: 'green' };
    expect(beginsWords({}, soulmate, five)).toEqual(['Everyone begins with 3 point tokens.']);
    expect(beginsWords(chosen, soulmate, five)).toEqual([
      'P3 begins with 3 point tokens.',
      'P1, P2, P4 and P5 begin with 2 point tokens.',
    ]);
    expect(beginsWords({ ...chosen, P4: 'red' }, soulmate, five)).toEqual([
      'P3 and P5 begin with 3 point tokens.',
      'P1, P2 and P4 begin with 1 point token.',
    ]);
    expect(beginsWords({}, { ...soulmate, begins: null }, five)).toEqual([]);
  });

  test('are as the host chose, by the key of the player', () => {
    const [one, two] = players('red', 'red');
    expect(meadowOf({ P1: 'blue' }, game(2), [one!, two!], one!)).toBe('blue');
    expect(meadowOf({ P1: '' }, game(2), [one!], one!)).toBe('');
    const odd = { ...one!, key: 'constructor' };
    expect(meadowOf({}, game(1), [odd], odd)).toBe('red');
  });

  test('are missing while they are not as many as the game needs, all of one size; each is counted', () => {
    const four = players('red', 'red', 'green', 'green');
    const missing = (draft: Record<string, string>, needs = game(2, 'red', 'green'), of = four) =>
      missingInMeadows(draft, needs, of);
    expect(missing({})).toBe('');
    expect(missing({ P1: 'pink' }, game(0))).toBe('');
    expect(missing({ P1: 'green' })).toBe(
      'Each of the 2 meadows needs 2 players: red has 1 and green has 3.',
    );
    expect(missing({ P1: '' })).toBe(
      'Each of the 2 meadows needs 2 players: red has 1, green has 2 and 1 player has no meadow.',
    );
    expect(missing(ALL('red', four))).toBe(
      'Each of the 2 meadows needs 2 players: red has 4 and green has 0.',
    );
    expect(missing({ P1: 'blue', P2: 'blue' })).toContain('red has 0, green has 2 and blue has 2.');
    expect(missing({ P1: 'blue', P2: 'blue' }, game(2))).toBe('');
    expect(missing({ P1: 'red' }, game(1))).toMatch(/^Each of the 1 meadow needs 4 players: /);
  });
});

describe('when rounds are due', () => {
  const USUAL = { time: '15:00', city: 'Berlin', hours: '24', minutes: '0' };

  test.each([
    ['', { kind: 'season', ...USUAL }, ''],
    ['by hand', { kind: 'by hand', ...USUAL }, 'by hand'],
    ['daily at 09:30 in New York', { kind: 'daily', ...USUAL, time: '09:30', city: 'New York' }, undefined],
    ['daily at 09:30 UTC', { kind: 'daily', ...USUAL, time: '09:30', city: 'UTC' }, 'daily at 09:30 UTC'],
    ['2 hours 5 minutes', { kind: 'after', ...USUAL, hours: '2', minutes: '5' }, '2 hours 5 minutes'],
    ['1 hour', { kind: 'after', ...USUAL, hours: '1', minutes: '0' }, '1 hours 0 minutes'],
    ['30 minutes', { kind: 'after', ...USUAL, hours: '0', minutes: '30' }, '0 hours 30 minutes'],
  ] as const)('“%s” is read into the fields, and sent as it was', (words, draft, sent) => {
    expect(scheduleDraft(words, ['Berlin', 'London'])).toEqual(draft);
    expect(scheduleText(draft)).toBe(sent ?? 'daily at 09:30 New York');
  });

  test('without a known city is by UTC, and an empty field is 0', () => {
    expect(scheduleDraft('', []).city).toBe('UTC');
    expect(scheduleText({ kind: 'after', ...USUAL, hours: '', minutes: '' })).toBe('0 hours 0 minutes');
  });

  test.each([
    ['7', 7],
    ['7.6', 8],
    ['-1', 0],
    ['', 0],
    ['many', 0],
    ['1000', 60],
  ])('a number typed as “%s” is %i', (typed, number) => expect(typedNumber(typed, 60)).toBe(number));

  test('what happens by itself is said in sentences', () => {
    const now = Date.UTC(2026, 0, 10, 12);
    const auto = { ...USUAL_TIMING, auto: 'deadline' as const };
    const lines = (more: object) =>
      clockLines(
        { timing: auto, due: 'Sat', pausedSince: '', resolvesAt: '', waitsFor: [], ...more } as never,
        now,
      );
    expect(lines({ timing: USUAL_TIMING })).toEqual([]);
    expect(lines({ pausedSince: '2026-01-10T11:00:00Z' })).toEqual([]);
    expect(lines({ resolvesAt: '2026-01-10T12:30:00Z' })).toEqual([
      'The round resolves automatically in 30 min, including 10 minutes of waiting.',
    ]);
    expect(lines({ resolvesAt: '2026-01-10T12:30:00Z', timing: { ...auto, wait: 0 } })).toEqual([
      'The round resolves automatically in 30 min.',
    ]);
    expect(lines({ resolvesAt: '2026-01-10T12:00:00Z' })).toEqual([
      'The round resolves automatically in a moment.',
    ]);
    const problem = { of: 'resolve', at: '2026-01-10T12:00:00Z', what: 'A cell was changed.' };
    expect(lines({ resolvesAt: '2026-01-10T12:00:00Z', problem })).toEqual([
      'The round resolves automatically once the problem is corrected, or when you press “Resolve”.',
    ]);
  });

  test('H5 H25 with cells changed by hand a round is not said to resolve by itself before they are accepted', () => {
    const words = (resolvesAt: string, waitsFor: readonly string[] = []) =>
      editedClockWords({ resolvesAt, waitsFor } as never, Date.UTC(2026, 0, 10, 12));
    expect(words('2026-01-10T12:30:00Z')).toBe(
      'The round is due to resolve automatically in 30 min. If you have not accepted or restored these changes by then, the round waits for you.',
    );
    expect(words('2026-01-10T12:00:00Z')).toBe(
      'The round is due. The round resolves automatically as soon as you accept or restore these changes. To look at the round first, pause the match.',
    );
    expect([words(''), words('2026-01-10T12:30:00Z', ['Ann'])]).toEqual(['', '']);
  });

  test('H25 what is set is said where it is not certain when a round resolves by itself', () => {
    const lines = (auto: 'deadline' | 'all', more: object) =>
      clockLines(
        {
          timing: { ...USUAL_TIMING, auto },
          due: 'Sat',
          pausedSince: '',
          resolvesAt: '',
          waitsFor: [],
          ...more,
        } as never,
        Date.UTC(2026, 0, 10, 12),
      );
    const waits = { resolvesAt: '2026-01-10T12:30:00Z', waitsFor: ['Ann', 'Ben'] };
    expect(lines('deadline', waits)).toEqual([
      'The round will resolve automatically 10 minutes after the deadline.',
      'If no order comes in time, the round waits for you. The round resolves automatically once one order counts and you have accepted or ignored all late orders.',
    ]);
    const missing = 'host' as const;
    expect(lines('all', { ...waits, timing: { ...USUAL_TIMING, auto: 'all', wait: 0, missing } })).toEqual([
      'The round will resolve automatically as soon as all have sent, at the latest at the deadline.',
      'If no order comes from Ann and Ben, the round waits for you. The round resolves automatically once everyone’s order counts, including late orders that you accept.',
    ]);
    expect(lines('all', { due: '' })).toEqual([
      'The round will resolve automatically 10 minutes after all have sent.',
    ]);
    expect(lines('deadline', { due: '' })).toEqual([
      'Rounds resolve automatically at the deadline. This round has no deadline, so it waits for you.',
    ]);
  });

  test('H25 of a round that was resolved automatically it is said what was missing in it', () => {
    const lines = (missing: readonly string[], leftOut: number, lost: readonly string[] = []) =>
      bySelfLines({ lastBySelf: { at: '2026-01-10T11:00:00Z', missing, lost, leftOut } } as never, 3).slice(
        1,
      );
    expect(bySelfLines({ lastBySelf: null } as never, 3)).toEqual([]);
    expect(lines([], 0)).toEqual([]);
    expect(lines([], 0, ['Ann', 'Ben'])).toEqual(['The orders of Ann and Ben had no valid part.']);
    const rules = 'The rules’ default order was played.';
    const many = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo'];
    expect(lines(many, 1)).toEqual([
      `Ann, Ben, Cleo, Dan, Eve, Finn and 3 more sent no order. ${rules}`,
      '1 response of an unknown sender was not counted. “Undo round 3” opens the round again, so that you can assign responses.',
    ]);
    expect(lines(['Ann', 'Ben', 'Cleo'], 2)).toEqual([
      `Ann, Ben and Cleo sent no order. ${rules}`,
      '2 responses of an unknown sender were not counted. “Undo round 3” opens the round again, so that you can assign responses.',
    ]);
  });
});

describe('taking a match over', () => {
  const seat = (name: string, key: string, garnets = 0, bellflowers = 0) => ({
    name,
    key,
    garnets,
    bellflowers,
  });
  const preview = {
    players: [seat('Ann', 'id of Ann', 3), seat(' Ben ', '', 2, 1), seat('Zoe', '')],
  } as never;
  const person = (id: string, name: string, garnets = 0) => ({
    id,
    key: id || name,
    name,
    garnets,
    bellflowers: 0,
    tokensOfLife: 0,
  });
  const season = [person('id of Ann', 'Ann'), person('', 'Ben'), person('id of Cleo', 'Cleo', 4)] as never;
  const draft: TakeOverDraft = {
    chosen: {},
    hasDeadline: false,
    deadline: '',
    timing: USUAL_TIMING,
  };

  test('gives each seat to the host’s choice, the known player, or the one with its name', () => {
    const [, ben] = seatKeys(draft, preview, season);
    expect(seatKeys(draft, preview, season)).toEqual(['id of Ann', ben, '']);
    expect(ben).toContain('Ben');
    expect(seatKeys({ ...draft, chosen: { 0: '', 2: 'id of Cleo' } }, preview, season)).toEqual([
      ...['', ben],
      'id of Cleo',
    ]);
  });

  test('names the record’s purses, without empty ones', () =>
    expect(recordPurses(preview)).toBe('Ann 3 garnets,  Ben  2 garnets and 1 bellflower'));

  test('brings the purses of the record along where those in the season are empty', () => {
    expect(pursesChoice(draft, ['id of Ann'], season, '')).toBe('record');
    expect(pursesChoice(draft, ['id of Ann', 'id of Cleo'], season, '')).toBe('season');
    expect(pursesChoice({ ...draft, purses: 'record' }, ['id of Cleo'], season, '')).toBe('record');
    // H31: a match of this season has paid into them already.
    expect(pursesChoice({ ...draft, purses: 'record' }, ['id of Ann'], season, 'Polar Power')).toBe('season');
  });

  test('offers to add the names whom the season does not have', () =>
    expect(newNames({ players: [{ name: 'Ann' }, { name: 'Lee, "K"' }] as never }, ['Ann', ''])).toBe(
      '"Lee, ""K"""',
    ));
  test('waits until every seat has a player of its own, and until the deadline is right', () => {
    const missing = (keys: readonly string[], more: Partial<TakeOverDraft> = {}) =>
      missingInTakeOver({ ...draft, ...more }, preview, keys, Date.UTC(2026, 0, 10));
    expect(missing(['a', '', ''])).toBe('Choose who plays  Ben  and Zoe.');
    expect(missing(['a', 'b', 'a'])).toBe('Ann and Zoe cannot be the same player.');
    expect(missing(['a', 'b', 'c'])).toBe('');
    expect(missing(['a', 'b', 'c'], { hasDeadline: true, deadline: '2026-01-09T00:00:00.000Z' })).not.toBe(
      '',
    );
  });
});

describe('what an undo means', () => {
  test('for later rounds', () => {
    expect(fallenWords(2, 3)).toMatch(/^Round 3 is deleted, /);
    expect(fallenWords(2, 5)).toMatch(/^Rounds 3 to 5 are deleted, /);
  });

  test('after the end, of what everyone has seen', () => {
    const outcome = { winners: ['Ann'], isTopScore: false, candidates: ['Ben'], reveals: [] };
    const shown = (more: Partial<typeof outcome> | { reveals: string[] }) =>
      revealedWords({ ...outcome, ...more } as never).replace(/^.*showed: points and prizes; /, '');
    expect(shown({})).toBe('Ann as the winner; Ben as the Elimination Candidate.');
    expect(shown({ winners: ['Ann', 'Cleo'], candidates: ['Ben', 'Dan'] })).toBe(
      'Ann and Cleo as winners; Ben and Dan as Elimination Candidates.',
    );
    expect(shown({ winners: [], candidates: [] })).toBe('nobody as the winner.');
    expect(shown({ isTopScore: true, reveals: ['cards', 'stamps'] })).toBe(
      'Ann as those with the top score; Ben as the Elimination Candidate; cards; stamps.',
    );
  });
});
