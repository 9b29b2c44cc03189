import type { PanelState, SeasonState, SeatState } from '../../../src/sheets/panel-api/panel.ts';
import { type Answers, ok, openOn } from '../small/fake.ts';
import { makeMatch, makeOutcome, makeSeason, makeSeat, makeState, OVERDUE } from '../states.ts';

// The first page of the panel in each state of a match: its words and its buttons.

const PROBLEM = { what: 'Row 4 cannot be read.', safe: 'Nothing was changed.', todo: 'Look.', code: 'other' };
const over = (change: object = {}, outcome: object = {}) => [
  makeMatch({ over: true, round: 12, outcome: makeOutcome(outcome), ...change }),
];
/** Players with the given access to their files; of 'none' nothing is made yet. */
const linked = (...access: readonly string[]) =>
  makeSeason()
    .players.slice(0, access.length)
    .map((player, i) =>
      access[i] === 'none'
        ? { ...player, link: '', access: 'link' as const }
        : { ...player, link: `https://example.org/${i}`, access: access[i] as 'link' },
    );
/** A match with all orders, long before its deadline. */
const longBefore = (follows: 'yes' | 'no') =>
  makeMatch({
    seats: makeMatch().seats.filter(({ receivedAt }) => receivedAt !== ''),
    clock: { ...makeMatch().clock, follows },
  });
const nothing = { receivedAt: '', answers: [] };
const seats = [makeSeat('Ann'), makeSeat('Bob', { receivedAt: '', answers: [] })];

