import { readFileSync } from 'node:fs';
import type Axe from 'axe-core';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { CHROMIUM, launch } from '../tools/chromium.ts';
import { kindsIn } from './browser-kinds.ts';

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

/** The short text of axe: browsers read it twice as fast. */
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The faults that axe finds in a page and in each frame of it, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const frame of page.frames()) faults.push(...(await faultsIn(frame)));
  return faults;
}

/**
 * What axe has found to be well: looks of texts, kinds of elements, and facts about pages. A page with a fact that is new is judged whole, another
 * one only where it has something new. The contrast rule, which takes four times as long as all others, checks only the first text of each new look.
 */
const judged = new Set<number>();

async function faultsIn(frame: Frame): Promise<string[]> {
  const { looks, kinds, facts } = await kindsIn(frame);
  const news = (all: readonly number[]) => all.flatMap((one, i) => (judged.has(one) ? [] : [i]));
  const unseen = { texts: news(looks), elements: news(kinds), whole: news(facts).length > 0 };
  if (!unseen.whole && unseen.texts.length + unseen.elements.length === 0) return [];
  const faults = (await frame.evaluate(judge, unseen)) ?? (await sendAndJudge(frame, unseen));
  if (faults.length === 0) for (const one of [...looks, ...kinds, ...facts]) judged.add(one);
  return faults;
}

/** Sends axe to the page first. */
async function sendAndJudge(frame: Frame, unseen: Unseen): Promise<string[]> {
  await frame.evaluate(`${axe}; undefined`);
  await frame.evaluate(keepAxe, axe);
  return (await frame.evaluate(judge, unseen)) as string[];
}

/** Runs in the page. */
async function keepAxe(text: string): Promise<void> {
  try {
    await (await caches.open('axe')).put('/axe.js', new Response(text));
  } catch {
    // The storage is not usable, so axe is sent again.
  }
}

interface Unseen {
  readonly texts: readonly number[];
  readonly elements: readonly number[];
  readonly whole: boolean;
}

/**
 * Runs in the page: the faults that axe finds, a line each. Contrast is checked only for the texts with these numbers. Axe comes from the storage of the
 * origin, where an earlier page stored it, which is quicker than to send it each time; without it, nothing is judged.
 */
async function judge(unseen: Unseen): Promise<string[] | undefined> {
  const page = window as unknown as Record<'texts' | 'elements', readonly Element[]> & { axe?: typeof Axe };
  try {
    const kept = page.axe ? undefined : await (await caches.open('axe')).match('/axe.js');
    // biome-ignore lint/security/noGlobalEval: it is the text of axe.
    if (kept) globalThis.eval(await kept.text());
  } catch {
    // A page without an origin has no storage.
  }
  const { axe, texts, elements } = page;
  if (!axe) return undefined;
  const mark = 'data-unseen';
  const newTexts = unseen.texts.map((i) => texts[i] as Element);
  const newElements = unseen.elements.map((i) => elements[i] as Element);
  for (const text of newTexts) text.setAttribute(mark, '');
  axe.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
  // Rules that read style sheets are experimental, and not run.
  const { violations } = await axe.run(unseen.whole ? document : { include: [...newTexts, ...newElements] }, {
    resultTypes: ['violations'],
    iframes: false,
    preload: { assets: ['media'] },
    rules: { 'color-contrast': { enabled: newTexts.length > 0 } },
  });
  for (const text of newTexts) text.removeAttribute(mark);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary}`),
  );
}

export type { Browser, BrowserContext, Page };
