import { readFileSync } from 'node:fs';
import type { Answer, Check, StepReport } from '../../../../src/sheets/panel-api/panel.ts';
import { axeFaults, type Page } from '../../../browser.ts';
import { makeMatch, makeOutcome, makeSeason, makeState, NOW, STORY } from '../../states.ts';
import { ok } from '../fake-google.ts';
import { describePanel, expectSoon, look, press, showMatch, text, waitFor } from '../panel-page.ts';

/** The steps of a self-test: one, two at once, and one. */
const STEPS = [
  [{ name: 'file', title: 'A spreadsheet' }],
  [
    { name: 'hold', title: 'One run takes the lock' },
    { name: 'contend', title: 'Another run wants the lock' },
  ],
  [{ name: 'clean', title: 'Cleaning up' }],
];

const makeCheck = (name: string, result: Check['result'], detail: string): Check => ({
  name,
  assumptions: ['G1'],
  result,
  detail,
});
const reportOf = (...checks: Check[]): StepReport => ({ checks });

describePanel('the other pages of the panel', (open, openInBrowser) => {
  test('a double click opens one page, and nothing of what comes to its place', async () => {
    const { page } = await openInBrowser(makeState());
    let opened = 0;
    page.on('popup', () => opened++);
    await page.locator('details.fold > summary', { hasText: 'This match' }).click();
    const button = page.getByRole('button', { name: 'Export the match' });
    const back = page.getByRole('button', { name: '‹ Back' });
    // A link of the first page lies where “‹ Back” was.
    await button.dblclick();
    await page.getByRole('heading', { name: 'Export the match' }).waitFor();
    const before = await page.locator('details[open]').count();
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('.links a');
      const place = document.querySelector<HTMLElement>('.page > .button')?.getBoundingClientRect();
      link?.style.setProperty('position', 'fixed');
      link?.style.setProperty('left', `${place?.left}px`);
      link?.style.setProperty('top', `${place?.top}px`);
      link?.style.setProperty('padding', '20px');
      link?.style.setProperty('z-index', '9');
    });
    await back.dblclick();
    await button.waitFor();
    expect(await page.locator('details[open]').count()).toBe(before);
    // A tab would open a moment later.
    await page.waitForTimeout(200);
    expect(opened).toBe(0);
  });

  test('why a round came out so, for a viewer', async () => {
    const { page, calls } = await open(makeState(), { why: () => ok(STORY) });
    await press(page, 'Explain a round');
    await page.getByLabel('Round').selectOption('1');
    await page.getByLabel('What this reader may know').selectOption('Cleo');
    await press(page, 'Explain');
    await waitFor(page, /Red is charged/);
    expect(calls).toEqual([['why', 1, 1, 'Cleo']]);
    await look(page, 'why');
  });

  test.each([
    'Explain a round',
    'Invite players',
    'Announce in a chat',
    'Enter or change an order',
    'Enter or cancel a trade',
    'Deadline and automatic rounds',
    'Correct an earlier round',
    'Undo round 2',
    'End the match early',
    'Rename the match',
    'Export the match',
    'Preview',
  ])('%s names the match that it acts on', async (button) => {
    const second = makeMatch({ number: 2, title: 'Polar Power 2' });
    const { page } = await openInBrowser(makeState({ matches: [makeMatch(), second] }));
    await showMatch(page, 'Polar Power');
    const title = (await page.locator('h1').first().textContent()) ?? '';
    await press(page, button);
    expect(await page.locator('.match-name').filter({ visible: true }).textContent()).toBe(title);
  });

  test('says beside a button what is found behind it, and what becomes of a match’s options', async () => {
    const { page } = await open(makeState());
    for (const fold of ['This match', 'Season']) await page.getByText(fold, { exact: true }).click();
    await waitFor(page, 'Replays every match from the log, and finds what somebody changed.');
    await waitFor(
      page,
      'Press this if somebody cannot open their file, or after you shared this workbook with a second host.',
    );
    await waitFor(page, /To play with new options, press “End the match early”/);
    await look(page, 'more');
  });

  test('verify: everything fits, or the place that does not', async () => {
    let fault = '';
    const { page } = await open(makeState(), {
      verify: () => ok({ entries: 31, matches: 1, rounds: 2, fault, archive: [], next: null }),
    });
    await press(page, 'Verify');
    await press(page, 'Verify now');
    await waitFor(page, '31 log entries, 1 match, 2 rounds checked.');
    await look(page, 'verified');
    fault = 'Audit!A12: this row’s hash is not the hash of what stands in it';
    await press(page, 'Verify now');
    await waitFor(page, fault);
    await look(page, 'not-verified');
  });

  test('verify: a form that was unlinked is named, with the way to what it keeps', async () => {
    const words =
      'The order form of Polar Power no longer writes its responses into the tab “Polar Power — orders”.';
    const { page } = await open(makeState(), {
      verify: () =>
        ok({ entries: 31, matches: 1, rounds: 2, fault: '', archive: [], next: null, unlinked: [words] }),
    });
    await press(page, 'Verify');
    await press(page, 'Verify now');
    await waitFor(page, words);
    await waitFor(page, /Delete the tab named above.*Restore the responses/);
    await look(page, 'verified-unlinked');
  });

  test('verify: files that players do not find are named; the panel looks once a day by itself', async () => {
    const lost = ['Ann’s file is in Drive’s bin. Restore the file, so that players can find it.'];
    let state = makeState({ filesDue: true });
    const { page } = await open(() => state, {
      checkFiles: () => {
        state = makeState({ warnings: lost });
        return ok(lost);
      },
      verify: () => ok({ entries: 31, matches: 1, rounds: 2, fault: '', archive: [], next: null }),
    });
    await waitFor(page, /^Ann’s file is in Drive’s bin.* Press “Verify” for a full check/);
    await look(page, 'lost-file');
    await press(page, 'Verify');
    await press(page, 'Verify now');
    await waitFor(page, 'Some files need your help.');
    await look(page, 'verify-files');
  });

  test('H43 forms that somebody changed are named; the panel looks at those of each match that goes on, once a day', async () => {
    const words =
      'The order form of Polar Power was closed, so nobody could send a response. The form is open again. Ask your players whether somebody could not send a response.';
    let state = makeState({ filesDue: true, matches: [makeMatch(), makeMatch({ number: 2 })] });
    const asked: number[] = [];
    const { page } = await open(() => state, {
      checkForms: (match) => {
        asked.push(match);
        state = { ...state, filesDue: false, warnings: [words] };
        return ok([words]);
      },
    });
    await waitFor(page, words);
    expect(asked).toEqual([1, 2]);
    await look(page, 'changed-form');
  });

  test('verify: a hash from an old page is looked for, once it is one', async () => {
    let kept: number | null = 7;
    const { page, calls } = await open(makeState(), {
      verify: () => ok({ entries: 31, matches: 1, rounds: 2, fault: '', archive: [], next: null, kept }),
    });
    await press(page, 'Verify');
    const field = page.getByLabel('Check line from an old page (optional)');
    await field.fill('0123');
    await page.locator('button[aria-disabled="true"]', { hasText: 'Verify now' }).waitFor();
    await field.fill(' 0123 4567 89AB');
    await press(page, 'Verify now');
    await waitFor(page, /The check line matches entry 7\. Up to that entry, the log is unchanged\./);
    await look(page, 'verified-hash');
    kept = null;
    await press(page, 'Verify now');
    await waitFor(page, /The check line matches no entry of the log\./);
    expect(calls).toEqual([
      ['verify', '0123456789ab'],
      ['verify', '0123456789ab'],
    ]);
  });

  test('verify: says how far it is while the archive is read, and adds up its parts', async () => {
    const part = { entries: 20, matches: 2, rounds: 9, fault: '', archive: [] };
    const rest = { matches: [2] };
    let end = () => {};
    const editNote =
      'The host changed the position by hand after round 1. Reports of earlier rounds describe the position before the change.';
    const { page, calls } = await open(makeState({ matches: [makeMatch({ editNote })] }), {
      verify: () => ok({ ...part, matches: 4, next: rest, edited: [`The MVP: ${editNote}`] }),
      verifyArchive: () =>
        new Promise((resolve) => {
          end = () => resolve(ok({ ...part, next: null }));
        }),
    });
    await press(page, 'Verify');
    await press(page, 'Verify now');
    await waitFor(page, '4 matches checked so far.');
    await look(page, 'verifying');
    end();
    await waitFor(page, '40 log entries, 6 matches, 18 rounds checked.');
    // H5: an accepted change is no difference, and is named all the same.
    const changed = page.getByRole('region', { name: 'Changed by hand' });
    for (const title of ['Polar Power', 'The MVP'])
      await changed.getByText(`${title}: ${editNote}`).waitFor();
    expect(calls).toEqual([['verify'], ['verifyArchive', rest]]);
  });

  test('a match for everyone, as a page and as a file', async () => {
    const file = '{"title": "Zoë & </script><Ann>"}\n';
    const made = '<script type="application/json" id="match">{"a": 1}</script>';
    const { page, calls } = await openInBrowser(makeState(), {
      exportMatch: () => ok(file),
      matchPage: () => ok(made),
    });
    await press(page, 'Export the match');
    await press(page, 'Prepare the download');
    await waitFor(page, 'Download the page (.html)');
    expect(calls).toEqual([
      ['exportMatch', 1, 'public'],
      ['matchPage', 1, 'public'],
    ]);
    const [name, text] = await downloaded(page, 'Download the page (.html)');
    expect(name).toBe('Polar Power.html');
    expect(text).toBe(made);
    await waitFor(page, 'You may give this file to anyone.');
    expect(await downloaded(page, 'Download the file (.json)')).toEqual(['Polar Power.json', file]);
    await look(page, 'export');
  });

  test('the whole match without a viewer: a file all the same, and a warning before the end', async () => {
    const problem = {
      code: 'cannot',
      what: 'The script has no file “viewer”.',
      safe: 'Nothing was changed.',
      todo: 'Install it.',
    } as const;
    const { page, calls } = await openInBrowser(makeState(), {
      exportMatch: () => ok('{"a": 1}'),
      exportRecord: () => ok('{"b": 2}'),
      matchPage: () => ({ ok: false, problem }),
    });
    await press(page, 'Export the match');
    await page.getByRole('radio', { name: /^The whole match/ }).check();
    await waitFor(page, 'The match is not over, and this file holds its secrets.');
    await press(page, 'Prepare the download');
    await waitFor(page, problem.what);
    expect(await downloaded(page, 'Download the file (.json)')).toEqual([
      'Polar Power, whole.json',
      '{"a": 1}',
    ]);
    await page.getByLabel('For other programs').check();
    await press(page, 'Prepare the download');
    await waitFor(page, 'Download the file (.json)');
    expect(await page.getByLabel('The file’s text').inputValue()).toBe('{"b": 2}');
    expect(calls.map(([call]) => call)).toEqual(['exportMatch', 'matchPage', 'exportRecord']);
    await press(page, 'Copy');
    await waitFor(page, /Copied|Ctrl\+C/);
  });

  test('H32 a page for everyone is shared, renewed and withdrawn', async () => {
    let match = makeMatch();
    const { page, calls } = await open(() => makeState({ matches: [match] }), {
      sharePage: () => {
        match = makeMatch({ pageLink: 'https://drive.google.com/uc?export=download&id=page' });
        return ok(null);
      },
      withdrawPage: () => {
        match = makeMatch();
        return ok(null);
      },
    });
    await press(page, 'Export the match');
    await press(page, 'Share the page');
    await waitFor(page, 'Everyone can download the page of this match.');
    await look(page, 'page-shared');
    await press(page, 'Renew the page');
    await press(page, 'Stop sharing');
    await waitFor(page, /Roundkeeper stores the page “For everyone” in your Drive/);
    await look(page, 'page-withdrawn');
    expect(calls).toEqual([
      ['sharePage', 1],
      ['sharePage', 1],
      ['withdrawPage', 1],
    ]);
  });

  test('an award, checked before it is sent', async () => {
    const { page, calls } = await openInBrowser(makeState(), { award: () => ok(null) });
    await press(page, 'Award or fine');
    await press(page, 'Save in the ledger');
    await waitFor(page, 'Tick a player.');
    await page.getByLabel('Everyone still in the season').check();
    expect(
      await page
        .getByLabel(/^(Ann|Joan)/)
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)),
    ).toEqual([true, true]);
    await page.getByLabel('Everyone still in the season').uncheck();
    // By the keyboard: from the first player to the second one.
    await page.getByLabel(/^Ann/).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByLabel('Garnets', { exact: true }).fill('-2');
    await page.getByLabel('Why').fill('Late twice');
    await look(page, 'award');
    await press(page, 'Save in the ledger');
    await waitFor(page, 'Ann and Bob: −2 garnets each. The award is now in the ledger.');
    const given = {
      player: 'Ann',
      others: ['Bob'],
      garnets: -2,
      bellflowers: 0,
      tokensOfLife: 0,
      why: 'Late twice',
    };
    expect(calls).toEqual([['award', given]]);
  });

  test('an award whose answer was lost is tried again, and the panel says that it was done already', async () => {
    const answers = [new Error('NetworkError: HTTP 0'), { ...ok(null), note: 'This was done already.' }];
    const { page } = await open(makeState(), { award: () => answers.shift() ?? ok(null) });
    await press(page, 'Award or fine');
    await page.getByLabel(/^Ann/).check();
    await page.getByLabel('Garnets', { exact: true }).fill('1');
    await page.getByLabel('Why').fill('A prize');
    await press(page, 'Save in the ledger');
    await press(page, 'Try again');
    await waitFor(page, 'This was done already.');
    await look(page, 'award-again');
    expect(await page.getByLabel('Why').inputValue()).toBe('');
  });

  test('the self-test shows each step as it goes, and ends with a report to copy', async () => {
    const ends = new Map<string, (answer: Answer<StepReport>) => void>();
    const selfTestStep = (name: string) =>
      new Promise<Answer<StepReport>>((resolve) => {
        ends.set(name, resolve);
      });
    const { page, calls } = await open(makeState(), { selfTestSteps: () => ok(STEPS), selfTestStep });
    const end = async (name: string, answer: Answer<StepReport>) => {
      await expectSoon(() => ends.has(name), true);
      ends.get(name)?.(answer);
    };
    await press(page, 'Self-test');
    await look(page, 'self-test-start');
    await press(page, 'Run the self-test');
    await end(
      'file',
      ok(
        reportOf(
          makeCheck('A text that looks like a formula stays a text', 'passed', 'it came back as it was'),
        ),
      ),
    );
    await waitFor(page, '1 of 4 steps done');
    // The two steps that need the lock start at the same time.
    await expectSoon(() => ends.has('hold') && ends.has('contend'), true);
    await look(page, 'self-test-middle');
    await end('hold', {
      ok: false,
      problem: { code: 'no-answer', safe: '', what: 'No answer came.', todo: 'Try it again.' },
    });
    await end('contend', ok(reportOf()));
    await end(
      'clean',
      ok({
        ...reportOf(
          makeCheck('The test files go to the bin', 'failed', 'The test form could not be deleted: (id)'),
          makeCheck('Two actions cannot write at the same time', 'untested', 'the two did not run at once'),
        ),
      }),
    );
    await waitFor(page, '1 passed, 2 failed, 1 not tested.');
    await look(page, 'self-test-failed');
    expect(calls.map(([, name]) => name)).toEqual([undefined, 'file', 'hold', 'contend', 'clean']);
    const report = await page.getByLabel('Report', { exact: true }).inputValue();
    expect(report.split('\n').slice(2)).toEqual([
      '✓ A text that looks like a formula stays a text (G1): it came back as it was',
      '✗ One run takes the lock: No answer came. Try it again.',
      '  Do not start yet. Run the self-test again. If this line fails again, copy the report and ask for help.',
      '✗ The test files go to the bin (G1): The test form could not be deleted: (id)',
      '– Two actions cannot write at the same time (G1): the two did not run at once',
    ]);
  });

  test('the deadline is moved, or taken away', async () => {
    const { page, calls } = await openInBrowser(makeState(), { setDeadline: () => ok(null) });
    await press(page, 'Deadline and automatic rounds');
    expect(await page.getByLabel('Date and time in your time zone').inputValue()).toBe('2026-11-21T16:12');
    await look(page, 'deadline');
    await page.getByText('No deadline', { exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: 'Change the deadline' }).click();
    await page.getByRole('heading', { name: 'Polar Power' }).waitFor();
    expect(calls).toEqual([['setDeadline', 1, 2, '']]);
  });

  test('a round is undone after a word about what that means', async () => {
    let match = makeMatch();
    const { page, calls } = await open(() => makeState({ matches: [match] }), {
      undoRound: () => {
        match = makeMatch({ round: 1 });
        return ok(null);
      },
    });
    await press(page, 'Undo round 2');
    await waitFor(page, /tell them/);
    await look(page, 'undo');
    await page.locator('.page').getByRole('button', { name: 'Undo round 2' }).click();
    await page.getByRole('heading', { name: 'Polar Power' }).waitFor();
    await waitFor(page, 'Round 2');
    expect(calls).toEqual([['undoRound', 1, 2, 2]]);
  });

  test('a player whose file opens with its secret link is named, and who cannot open it yet', async () => {
    const season = makeSeason();
    const access = ['account', 'link', ''];
    const players = season.players.map((player, i) => ({ ...player, access: access[i] ?? 'account' }));
    const { page } = await open(makeState({ season: { ...season, players } }));
    await press(page, 'Players');
    await waitFor(page, /Opens with a secret link/);
    await waitFor(page, /not shared yet/);
    await look(page, 'by-link');
  });

  test('the files are shared again, and one that was deleted for good is made anew', async () => {
    const { page } = await open(makeState(), {
      shareAgain: () => ok({ byLink: [], made: ['Ann'], problems: [] }),
    });
    await press(page, 'Renew who can open the files');
    await waitFor(page, /Ann has a new file with the pages of all matches.*Send Ann its link/);
    await look(page, 'file-made-anew');
  });

  test('H23 after a host was removed, each new file and form is said in a line of its own', async () => {
    const former = 'old.host@example.com, a former host,';
    const problems = [
      `Ann’s file: there is a new file. The old file belongs to ${former} who can still read its pages. This old link is no longer used: https://docs.google.com/spreadsheets/d/1a2b3c4d5e6f7g8h9i0j1k2l3m4n5o6p7q8r9s0t1u2v`,
      'Polar Power has new forms, which have all responses so far. The old links no longer work. The pages show the new links.',
    ];
    const { page } = await open(makeState(), {
      shareAgain: () => ok({ byLink: [], made: ['Ann', 'Bob'], problems }),
    });
    await press(page, 'Renew who can open the files');
    const made =
      'Ann and Bob have new files with the pages of all matches that are not closed. Send each player the link (under “Players”).';
    for (const words of [...problems, made]) await waitFor(page, words);
    await look(page, 'former-host');
  });

  test('a finished match shows its outcome; among several the newest live one comes first', async () => {
    const over = makeMatch({
      over: true,
      round: 12,
      deadline: '',
      trades: { agreed: 0, open: 0, failing: [], refused: [], assigned: [] },
      outcome: makeOutcome({
        winners: ['Ann', 'Bob'],
        candidates: ['Dev', 'Eve'],
        vote: true,
        reveals: ['each player’s polarity'],
      }),
    });
    const live = makeMatch({ number: 2, title: 'Polar Power 2', round: 0, deadline: '' });
    const { page, calls } = await open(makeState({ matches: [over, live] }));
    await page.getByRole('heading', { name: 'Polar Power 2' }).waitFor();
    await look(page, 'several');
    await showMatch(page, 'Polar Power');
    await waitFor(page, 'Ann and Bob');
    const note = page.getByRole('button', { name: 'Note the vote' });
    // A quick press chooses nobody.
    expect(await note.getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('The winners voted for').selectOption('Eve');
    await look(page, 'over');
    await press(page, 'Note the vote');
    await note.and(page.locator('[aria-disabled="false"]')).waitFor();
    expect(calls).toEqual([['recordVote', 1, 'Eve']]);
  });

  test('X6 a vote that was noted can be corrected until the match is closed', async () => {
    const outcome = makeOutcome({ candidates: ['Dev', 'Eve'], vote: true, chosen: 'Eve' });
    const over = makeMatch({ over: true, round: 9, deadline: '', outcome });
    const { page, calls } = await open(makeState({ matches: [over] }));
    await waitFor(page, 'Up for elimination');
    await page.locator('summary', { hasText: 'Was it somebody else?' }).click();
    await page.getByLabel('The winner voted for').selectOption('Dev');
    await look(page, 'vote-again');
    await press(page, 'Correct the vote');
    await expectSoon(() => calls.length, 1);
    expect(calls).toEqual([['recordVote', 1, 'Dev']]);
  });

  test('after the last match a new game is offered', async () => {
    const match = makeMatch({ over: true, round: 12, deadline: '', outcome: makeOutcome() });
    const { page } = await open(makeState({ matches: [match] }));
    await page.getByRole('button', { name: 'New game' }).waitFor();
    expect(await text(page)).not.toContain('Several players share the top score');
    await look(page, 'all-over');
  });
});