interface Row {
  readonly what: string;
  readonly state: Partial<PanelState>;
  readonly says: readonly (string | RegExp)[];
  readonly saysNot?: readonly string[];
  readonly buttons?: readonly string[];
  readonly lacks?: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    what: 'an open round',
    state: {},
    says: [
      'Polar Power Round 3 3 h 12 min left',
      'Orders 8 of 10 players have sent an order.',
      /–Dev · blue No order yet|–Dev · blueNo order yet/,
      /!Finn · black2 lines refused, \w+ \d\d:\d\d/,
      'Mail 2: there is no coil of strength 3 left',
      'Trades 2 agreed, 1 open, 1 refused “Enter or cancel a trade” lists the agreed trades. The tab of the trade form holds every offer. Why offers were refused Row 4, Gus: the two of a meadow only may trade',
    ],
    buttons: ['Remind who is missing', 'Undo round 2', 'Preview', 'Resolve round 3', 'Invite players'],
    lacks: ['Resume the match', 'Closed matches (0)'],
  },
  {
    what: 'all orders are there',
    state: { matches: [makeMatch({ seats: [makeSeat('Ann'), makeSeat('Bob')] })] },
    says: ['All 2 players have sent an order.'],
    lacks: ['Remind who is missing'],
  },
  {
    what: 'before the first round',
    state: { matches: [makeMatch({ round: 0 })] },
    says: ['Round 1 3 h 12 min left'],
    buttons: ['Invite players', 'Resolve round 1'],
    lacks: ['Explain a round', 'Undo round 0', 'Correct an earlier round'],
  },
  {
    what: 'H19 before the first round, with players who have no invitation and sent nothing',
    state: {
      matches: [
        makeMatch({
          round: 0,
          seats: [
            makeSeat('Ann'),
            makeSeat('Bob', { ...nothing, invited: 'refused' }),
            makeSeat('Cleo', { ...nothing, invited: '' }),
            makeSeat('Dev', { invited: '' }),
          ],
        }),
      ],
    },
    says: ['No invitation yet: Bob (Google refused the mail) and Cleo. Invite players'],
  },
  {
    what: 'H19 later, where one has none, such as who took over a place',
    state: {
      matches: [
        makeMatch({
          seats: [makeSeat('Ann'), makeSeat('Bob', { ...nothing, invited: '', hasAddress: false })],
        }),
      ],
    },
    says: ['No invitation yet: Bob (no address).'],
  },
  {
    what: 'H19 H23 a substitute who has no invitation, where the player before had sent an order',
    state: {
      matches: [
        makeMatch({
          round: 0,
          seats: [
            makeSeat('Ann'),
            makeSeat('Bob', { invited: '', sentBy: 'Zoe', hasSent: false }),
            makeSeat('Cleo'),
          ],
        }),
      ],
    },
    says: ['No invitation yet: Bob.'],
  },
  {
    what: 'H19 later, where the host invited in another way, and one never sent anything',
    state: {
      matches: [
        makeMatch({
          seats: [
            makeSeat('Ann', { invited: '' }),
            makeSeat('Bob', { ...nothing, hasSent: true, invited: '' }),
            makeSeat('Cleo', { ...nothing, invited: '' }),
          ],
        }),
      ],
    },
    says: ['No invitation yet: Cleo. Invite players'],
  },
  {
    what: 'later, where the host invited all in another way',
    state: { matches: [makeMatch({ seats: [makeSeat('Ann', { invited: '' })] })] },
    says: ['Round 3'],
    saysNot: ['invitation'],
  },
  {
    what: 'the deadline has passed',
    state: { matches: [makeMatch({ deadline: OVERDUE })] },
    says: ['Round 3 Deadline passed'],
    saysNot: ['min left'],
  },
  {
    what: 'one winner',
    state: { matches: over() },
    says: [
      'Over after round 12 Winner Ann Up for elimination Dev',
      'Close the match when there is nothing left to correct.',
    ],
    saysNot: ['The winners voted'],
    buttons: ['Close the match', 'Correct a trade', 'Undo round 12', 'New game'],
    lacks: ['Preview', 'Change the deadline', 'Rehearse from here', 'Note the vote'],
  },
  {
    what: 'several winners and candidates',
    state: { matches: over({}, { winners: ['Ann', 'Bob'], candidates: ['Cleo', 'Dev'], vote: true }) },
    says: [
      'Winners Ann and Bob Up for elimination Cleo and Dev. The winners choose one of them.',
      'The winners voted for Choose … Cleo Dev',
    ],
    buttons: ['Note the vote'],
  },
  {
    what: 'closed, and still in the workbook',
    state: { matches: over({ closed: true }) },
    says: ['The match is closed but still in this workbook.'],
    buttons: ['Move the match to the archive', 'Reopen the match', 'Export the match'],
    lacks: ['Undo round 12', 'Correct a trade', 'Rename the match', 'Close the match'],
  },
  {
    what: 'a player of the season whose file opens by a secret link is not in the match',
    state: {
      season: makeSeason({ players: linked('account', 'link', 'link') }),
      matches: [makeMatch({ seats: [makeSeat('Ann'), makeSeat('Cleo')] })],
    },
    says: [/Ann.*3 garnets, 0 bellflowers, 0 Tokens of Life\. File of Ann.*Cleo.*5 garnets/],
  },
  {
    what: 'no match',
    state: { matches: [] },
    says: ['The season is ready 10 players in the tab “Season”.'],
    // H23: the panel explains a typed-over name under “Substitute”, between two matches, too.
    buttons: [
      'New game',
      'Award or fine',
      'Replace a player, or change an address',
      'Renew who can open the files',
      'Verify',
      'Self-test',
    ],
  },
  {
    what: 'H15 no match, and a fault on the roster',
    state: {
      matches: [],
      season: makeSeason({ faults: [{ address: "'Season'!B24", text: 'Two are named Ben.' }] }),
    },
    says: ['Something needs correcting Please correct this in the tab “Season” B24: Two are named Ben.'],
    saysNot: ['The season is ready'],
  },
  {
    what: 'H29 no match, and a player who is out of the season',
    state: {
      matches: [],
      season: makeSeason({
        players: makeSeason().players.map((player, i) => ({ ...player, out: i === 1 ? 'out since' : '' })),
      }),
    },
    says: ['Annann@example.org Bob · outbob@example.org Cleocleo@example.org'],
  },
  {
    what: 'no players',
    state: { matches: [], season: makeSeason({ players: [] }) },
    says: ['Add the players There are no players yet.'],
    buttons: ['Add the players', 'New game'],
    lacks: ['Award or fine'],
  },
  {
    what: 'no season',
    state: { matches: [], season: null },
    says: ['Welcome', 'How are players identified? Personal codes', 'Verified Google email'],
    buttons: ['Set up the season'],
  },
  {
    what: 'a match that cannot be read',
    state: { matches: [makeMatch({ problem: PROBLEM as never })] },
    says: ['Row 4 cannot be read. Safe Nothing was changed. To do Look.'],
    lacks: ['Resolve round 3', 'Preview', 'Announce in a chat', 'Enter or change an order'],
  },
  {
    what: 'a response that was changed in its tab',
    state: { matches: [makeMatch({ changed: ['Row 4 was typed over.'] })] },
    says: ['Changed in the responses tab', 'Row 4 was typed over.'],
  },
  {
    what: 'a warning, and files that failed',
    state: {
      warnings: ['A warning of the season.'],
      outbox: [{ match: 1, to: 'Ann', name: 'Ann', isForm: false, error: 'the file is gone' } as never],
    },
    says: ['A warning of the season.', 'the file is gone'],
    buttons: ['Try these again'],
  },
  {
    what: 'closed matches',
    state: { closed: 1 },
    says: [],
    buttons: ['Closed matches (1)'],
  },
  {
    what: 'a paused match',
    state: {
      matches: [makeMatch({ deadline: '', clock: { ...makeMatch().clock, pausedSince: OVERDUE } })],
    },
    says: ['No deadline', 'Paused since'],
    buttons: ['Resume the match'],
  },
  {
    what: 'H26 a paused match whose deadline moves by the length of the pause',
    state: {
      matches: [
        makeMatch({
          deadline: '',
          clock: { ...makeMatch().clock, pausedSince: OVERDUE, pausedDeadline: '2062-01-20T12:00:00.000Z' },
        }),
      ],
    },
    says: [/If you resume now, round 3 is due .*2062/],
    buttons: ['Resume the match'],
  },
  {
    what: 'H26 a paused match that would resolve by itself at once, since all orders are there',
    state: {
      matches: [
        makeMatch({
          deadline: '',
          clock: { ...makeMatch().clock, pausedSince: OVERDUE, afterPause: OVERDUE },
        }),
      ],
    },
    says: ['All orders are there: when you resume the match, the round resolves automatically in a moment'],
    buttons: ['Resume, but resolve by hand', 'Resume the match'],
  },
  {
    what: 'H26 a paused match with all orders: a time, which does not count down in the pause',
    state: {
      matches: [
        makeMatch({
          deadline: '',
          clock: { ...makeMatch().clock, pausedSince: OVERDUE, afterPause: '2026-11-21T12:09:00.000Z' },
        }),
      ],
    },
    says: [/the round resolves automatically at Sat 21 Nov, 1\d:09, or at once if this time has passed/],
    saysNot: ['in 9 min'],
  },
  {
    what: 'H19 a round with all orders, long before its deadline',
    state: {
      matches: [makeMatch({ seats: makeMatch().seats.filter(({ receivedAt }) => receivedAt !== '') })],
    },
    says: [
      '3 h 12 min before the deadline: players may still change their orders.',
      /If you resolve now, round 4 \(if there is one\) is due Sun 22 Nov/,
    ],
    buttons: ['Resolve round 3'],
  },
  {
    what: 'H17 a round after which another one follows in any case, long before its deadline',
    state: { matches: [longBefore('yes')] },
    says: ['If you resolve now, round 4 is due Sun 22 Nov'],
    saysNot: ['if there is one'],
  },
  {
    what: 'H17 the last round, long before its deadline',
    state: { matches: [longBefore('no')] },
    says: ['3 h 12 min before the deadline: players may still change their orders.'],
    saysNot: ['round 4'],
  },
  {
    what: 'H25 a match whose last round was resolved automatically, without some orders',
    state: {
      matches: over({
        clock: {
          ...makeMatch().clock,
          lastBySelf: { at: OVERDUE, lost: [], missing: ['Bob', 'Cleo'], leftOut: 1 },
        },
      }),
    },
    says: [
      /Round 12 was resolved automatically, .+ Bob and Cleo sent no order\. .+ 1 response of an unknown sender was not counted\./,
    ],
  },
  {
    what: 'two matches; one is over',
    state: { matches: [makeMatch({ title: 'One' }), ...over({ number: 2, title: 'Two' })] },
    says: ['One One Round 3 · 8 of 10 orders · 3 h 12 min left Two Over Round 3'],
    buttons: ['Resolve round 3'],
  },
];

