import type { FormAnswers } from '../../../src/sheets/ports.ts';
import { isSameResponse, restoreAnswers, TOLERANCE } from '../../../src/sheets/responses/restore-answers.ts';
import type { Submission } from '../../../src/sheets/responses/submission.ts';
import type { MatchRow } from '../../../src/sheets/workbook/season.ts';

import { keptResponse } from '../kept-response.ts';

// H8: a response of the tab is found again among those of the form, where the answers are as they were typed.

const AT = 1_000_000;
const SUBMISSION = {
  id: 'one',
  at: AT,
  times: [AT],
  claimed: 'ann@example.com',
  answers: { card: '1899-12-30', why: 'yes' },
  shown: { Card: '1899-12-30', Why: 'yes' },
  altered: [{ title: 'Card', id: 'card' }],
} as unknown as Submission;
const KEPT = keptResponse({ at: AT + 20, sender: 'Ann@Example.com ', answers: { Card: '1/2', Why: ' yes' } });

test.each<[string, Partial<FormAnswers>, boolean]>([
  ['as it is', {}, true],
  ['of another sender', { sender: 'ben@example.com' }, false],
  ['shortly before', { at: AT - TOLERANCE + 1 }, true],
  ['too early', { at: AT - TOLERANCE }, false],
  ['too late', { at: AT + TOLERANCE }, false],
  ['with another answer', { answers: { Card: '1/2', Why: 'no' } }, false],
  ['without an answer', { answers: { Card: '1/2' } }, false],
])('a response that the form keeps, %s, is the one of the tab or not', (_, more, same) => {
  expect(isSameResponse(keptResponse({ ...KEPT, ...more }), SUBMISSION)).toBe(same);
});

test('an answer that was too long for the tab is not compared', () => {
  const long = { ...SUBMISSION, tooLong: ['Why'] };
  expect(isSameResponse(keptResponse({ ...KEPT, answers: { Card: '1/2', Why: 'another' } }), long)).toBe(
    true,
  );
});

const ROW = { number: 1, form: 'form', trades: 'trade form' } as MatchRow;

/** Restores answers from what a form keeps, over several reads with one set of notes. */
function reader(kept: readonly FormAnswers[]) {
  const notes = new Map<string, string | undefined>();
  const asked: number[] = [];
  const forms = {
    answersSince: (_: string, since: number): FormAnswers[] | undefined => {
      asked.push(since);
      return kept.filter(({ at }) => at > since);
    },
  };
  const memo = {
    get: (key: string) => notes.get(key),
    set: (key: string, text: string | undefined) => void notes.set(key, text),
  };
  const clock = { now: () => AT };
  const source = { forms, memo, clock };
  const read = (submissions: readonly Submission[] = [SUBMISSION]) =>
    restoreAnswers(submissions, source, ROW, 'orders').map(({ answers }) => answers.card);
  return { read, asked, notes, source };
}

test('an altered answer becomes the typed one where one response fits, and unknown where two differ', () => {
  const restored = (...kept: FormAnswers[]) => reader(kept).read();
  expect(restored(KEPT)).toEqual(['1/2']);
  expect(restored(KEPT, keptResponse({ ...KEPT, answers: { Card: '2/1', Why: 'yes' } }))[0]).toMatch(/^\? /);
  expect(restored(keptResponse({ ...KEPT, sender: 'ben@example.com' }))[0]).toMatch(
    /^\? \(the spreadsheet changed your answer to “1899-12-30”: please send it again\)$/,
  );
});

/** A response and what the form keeps of it, one of many. */
const response = (i: number, sender = 'ann@example.com', typed = '1/2') => {
  const at = AT + i * 10_000;
  return [
    { ...SUBMISSION, id: `r${i}`, at, times: [at], claimed: sender },
    keptResponse({ at, sender, answers: { Card: typed, Why: 'yes' } }),
  ] as const;
};

