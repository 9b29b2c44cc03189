import { hashOf } from '../../../../src/rules/base/hash.ts';
import { award } from '../../../../src/sheets/actions/award.ts';
import { closeMatch } from '../../../../src/sheets/actions/close.ts';
import { undoRound } from '../../../../src/sheets/actions/undo.ts';
import { exportRecord } from '../../../../src/sheets/actions/verify.ts';
import { renewForms } from '../../../../src/sheets/delivery/renew-forms.ts';
import { openBook } from '../../../../src/sheets/log/book.ts';
import { seasonFacts } from '../../../../src/sheets/log/fold.ts';
import { ledgerFaults } from '../../../../src/sheets/log/ledger/ledger.ts';
import { openMatch } from '../../../../src/sheets/matches/archive/archived-match.ts';
import {
  beginBringingBack,
  beginClosing,
  continueMove,
  leaveMove,
} from '../../../../src/sheets/matches/archive/move.ts';
import { makeEntryPoints } from '../../../../src/sheets/panel-api/call.ts';
import { CALLS } from '../../../../src/sheets/panel-api/calls.ts';
import { closedMatches } from '../../../../src/sheets/panel-api/closed-matches.ts';
import { whyRound } from '../../../../src/sheets/panel-api/rounds.ts';
import { panelState } from '../../../../src/sheets/panel-api/state.ts';
import type { Tab } from '../../../../src/sheets/ports.ts';
import { MAX_RUN_TIME } from '../../../../src/sheets/work.ts';
import { balancesOf } from '../../../../src/sheets/workbook/ledger-tab.ts';
import { FIRST_MATCH_TAB } from '../../../../src/sheets/workbook/season.ts';
import { act, begin, cellUnder, endWithVote, makeMatch, problemOf, resolve, rowOf } from '../../season.ts';
import {
  bringBack,
  close,
  closedSeason,
  earlyClosed,
  earlySeason,
  endNow,
  playedSeason,
} from './closed-season.ts';
import { verifyAll } from './verify-parts.ts';

const bookOf = ({ ports }: ReturnType<typeof playedSeason>) => openBook(ports);
const FINE = { fault: '', archive: [] };

