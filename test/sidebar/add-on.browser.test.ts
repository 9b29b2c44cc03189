import type { Host } from '../../local/host/host.ts';
import { axeFaults, describeInBrowser, type Page } from '../browser.ts';
import { freshHost, HOST, makeRandom, POLAR_ROSTER, sendOrders, typeRoster } from '../e2e/season.ts';
import { openPanel } from './fake-google.ts';
import { panelHtml } from './html.ts';

jest.setTimeout(120_000);

/** SCREENSHOTS=folder keeps pictures, to be looked at. */
const SHOTS = process.env.SCREENSHOTS;

const EVERYONE = POLAR_ROSTER.map(({ name }) => name);

describeInBrowser('the panel and the add-on behind it', (browser) => {
  let page: Page;
  let host: Host;

  beforeAll(async () => {
    const html = panelHtml();
    host = freshHost(EVERYONE);
    ({ page } = await openPanel(browser(), html, (name, args) => {
      const { value, error } = host.call(HOST, name, args);
      return error ? new Error(error.message) : value;
    }));
  });
  afterAll(() => page?.context().close());

  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const waitFor = (words: string | RegExp) =>
    page.getByText(words).filter({ visible: true }).first().waitFor();
  const look = async (name: string) => {
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/add-on-${name}.png`, fullPage: true });
    expect(await axeFaults(page)).toEqual([]);
  };

  // One host's evening, step after step.
  test('a season is set up, and its roster is seen', async () => {
    await press('Set up the season');
    await waitFor('There are no players yet.');
    typeRoster(host, POLAR_ROSTER);
    await press('Refresh');
    await waitFor('10 players on the roster.');
  });

  test('a match is made with an option changed', async () => {
    await press('New game');
    await press(/Polar Power/);
    await page.getByText('Options', { exact: false }).first().click();
    await page.getByLabel('Price of a stamp (garnets)').fill('2');
    await look('game-form');
    await press('Make the match');
    await waitFor('Round 1');
    await waitFor('0 of 10 have sent an order.');
  });

  test('orders are seen, previewed and resolved early', async () => {
    sendOrders(host, 1, makeRandom('the first round'));
    await press('Refresh');
    await waitFor(/have sent an order/);
    await look('orders');
    await press('Preview');
    await waitFor('What would happen');
    await look('preview');
    await press('Resolve round 1');
    await press('Resolve now');
    await waitFor(/^Round 1 resolved, \d+ deliveries made\.$/);
    await waitFor('Round 2');
  });

  test('the round is explained, for the host and for a player', async () => {
    await press('Explain a round');
    await press('Explain');
    await page.locator('.story > li').first().waitFor();
    await look('why');
    await page.getByLabel('As far as this viewer may know').selectOption(EVERYONE[0] ?? '');
    await press('Explain');
    await page.locator('.story > li').first().waitFor();
    await press('‹ Back');
  });

  test('a prize is awarded, the log verifies and the record is there', async () => {
    await press('Award or fine');
    await page.getByLabel('Player').selectOption(EVERYONE[0] ?? '');
    await page.getByLabel('Garnets', { exact: true }).fill('2');
    await page.getByLabel('Why').fill('A song');
    await press('Write it into the ledger');
    await waitFor(`${EVERYONE[0]}: +2 garnets. The ledger has it.`);
    await press('‹ Back');
    await press('Verify');
    await press('Verify now');
    await waitFor('No differences found.');
    await press('‹ Back');
    await press('Export the record');
    await press('Export');
    expect(JSON.parse(await page.getByLabel('Record').inputValue())).toMatchObject({ game: 'polar-power' });
    await press('‹ Back');
  });

  test('the round is undone, and the deadline taken away', async () => {
    await press('Undo round 1');
    await page.locator('.page').getByRole('button', { name: 'Undo round 1' }).click();
    await waitFor('Round 1');
    expect(await page.getByText(/Round 1 resolved/).count()).toBe(0);
    await press('Change the deadline');
    await page.getByText('No deadline').click();
    await page.locator('.page').getByRole('button', { name: 'Change the deadline' }).click();
    await waitFor('No deadline');
    await look('undone');
  });
});
