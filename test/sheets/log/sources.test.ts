import { acceptLedger, award as giveAward } from '../../../src/sheets/actions/award.ts';
import { substitute } from '../../../src/sheets/actions/substitute.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { continueWithoutLost, verify } from '../../../src/sheets/actions/verify.ts';
import type { Entry } from '../../../src/sheets/log/chain.ts';
import type { EventData } from '../../../src/sheets/log/events.ts';
import { logProblem } from '../../../src/sheets/log/file/file-log.ts';
import { type WholeFile, wholeFile } from '../../../src/sheets/log/file/match-file.ts';
import { fileProblem } from '../../../src/sheets/log/file/play-file.ts';
import { mustPlayBack } from '../../../src/sheets/log/fold.ts';
import { entryHash } from '../../../src/sheets/log/link.ts';
import { asShown } from '../../../src/sheets/log/playback/as-shown.ts';
import { beginGame, continueGame } from '../../../src/sheets/matches/new-game.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { emailOf } from '../../players.ts';
import { bringBack, close, endNow } from '../matches/archive/closed-season.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, madeOnce, makeMatch, NAMES, offer, requestFor, resolve } from '../season.ts';

const award = (player: string, garnets: number) => ({
  player,
  garnets,
  bellflowers: 0,
  tokensOfLife: 0,
  why: 'A prize',
});

/** In match `match`, Ann gives garnets to Ben, and the round is resolved. */
function give(memory: Memory, garnets: number, match: number): void {
  offer(memory, 'Ann', 'Ben', `${garnets} garnets`, '', match);
  resolve(memory, match);
}

const last = (memory: Memory, what: Entry['what'], match: number) =>
  memory
    .entries()
    .filter((entry) => entry.what === what && entry.match === match)
    .at(-1) as Entry;

const headOf = (memory: Memory, match: number) =>
  placeOf(
    memory
      .entries()
      .filter((one) => one.match === match)
      .at(-1),
  );

function placeOf(entry: Entry | undefined) {
  if (!entry) throw new Error('There is no such entry.');
  const { match, number, hash } = entry;
  return { match, number, hash };
}

/** The last round's credits and the rows that paid them, in short: the player, the row or nothing, and the garnets. */
function paidIn(memory: Memory, match: number) {
  const { credits, paid = [] } = last(memory, 'resolve', match).data as EventData<'resolve'>;
  return {
    credits: Object.fromEntries(Object.entries(credits).map(([name, { garnets }]) => [name, garnets])),
    paid: paid.flatMap(({ row, to }) =>
      Object.entries(to).map(([player, { garnets }]) => [player, row ?? 'no row', garnets]),
    ),
  };
}

const NOTHING = { credits: {}, paid: [] };

/** Both matches go on, with the same players; Ann had 10 garnets before the first. */
const two = madeOnce((): Memory => {
  const memory = begin();
  act(memory, giveAward, award('Ann', 10));
  resolve(memory);
  makeMatch(memory, { seed: 'another seed of a match' });
  return memory;
});

/** Checks the log, and the file of each match. */
function requireSound(memory: Memory): void {
  const { log, matches } = memory.book();
  expect(verify(memory.book()).fault).toBe('');
  for (const { number } of matches.matches)
    expect(logProblem(wholeFile(log, mustPlayBack(log, number), ''))).toBe('');
}