test.each(ROWS)('$what', async ({ state, says, saysNot = [], buttons = [], lacks = [] }) => {
  const panel = await openOn(makeState(state));
  const text = panel.text();
  for (const words of says) expect(text).toMatch(words instanceof RegExp ? words : literally(words));
  for (const words of saysNot) expect(text).not.toContain(words);
  expect(panel.buttons()).toEqual(expect.arrayContaining([...buttons]));
  expect(panel.buttons().filter((name) => lacks.includes(name))).toEqual([]);
  await panel.close();
});

const literally = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

test('a resolve before the deadline, or without some orders, asks first; then it says what came of it', async () => {
  const done = { round: 3, over: false, sent: 4, failed: [], waiting: 0, wait: 0 };
  const matches = [makeMatch({ seats })];
  const answers: Answers = { resolveRound: () => ok(done), renewForms: () => ok({ failed: [], wait: 0 }) };
  const panel = await openOn(makeState({ matches }), answers);
  await panel.press('Resolve round 3');
  expect(panel.calls).toEqual([]);
  expect(panel.text()).toContain('Bob');
  const isYes = (name: string) => /resolve/i.test(name) && name !== 'Resolve round 3';
  const yes = panel.buttons().find(isYes) ?? 'Resolve round 3';
  await panel.press(yes);
  expect(panel.calls).toEqual([['resolveRound', { match: 1, round: 2, early: true, complete: false }]]);
  await panel.close();
});

