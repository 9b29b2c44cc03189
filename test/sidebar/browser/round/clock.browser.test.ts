import type { ClockState } from '../../../../src/sheets/panel-api/panel.ts';
import { makeMatch, makeSeat, makeState, NAMES } from '../../states.ts';
import { ok } from '../fake-google.ts';
import { describePanel, expectSoon, look, press, text, waitFor } from '../panel-page.ts';

const AUTO = {
  timing: { schedule: '', auto: 'all', wait: 10, missing: 'host', remind: 0, tell: false },
  due: 'Sat 21 Nov 2026, 15:00 UTC (16:00 in Berlin)',
  pausedSince: '',
  resolvesAt: '2026-11-21T15:22:00.000Z',
  waitsFor: [],
  problem: null,
  afterPause: '',
  pausedDeadline: '',
  lastBySelf: { at: '2026-11-20T15:10:00.000Z', lost: [], missing: NAMES.slice(0, 6), leftOut: 1 },
  next: null,
  follows: 'maybe',
} satisfies ClockState;

describePanel('what happens by itself', (open) => {
  test('is said on the first page', async () => {
    const clock = {
      ...AUTO,
      problem: {
        of: 'resolve' as const,
        what: 'No order has come from Dev. The round waits for you.',
        at: '2026-11-21T11:00:00Z',
      },
    };
    const { page } = await open(makeState({ matches: [makeMatch({ clock })] }));
    await waitFor(page, /The round resolves automatically in 3 h 22 min/);
    await waitFor(page, /Round 2 was resolved automatically/);
    await waitFor(page, /This round did not resolve automatically/);
    await look(page, 'clock-note');
  });

  test('X2 lets late orders count with one press where nothing came in time', async () => {
    const clock: ClockState = {
      ...AUTO,
      timing: { ...AUTO.timing, missing: 'rules' },
      resolvesAt: '2026-11-21T11:30:00.000Z',
      waitsFor: NAMES,
      problem: {
        of: 'resolve',
        what: 'No order has come in time from anybody. 10 late orders wait for you: accept or ignore them.',
        at: '2026-11-21T11:30:00Z',
      },
    };
    const deadline = '2026-11-21T11:20:00.000Z';
    const late = NAMES.map((name, i) => ({
      ...{ id: `a${i}`, round: 3, name, at: '2026-11-21T11:59:00.000Z', answers: [], ignored: false },
    }));
    const seats = NAMES.map((name) => makeSeat(name, { receivedAt: '', answers: [], refused: [] }));
    let match = makeMatch({ clock, deadline, late, seats });
    const { page, calls } = await open(() => makeState({ matches: [match] }), {
      acceptLate: () => {
        match = makeMatch();
        return ok(null);
      },
    });
    await waitFor(page, /10 late orders wait for you/);
    await look(page, 'all-late');
    await press(page, 'Resolve round 3');
    await page.getByRole('region', { name: 'Confirm' }).getByText('Accept all 10').waitFor();
    await waitFor(
      page,
      /round 3: 10 players have sent no order in time\. Late orders of Ann, .* and Joan do not count/,
    );
    await look(page, 'all-late-asked');
    await press(page, 'Wait');
    await press(page, 'Accept all 10 for round 3');
    await waitFor(page, /Accepted for round 3: Ann, Bob, .* and Joan\./);
    expect(calls).toEqual([['acceptLate', 1, late.map(({ id }) => id)]]);
    await look(page, 'all-accepted');
  });

  test('says that reminders were not sent, which is no round that did not resolve', async () => {
    const what = 'Google takes no more mail from you today.';
    const clock = { ...AUTO, problem: { of: 'reminder' as const, what, at: '2026-11-21T11:00:00Z' } };
    const { page } = await open(makeState({ matches: [makeMatch({ clock })] }));
    await waitFor(
      page,
      /Reminders were not sent to Dev and Ivo \(.*\): Google takes no more mail.*Under “Remind who is missing” you can copy the text/,
    );
    expect(await page.getByText('did not resolve').count()).toBe(0);
  });

  test('H25 tells before it is saved that the round resolves at once', async () => {
    const seats = NAMES.map((name) => makeSeat(name));
    const { page, calls } = await open(makeState({ matches: [makeMatch({ seats })] }), {
      setTiming: () => ok(null),
    });
    await press(page, 'Deadline and automatic rounds');
    await page.getByLabel('How rounds are resolved').selectOption('all');
    await waitFor(page, 'With this setting, round 3 resolves automatically in a moment.');
    await look(page, 'clock-page-soon');
    await press(page, 'Save, and let round 3 resolve soon');
    await expectSoon(() => calls.map(([name]) => name), ['setTiming']);
  });

  test('is chosen in words', async () => {
    let given: unknown;
    const { page } = await open(makeState({ matches: [makeMatch()] }), {
      setTiming: (...all: unknown[]) => {
        given = all[1];
        return ok(null);
      },
    });
    await press(page, 'Deadline and automatic rounds');
    await page.getByLabel('Deadlines of later rounds').selectOption('daily');
    expect(await page.getByLabel('City whose time applies').locator('option').allTextContents()).toEqual([
      'Berlin',
      'UTC',
    ]);
    await page.getByLabel('Time of day').fill('18:00');
    await look(page, 'clock-page-daily');
    await press(page, 'Save');
    await waitFor(page, 'Round 3');
    expect(given).toMatchObject({ schedule: 'daily at 18:00 Berlin' });
    await press(page, 'Deadline and automatic rounds');
    await page.getByLabel('Deadlines of later rounds').selectOption('after');
    await page.getByLabel('Hours', { exact: true }).fill('1');
    await page.getByLabel('Hours', { exact: true }).fill('0');
    await waitFor(page, 'Enter how long each later round takes, in hours or minutes.');
    await page.locator('button[aria-disabled="true"]', { hasText: 'Save' }).waitFor();
    await page.getByLabel('Hours', { exact: true }).fill('1');
    await page.getByLabel('Minutes', { exact: true }).fill('30');
    await page.getByLabel('How rounds are resolved').selectOption('all');
    await page.getByLabel('If an order is missing at the deadline').selectOption('host');
    await look(page, 'clock-page');
    await press(page, 'Save');
    await waitFor(page, 'Round 3');
    expect(given).toEqual({
      schedule: '1 hours 30 minutes',
      auto: 'all',
      wait: 10,
      missing: 'host',
      remind: 0,
      tell: true,
    });
  });

  test('pauses with the match, and goes on from the first page', async () => {
    let clock: ClockState = AUTO;
    const { page, calls } = await open(() => makeState({ matches: [makeMatch({ clock })] }), {
      pauseMatch: () => {
        const afterPause = '2026-11-21T09:51:00.000Z';
        clock = { ...AUTO, resolvesAt: '', pausedSince: '2026-11-21T12:00:00.000Z', afterPause };
        return ok(null);
      },
      resume: () => {
        clock = AUTO;
        return ok(null);
      },
    });
    await press(page, 'Deadline and automatic rounds');
    await press(page, 'Pause the match');
    await waitFor(page, /Paused since/);
    await waitFor(page, 'The match is paused.');
    await look(page, 'paused');
    await press(page, 'Resume the match');
    await page.getByText(/Paused since/).waitFor({ state: 'detached' });
    // The earlier message is no longer true.
    expect(await page.getByText('The match is paused.').count()).toBe(0);
    expect(calls.map(([name]) => name)).toEqual(['pauseMatch', 'resume']);
  });

  test('reminds who is missing, by mail or by a text', async () => {
    const { page } = await open(makeState({ matches: [makeMatch({ clock: AUTO })] }), {
      mailsLeft: () => ok(97),
      remind: () => ok({ sent: ['Dev', 'Ivo'], failed: [], left: [] }),
    });
    await press(page, 'Remind who is missing');
    await waitFor(page, /You can send 97 more mails with Google today/);
    expect(await text(page)).toContain('Not reminded');
    expect(await text(page)).not.toContain('No address');
    await look(page, 'remind');
    await press(page, 'Send 2 mails');
    await waitFor(page, 'Sent to Dev and Ivo.');
    expect(await page.getByLabel('Text to copy').inputValue()).toMatch(
      /is due Sat 21 Nov 2026, 15:00 UTC \(16:00 in Berlin\)\. Orders are still missing from Dev and Ivo\./,
    );
  });
});