describe('H39 a credit names the row that paid it', () => {
  test('an award and an accepted row of the Ledger: their copies in the chain of the match, once', () => {
    const memory = begin();
    act(memory, giveAward, award('Ann', 5));
    const { ledgerUsed } = memory.book();
    memory.type(TABS.ledger.sheetId, ledgerUsed, 1, 'Ann');
    memory.type(TABS.ledger.sheetId, ledgerUsed, 2, -2);
    act(memory, acceptLedger);
    resolve(memory);
    expect(paidIn(memory, 1)).toEqual({
      credits: { Ann: 3 },
      paid: [
        ['Ann', placeOf(last(memory, 'award', 1)), 5],
        ['Ann', placeOf(last(memory, 'ledger', 1)), -2],
      ],
    });
    resolve(memory);
    expect(paidIn(memory, 1)).toEqual(NOTHING);
    requireSound(memory);
  });

  test('payments that add up to nothing are named, too', () => {
    const memory = begin();
    for (const garnets of [4, -4]) act(memory, giveAward, award('Ann', garnets));
    resolve(memory);
    expect(paidIn(memory, 1)).toMatchObject({ credits: {}, paid: [{ 2: 4 }, { 2: -4 }] });
    requireSound(memory);
  });

  test('another match: its last row, with what it paid since the row named before', () => {
    const memory = two();
    give(memory, 3, 2);
    resolve(memory, 1);
    const first = headOf(memory, 2);
    expect(paidIn(memory, 1)).toEqual({
      credits: { Ann: -3, Ben: 3 },
      paid: [
        ['Ann', first, -3],
        ['Ben', first, 3],
      ],
    });
    give(memory, 1, 2);
    give(memory, 1, 2);
    resolve(memory, 1);
    expect(paidIn(memory, 1).paid).toEqual([
      ['Ann', headOf(memory, 2), -2],
      ['Ben', headOf(memory, 2), 2],
    ]);
    // Match 2 does not get back what it paid itself.
    resolve(memory, 2);
    expect(paidIn(memory, 2)).toEqual(NOTHING);
    requireSound(memory);
  });

  test('a round of the other match that was undone: what it paid goes back', () => {
    const memory = two();
    give(memory, 3, 2);
    resolve(memory, 1);
    act(memory, undoRound, 2, 1);
    resolve(memory, 1);
    expect(paidIn(memory, 1)).toEqual({
      credits: { Ann: 3, Ben: -3 },
      paid: [
        ['Ann', placeOf(last(memory, 'undo', 2)), 3],
        ['Ben', placeOf(last(memory, 'undo', 2)), -3],
      ],
    });
    requireSound(memory);
  });

  test('a round of this match that was undone: the next one names its rows again', () => {
    const memory = two();
    give(memory, 3, 2);
    resolve(memory, 1);
    const { paid } = paidIn(memory, 1);
    act(memory, undoRound, 1, 2);
    resolve(memory, 1);
    expect(paidIn(memory, 1).paid).toEqual(paid);
    requireSound(memory);
  });

  test('a match that began later counts only what the other one paid since; its first row says what was paid by then', () => {
    const memory = begin();
    act(memory, giveAward, award('Ann', 10));
    give(memory, 4, 1);
    makeMatch(memory, { seed: 'another seed of a match' });
    const place = headOf(memory, 1);
    expect(last(memory, 'new game', 2).data).toMatchObject({
      elsewhere: [{ row: place, to: { Ann: { garnets: -4 }, Ben: { garnets: 4 } } }],
    });
    resolve(memory, 2);
    expect(paidIn(memory, 2)).toEqual(NOTHING);
    give(memory, 1, 1);
    resolve(memory, 2);
    expect(paidIn(memory, 2).paid).toEqual([
      ['Ann', headOf(memory, 1), -1],
      ['Ben', headOf(memory, 1), 1],
    ]);
    requireSound(memory);
  });

  test('a match in the archive: its last row, without what it had paid before', () => {
    const memory = two();
    give(memory, 3, 2);
    resolve(memory, 1);
    give(memory, 2, 2);
    endNow(memory, 2);
    close(memory, 2);
    const archived = last(memory, 'archive', 0).data as EventData<'archive'>;
    resolve(memory, 1);
    const place = { match: 2, number: archived.last, hash: archived.head };
    const gain = (of: string) => archived.purses.find(({ player }) => player === of)?.garnets ?? 0;
    expect(paidIn(memory, 1).paid).toEqual(
      NAMES.flatMap((name) => {
        const more = gain(name) - ({ Ann: -3, Ben: 3 }[name] ?? 0);
        return more === 0 ? [] : [[name, place, more]];
      }),
    );
    resolve(memory, 1);
    expect(paidIn(memory, 1)).toEqual(NOTHING);
    requireSound(memory);
  });

  test('a match that was in the archive before this one began, and was brought back: the difference', () => {
    const memory = two();
    give(memory, 3, 2);
    endNow(memory, 2);
    close(memory, 2);
    makeMatch(memory, { seed: 'a third seed of a match' });
    bringBack(memory, 2);
    resolve(memory, 3);
    expect(paidIn(memory, 3)).toEqual(NOTHING);
    act(memory, undoRound, 2, 1);
    resolve(memory, 3);
    const { credits, paid } = paidIn(memory, 3);
    expect(credits).toMatchObject({ Ann: expect.any(Number), Ben: expect.any(Number) });
    for (const [, place] of paid) expect(place).toEqual(headOf(memory, 2));
    requireSound(memory);
  });

  test('an award while the match itself was in the archive: the row of the season', () => {
    const memory = two();
    resolve(memory, 2);
    endNow(memory, 2);
    close(memory, 2);
    act(memory, giveAward, award('Ann', 5));
    const ofSeason = placeOf(last(memory, 'award', 0));
    bringBack(memory, 2);
    act(memory, giveAward, award('Ann', 1));
    act(memory, undoRound, 2, 1);
    resolve(memory, 2);
    expect(paidIn(memory, 2).paid).toEqual([
      ['Ann', ofSeason, 5],
      ['Ann', placeOf(last(memory, 'award', 2)), 1],
    ]);
    requireSound(memory);
  });

  test('a match that was taken over: its first row has the credits', () => {
    const elsewhere = begin();
    const memory = two();
    const record = elsewhere.record() as { players: object[] };
    const text = JSON.stringify({
      ...record,
      players: record.players.map((one) => ({ ...one, garnets: 7 })),
      seed: 'elsewhere, long ago',
    });
    for (const purses of ['season', 'record'] as const) {
      let progress = beginGame(memory.ports, {
        record: text.replace('ago', purses),
        players: NAMES,
        purses,
        deadline: '',
      });
      while (!progress.finished) progress = continueGame(memory.ports);
      const match = purses === 'season' ? 3 : 4;
      const garnets = purses === 'season' ? { Ann: 3, Ben: -7, Cleo: -7, Dan: -7 } : { Ann: 10 };
      resolve(memory, match);
      const place = placeOf(last(memory, 'take over', match));
      expect([purses, paidIn(memory, match)]).toEqual([
        purses,
        { credits: garnets, paid: Object.entries(garnets).map(([name, many]) => [name, place, many]) },
      ]);
    }
    // Match 1 got the purses of the record from the other match.
    resolve(memory, 1);
    expect(paidIn(memory, 1).paid).toEqual(NAMES.map((name) => [name, headOf(memory, 4), 7]));
    requireSound(memory);
  });

  test('an award while the match was being made: its first row', () => {
    const memory = begin();
    const { build } = memory.ports.forms;
    let isGiven = false;
    const forms = {
      ...memory.ports.forms,
      build: (...given: Parameters<typeof build>) => {
        if (!isGiven) act(memory, giveAward, award('Ann', 5));
        isGiven = true;
        return build(...given);
      },
    };
    let progress = beginGame({ ...memory.ports, forms }, requestFor({ seed: 'another seed of a match' }));
    while (!progress.finished) progress = continueGame(memory.ports);
    resolve(memory, 2);
    expect(paidIn(memory, 2)).toEqual({
      credits: { Ann: 5 },
      paid: [['Ann', placeOf(last(memory, 'new game', 2)), 5]],
    });
    requireSound(memory);
  });

  test('under the name that its player has now, where a match is shown', () => {
    const memory = begin();
    act(memory, giveAward, award('Ann', 5));
    resolve(memory);
    act(memory, substitute, { player: 'Ann', person: 'same', by: '', name: 'Anna', email: emailOf('Ann') });
    const { log } = memory.book();
    const [round] = asShown(mustPlayBack(log, 1)).rounds;
    expect(round?.input).toMatchObject({
      credits: { Anna: { garnets: 5 } },
      paid: [{ to: { Anna: { garnets: 5 } } }],
    });
    act(memory, giveAward, award('Ann', 2));
    resolve(memory);
    expect(paidIn(memory, 1)).toMatchObject({ credits: { Ann: 2 }, paid: [['Ann', {}, 2]] });
    requireSound(memory);
  });
});

