import type { MatchState, SeatState } from '../../../src/sheets/panel-api/panel.ts';
import { type DeadlineStatus, timeWords } from '../../../src/sidebar/logic/clock.ts';
import {
  earlierLateWords,
  laterWords,
  lateThenWords,
  newerWords,
} from '../../../src/sidebar/logic/late-words.ts';
import {
  failureDetails,
  inOrder,
  reminderText,
  resolvedWords,
  sentWords,
  shownMatch,
  tradeWords,
  unreachedWords,
  unsentWords,
} from '../../../src/sidebar/logic/match-words.ts';
import { questionBeforeResolve } from '../../../src/sidebar/logic/resolve-question.ts';
import {
  remindWords,
  seatKind,
  withoutAddress,
  withoutOrder,
} from '../../../src/sidebar/logic/seat-words.ts';
import { makeMatch, makeSeat, NAMES, NOW } from '../states.ts';

const nothing = { receivedAt: '', answers: [] };
const PASSED: DeadlineStatus = { isEarly: false, words: 'Deadline passed', early: '' };
const NONE: DeadlineStatus = { isEarly: false, words: 'No deadline', early: '' };
const AT = Date.parse(NOW);
const EARLY: DeadlineStatus = {
  isEarly: true,
  words: '3 h left',
  early: 'The deadline has not passed: 3 h left.',
};
const UNKNOWN_SENDER = {
  id: '1',
  row: 5,
  at: '',
  claimed: '',
  answers: [],
  ignored: false,
  isOffer: false,
  canRemember: true,
  former: '',
};

test('H19 reminders that did not go out name who got none', () => {
  const problem = { of: 'reminder' as const, what: 'Google takes no more mail from you today.', at: NOW };
  const words = (...seats: MatchState['seats']) =>
    unsentWords({ clock: { ...makeMatch().clock, problem }, seats });
  const told = makeSeat('Ann', { ...nothing, remindedAt: NOW });
  expect(words(told, makeSeat('Dev', nothing), makeSeat('Ivo', { isLost: true }), makeSeat('Bob'))).toBe(
    `Reminders were not sent to Dev and Ivo (${timeWords(NOW)}): Google takes no more mail from you today. Under “Remind who is missing” you can copy the text.`,
  );
});

test('H35 H39 a reminder for a chat ends with the check line, and says where the deadline has passed that the host decides', () => {
  const match = makeMatch({ clock: { ...makeMatch().clock, due: 'Sat 21 Nov 2026, 15:00 UTC' } });
  expect(reminderText(match, EARLY)).toContain(
    'round 3 is due Sat 21 Nov 2026, 15:00 UTC. Orders are still missing',
  );
  expect(reminderText(match, EARLY).split('\n').pop()).toBe('Check: match 3 · 16 · 0123 4567');
  expect(reminderText(match, PASSED)).toContain(
    'was due Sat 21 Nov 2026, 15:00 UTC. This deadline has passed. Orders sent now count only if the host accepts them.',
  );
});

describe('X2 a late order', () => {
  const late = {
    id: 'a',
    round: 3,
    name: 'Dev',
    at: '2026-11-21T12:00:00.000Z',
    answers: [],
    ignored: false,
  };
  test('changes nothing where its player has sent a newer one (X1)', () => {
    const words = (change: Partial<ReturnType<typeof makeSeat>>) =>
      newerWords([makeSeat('Dev', change)], late);
    expect(words({ receivedAt: '2026-11-21T12:01:00.000Z' })).toMatch(
      /^This order does not count: Dev sent a newer one .*\.$/,
    );
    for (const change of [{ receivedAt: '2026-11-21T11:59:00.000Z' }, nothing])
      expect(words(change)).toBe('');
    // An accepted order replaces the one that the host entered (H16).
    expect(words({ receivedAt: '2026-11-21T12:01:00.000Z', byHost: 'entered' })).toBe('');
  });
  test('counts where the deadline moves or the match pauses, if it is not ignored (H26)', () => {
    expect(lateThenWords(makeMatch({ late: [late] }))).toMatch(/^Late orders from Dev then count if /);
    expect(lateThenWords(makeMatch({ late: [{ ...late, ignored: true }] }))).toBe('');
  });
  test('of an earlier round is said to count in the open one', () => {
    expect(earlierLateWords(makeMatch({ late: [late] }))).toBe('');
    expect(earlierLateWords(makeMatch({ late: [{ ...late, round: 2, ignored: true }] }))).toBe('');
    expect(earlierLateWords(makeMatch({ late: [{ ...late, round: 2 }] }))).toMatch(
      /^An accepted order counts in round 3\. .* use “Correct an earlier round”/,
    );
  });
});