describePanel('the panel as a whole', (_, openInBrowser) => {
  test('would be found to have a picture without words, and a pale text of a kind that was well before', async () => {
    const { page } = await openInBrowser(makeState());
    await waitFor(page, 'Round 3');
    expect(await axeFaults(page)).toEqual([]);
    await page.evaluate(() => document.getElementById('panel')?.append(document.createElement('img')));
    await page.addStyleTag({ content: 'h1, h2 { color: #ccc !important }' });
    const faults = (await axeFaults(page)).join();
    expect(faults).toContain('image-alt');
    expect(faults).toContain('color-contrast');
  });

  test('the keyboard comes back to where it left, at once', async () => {
    const { page } = await openInBrowser(makeState());
    const hasFocus = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
    // No frame is drawn and no timer runs from here on: a key that is pressed before the next frame counts.
    await page.clock.pauseAt(Date.parse(NOW) + 60_000);
    await page.getByText('Season', { exact: true }).click();
    await page.getByRole('button', { name: 'Verify' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Verify' }).waitFor();
    expect(await hasFocus()).toBe('H1');
    await press(page, '‹ Back');
    await page.getByRole('heading', { name: 'Polar Power' }).waitFor();
    expect(await hasFocus()).toBe('open-verify');
    // The page serves the next test.
    await page.clock.resume();
  });
});

/** The name and the text of what a link downloads. */
async function downloaded(page: Page, link: string): Promise<[string, string]> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const file = await download;
  return [file.suggestedFilename(), readFileSync(await file.path(), 'utf8')];
}
