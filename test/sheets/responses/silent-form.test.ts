import { award } from '../../../src/sheets/actions/award.ts';
import { readCurrentMatch } from '../../../src/sheets/actions/current-match.ts';
import { endEarly } from '../../../src/sheets/actions/end-early.ts';
import { wakeByClock } from '../../../src/sheets/clock/wake.ts';
import { takeTurn } from '../../../src/sheets/delivery/turn.ts';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import type { NewGameRequest } from '../../../src/sheets/panel-api/panel.ts';
import { previewRound } from '../../../src/sheets/panel-api/rounds.ts';
import type { Tab } from '../../../src/sheets/ports.ts';
import type { Memory } from '../memory-ports.ts';
import { receipts } from '../receipts.ts';
import { act, actAndDeliver, begin, offer, problemOf, resolve, rowOf, send } from '../season.ts';

// H8, H41: Google fails when a form is asked for its answers. Nothing is refused for that, and nothing is lost.

const PRIZE = { garnets: 3, bellflowers: 0, tokensOfLife: 0, why: 'A prize' };

/** Ann gives Ben a garnet, and the spreadsheet makes a number of what she typed. */
function gift(more: Partial<NewGameRequest> = {}): Memory {
  const memory = begin(more);
  act(memory, award, { player: 'Ann', ...PRIZE });
  offer(memory, 'Ann', 'Ben', '1 garnet', '');
  const tab = memory.tabs.get(rowOf(memory).tradesTab) as Tab;
  memory.type(tab.sheetId, 1, tab.cells[0]?.indexOf('I give') ?? -1, 46_024);
  return memory;
}

/** Google gives no answers of forms until the result is called. */
function silence({ ports: { forms } }: Memory, error = 'Service unavailable.'): () => void {
  const { answersSince } = forms;
  const fails = () => {
    throw new Error(error);
  };
  Object.assign(forms, { answersSince: fails });
  return () => void Object.assign(forms, { answersSince });
}

// It is written to Google’s log only.
beforeAll(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => {
  jest.restoreAllMocks();
});

const agreed = (memory: Memory) => readCurrentMatch(memory.book(), 1, memory.ports).trading.agreed;
const tradesOf = (memory: Memory) =>
  memory.entries().flatMap((entry) => (entry.what === 'resolve' ? entry.data.trades : []));

const SILENT = {
  code: 'form-silent',
  what: 'Google could not read the answers of a form.',
  safe: 'Nothing was changed.',
  todo: 'Wait a minute, and press again.',
};

test('H8 a resolve and a preview stop and change nothing; pressed again, what was typed counts', () => {
  const memory = gift();
  const before = [...memory.tabs];
  const speak = silence(memory);
  expect(problemOf(() => resolve(memory))).toMatchObject(SILENT);
  expect(problemOf(() => previewRound(memory.ports, { match: 1, round: 0, early: true }))).toMatchObject(
    SILENT,
  );
  expect(memory.match()).toMatchObject({ problem: SILENT, trades: { refused: [] } });
  expect([...memory.tabs]).toEqual(before);
  speak();
  expect(memory.match().problem).toBeNull();
  resolve(memory);
  expect(tradesOf(memory)).toMatchObject([{ from: 'Ann', to: 'Ben', gives: { garnets: 1 } }]);
});

test('H41 the tab does not replace a response that a page has confirmed', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 1 });
  receipts(memory);
  const tab = memory.tabs.get(rowOf(memory).formTab) as Tab;
  memory.type(tab.sheetId, 1, tab.cells[0]?.indexOf('Number card') ?? -1, 3);
  const speak = silence(memory);
  expect(problemOf(() => resolve(memory))).toMatchObject(SILENT);
  speak();
  expect(readCurrentMatch(memory.book(), 1, memory.ports).orders[0]).toMatchObject({ card: 1 });
});

test('H8 a form that is gone, or closed to this account, is no such trouble: the answer is refused with the reason', () => {
  const memory = gift();
  Object.assign(memory.ports.forms, { answersSince: () => undefined });
  expect(agreed(memory)).toEqual([]);
  expect(memory.match().trades.refused[0]).toContain('the spreadsheet changed your answer to “46024”');
});

test('H25 a round that is due by itself waits for the next try, and the host gets no mail', () => {
  const memory = gift({
    deadline: '2026-01-12T15:00:00.000Z',
    timing: { ...USUAL_TIMING, auto: 'deadline', tell: true },
  });
  send(memory, 'Ann', { 'Number card': 1 });
  const speak = silence(memory);
  memory.time = Date.parse('2026-01-12T15:15:00Z');
  wakeByClock(memory.ports);
  wakeByClock(memory.ports);
  expect([rowOf(memory).round, memory.mails]).toEqual([0, []]);
  speak();
  memory.time = Date.parse('2026-01-12T15:46:00Z');
  wakeByClock(memory.ports);
  expect(rowOf(memory).round).toBe(1);
  expect(tradesOf(memory)).toMatchObject([{ gives: { garnets: 1 } }]);
});

test('a wake-up loses no receipt: the next run that works in the season sends it', () => {
  const memory = gift();
  const speak = silence(memory);
  expect(receipts(memory)).toEqual([]);
  speak();
  takeTurn(memory.ports, () => undefined);
  expect(memory.page('Ann')).toContain('1 garnet');
});

test('a page is not written without what was sent: it waits in the outbox', () => {
  const memory = gift();
  const speak = silence(memory);
  const { delivery } = actAndDeliver(memory, award, { player: 'Ann', ...PRIZE });
  expect(delivery.failed).toContainEqual(expect.objectContaining({ to: 'Ann', error: SILENT.what }));
  speak();
});

test('H24 a match is not ended without its offers: what lapses is said when the host presses again', () => {
  const memory = gift();
  const speak = silence(memory);
  expect(problemOf(() => act(memory, endEarly, 1, 0, 'without outcome'))).toMatchObject(SILENT);
  speak();
  act(memory, endEarly, 1, 0, 'without outcome');
  expect(memory.page('Ann')).toContain('1 garnet');
});
