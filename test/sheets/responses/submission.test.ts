import type { Opening } from '../../../src/sheets/log/openings.ts';
import type { Acceptance } from '../../../src/sheets/log/playback/playback.ts';
import type { Response } from '../../../src/sheets/responses/read-responses.ts';
import {
  isLate,
  placeResponses,
  type RoundTimes,
  sortSubmissions,
} from '../../../src/sheets/responses/submission.ts';
import type { Person } from '../../../src/sheets/workbook/season.ts';

const SECOND = 1000;
const HOUR = 3_600_000;

const personOf = (name: string): Person => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
  meadow: '',
  id: name,
  file: '',
  code: '',
  access: '',
});

/** A response of a player at a time, or at one of two, with an answer; its row is the time. */
const said = (name: string, at: number | readonly number[], card = '1', row = 2): Response => ({
  row,
  times: typeof at === 'number' ? [at] : at,
  claimed: `${name.toLowerCase()}@example.com`,
  ...(name === 'Zoe' ? {} : { person: personOf(name) }),
  answers: { card },
  shown: { Card: card },
  altered: [],
});

/** Round 1 was resolved at 10 hours, round 2 is open. */
const OPENINGS: readonly Opening[] = [
  { round: 1, from: Number.NEGATIVE_INFINITY },
  { round: 2, from: 10 * HOUR },
];

interface Case {
  readonly round?: number;
  readonly openings?: readonly Opening[];
  readonly counted?: Readonly<Record<string, NonNullable<ReturnType<RoundTimes['counted']>>>>;
  readonly due?: number;
  readonly accepted?: readonly Acceptance[];
  readonly playing?: readonly string[];
}

const times = ({ round = 2, openings = OPENINGS, counted = {} }: Case) => ({
  round,
  openings,
  wasRead: (id: string) => Object.values(counted).some(({ response }) => response === id),
  counted: (person: string, of: number) => (of === round - 1 ? counted[person] : undefined),
});

const placed = (given: Case, ...list: Response[]) => placeResponses(list, times(given));

/** Counting, late and unknown senders, each with the answer. */
function sort(given: Case, ...list: Response[]) {
  const { due, accepted = [], playing = ['Ann', 'Ben', 'Cleo'] } = given;
  const judging = { ...times(given), due, accepted, playing: new Set(playing) };
  const { latest, late, unknownSenders } = sortSubmissions(placed(given, ...list), judging);
  const words = (all: readonly Response[]) =>
    all.map(({ claimed, answers }) => `${claimed.split('@')[0]} ${answers.card}`);
  return { latest: words([...latest.values()]), late: words(late), unknownSenders: words(unknownSenders) };
}

const idOf = (given: Case, response: Response) => placed(given, response)[0]?.id ?? '';

describe('a response', () => {
  test('H6 has the round that was open at its own time, which begins just after the round before was resolved', () => {
    const rounds = [0, 10 * HOUR, 10 * HOUR + 1, 99 * HOUR].map(
      (at) => placed({}, said('Ann', at))[0]?.round,
    );
    expect(rounds).toEqual([1, 1, 2, 2]);
  });

  test('H6 is known by its time, its sender and its answers, and not by its row', () => {
    const one = idOf({}, said('Ann', 5 * HOUR, '1', 2));
    expect(idOf({}, said('Ann', 5 * HOUR, '1', 7))).toBe(one);
    expect(idOf({}, said('Ann', 5 * HOUR + 1, '1', 2))).not.toBe(one);
    expect(idOf({}, said('Ben', 5 * HOUR, '1', 2))).not.toBe(one);
    expect(idOf({}, said('Ann', 5 * HOUR, '2', 2))).not.toBe(one);
  });

  test('H6 whose row was copied is there once', () => {
    expect(placed({}, said('Ann', 1, '1', 2), said('Ann', 1, '1', 9))).toHaveLength(1);
  });

  test('H6 of an undone later round does not belong to the round that is open again; a newer one does', () => {
    const openings = [...OPENINGS, { round: 1, from: 20 * HOUR }];
    const list = [9, 15, 21].map((hour) => said('Ann', hour * HOUR, String(hour)));
    expect(sort({ round: 1, openings }, ...list).latest).toEqual(['ann 21']);
    expect(sort({ round: 1, openings }, ...list.slice(0, 2)).latest).toEqual(['ann 9']);
  });

  test('H6 that the round before read does not belong to the next, though the clock of the form is ahead', () => {
    const read = said('Ann', 10 * HOUR + 80);
    const counted = { Ann: { response: idOf({}, read), at: 10 * HOUR + 80 } };
    expect(sort({}, read).latest).toEqual(['ann 1']);
    expect(sort({ counted }, read)).toEqual({ latest: [], late: [], unknownSenders: [] });
  });

  test('H6 for a round that was undone counts for it when it is open once more', () => {
    const openings = [...OPENINGS, { round: 1, from: 20 * HOUR }, { round: 2, from: 30 * HOUR }];
    expect(sort({ openings }, said('Ann', 15 * HOUR, '15')).latest).toEqual(['ann 15']);
  });
});

