import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Host } from '../../local/host/host.ts';
import { startLocalHost } from '../../local/server/start.ts';
import type { Browser, Page } from '../browser.ts';
import { ACCOUNT } from '../e2e/season.ts';

export interface LocalPage {
  readonly page: Page;
  readonly host: Host;
  /** The errors of the page's scripts. */
  readonly faults: string[];
  stop(): Promise<void>;
}

/** `npm start` with these arguments, with the add-on as built, its state in a folder of its own, and a browser at its address. */
export async function openLocalPage(browser: Browser, given: readonly string[]): Promise<LocalPage> {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-browser-'));
  const started = await startLocalHost({
    arguments: given,
    build: async () => dist(),
    folder,
    print: () => {},
  });
  if (!started) throw new Error('the local host did not start');
  const opened = await openAt(browser, started.host, started.url);
  return {
    ...opened,
    stop: async () => {
      await opened.page.context().close();
      started.stop();
    },
  };
}

function dist() {
  return {
    code: readFileSync('dist/Code.js', 'utf8'),
    sidebar: readFileSync('dist/sidebar.html', 'utf8'),
    manifest: JSON.parse(readFileSync('dist/appsscript.json', 'utf8')),
    keepsScript: true,
    switches: ACCOUNT,
  };
}

async function openAt(browser: Browser, host: Host, url: string): Promise<Omit<LocalPage, 'stop'>> {
  // A small window: the less of a sheet is seen, the less is drawn.
  const context = await browser.newContext({ viewport: { width: 1100, height: 500 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(url);
  return { page, host, faults };
}

/** The host's panel, as Google shows it: in a frame of its own. */
export function panelOf(page: Page) {
  return page.frameLocator('iframe').first();
}

/** Chooses the account that views the page. */
export async function lookAs(page: Page, name: string): Promise<void> {
  const options = await page.getByLabel('I am').locator('option').allTextContents();
  const label = options.find((option) => option.startsWith(name));
  if (label === undefined) throw new Error(`nobody is named ${name}: ${options.join(', ')}`);
  await page.getByLabel('I am').selectOption({ label });
}
