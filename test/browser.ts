import { readFileSync } from 'node:fs';
import type Axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { CHROMIUM, launch } from '../tools/chromium.ts';

export { CHROMIUM, launch };

/** Describes tests that need a browser. Where no Chromium is found, they are skipped with a message; with REQUIRE_BROWSER=1 they fail instead. */
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

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The faults that axe finds in a page and in each frame of it, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const frame of page.frames()) {
    await frame.evaluate(`globalThis.axe || (() => { ${AXE} })()`);
    faults.push(...(await frame.evaluate(judge)));
  }
  return faults;
}

/** Runs in the page. */
async function judge(): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof Axe };
  const { violations } = await axe.run({ resultTypes: ['violations'], iframes: false });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary}`),
  );
}

export type { Browser, BrowserContext, Page };
