import type { MatchState } from '../../../src/sheets/panel-api/panel.ts';
import { type Answers, openOn } from '../small/fake.ts';
import type { SmallPanel } from '../small/panel.ts';
import { makeMatch, makeSeat, makeState } from '../states.ts';

const opened: SmallPanel[] = [];
afterEach(async () => {
  for (const panel of opened.splice(0)) await panel.close();
});

const SAVED = 'The settings are saved. They apply to this match from now on.';
const UNDONE = 'Round 2 is undone; round 2 is open again.';

/** The panel on a match that other calls and other hosts change. */
async function openMatch(answers: (change: (match: Partial<MatchState>) => void) => Answers) {
  let state = makeState();
  let version = 1;
  const change = (match: Partial<MatchState>) => {
    state = { ...makeState({ matches: [makeMatch(match)] }), version: `state ${++version}` };
  };
  const latest = () => ({ ok: true, value: state });
  const panel = await openOn(state, { getState: latest, poll: latest, ...answers(change) });
  opened.push(panel);
  return { panel, change };
}

const done = { ok: true, value: null };

test('what a page did is news until the match is at another round', async () => {
  const { panel, change } = await openMatch(() => ({ setTiming: () => done }));
  await panel.press('Deadline and automatic rounds');
  await panel.press('Save');
  expect(panel.text()).toContain(SAVED);
  await panel.pass(20_000);
  expect(panel.text()).toContain(SAVED);
  change({ round: 3 });
  await panel.pass(20_000);
  expect(panel.text()).toContain('Round 4');
  expect(panel.text()).not.toContain(SAVED);
});

test('what a page did is no news any more once another page was opened', async () => {
  const { panel } = await openMatch(() => ({ setTiming: () => done }));
  await panel.press('Deadline and automatic rounds');
  await panel.press('Save');
  await panel.press('Deadline and automatic rounds');
  await panel.press('‹ Back');
  expect(panel.text()).not.toContain(SAVED);
});

test('what a page did is no news any more once the host resolves, or looks at another match', async () => {
  const matches = [1, 2].map((number) => makeMatch({ number, title: `Match ${number}` }));
  const no = { ok: false, problem: { what: 'No.', safe: '', todo: '', code: 'cannot' } };
  const panel = await openOn(makeState({ matches }), {
    setTiming: () => done,
    chooseMatch: () => done,
    resolveRound: () => no,
  });
  opened.push(panel);
  const save = async () => {
    await panel.press('Deadline and automatic rounds');
    await panel.press('Save');
    expect(panel.text()).toContain(SAVED);
  };
  await save();
  const lines = [...panel.root.querySelectorAll<HTMLElement>('.matches button')];
  lines.find(({ textContent }) => textContent?.startsWith('Match 1'))?.click();
  await panel.settle();
  expect(panel.text()).toContain('Resolve round 3 of Match 1');
  expect(panel.text()).not.toContain(SAVED);
  await save();
  await panel.press('Resolve round 3 of Match 1');
  await panel.press('Resolve now');
  expect(panel.text()).toContain('No.');
  expect(panel.text()).not.toContain(SAVED);
});

test('what a page did is news though it changed the round itself', async () => {
  const { panel, change } = await openMatch((changeTo) => ({
    undoRound: () => {
      changeTo({ round: 1 });
      return done;
    },
  }));
  await panel.press('Undo round 2');
  await panel.press('Undo round 2');
  expect(panel.text()).toContain(UNDONE);
  change({ round: 1, over: true });
  await panel.pass(20_000);
  expect(panel.text()).not.toContain(UNDONE);
});

test('X2 the late orders of several players count with one press, of each the newest', async () => {
  const of = (id: string, name: string, minute: number) => ({
    ...{ id, name, round: 3, answers: [], ignored: false },
    at: `2026-11-21T11:${minute}:00.000Z`,
  });
  const nothing = { receivedAt: '' };
  const seats = [makeSeat('Ann', nothing), makeSeat('Bob', nothing), makeSeat('Cleo')];
  const late = [of('a1', 'Ann', 50), of('b1', 'Bob', 51), of('a2', 'Ann', 52), of('c1', 'Cleo', 10)];
  const { panel, change } = await openMatch((changeTo) => ({
    acceptLate: () => {
      changeTo({ seats });
      return done;
    },
  }));
  change({ seats, late: late.slice(0, 1) });
  await panel.pass(20_000);
  expect(panel.text()).not.toContain('Accept all');
  change({
    seats: [...seats.slice(0, 2), makeSeat('Cleo', { receivedAt: '2026-11-21T11:55:00.000Z' })],
    late,
  });
  await panel.pass(20_000);
  await panel.press('Accept all 2 for round 3');
  expect(panel.calls).toEqual([['acceptLate', 1, ['a2', 'b1']]]);
  expect(panel.text()).toContain('Accepted for round 3: Bob and Ann.');
});

test('X2 that a late order was accepted is said until the host does something else, or the round is over', async () => {
  const [dev, ben] = ['Dev', 'Ben'].map((name) => ({
    ...{ id: name, name, round: 3, at: '2026-11-21T11:59:00.000Z', answers: [], ignored: false },
  }));
  const { panel, change } = await openMatch((changeTo) => ({
    acceptLate: (_: number, [id]: readonly string[]) => {
      changeTo({ late: [dev!, ben!].filter((one) => one.id !== id) });
      return done;
    },
    sendReceiptsNow: () => ({ ok: true, value: 2 }),
    preview: () => ({ ok: false, problem: { what: 'No.', safe: '', todo: '', code: 'cannot' } }),
  }));
  const accept = async () => {
    change({ late: [dev!, ben!] });
    await panel.pass(20_000);
    await panel.press('Accept for round 3 (the late order of Dev)');
    expect(panel.text()).toContain('Accepted for round 3: Dev.');
  };
  await accept();
  await panel.press('Preview');
  await panel.press('‹ Back');
  expect(panel.text()).toContain('Accepted for round 3: Dev.');
  await panel.press('Send confirmations now');
  expect(panel.text()).toContain('2 confirmations sent.');
  expect(panel.text()).not.toContain('Accepted for');
  await accept();
  expect(panel.text()).not.toContain('confirmations sent');
  change({ round: 3 });
  await panel.pass(20_000);
  expect(panel.text()).not.toContain('Accepted for');
});

test.each([
  ['', '', 'Bob has sent no order yet.', undefined],
  ['2026-11-21T09:41:00.000Z', '', 'Bob sent this', 'This order replaces the one Bob sent.'],
  [
    '2026-11-21T09:41:00.000Z',
    'entered',
    'You entered this order for Bob',
    'This order replaces the one you entered.',
  ],
  ['2026-11-21T09:41:00.000Z', 'deleted', 'You deleted the order of Bob', undefined],
])('H16 an order that is entered says what it replaces (%s, %s)', async (seen, byHost, counts, replaced) => {
  const { panel } = await openMatch(() => ({
    orderForm: () => ({ ok: true, value: { fields: [], seen, byHost } }),
    tryOrder: () => ({ ok: true, value: { answers: [], refused: [] } }),
  }));
  await panel.press('Enter or change an order');
  await panel.fill('Player', 'Bob');
  await panel.press('Check the order');
  expect(panel.text()).toContain(counts);
  expect(/This order replaces [^.]*\./.exec(panel.text())?.[0]).toBe(replaced);
  expect(panel.text()).toContain('If Bob sends an order in time later, that order counts instead.');
});
