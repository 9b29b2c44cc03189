import { type Answers, openOn } from '../small/fake.ts';
import type { SmallPanel } from '../small/panel.ts';
import { makeMatch, makeOutcome, makeState } from '../states.ts';

let panel: SmallPanel | undefined;
afterEach(() => panel?.close());

const OVER = makeMatch({ over: true, round: 3, outcome: makeOutcome() });
const OTHER = makeMatch({ number: 2, title: 'Another', over: true, round: 3, outcome: makeOutcome() });

/** Opens the panel on matches; each change of them, read when the panel looks again, gives how often it scrolled to the top. */
async function scrolling(matches: readonly ReturnType<typeof makeMatch>[]) {
  let state = makeState({ matches });
  let version = 0;
  const read = () => ({ ok: true, value: state });
  const answers: Answers = { getState: read, poll: read };
  panel = await openOn(() => state, answers);
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo });
  return async (changed: readonly ReturnType<typeof makeMatch>[]) => {
    scrollTo.mockClear();
    state = { ...makeState({ matches: changed }), version: `version ${++version}` };
    await panel!.pass(20_000);
    return scrollTo.mock.calls.length;
  };
}

test('the panel scrolls to the outcome when the match ends by itself, and only then', async () => {
  const change = await scrolling([makeMatch()]);
  expect(await change([makeMatch({ round: 3 })])).toBe(0);
  expect(await change([OVER])).toBe(1);
  // It is over as before.
  expect(await change([{ ...OVER, title: 'Renamed' }])).toBe(0);
  expect(await change([makeMatch({ round: 2 })])).toBe(0);
  // Another match, which has been over for long, is shown in its place.
  expect(await change([OTHER])).toBe(0);
});

test('it does not scroll a page that the host has opened', async () => {
  const change = await scrolling([makeMatch()]);
  await panel!.press('Deadline and automatic rounds');
  expect(await change([OVER])).toBe(0);
});
