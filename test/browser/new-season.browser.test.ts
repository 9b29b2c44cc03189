import { axeFaults, describeInBrowser } from '../browser.ts';
import { type LocalPage, openEmptyPage, panelOf } from './local-page.ts';

jest.setTimeout(120_000);

describeInBrowser('a new season in the browser', (browser) => {
  let local: LocalPage & { typeRoster(): void };
  beforeAll(async () => {
    local = await openEmptyPage(browser(), ['Ann', 'Ben', 'Cleo', 'Dan']);
  }, 60_000);
  afterAll(() => local?.stop());

  test('a host sets up a season, types the roster, and makes a match', async () => {
    const { page, host } = local;
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Set up the season' }).click();
    await page
      .getByRole('button', { name: 'Season', exact: true })
      .or(page.getByRole('tab', { name: 'Season' }))
      .first()
      .waitFor();
    expect(await axeFaults(page)).toEqual([]);
    local.typeRoster();
    await panel.getByRole('button', { name: 'Refresh' }).click();
    await panel.getByRole('button', { name: 'New game' }).first().click();
    await panel.getByText('Not Flower Field').first().click();
    await panel.getByRole('button', { name: 'Make the match' }).click();
    await panel.getByRole('heading', { name: 'Not Flower Field' }).waitFor({ timeout: 60_000 });
    await panel.getByText('0 of 4 have sent an order.').waitFor();
    const forms = Object.values(host.world.files).filter(({ kind }) => kind === 'form');
    expect(forms.map(({ name }) => name)).toEqual([
      'Not Flower Field — orders',
      'Not Flower Field — trade desk',
    ]);
    expect(local.faults).toEqual([]);
  });
});
