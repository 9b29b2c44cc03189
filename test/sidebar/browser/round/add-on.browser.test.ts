import type { Host } from '../../../../local/host/host.ts';
import { freshHost, HOST, sendOrders, typeRoster } from '../../../e2e/season.ts';
import { makeRandom, POLAR_ROSTER } from '../../../players.ts';
import type { SmallPage } from '../../small/page.ts';
import { makeState } from '../../states.ts';
import { describePanel, look, press, waitFor } from '../panel-page.ts';

const EVERYONE = POLAR_ROSTER.map(({ name }) => name);

describePanel('the panel and the add-on behind it', (open) => {
  let host: Host;
  let page: SmallPage;
  beforeAll(() => {
    host = freshHost(EVERYONE);
  });
  beforeEach(async () => {
    const addOn = (name: string, given: readonly unknown[]) => {
      const { value, error } = host.call(HOST, name, [...given]);
      return error ? new Error(error.message) : value;
    };
    ({ page } = await open(makeState(), addOn));
  });

  // Each test continues where the one before it ended, at a panel that was just opened.
  test('a season is set up, and its roster is seen', async () => {
    await press(page, 'Set up the season');
    await waitFor(page, 'There are no players yet.');
    typeRoster(host, POLAR_ROSTER);
    await press(page, 'Refresh');
    await waitFor(page, /10 players in the tab “Season”/);
  });

  test('a match is made with an option changed', async () => {
    await press(page, 'New game');
    await press(page, /Polar Power/);
    await page.getByText('Options', { exact: false }).first().click();
    await page.getByLabel('Price of a stamp (garnets)').fill('2');
    await look(page, 'add-on-game-form');
    await press(page, 'Make the match');
    await waitFor(page, 'Round 1');
    await waitFor(page, '0 of 10 players have sent an order.');
  });

  test('orders are seen, previewed and resolved early', async () => {
    sendOrders(host, 1, makeRandom('the first round'));
    await press(page, 'Refresh');
    await waitFor(page, /have sent an order/);
    const sent = await page.getByText(/have sent an order/).textContent();
    await look(page, 'add-on-orders');
    await press(page, 'Preview');
    await waitFor(page, 'What would happen');
    const missing = await page.locator('h2', { hasText: 'Orders sent' }).locator('+ p').textContent();
    expect(missing).not.toBe('');
    expect(missing === 'Everybody has sent an order.').toBe(sent?.startsWith('All '));
    await look(page, 'add-on-preview');
    await press(page, 'Resolve round 1');
    // The first round has two days, each later one has one (H17).
    await waitFor(page, /That is earlier than the announced .*\./);
    await look(page, 'add-on-sooner');
    await press(page, 'Resolve now');
    await waitFor(page, /^Round 1 resolved, \d+ pages renewed\.$/);
    await waitFor(page, 'Round 2');
  });

  test('the round is explained, for the host and for a player', async () => {
    await press(page, 'Explain a round');
    await press(page, 'Explain');
    await page.locator('.story > li').first().waitFor();
    await look(page, 'add-on-why');
    await page.getByLabel('What this reader may know').selectOption(EVERYONE[0] ?? '');
    await press(page, 'Explain');
    await page.locator('.story > li').first().waitFor();
    await press(page, '‹ Back');
  });

  test('a prize is awarded, the log verifies and the record is there', async () => {
    await press(page, 'Award or fine');
    await page.getByLabel(new RegExp(`^${EVERYONE[0]}`)).check();
    await page.getByLabel('Garnets', { exact: true }).fill('2');
    await page.getByLabel('Why').fill('A song');
    await press(page, 'Save in the ledger');
    await waitFor(page, `${EVERYONE[0]}: +2 garnets. The award is now in the ledger.`);
    await press(page, '‹ Back');
    await press(page, 'Verify');
    await press(page, 'Verify now');
    await waitFor(page, 'No differences found.');
    await press(page, '‹ Back');
    await press(page, 'Export the match');
    await press(page, 'Prepare the download');
    await waitFor(page, 'Download the file (.json)');
    const file = await page.getByLabel('The file’s text').inputValue();
    expect(JSON.parse(file)).toMatchObject({ shows: 'public', game: 'polar-power' });
    await press(page, '‹ Back');
  });

  test('the round is undone, and the deadline taken away', async () => {
    await press(page, 'Undo round 1');
    await page.locator('.page').getByRole('button', { name: 'Undo round 1' }).click();
    await waitFor(page, 'Round 1');
    expect(await page.getByText(/Round 1 resolved/).count()).toBe(0);
    await press(page, 'Deadline and automatic rounds');
    await page.getByText('No deadline', { exact: true }).click();
    await page.locator('.page').getByRole('button', { name: 'Change the deadline' }).click();
    await waitFor(page, 'No deadline');
    await look(page, 'add-on-undone');
  });
});
