import { FRIENDS } from '../../local/demo/demo.ts';
import { axeFaults, describeInBrowser } from '../browser.ts';
import { type LocalPage, openEmptyPage, panelOf } from './local-page.ts';

jest.setTimeout(120_000);

/** Seconds that a host takes for a click, with looking for it; and for pasting the list of players. */
const PER_CLICK = 5;
const PASTING = 30;

describeInBrowser('a new season in the browser', (browser) => {
  let local: LocalPage;
  let clicks = 0;
  let begun = 0;
  beforeAll(async () => {
    local = await openEmptyPage(browser(), FRIENDS);
    begun = local.host.clock.now();
  }, 60_000);
  afterAll(() => local?.stop());

  /** A button of the panel; it is clicked as a host does, and counted. */
  const press = async (name: string | RegExp) => {
    clicks++;
    await panelOf(local.page).getByRole('button', { name }).first().click();
  };

  test('a host with an empty workbook sets up a season of twelve and its first match within five minutes', async () => {
    const { page, host } = local;
    const panel = panelOf(page);
    await page.getByText('Roundkeeper', { exact: true }).first().waitFor();
    clicks += 2;
    await page.locator('summary', { hasText: 'Roundkeeper' }).click();
    await page.getByRole('button', { name: 'Open the panel' }).click();
    await press('Set up the season');
    clicks++;
    const emails = FRIENDS.map((name) => `${name} <${name.toLowerCase()}@example.com>`);
    await panel.getByLabel('Paste your players').fill(emails.join('\r\n'));
    expect(await axeFaults(page)).toEqual([]);
    await press('Add the players');
    await panel.getByText('12 players added:').waitFor();
    await press('New game');
    await press(/Not Flower Field/);
    await panel.getByText('0 of 4 chosen').waitFor();
    for (const name of ['Ann', 'Cleo', 'Kim', 'Lea']) {
      clicks++;
      await panel.getByRole('checkbox', { name: new RegExp(name) }).check();
    }
    await panel.getByText('4 of 4 chosen').waitFor();
    expect(await panel.getByRole('checkbox', { name: /Ben/ }).isDisabled()).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await press('Make the match');
    await panel.getByRole('heading', { name: 'Not Flower Field' }).waitFor({ timeout: 60_000 });
    await panel.getByText('0 of 4 have sent an order.').waitFor();
    const google = (host.clock.now() - begun) / 1000;
    // Measured: 12 clicks, and 34 s on Google by the modelled times.
    expect(clicks).toBeLessThanOrEqual(12);
    expect(google).toBeGreaterThan(10);
    expect(google + clicks * PER_CLICK + PASTING).toBeLessThan(300);
    const forms = Object.values(host.world.files).filter(({ kind }) => kind === 'form');
    expect(forms.map(({ name }) => name)).toEqual([
      'Not Flower Field — orders',
      'Not Flower Field — trade desk',
    ]);
    expect(local.faults).toEqual([]);
  });
});