test('X1 what was sent a moment before the press is not said to be missing', async () => {
  const stateOf = (all: readonly SeatState[]) =>
    makeState({ matches: [makeMatch({ seats: all, deadline: OVERDUE })] });
  const cleo = makeSeat('Cleo', nothing);
  let now = stateOf([...seats, cleo]);
  const done = { round: 3, over: false, sent: 4, failed: [], waiting: 0, wait: 0 };
  const panel = await openOn(() => now, { resolveRound: () => ok(done) });
  now = stateOf([makeSeat('Ann'), makeSeat('Bob'), cleo]);
  await panel.press('Resolve round 3');
  expect(panel.text()).toContain('Cleo has sent no order yet.');
  await panel.press('Wait');
  now = stateOf([makeSeat('Ann'), makeSeat('Bob'), makeSeat('Cleo')]);
  await panel.press('Resolve round 3');
  expect(panel.calls).toEqual([['resolveRound', { match: 1, round: 2, early: false, complete: true }]]);
  await panel.close();
});

test('H16 a round that another host resolved meanwhile is not asked about, nor the next one', async () => {
  let now = makeState({ matches: [makeMatch({ seats })] });
  const panel = await openOn(() => now);
  now = makeState({ matches: [makeMatch({ seats, round: 3 })] });
  await panel.press('Resolve round 3');
  expect(panel.calls).toEqual([]);
  expect(panel.buttons()).toContain('Resolve round 4');
  await panel.close();
});

