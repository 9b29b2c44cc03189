import { award } from '../../../src/sheets/actions/award.ts';
import { continueWithoutLost } from '../../../src/sheets/actions/verify.ts';
import { postAnnouncements } from '../../../src/sheets/delivery/post-announcements.ts';
import { setWebhook } from '../../../src/sheets/delivery/webhook.ts';
import { readLog } from '../../../src/sheets/log/audit-log.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { type Entry, lastEntryOf } from '../../../src/sheets/log/chain.ts';
import { AUDIT_HEADS } from '../../../src/sheets/log/entry-rows.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import { renewPages, sharePage } from '../../../src/sheets/share-page.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { verifyAll } from '../matches/archive/verify-parts.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, makeMatch, problemOf, resolve } from '../season.ts';

const GONE = 'was here before and is gone, because an earlier version was restored or rows were deleted';

/** The tabs of a workbook as its version history keeps them. */
const versionOf = ({ tabs }: Memory) => new Map(tabs);

function restore({ tabs }: Memory, version: ReturnType<typeof versionOf>): void {
  for (const [sheetId, tab] of version) tabs.set(sheetId, tab);
}

describe('H38 a workbook that was put back to an earlier version', () => {
  let memory: Memory;
  let newest: ReturnType<typeof versionOf>;
  beforeEach(() => {
    memory = begin();
    resolve(memory);
    const earlier = versionOf(memory);
    expect(openBook(memory.ports).log.entries).toHaveLength(5);
    resolve(memory);
    act(memory, award, { player: 'Ann', garnets: 5, bellflowers: 0, tokensOfLife: 0, why: 'a prize' });
    panelState(memory.ports);
    newest = versionOf(memory);
    restore(memory, earlier);
  });

  test('is named by the panel and by Verify, and nothing is chained to it', () => {
    expect(panelState(memory.ports)).toMatchObject({
      hasLostEntries: true,
      warnings: [
        `The log is damaged at Log!A7: entry 7 ${GONE}.`,
        `The log is damaged at Log!A7: entry 8 of match 1 ${GONE}.`,
      ],
    });
    expect(verifyAll(memory.ports).fault).toBe(`Log!A7: entry 7 ${GONE}`);
    const before = versionOf(memory);
    expect(problemOf(() => resolve(memory))).toMatchObject({
      code: 'bad-log',
      todo: expect.stringMatching(/^Restore the row with File › Version history/),
    });
    expect(versionOf(memory)).toEqual(before);
  });

  test('goes on as before when the newest version is restored', () => {
    panelState(memory.ports);
    restore(memory, newest);
    expect(panelState(memory.ports)).toMatchObject({ hasLostEntries: false, warnings: [] });
    expect(resolve(memory)).toMatchObject({ round: 3 });
    expect(verifyAll(memory.ports)).toMatchObject({ fault: '', rounds: 3 });
  });

  test('goes on without lost entries at the host’s word, once, and the spectators read it', () => {
    act(memory, continueWithoutLost);
    // Forms, too, are as they should be after the round that counts again.
    expect(memory.book().matches.outbox.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['spectators', 'Ann', 'open forms', 'order form', 'trade form']),
    );
    expect(problemOf(() => act(memory, continueWithoutLost)).what).toBe('The log has lost no entries.');
    expect(panelState(memory.ports)).toMatchObject({ hasLostEntries: false, warnings: [] });
    expect(resolve(memory)).toMatchObject({ round: 2 });
    expect(verifyAll(memory.ports)).toMatchObject({ fault: '', rounds: 2 });
    const said =
      'The season’s log lost entries 5 to 7 when an earlier version of the host’s workbook was restored. The log of match 1 lost entries 6 to 8';
    const tellers = memory.pageWrites.filter((pageWrite) => JSON.stringify(pageWrite).includes(said));
    expect(new Set(tellers.map(({ file }) => file))).toEqual(new Set(['file of spectators']));
  });

  test('an entry that another one has replaced is named, too', () => {
    memory.notes.set('heads', JSON.stringify([[1, 5, '0'.repeat(16)]]));
    expect(verifyAll(memory.ports).fault).toContain('entry 5 of match 1 was here before and is gone');
  });
});

