import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stepsPage } from '../../tools/release/steps-page.ts';
import { describeInBrowser } from '../browser.ts';
import { TEXTS, VERSION } from '../tools/release-texts.ts';

describeInBrowser('the page of steps', (browser) => {
  test('copies the texts of the files, also when it lies on a disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'release-'));
    const file = join(folder, 'steps.html');
    writeFileSync(file, stepsPage(TEXTS, VERSION));
    const page = await browser().newPage();
    try {
      await page.goto(`file://${file}`);
      const texts = await page
        .locator('textarea')
        .evaluateAll((areas) => areas.map((area) => [area.id, (area as HTMLTextAreaElement).value]));
      expect(Object.fromEntries(texts)).toEqual(TEXTS);
      await page.getByRole('button', { name: 'Copy the text of Code.gs' }).click();
      await page.locator('output', { hasText: /Copied|Ctrl\+C/ }).waitFor();
    } finally {
      await page.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
