import { makeMatch, makeSeat, makeState, NAMES, OVERDUE } from '../../states.ts';
import { ok } from '../fake-google.ts';
import { describePanel, expectSoon, press, text, waitFor } from '../panel-page.ts';

describePanel('the panel asks for news', (open) => {
  test('once at a time, however long an answer takes', async () => {
    let underWay = 0;
    let most = 0;
    const { page } = await open(makeState(), {
      poll: async () => {
        most = Math.max(most, ++underWay);
        await new Promise((resolve) => setTimeout(resolve, 300));
        underWay--;
        return ok(null);
      },
    });
    await waitFor(page, 'Round 3');
    for (let i = 0; i < 4; i++) await page.clock.runFor(21_000);
    expect(most).toBe(1);
  });

  test('and drops an answer that a press has overtaken', async () => {
    const overdue = makeState({
      matches: [makeMatch({ deadline: OVERDUE, seats: NAMES.map((name) => makeSeat(name)) })],
    });
    let answerPoll = () => {};
    let answerRead = () => {};
    let resolved = false;
    const { page } = await open(overdue, {
      getState: async () => {
        if (resolved)
          await new Promise<void>((resolve) => {
            answerRead = resolve;
          });
        return ok(resolved ? { ...overdue, warnings: ['After the press.'] } : overdue);
      },
      poll: async () => {
        await new Promise<void>((resolve) => {
          answerPoll = resolve;
        });
        return ok({ ...overdue, version: 'old', warnings: ['Before the press.'] });
      },
      resolveRound: () => {
        resolved = true;
        return ok({ round: 3, over: false, sent: 12, failed: [], waiting: 0, wait: 0 });
      },
    });
    await waitFor(page, 'Round 3');
    await page.clock.runFor(21_000);
    await press(page, 'Resolve round 3');
    await expectSoon(() => resolved, true);
    await page.clock.runFor(200);
    answerPoll();
    await page.clock.runFor(300);
    expect(await text(page)).not.toContain('Before the press.');
    answerRead();
    await waitFor(page, 'After the press.');
  });

  test('and counts the time that is left down by the server’s clock, second by second', async () => {
    const { page } = await open(makeState(), { poll: () => ok(null) });
    await waitFor(page, '3 h 12 min left');
    await page.clock.runFor(61_000);
    await waitFor(page, '3 h 11 min left');
    const soon = new Date(Date.parse(makeState().now) + 40_000).toISOString();
    const last = await open(makeState({ matches: [makeMatch({ deadline: soon })] }), {
      poll: () => ok(null),
    });
    await waitFor(last.page, '40 s left');
    await last.page.clock.runFor(3_000);
    await waitFor(last.page, '37 s left');
  });
});
