import { READY } from '../../src/sheets/own-game/ready.ts';
import { FIRST_ROUND_TAB } from '../../src/sheets/workbook/season.ts';
import { axeFaults, describeInBrowser } from '../browser.ts';
import { submit } from '../e2e/season.ts';
import { type LocalPage, openLocalPage, panelOf } from './local-page.ts';

jest.setTimeout(180_000);

// One season on the page of `npm start -- --empty`. Each test goes on where the one before it ended.
describeInBrowser('a game of the host’s own in the browser', (browser) => {
  let local: LocalPage;
  beforeAll(async () => {
    local = await openLocalPage(browser(), ['--port', '8913', '--empty']);
  }, 60_000);
  afterAll(() => local?.stop());

  const press = async (name: string | RegExp) => {
    await panelOf(local.page).getByRole('button', { name }).first().click();
  };
  const picture = async (name: string) => {
    const folder = process.env.SCREENSHOTS;
    if (!folder) return;
    await local.page.setViewportSize({ width: 1500, height: 900 });
    await local.page.waitForTimeout(800);
    await local.page.screenshot({ path: `${folder}/own-game-${name}.png` });
    await local.page.setViewportSize({ width: 1100, height: 500 });
  };

  test('O1 O10 is described from a ready one, with its readers before it begins, and imported ones show their rules', async () => {
    const { page } = local;
    const panel = panelOf(page);
    await page.getByText('Roundkeeper', { exact: true }).first().waitFor();
    await page.locator('summary', { hasText: 'Roundkeeper' }).click();
    await page.getByRole('button', { name: 'Open the panel' }).click();
    await press('Set up the season');
    await panel
      .getByLabel('Paste your players')
      .fill('Ann <ann@example.com>\nBen <ben@example.com>\nCleo <cleo@example.com>');
    await press('Add the players');
    await panel.getByText('3 players added:').waitFor();
    await press('New game');
    await press('A game of your own');
    await panel.getByText('Describe a new game.').waitFor();
    await picture('choice');
    await panel.getByText('Use another host’s game').click();
    await panel
      .getByLabel('Paste the text of the game')
      .fill(JSON.stringify({ ...READY.deals, facts: [{ title: 'Sum', rule: '=IMAGE("https://a.b/")' }] }));
    await press('Show its rules');
    await panel.getByText('The rule of “Sum” is not permitted here').waitFor();
    await panel.getByLabel('Paste the text of the game').fill(JSON.stringify(READY.deals));
    await press('Show its rules');
    await panel.getByText('“Deals” has 1 rule:').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await picture('import');
    await press('Two thirds');
    await panel.getByText('All checks passed.').waitFor();
    await panel.getByText('Everyone reads:').waitFor();
    await panel.getByText('Write a rule for me').click();
    await panel.getByLabel(/^Rule/).selectOption('The number closest to a target gets points');
    await panel.getByLabel('New value of').selectOption('Points');
    await panel.getByLabel('Number', { exact: true }).selectOption('Your number');
    await panel.getByLabel('The target').selectOption('two thirds of the average');
    await panel.getByLabel('If several players tie').selectOption('all of them get the points');
    expect(await axeFaults(page)).toEqual([]);
    await picture('described');
    await press('Write this rule');
    await panel.getByText('is now in the tab.').waitFor();
    await panel.getByText('All checks passed.').waitFor();
  });

  test('O2 its rounds are ruled in the tab “This round”, by a preview that binds', async () => {
    const { page, host } = local;
    const panel = panelOf(page);
    await press('Make a match of this game');
    await panel.getByText('3 players chosen').waitFor();
    await press('Make the match');
    await panel.getByText('Enter your ruling in the yellow cells').waitFor({ timeout: 60_000 });
    await picture('match');
    submit(host, 1, 'Ann', { 'Your number': '30' });
    submit(host, 1, 'Ben', { 'Your number': '20' });
    submit(host, 1, 'Cleo', { 'Your number': '50' });
    await press('Preview round 1');
    await panel.getByText('Ben, Points: 0 → 1.').waitFor();
    await picture('preview');
    await press('Resolve round 1');
    await press('Resolve now');
    await panel.getByText('Round 2').first().waitFor({ timeout: 60_000 });
    await press('Open that tab');
    await picture('this-round');
    const file = host.world.files[host.world.activeWorkbook as string];
    const sheets = file?.kind === 'workbook' ? file.workbook.sheets : [];
    const tab = sheets.find(({ sheetId }) => sheetId === FIRST_ROUND_TAB + 1);
    // 3 × 20 − 2 × 33⅓ is nearest to 0.
    expect([8, 9, 10].map((row) => tab?.rows[row]?.[3]?.userEnteredValue)).toEqual([
      { numberValue: 0 },
      { numberValue: 1 },
      { numberValue: 0 },
    ]);
    expect(local.faults).toEqual([]);
  });

  test('O7 what was ruled in a resolved round is corrected on a page that shows what changes', async () => {
    const panel = panelOf(local.page);
    await panel.getByText('Make corrections').click();
    await press('Correct an earlier round');
    await panel.getByLabel('What is wrong').selectOption('Your ruling for a player');
    await panel.getByLabel(/^Player/).selectOption('Ben');
    await panel.getByLabel('Points', { exact: true }).fill('3');
    await picture('correct');
    await press('See what changes');
    await panel.getByText('Points if the match ended now').waitFor();
    await picture('corrected');
    await press('Correct round 1');
    await panel.getByText('Round 1 is corrected.').waitFor();
    expect(local.faults).toEqual([]);
  });
});