test('H38 H32 the page for everyone is written again without the round that was lost, and nothing is posted again', () => {
  const memory = begin();
  sharePage(memory.ports, 1);
  setWebhook(memory.ports, `https://discord.com/api/webhooks/123456789/${'s'.repeat(40)}`);
  resolve(memory);
  postAnnouncements(memory.ports);
  const earlier = versionOf(memory);
  resolve(memory);
  renewPages(memory.ports);
  expect(panelState(memory.ports)).toMatchObject({ toRenew: [], toPost: [1] });
  postAnnouncements(memory.ports);
  restore(memory, earlier);
  const posts = memory.posts.length;
  act(memory, continueWithoutLost);
  expect(panelState(memory.ports)).toMatchObject({ toRenew: [1], toPost: [] });
  expect(memory.posts).toHaveLength(posts);
});

test('H38 the last rows of the log that were deleted with all that they say are missed', () => {
  const memory = begin();
  const before = versionOf(memory);
  act(memory, award, { player: 'Ann', garnets: 5, bellflowers: 0, tokensOfLife: 0, why: 'a prize' });
  panelState(memory.ports);
  for (const { sheetId } of [TABS.audit, TABS.ledger, TABS.matches])
    memory.tabs.set(sheetId, before.get(sheetId)!);
  expect(verifyAll(memory.ports).fault).toMatch(/^Log!A\d+: entry \d+ was here before and is gone/);
});

describe('H38 entries that one match lost, beside another match', () => {
  const ofMatch = (memory: Memory, match: number) =>
    openBook(memory.ports).log.entries.filter((entry) => entry.match === match);

  /** Two matches with a round each. */
  function twoMatches(): Memory {
    const memory = begin();
    makeMatch(memory, { seed: 'another seed of a match' });
    for (const match of [1, 2]) resolve(memory, match);
    return memory;
  }

  test('stop that match alone; gone on without, other chains are as they were, and no number is used again', () => {
    const memory = twoMatches();
    const earlier = versionOf(memory);
    const kept = ofMatch(memory, 1).at(-1)!;
    resolve(memory, 1);
    const lost = ofMatch(memory, 1).at(-1)!;
    restore(memory, earlier);
    const { faults, fault } = openBook(memory.ports).log;
    expect([fault, [...faults.keys()]]).toEqual([undefined, [1]]);
    expect(problemOf(() => resolve(memory, 1)).code).toBe('bad-log');
    expect(resolve(memory, 2).round).toBe(2);
    const [season, other] = [ofMatch(memory, 0), ofMatch(memory, 2)];
    expect(other.at(-1)!.number).toBeGreaterThan(lost.number);
    act(memory, continueWithoutLost);
    const { number, hash } = lost;
    expect(ofMatch(memory, 0)).toEqual([
      ...season,
      expect.objectContaining({
        what: 'lost entries',
        previous: season.at(-1)!.hash,
        data: [{ match: 1, from: kept.number + 1, last: number, hash: hash.slice(0, 16) }],
      }),
    ]);
    expect(ofMatch(memory, 2)).toEqual(other);
    expect(resolve(memory, 1).round).toBe(2);
    const next = ofMatch(memory, 1).at(-1)!;
    expect(next.previous).toBe(kept.hash);
    const numbers = openBook(memory.ports).log.entries.map((entry) => entry.number);
    expect(next.number).toBe(Math.max(...numbers));
    expect(new Set([...numbers, number]).size).toBe(numbers.length + 1);
    expect(verifyAll(memory.ports)).toMatchObject({ fault: '', matches: 2, rounds: 4 });
  });

  test('are gone on without at once, also those after the last that the season names', () => {
    const memory = twoMatches();
    const before = ofMatch(memory, 1);
    resolve(memory, 1);
    act(memory, award, { player: 'Ann', garnets: 5, bellflowers: 0, tokensOfLife: 0, why: 'a prize' });
    const [first, last] = ofMatch(memory, 1).slice(before.length);
    const { sheetId } = TABS.audit;
    const tab = memory.tabs.get(sheetId)!;
    const gone = [first!.number, last!.number];
    const cells = tab.cells.filter(([number]) => !gone.includes(number as number));
    memory.tabs.set(sheetId, { ...tab, cells });
    act(memory, continueWithoutLost);
    const { log } = openBook(memory.ports);
    expect(log.entries.at(-1)).toMatchObject({
      what: 'lost entries',
      number: last!.number + 2,
      data: [{ match: 1, from: before.at(-1)!.number + 1, last: last!.number }],
    });
    expect(log.faults.size).toBe(0);
    expect(panelState(memory.ports).hasLostEntries).toBe(false);
  });

  test('are gone on without while a changed row stops another match, which stays stopped', () => {
    const memory = twoMatches();
    const earlier = versionOf(memory);
    resolve(memory, 1);
    openBook(memory.ports);
    restore(memory, earlier);
    const { sheetId } = TABS.audit;
    const row = memory.tabs
      .get(sheetId)!
      .cells.map((line) => line[3])
      .lastIndexOf(2);
    memory.type(sheetId, row, 2, 'Eve');
    const other = `The log is damaged at Log!A${row + 1}: the hash does not match the content, so somebody changed the row.`;
    expect(panelState(memory.ports)).toMatchObject({
      hasLostEntries: true,
      warnings: [expect.stringContaining(` of match 1 ${GONE}.`), other],
    });
    act(memory, continueWithoutLost);
    expect(panelState(memory.ports)).toMatchObject({ hasLostEntries: false, warnings: [other] });
    expect(problemOf(() => resolve(memory, 2)).what).toBe(other);
    expect(resolve(memory, 1).round).toBe(2);
  });
});

