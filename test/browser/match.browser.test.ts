import { HOST_EMAIL } from '../../local/demo/demo.ts';
import { fontOf } from '../../local/web/sheet/layout/text-size.ts';
import { widthOf } from '../../src/rules/board/text-size.ts';
import { describeInBrowser } from '../browser.ts';
import { rowOf } from '../e2e/season.ts';
import { type LocalPage, lookAs, openLocalPage, panelOf } from './local-page.ts';

jest.setTimeout(180_000);

describeInBrowser('a match in the browser', (browser) => {
  let local: LocalPage;
  beforeAll(async () => {
    local = await openLocalPage(browser());
  }, 60_000);
  afterAll(() => local?.stop());

  test('a player fills in the form and the host sees what was sent', async () => {
    const { page } = local;
    await lookAs(page, 'Ann');
    await page.getByText('Ann — private').click();
    // The link in her own file fills in her personal code (H1).
    const opened = page.waitForEvent('popup');
    await page.locator('a[href*="viewform"]').first().click();
    const form = await opened;
    await form.getByLabel('Stamps to buy').fill('many');
    await form.getByLabel('Mail 1').selectOption('red · strength 3');
    await form.getByRole('button', { name: 'Submit' }).click();
    // The form itself says what is wrong, before anything is sent.
    await form.getByText('Please enter a whole number', { exact: false }).first().waitFor();
    await form.getByLabel('Stamps to buy').fill('0');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('Received.', { exact: false }).waitFor();
    await form.close();
    await lookAs(page, 'the host');
    await page.getByText('Roundkeeper season').first().click();
    await panelOf(page).getByText('1 of 10 have sent an order.').waitFor({ timeout: 40_000 });
  });

  test('the host resolves rounds, three clicks at most, and sees the end of the match', async () => {
    const { page, host } = local;
    const panel = panelOf(page);
    for (const round of [1, 2]) {
      await page.getByRole('button', { name: 'Let simulated players send orders' }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '+24 h' }).click();
      await page.getByRole('button', { name: '+24 h' }).click();
      await panel.getByRole('button', { name: `Resolve round ${round}` }).click();
      const resolved = panel.getByText(`Round ${round} resolved, 1`, { exact: false }).first();
      const question = panel.getByRole('button', { name: 'Resolve now' });
      // The panel asks where it has not yet seen the orders or the time, some seconds old.
      await resolved.or(question).first().waitFor({ timeout: 30_000 });
      if (await question.isVisible()) await question.click();
      await resolved.waitFor({ timeout: 30_000 });
    }
    // All later rounds as if another panel of the host resolved them.
    for (let round = 2; !rowOf(host, 1).over; round++)
      expect(host.call(HOST_EMAIL, 'resolveRound', [{ match: 1, round, early: true }]).value).toMatchObject({
        ok: true,
      });
    await panel.getByRole('button', { name: 'Refresh' }).click();
    await panel
      .getByText(/Winner/)
      .first()
      .waitFor();
    expect(local.faults).toEqual([]);
  });

  test('a spectator without an account reads the outcome and the seed, and nothing else opens', async () => {
    const { page } = local;
    await lookAs(page, 'a spectator');
    await page.getByText('as published to the web').click();
    await page.getByText('Elimination Candidate', { exact: false }).first().waitFor();
    await page.getByText('The seed', { exact: false }).first().waitFor();
    await page.getByText('Ann — private').click();
    await page.getByText('Sign in', { exact: false }).first().waitFor();
    await page.getByText('Roundkeeper season').first().click();
    await page.getByText('Sign in', { exact: false }).first().waitFor();
  });

  test('the log verifies', async () => {
    const { page } = local;
    await lookAs(page, 'the host');
    await page.getByText('Roundkeeper season').first().click();
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Verify', exact: true }).click();
    await panel.getByRole('button', { name: 'Verify now' }).click();
    await panel.getByText('No differences found.').waitFor({ timeout: 20_000 });
  });

  test('text is as wide as in Arial, which pages are laid out for, on machines without it too', async () => {
    const text = 'Quick brown foxes jump 1234567890 times; “why” – nobody knows • ask the dog’s owner · yes';
    // Large, since small letters are drawn in whole pixels.
    const size = 150;
    for (const bold of [false, true]) {
      const font = fontOf({ userEnteredFormat: { textFormat: { bold, fontSize: size } } });
      const width = await local.page.evaluate(widthIn, [text, font] as const);
      expect(width).toBeCloseTo(widthOf(text, { bold, size }), -1);
    }
  });
});

/** Runs in the page: the width of a text in a CSS font. */
function widthIn([text, font]: readonly [string, string]): number {
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.font = font;
  // The widths that pages are laid out by leave out that some pairs of letters stand closer.
  canvas.fontKerning = 'none';
  return canvas.measureText(text).width;
}