describe('sorting', () => {
  test('X1 the latest in time stands, whatever the order of the rows', () => {
    const list = [said('Ann', 13 * HOUR, 'new'), said('Ann', 12 * HOUR, 'old'), said('Ben', 11 * HOUR)];
    expect(sort({}, ...list).latest.sort()).toEqual(['ann new', 'ben 1']);
    expect(sort({}, ...list.reverse()).latest.sort()).toEqual(['ann new', 'ben 1']);
  });

  test('H6 of two at the very same time the same one stands, whatever the order of the rows', () => {
    const list = [said('Ann', 12 * HOUR, 'a'), said('Ann', 12 * HOUR, 'b')];
    expect(sort({}, ...list)).toEqual(sort({}, ...list.reverse()));
  });

  test.each([
    [0, false],
    [SECOND - 1, false],
    [SECOND, true],
    [2 * SECOND, true],
  ])(
    'X2 the deadline’s own second counts whole, the next does not (%i ms after it: late %p)',
    (after, late) => {
      expect(isLate(12 * HOUR + after, 12 * HOUR)).toBe(late);
      const { latest } = sort({ due: 12 * HOUR }, said('Ann', 12 * HOUR + after));
      expect(latest).toEqual(late ? [] : ['ann 1']);
    },
  );

  test('X2 one after the deadline counts only by an acceptance of this response for this round', () => {
    const list = [
      said('Ann', 11 * HOUR, 'in time'),
      said('Ann', 13 * HOUR, 'late'),
      said('Ann', 14 * HOUR, 'later'),
    ];
    const due = 12 * HOUR;
    const response = idOf({}, list[1] as Response);
    expect(sort({ due }, ...list)).toMatchObject({
      latest: ['ann in time'],
      late: ['ann late', 'ann later'],
    });
    const accepted = [{ round: 2, response, at: 0 }];
    expect(sort({ due, accepted }, ...list)).toMatchObject({ latest: ['ann late'], late: ['ann later'] });
    expect(sort({ due, accepted: [{ round: 1, response, at: 0 }] }, ...list).latest).toEqual(['ann in time']);
  });

  test('who does not play in the match is an unknown sender, late or not; one of an earlier round is not shown again', () => {
    const list = [said('Ben', 11 * HOUR), said('Zoe', 19 * HOUR), said('Zoe', 9 * HOUR)];
    expect(sort({ due: 12 * HOUR, playing: ['Ann'] }, ...list).unknownSenders).toEqual(['ben 1', 'zoe 1']);
  });
});

describe('H6 a response for the round before, which was resolved without it', () => {
  const read = said('Ann', 8 * HOUR, 'read');
  const counted = { Ann: { response: idOf({}, read), at: 8 * HOUR } };

  test('is late: listed, and counted only when the host accepts it', () => {
    const missed = said('Ann', 9 * HOUR, 'missed');
    expect(sort({ counted }, read, missed)).toEqual({ latest: [], late: ['ann missed'], unknownSenders: [] });
    const accepted = [{ round: 2, response: idOf({}, missed), at: 0 }];
    expect(sort({ counted, accepted }, read, missed)).toMatchObject({ latest: ['ann missed'], late: [] });
  });

  test('is listed for a player without a counted order in the round', () => {
    expect(sort({ counted }, said('Ben', 9 * HOUR)).late).toEqual(['ben 1']);
  });

  test('is not listed when it was counted, or replaced by what was counted, or is of a round long gone', () => {
    expect(sort({ counted }, read, said('Ann', 7 * HOUR, 'older')).late).toEqual([]);
    const openings = [...OPENINGS, { round: 3, from: 20 * HOUR }];
    expect(sort({ round: 3, openings }, said('Ben', 9 * HOUR)).late).toEqual([]);
  });
});

describe('H6 in the hour that a clock change repeats', () => {
  const twice = (at: number) => [at, at + HOUR];

  test('X2 a response is in time if it may be', () => {
    expect(sort({ due: 12.5 * HOUR }, said('Ann', twice(12 * HOUR))).latest).toEqual(['ann 1']);
    expect(sort({ due: 12.5 * HOUR }, said('Ann', twice(13 * HOUR))).late).toEqual(['ann 1']);
  });

  test('it belongs to the open round if it may, unless the round before counted it', () => {
    const response = said('Ann', twice(9.5 * HOUR));
    expect(sort({}, response).latest).toEqual(['ann 1']);
    expect(
      sort({ counted: { Ann: { response: idOf({}, response), at: 9.5 * HOUR } } }, response),
    ).toMatchObject({
      latest: [],
      late: [],
    });
    expect(sort({ counted: { Ann: { response: 'newer', at: 9.6 * HOUR } } }, response).latest).toEqual([]);
  });
});
