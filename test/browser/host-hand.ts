import { HOST_EMAIL } from '../../local/demo/demo.ts';
import type { Host } from '../../local/host/host.ts';
import type { Browser, Page } from '../browser.ts';
import { openPanel } from '../sidebar/browser/fake-google.ts';
import { panelHtml } from '../sidebar/browser/html.ts';
import { look, waitFor } from '../sidebar/browser/panel-page.ts';

type Target = ReturnType<Page['locator']>;

/** The costs of a task for the host. */
export interface Cost {
  readonly task: string;
  /** Buttons, boxes, choices in lists, and fields filled in, as a mouse would reach them. */
  readonly clicks: number;
  /** Calls of Google’s services for what was pressed, and the seconds that they take by the modelled times. */
  readonly calls: number;
  readonly seconds: number;
}

/** A host at the built panel, with the keyboard alone and the add-on behind it: everything goes through the screen, and is counted. */
export interface HostHand {
  readonly page: Page;
  readonly host: Host;
  /** The costs of the tasks so far. */
  readonly costs: readonly Cost[];
  press(name: string | RegExp): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  tick(label: RegExp): Promise<void>;
  fill(label: string | RegExp, text: string): Promise<void>;
  /** Waits until some words are visible. */
  see(words: string | RegExp): Promise<void>;
  /** Expects that axe finds nothing and that all fits; keeps a picture where SCREENSHOTS is set. */
  look(name: string): Promise<void>;
  /** Advances the time for everyone: alarms run, and the panel looks for news as it does by itself. */
  later(milliseconds: number): Promise<void>;
  /** Counts what is done for a task. */
  during(task: string, act: () => Promise<void>): Promise<void>;
  /** Opens a collapsed part. */
  unfold(words: string): Promise<void>;
}

/** Calls that the panel makes by itself: no host waits for them. */
const BY_ITSELF = new Set([
  ...['getState', 'poll', 'chooseMatch', 'runClock', 'deliverOutbox', 'renewForms', 'markRoster'],
  ...[
    'finishHandOvers',
    'postAnnouncements',
    'verifiedEmailProblem',
    'checkFiles',
    'checkForms',
    'checkTriggers',
  ],
]);

/** Opens the panel of a host. */
export async function sitDown(browser: Browser, host: Host): Promise<HostHand> {
  let count = { clicks: 0, calls: 0, milliseconds: 0 };
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
    press: (name) => press(page, at(page.getByRole('button', { name, exact: true }).and(free))),
    choose: (name, option) => choose(page, at(page.getByRole('combobox', { name })), option),
    tick: (name) =>
      tick(page, at(page.getByRole('checkbox', { name }).or(page.getByRole('radio', { name })))),
    fill: (name, text) =>
      fill(page, at(page.getByRole('textbox', { name }).or(page.getByRole('spinbutton', { name }))), text),
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
    unfold: (words) => press(page, at(page.locator('summary', { hasText: words }))),
  };
}

async function press(page: Page, target: Target): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Chooses an option: types its words, or goes there with the arrow keys where a keyboard may lack its signs. */
async function choose(page: Page, target: Target, option: string): Promise<void> {
  await tabTo(page, target);
  if (/^[ -~]+$/.test(option)) await page.keyboard.type(option);
  else {
    const steps = await target.evaluateAll(stepsToOption, option);
    for (let i = 0; i < Math.abs(steps); i++) await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  expect(await target.evaluateAll(chosen)).toBe(option);
}

/** Runs in the page: the number of steps from the chosen option down to another one; negative if it is above. */
function stepsToOption([list]: Element[], option: string): number {
  const { options, selectedIndex } = list as HTMLSelectElement;
  const place = [...options].findIndex(({ label }) => label === option);
  if (place < 0)
    throw new Error(`there is no option ${option} among ${[...options].map(({ label }) => label)}`);
  return place - selectedIndex;
}

/** Runs in the page: the words of the chosen option. */
function chosen([list]: Element[]): string | undefined {
  return (list as HTMLSelectElement).selectedOptions[0]?.label;
}

async function tick(page: Page, target: Target): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Space');
}

async function fill(page: Page, target: Target, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

/** Moves the focus there with the Tab key, in the shorter direction. */
async function tabTo(page: Page, target: Target): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const steps = await target.evaluateAll(stepsTo);
    if (steps === 0) return;
    if (steps === undefined) await target.waitFor();
    else await pressTab(page, steps);
  }
  throw new Error(`the Tab key does not reach ${target}`);
}

/** Holds the Tab key for so many stops, with Shift if there are fewer than none. The browser is not waited for at each of them. */
async function pressTab({ keyboard }: Page, steps: number): Promise<void> {
  if (steps < 0) await keyboard.down('Shift');
  await Promise.all(Array.from({ length: Math.abs(steps) }, () => keyboard.down('Tab')));
  await keyboard.up('Tab');
  if (steps < 0) await keyboard.up('Shift');
}

/** Runs in the page: an estimate of how often Tab must be pressed to reach an element, if it is there; negative for Shift and Tab. */
function stepsTo([target]: Element[]): number | undefined {
  if (!target) return undefined;
  const all = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const takesFocus = (one: Element) =>
    one.checkVisibility() && (one as HTMLElement).tabIndex >= 0 && !one.matches(':disabled');
  const stops = [...document.querySelectorAll(all)].filter(takesFocus);
  const focused = document.activeElement as Element;
  if (focused === target) return 0;
  return stops.indexOf(target) - stops.indexOf(focused) || 1;
}
