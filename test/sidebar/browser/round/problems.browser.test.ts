import type { Problem } from '../../../../src/sheets/panel-api/panel.ts';
import { makeMatch, makeOutcome, makeState } from '../../states.ts';
import { ok } from '../fake-google.ts';
import { describePanel, expectSoon, look, press, text, waitFor } from '../panel-page.ts';

describePanel('problems in the panel', (open) => {
  test('cells changed by hand are accepted or put back before the round goes on', async () => {
    let edited: readonly string[] = ['C14 (points of Ann): 7, was 3', 'D9 (power of red): -2, was 1'];
    const { page, calls } = await open(() => makeState({ matches: [makeMatch({ edited })] }), {
      restoreTab: () => {
        edited = [];
        return ok(null);
      },
    });
    await waitFor(page, 'Changed by hand');
    expect(await page.locator('#resolve').count()).toBe(0);
    await look(page, 'edited');
    await press(page, 'Restore the tab');
    await page.locator('#resolve').waitFor();
    expect(calls).toEqual([['restoreTab', 1]]);
  });

  test('cells changed after the end are accepted once it is said what that changes', async () => {
    const edited = ['C14 (points of Ann): 7, was 3'];
    const { page, calls } = await open(
      makeState({ matches: [makeMatch({ edited, over: true, outcome: makeOutcome() })] }),
      {
        tryEdit: () =>
          ok({
            standing: 'Over after 9 rounds. Winners: Cleo. → Over after 9 rounds. Winners: Ann.',
            purses: ['Ann: +2 Tokens of Life', 'Cleo: −2 Tokens of Life'],
            open: ['The vote for Dan no longer counts, because the winners or the candidates have changed.'],
            prevented: '',
          }),
        acceptEdit: () => ok(null),
      },
    );
    await waitFor(page, /the outcome of the match is computed again/);
    expect(await page.getByRole('button', { name: 'Accept the changes' }).count()).toBe(0);
    await press(page, 'Preview the effects');
    await waitFor(page, 'Cleo: −2 Tokens of Life');
    await waitFor(page, /The vote for Dan no longer counts/);
    await look(page, 'edited-over');
    await press(page, 'Accept the changes');
    await expectSoon(() => calls.length, 2);
    expect(calls).toEqual([
      ['tryEdit', 1],
      ['acceptEdit', 1, edited],
    ]);
  });

  test('X7 a change that cannot be accepted yet says what to do first', async () => {
    const { page, calls } = await open(
      makeState({ matches: [makeMatch({ edited: ['C14: 7'], over: true, outcome: makeOutcome() })] }),
      {
        tryEdit: () =>
          ok({ standing: '', purses: [], open: [], prevented: 'Press “Take the token back” first.' }),
      },
    );
    await press(page, 'Preview the effects');
    await waitFor(page, 'Press “Take the token back” first.');
    expect(await page.getByRole('button', { name: 'Accept the changes' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Restore the tab' }).waitFor();
    expect(calls).toEqual([['tryEdit', 1]]);
  });

  test('a match whose position was changed by hand says so on every page with results', async () => {
    const editNote =
      'The host changed the position by hand after round 1. Reports of earlier rounds describe the position before the change.';
    for (const match of [
      makeMatch({ editNote }),
      makeMatch({ editNote, over: true, outcome: makeOutcome() }),
    ]) {
      const { page } = await open(makeState({ matches: [match] }), { preview: () => new Error('offline') });
      await waitFor(page, editNote);
      await look(page, match.over ? 'edit-note-over' : 'edit-note');
      for (const name of ['Export the match', ...(match.over ? [] : ['Preview'])]) {
        await press(page, name);
        await page.locator('.page').getByText(editNote).waitFor();
        if (name === 'Export the match') await look(page, 'edit-note-record');
        await press(page, '‹ Back');
      }
    }
  });

  test('an agreed trade that would fail now is shown with its reason', async () => {
    const failing = ['Ann and Bob: Bob cannot give everything.'];
    const trades = { agreed: 2, open: 0, failing, refused: [], assigned: [] };
    const { page } = await open(makeState({ matches: [makeMatch({ trades })] }));
    await waitFor(page, '2 agreed (1 would fail now)');
    await page.getByText('Why agreed trades would fail').click();
    await waitFor(page, 'Ann and Bob: Bob cannot give everything.');
    await look(page, 'failing-trade');
  });

  test('a ledger changed by hand is put back', async () => {
    let ledgerEdited: readonly string[] = ['Ann: +3 garnets'];
    const ledgerBack = ['Ann: −3 garnets'];
    const { page, calls } = await open(() => makeState({ ledgerEdited, ledgerBack }), {
      restoreLedger: () => {
        ledgerEdited = [];
        return ok(null);
      },
    });
    await waitFor(page, 'Ann: −3 garnets');
    await look(page, 'ledger');
    await press(page, 'Undo the ledger changes');
    await page.getByText('Ann: +3 garnets').waitFor({ state: 'detached' });
    expect(calls).toEqual([['restoreLedger']]);
  });

  test('a ledger changed by hand is accepted after a question', async () => {
    let ledgerEdited: readonly string[] = ['Ann: +3 garnets'];
    const { page, calls } = await open(() => makeState({ ledgerEdited }), {
      acceptLedger: () => {
        ledgerEdited = [];
        return ok(null);
      },
    });
    await waitFor(page, 'Ann: +3 garnets');
    await look(page, 'ledger');
    await press(page, 'Accept the changes …');
    await waitFor(page, /these purses change by these amounts/);
    await look(page, 'ledger-asked');
    expect(calls).toEqual([]);
    await press(page, 'Accept these changes');
    await page.getByText('Ann: +3 garnets').waitFor({ state: 'detached' });
    expect(calls).toEqual([['acceptLedger', ['Ann: +3 garnets']]]);
  });

  test('H38 a log that lost entries with an earlier version goes on when the host says so', async () => {
    let hasLostEntries = true;
    const { page, calls } = await open(() => makeState({ hasLostEntries }), {
      continueWithoutLost: () => {
        hasLostEntries = false;
        return ok(null);
      },
    });
    await waitFor(page, 'Entries of the log are missing');
    await look(page, 'lost-entries');
    await press(page, 'Continue without these entries');
    await page.getByText('Entries of the log are missing').waitFor({ state: 'detached' });
    expect(calls).toEqual([['continueWithoutLost']]);
  });

  test('a tab that is gone is restored', async () => {
    const problem: Problem = {
      code: 'bad-tab',
      what: 'The tab “Polar Power” is gone.',
      safe: 'The audit log holds the whole match.',
      todo: 'Press “Restore the tab”. The log has everything that the tab needs.',
    };
    const { page, calls } = await open(makeState({ matches: [makeMatch({ problem, seats: [] })] }), {
      restoreTab: () => ok(null),
    });
    await waitFor(page, problem.what);
    expect(await page.locator('#resolve').count()).toBe(0);
    await look(page, 'tab-gone');
    await press(page, 'Restore the tab');
    await expectSoon(() => calls.length, 1);
    expect(calls).toEqual([['restoreTab', 1]]);
  });

  test('several accounts: what happened, and what to do', async () => {
    const { page } = await open(makeState(), {
      getState: () =>
        new Error(
          "We're sorry, a server error occurred while reading from storage. Error code PERMISSION_DENIED.",
        ),
    });
    await waitFor(page, /several Google accounts are signed in/);
    expect(await text(page)).toContain('incognito');
    await look(page, 'accounts');
  });

  test('a state that cannot be read again stays in sight, and is said to be old', async () => {
    let reads = 0;
    const { page } = await open(makeState(), {
      getState: () => (reads++ === 0 ? ok(makeState()) : new Error('NetworkError: Connection failure')),
    });
    await waitFor(page, 'Round 3');
    await press(page, 'Refresh');
    await waitFor(page, /The panel may show an old state/);
    await waitFor(page, 'Round 3');
    await look(page, 'stale');
  });

  test('a broken log is a warning on the first page', async () => {
    const warnings = ['The log is damaged at Audit!A31: the hash does not fit.'];
    const { page } = await open(makeState({ warnings }));
    await waitFor(page, /is damaged/);
    await look(page, 'warning');
  });
});