describe('H8 a form is asked for little', () => {
  test('it is asked once for each response, since the time of its row', () => {
    const [first, keptFirst] = response(0);
    const [second, keptSecond] = response(1);
    const { read, asked } = reader([keptFirst, keptSecond]);
    expect([read([first]), read([first])]).toEqual([['1/2'], ['1/2']]);
    expect(read([first, second])).toEqual(['1/2', '1/2']);
    expect(asked).toEqual([AT - TOLERANCE, AT + 10_000 - TOLERANCE]);
  });

  test('no title is read where one answer was altered: it is the one text that the row does not hold', () => {
    const [one, kept] = response(0, 'CODE');
    const unread: FormAnswers = {
      ...kept,
      get answers(): never {
        throw new Error('The titles were read.');
      },
    };
    expect(reader([unread]).read([one])).toEqual(['1/2']);
  });

  test('only responses of that moment are looked at', () => {
    const [one, kept] = response(0);
    const other = {
      at: AT + 5_000,
      email: '',
      get texts(): string[] {
        throw new Error('A response of another moment was read.');
      },
      get sender(): string {
        throw new Error('A response of another moment was read.');
      },
      answers: {},
    };
    expect(reader([kept, other]).read([one])).toEqual(['1/2']);
  });

  test('a response that the form does not have yet is asked for again', () => {
    const [one, kept] = response(0);
    const all: FormAnswers[] = [];
    const { read } = reader(all);
    expect(read([one])[0]).toMatch(/^\? /);
    all.push(kept);
    expect(read([one])).toEqual(['1/2']);
  });

  test.each([
    ['that the form has lost is asked for once, from ten minutes after it', true],
    ['is asked for each time where the form is gone, because another account may open it', false],
  ])('a response %s', (_, isThere) => {
    const [one] = response(0);
    const { read, asked, source } = reader([]);
    if (!isThere)
      source.forms.answersSince = (_, since) => {
        asked.push(since);
        return undefined;
      };
    source.clock.now = () => AT + 10 * 60_000;
    expect([read([one]), asked.length]).toEqual([[expect.stringMatching(/^\? /)], 1]);
    source.clock.now = () => AT + 10 * 60_000 + 1;
    for (let i = 2; i <= 4; i++)
      expect([read([one]), asked.length]).toEqual([[expect.stringMatching(/^\? /)], isThere ? 2 : i]);
  });

  test('the newest 40 stay known, each once, beside those that are read now', () => {
    const all = Array.from({ length: 50 }, (_, i) => response(i));
    const rows = all.map(([row]) => row);
    const { read, asked } = reader(all.map(([, kept]) => kept));
    read(rows.slice(0, 20));
    read(rows.slice(20));
    // Of the first twenty ten are known.
    read(rows.slice(10, 20));
    expect(asked).toHaveLength(2);
    read(rows.slice(9, 10));
    expect(asked).toHaveLength(3);
  });

  test('of 1,000 responses 40 are looked up; the others are to be sent again, and nobody’s are forgotten for them', () => {
    const all = Array.from({ length: 1_000 }, (_, i) => response(i));
    const { read, asked, notes } = reader(all.map(([, kept]) => kept));
    const submissions = all.map(([one]) => one);
    const found = read(submissions);
    expect(found.slice(0, 40)).toEqual(Array(40).fill('1/2'));
    expect(new Set(found.slice(40))).toEqual(
      new Set(['? (the spreadsheet changed your answer to “1899-12-30”: please send it again)']),
    );
    expect(read(submissions)).toEqual(found);
    expect(asked).toHaveLength(1);
    read(submissions.slice(100, 101));
    expect(read(submissions)).toEqual(found);
    expect(asked).toHaveLength(3);
    expect(String([...notes.values()][0]).length).toBeLessThan(9_000);
  });

  test('a crowd of one second is not read: the answer is to be sent again, and the form is not asked again', () => {
    const [one, kept] = response(0);
    const crowd = Array.from({ length: 100 }, () => keptResponse({ at: AT, sender: 'X', answers: {} }));
    const { read, asked } = reader([...crowd, { ...kept, at: AT + 500 }]);
    expect([read([one])[0], read([one])[0]]).toEqual([
      expect.stringMatching(/send it again/),
      expect.stringMatching(/send it again/),
    ]);
    expect(asked).toHaveLength(1);
  });

  test('a response that the form has with other answers is asked for once', () => {
    const [one, kept] = response(0);
    const { read, asked } = reader([keptResponse({ ...kept, answers: { Card: '1/2', Why: 'no' } })]);
    expect([read([one])[0], read([one])[0]]).toEqual([
      expect.stringMatching(/send it again/),
      expect.stringMatching(/send it again/),
    ]);
    expect(asked).toHaveLength(1);
  });

  test('a long formula is to be sent again, at once and later', () => {
    const [one, kept] = response(0, 'ann@example.com', `=${'1+'.repeat(200)}1`);
    const { read } = reader([kept]);
    expect([read([one])[0], read([one])[0]]).toEqual([
      expect.stringMatching(/send it again/),
      expect.stringMatching(/send it again/),
    ]);
  });
});
