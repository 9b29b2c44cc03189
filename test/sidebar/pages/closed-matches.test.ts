import { ok, openOn } from '../small/fake.ts';
import type { SmallPanel } from '../small/panel.ts';
import { makeState } from '../states.ts';

let panel: SmallPanel | undefined;
afterEach(() => panel?.close());

const closedMatch = (number: number, title: string) => ({
  ...{ number, title, round: 3, at: '2026-11-20T12:00:00.000Z', winners: ['Ann'], isTopScore: false },
  ...{ candidates: ['Bob'], chosen: '', opponent: '', missing: '', gave: [], link: '', editNote: '' },
});

test('the open list of closed matches renews itself when another match is closed', async () => {
  const all = [closedMatch(7, 'The first'), closedMatch(8, 'The second')];
  let closed = 1;
  const state = () => ({ ...makeState({ closed }), version: `closed ${closed}` });
  panel = await openOn(state, {
    poll: () => ok(state()),
    closedMatches: () => ok(all.slice(0, closed)),
  });
  await panel.press('Closed matches (1)');
  expect(panel.text()).toContain('The first');
  expect(panel.text()).not.toContain('The second');
  closed = 2;
  await panel.pass(20_000);
  expect(panel.text()).toContain('The second');
  expect(panel.calls).toEqual([['closedMatches'], ['closedMatches']]);
  closed = 0;
  await panel.pass(20_000);
  expect(panel.text()).toContain('There is no closed match.');
  expect(panel.text()).not.toContain('The first');
});
