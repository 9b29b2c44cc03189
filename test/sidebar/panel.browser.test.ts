import { mkdirSync } from 'node:fs';
import type {
  NewGameRequest,
  PanelState,
  PreviewAnswer,
  StoryLine,
} from '../../src/sheets/panel-api/panel.ts';
import type { Problem } from '../../src/sheets/problem.ts';
import { axeFaults, describeInBrowser, type Page } from '../browser.ts';
import { type Answers, type Opened, ok, openPanel } from './fake-google.ts';
import { panelHtml } from './html.ts';
import { GAME_CHOICES, makeMatch, makeNewSeason, makeSeason, makeSeat, makeState, NAMES } from './states.ts';

jest.setTimeout(60_000);

/** SCREENSHOTS=folder keeps a picture of every screen, to be looked at. */
const SHOTS = process.env.SCREENSHOTS;

const STORY: readonly StoryLine[] = [
  { to: 'public', ruling: 'P2', text: 'Red is charged +5 and -2: its power is 3.' },
  { to: 'Ann', ruling: 'P6', text: 'Your mail to blue arrived with strength 2.' },
  { to: 'host', ruling: 'P9', text: 'Black has 6 of the 7 points that end the match.' },
];

const PREVIEW: PreviewAnswer = {
  round: 3,
  over: false,
  story: STORY,
  refused: [
    { player: 'Finn', part: 'Mail 2', code: 'no-coil', message: 'there is no coil of strength 3 left' },
  ],
  missing: ['Dev', 'Ivo'],
  purses: ['Ann: -2 garnets', 'Bob: +1 bellflowers'],
  files: ['spectators', 'Ann', 'Bob', 'order form'],
  deadline: '2026-11-22T15:12:00.000Z',
};

const LOCKED: Problem = {
  code: 'busy',
  what: 'ann@example.org is at work in this season right now.',
  safe: 'Nothing was changed.',
  todo: 'Wait a moment; then look at the panel again, the work may be done.',
};

const OVERDUE = '2026-11-21T11:00:00.000Z';