describe('several matches', () => {
  const matches = [
    makeMatch({ number: 1 }),
    makeMatch({ number: 2, over: true }),
    makeMatch({ number: 3 }),
    makeMatch({ number: 4, over: true }),
  ];
  test('those that go on come first, the newest of each first', () =>
    expect(inOrder(matches).map(({ number }) => number)).toEqual([3, 1, 4, 2]));
  test('the chosen one is shown', () => expect(shownMatch(matches, 2)?.number).toBe(2));
  test('without a choice, or when it is gone, the newest live one', () => {
    expect(shownMatch(matches, undefined)?.number).toBe(3);
    expect(shownMatch(matches, 9)?.number).toBe(3);
  });
  test('none is none', () => expect(shownMatch([], undefined)).toBeUndefined());
});

describe('seats', () => {
  test('have sent, have sent with refused lines, or have sent nothing', () => {
    expect(seatKind(makeSeat('Ann'))).toBe('sent');
    expect(seatKind(makeSeat('Ann', { refused: ['no'] }))).toBe('refused');
    expect(seatKind(makeSeat('Ann', nothing))).toBe('nothing');
  });
  test('are counted', () => {
    const words = (...seats: readonly SeatState[]) =>
      sentWords({ seats, unknownSenders: [], moreUnknown: 0 });
    expect(words(makeSeat('Ann'), makeSeat('Bob', nothing))).toBe('1 of 2 players have sent an order.');
    expect(words(makeSeat('Ann'), makeSeat('Bob'))).toBe('All 2 players have sent an order.');
    expect(withoutOrder(makeMatch().seats)).toEqual(['Dev', 'Ivo']);
  });
  test('H18 are counted with what of unknown senders waits, without what was ignored', () => {
    const seats = [makeSeat('Ann')];
    const words = (...unknownSenders: (typeof UNKNOWN_SENDER)[]) =>
      sentWords({ seats, unknownSenders, moreUnknown: 0 });
    expect(words(UNKNOWN_SENDER)).toBe(
      'All 1 players have sent an order. 1 response of an unknown sender waits, see below.',
    );
    expect(
      words(UNKNOWN_SENDER, { ...UNKNOWN_SENDER, isOffer: true }, { ...UNKNOWN_SENDER, ignored: true }),
    ).toBe('All 1 players have sent an order. 2 responses of unknown senders wait, see below.');
    expect(words({ ...UNKNOWN_SENDER, ignored: true })).toBe('All 1 players have sent an order.');
  });
});

describe('reminders', () => {
  const lost = makeSeat('Ann', { refused: ['no'], isLost: true });
  test('name whose order counts for nothing', () => {
    expect(remindWords([makeSeat('Bob', nothing), lost])).toBe(
      '1 player has sent no order yet. The order of Ann has no valid part yet.',
    );
    expect(remindWords([lost])).toBe('The order of Ann has no valid part yet.');
    expect(remindWords([makeSeat('Bob', { refused: ['no'] })])).toBe('nobody is missing.');
  });
  test('name whom no mail reaches, on the first page only where reminders come by themselves', () => {
    const seats = [makeSeat('Bob', { ...nothing, hasAddress: false }), { ...lost, hasAddress: false }];
    expect(withoutAddress(seats)).toMatch(/^No mail reaches Bob and Ann, because .* Tell them yourself\.$/);
    expect(withoutAddress([lost])).toBe('');
    const { clock } = makeMatch();
    expect(unreachedWords({ clock, seats })).toBe('');
    const reminding = { ...clock, timing: { ...clock.timing, remind: 3 } };
    expect(unreachedWords({ clock: reminding, seats })).toBe(withoutAddress(seats));
    expect(unreachedWords({ clock: { ...reminding, pausedSince: 'x' }, seats })).toBe('');
  });
});

