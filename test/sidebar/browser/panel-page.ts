import { mkdirSync } from 'node:fs';
import type { PanelState } from '../../../src/sheets/panel-api/panel.ts';
import { axeFaults, describeInBrowser, type Page } from '../../browser.ts';
import { type Answers, type Opened, ok, openPanel } from './fake-google.ts';
import { panelHtml } from './html.ts';

/** SCREENSHOTS=folder keeps a picture of every screen, for people to check. */
const SHOTS = process.env.SCREENSHOTS;

/** Opens the panel on a state, or on states one after the other. */
type Open = (state: PanelState | (() => PanelState), answers?: Answers) => Promise<Opened>;

/** Describes tests of the built panel in a browser, with a stand-in for the add-on. */
export function describePanel(name: string, tests: (open: Open) => void): void {
  jest.setTimeout(60_000);
  describeInBrowser(name, (browser) => {
    let html = '';
    const panels: Opened[] = [];
    beforeAll(() => {
      html = panelHtml();
    });
    afterEach(async () => {
      for (const panel of panels.splice(0)) await panel.close();
    });
    tests(async (state, answers = {}) => {
      const getState = () => ok(typeof state === 'function' ? state() : state);
      const opened = await openPanel(browser(), html, {
        getState,
        poll: answers.getState ?? getState,
        readAgain: answers.getState ?? getState,
        ...answers,
      });
      panels.push(opened);
      return opened;
    });
  });
}

/** Expects that axe finds no fault and that nothing is wider than the panel; keeps a picture, if wanted. */
export async function look(page: Page, name: string): Promise<void> {
  if (SHOTS) {
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: `${SHOTS}/${name}.png` });
    await page.screenshot({ path: `${SHOTS}/${name}-whole.png`, fullPage: true });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(300);
  expect(await axeFaults(page)).toEqual([]);
}

export function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

export function text(page: Page): Promise<string | null> {
  return page.locator('#panel').textContent();
}

/** Waits until some words are visible. */
export function waitFor(page: Page, words: string | RegExp): Promise<void> {
  return page.getByText(words).filter({ visible: true }).first().waitFor();
}

/** Waits until an expectation holds. */
export async function expectSoon<T>(get: () => T, expected: T): Promise<void> {
  const isThere = () => JSON.stringify(get()) === JSON.stringify(expected);
  for (let i = 0; i < 500 && !isThere(); i++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(get()).toEqual(expected);
}