describeInBrowser('the panel in a browser', (browser) => {
  let html = '';
  const pages: Page[] = [];

  beforeAll(() => {
    html = panelHtml();
    if (SHOTS) mkdirSync(SHOTS, { recursive: true });
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
  });

  /** Opens the panel on a state, or on states one after the other. */
  async function open(state: PanelState | (() => PanelState), answers: Answers = {}): Promise<Opened> {
    const getState = () => ok(typeof state === 'function' ? state() : state);
    const opened = await openPanel(browser(), html, { getState, ...answers });
    pages.push(opened.page);
    return opened;
  }

  /** Nothing for axe to find, nothing wider than the panel; and a picture, if wanted. */
  async function look(page: Page, name: string): Promise<void> {
    if (SHOTS) {
      await page.screenshot({ path: `${SHOTS}/${name}.png` });
      await page.screenshot({ path: `${SHOTS}/${name}-whole.png`, fullPage: true });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(300);
    expect(await axeFaults(page)).toEqual([]);
  }

  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).click();
  const text = (page: Page) => page.locator('#panel').textContent();
  const waitFor = (page: Page, words: string | RegExp) =>
    page.getByText(words).filter({ visible: true }).first().waitFor();

  describe('a season', () => {
    test('is set up with the identity that was chosen', async () => {
      let season: PanelState['season'] = null;
      const { page, calls } = await open(() => makeState({ season, matches: [] }), {
        setUp: () => {
          season = makeSeason({ players: [] });
          return ok(null);
        },
      });
      await page.getByRole('heading', { name: 'Welcome' }).waitFor();
      await look(page, 'welcome');
      await page.getByText('Personal codes').click();
      await press(page, 'Set up the season');
      await waitFor(page, 'There are no players yet.');
      expect(calls).toEqual([['setUp', 'code']]);
      await look(page, 'empty-season');
    });

    test('shows its roster before the first match', async () => {
      const { page } = await open(makeState({ season: makeNewSeason(), matches: [] }));
      await waitFor(page, '10 players on the roster.');
      await look(page, 'roster');
    });
  });

  describe('a new game', () => {
    const start = async (page: Page) => {
      await press(page, 'New game');
      await press(page, /Polar Power/);
      await page.getByRole('heading', { name: 'Polar Power' }).waitFor();
    };

    test('is chosen, filled in and made, with progress', async () => {
      let state = makeState({ season: makeNewSeason(), matches: [] });
      let goOn = () => {};
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      const { page, calls } = await open(() => state, {
        getGames: () => ok(GAME_CHOICES),
        newGame: () => {
          state = { ...state, job: { title: 'Polar Power', done: 3, of: 7 } };
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
      await page.getByRole('checkbox', { name: /Joan/ }).uncheck();
      await page.getByLabel('Date and time, your time').fill('2026-11-22T18:30');
      await waitFor(page, '= Sun 22 Nov, 17:30 UTC');
      await page.getByText('Options', { exact: false }).first().click();
      await page.getByLabel('Price of a stamp (garnets)').fill('2');
      await page.getByLabel('Rainbows on diagonals').check();
      await page.getByText('Advanced: the deal').click();
      await page.getByLabel('Seed (optional)').fill('a seed');
      await page.getByLabel('Deal by hand').fill('{"polarity": {}}');
      await look(page, 'game-form');
      await press(page, 'Make the match');
      await waitFor(page, '3 of 7 steps done');
      await look(page, 'making');
      goOn();
      await waitFor(page, 'Round 1');
      const request: NewGameRequest = {
        game: 'polar-power',
        options: { stampPrice: 2, rainbows: true },
        players: ['Ann', 'Bob', 'Cleo', 'Dev', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo'],
        deadline: '2026-11-22T17:30:00.000Z',
        seed: 'a seed',
        setup: '{"polarity": {}}',
      };
      expect(calls).toEqual([['getGames'], ['newGame', request], ['continueWork']]);
    });

    test('says what is wrong with the roster, and can be tried again', async () => {
      const problem: Problem = {
        code: 'bad-workbook',
        what: 'The roster in the Season tab cannot be used: players 2 and 3 are both named Bob.',
        safe: 'Nothing was changed.',
        todo: 'Correct the Season tab, and press again.',
      };
      const { page, calls } = await open(makeState({ season: makeNewSeason(), matches: [] }), {
        getGames: () => ok(GAME_CHOICES),
        newGame: () => ({ ok: false, problem }),
      });
      await start(page);
      await press(page, 'Make the match');
      await waitFor(page, /both named Bob/);
      await look(page, 'roster-problem');
      await press(page, 'Try again');
      await waitFor(page, /both named Bob/);
      expect(calls.filter(([name]) => name === 'newGame')).toHaveLength(2);
    });

    test('that was interrupted is finished or undone, not begun again', async () => {
      let job: PanelState['job'] = null;
      const { page, calls } = await open(() => makeState({ season: makeNewSeason(), matches: [], job }), {
        getGames: () => ok(GAME_CHOICES),
        newGame: () => {
          job = { title: 'Polar Power', done: 3, of: 7 };
          return new Error('Exceeded maximum execution time');
        },
        abandonWork: () => {
          job = null;
          return ok(null);
        },
      });
      await start(page);
      await press(page, 'Make the match');
      await page.getByRole('heading', { name: 'Not finished: making “Polar Power”' }).waitFor();
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      await look(page, 'interrupted');
      await press(page, 'Undo');
      // The box stands on the first page too, which is behind this one.
      await page.getByText('Not finished').first().waitFor({ state: 'detached' });
      expect(calls.map(([name]) => name)).toEqual(['getGames', 'newGame', 'abandonWork']);
    });
  });

  describe('a round', () => {
    test('shows who has sent what', async () => {
      const { page } = await open(makeState());
      await waitFor(page, 'Round 3');
      expect(await text(page)).toContain('3 h 12 min left');
      expect(await text(page)).toContain('Sat 21 Nov, 15:12 UTC');
      expect(await text(page)).toContain('8 of 10 have sent an order.');
      await look(page, 'match');
      await page.getByText('2 lines refused').click();
      await waitFor(page, 'Mail 2: there is no coil of strength 3 left');
      await page.getByText('Why refused').click();
      await page.getByText('Players and their files').click();
      await look(page, 'match-open');
    });

    test('is resolved with one press after the deadline', async () => {
      let match = makeMatch({ deadline: OVERDUE });
      const { page, calls } = await open(() => makeState({ matches: [match] }), {
        resolveRound: () => {
          match = makeMatch({ round: 3 });
          return ok({ round: 3, over: false, sent: 12, failed: [] });
        },
      });
      await waitFor(page, 'Deadline passed');
      await press(page, 'Resolve round 3');
      await waitFor(page, 'Round 3 resolved, 12 deliveries made.');
      await waitFor(page, 'Round 4');
      expect(calls).toEqual([['resolveRound', { match: 1, round: 2, early: false }]]);
      await look(page, 'resolved');
    });

    test('is resolved early in three presses: preview, resolve, confirm', async () => {
      let match = makeMatch();
      const { page, calls } = await open(() => makeState({ matches: [match] }), {
        preview: () => ok(PREVIEW),
        resolveRound: () => {
          match = makeMatch({ round: 3 });
          return ok({ round: 3, over: false, sent: 12, failed: [] });
        },
      });
      await press(page, 'Preview');
      await waitFor(page, 'Nothing is written. This is what a resolve would do now.');
      await waitFor(page, /Red is charged/);
      await look(page, 'preview');
      await press(page, 'Resolve round 3');
      await waitFor(page, /The deadline has not passed: 3 h 12 min left. Dev and Ivo have sent nothing yet./);
      await look(page, 'early');
      await press(page, 'Resolve now');
      await waitFor(page, 'Round 3 resolved, 12 deliveries made.');
      expect(calls.map(([name]) => name)).toEqual(['preview', 'resolveRound']);
      expect(calls[1]?.[1]).toEqual({ match: 1, round: 2, early: true });
    });

    test('is asked for once, however often the button is pressed', async () => {
      let goOn = () => {};
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      let match = makeMatch({ deadline: OVERDUE });
      const { page, calls } = await open(() => makeState({ matches: [match] }), {
        resolveRound: async () => {
          await held;
          match = makeMatch({ round: 3 });
          return ok({ round: 3, over: false, sent: 12, failed: [] });
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
      goOn();
      await waitFor(page, 'Round 3 resolved, 12 deliveries made.');
      expect(calls).toHaveLength(1);
    });

    test('that is being resolved by another host says who', async () => {
      const { page } = await open(makeState({ matches: [makeMatch({ deadline: OVERDUE })] }), {
        resolveRound: () => ({ ok: false, problem: LOCKED }),
      });
      await press(page, 'Resolve round 3');
      await waitFor(page, LOCKED.what);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await look(page, 'locked');
    });

    test('whose answer was lost is not offered again when it is resolved', async () => {
      let match = makeMatch({ deadline: OVERDUE });
      const { page } = await open(() => makeState({ matches: [match] }), {
        resolveRound: () => {
          match = makeMatch({ round: 3 });
          return new Error('NetworkError: Connection failure due to HTTP 0');
        },
      });
      await press(page, 'Resolve round 3');
      await waitFor(page, 'The connection to Google was lost before the answer came.');
      await waitFor(page, 'Nothing: the panel shows that the round is resolved.');
      await waitFor(page, 'Round 4');
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    });

    test('delivers again what did not arrive', async () => {
      let outbox: PanelState['outbox'] = [
        { to: 'Cleo', match: 1, error: 'Google said 503: try later', tries: 1 },
        { to: 'spectators', match: 1, error: 'Google said 503: try later', tries: 2 },
      ];
      const { page, calls } = await open(() => makeState({ outbox }), {
        deliverOutbox: () => {
          outbox = [];
          return ok([]);
        },
      });
      await waitFor(page, 'Not delivered yet');
      await look(page, 'outbox');
      await press(page, 'Deliver again');
      await page.getByText('Not delivered yet').waitFor({ state: 'detached' });
      expect(calls).toEqual([['deliverOutbox']]);
    });

    test('accepts a late order, and shows strangers without a button', async () => {
      const match = makeMatch({
        deadline: OVERDUE,
        late: [{ row: 14, name: 'Dev', at: '2026-11-21T11:04:00.000Z' }],
        strangers: [{ row: 9, claimed: '<b>mallory</b>@example.org', at: '2026-11-21T08:00:00.000Z' }],
      });
      const { page, calls } = await open(makeState({ matches: [match] }), { acceptLate: () => ok(null) });
      await waitFor(page, 'Late orders');
      expect(await text(page)).toContain('<b>mallory</b>@example.org');
      await look(page, 'strays');
      await press(page, 'Accept the order of Dev');
      await expectSoon(() => calls.length, 1);
      expect(calls).toEqual([['acceptLate', 1, 14]]);
    });
  });

  describe('what is wrong', () => {
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

    test('a ledger changed by hand is accepted', async () => {
      let ledgerEdited: readonly string[] = ['Ann: +3 garnets'];
      const { page, calls } = await open(() => makeState({ ledgerEdited }), {
        acceptLedger: () => {
          ledgerEdited = [];
          return ok(null);
        },
      });
      await waitFor(page, 'Ann: +3 garnets');
      await look(page, 'ledger');
      await press(page, 'Accept the ledger');
      await page.getByText('Ann: +3 garnets').waitFor({ state: 'detached' });
      expect(calls).toEqual([['acceptLedger']]);
    });

    test('a tab that is gone is restored', async () => {
      const problem: Problem = {
        code: 'bad-tab',
        what: 'The tab “Polar Power” is gone.',
        safe: 'The audit log holds the whole match.',
        todo: 'Press “Restore the tab”: the audit log holds the whole position.',
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
      await waitFor(page, /What is shown may be old/);
      await waitFor(page, 'Round 3');
      await look(page, 'stale');
    });

    test('a broken log is a warning on the first page', async () => {
      const warnings = ['The audit log does not hold together at Audit!A31: the hash does not fit.'];
      const { page } = await open(makeState({ warnings }));
      await waitFor(page, /does not hold together/);
      await look(page, 'warning');
    });
  });

  describe('the other pages', () => {
    test('why a round came out so, for a viewer', async () => {
      const { page, calls } = await open(makeState(), { why: () => ok(STORY) });
      await press(page, 'Explain a round');
      await page.getByLabel('Round').selectOption('1');
      await page.getByLabel('As far as this viewer may know').selectOption('Cleo');
      await press(page, 'Explain');
      await waitFor(page, /Red is charged/);
      expect(calls).toEqual([['why', 1, 1, 'Cleo']]);
      await look(page, 'why');
    });

    test('verify: everything fits, or the place that does not', async () => {
      let fault = '';
      const { page } = await open(makeState(), {
        verify: () => ok({ entries: 31, matches: 1, rounds: 2, fault }),
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

    test('the record, to copy and to download', async () => {
      const record = '{\n  "game": "polar-power",\n  "names": ["Zoë & <Ann>"]\n}\n';
      const { page } = await open(makeState(), { exportRecord: () => ok(record) });
      await press(page, 'Export the record');
      await press(page, 'Export');
      expect(await page.getByLabel('Record').inputValue()).toBe(record);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toBe('Polar Power.json');
      await press(page, 'Copy');
      await waitFor(page, /Copied|Ctrl\+C/);
      await look(page, 'record');
    });

    test('an award, checked before it is sent', async () => {
      const { page, calls } = await open(makeState(), { award: () => ok(null) });
      await press(page, 'Award or fine');
      await press(page, 'Write it into the ledger');
      await waitFor(page, 'Choose a player.');
      await page.getByLabel('Player').selectOption('Ann');
      await page.getByLabel('Garnets', { exact: true }).fill('-2');
      await page.getByLabel('Why').fill('Late twice');
      await look(page, 'award');
      await press(page, 'Write it into the ledger');
      await waitFor(page, 'Ann: -2 garnets. The ledger has it.');
      const given = { player: 'Ann', garnets: -2, bellflowers: 0, tokensOfLife: 0, why: 'Late twice' };
      expect(calls).toEqual([['award', given]]);
    });

    test('an award whose answer was lost is not simply tried again', async () => {
      const { page } = await open(makeState(), { award: () => new Error('NetworkError: HTTP 0') });
      await press(page, 'Award or fine');
      await page.getByLabel('Player').selectOption('Ann');
      await page.getByLabel('Garnets', { exact: true }).fill('1');
      await page.getByLabel('Why').fill('A prize');
      await press(page, 'Write it into the ledger');
      await waitFor(page, 'The award may be in the ledger already.');
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    });

    test('the self-test', async () => {
      const checks = [
        { name: 'A batch is applied as a whole', passed: true, detail: '' },
        {
          name: 'Verified emails can be asked for',
          passed: false,
          detail: 'The form still says RESPONDER_INPUT.',
        },
      ];
      const { page } = await open(makeState(), { selfTest: () => ok({ checks }) });
      await press(page, 'Self-test');
      await press(page, 'Run the self-test');
      await waitFor(page, '1 of 2 checks failed.');
      await look(page, 'self-test');
    });

    test('the deadline is moved, or taken away', async () => {
      const { page, calls } = await open(makeState(), { setDeadline: () => ok(null) });
      await press(page, 'Change the deadline');
      expect(await page.getByLabel('Date and time, your time').inputValue()).toBe('2026-11-21T16:12');
      await look(page, 'deadline');
      await page.getByText('No deadline').click();
      await page.getByRole('main').getByRole('button', { name: 'Change the deadline' }).click();
      await page.getByRole('heading', { name: 'Polar Power' }).waitFor();
      expect(calls).toEqual([['setDeadline', 1, '']]);
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
      expect(calls).toEqual([['undoRound', 1, 2]]);
    });

    test('receipts are sent on demand', async () => {
      const { page, calls } = await open(makeState(), { sendReceiptsNow: () => ok(3) });
      await press(page, 'Send receipts now');
      await waitFor(page, '3 receipts sent.');
      expect(calls).toEqual([['sendReceiptsNow', 1]]);
    });

    test('files are shared by the roster again', async () => {
      const { page, calls } = await open(makeState(), { shareAgain: () => ok(null) });
      await press(page, 'Share the files again');
      await waitFor(page, /can be read by the player’s email on the roster/);
      expect(calls).toEqual([['shareAgain']]);
    });

    test('a finished match shows its outcome; among several the newest live one comes first', async () => {
      const over = makeMatch({
        over: true,
        round: 12,
        deadline: '',
        trades: { agreed: 0, open: 0, refused: [] },
        outcome: { winners: ['Ann', 'Bob'], candidates: ['Dev', 'Eve'], vote: true, chosen: '' },
      });
      const live = makeMatch({ number: 2, title: 'Polar Power 2', round: 0, deadline: '' });
      const { page, calls } = await open(makeState({ matches: [over, live] }));
      await page.getByRole('heading', { name: 'Polar Power 2' }).waitFor();
      await look(page, 'several');
      await page.getByLabel('Match').selectOption('1');
      await waitFor(page, 'Ann and Bob');
      await page.getByLabel('The winners’ vote').selectOption('Eve');
      await look(page, 'over');
      await press(page, 'Record the vote');
      await page
        .getByRole('button', { name: 'Record the vote' })
        .and(page.locator('[aria-disabled="false"]'))
        .waitFor();
      expect(calls).toEqual([['recordVote', 1, 'Eve']]);
    });

    test('after the last match a new game is offered', async () => {
      const outcome = { winners: ['Ann'], candidates: ['Dev'], vote: false, chosen: '' };
      const match = makeMatch({ over: true, round: 12, deadline: '', outcome });
      const { page } = await open(makeState({ matches: [match] }));
      await page.getByRole('button', { name: 'New game' }).waitFor();
      await look(page, 'all-over');
    });
  });

  test('the keyboard comes back to where it left', async () => {
    const { page } = await open(makeState());
    await page.getByRole('button', { name: 'Verify' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Verify' }).waitFor();
    // The focus follows the page a moment later; that it never does fails by its time-out.
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await press(page, '‹ Back');
    await page.getByRole('heading', { name: 'Polar Power' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'open-verify');
  });

  test('the state is read again every 20 seconds, and while work goes on more often', async () => {
    let reads = 0;
    let sent = 7;
    const getState = () => {
      reads++;
      const seats = NAMES.map((name, i) => makeSeat(name, i < sent ? {} : { receivedAt: '' }));
      return ok(makeState({ matches: [makeMatch({ seats })] }));
    };
    const { page } = await open(makeState(), { getState, selfTest: () => new Promise(() => {}) });
    await waitFor(page, '7 of 10 have sent an order.');
    await page.clock.fastForward(15_000);
    expect(reads).toBe(1);
    sent = 10;
    await page.clock.fastForward(6_000);
    await waitFor(page, 'All 10 have sent an order.');
    expect(reads).toBe(2);
    await press(page, 'Self-test');
    await press(page, 'Run the self-test');
    await page.clock.fastForward(5_000);
    await expectSoon(() => reads, 3);
  });
});

/** Waits until something is as expected. */
async function expectSoon<T>(get: () => T, expected: T): Promise<void> {
  for (let i = 0; i < 50 && get() !== expected; i++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(get()).toEqual(expected);
}