describe('before a round is resolved', () => {
  const everybody = makeMatch({ seats: NAMES.map((name) => makeSeat(name)) });
  test('nothing is asked when nobody is missing, before the deadline and after it', () => {
    expect(questionBeforeResolve(everybody, PASSED, AT)).toBe('');
    expect(questionBeforeResolve(everybody, EARLY, AT)).toBe('');
    expect(questionBeforeResolve({ ...everybody, deadline: '' }, NONE, AT)).toBe('');
  });
  test('H43 a form that was found closed is told beside who is missing', () => {
    const seats = NAMES.map((name) => makeSeat(name, name === 'Dev' ? { receivedAt: '', answers: [] } : {}));
    const closedForm =
      'The order form of Polar Power was closed, so nobody could send a response. The form is open again.';
    expect(questionBeforeResolve({ ...everybody, seats, closedForm }, PASSED, AT)).toContain(closedForm);
  });
  test('H19 an order without a valid part is asked about', () => {
    const asks = (...lost: readonly string[]) => {
      const seats = NAMES.map((name) => makeSeat(name, { isLost: lost.includes(name) }));
      return questionBeforeResolve({ ...everybody, seats }, PASSED, AT);
    };
    expect(asks('Dev')).toBe('Dev’s order has no valid part.');
    expect(asks('Dev', 'Ivo')).toBe('The orders of Dev and Ivo have no valid part.');
  });
  test('H26 a paused match is asked about, also where all have sent', () => {
    const clock = { ...everybody.clock, pausedSince: NOW };
    expect(questionBeforeResolve({ ...everybody, deadline: '', clock }, NONE, AT)).toBe(
      'The match is paused.',
    );
  });
  test('H18 orders and offers of unknown senders are asked about', () => {
    const asks = (...unknownSenders: (typeof UNKNOWN_SENDER)[]) =>
      questionBeforeResolve({ ...everybody, unknownSenders }, PASSED, AT);
    expect(asks(UNKNOWN_SENDER)).toBe(
      '1 order of an unknown sender does not count: first assign or ignore it.',
    );
    expect(asks(UNKNOWN_SENDER, UNKNOWN_SENDER)).toBe(
      '2 orders of an unknown sender do not count: first assign or ignore them.',
    );
    const offer = { ...UNKNOWN_SENDER, isOffer: true };
    expect(asks(offer)).toMatch(/^1 offer of an unknown sender does not count: first assign or ignore it/);
    expect(asks(offer, UNKNOWN_SENDER, offer)).toMatch(
      /^1 order and 2 offers of an unknown sender do not count:/,
    );
    expect(asks({ ...UNKNOWN_SENDER, ignored: true })).toBe('');
  });
  test('missing orders are asked about, before the deadline and after it', () => {
    expect(questionBeforeResolve(makeMatch(), PASSED, AT)).toBe('Dev and Ivo have sent no order yet.');
    expect(questionBeforeResolve(makeMatch(), EARLY, AT)).toBe(
      'The deadline has not passed: 3 h left. Dev and Ivo have sent no order yet.',
    );
    const seats = NAMES.map((name, i) => makeSeat(name, i < 5 ? nothing : {}));
    expect(questionBeforeResolve(makeMatch({ deadline: '', seats }), NONE, AT)).toBe(
      '5 players have sent no order yet.',
    );
  });
  test('nothing from anybody makes one think of the form, once the deadline has passed', () => {
    const seats = NAMES.map((name) => makeSeat(name, nothing));
    expect(questionBeforeResolve(makeMatch({ seats }), PASSED, AT)).toBe(
      'Nobody has sent an order yet. If a player says otherwise, press “Verify” first. It finds out whether the form was unlinked from its tab.',
    );
    expect(questionBeforeResolve(makeMatch({ seats }), EARLY, AT)).toMatch(
      /players have sent no order yet\.$/,
    );
  });
  test('H17 a next deadline that is sooner than the one announced is said, though nobody is missing', () => {
    const deadline = '2026-11-24T15:00:00.000Z';
    const told = `If you resolve now, round 4 is due ${timeWords('2026-11-22T15:00:00.000Z')}. That is earlier than the announced ${timeWords(deadline)}.`;
    expect(questionBeforeResolve({ ...everybody, deadline }, EARLY, AT)).toBe(
      `The deadline has not passed: 3 h left. ${told}`,
    );
    expect(questionBeforeResolve(makeMatch({ deadline }), EARLY, AT)).toBe(
      `The deadline has not passed: 3 h left. Dev and Ivo have sent no order yet. ${told}`,
    );
    expect(questionBeforeResolve({ ...everybody, deadline: '2026-11-22T15:00:00.000Z' }, EARLY, AT)).toBe('');
    expect(questionBeforeResolve({ ...everybody, deadline }, PASSED, AT)).toBe('');
  });
  test('an order that the host deleted is not missing', () => {
    const seats = everybody.seats.map((seat, i) =>
      i === 0 ? { ...seat, ...nothing, byHost: 'deleted' as const } : seat,
    );
    expect(questionBeforeResolve({ ...everybody, seats }, PASSED, AT)).toBe('');
  });
  test('a late order of the open round is asked about, an older one is not', () => {
    const late = [
      { id: 'a', round: 3, name: 'Dev', at: '2026-11-21T11:00:00.000Z', answers: [], ignored: false },
    ];
    expect(questionBeforeResolve({ ...everybody, late }, PASSED, AT)).toBe(
      'A late order of Dev does not count unless you accept it.',
    );
    expect(questionBeforeResolve({ ...everybody, late: [{ ...late[0]!, round: 2 }] }, PASSED, AT)).toBe('');
  });
});