/** The last entry of a chain as its tab has it: nothing is read through the ports, and so nothing is noted. */
function headIn({ tabs }: Memory, match: number): Entry {
  return lastEntryOf(readLog(tabs.get(TABS.audit.sheetId)!), match)!;
}

describe('H38 a workbook put back right after a commit, before anything was read', () => {
  let memory: Memory;
  const faults = () => {
    const { log } = openBook(memory.ports);
    return { season: log.fault?.lost, matches: [...log.faults].map(([match, { lost }]) => [match, lost]) };
  };
  const second = () => makeMatch(memory, { seed: 'the seed of another match' });
  beforeEach(() => {
    memory = begin();
  });

  test('to before a round: the match has lost it, the season has not', () => {
    const earlier = versionOf(memory);
    const { number } = headIn(memory, 1);
    resolve(memory);
    const { number: last } = headIn(memory, 1);
    restore(memory, earlier);
    expect(last).toBeGreaterThan(number);
    const lost = { match: 1, from: number + 1, last, hash: expect.any(String) };
    expect(faults()).toEqual({ season: undefined, matches: [[1, lost]] });
  });

  test('to before an award: the season and the live match of its player have lost it', () => {
    const earlier = versionOf(memory);
    act(memory, award, { player: 'Ann', garnets: 5, bellflowers: 0, tokensOfLife: 0, why: 'a prize' });
    const [season, match] = [headIn(memory, 0).number, headIn(memory, 1).number];
    restore(memory, earlier);
    expect(match).not.toBe(season);
    expect(faults()).toEqual({
      season: expect.objectContaining({ match: 0, last: season }),
      matches: [[1, expect.objectContaining({ match: 1, last: match })]],
    });
  });

  test('to before a second match began: the season has lost its beginning, and the match all its entries', () => {
    const earlier = versionOf(memory);
    const kept = headIn(memory, 0);
    second();
    const [season, match] = [headIn(memory, 0).number, headIn(memory, 2).number];
    restore(memory, earlier);
    const of = (chain: number, last: number) =>
      expect.objectContaining({ match: chain, from: kept.number + 1, last });
    expect(faults()).toEqual({ season: of(0, season), matches: [[2, of(2, match)]] });
    expect(problemOf(() => resolve(memory)).code).toBe('bad-log');
    act(memory, continueWithoutLost);
    expect(headIn(memory, 0).data).toEqual([of(0, season), of(2, match)]);
    expect(faults()).toEqual({ season: undefined, matches: [] });
    makeMatch(memory, { seed: 'the seed of a third match' });
    const added = openBook(memory.ports)
      .log.entries.filter(({ what }) => what === 'new game')
      .at(-1)!;
    expect(added.match).not.toBe(1);
    expect(added.number).toBeGreaterThan(Math.max(season, match));
    expect(verifyAll(memory.ports)).toMatchObject({ fault: '', matches: 2 });
  });

  test('nothing is lost of a second match whose beginning only was changed', () => {
    second();
    const { sheetId } = TABS.audit;
    const row = memory.tabs
      .get(sheetId)!
      .cells.map((line) => line.includes('begin match'))
      .lastIndexOf(true);
    memory.type(sheetId, row, AUDIT_HEADS.indexOf('who'), 'somebody else');
    expect(openBook(memory.ports).log.fault?.problem).toMatch(/^the hash does not match/);
    expect(faults()).toEqual({ season: undefined, matches: [] });
  });

  test('to before the last round of a second match: only that match has lost it', () => {
    second();
    const earlier = versionOf(memory);
    const { number } = headIn(memory, 2);
    resolve(memory, 2);
    restore(memory, earlier);
    const { season, matches } = faults();
    expect(season).toBeUndefined();
    expect(matches).toEqual([[2, expect.objectContaining({ match: 2, from: number + 1 })]]);
    expect(resolve(memory)).toMatchObject({ round: 1 });
  });
});
