import type { PanelState, PreviewAnswer, Problem } from '../../../../src/sheets/panel-api/panel.ts';
import { makeMatch, makeOutcome, makeSeat, makeState, NAMES, OVERDUE, STORY } from '../../states.ts';
import { ok } from '../fake-google.ts';
import { describePanel, expectSoon, look, press, text, waitFor } from '../panel-page.ts';

const SENT = NAMES.map((name) => makeSeat(name));

const PREVIEW: PreviewAnswer = {
  round: 3,
  over: false,
  results: ['Points if the match ended now: Ann 5 (+2), Bob 3 (−1).'],
  story: STORY,
  refused: ['Finn, 2nd mail: there is no coil of strength 3 left'],
  missing: ['Dev', 'Ivo'],
  purses: ['Ann: −2 garnets', 'Bob: +1 bellflower'],
  files: ['spectators', 'Ann', 'Bob'],
  deadline: '2026-11-22T15:12:00.000Z',
  ruled: '',
};

const LOCKED: Problem = {
  code: 'busy',
  what: 'ann@example.org is at work in this season right now.',
  safe: 'Nothing was changed.',
  todo: 'Wait a moment. Then look at the panel again, because the work may be done.',
};

describePanel('a round in the panel', (open, openInBrowser) => {
  test('shows who has sent what', async () => {
    const { page } = await open(makeState());
    await waitFor(page, 'Round 3');
    expect(await page.locator('.round').textContent()).toBe('Round 3');
    expect(await text(page)).toContain('3 h 12 min left');
    expect(await text(page)).toContain('Sat 21 Nov, 15:12 UTC');
    expect(await text(page)).toContain('8 of 10 players have sent an order.');
    await look(page, 'match');
    await page.getByText('2 lines refused').click();
    await waitFor(page, 'Mail 2: there is no coil of strength 3 left');
    await page.getByText('Why offers were refused').click();
    for (const fold of ['Make corrections', 'This match', 'Season'])
      await page.getByText(fold, { exact: true }).click();
    await look(page, 'match-open');
  });

  test('is resolved with one press when nobody is missing', async () => {
    let match = makeMatch({ deadline: OVERDUE, seats: SENT });
    const { page, calls } = await open(() => makeState({ matches: [match] }), {
      resolveRound: () => {
        match = makeMatch({ round: 3 });
        return ok({ round: 3, over: false, sent: 12, failed: [], waiting: 0, wait: 0 });
      },
    });
    await waitFor(page, 'Deadline passed');
    await press(page, 'Resolve round 3');
    await waitFor(page, 'Round 3 resolved, 12 pages renewed.');
    await waitFor(page, 'Round 4');
    expect(calls).toEqual([['resolveRound', { match: 1, round: 2, early: false, complete: true }]]);
    await look(page, 'resolved');
  });

  test('is resolved early in three presses: preview, resolve, confirm', async () => {
    let match = makeMatch();
    const { page, calls } = await open(() => makeState({ matches: [match] }), {
      preview: () => ok(PREVIEW),
      resolveRound: () => {
        match = makeMatch({ round: 3 });
        return ok({ round: 3, over: false, sent: 12, failed: [], waiting: 0, wait: 0 });
      },
    });
    await press(page, 'Preview');
    await waitFor(page, 'This preview shows what a resolve would do now. Nothing is changed.');
    await waitFor(page, /Red is charged/);
    await look(page, 'preview');
    await press(page, 'Resolve round 3');
    await page.getByRole('button', { name: 'Resolve now' }).waitFor();
    const warning = page.getByText(/The deadline has not passed: 3 h 12 min left. Dev and Ivo have sent/);
    expect(await warning.count()).toBe(1);
    await look(page, 'early');
    await press(page, 'Resolve now');
    await waitFor(page, 'Round 3 resolved, 12 pages renewed.');
    expect(calls.map(([name]) => name)).toEqual(['preview', 'resolveRound']);
    expect(calls[1]?.[1]).toEqual({ match: 1, round: 2, early: true, complete: false });
  });

  test('is asked about in words that follow what happens meanwhile', async () => {
    let match = makeMatch();
    const { page } = await open(() => makeState({ matches: [match] }));
    await press(page, 'Resolve round 3');
    await waitFor(page, /The deadline has not passed: 3 h 12 min left./);
    match = makeMatch({ deadline: OVERDUE });
    await press(page, 'Refresh');
    await waitFor(page, 'Polar Power, round 3: Dev and Ivo have sent no order yet.');
    match = makeMatch({ deadline: OVERDUE, seats: SENT });
    await press(page, 'Refresh');
    await waitFor(page, 'Polar Power, round 3: Nobody is missing. Deadline passed.');
    await press(page, 'Wait');
    await waitFor(page, 'Preview');
  });

  test('with a late order asks, takes it, and resolves', async () => {
    const late = [
      { id: 'a1', round: 3, name: 'Dev', at: '2026-11-21T11:59:00.000Z', answers: [], ignored: false },
    ];
    const seats = SENT.map((seat) => (seat.name === 'Dev' ? { ...seat, receivedAt: '' } : seat));
    let match = makeMatch({ deadline: OVERDUE, late, seats });
    const { page, calls } = await open(() => makeState({ matches: [match] }), {
      acceptLate: () => {
        match = makeMatch({ deadline: OVERDUE, seats: SENT });
        return ok(null);
      },
      resolveRound: () => ok({ round: 3, over: false, sent: 12, failed: [], waiting: 0, wait: 0 }),
    });
    await press(page, 'Resolve round 3');
    await waitFor(
      page,
      /Dev has sent no order in time. A late order of Dev does not count unless you accept it./,
    );
    await look(page, 'late');
    const asked = page.getByRole('region', { name: 'Confirm' });
    expect(await asked.textContent()).toContain(', round 3:');
    await asked.getByRole('button', { name: 'Accept for round 3 (the late order of Dev)' }).click();
    await waitFor(page, /Nobody is missing/);
    await press(page, 'Resolve now');
    expect(calls.map(([name]) => name)).toEqual(['acceptLate', 'resolveRound']);
  });

  test('with a late order asks, ignores it, and does not ask about it again (X2)', async () => {
    let ignored = false;
    const late = { id: 'a1', round: 3, name: 'Dev', at: '2026-11-21T11:59:00.000Z', answers: [] };
    const { page, calls } = await open(
      () =>
        makeState({ matches: [makeMatch({ deadline: OVERDUE, seats: SENT, late: [{ ...late, ignored }] })] }),
      {
        nameSender: () => {
          ignored = true;
          return ok(null);
        },
        resolveRound: () => ok({ round: 3, over: false, sent: 12, failed: [], waiting: 0, wait: 0 }),
      },
    );
    await press(page, 'Resolve round 3');
    const asked = page.getByRole('region', { name: 'Confirm' });
    await asked.getByRole('button', { name: 'Ignore it (the late order of Dev)' }).click();
    await waitFor(page, /Nobody is missing/);
    await press(page, 'Resolve now');
    expect(calls.map(([name]) => name)).toEqual(['nameSender', 'resolveRound']);
  });

  test('asks when an order came late that the panel did not know of', async () => {
    let match = makeMatch({ deadline: OVERDUE, seats: SENT });
    const { page, calls } = await open(() => makeState({ matches: [match] }), {
      resolveRound: () => {
        match = makeMatch({
          deadline: OVERDUE,
          seats: SENT,
          late: [{ id: 'a1', round: 3, name: 'Dev', at: OVERDUE, answers: [], ignored: false }],
        });
        const problem: Problem = {
          code: 'incomplete',
          what: 'Late orders have come from Dev.',
          safe: 'Nothing was changed.',
          todo: '',
        };
        return { ok: false, problem } as const;
      },
    });
    await press(page, 'Resolve round 3');
    await waitFor(page, /A late order of Dev does not count unless you accept it./);
    expect(await page.getByText('Late orders have come from Dev.').count()).toBe(0);
    expect(calls).toHaveLength(1);
  });

  test('is asked for once, however often the button is pressed', async () => {
    let resume = () => {};
    const held = new Promise<void>((resolve) => {
      resume = resolve;
    });
    let match = makeMatch({ deadline: OVERDUE, seats: SENT });
    const { page, calls } = await openInBrowser(() => makeState({ matches: [match] }), {
      resolveRound: async () => {
        await held;
        match = makeMatch({ round: 3 });
        return ok({ round: 3, over: false, sent: 12, failed: [], waiting: 0, wait: 0 });
      },
    });
    await waitFor(page, 'Deadline passed');
    await page.evaluate(() => {
      for (let i = 0; i < 5; i++) document.getElementById('resolve')?.click();
    });
    await waitFor(page, 'Resolving round 3 …');
    expect(await page.locator('#resolve').getAttribute('aria-disabled')).toBe('true');
    await page.evaluate(() => document.getElementById('resolve')?.click());
    await look(page, 'resolving');
    resume();
    await waitFor(page, 'Round 3 resolved, 12 pages renewed.');
    expect(calls).toHaveLength(1);
  });

  test('that is being resolved by another host says who', async () => {
    const { page } = await open(makeState({ matches: [makeMatch({ deadline: OVERDUE, seats: SENT })] }), {
      resolveRound: () => ({ ok: false, problem: LOCKED }),
    });
    await press(page, 'Resolve round 3');
    await waitFor(page, LOCKED.what);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await look(page, 'locked');
  });

  test('whose answer was lost is not offered again when it is resolved', async () => {
    let match = makeMatch({ deadline: OVERDUE, seats: SENT });
    const { page } = await open(() => makeState({ matches: [match] }), {
      resolveRound: () => {
        match = makeMatch({ round: 3 });
        return new Error('NetworkError: Connection failure due to HTTP 0');
      },
    });
    await press(page, 'Resolve round 3');
    await waitFor(page, 'The connection to Google was lost before the answer came.');
    await waitFor(page, 'Nothing is left to do, because the panel shows that the round is resolved.');
    await waitFor(page, 'Round 4');
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  test('delivers again what did not arrive', async () => {
    let outbox: PanelState['outbox'] = [
      { to: 'Cleo', match: 1, error: 'Google said 503: try later', tries: 1, isForm: false },
      { to: 'spectators', match: 1, error: 'Google said 503: try later', tries: 2, isForm: false },
    ];
    const { page, calls } = await open(() => makeState({ outbox }), {
      deliverOutbox: () => {
        outbox = [];
        return ok({ sent: 2, failed: [], waiting: 0, wait: 0 });
      },
    });
    await waitFor(page, 'Not up to date yet');
    await look(page, 'outbox');
    await press(page, 'Try these again');
    await page.getByText('Not up to date yet').waitFor({ state: 'detached' });
    expect(calls).toEqual([['deliverOutbox']]);
  });

  test('goes on by itself with files that wait for Google’s limit, and sends receipts that were left over', async () => {
    const row = { match: 1, error: '', tries: 0, isForm: false };
    let outbox: PanelState['outbox'] = [];
    let receiptsWait = false;
    const { page, calls } = await open(() => makeState({ outbox, receiptsWait }), {
      resolveRound: () => {
        outbox = ['Ann', 'Bob', 'Cleo'].map((to) => ({ ...row, to }));
        return ok({ round: 3, over: false, sent: 8, failed: [], waiting: 3, wait: 50_000 });
      },
      deliverOutbox: () => {
        receiptsWait = outbox.length === 1;
        outbox = outbox.slice(2);
        return ok({ sent: 2, failed: [], waiting: outbox.length, wait: outbox.length > 0 ? 50_000 : 0 });
      },
    });
    await press(page, 'Resolve round 3');
    await press(page, 'Resolve now');
    await waitFor(page, '1 file still to be written. Google takes 60 writes a minute');
    expect(await page.getByText('Not up to date yet').count()).toBe(0);
    await page.clock.runFor(30_000);
    expect(calls.map(([name]) => name)).toEqual(['resolveRound', 'deliverOutbox']);
    await look(page, 'waiting-files');
    await page.clock.runFor(21_000);
    // The receipts follow at once, and may be there before the test looks.
    await page.getByText('still to be written').waitFor({ state: 'detached' });
    await expectSoon(() => calls.length, 4);
    await page.clock.runFor(60_000);
    expect(calls.map(([name]) => name)).toEqual([
      'resolveRound',
      'deliverOutbox',
      'deliverOutbox',
      'deliverOutbox',
    ]);
  });

  test('renews the forms by itself, and says so only while it does', async () => {
    const { state, renewForms, resume } = heldRenewal();
    const { page, calls } = await open(state, { renewForms });
    await waitFor(page, 'Renewing the forms for the open round');
    expect(await page.getByText('Not up to date yet').count()).toBe(0);
    await look(page, 'renewing');
    resume();
    await page.getByText('Renewing the forms').waitFor({ state: 'detached' });
    expect(calls).toEqual([['renewForms']]);
  });

  test('H30 says of a match that is over that its forms are closed', async () => {
    const match = makeMatch({ over: true, outcome: makeOutcome() });
    const { page } = await open(makeState({ outbox: WAITING, matches: [match] }), {
      renewForms: () => new Promise(() => {}),
    });
    await waitFor(page, 'Closing the forms');
  });

  test('takes a press while it works by itself, and does that next', async () => {
    const { state, renewForms, resume } = heldRenewal();
    const { page, calls } = await open(state, {
      renewForms,
      preview: () => ({ ok: false, problem: LOCKED }),
    });
    await waitFor(page, 'Renewing the forms for the open round');
    await press(page, 'Preview');
    expect(calls.map(([name]) => name)).toEqual(['renewForms']);
    resume();
    await waitFor(page, LOCKED.what);
    expect(calls.map(([name]) => name)).toEqual(['renewForms', 'preview']);
  });

  test('leaves a form that cannot be renewed to the host', async () => {
    let outbox: PanelState['outbox'] = [{ to: 'order form', match: 1, error: '', tries: 0, isForm: true }];
    const error = 'The form has lost its question “Number card”.';
    const { page, calls } = await open(() => makeState({ outbox }), {
      renewForms: () => {
        outbox = outbox.map((row) => ({ ...row, error, tries: row.tries + 1 }));
        return ok({ sent: 0, failed: [{ to: 'order form', error }], waiting: 0, wait: 0 });
      },
    });
    await waitFor(page, error);
    await look(page, 'renewal-failed');
    await page.clock.runFor(60_000);
    expect(calls).toEqual([['renewForms']]);
    await press(page, 'Try these again');
    await waitFor(page, '1 page still cannot be renewed.');
    expect(calls).toEqual([['renewForms'], ['renewForms']]);
  });

  test('does not press for a renewal while another host is at work', async () => {
    const outbox = [{ to: 'order form', match: 1, error: '', tries: 0, isForm: true }];
    let looks = 0;
    const state = () => {
      looks++;
      return makeState({ outbox });
    };
    const { page, calls } = await open(state, { renewForms: () => ({ ok: false, problem: LOCKED }) });
    await waitFor(page, 'Round 3');
    await page.clock.runFor(15_000);
    expect(calls).toEqual([['renewForms']]);
    for (let look = 0; look < 3; look++) {
      const before = looks;
      await page.clock.runFor(21_000);
      await expectSoon(() => looks > before, true);
    }
    expect(calls.length).toBeGreaterThan(1);
    expect(calls.length).toBeLessThan(6);
  });

  test('H21 orders that wait for later rounds are named below those of the open one', async () => {
    const later = [{ round: 4, names: ['Ann', 'Bob', 'Cleo'] }];
    const { page } = await open(makeState({ matches: [makeMatch({ later })] }), {});
    await waitFor(
      page,
      '3 orders from Ann, Bob and Cleo for round 4 wait. They count once round 4 is open again',
    );
    await look(page, 'later-orders');
  });

  test('accepts a late order, and shows unknownSenders without a button', async () => {
    const match = makeMatch({
      deadline: OVERDUE,
      late: [
        {
          id: 'c0ffee',
          round: 3,
          name: 'Dev',
          at: '2026-11-21T11:04:00.000Z',
          answers: ['Stamps to buy: 2', 'Bids: U 5'],
          ignored: false,
        },
      ],
      unreadable: ["'Form Responses 1'!A7: the response of Dan has no time (found “yesterday”)."],
      changed: [
        '“Polar Power — orders”, row 4: the row no longer contains what Dan sent. The response of Dan counts as it was sent. The form keeps that response, and the page of Dan shows it.',
      ],
      unknownSenders: [
        {
          id: 'c0ffee',
          row: 9,
          claimed: '<b>mallory</b>@example.org',
          at: '2026-11-21T08:00:00.000Z',
          answers: ['Stamps to buy: 2', 'Mail 1: <img src=x onerror=alert(1)>'],
          ignored: false,
          isOffer: false,
          canRemember: true,
          former: '',
        },
      ],
    });
    let shown = match;
    const { page, calls } = await open(() => makeState({ matches: [shown] }), {
      acceptLate: () => {
        shown = { ...match, late: [], unknownSenders: [], unreadable: [], changed: [] };
        return ok(null);
      },
    });
    await waitFor(page, 'Late orders');
    await waitFor(page, 'Late order below');
    expect(await text(page)).toContain('<b>mallory</b>@example.org');
    expect(await text(page)).toContain('Stamps to buy: 2Mail 1: <img src=x onerror=alert(1)>');
    expect(await text(page)).toContain('A7: the response of Dan has no time');
    await waitFor(page, 'Changed in the responses tab');
    await waitFor(page, /row 4: the row no longer contains what Dan sent/);
    await page.locator('summary', { hasText: 'Dev' }).last().click();
    await waitFor(page, 'Bids: U 5');
    await look(page, 'strays');
    await press(page, 'Accept for round 3 (the late order of Dev)');
    await expectSoon(() => calls.length, 1);
    expect(calls).toEqual([['acceptLate', 1, ['c0ffee']]]);
    // The result is shown at the place of the order until the round is over.
    await page.getByText('Accepted for round 3: Dev.').waitFor();
    shown = { ...shown, round: 3 };
    await press(page, 'Refresh');
    await waitFor(page, 'Round 4');
    expect(await page.getByText('Accepted for round').count()).toBe(0);
  });

  test('ignores a late order, which is not asked about again and can still count', async () => {
    const late = {
      id: 'c0ffee',
      round: 3,
      name: 'Dev',
      at: '2026-11-21T11:04:00.000Z',
      answers: ['Bids: U 5'],
    };
    const seats = NAMES.map((name) => makeSeat(name));
    let ignored = false;
    const { page, calls } = await open(
      () => makeState({ matches: [makeMatch({ deadline: OVERDUE, seats, late: [{ ...late, ignored }] })] }),
      {
        nameSender: (request: { ignored: boolean }) => {
          ignored = request.ignored;
          return ok(null);
        },
      },
    );
    await press(page, 'Ignore it (the late order of Dev)');
    await waitFor(page, '1 ignored late order');
    await page.locator('summary', { hasText: '1 ignored late order' }).click();
    await page.getByRole('button', { name: 'Accept for round 3' }).waitFor();
    await look(page, 'late-ignored');
    await press(page, 'Stop ignoring it (the late order of Dev)');
    await waitFor(page, 'Late orders');
    const asked = { match: 1, response: 'c0ffee', player: '', remember: false };
    expect(calls).toEqual([
      ['nameSender', { ...asked, ignored: true }],
      ['nameSender', { ...asked, ignored: false }],
    ]);
  });

  const whereItIs = () => [window.scrollY, document.activeElement?.tagName] as const;

  test('shows the outcome, wherever the panel is scrolled to when a match ends by itself', async () => {
    let match = makeMatch();
    const { page } = await openInBrowser(() => makeState({ matches: [match] }));
    const atTheEnd = () => {
      window.scrollTo(0, document.body.scrollHeight);
      return window.scrollY > 300;
    };
    await waitFor(page, 'Round 3');
    expect(await page.evaluate(atTheEnd)).toBe(true);
    match = makeMatch({ over: true, round: 3, outcome: makeOutcome() });
    await press(page, 'Refresh');
    await waitFor(page, 'Up for elimination');
    await page.waitForFunction(() => window.scrollY === 0);
  });

  test('begins at the top after a change on a page, otherwise where the page was opened', async () => {
    let version = 'one';
    const { page } = await openInBrowser(() => makeState({ version }), {
      addPlayers: () => {
        version = 'two';
        return ok({ added: ['Ann'], known: [] });
      },
    });
    await press(page, 'Players');
    await press(page, '‹ Back');
    await page.waitForFunction(() => document.activeElement?.id === 'open-players');
    expect((await page.evaluate(whereItIs))[0]).toBeGreaterThan(300);
    await press(page, 'Players');
    await page.getByLabel(/^Paste your players/).fill('Ann');
    await press(page, 'Add the players');
    await waitFor(page, '1 player added:');
    await press(page, '‹ Back');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.evaluate(whereItIs)).toEqual([0, 'H1']);
  });
});

/** A form that waits to be renewed. */
const WAITING: PanelState['outbox'] = [{ to: 'order form', match: 1, error: '', tries: 0, isForm: true }];

/** The state of a workbook with such a form; it is renewed once the test lets that go on. */
function heldRenewal() {
  let outbox = WAITING;
  let resume = () => {};
  const held = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const renewForms = async () => {
    await held;
    outbox = [];
    return ok({ sent: 1, failed: [], waiting: 0, wait: 0 });
  };
  return { state: () => makeState({ outbox }), renewForms, resume: () => resume() };
}
