import { HOST_EMAIL } from '../../local/demo/demo.ts';
import type { Host } from '../../local/host/host.ts';
import type { Browser, Page } from '../browser.ts';
import { openPanel } from '../sidebar/fake-google.ts';
import { panelHtml } from '../sidebar/html.ts';
import { look, waitFor } from '../sidebar/panel-page.ts';

type Target = ReturnType<Page['locator']>;

/** What a task cost the host. */
export interface Cost {
  readonly task: string;
  /** Buttons, boxes, choices in lists, and fields filled in. */
  readonly clicks: number;
  /** Calls of Google’s services for what was pressed, and the seconds that they take by the modelled times. */
  readonly calls: number;
  readonly seconds: number;
}

/** A host at the built panel, with the add-on behind it: everything goes through the screen, and is counted. */
export interface HostHand {
  readonly page: Page;
  readonly host: Host;
  /** What the tasks so far cost. */
  readonly costs: readonly Cost[];
  press(name: string | RegExp): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  tick(label: RegExp): Promise<void>;
  fill(label: string | RegExp, text: string): Promise<void>;
  /** Waits until some words are visible. */
  see(words: string | RegExp): Promise<void>;
  /** Expects that axe finds nothing and that all fits; keeps a picture where SCREENSHOTS is set. */
  look(name: string): Promise<void>;
  /** Lets time go by for everyone: alarms are run, and the panel looks for news as it does by itself. */
  later(milliseconds: number): Promise<void>;
  /** Counts what is done for a task. */
  during(task: string, act: () => Promise<void>): Promise<void>;
  /** Does the same with the keyboard alone. */
  byKeyboard(act: () => Promise<void>): Promise<void>;
}

/** Calls that the panel makes by itself: no host waits for them. */
const BY_ITSELF = new Set([
  ...['getState', 'poll', 'lookingAt', 'runClock', 'deliverOutbox', 'renewForms', 'markRoster'],
  ...['finishHandOvers', 'postAnnouncements', 'verifiedEmailProblem'],
]);

/** Opens the panel of a host. */
export async function sitDown(browser: Browser, host: Host): Promise<HostHand> {
  let count = { clicks: 0, calls: 0, milliseconds: 0 };
  let touch = byMouse;
  const costs: Cost[] = [];
  const { page } = await openPanel(browser, panelHtml(), (name, args) => {
    const { value, error, calls, modelledMs } = host.call(HOST_EMAIL, name, args);
    if (!BY_ITSELF.has(name)) {
      count.calls += calls.service;
      count.milliseconds += modelledMs;
    }
    return error ? new Error(error.message) : value;
  });
  /** The visible one; of several, the one of the page in front. */
  const at = (target: Target) => {
    count.clicks++;
    return target.filter({ visible: true }).last();
  };
  // A press waits until the work before it is done.
  const free = page.locator(':not([aria-disabled="true"])');
  return {
    page,
    host,
    costs,
    press: (name) => touch.press(page, at(page.getByRole('button', { name, exact: true }).and(free))),
    async choose(name, option) {
      await touch.choose(page, at(page.getByRole('combobox', { name })), option);
    },
    tick: (name) => touch.tick(page, at(page.getByRole('checkbox', { name }))),
    fill: (name, text) => touch.fill(page, at(page.getByRole('textbox', { name })), text),
    see: (words) => waitFor(page, words),
    look: (name) => look(page, name),
    async later(milliseconds) {
      host.passTime(milliseconds);
      await page.clock.fastForward(milliseconds);
    },
    async during(task, act) {
      count = { clicks: 0, calls: 0, milliseconds: 0 };
      await act();
      costs.push({ task, clicks: count.clicks, calls: count.calls, seconds: count.milliseconds / 1000 });
    },
    async byKeyboard(act) {
      touch = withKeys;
      await act();
      touch = byMouse;
    },
  };
}

/** The ways to reach a part of the panel. */
interface Touch {
  press(page: Page, target: Target): Promise<void>;
  /** Chooses an option by its words. */
  choose(page: Page, target: Target, option: string): Promise<unknown>;
  tick(page: Page, target: Target): Promise<void>;
  fill(page: Page, target: Target, text: string): Promise<void>;
}

const byMouse: Touch = {
  press: (_, target) => target.click(),
  choose: (_, target, option) => target.selectOption(option),
  tick: (_, target) => target.check(),
  fill: (_, target, text) => target.fill(text),
};

const withKeys: Touch = {
  async press(page, target) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  async choose(page, target, option) {
    await tabTo(page, target);
    await page.keyboard.type(option);
  },
  async tick(page, target) {
    await tabTo(page, target);
    await page.keyboard.press('Space');
  },
  async fill(page, target, text) {
    await tabTo(page, target);
    await page.keyboard.insertText(text);
  },
};

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Target): Promise<void> {
  await target.waitFor();
  for (let i = 0; i < 150; i++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${target}`);
}
