import type { Invited } from '../../../../src/sheets/panel-api/panel.ts';
import { makeMatch, makeSeason, makeSeat, makeState, NAMES, OVERDUE } from '../../states.ts';
import { ok } from '../fake-google.ts';
import { describePanel, expectSoon, look, press, waitFor } from '../panel-page.ts';

const TEXTS = {
  webhook: '',
  postedAt: '',
  plain: 'Polar Power\nWhat happened in round 2:\n• Red is charged.\nThe board: https://files/s',
  discord: '**Polar Power**\n**What happened in round 2:**\n• Red is charged.\nThe board: <https://files/s>',
};

describePanel('what is told to players', (open, openInBrowser) => {
  test('is a text to copy after a round, for Discord or plain', async () => {
    const seats = NAMES.map((name) => makeSeat(name));
    let match = makeMatch({ deadline: OVERDUE, seats });
    const { page, calls } = await openInBrowser(() => makeState({ matches: [match] }), {
      announcement: () => ok(TEXTS),
      resolveRound: () => {
        match = makeMatch({ round: 3 });
        return ok({ round: 3, over: false, sent: 12, failed: [], waiting: 0, wait: 0 });
      },
    });
    await press(page, 'Resolve round 3');
    await press(page, 'Announce round 3');
    const text = page.getByLabel('Text for Discord');
    await text.waitFor();
    expect(await text.inputValue()).toBe(TEXTS.discord);
    expect(await page.getByLabel('Plain text').inputValue()).toBe(TEXTS.plain);
    await look(page, 'announce');
    await page.getByRole('button', { name: 'Copy', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await waitFor(page, /Copied|Ctrl\+C/);
    expect(calls.map(([name]) => name)).toEqual(['resolveRound', 'announcement']);
    await press(page, '‹ Back');
    await press(page, 'Announce round 3');
    await waitFor(page, 'Plain text');
  });

  test('is posted automatically if the host gives a webhook; only its end is shown', async () => {
    const address = `https://discord.com/api/webhooks/123456789/${'a'.repeat(36)}wxyz`;
    let webhook = '';
    const { page, calls } = await openInBrowser(makeState({ matches: [makeMatch()] }), {
      announcement: () => ok({ ...TEXTS, webhook, postedAt: webhook && '2026-01-12T15:10:00.000Z' }),
      postTest: () => ok(webhook),
      setWebhook: (given: string) => {
        webhook = given.slice(-4);
        return ok(null);
      },
    });
    await press(page, 'Announce in a chat');
    await page.getByLabel('Webhook of the channel').fill(address);
    await look(page, 'webhook');
    await press(page, 'Post each round');
    await waitFor(page, /ends in wxyz/);
    await waitFor(page, /This round was posted on \w+ 12 Jan/);
    await press(page, 'Post a test text');
    await waitFor(page, /Discord accepted the test text/);
    await look(page, 'webhook-kept');
    expect(await page.content()).not.toContain('aaaa');
    await press(page, 'Stop posting');
    await page.getByLabel('Webhook of the channel').waitFor();
    expect(calls.filter(([name]) => name === 'setWebhook').map((call) => call[1])).toEqual([address, '']);
  });

  test('is posted by the panel once a round is resolved', async () => {
    let toPost: number[] = [1];
    let posts = 0;
    await open(() => makeState({ matches: [makeMatch()], toPost }), {
      postAnnouncements: () => {
        posts++;
        toPost = [];
        return ok({ failed: [], wait: 0 });
      },
    });
    await expectSoon(() => posts, 1);
  });

  test('is an invitation: by mail to all or one, or a text to copy', async () => {
    const base = {
      invited: '',
      invitedAt: '',
      again: null,
      problem: '',
      subject: 'You play Polar Power',
    } as const;
    const player = (name: string, change: Partial<Invited> = {}): Invited => ({
      ...base,
      id: name,
      name,
      email: `${name.toLowerCase()}@a-rather-long-name-of-a-host.example.org`,
      text: `Hello ${name},\n\nyou play Polar Power.`,
      ...change,
    });
    let players = [
      player('Ann'),
      player('Bob'),
      player('Cleo', { email: '', problem: 'The player has no email address: copy the text.' }),
    ];
    const season = makeSeason({ identity: 'code', rules: '' });
    let isDone = false;
    const seats = () =>
      ['Ann', 'Bob', 'Cleo'].map((name) =>
        makeSeat(name, {
          receivedAt: '',
          answers: [],
          invited: isDone && name !== 'Cleo' ? 'mail' : '',
          hasAddress: name !== 'Cleo',
        }),
      );
    const state = () => makeState({ season, matches: [makeMatch({ round: 0, seats: seats() })] });
    const { page, calls } = await openInBrowser(state, {
      mailsLeft: () => ok(97),
      invitations: () => ok({ all: 'Polar Power. Round 3 is open.', players }),
      noteInvited: () => ok(null),
      invite: () => {
        isDone = true;
        players = players.map((one) =>
          one.problem === ''
            ? { ...one, invited: 'mail' as const, invitedAt: '2026-11-21T11:00:00.000Z' }
            : one,
        );
        return ok({ sent: ['Ann', 'Bob'], failed: [], left: [] });
      },
    });
    await look(page, 'first-round');
    await waitFor(page, 'No invitation yet: Ann, Bob and Cleo (no address).');
    await press(page, 'Invite players');
    await waitFor(page, /You can send 97 more mails with Google today/);
    await press(page, 'Send 2 mails');
    await waitFor(page, 'Sent to Ann and Bob.');
    await waitFor(page, /No invitation yet: Cleo \(no address\)\./);
    await waitFor(page, /The rules are a tab of the spectators’ file\./);
    await waitFor(page, /Invited Sat/);
    expect(await page.getByLabel('Text for all players').inputValue()).toBe('Polar Power. Round 3 is open.');
    // By the keyboard alone.
    await page.locator('summary', { hasText: /^Ann.*Invited/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSoon(() => calls.filter(([name]) => name === 'invite').length, 2);
    expect(calls.filter(([name]) => name === 'invite').map((call) => call.slice(0, 4))).toEqual([
      ['invite', 1, '', false],
      ['invite', 1, 'Ann', true],
    ]);
    await page.locator('summary', { hasText: /^Cleo *No address/ }).click();
    await waitFor(page, 'The player has no email address: copy the text.');
    // The form’s link fills in the code (H1).
    await waitFor(page, /the link to the form contains the personal code/);
    await look(page, 'invite');
    await press(page, 'I sent it to Cleo');
    await expectSoon(() => calls.filter(([name]) => name === 'noteInvited'), [['noteInvited', 1, 'Cleo']]);
  });
});