describe('H10 a match that is over and closed', () => {
  test('leaves the workbook with its rows and tabs, and Verify follows it into the archive', () => {
    const played = earlySeason();
    const before = bookOf(played);
    const { formTab, tradesTab } = rowOf(played);
    const memory = earlyClosed();
    const book = bookOf(memory);
    expect(book.log.fault).toBeUndefined();
    expect(book.log.faults.size).toBe(0);
    expect(book.log.entries.filter(({ match }) => match === 1)).toEqual([]);
    expect(book.log.entries.at(-1)).toMatchObject({ what: 'archive', match: 0, data: { match: 1 } });
    expect(book.matches.matches.map(({ number }) => number)).toEqual([2]);
    expect(book.matches.outbox.filter(({ match }) => match === 1)).toEqual([]);
    for (const id of [formTab, tradesTab, FIRST_MATCH_TAB + 1]) expect(memory.tabs.has(id)).toBe(false);
    const verified = verifyAll(memory.ports);
    // One entry says that it was closed, one that it was moved.
    expect(verified).toMatchObject({
      ...FINE,
      entries: before.log.entries.length + 2,
      matches: 2,
      rounds: 4,
    });
    expect(memory.closed).toHaveLength(2);
  });

  test.each<[string, (cells: Tab['cells']) => Tab['cells'], string | undefined]>([
    ['as they are', (cells) => cells, undefined],
    ['emptied by hand', () => [], 'have 0 rows, but the match read 8 responses.'],
    ['emptied to the heads', ([heads = []]) => [heads, [''], []], 'have 0 rows, but the match read 8 resp'],
    ['with a row less', (cells) => cells.slice(0, 8), 'have 7 rows, but the match read 8 responses.'],
    ['with their heads emptied', ([, ...rows]) => [[], ...rows], undefined],
  ])('H41 moves its responses tabs %s, and says how many responses only the forms keep', (_, edit, words) => {
    const memory = earlySeason();
    const { formTab, tradesTab } = rowOf(memory);
    for (const id of [formTab, tradesTab]) {
      const tab = memory.tabs.get(id)!;
      memory.tabs.set(id, { ...tab, cells: edit(tab.cells) });
    }
    const told: string[] = [];
    memory.ports.tell = (text) => void told.push(text);
    close(memory);
    expect(told).toEqual(words === undefined ? [] : [expect.stringContaining(words)]);
    expect(verifyAll(memory.ports)).toMatchObject(FINE);
    bringBack(memory);
    expect(verifyAll(memory.ports)).toMatchObject(FINE);
  });

  test('leaves balances, record and explanations as they were', () => {
    const played = earlySeason();
    const balances = [...balancesOf(bookOf(played).ledger)];
    const record = exportRecord(bookOf(played), 1);
    const why = whyRound(played.ports, 1, 2, 'host');
    const memory = earlyClosed();
    expect([...balancesOf(bookOf(memory).ledger)]).toEqual(balances);
    expect(ledgerFaults(bookOf(memory))).toEqual([]);
    expect(exportRecord(openMatch(memory.ports, 1), 1)).toBe(record);
    // Only the choice that nobody noted is said otherwise (X6).
    const choice =
      /. The winner chooses one of these players.|\. No choice was noted before the match was closed\./g;
    const later = JSON.stringify(whyRound(memory.ports, 1, 2, 'host'));
    expect(later.replace(choice, '')).toEqual(JSON.stringify(why).replace(choice, ''));
    const kept = seasonFacts(openBook(memory.ports).log).archived.get(1);
    expect(kept?.data.record).toBe(hashOf(JSON.parse(record)));
  });

  test('shows its seed on all pages by then, and not before', () => {
    const memory = earlySeason();
    const shown = () =>
      memory.pageWrites.filter(
        ({ sheetId, grid }) =>
          sheetId === FIRST_MATCH_TAB + 1 &&
          grid.cells.some(({ text }) => text === 'Seed: the seed of this match'),
      );
    expect(rowOf(memory).over).toBe(true);
    expect(shown()).toEqual([]);
    close(memory);
    expect(shown()).toHaveLength(5);
  });

  test('the other match goes on, and numbers and titles are not used again', () => {
    const memory = earlyClosed();
    resolve(memory, 2);
    makeMatch(memory, { seed: 'a third seed of twenty letters' });
    expect(bookOf(memory).matches.matches.map(({ number, title }) => [number, title])).toEqual([
      [2, 'Secret Soulmate 2'],
      [3, 'Secret Soulmate 3'],
    ]);
    const whole = openMatch(memory.ports, 1).log.entries.map(({ number }) => number);
    expect(whole).toEqual(whole.map((_, i) => i + 1));
    expect(verifyAll(memory.ports)).toMatchObject(FINE);
  });

  test('is a line of the panel, with what it gave', () => {
    const { ports } = earlyClosed();
    const { matches, closed, season } = panelState(ports);
    expect(matches.map(({ number }) => number)).toEqual([2]);
    expect(closed).toBe(1);
    const archived = closedMatches(ports);
    expect(archived).toMatchObject([{ number: 1, title: 'Secret Soulmate', round: 2 }]);
    expect(archived[0]?.winners.length).toBeGreaterThan(0);
    const up = season!.players.filter(({ upIn }) => upIn === 'Secret Soulmate').map(({ name }) => name);
    expect(up.length).toBeGreaterThan(0);
    expect(up).toEqual(archived[0]?.candidates);
  });

  test('two closed matches leave one gap, and the second to be closed may be brought back first', () => {
    const memory = earlyClosed();
    endNow(memory, 2);
    close(memory, 2);
    const { log } = openBook(memory.ports);
    expect(log.fault).toBeUndefined();
    expect(log.entries.map(({ what }) => what)).toEqual([
      'season',
      'begin match',
      'roster',
      'begin match',
      'archive',
      'archive',
    ]);
    expect(verifyAll(memory.ports)).toMatchObject({ ...FINE, matches: 2, rounds: 4 });
    bringBack(memory, 2);
    expect(verifyAll(memory.ports)).toMatchObject(FINE);
    bringBack(memory, 1);
    expect(verifyAll(memory.ports)).toMatchObject({ ...FINE, matches: 2, rounds: 4 });
  });
});

test('a hash that somebody kept from an old page is found by Verify, also of an entry in the archive', () => {
  const old = bookOf(earlySeason()).log.entries;
  const memory = earlyClosed();
  const kept = (hash: string) => verifyAll(memory.ports, { kept: hash }).kept;
  for (const { hash, number } of old) expect(kept(hash)).toBe(number);
  expect(kept(old[3]!.hash.slice(0, 8))).toBe(4);
  expect(kept('0'.repeat(64))).toBeNull();
  expect(verifyAll(memory.ports)).not.toHaveProperty('kept');
  // A season that was played differently from here on has other hashes.
  const other = earlySeason();
  act(other, award, { player: 'Ann', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: '' });
  expect(kept(bookOf(other).log.entries.at(-1)!.hash)).toBeNull();
  const { verify } = makeEntryPoints(CALLS, () => memory.ports);
  expect(verify(old[0]!.hash)).toMatchObject({ ok: true, value: { kept: 1, fault: '' } });
  for (const odd of ['abc', 'z'.repeat(8), 7]) expect(verify(odd)).toMatchObject({ ok: false });
});