/** The match's last row in the log is changed by hand; gives what restores it. */
function damage(memory: Memory, match: number): () => void {
  const { sheetId } = TABS.audit;
  const cells = memory.tabs.get(sheetId)?.cells ?? [];
  const row = cells.map((line) => line[3]).lastIndexOf(match);
  const time = cells[row]?.[1] ?? '';
  memory.type(sheetId, row, 1, '2020-01-01T00:00:00Z');
  return () => memory.type(sheetId, row, 1, time);
}

describe('H39 a credit that no row says', () => {
  test('while another match is damaged has no row; with its rows again, what had none is set off', () => {
    const memory = two();
    give(memory, 3, 2);
    const restore = damage(memory, 2);
    resolve(memory, 1);
    const credits = { Ann: -3, Ben: 3 };
    expect(paidIn(memory, 1)).toEqual({
      credits,
      paid: [
        ['Ann', 'no row', -3],
        ['Ben', 'no row', 3],
      ],
    });
    restore();
    give(memory, 1, 2);
    resolve(memory, 1);
    const place = headOf(memory, 2);
    expect(paidIn(memory, 1)).toEqual({
      credits: { Ann: -1, Ben: 1 },
      paid: [
        ['Ann', place, -4],
        ['Ben', place, 4],
        ['Ann', 'no row', 3],
        ['Ben', 'no row', -3],
      ],
    });
    resolve(memory, 1);
    expect(paidIn(memory, 1)).toEqual(NOTHING);
    requireSound(memory);
  });

  test('in rows that were lost is taken back by the last row that is left', () => {
    const memory = two();
    const { sheetId } = TABS.audit;
    const lines = memory.tabs.get(sheetId)?.cells.length ?? 0;
    give(memory, 3, 2);
    resolve(memory, 1);
    const tab = memory.tabs.get(sheetId)!;
    memory.tabs.set(sheetId, { ...tab, cells: tab.cells.filter((line, i) => i < lines || line[3] !== 2) });
    act(memory, continueWithoutLost);
    resolve(memory, 1);
    expect(paidIn(memory, 1)).toEqual({
      credits: { Ann: 3, Ben: -3 },
      paid: [
        ['Ann', headOf(memory, 2), 3],
        ['Ben', headOf(memory, 2), -3],
      ],
    });
  });
});

