import type { PanelState } from '../../../src/sheets/panel-api/panel.ts';
import { type Answers, ok, openOn } from '../small/fake.ts';
import { makeMatch, makeSeason, makeState, NOW } from '../states.ts';

// The automatic work of the panel where something waits for it.

const FILE = { match: 1, to: 'Ann', name: 'Ann', isForm: false, error: '' } as never;
const FORM = { match: 1, to: 'order form', name: 'order form', isForm: true, error: '' } as never;
const failed = (one: object) => ({ ...one, error: 'it failed' }) as never;
const rehearsal = (who: string) => ({ isReady: false, who, title: 'A rehearsal' }) as never;
const { clock } = makeMatch();
const due = (change: object) => [makeMatch({ clock: { ...clock, resolvesAt: NOW, ...change } })];

const CALLS: Answers = Object.fromEntries(
  [
    ...['renewForms', 'deliverOutbox', 'markRoster', 'runClock', 'cleanRehearsal', 'finishHandOvers'],
    ...['postAnnouncements', 'renewPages'],
  ].map((name) => [name, () => ok({ wait: 0, failed: [], sent: 0 })]),
);

test.each<[what: string, state: Partial<PanelState>, calls: readonly string[]]>([
  ['nothing waits', {}, []],
  ['a file', { outbox: [FILE] }, ['deliverOutbox']],
  ['a file that failed', { outbox: [failed(FILE)] }, []],
  ['a form', { outbox: [FORM] }, ['renewForms']],
  ['a form that failed', { outbox: [failed(FORM)] }, []],
  ['receipts', { receiptsWait: true }, ['deliverOutbox']],
  ['marks of the roster', { season: makeSeason({ marks: 'one' }) }, ['markRoster']],
  ['a place that is handed over', { handingOver: ['Ann'] }, ['finishHandOvers']],
  ['a round to be posted', { toPost: [1] }, ['postAnnouncements']],
  ['a page for everyone', { toRenew: [1] }, ['renewPages']],
  ['a round that is due now', { matches: due({}) }, ['runClock']],
  ['a round that waits for players', { matches: due({ waitsFor: ['Ann'] }) }, []],
  ['a round that failed', { matches: due({ problem: { of: 'resolve', what: '' } }) }, []],
  ['a reminder that failed', { matches: due({ problem: { of: 'remind', what: '' } }) }, ['runClock']],
  ['what is left of a rehearsal of nobody', { rehearsal: rehearsal('') }, ['cleanRehearsal']],
  ['of one’s own', { rehearsal: rehearsal('host@example.org') }, ['cleanRehearsal']],
  ['of another host', { rehearsal: rehearsal('other@example.org') }, []],
])('%s: calls by itself', async (_, state, calls) => {
  let isFirst = true;
  const panel = await openOn(() => {
    const shown = makeState(isFirst ? state : {});
    isFirst = false;
    return shown;
  }, CALLS);
  await panel.pass(0);
  expect(panel.calls.map(([name]) => name)).toEqual(calls);
  await panel.close();
});

test('a round that becomes due is resolved at the next look at the clock, every 10 s', async () => {
  const soon = new Date(Date.parse(NOW) + 11_000).toISOString();
  const panel = await openOn(makeState({ matches: due({ resolvesAt: soon }) }), CALLS);
  await panel.pass(19_999);
  expect(panel.calls).toEqual([]);
  await panel.pass(1);
  expect(panel.calls).toEqual([['runClock']]);
  await panel.close();
});

test('what waits for Google’s limit is tried again when Google takes more; what still waits, after 20 s', async () => {
  const waits = [30_000, 0, 0];
  const deliverOutbox = () => ok({ wait: waits.shift() ?? 0, failed: [], sent: 1 });
  const panel = await openOn(makeState({ outbox: [FILE] }), { deliverOutbox });
  expect(panel.calls).toHaveLength(1);
  await panel.pass(29_999);
  expect(panel.calls).toHaveLength(1);
  await panel.pass(1);
  expect(panel.calls).toHaveLength(2);
  await panel.close();
});
