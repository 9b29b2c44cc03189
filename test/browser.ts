import { readFileSync } from 'node:fs';
import type Axe from 'axe-core';
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

/**
 * Looks of texts that had contrast enough. To judge contrast takes axe four times as long as all its other rules, so that it
 * judges the first text of each look.
 */
const judged = new Set<string>();

async function runAxe(frame: Frame): Promise<AxeResults> {
  if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(`${axe}; undefined`);
  const looks = await frame.evaluate(looksOfTexts);
  const unseen = looks.flatMap((look, i) => (judged.has(look) || looks.indexOf(look) < i ? [] : [i]));
  const results = await frame.evaluate(judge, unseen);
  if (results.violations.length === 0) for (const look of looks) judged.add(look);
  return results;
}

/** Runs in the page: what axe finds, and that of contrast only at the texts with these numbers. */
function judge(unseen: readonly number[]): Promise<AxeResults> {
  const { axe, texts } = window as unknown as { axe: typeof Axe; texts: readonly Element[] };
  const mark = 'data-unseen';
  for (const text of texts) text.removeAttribute(mark);
  for (const i of unseen) texts[i]?.setAttribute(mark, '');
  axe.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
  // Rules that read style sheets are experimental, and not run.
  return axe.run(document, {
    resultTypes: ['violations'],
    iframes: false,
    preload: { assets: ['media'] },
    rules: { 'color-contrast': { enabled: unseen.length > 0 } },
  });
}

/**
 * Runs in the page, and leaves all visible texts there: each one’s place among tags and classes, its colour and type, and the backgrounds behind it. Two
 * texts of the same look have the same contrast.
 */
function looksOfTexts(): string[] {
  const behind = new Map<Element | null, string>([[null, '']]);
  /** The tags, classes and backgrounds from the root down to an element. */
  const backgroundOf = (element: Element | null): string => {
    const known = behind.get(element);
    if (known !== undefined || element === null) return known ?? '';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isOff = element.matches(':disabled, [aria-disabled="true"]') ? 'off' : '';
    const own = [
      element.tagName,
      element.getAttribute('class'),
      backgroundColor,
      backgroundImage,
      opacity,
      isOff,
    ];
    const found = `${backgroundOf(element.parentElement)} > ${own.join(' ')}`;
    behind.set(element, found);
    return found;
  };
  const hasText = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  Object.assign(window, { texts });
  return texts.map((element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    return `${backgroundOf(element)}: ${color} ${fontSize} ${fontWeight}`;
  });
}

export type { Browser, BrowserContext, Page };
