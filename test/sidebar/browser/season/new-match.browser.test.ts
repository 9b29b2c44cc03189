import type {
  NewGameRequest,
  PanelState,
  Problem,
  SeasonState,
} from '../../../../src/sheets/panel-api/panel.ts';
import type { Page } from '../../../browser.ts';
import { GAME_CHOICES, makeMatch, makeNewSeason, makeSeason, makeState, NAMES } from '../../states.ts';
import { ok } from '../fake-google.ts';
import { describePanel, expectSoon, look, press, waitFor } from '../panel-page.ts';

/** Presses Tab until the focus is on an element with these words: in it, or in its label. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const active = document.activeElement as HTMLInputElement | null;
      return `${active?.textContent ?? ''} ${active?.labels?.[0]?.textContent ?? ''}`;
    });
    if (found.includes(words)) return;
  }
  throw new Error(`the Tab key does not reach “${words}”`);
}

describePanel('a season in the panel', (open, openInBrowser) => {
  test('is set up with the identity that was chosen', async () => {
    let season: PanelState['season'] = null;
    const { page, calls } = await open(() => makeState({ season, matches: [] }), {
      verifiedEmailProblem: () => ok(''),
      setUp: () => {
        season = makeSeason({ players: [] });
        return ok(null);
      },
    });
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    await look(page, 'welcome');
    await page.getByText('Verified Google email').click();
    await press(page, 'Set up the season');
    await waitFor(page, 'There are no players yet.');
    expect(calls).toEqual([['verifiedEmailProblem'], ['setUp', 'email']]);
    await look(page, 'empty-season');
  });

  test('is set up with personal codes where nothing is chosen, and where emails cannot be verified', async () => {
    const { page, calls } = await open(() => makeState({ season: null, matches: [] }), {
      verifiedEmailProblem: () => ok('Google’s Forms API is not switched on for this script.'),
      setUp: () => ok(null),
    });
    await waitFor(page, 'Not now: Google’s Forms API is not switched on for this script.');
    expect(await page.getByRole('radio', { name: /Verified/ }).isDisabled()).toBe(true);
    await look(page, 'welcome-codes-only');
    await press(page, 'Set up the season');
    await expectSoon(() => calls, [['verifiedEmailProblem'], ['setUp', 'code']]);
  });

  test('what is to be corrected gets the focus once the host has had the tab read, also from further down', async () => {
    let faults: SeasonState['faults'] = [];
    const season = () => makeSeason({ faults });
    const { page } = await openInBrowser(() => makeState({ season: season(), matches: [] }));
    faults = [{ address: 'Season!C12', text: 'The address is not one.' }];
    await press(page, 'Read the tab again');
    await page.waitForFunction(() => document.activeElement?.id === 'to-correct');
    expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().top)).toBeGreaterThan(0);
  });

  test('can start in a copy of another season’s workbook', async () => {
    const { page, calls } = await open(() => makeState({ season: null, matches: [], isCopy: true }), {
      verifiedEmailProblem: () => ok(''),
      setUp: () => ok(null),
    });
    await waitFor(page, /copy of another season’s workbook/);
    await look(page, 'copy');
    await press(page, 'Start a new season here');
    await expectSoon(() => calls, [['verifiedEmailProblem'], ['setUp', 'code']]);
  });

  test('takes pasted players, and says what is to be corrected', async () => {
    let season = makeSeason({ players: [] });
    const problem: Problem = {
      code: 'cannot',
      what: 'Some lines cannot be used:\nline 2: “ben@x” is not an email address.',
      safe: 'Nothing was changed.',
      todo: 'Correct these lines, and press again.',
    };
    const { page, calls } = await open(() => makeState({ season, matches: [] }), {
      addPlayers: (text) => {
        if (String(text).endsWith('ben@x')) return { ok: false, problem };
        season = makeNewSeason();
        return ok({ added: ['Ann', 'Bob'], known: [] });
      },
      markRoster: () => {
        season = { ...season, marks: '' };
        return ok(null);
      },
    });
    await press(page, 'Add the players');
    await waitFor(page, 'Paste or type at least one name.');
    await page.getByLabel('Paste your players').fill('Ann, ann@x.org\nBen, ben@x');
    await press(page, 'Add the players');
    await waitFor(page, /line 2/);
    expect(await page.getByLabel('Paste your players').inputValue()).toContain('ben@x');
    await look(page, 'paste-problem');
    await page.getByLabel('Paste your players').fill('Ann, ann@x.org\nBob, bob@x.org');
    await press(page, 'Add the players');
    await waitFor(page, '2 players added:');
    season = {
      ...makeNewSeason(),
      faults: [{ address: 'Season!A12', text: 'Players 1 and 2 are both named Ann.' }],
      marks: '11 Players 1 and 2 are both named Ann.',
    };
    season = { ...season, players: season.players.filter(({ name }) => name !== 'Bob') };
    await press(page, 'Refresh');
    await waitFor(page, 'A12: Players 1 and 2 are both named Ann.');
    // H15 one of them was taken off the roster again.
    expect(await page.getByText('2 players added:').count()).toBe(0);
    await look(page, 'roster-faults');
    await expectSoon(() => calls.filter(([name]) => name === 'markRoster').length, 1);
  });

  test('takes players and begins a match with the keyboard alone', async () => {
    let season = makeSeason({ players: [] });
    const { page, calls } = await openInBrowser(() => makeState({ season, matches: [] }), {
      addPlayers: () => {
        season = makeNewSeason();
        return ok({ added: NAMES, known: [] });
      },
      getGames: () => ok(GAME_CHOICES),
      newGame: () => ok({ finished: true, done: 7, of: 7, doing: '' }),
    });
    await waitFor(page, /There are no players yet/);
    await tabTo(page, 'Paste your players');
    await page.keyboard.type('Ann, ann@x.org');
    await tabTo(page, 'Add the players');
    await page.keyboard.press('Enter');
    await waitFor(page, '10 players added:');
    await tabTo(page, 'New game');
    await page.keyboard.press('Enter');
    await waitFor(page, 'Choose a game:');
    await tabTo(page, 'Polar Power');
    await page.keyboard.press('Enter');
    await waitFor(page, '10 of 10 players chosen');
    await tabTo(page, 'Untick everybody');
    await page.keyboard.press('Enter');
    await waitFor(page, 'Choose 10 more players.');
    // The same button, which keeps the focus.
    await page.keyboard.press('Enter');
    await waitFor(page, '10 of 10 players chosen');
    await tabTo(page, 'Ann');
    await page.keyboard.press('Space');
    await waitFor(page, 'Choose 1 more player.');
    await page.keyboard.press('Space');
    await waitFor(page, '10 of 10 players chosen');
    await tabTo(page, 'Make the match');
    await page.keyboard.press('Enter');
    await expectSoon(() => calls.filter(([name]) => name === 'newGame').length, 1);
  });

  test('shows its roster before the first match', async () => {
    const { page } = await open(makeState({ season: makeNewSeason(), matches: [] }));
    await waitFor(page, /10 players in the tab “Season”/);
    await look(page, 'roster');
  });
});

describePanel('a new match in the panel', (_, openInBrowser) => {
  const start = async (page: Page) => {
    await press(page, 'New game');
    await press(page, /Polar Power/);
    await page.getByRole('heading', { name: 'Polar Power' }).waitFor();
  };

  test('is chosen, filled in and made, with progress', async () => {
    let state = makeState({ season: makeNewSeason(), matches: [] });
    let resume = () => {};
    const held = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const { page, calls } = await openInBrowser(() => state, {
      getGames: () => ok(GAME_CHOICES),
      newGame: () => {
        state = {
          ...state,
          job: { kind: 'new', title: 'Polar Power', done: 3, of: 7, doing: 'Making the order form' },
        };
        return ok({ finished: false, done: 3, of: 7, doing: 'Making the order form' });
      },
      continueWork: async () => {
        await held;
        state = makeState({ matches: [makeMatch({ round: 0 })] });
        return ok({ finished: true, done: 7, of: 7, doing: 'The match is ready.' });
      },
    });
    await press(page, 'New game');
    await waitFor(page, 'Picking Nine Possibilities');
    await look(page, 'new-game');
    await press(page, /Polar Power/);
    await waitFor(page, '10 of 10 players chosen');
    await page.getByRole('checkbox', { name: /Joan/ }).uncheck();
    await waitFor(page, 'Choose 1 more player.');
    expect(await page.getByRole('button', { name: 'Make the match' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await look(page, 'too-few');
    await page.getByRole('checkbox', { name: /Joan/ }).check();
    const meadowsOf = page.getByRole('group', { name: 'Meadows' });
    await meadowsOf.getByLabel('Ann').selectOption('blue');
    await waitFor(page, /Each of the 5 meadows needs 2 players: white has 1, blue has 3/);
    await meadowsOf.getByLabel('Dev').selectOption('white');
    await page.getByLabel('Date and time in your time zone').fill('2026-11-22T18:30');
    await waitFor(page, '= Sun 22 Nov, 17:30 UTC');
    await page.getByText('Options', { exact: false }).first().click();
    await page.getByLabel('Price of a stamp (garnets)').fill('2');
    await page.getByLabel('Rainbows on diagonals').check();
    await page.getByText('Deal and chance').click();
    await page.getByLabel('Seed (optional)').fill('a seed');
    await page.getByRole('group', { name: 'Polarity' }).getByLabel('Choose').check();
    await page.getByRole('group', { name: 'Polarity' }).getByLabel('Bob').selectOption('+');
    await look(page, 'game-form');
    await press(page, 'Make the match');
    await waitFor(page, '3 of 7 steps done');
    await look(page, 'making');
    resume();
    await waitFor(page, 'Round 1');
    // The next step is visible, wherever the form was scrolled to.
    await waitFor(page, 'Polar Power is made. Now invite the players.');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const request: NewGameRequest = {
      game: 'polar-power',
      options: { stampPrice: 2, rainbows: true },
      players: NAMES,
      meadows: {
        ...Object.fromEntries(makeSeason().players.map(({ name, meadow }) => [name, meadow])),
        Ann: 'blue',
        Dev: 'white',
      },
      deadline: '2026-11-22T17:30:00.000Z',
      seed: 'a seed',
      setup: JSON.stringify({
        polarity: Object.fromEntries(NAMES.map((name, i) => [name, i === 1 || i % 2 === 0 ? '+' : '-'])),
      }),
    };
    expect(calls).toEqual([['getGames'], ['newGame', request], ['continueWork']]);
  });

  test('says what is wrong with the roster, and can be tried again', async () => {
    const problem: Problem = {
      code: 'bad-workbook',
      what: 'The roster in the Season tab has faults: row 2 and row 3 have the same name: Bob.',
      safe: 'Nothing was changed.',
      todo: 'Correct the Season tab, and press the button again.',
    };
    const { page, calls } = await openInBrowser(makeState({ season: makeNewSeason(), matches: [] }), {
      getGames: () => ok(GAME_CHOICES),
      newGame: () => ({ ok: false, problem }),
    });
    await start(page);
    await press(page, 'Make the match');
    await waitFor(page, /the same name: Bob/);
    await look(page, 'roster-problem');
    await press(page, 'Try again');
    await waitFor(page, /the same name: Bob/);
    expect(calls.filter(([name]) => name === 'newGame')).toHaveLength(2);
  });

  test('that was interrupted is finished or undone, not begun again', async () => {
    let job: PanelState['job'] = null;
    const { page, calls } = await openInBrowser(
      () => makeState({ season: makeNewSeason(), matches: [], job }),
      {
        getGames: () => ok(GAME_CHOICES),
        newGame: () => {
          job = { kind: 'new', title: 'Polar Power', done: 3, of: 7, doing: 'Making the order form' };
          return new Error('Exceeded maximum execution time');
        },
        abandonWork: () => {
          job = null;
          return ok(null);
        },
      },
    );
    await start(page);
    await press(page, 'Make the match');
    await page.getByRole('heading', { name: 'Not finished yet: making “Polar Power”' }).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await look(page, 'interrupted');
    await press(page, 'Undo');
    // The box stands on the first page too, which is behind this one.
    await page.getByText('Not finished').first().waitFor({ state: 'detached' });
    expect(calls.map(([name]) => name)).toEqual(['getGames', 'newGame', 'abandonWork']);
  });
});