test('where all have sent and the deadline has passed, a resolve starts at once', async () => {
  const done = { round: 3, over: false, sent: 4, failed: [], waiting: 0, wait: 0 };
  const matches = [makeMatch({ seats: [makeSeat('Ann')], deadline: OVERDUE })];
  const panel = await openOn(makeState({ matches }), { resolveRound: () => ok(done) });
  await panel.press('Resolve round 3');
  expect(panel.calls).toEqual([['resolveRound', { match: 1, round: 2, early: false, complete: true }]]);
  await panel.close();
});

test('H24 a match goes on after its early end only once the host has read the consequences', async () => {
  const outcome = makeOutcome({ candidates: ['Bob', 'Dev'], vote: true, chosen: 'Dev' });
  const players = makeSeason().players.map((one) =>
    one.name === 'Dev' ? { ...one, id: 'Dev', out: OVERDUE } : one,
  );
  const stateWith = (given: SeasonState['given']) =>
    makeState({
      season: makeSeason({ players, given }),
      matches: over({ round: 2, endedEarly: true }, outcome),
    });
  let now = stateWith([{ match: 1, to: 'Cleo' }]);
  const panel = await openOn(() => now, {
    endEarly: () => ok(null),
    renewForms: () => ok({ failed: [], wait: 0 }),
  });
  await panel.press('Undo the early end');
  expect(panel.text()).toContain(
    'Everything that the end of the match paid is taken back. It is no longer noted that Dev was chosen.',
  );
  expect(panel.text()).toContain(
    'Players have already seen what the end of the match showed: points and prizes; Ann as the winner',
  );
  expect(panel.text()).toContain('Dev stays out of the season. If this end was the reason, note under');
  expect(panel.text()).toContain(
    'Cleo has the second Token of Life of this match: press “Take the token back” first.',
  );
  await panel.press('Reopen round 3');
  expect(panel.calls).toEqual([]);
  now = stateWith([]);
  await panel.pass(100_000);
  await panel.press('Reopen round 3');
  expect(panel.calls).toEqual([['endEarly', 1, 2, 'go on']]);
  await panel.close();
});

test('X7 no round is undone while somebody else has the second Token of Life of the end', async () => {
  const season = makeSeason({ given: [{ match: 1, to: 'Cleo' }] });
  const panel = await openOn(makeState({ season, matches: over() }), { undoRound: () => ok(null) });
  await panel.press('Undo round 12');
  expect(panel.text()).toContain(
    'Cleo has the second Token of Life of this match: press “Take the token back” first.',
  );
  await panel.press('Undo round 12');
  expect(panel.calls).toEqual([]);
  await panel.close();
});

test('H20 rounds behind a position that was changed by hand are not offered to be corrected', async () => {
  const form = { fields: [], seen: '', byHost: '', playedBy: '', refused: [], late: null };
  const forms = { fields: [], trades: [] };
  const openAt = (editedAfter: number, change: object) =>
    openOn(makeState({ matches: [makeMatch({ round: 3, editedAfter, ...change })] }), {
      amendForm: () => ok(form),
      tradeForm: () => ok(forms),
    });
  const some = await openAt(2, {});
  await some.press('Correct an earlier round');
  expect(some.text()).toContain('Round 3 Rounds 1 to 2 cannot be corrected: the position after round 2');
  expect(some.text()).toContain('First undo round 2');
  await some.fill('Player', 'Ann');
  expect(some.text()).toContain('No order of Ann counted in round 3.');
  expect(some.buttons()).toContain('See what changes');
  expect(some.buttons()).not.toContain('Delete the order');
  await some.close();
  const none = await openAt(3, { over: true, outcome: makeOutcome() });
  for (const page of ['Correct an earlier round', 'Correct a trade']) {
    await none.press(page);
    expect(none.text()).toContain('Rounds 1 to 3 cannot be corrected');
    expect(none.buttons()).not.toContain('See what changes');
    await none.press('‹ Back');
  }
  expect(none.calls).toEqual([]);
  await none.close();
});