test('trades are counted, those that are none left out', () => {
  expect(tradeWords({ agreed: 2, open: 0, failing: [], refused: ['a', 'b'] })).toBe('2 agreed, 2 refused');
  expect(tradeWords({ agreed: 2, open: 1, failing: ['a'], refused: [] })).toBe(
    '2 agreed (1 would fail now), 1 open',
  );
  expect(tradeWords({ agreed: 0, open: 0, failing: [], refused: [] })).toBe('');
});

test('a resolve says what was delivered and what was not', () => {
  expect(resolvedWords({ round: 3, over: false, sent: 12, failed: [], waiting: 0 })).toBe(
    'Round 3 resolved, 12 pages renewed.',
  );
  expect(resolvedWords({ round: 12, over: true, sent: 1, failed: [1], waiting: 1 })).toBe(
    'Round 12 resolved, 1 page renewed, 2 pages still to renew. The match is over.',
  );
});

test('H21 orders for later rounds are said to wait, each with its round and its players', () => {
  const later = [
    { round: 4, names: ['Ann', 'Ben', 'Cleo'] },
    { round: 5, names: ['Ann'] },
  ];
  expect(laterWords({ later })).toEqual([
    '3 orders from Ann, Ben and Cleo for round 4 wait. They count once round 4 is open again, unless the player then sends a newer order.',
    '1 order from Ann for round 5 waits. It counts once round 5 is open again, unless the player then sends a newer order.',
  ]);
});

test('of several pages that failed, the details of the first unexpected error are given', () => {
  const failed = [
    { to: 'a', error: 'Google could not be reached.' },
    { to: 'b', error: 'An unexpected problem came up.', details: 'TypeError: x is undefined' },
  ];
  expect(failureDetails({ failed })).toBe('TypeError: x is undefined');
  expect(failureDetails({ failed: failed.slice(0, 1) })).toBeUndefined();
});
