import { amendOrder } from '../../../src/sheets/actions/amend.ts';
import type { Change, Context } from '../../../src/sheets/actions/change.ts';
import { closeMatch, reopenMatch } from '../../../src/sheets/actions/close.ts';
import { acceptEdit } from '../../../src/sheets/actions/edit.ts';
import { endEarly } from '../../../src/sheets/actions/end-early.ts';
import { giveToken } from '../../../src/sheets/actions/give-token.ts';
import { giveOrder } from '../../../src/sheets/actions/host-order.ts';
import { sayWords } from '../../../src/sheets/actions/host-words.ts';
import { renameMatch } from '../../../src/sheets/actions/rename.ts';
import { resolveRound } from '../../../src/sheets/actions/resolve.ts';
import { pauseMatch, resume, setDeadline, setTiming } from '../../../src/sheets/actions/timing.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { nameOpponent, recordVote } from '../../../src/sheets/actions/vote.ts';
import { FIRST_MATCH_TAB, TABS } from '../../../src/sheets/workbook/season.ts';
import { playedSeason } from '../matches/archive/closed-season.ts';
import type { Memory } from '../memory-ports.ts';
import { act, cellUnder, problemOf } from '../season.ts';

// Match 1 is over after three rounds, match 2 is in its third.

const TIMING = {
  schedule: '',
  auto: 'deadline',
  wait: 10,
  missing: 'rules',
  remind: 0,
  tell: false,
} as const;
const AMENDED = { round: 3, rounds: 3, player: 'Ann', does: 'remove', answers: {} } as const;
const GIVEN = { round: 3, player: 'Ann', does: 'withdraw', answers: {}, seen: '' } as const;

type Action = (context: Context, match: number) => Change;
const ACTIONS: Readonly<Record<string, Action>> = {
  setTiming: (context, match) => setTiming(context, match, TIMING),
  pauseMatch,
  resume,
  setDeadline: (context, match) => setDeadline(context, match, 2, ''),
  endEarly: (context, match) => endEarly(context, match, 0, 'without outcome'),
  resumeAfterEnd: (context, match) => endEarly(context, match, 0, 'go on'),
  giveOrder: (context, match) => giveOrder(context, { match, ...GIVEN }),
  resolveRound: (context, match) => resolveRound(context, { match, round: 3, early: true }),
  sayWords: (context, match) => sayWords(context, match, [{ round: 0, text: 'Thank you' }]),
  renameMatch: (context, match) => renameMatch(context, match, 'Another title'),
  recordVote: (context, match) => recordVote(context, match, 'Ann'),
  nameOpponent: (context, match) => nameOpponent(context, match, 'Ann'),
  giveToken: (context, match) => giveToken(context, match, 'Ann'),
  undoRound: (context, match) => undoRound(context, match, 3),
  amendOrder: (context, match) => amendOrder(context, { match, ...AMENDED }),
  acceptEdit,
  closeMatch,
  reopenMatch,
};

/** The problem that stops an action. A refused action does not change the season, so all are tried in one season. */
const problem = (memory: Memory, action: string, match: number) =>
  problemOf(() => act(memory, ACTIONS[action]!, match)).what;

let closed: Memory | undefined;

/** Match 1 is closed, but still in the workbook; then its tab was changed by hand, so that there is something to accept. */
function closedByHand(): Memory {
  if (closed) return closed;
  closed = playedSeason();
  act(closed, closeMatch, 1);
  closed.type(FIRST_MATCH_TAB + 1, ...cellUnder(closed, 'seats', 'colour'), 'mauve');
  return closed;
}

const isOver = ['giveOrder', 'resolveRound'];
test.each(Object.keys(ACTIONS).filter((name) => name !== 'reopenMatch'))(
  'H10 %s changes nothing of a closed match',
  (name) =>
    expect(problem(closedByHand(), name, 1)).toContain(isOver.includes(name) ? ' is over.' : ' is closed.'),
);

const open = playedSeason();
test.each([
  ['setTiming', 1, 'is over'],
  ['pauseMatch', 1, 'is over'],
  ['setDeadline', 1, 'is over'],
  ['resume', 1, 'is over'],
  ['endEarly', 1, 'is over'],
  ['giveOrder', 1, 'is over'],
  ['resolveRound', 1, 'is over'],
  ['resumeAfterEnd', 1, 'was not ended early'],
  ['resumeAfterEnd', 2, 'was not ended early'],
  ['resume', 2, 'is not paused'],
  ['recordVote', 2, 'no vote'],
  ['nameOpponent', 2, 'Nobody names an opponent'],
  ['giveToken', 2, 'no second Token of Life'],
  ['undoRound', 2, 'is now at round 3'],
  ['acceptEdit', 2, 'is the same as in the log'],
  ['closeMatch', 2, 'is not over'],
  ['reopenMatch', 1, 'is not closed'],
] as const)('%s of match %d is refused: %s', (name, match, says) =>
  expect(problem(open, name, match)).toContain(says),
);

test.each(Object.keys(ACTIONS))(
  'H38 %s writes nothing after an entry of the log that was changed',
  (name) => {
    const memory = changedLog();
    const before = JSON.stringify([...memory.tabs]);
    expect(problemOf(() => act(memory, ACTIONS[name]!, 2))).toMatchObject({ code: 'bad-log' });
    expect(JSON.stringify([...memory.tabs])).toBe(before);
  },
);

let changed: Memory | undefined;

/** The log’s first entry has another time than when it was written. */
function changedLog(): Memory {
  if (changed) return changed;
  changed = playedSeason();
  changed.type(TABS.audit.sheetId, 1, 1, '2020-01-01T00:00:00Z');
  return changed;
}

test('H26 a paused match is not paused again, and its deadline waits until it goes on', () => {
  const memory = playedSeason();
  act(memory, pauseMatch, 2);
  expect(problem(memory, 'pauseMatch', 2)).toContain('is already paused');
  expect(problem(memory, 'setDeadline', 2)).toContain('is paused.');
});
