import type { ArchivedState, PanelState } from '../../../../src/sheets/panel-api/panel.ts';
import { makeMatch, makeOutcome, makeState, NAMES, STORY } from '../../states.ts';
import { ok } from '../fake-google.ts';
import { describePanel, expectSoon, look, press, waitFor } from '../panel-page.ts';

const OVER = makeMatch({
  round: 9,
  over: true,
  deadline: '',
  seats: [],
  outcome: makeOutcome({ winners: ['Ann', 'Bob'], candidates: ['Cleo'], reveals: ['who is whose soulmate'] }),
});

const CLOSED: ArchivedState = {
  number: 1,
  title: 'Polar Power',
  game: 'polar-power',
  round: 9,
  at: '2026-11-20T18:30:00.000Z',
  players: NAMES,
  winners: ['Ann', 'Bob'],
  isTopScore: false,
  candidates: ['Cleo'],
  vote: false,
  chosen: '',
  opponent: '',
  missing: '',
  editNote: '',
  gave: ['Ann: +4 garnets, +1 Token of Life', 'Bob: +4 garnets, +1 Token of Life'],
  link: 'https://docs.google.com/spreadsheets/d/archive',
};

const STEPS = { finished: true, done: 5, of: 5, doing: 'The match is closed and in the archive.' };

describePanel('closing a match', (open) => {
  test('says first what it does, shows its steps, and ends with the closed match in its list', async () => {
    let state: PanelState = makeState({ matches: [OVER] });
    let resume = () => {};
    const held = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const { page, calls } = await open(() => state, {
      closeMatch: async () => {
        const job = {
          kind: 'close',
          title: 'Polar Power',
          done: 2,
          of: 5,
          doing: 'Copying the match',
        } as const;
        state = { ...state, job };
        await held;
        state = makeState({ matches: [], closed: 1 });
        return ok(STEPS);
      },
    });
    await waitFor(page, /Until you close the match, you can undo its rounds/);
    await look(page, 'over');
    await press(page, 'Close the match');
    await waitFor(page, /All pages of the match show its seed/);
    await look(page, 'close');
    await page.locator('.page').getByRole('button', { name: 'Close the match', exact: true }).click();
    await page.clock.runFor(5000);
    await waitFor(page, /2 of 5 steps done. Next: Copying the match/);
    await look(page, 'closing');
    resume();
    await waitFor(page, 'Closed matches (1)');
    expect(calls).toEqual([['closeMatch', 1]]);
    await look(page, 'all-closed');
  });

  test('stopped by a page that cannot be written, goes on without it', async () => {
    let job: PanelState['job'] = null;
    const problem = {
      code: 'undelivered',
      what: 'The end of the match could not be written to Ann’s page (It is gone).',
      safe: 'Finished steps are saved, and nothing happens twice.',
      todo: 'Press “Finish” to try again. If a file is gone for good, continue without these pages.',
    } as const;
    const { page, calls } = await open(() => makeState({ matches: [OVER], job }), {
      closeMatch: () => {
        job = { kind: 'close', title: 'Polar Power', done: 0, of: 5, doing: 'Showing the seed' };
        return { ok: false, problem };
      },
      closeWithoutPages: () => {
        job = null;
        return ok(STEPS);
      },
    });
    await press(page, 'Close the match');
    await page.locator('.page').getByRole('button', { name: 'Close the match', exact: true }).click();
    await waitFor(page, /Ann’s page/);
    await look(page, 'close-undelivered');
    await page.locator('.page').getByRole('button', { name: 'Continue without these pages' }).click();
    await expectSoon(() => calls.length, 2);
    expect(calls[1]).toEqual(['closeWithoutPages']);
  });

  test('is offered again before the next match', async () => {
    const { page } = await open(makeState({ matches: [OVER] }), { getGames: () => ok([]) });
    await press(page, 'New game');
    await waitFor(page, /Polar Power is over. Closing a match moves it out/);
    await look(page, 'new-game-over');
    await press(page, 'Close Polar Power');
    await waitFor(page, /All pages of the match show its seed/);
  });

  test('that is done and not moved yet can be gone on with, or opened again', async () => {
    const { page, calls } = await open(makeState({ matches: [{ ...OVER, closed: true }] }), {
      bringBack: () => ok(STEPS),
    });
    await waitFor(page, /closed but still in this workbook/);
    await look(page, 'closed-in-workbook');
    await press(page, 'Reopen the match');
    await expectSoon(() => calls.length, 1);
    expect(calls).toEqual([['bringBack', 1]]);
  });
});

describePanel('the closed matches', (open) => {
  test('are a list: each can be explained, and brought back', async () => {
    let state = makeState({ closed: 1 });
    const { page, calls } = await open(() => state, {
      closedMatches: () => ok([CLOSED]),
      why: () => ok(STORY),
      bringBack: () => {
        state = makeState({ matches: [OVER] });
        return ok(STEPS);
      },
    });
    await press(page, 'Closed matches (1)');
    await waitFor(page, /Won by Ann and Bob/);
    await look(page, 'archive');
    await page.locator('.page').getByRole('button', { name: 'Explain a round' }).click();
    await page.getByLabel('What this reader may know').selectOption('Cleo');
    await press(page, 'Explain');
    await expectSoon(() => calls.length, 2);
    await press(page, '‹ Back');
    await press(page, 'Bring back');
    await waitFor(page, 'Over after round 9');
    expect(calls).toEqual([['closedMatches'], ['why', 1, 9, 'Cleo'], ['bringBack', 1]]);
  });

  test('that Verify finds changed are named, and the rest is said to be sound', async () => {
    const fault =
      'Polar Power, archive, log!A4: the hash does not match the content, so somebody changed the row.';
    const { page } = await open(makeState({ closed: 1 }), {
      verify: () => ok({ entries: 31, matches: 2, rounds: 11, fault: '', archive: [fault], next: null }),
    });
    await press(page, 'Verify');
    await press(page, 'Verify now');
    await waitFor(page, fault);
    await look(page, 'archive-changed');
  });
});
