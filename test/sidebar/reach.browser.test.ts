import { ok } from './fake-google.ts';
import { describePanel, look, press, waitFor } from './panel-page.ts';
import { makeMatch, makeSeat, makeState, NAMES, OVERDUE } from './states.ts';

const TEXTS = {
  plain: 'Polar Power\nWhat happened in round 2:\n• Red is charged.\nThe board: https://files/s',
  discord: '**Polar Power**\n**What happened in round 2:**\n• Red is charged.\nThe board: <https://files/s>',
};

describePanel('what is told to players', (open) => {
  test('is a text to copy after a round, for Discord or plain', async () => {
    const seats = NAMES.map((name) => makeSeat(name));
    let match = makeMatch({ deadline: OVERDUE, seats });
    const { page, calls } = await open(() => makeState({ matches: [match] }), {
      announcement: () => ok(TEXTS),
      resolveRound: () => {
        match = makeMatch({ round: 3 });
        return ok({ round: 3, over: false, sent: 12, failed: [], waiting: 0, wait: 0 });
      },
    });
    await press(page, 'Resolve round 3');
    await press(page, 'Announce round 3');
    const text = page.getByLabel('Text to copy');
    await text.waitFor();
    expect(await text.inputValue()).toBe(TEXTS.discord);
    await page.getByLabel('The chat').selectOption('plain');
    expect(await text.inputValue()).toBe(TEXTS.plain);
    await look(page, 'announce');
    await page.getByRole('button', { name: 'Copy', exact: true }).focus();
    await page.keyboard.press('Enter');
    await waitFor(page, /Copied|Ctrl\+C/);
    expect(calls.map(([name]) => name)).toEqual(['resolveRound', 'announcement']);
    await press(page, '‹ Back');
    await press(page, 'Announce in a chat');
    await waitFor(page, 'Text to copy');
  });
});