test('H10 what a closed match gave stays in the ledger and in the purses', () => {
  const memory = endWithVote(1);
  const balances = [...balancesOf(openBook(memory.ports).ledger)];
  expect(balances.some(([, { garnets }]) => garnets > 0)).toBe(true);
  close(memory);
  expect(ledgerFaults(openBook(memory.ports))).toEqual([]);
  expect(closedMatches(memory.ports)[0]?.gave.length).toBeGreaterThan(0);
  expect([...balancesOf(openBook(memory.ports).ledger)]).toEqual(balances);
  // The next match begins with these purses, and with a number that no match had.
  makeMatch(memory, { seed: 'another seed of twenty letters' });
  expect(rowOf(memory, 2).title).toBe('Secret Soulmate 2');
  expect(verifyAll(memory.ports)).toMatchObject({ ...FINE, matches: 2 });
});

describe('H11 a match that is brought back', () => {
  test('has its rows and its responses again, and its last round can be undone', () => {
    const played = playedSeason();
    const { cells } = played.tabs.get(rowOf(played).formTab)!;
    const { log } = bookOf(played);
    const memory = closedSeason();
    bringBack(memory);
    const book = bookOf(memory);
    expect(book.log.entries.slice(0, log.entries.length)).toEqual(log.entries);
    expect(memory.tabs.get(rowOf(memory).formTab)?.cells).toEqual(cells);
    expect(panelState(memory.ports).matches.find(({ number }) => number === 1)).toMatchObject({
      over: true,
      closed: false,
      problem: null,
    });
    expect(verifyAll(memory.ports)).toMatchObject({ ...FINE, matches: 2 });
    act(memory, undoRound, 1, 3);
    expect(rowOf(memory)).toMatchObject({ round: 2, over: false });
    // The orders of the round count again.
    expect(
      panelState(memory.ports).matches[0]?.seats.filter(({ receivedAt }) => receivedAt !== ''),
    ).toHaveLength(4);
    expect(resolve(memory).over).toBe(true);
    // It is closed again: as the first time, and once in the archive.
    close(memory);
    expect(closedMatches(memory.ports)).toMatchObject([{ number: 1, title: 'Not Flower Field', round: 3 }]);
    expect(panelState(memory.ports).matches.map(({ number }) => number)).toEqual([2]);
    expect(verifyAll(memory.ports)).toMatchObject({ ...FINE, matches: 2 });
  });

  test('has each response once, whether or not Google fills the new tab again', () => {
    const memory = earlySeason();
    const { form, formTab } = rowOf(memory);
    const before = memory.tabs.get(formTab)!.cells;
    memory.relinked = (id) =>
      id === form
        ? before
            .slice(1)
            .map((line) => [...line])
            .reverse()
        : [
            ['', ''],
            [1, 'x'],
          ];
    close(memory);
    bringBack(memory);
    expect(memory.tabs.get(rowOf(memory).formTab)?.cells).toEqual(before);
    expect(memory.tabs.get(rowOf(memory).tradesTab)?.cells).toHaveLength(1);
  });

  test('keeps the numbers of its rows, and its chain goes on with the entry that reopens it', () => {
    const memory = earlyClosed();
    const archived = openMatch(memory.ports, 1).log.entries.filter(({ match }) => match === 1);
    resolve(memory, 2);
    const next = bookOf(memory).log.next;
    bringBack(memory);
    const { log } = bookOf(memory);
    expect([log.fault, log.faults.size]).toEqual([undefined, 0]);
    const own = log.entries.filter(({ match }) => match === 1);
    expect(own.slice(0, -1)).toEqual(archived);
    expect(archived.at(-1)).toMatchObject({ what: 'close' });
    expect(own.at(-1)).toMatchObject({
      what: 'reopen',
      number: next + 1,
      previous: archived.at(-1)!.hash,
      round: 2,
    });
    expect(log.entries.at(-2)).toMatchObject({ what: 'bring back', number: next, data: { match: 1 } });
    expect(log.entries.map(({ number }) => number)).toEqual(log.entries.map((_, i) => i + 1));
    expect(verifyAll(memory.ports)).toMatchObject({ ...FINE, matches: 2, rounds: 5 });
  });

  test('leaves nothing in the archive, and a closed match that is not there yet comes back at once', () => {
    const memory = earlyClosed();
    bringBack(memory);
    expect([...memory.archives.values()].map(({ tabs }) => tabs.size)).toEqual([1]);
  });
});