test('H25 the host reads, and closes, the missing orders of an automatic resolve', async () => {
  const lastBySelf = { at: OVERDUE, lost: [], missing: ['Bob'], leftOut: 0 };
  const panel = await openOn(
    makeState({ matches: [makeMatch({ clock: { ...makeMatch().clock, lastBySelf } })] }),
  );
  expect(panel.text()).toContain('Bob sent no order');
  await panel.press('I have read this');
  expect(panel.text()).toContain('Round 2 was resolved automatically');
  expect(panel.text()).not.toContain('Bob sent no order');
  await panel.close();
});

test('H21 an undo says that orders of the open round count again; H23 that names are those of now', async () => {
  const substitutes = ['Zoe plays for Ann, from round 2 on.'];
  const panel = await openOn(makeState({ matches: [makeMatch({ substitutes })] }));
  await panel.press('Undo round 2');
  expect(panel.text()).toContain('Orders for round 3 count again once that round is open');
  await panel.press('‹ Back');
  await panel.press('Explain a round');
  expect(panel.text()).toContain(
    'The explanation uses the names of the players who have the places now. Zoe plays for Ann',
  );
  await panel.close();
});

test('H16 an order page whose round is resolved meanwhile says so, and goes on with the open one', async () => {
  let match = makeMatch();
  const panel = await openOn(() => makeState({ matches: [match] }));
  await panel.press('Enter or change an order');
  expect(panel.text()).toContain('Order for round 3');
  match = makeMatch({ round: 3 });
  await panel.press('Refresh');
  expect(panel.text()).toContain('Round 4 is already open: nothing was entered here.');
  await panel.press('Enter an order for round 4');
  expect(panel.text()).not.toContain('nothing was entered');
  match = makeMatch({ round: 4, over: true });
  await panel.press('Refresh');
  expect(panel.text()).toContain('The match is already over: nothing was entered here.');
  await panel.close();
});

test('H26 a match goes on by hand: first nothing happens by itself any more', async () => {
  const { timing } = makeMatch().clock;
  const clock = { ...makeMatch().clock, timing: { ...timing, auto: 'all' as const }, pausedSince: OVERDUE };
  const matches = [makeMatch({ deadline: '', clock: { ...clock, afterPause: OVERDUE } })];
  let fails = true;
  const panel = await openOn(makeState({ matches }), {
    setTiming: () => (fails ? { ok: false, problem: PROBLEM } : ok(null)),
    resume: () => ok(null),
  });
  const set = ['setTiming', 1, { ...timing, auto: 'off' }];
  await panel.press('Resume, but resolve by hand');
  expect(panel.calls).toEqual([set]);
  fails = false;
  await panel.press('Resume, but resolve by hand');
  expect(panel.calls.slice(1)).toEqual([set, ['resume', 1]]);
  await panel.close();
});

test('H29 who leaves the season is noted after the match, once the host has confirmed it', async () => {
  const isOut = (name: string, out: boolean) =>
    makeSeason().players.map((player) => ({
      ...player,
      out: out && player.name === name ? 'out since' : '',
    }));
  let season = makeSeason();
  const outcome = { winners: ['Ann', 'Bob'], candidates: ['Cleo', 'Dev'], vote: true };
  const state = () => makeState({ season, matches: over({}, outcome) });
  const panel = await openOn(state, {
    eliminate: () => {
      season = makeSeason({ players: isOut('Cleo', true) });
      return ok(null);
    },
  });
  expect(panel.buttons()).toEqual(
    expect.arrayContaining(['Cleo leaves the season', 'Dev leaves the season']),
  );
  await panel.press('Dev leaves the season');
  await panel.press('Cancel');
  await panel.press('Cleo leaves the season');
  expect(panel.calls).toEqual([]);
  await panel.fill('Why', 'voted out');
  await panel.press('Cleo is out of the season');
  expect(panel.calls).toEqual([['eliminate', { player: 'Cleo', out: true, why: 'voted out' }]]);
  expect(panel.text()).toContain('Cleo is out of the season: out since');
  expect(panel.text()).not.toContain('Press here once you know who leaves the season');
  // Cleo may be out by another match: the host still chooses among the others.
  expect(panel.text()).toContain('If another candidate leaves the season: Dev leaves the season');
  expect(panel.buttons()).not.toContain('Cleo leaves the season');
  await panel.press('Dev leaves the season');
  expect(panel.text()).toContain('Is Dev out of the season?');
  await panel.close();
});

