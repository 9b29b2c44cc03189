import { expect, test } from '@jest/globals';
import { ok, openOn } from '../small/fake.ts';
import { makeMatch, makeSeason, makeState } from '../states.ts';

const matches = [1, 2, 3].map((number) => makeMatch({ number, title: `Match ${number}`, tabs: [number] }));
const state = makeState({ matches });
/** The match whose round a panel would resolve, after some presses. */
async function shown(
  kept: Map<string, string>,
  choice = '',
  of = state,
  tab: number | null = null,
): Promise<string> {
  const panel = await openOn(of, { lookingAt: () => ok(tab) }, kept);
  try {
    if (choice !== '') await panel.fill('Match', choice);
    return /Match \d(?= Preview Resolve round)/.exec(panel.text())?.[0] ?? panel.text();
  } finally {
    await panel.close();
  }
}

test('a panel that is opened again stands at the match that the host chose', async () => {
  const kept = new Map<string, string>();
  expect(await shown(kept)).toBe('Match 3');
  expect(await shown(kept, '1')).toBe('Match 1');
  expect(await shown(kept)).toBe('Match 1');
});

test('another season has a choice of its own, and the tab that the host looks at comes first', async () => {
  const kept = new Map<string, string>();
  await shown(kept, '1');
  const other = makeState({ matches, season: { ...makeSeason(), spectatorLink: 'another' } });
  expect(await shown(kept, '', other)).toBe('Match 3');
  expect(await shown(kept, '', state, 2)).toBe('Match 2');
});

test('a match that is gone, and a browser that keeps nothing, leave the newest one', async () => {
  const kept = new Map<string, string>();
  await shown(kept, '1');
  expect(await shown(kept, '', makeState({ matches: matches.slice(1) }))).toBe('Match 3');
  const closed = new Map<string, string>();
  closed.get = () => {
    throw new Error('denied');
  };
  closed.set = closed.get as never;
  expect(await shown(closed, '2')).toBe('Match 2');
  expect(await shown(closed)).toBe('Match 3');
});
