import { type Answers, openOn } from '../small/fake.ts';
import type { SmallPanel } from '../small/panel.ts';
import { makeSeason, makeState } from '../states.ts';

// When the panel asks whether there is news, by its constants: 20 s, 4 s while it works, 2 min while nobody sees it; all is read
// again after 100 s, or 5 s after the last time when the host comes to the panel.

const opened: SmallPanel[] = [];
afterEach(async () => {
  for (const panel of opened.splice(0)) await panel.close();
});
async function open(answers: Answers = {}, state = makeState()): Promise<SmallPanel> {
  const panel = await openOn(state, answers);
  opened.push(panel);
  return panel;
}
const { version } = makeState();
const looksAt = (panel: SmallPanel) => panel.looks.map((look) => look.replace(` ${version}`, ''));

test('every 20 s, and all after 100 s', async () => {
  const panel = await open();
  await panel.pass(19_999);
  expect(looksAt(panel)).toEqual(['0 getState']);
  await panel.pass(100_001);
  expect(looksAt(panel)).toEqual([
    '0 getState',
    ...['20 poll', '40 poll', '60 poll', '80 poll'],
    '100 getState',
    '120 poll',
  ]);
});

test('every 2 min while nobody sees it, and at once when it is seen again', async () => {
  const panel = await open();
  await panel.show(false);
  await panel.pass(130_000);
  expect(looksAt(panel)).toEqual(['0 getState', '120 poll']);
  await panel.show(true);
  expect(looksAt(panel).at(-1)).toBe('130 getState');
});

test('when the host comes to it, unless all was read within 5 s', async () => {
  const panel = await open();
  await panel.pass(4_999);
  await panel.focus();
  expect(panel.looks).toHaveLength(1);
  await panel.pass(1);
  await panel.focus();
  expect(looksAt(panel)).toEqual(['0 getState', '5 getState']);
});

test('every 4 s while work goes on, and all once it is done', async () => {
  let end = (_: unknown) => {};
  const verify = new Promise((resolve) => {
    end = resolve;
  });
  const sendReceiptsNow = () => verify;
  const panel = await open({ sendReceiptsNow });
  await panel.press('Send confirmations now');
  await panel.pass(12_000);
  expect(looksAt(panel)).toEqual(['0 getState', '4 poll', '8 poll', '12 poll']);
  end({ ok: true, value: 2 });
  await panel.pass(0);
  expect(looksAt(panel).at(-1)).toBe('12 getState');
  expect(panel.text()).toContain('2 confirmations sent.');
  await panel.pass(19_999);
  expect(looksAt(panel)).toHaveLength(5);
});

test('a press while other work goes on starts nothing', async () => {
  const panel = await open({ sendReceiptsNow: () => new Promise(() => {}) });
  await panel.press('Send confirmations now');
  await panel.press('Renew who can open the files');
  expect(panel.calls.map(([name]) => name)).toEqual(['sendReceiptsNow']);
});

test('no answer within 6.5 min is a problem, and an answer that is none is one at once', async () => {
  const panel = await open({ sendReceiptsNow: () => new Promise(() => {}), shareAgain: () => 'what?' });
  await panel.press('Send confirmations now');
  await panel.pass(389_999);
  expect(panel.text()).not.toContain('To do');
  await panel.pass(1);
  expect(panel.text()).toMatch(/no answer/i);
  await panel.press('Renew who can open the files');
  expect(panel.buttons()).toContain('Try again');
});

test('news are shown, and asked for by their version from then on', async () => {
  const news = makeState({ version: 'two', warnings: ['A new warning.'] });
  let isNews = true;
  const poll = () => {
    const value = isNews ? news : null;
    isNews = false;
    return { ok: true, value };
  };
  const panel = await open({ poll });
  await panel.pass(20_000);
  expect(panel.text()).toContain('A new warning.');
  await panel.pass(20_000);
  expect(panel.looks.slice(1)).toEqual([`20 poll ${version}`, '40 poll two']);
});

test('what cannot be read says that it may be old, and is read again when asked', async () => {
  const problem = { what: 'The workbook is busy.', safe: '', todo: 'Try again.', code: 'busy' };
  let fails = true;
  const panel = await open({ poll: () => (fails ? { ok: false, problem } : { ok: true, value: null }) });
  await panel.pass(20_000);
  expect(panel.text()).toContain('The panel may show an old state. The workbook is busy.');
  fails = false;
  await panel.press('Refresh');
  expect(panel.text()).not.toContain('may be old');
});

test('the typed roster is read at once on request, beside the list', async () => {
  const { players } = makeSeason();
  let season = makeSeason({ players: players.slice(0, 2) });
  const panel = await open({ getState: () => ({ ok: true, value: makeState({ matches: [], season }) }) });
  season = makeSeason({ players: players.slice(0, 3) });
  await panel.pass(20_000);
  expect(panel.text()).toContain('2 players in the tab “Season”.');
  await panel.press('Read the tab again');
  expect(panel.text()).toContain('3 players in the tab “Season”.');
});

test('what could not be read is said until it was read: that nothing was written since does not take it away', async () => {
  const problem = { what: 'The tab Ledger is gone.', safe: '', todo: 'Bring it back.', code: 'bad-workbook' };
  let fails = false;
  const panel = await open({
    getState: () => (fails ? { ok: false, problem } : { ok: true, value: makeState() }),
  });
  fails = true;
  await panel.press('Refresh');
  expect(panel.text()).toContain('The tab Ledger is gone.');
  await panel.pass(60_000);
  expect(panel.text()).toContain('The tab Ledger is gone.');
  fails = false;
  await panel.pass(20_000);
  expect(panel.text()).not.toContain('The tab Ledger is gone.');
});