test('H11 bringing back that is given up drops the tabs that were linked again', () => {
  const memory = earlyClosed();
  const before = [...memory.tabs.keys()];
  // The script has run for its time after each step.
  const clock = { ...memory.ports.clock, now: () => (memory.time += MAX_RUN_TIME + 1) };
  const ports = { ...memory.ports, clock };
  beginBringingBack(ports, 1);
  expect(continueMove(ports).doing).toBe('Putting the match into the workbook');
  expect(memory.tabs.size).toBe(before.length + 2);
  leaveMove(memory.ports);
  expect([...memory.tabs.keys()]).toEqual(before);
  expect(verifyAll(memory.ports)).toMatchObject(FINE);
});

describe('H10 closing is refused', () => {
  test('for a match that is not over', () => {
    expect(problemOf(() => close(earlySeason(), 2)).what).toMatch('is not over');
  });

  test('while the tab of the match is changed by hand, and nothing is begun', () => {
    const memory = endWithVote(1);
    memory.type(FIRST_MATCH_TAB + 1, ...cellUnder(memory, 'seats', 'pointTokens'), 9);
    expect(problemOf(() => close(memory)).code).toBe('edited');
    expect(panelState(memory.ports).job).toBeNull();
  });

  test('while another match is being moved', () => {
    const memory = earlySeason();
    memory.notes.set('move', JSON.stringify({ kind: 'close', match: 2, title: 'x', done: 0, tabs: [] }));
    expect(problemOf(() => close(memory)).what).toMatch('is being moved');
    expect(problemOf(() => makeMatch(memory)).what).toMatch('is being moved');
  });
});

test('H10 a match that changes while it is copied is copied again', () => {
  const memory = earlySeason();
  const { formTab } = rowOf(memory);
  const { write } = memory.ports.spreadsheets;
  let copies = 0;
  const ports = {
    ...memory.ports,
    spreadsheets: {
      ...memory.ports.spreadsheets,
      write: (...given: Parameters<typeof write>) => {
        write(...given);
        if (copies++ === 0) memory.type(formTab, 1, 0, 46_000.5);
      },
    },
  };
  beginClosing(ports, 1);
  expect(copies).toBe(2);
  expect(verifyAll(memory.ports)).toMatchObject(FINE);
  bringBack(memory);
  expect(memory.tabs.get(rowOf(memory).formTab)?.cells[1]?.[0]).toBe(46_000.5);
});

describe('H4 the last round of a match', () => {
  test('can be undone until the match is closed: it goes on, and the payments of the end are taken back', () => {
    const memory = begin();
    const before = [...balancesOf(openBook(memory.ports).ledger)];
    while (!resolve(memory).over);
    renewForms(memory.ports);
    expect(memory.closed).toHaveLength(2);
    act(memory, undoRound, 1, 9);
    renewForms(memory.ports);
    expect(memory.closed).toEqual([]);
    expect(rowOf(memory)).toMatchObject({ round: 8, over: false });
    const nothing = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };
    for (const [player, purse] of balancesOf(openBook(memory.ports).ledger))
      expect([player, purse]).toEqual([player, new Map(before).get(player) ?? nothing]);
    expect(verifyAll(memory.ports)).toMatchObject(FINE);
    expect(resolve(memory).over).toBe(true);
  });

  test('stays when somebody has spent what it gave', () => {
    const memory = endWithVote(1);
    const ends = balancesOf(openBook(memory.ports).ledger);
    const [player, { garnets }] = [...ends].find(([, purse]) => purse.garnets > 0)!;
    act(memory, award, { player, garnets: -garnets, bellflowers: 0, tokensOfLife: 0, why: 'spent' });
    expect(problemOf(() => act(memory, undoRound, 1, 9)).what).toMatch(
      new RegExp(
        `^${player} already spent or gave away what round 9 paid. ${player} lacks [1-9]\\d* garnets?.$`,
      ),
    );
  });

  test('stays once the match is closed, until that is taken back', () => {
    const memory = playedSeason();
    act(memory, closeMatch, 1);
    expect(problemOf(() => act(memory, undoRound, 1, 3)).what).toMatch('is closed');
    bringBack(memory);
    act(memory, undoRound, 1, 3);
    expect(rowOf(memory)).toMatchObject({ round: 2, over: false });
  });
});
