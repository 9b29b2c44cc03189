import { readFileSync } from 'node:fs';
import type Axe from 'axe-core';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { CHROMIUM, launch } from '../tools/pictures/chromium.ts';
import { shared } from './groups/shared.ts';

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
      if (shared.isGroup) shared.browser ??= launch();
      browser = await (shared.browser ?? launch());
    }, 60_000);
    afterAll(() => (shared.isGroup ? undefined : browser?.close()));
    tests(() => browser as Browser);
  });
}

/** The short text of axe: browsers read it twice as fast. */
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The faults that axe finds in a page and in each frame of it, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const frame of page.frames()) faults.push(...(await faultsIn(frame)));
  return faults;
}

/**
 * Looks of texts with enough contrast. The contrast rule of axe takes four times as long as all its other rules, so it checks only the first text of
 * each look.
 */
const judged = new Set<number>();

async function faultsIn(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(takeAxe))) {
    await frame.evaluate(`${axe}; undefined`);
    await frame.evaluate(keepAxe, axe);
  }
  const looks = await frame.evaluate(looksOfTexts);
  const unseen = looks.flatMap((look, i) => (judged.has(look) ? [] : [i]));
  const faults = await frame.evaluate(judge, unseen);
  if (faults.length === 0) for (const look of looks) judged.add(look);
  return faults;
}

/** Runs in the page: loads axe from the storage of the origin, where an earlier page stored it. This is quicker than to send it each time. */
async function takeAxe(): Promise<boolean> {
  if ('axe' in window) return true;
  try {
    const kept = await (await caches.open('axe')).match('/axe.js');
    // biome-ignore lint/security/noGlobalEval: it is the text of axe.
    if (kept) globalThis.eval(await kept.text());
  } catch {
    // A page without an origin has no storage.
  }
  return 'axe' in window;
}

/** Runs in the page. */
async function keepAxe(text: string): Promise<void> {
  try {
    await (await caches.open('axe')).put('/axe.js', new Response(text));
  } catch {
    // The storage is not usable, so axe is sent again.
  }
}

/** Runs in the page: the faults that axe finds, a line each. Contrast is checked only for the texts with these numbers. */
async function judge(unseen: readonly number[]): Promise<string[]> {
  const { axe, texts } = window as unknown as { axe: typeof Axe; texts: readonly Element[] };
  const mark = 'data-unseen';
  for (const i of unseen) texts[i]?.setAttribute(mark, '');
  axe.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
  // Rules that read style sheets are experimental, and not run.
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    iframes: false,
    preload: { assets: ['media'] },
    rules: { 'color-contrast': { enabled: unseen.length > 0 } },
  });
  for (const i of unseen) texts[i]?.removeAttribute(mark);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Runs in the page, and leaves the first visible text of each look there: a text’s place among tags and classes, its colour
 * and type, and the backgrounds behind it. Two texts of the same look have the same contrast. Gives a hash of each.
 */
function looksOfTexts(): number[] {
  const behind = new Map<Element | null, string>([[null, '']]);
  /** The tags, classes and backgrounds from the root down to an element. */
  const backgroundOf = (element: Element | null): string => {
    const known = behind.get(element);
    if (known !== undefined || element === null) return known ?? '';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [
      element.tagName,
      element.getAttribute('class'),
      backgroundColor,
      backgroundImage,
      opacity,
      element.matches(':disabled, [aria-disabled="true"]') ? 'off' : '',
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
  const hashOf = (text: string): number => {
    let hash = 0;
    for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) % 0x3fffffffffff;
    return hash;
  };
  const first = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const look = `${backgroundOf(element)}: ${color} ${fontSize} ${fontWeight}`;
    if (!first.has(look)) first.set(look, element);
  }
  Object.assign(window, { texts: [...first.values()] });
  return [...first.keys()].map(hashOf);
}

export type { Browser, BrowserContext, Page };