test('F16 X6 a match that was closed without a noted choice or opponent says so, also in the list of the season', async () => {
  const opponents = ['Bob', 'Cleo'];
  const said = async (closed: boolean, outcome: object) => {
    const panel = await openOn(makeState({ matches: over({ closed }, outcome) }));
    const first = panel.text();
    await panel.press('Standings and statements');
    const both = [first, panel.text()].map(
      (text) => text.match(/No (opponent|choice) was noted before the match was closed\./)?.[1],
    );
    await panel.close();
    return both;
  };
  expect(await said(true, { opponents, missing: 'opponent' })).toEqual(['opponent', 'opponent']);
  expect(await said(true, { vote: true, candidates: ['Cleo', 'Dev'], missing: 'choice' })).toEqual([
    'choice',
    'choice',
  ]);
  expect(await said(true, { opponents, opponent: 'Bob' })).toEqual([undefined, undefined]);
  expect(await said(false, { opponents, missing: 'opponent' })).toEqual([undefined, undefined]);
});

test('H29 only the candidate whom the winners chose, and the opponent, may leave the season', async () => {
  const outcome = { candidates: ['Cleo', 'Dev'], vote: true, chosen: 'Dev', opponent: 'Eve' };
  const panel = await openOn(makeState({ matches: over({}, outcome) }));
  expect(panel.buttons().filter((name) => name.endsWith('leaves the season'))).toEqual([
    'Dev leaves the season',
    'Eve leaves the season',
  ]);
  await panel.close();
});

test('H23 H29 a match that is over finds its players by their places, whatever their names are now', async () => {
  const players = makeSeason().players.map((one) => {
    if (one.id === 'Dev') return { ...one, name: 'Devendra' };
    return one.id === 'Ann' ? { ...one, name: 'Dev' } : one;
  });
  const outcome = { winners: ['Ann'], candidates: ['Dev'], second: 'Ann' };
  const season = makeSeason({ players });
  const panel = await openOn(makeState({ season, matches: over({}, outcome) }));
  const leave = panel.buttons().filter((name) => name.endsWith('leaves the season'));
  expect(leave).toEqual(['Devendra leaves the season']);
  expect(panel.text()).toContain(
    'Nobody: Ann keeps the token Bob Cleo Eve Finn Gus Hana Ivo Joan The Elimination',
  );
  await panel.close();
});

test('the vote, the second Token of Life and the opponent are noted', async () => {
  const outcome = { winners: ['Ann', 'Bob'], candidates: ['Cleo', 'Dev'], vote: true };
  const panel = await openOn(makeState({ matches: over({}, outcome) }), { recordVote: () => ok(null) });
  await panel.fill('The winners voted for', 'Dev');
  await panel.press('Note the vote');
  expect(panel.calls).toEqual([['recordVote', 1, 'Dev']]);
  await panel.close();
});

test('F16 an opponent who was noted can be corrected until the match is closed', async () => {
  const outcome = { candidates: ['Dev'], opponents: ['Bob', 'Cleo'], opponent: 'Bob' };
  const opened = (closed: boolean) =>
    openOn(makeState({ matches: over({ closed }, outcome) }), { nameOpponent: () => ok(null) });
  const panel = await opened(false);
  expect(panel.text()).toContain('Dev named Bob as opponent.');
  expect(panel.text()).toContain('Was it somebody else?');
  await panel.fill('Dev names as opponent', 'Cleo');
  await panel.press('Correct the opponent');
  expect(panel.calls).toEqual([['nameOpponent', 1, 'Cleo']]);
  await panel.close();
  const closed = await opened(true);
  expect(closed.text()).not.toContain('Was it somebody else?');
  await closed.close();
});

