import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { CHROMIUM, launch } from '../tools/chromium.ts';

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
      browser = await launch();
    }, 60_000);
    afterAll(() => browser?.close());
    tests(() => browser as Browser);
  });
}

/** What axe finds wrong with a page, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary}`),
  );
}

export type { Browser, BrowserContext, Page };
