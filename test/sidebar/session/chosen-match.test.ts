import { ok, openOn } from '../small/fake.ts';
import type { SmallPanel } from '../small/panel.ts';
import { makeMatch, makeState } from '../states.ts';

const matches = [1, 2, 3].map((number) => makeMatch({ number, title: `Match ${number}`, tabs: [number] }));

/** An add-on that notes the choice, and the tab that the host looks at. */
function makeAddOn(tab: number | null = null) {
  const now: { chosen: number | null; tab: number | null } = { chosen: null, tab };
  const state = () => makeState({ matches, chosen: now.chosen });
  const chooseMatch = (number: number, shows: boolean) => {
    now.chosen = number;
    if (shows) now.tab = number;
    return ok(null);
  };
  return { now, open: () => openOn(state, { lookingAt: () => ok(now.tab), chooseMatch }) };
}

/** The match whose round the panel would resolve. */
const shown = (panel: SmallPanel) => /Resolve round 3 of (Match \d)/.exec(panel.text())?.[1];

/** Presses the line of a match. */
async function choose({ root, settle }: SmallPanel, title: string): Promise<void> {
  const lines = [...root.querySelectorAll<HTMLElement>('.matches button')];
  lines.find(({ textContent }) => textContent?.startsWith(title))?.click();
  await settle();
}

/** The match at which a panel is opened. */
async function shownAtFirst({ open }: ReturnType<typeof makeAddOn>): Promise<string | undefined> {
  const panel = await open();
  try {
    return shown(panel);
  } finally {
    await panel.close();
  }
}

test('a panel that is opened again stands at the match that the host chose', async () => {
  const addOn = makeAddOn();
  expect(await shownAtFirst(addOn)).toBe('Match 3');
  const panel = await addOn.open();
  await choose(panel, 'Match 1');
  expect(shown(panel)).toBe('Match 1');
  await panel.close();
  addOn.now.tab = null;
  expect(await shownAtFirst(addOn)).toBe('Match 1');
});

test('a choice shows the tab of the match, and the tab that the host looks at comes first', async () => {
  const addOn = makeAddOn(2);
  const panel = await addOn.open();
  expect(shown(panel)).toBe('Match 2');
  await choose(panel, 'Match 1');
  expect(addOn.now.tab).toBe(1);
  expect(panel.text()).not.toContain('The open tab belongs to');
  await panel.pass(30_000);
  expect(shown(panel)).toBe('Match 1');
  await panel.close();
  addOn.now.tab = 3;
  expect(await shownAtFirst(addOn)).toBe('Match 3');
});

test('a followed tab is noted, so that the panel stays there once another tab is in front', async () => {
  const addOn = makeAddOn();
  const panel = await addOn.open();
  addOn.now.tab = 2;
  await panel.pass(10_000);
  expect(shown(panel)).toBe('Match 2');
  await panel.close();
  addOn.now.tab = 910001;
  expect(await shownAtFirst(addOn)).toBe('Match 2');
});

test('a match that is gone leaves the newest one', async () => {
  const panel = await openOn(makeState({ matches, chosen: 7 }));
  expect(shown(panel)).toBe('Match 3');
  await panel.close();
});

test('the panel says where the tab in front is of another match, on a page that is open too', async () => {
  const addOn = makeAddOn(1);
  const panel = await addOn.open();
  await panel.press('Deadline and automatic rounds');
  expect(panel.text()).not.toContain('The open tab belongs to');
  addOn.now.tab = 2;
  await panel.pass(10_000);
  const note = 'The open tab belongs to Match 2, but the panel acts on Match 1.';
  expect(panel.text()).toContain(note);
  await panel.press('Open the tab of Match 1');
  expect(addOn.now.tab).toBe(1);
  expect(panel.text()).not.toContain(note);
  addOn.now.tab = 2;
  await panel.pass(10_000);
  await panel.press('‹ Back');
  expect(panel.text()).toContain(note);
  await panel.press('Open the tab of Match 1');
  expect([addOn.now.tab, shown(panel)]).toEqual([1, 'Match 1']);
  expect(panel.text()).not.toContain(note);
  await panel.press('Deadline and automatic rounds');
  addOn.now.tab = 2;
  await panel.pass(10_000);
  await panel.press('‹ Back');
  await panel.press('Switch to Match 2');
  expect(shown(panel)).toBe('Match 2');
  expect(panel.text()).not.toContain('The open tab belongs to');
  await panel.close();
});
