import { mkdirSync } from 'node:fs';
import type { PanelState } from '../../../src/sheets/panel-api/panel.ts';
import { axeFaults, type Browser, describeInBrowser, type Page } from '../../browser.ts';
import { moment, openSmallPage, SmallPage } from '../small/page.ts';
import type { SmallPanel } from '../small/panel.ts';
import { type AddOn, type Answers, answer, makeStage, type Opened, ok, openPanel } from './fake-google.ts';
import { panelHtml } from './html.ts';

/** SCREENSHOTS=folder keeps a picture of every screen, for people to check. */
const SHOTS = process.env.SCREENSHOTS;

/** Opens the panel on a state, or on states one after the other. */
type Open<P> = (
  state: PanelState | (() => PanelState),
  answers?: Answers | AddOn,
) => Promise<{ readonly page: P; readonly calls: Opened['calls'] }>;

/** The small panel that is open. */
let small: SmallPanel | undefined;

/** Screens of the small panel that a test wants to be looked at. */
const screens: { readonly name: string; readonly html: string }[] = [];

/**
 * Describes tests of the panel with a stand-in for the add-on. Most need no browser: the small panel shows
 * the words, and makes the calls. A browser draws the screens to look at. It also has the panel for tests of
 * the keyboard, the focus, and the layout of a page.
 */
export function describePanel(
  name: string,
  tests: (open: Open<SmallPage>, openInBrowser: Open<Page>) => void,
): void {
  jest.setTimeout(60_000);
  describeInBrowser(name, (browser) => {
    let html = '';
    const panels: { close(): Promise<void> }[] = [];
    beforeAll(() => {
      html = panelHtml();
    });
    afterEach(async () => {
      small = undefined;
      for (const panel of panels.splice(0)) await panel.close();
      for (const screen of screens.splice(0)) await lookAt(await stageOf(browser(), html), screen);
    });
    const open: Open<SmallPage> = async (state, answers) => {
      const all = answersOf(state, answers);
      // There is one small panel at a time.
      await panels.pop()?.close();
      const page = await openSmallPage((call, given) => answer(all, call, given));
      panels.push(page.panel);
      small = page.panel;
      return { page, calls: page.panel.calls };
    };
    tests(open, async (state, answers) => {
      const opened = await openPanel(browser(), html, answersOf(state, answers));
      panels.push(opened);
      return opened;
    });
  });
}

function answersOf(state: PanelState | (() => PanelState), answers: Answers | AddOn = {}): Answers | AddOn {
  if (typeof answers === 'function') return answers;
  const getState = () => ok(typeof state === 'function' ? state() : state);
  return {
    getState,
    poll: answers.getState ?? getState,
    ...answers,
  };
}

/** Expects that axe finds no fault and that nothing is wider than the panel; keeps a picture, if wanted. */
export async function look(page: Page | SmallPage, name: string): Promise<void> {
  if (page instanceof SmallPage) screens.push({ name, html: page.html() });
  else await lookAt(page, { name });
}

async function lookAt(page: Page, { name, html }: { name: string; html?: string }): Promise<void> {
  const width = await page.evaluate(showScreen, html);
  if (SHOTS) {
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: `${SHOTS}/${name}.png` });
    await page.screenshot({ path: `${SHOTS}/${name}-whole.png`, fullPage: true });
  }
  expect(width).toBeLessThanOrEqual(300);
  expect([name, await axeFaults(page)]).toEqual([name, []]);
}

/** Runs in the page: shows a screen of the small panel, if one is given. Gives the width of all. */
function showScreen(html: string | undefined): number {
  if (html !== undefined) (document.getElementById('panel') as HTMLElement).innerHTML = html;
  return document.documentElement.scrollWidth;
}

/** The page where a browser draws screens of the small panel. */
const stages = new WeakMap<Browser, Promise<Page>>();

function stageOf(browser: Browser, html: string): Promise<Page> {
  const stage = stages.get(browser) ?? makeStage(browser, html.replace(/<script>[\s\S]*<\/script>/, ''));
  stages.set(browser, stage);
  return stage;
}

/** Presses a button; one in a fold that is closed is unfolded first. */
export async function press(page: Page | SmallPage, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if ((await button.count()) === 0) {
    for (const fold of ['Make corrections', 'This match', 'Season']) {
      if ((await button.count()) > 0) break;
      const summary = page.locator('details.fold:not([open]) > summary', { hasText: fold });
      if (await summary.filter({ visible: true }).first().isVisible()) await summary.click();
    }
  }
  await button.click();
}

/** Shows another match, by its line in the list. */
export function showMatch(page: Page | SmallPage, title: string): Promise<void> {
  return page.locator('.matches button', { hasText: title }).last().click();
}

export function text(page: Page | SmallPage): Promise<string | null> {
  return page instanceof SmallPage ? page.textContent() : page.locator('#panel').textContent();
}

/** Waits until some words are visible. */
export function waitFor(page: Page | SmallPage, words: string | RegExp): Promise<void> {
  return page.getByText(words).filter({ visible: true }).first().waitFor();
}

/** Waits until an expectation holds. */
export async function expectSoon<T>(get: () => T, expected: T): Promise<void> {
  const isThere = () => JSON.stringify(get()) === JSON.stringify(expected);
  const inBrowser = () => new Promise((resolve) => setTimeout(resolve, 20));
  for (let i = 0; i < 500 && !isThere(); i++) await (small ? moment(small) : inBrowser());
  expect(get()).toEqual(expected);
}