test('that a match is made is news until somebody is invited', async () => {
  const fresh = (invited: 'mail' | '') =>
    makeMatch({ number: 7, round: 0, seats: [makeSeat('Ann', { invited })] });
  let state = makeState();
  const panel = await openOn(() => state, { getGames: () => ok([]) });
  await panel.press('New game');
  state = makeState({ matches: [makeMatch(), fresh('')] });
  await panel.pass(200_000);
  expect(panel.text()).toContain('Polar Power is made. Now invite the players.');
  await panel.pass(200_000);
  expect(panel.text()).toContain('is made');
  state = makeState({ matches: [makeMatch(), fresh('mail')] });
  await panel.pass(200_000);
  expect(panel.text()).not.toContain('is made');
  await panel.close();
});

test('H17 a next deadline that would be sooner is kept by one press in the same box, or let come', async () => {
  const done = { round: 3, over: false, sent: 4, failed: [], waiting: 0, wait: 0 };
  const matches = [makeMatch({ seats: [makeSeat('Ann')], deadline: '2026-11-24T15:00:00.000Z' })];
  for (const [label, keep] of [
    [/^Resolve, keep the deadline Tue \d\d:00$/, { keep: true }],
    [/^Resolve now$/, {}],
  ] as const) {
    const panel = await openOn(makeState({ matches }), { resolveRound: () => ok(done) });
    await panel.press('Resolve round 3');
    expect(panel.text()).toMatch(
      /If you resolve now, round 4 is due Sun 22 Nov.*earlier than the announced Tue 24 Nov/,
    );
    await panel.press(panel.buttons().find((name) => label.test(name)) ?? '');
    expect(panel.calls[0]).toEqual([
      'resolveRound',
      { match: 1, round: 2, early: true, complete: false, ...keep },
    ]);
    await panel.close();
  }
});

test('the first page has at most six buttons beside the list, “Preview” and “Resolve”; the rest is folded', async () => {
  const panel = await openOn(makeState());
  const isShown = (node: Element) =>
    !node.closest('[hidden], details:not([open])') && node.localName === 'button';
  const shown = [...panel.root.querySelectorAll('button')].filter(isShown).map((node) => node.textContent);
  expect(shown).toEqual([
    'Deadline and automatic rounds',
    'Remind who is missing',
    'Announce in a chat',
    'Explain a round',
    'Preview',
    'Resolve round 3',
    'Refresh',
  ]);
  await panel.press('Make corrections');
  await panel.press('Undo round 2');
  await panel.press('‹ Back');
  expect(panel.root.querySelector('details.fold')?.hasAttribute('open')).toBe(true);
  await panel.close();
});

test('all live matches are moved with one press; a second try moves none twice', async () => {
  const two = makeMatch({ number: 2, title: 'The MVP', deadline: '2026-11-21T18:30:00.000Z' });
  let refuses = true;
  const problem = { what: 'Busy.', safe: 'Nothing was changed.', todo: 'Try again.', code: 'busy' };
  const panel = await openOn(makeState({ matches: [makeMatch(), two], chosen: 1 }), {
    setDeadline: (match: number) => (match === 1 && refuses ? { ok: false, problem } : ok(null)),
  });
  await panel.press('Deadline and automatic rounds');
  await panel.press('+24 h');
  await panel.tick('Move the deadlines of the other matches by the same time');
  await panel.press('Change the deadline');
  refuses = false;
  await panel.press('Change the deadline');
  const both = [
    ['setDeadline', 2, 2, '2026-11-22T18:30:00.000Z'],
    ['setDeadline', 1, 2, '2026-11-22T15:12:00.000Z'],
  ];
  expect(panel.calls).toEqual([...both, ...both]);
  expect(panel.text()).toMatch(/New deadlines: Polar Power, Sun \d\d:12; The MVP, Sun \d\d:30\./);
  await panel.close();
});