describe('H39 a chain that was hashed again', () => {
  /** The file of match 1 after a round with an award, its entries changed and hashed again from there on. */
  function forged(change: (data: EventData<'resolve'>, award: Entry) => object): WholeFile {
    const memory = begin();
    act(memory, giveAward, award('Ann', 5));
    resolve(memory);
    const { log } = memory.book();
    const file = wholeFile(log, mustPlayBack(log, 1), '');
    const given = last(memory, 'award', 1);
    let previous = file.log[0]?.previous ?? '';
    const entries = file.log.map((one): Entry => {
      const data = one.what === 'resolve' ? change(one.data, given) : one.data;
      const { hash: _, ...content } = { ...one, data, previous } as Entry;
      previous = entryHash(content);
      return { ...content, hash: previous } as Entry;
    });
    return { ...file, log: entries, head: { number: file.head.number, hash: previous } };
  }

  test.each<[name: string, change: (data: EventData<'resolve'>) => object, problem: string]>([
    ['nothing is changed', (data) => data, ''],
    [
      'a credit without a row',
      ({ paid: _, ...data }) => data,
      'The log: entry 7: the round leaves out what entry 6 paid Ann',
    ],
    [
      'a higher credit with its row',
      (data) => ({
        ...data,
        credits: { Ann: { garnets: 9, bellflowers: 0 } },
        paid: data.paid?.map((one) => ({ ...one, to: { Ann: { garnets: 9, bellflowers: 0 } } })),
      }),
      'The log: entry 7: entry 6 did not pay Ann',
    ],
    [
      'the credit of another player',
      (data) => ({
        ...data,
        credits: { Ben: data.credits.Ann },
        paid: data.paid?.map((one) => ({ ...one, to: { Ben: one.to.Ann } })),
      }),
      'The log: entry 7: entry 6 did not pay Ben',
    ],
  ])('%s', (_, change, problem) => {
    expect(fileProblem(forged(change))).toBe(problem);
  });
});
