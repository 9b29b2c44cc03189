import { makeEntryPoints } from '../../../src/sheets/panel-api/call.ts';
import { CALLS, type CallName } from '../../../src/sheets/panel-api/calls.ts';
import type { Answer } from '../../../src/sheets/panel-api/panel.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import type { Ports } from '../../../src/sheets/ports.ts';
import { emailOf } from '../../players.ts';
import { endingAt, endsOf, KILLED } from '../ending-at.ts';
import { keptResponse } from '../kept-response.ts';
import { copyMemory, type Memory } from '../memory-ports.ts';
import { begin, madeOnce, resolve, rowOf } from '../season.ts';

// Each manual act of the host is ended by Google and pressed again. It is done once, with the same result. All acts pass the same
// places; each act is ended at every fifth of them, beginning with another one. `npm run faults` ends each act at each call.

const STRIDE = 5;

const ID = '0123456789abcdef0123456789abcdef';
const AMEND = { match: 1, round: 1, player: 'Ben', does: 'enter', answers: { card: '3' }, rounds: 2 };
const GIFT = { from: 'Ann', with: 'Ben', gives: 'Point tokens' };
const TRADE = { match: 1, round: 1, cancels: '', answers: GIFT, rounds: 2 };
const HAND = { match: 1, round: 1, player: 'Ben', does: 'enter', answers: { card: '2' }, seen: '' };

function press(ports: Ports, name: CallName, given: readonly unknown[]): Answer<unknown> {
  return makeEntryPoints(CALLS, () => ports)[name](...given, ID);
}

/** The state of the season: its log, its matches, its purses, and the content of the files. */
function outcomeOf(memory: Memory) {
  press(memory.ports, 'deliverOutbox', []);
  press(memory.ports, 'renewForms', []);
  const { log, matches, ledger } = memory.book();
  const shown = new Map(memory.pageWrites.map(({ file, sheetId, grid }) => [`${file} ${sheetId}`, grid]));
  return {
    entries: log.entries.map(({ what, data, match, round }) => ({ what, data, match, round })),
    matches: matches.matches,
    waiting: matches.outbox,
    ledger: ledger.map(({ time: _, ...row }) => row),
    closed: [...memory.closed].sort(),
    files: [...shown].map(([key, { cells }]) => [key, cells.map(({ text }) => text).filter(isSteady)]),
  };
}

/** Hashes of the log depend on the id of the press, which is the same, and on salts, which are not. */
function isSteady(text: unknown): boolean {
  return typeof text !== 'string' || !/^[0-9a-f]{64}$/.test(text);
}

/** A season after two rounds. */
const played = madeOnce((): Memory => {
  const memory = begin();
  resolve(memory);
  resolve(memory);
  return memory;
});

/** A season whose order form was unlinked, and its tab deleted. */
function withoutTab(): Memory {
  const memory = begin();
  const { form, formTab } = rowOf(memory);
  const at = memory.time + 1000;
  memory.kept.set(form, [keptResponse({ at, sender: emailOf('Ann'), answers: { 'Number card': '3' } })]);
  memory.tabs.delete(formTab);
  const known = memory.forms.get(form);
  if (known) memory.forms.set(form, { ...known, isLinked: false });
  return memory;
}

/** A season with a response from an unknown account. */
function strangeSeason(): Memory {
  const memory = begin();
  memory.respond(rowOf(memory).formTab, { 'Email Address': 'other@example.com', 'Number card': 3 });
  return memory;
}

/** The same at the trade form: an offer to Ann. */
function unknownTrading(): Memory {
  const memory = begin();
  const offer = { 'With whom?': 'Ann', 'I give': 'Bellflowers', 'I get': 'Garnets' };
  memory.respond(rowOf(memory).tradesTab, { 'Email Address': 'other@example.com', ...offer });
  return memory;
}

function senderIn(ports: Ports) {
  const [unknownSender] = panelState(ports).matches[0]?.unknownSenders ?? [];
  return { match: 1, response: unknownSender?.id, player: 'Ben', remember: true };
}

const ACTS: readonly [string, CallName, (memory: Memory) => readonly unknown[], () => Memory][] = [
  ['H16 an order is entered', 'giveOrder', () => [HAND], begin],
  ['H18 a sender is named', 'nameSender', ({ ports }) => [senderIn(ports)], strangeSeason],
  ['H18 a sender of an offer is named', 'nameSender', ({ ports }) => [senderIn(ports)], unknownTrading],
  ['H20 an order is corrected', 'amendOrder', () => [AMEND], played],
  ['H34 a trade is entered', 'correctTrade', () => [{ ...TRADE, round: 3 }], played],
  ['H34 a trade of a resolved round is entered', 'correctTrade', () => [TRADE], played],
  ['H24 a match is ended early', 'endEarly', () => [1, 2, 'by standing'], played],
  ['H27 a match is renamed', 'renameMatch', () => [1, 'The big one'], played],
  ['H22 responses are restored', 'restoreResponses', () => [1], withoutTab],
  ['H21 rounds are undone', 'undoRound', () => [1, 1, 2], played],
];

test.each(ACTS.map((one, first) => [...one, first] as const))(
  '%s once, wherever the script is ended',
  (_, name, givenIn, make, first) => {
    const before = make();
    const given = givenIn(before);
    const whole = copyMemory(before);
    const ends = endsOf(whole, (ports) => expect(press(ports, name, given)).toMatchObject({ ok: true }));
    const expected = outcomeOf(whole);
    expect(expected.waiting).toEqual([]);
    expect(whole.fault()).toBe('');
    expect(ends.length).toBeGreaterThan(3);
    for (const last of ends.filter((_end, i) => i % STRIDE === first % STRIDE)) {
      const memory = copyMemory(before);
      try {
        press(endingAt(memory, last).ports, name, given);
      } catch (error) {
        expect(error).toBe(KILLED);
      }
      memory.ports.memo.set('at work', undefined);
      expect(press(memory.ports, name, given)).toMatchObject({ ok: true });
      expect([last, outcomeOf(memory)]).toEqual([last, expected]);
    }
  },
);
