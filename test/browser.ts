import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { CHROMIUM, launch } from '../tools/chromium.ts';
import { shared } from './groups/shared.ts';

export { CHROMIUM, launch };

/**
 * Describes tests that need a browser. Where no Chromium can be found they are skipped, and said to be; with
 * REQUIRE_BROWSER=1 they fail instead.
 */
export function describeInBrowser(name: string, tests: (browser: () => Browser) => void): void {
  if (!CHROMIUM && process.env.REQUIRE_BROWSER !== '1') {
    process.stderr.write(`\nSKIPPED: ${name}. No Chromium found; set CHROMIUM to its path.\n`);
    describe.skip(`${name} (SKIPPED: no Chromium found; set CHROMIUM)`, () =>
      tests(() => undefined as never));
    return;
  }
  describe(name, () => {
    let browser: Browser | undefined;
    beforeAll(async () => {
      if (!CHROMIUM)
        throw new Error('REQUIRE_BROWSER=1, and no Chromium was found; set CHROMIUM to its path.');
      if (shared.isGroup) shared.browser ??= launch();
      browser = await (shared.browser ?? launch());
    }, 60_000);
    afterAll(() => (shared.isGroup ? undefined : browser?.close()));
    tests(() => browser as Browser);
  });
}

/** The short text of axe: browsers read it twice as fast. */
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds wrong with a page, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await (page.frames().length > 1
    ? new AxeBuilder({ page, axeSource: axe }).analyze()
    : runAxe(page));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Runs axe within a page without frames: several times quicker than AxeBuilder, which opens a further page each time. */
async function runAxe(page: Page): Promise<AxeResults> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${axe}; undefined`);
  return page.evaluate('axe.run(document, { resultTypes: ["violations"] })');
}

export type { Browser, BrowserContext, Page };
