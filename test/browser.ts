import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
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

/** What axe finds wrong with a page, and with each frame in it, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const frame of page.frames()) {
    const { violations } = await runAxe(frame);
    for (const { id, help, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        faults.push(`${id}: ${help} at ${target.join(' ')}: ${failureSummary}`);
  }
  return faults;
}

async function runAxe(frame: Frame): Promise<AxeResults> {
  if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(`${axe}; undefined`);
  // Rules that read style sheets are experimental, and not run.
  const options = { resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } };
  return frame.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
}

export type { Browser, BrowserContext, Page };
