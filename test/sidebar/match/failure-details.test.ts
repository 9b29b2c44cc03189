import { openOn } from '../small/fake.ts';
import type { SmallPanel } from '../small/panel.ts';
import { makeMatch, makeState } from '../states.ts';

let panel: SmallPanel | undefined;
afterEach(async () => {
  await panel?.close();
});

const WHAT = 'An unexpected problem came up.';

test('the original words of an error that stopped pages are in the details of a new try', async () => {
  const outbox = [{ to: 'Cleo', match: 1, error: WHAT, tries: 1, isForm: false }];
  const failed = [
    { to: 'spectators', error: 'Google is busy.' },
    { to: 'Cleo', error: WHAT, details: 'Cannot read the price of wool.' },
  ];
  panel = await openOn(makeState({ outbox }), {
    deliverOutbox: () => ({ ok: true, value: { sent: 0, failed, waiting: 0, wait: 0 } }),
  });
  expect(panel.text()).not.toContain('Details');
  await panel.press('Try these again');
  expect(panel.text()).toContain('2 pages still cannot be renewed. Details Cannot read the price of wool.');
});

test('so are those of an error after an action, beside its note', async () => {
  panel = await openOn(makeState({ matches: [makeMatch()] }), {
    sendReceiptsNow: () => ({
      ok: true,
      value: { sent: 1, waiting: 0 },
      note: 'A later step failed.',
      details: 'Cannot read the price of wool.',
    }),
  });
  await panel.press('Send confirmations now');
  expect(panel.text()).toContain('A later step failed. Details Cannot read the price of wool.');
});
