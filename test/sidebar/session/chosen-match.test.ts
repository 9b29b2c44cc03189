import { ok, openOn } from '../small/fake.ts';
import type { SmallPanel } from '../small/panel.ts';
import { makeMatch, makeState } from '../states.ts';

const matches = [1, 2, 3].map((number) => makeMatch({ number, title: `Match ${number}` }));

/** An add-on that notes the choice, and the tab that it shows. */
function makeAddOn() {
  const now: { chosen: number | null; tab: number | null } = { chosen: null, tab: null };
  const state = () => makeState({ matches, chosen: now.chosen });
  const chooseMatch = (number: number) => {
    now.chosen = number;
    now.tab = number;
    return ok(null);
  };
  return { now, open: () => openOn(state, { chooseMatch }) };
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
  expect(await shownAtFirst(addOn)).toBe('Match 1');
});

test('a choice shows the tab of the match', async () => {
  const addOn = makeAddOn();
  const panel = await addOn.open();
  await choose(panel, 'Match 1');
  expect(addOn.now).toEqual({ chosen: 1, tab: 1 });
  await panel.close();
});

test('a match that is gone leaves the newest one', async () => {
  const panel = await openOn(makeState({ matches, chosen: 7 }));
  expect(shown(panel)).toBe('Match 3');
  await panel.close();
});
