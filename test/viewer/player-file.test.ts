import { acceptEdit } from '../../src/sheets/actions/edit.ts';
import { undoRound } from '../../src/sheets/actions/undo.ts';
import { type PlayerFile, playerFile } from '../../src/sheets/log/file/match-file.ts';
import { mustPlayBack } from '../../src/sheets/log/fold.ts';
import { handOverPlace } from '../../src/sheets/matches/hand-over.ts';
import { checkFile } from '../../src/viewer/check/check-file.ts';
import { emailOf } from '../players.ts';
import { copy, filesOf, playedSeason } from '../sheets/exported.ts';
import type { Memory } from '../sheets/memory-ports.ts';
import { act, begin, cellUnder, makeMatch, makeSeason, resolve, send } from '../sheets/season.ts';
import { TABLES } from '../tables.ts';

const check = (file: object) => checkFile(JSON.stringify(file));

function fileFor(memory: Memory, seat = 0): PlayerFile {
  const { log } = memory.book();
  return copy(playerFile(log, mustPlayBack(log, 1), 'The match', seat));
}

describe.each(TABLES.map((table) => [table.game, table] as const))(
  'S17 a player’s file of %s',
  (_, table) => {
    const memory = playedSeason(table);
    const { whole } = filesOf(memory);
    const ofWhole = check(whole).shown;

    test('fits, and shows each round as the file of the whole match shows it to that player', () => {
      for (let seat = 0; seat < table.roster.length; seat++) {
        const { verdict, where, checks, shown, proof } = check(fileFor(memory, seat));
        expect([verdict, where]).toEqual(['fits', '']);
        expect(checks.map(({ name, result }) => [name, result])).toEqual([
          ['The log', 'fits'],
          ['Your confirmations', 'fits'],
          ['The seed', expect.stringMatching(/fits|none/)],
        ]);
        expect(shown?.viewers).toEqual([seat]);
        expect(shown?.rounds).toBe(ofWhole?.rounds);
        // Each entry is of the round that was resolved last before it.
        expect(proof?.entries).toEqual(
          check(whole).proof?.entries.map((entry) => ({ ...entry, seats: expect.anything() })),
        );
        for (let round = 0; round <= (shown?.rounds ?? 0); round++) {
          expect(shown?.story(seat, round)).toEqual(ofWhole?.story(seat, round));
          // The end is drawn above the last board by what is known of it then.
          if (round < (shown?.rounds ?? 0))
            expect(shown?.board(seat, round)).toEqual(ofWhole?.board(seat, round));
        }
      }
    });

    test('has no address, and nothing of the log but digests', () => {
      for (let seat = 0; seat < table.roster.length; seat++) {
        const file = fileFor(memory, seat);
        expect(table.roster.filter(({ name }) => JSON.stringify(file).includes(emailOf(name)))).toEqual([]);
        expect([...new Set(file.links.flatMap((link) => Object.keys(link)))].sort()).toEqual([
          'content',
          'hash',
          'number',
          'previous',
          'seats',
        ]);
      }
    });
  },
);

describe.each(TABLES.filter(({ deals }) => deals !== undefined).map((table) => [table.game, table] as const))(
  'S17 two deals of %s that a player cannot tell apart',
  (_, { game, roster, options = {}, deals }) => {
    test('make the same file, but for digests', () => {
      const begun = (setup: object) => {
        const memory = makeSeason(roster);
        const players = roster.map(({ name }) => name);
        makeMatch(memory, { game, players, options, setup: JSON.stringify(setup) });
        return memory;
      };
      const [one, other] = [begun(deals?.one ?? {}), begun(deals?.other ?? {})];
      const seats = roster.flatMap(({ name }, seat) => (deals?.knows.includes(name) ? [] : [seat]));
      expect(seats.length).toBeGreaterThan(0);
      for (const seat of seats) {
        const known = ({ links, head, receipts, ...rest }: PlayerFile) => ({
          ...rest,
          rounds: receipts.map(({ rounds }) => rounds),
        });
        expect(known(fileFor(one, seat))).toEqual(known(fileFor(other, seat)));
      }
    });
  },
);

test('S17 the orders of others, and what became of them, change nothing in a player’s file but digests', () => {
  const [quiet, noisy] = [begin(), begin()];
  for (const memory of [quiet, noisy]) send(memory, 'Ann', { 'Number card': 2 });
  send(noisy, 'Ben', { 'Number card': 9 });
  send(noisy, 'Ben', { 'Number card': 1 });
  for (const memory of [quiet, noisy]) resolve(memory);
  const known = ({ links, head, ...rest }: PlayerFile) => rest;
  expect(known(fileFor(noisy))).toEqual(known(fileFor(quiet)));
});

/** A match where Ann changed her order once. */
function playedOnce(): Memory {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 1 });
  send(memory, 'Ann', { 'Number card': 2 });
  resolve(memory);
  return memory;
}

describe('S17 a player’s file', () => {
  test('says which response counted and which did not', () => {
    const { shown } = check(fileFor(playedOnce()));
    const texts = shown?.story(0, 1).map(({ text }) => text) ?? [];
    expect(texts[0]).toMatch(/^Your order of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC counted: Number card: 2\.$/);
    expect(texts[1]).toMatch(/^Your order of .* UTC did not count \(replaced\). It said: Number card: 1\.$/);
    expect(check(fileFor(playedOnce(), 1)).shown?.story(1, 1)[0]?.text).toBe(
      'You sent no order that counted.',
    );
  });

  test('ends before a round that was undone, and fits', () => {
    const memory = playedOnce();
    act(memory, undoRound, 1, 1);
    const { verdict, shown } = check(fileFor(memory));
    expect([verdict, shown?.rounds]).toEqual(['fits', 0]);
  });

  test('H5 shows a position that the host changed', () => {
    const memory = playedOnce();
    const [top, column] = cellUnder(memory, 'seats', 'pointTokens');
    memory.type(920001, top, column, 30);
    act(memory, acceptEdit, 1);
    const { verdict, where: problem, shown } = check(fileFor(memory));
    expect([verdict, problem]).toEqual(['fits', '']);
    expect(shown?.edited(0)).toContain('changed');
  });

  test('H23 of a place that somebody took over has all its rounds, under the names at the start', () => {
    const memory = playedOnce();
    handOverPlace(memory.ports, {
      player: 'Ann',
      person: 'other',
      by: '',
      name: 'Sue',
      email: 'sue@example.com',
    });
    const { verdict, shown } = check(fileFor(memory));
    expect(verdict).toBe('fits');
    expect(shown?.substitutes).toEqual([
      'Sue plays for Ann, from round 2 on.',
      'All rounds show the names that players had at the start.',
    ]);
    expect(shown?.names[0]).toBe('Ann');
  });

  const CHANGES: readonly (readonly [string, (file: PlayerFile) => unknown, RegExp])[] = [
    [
      'an order',
      (file) => withRound(file, { order: { card: 1 } }),
      /^Your confirmations: entry \d+: the confirmation differs/,
    ],
    [
      'another response',
      (file) => withRound(file, { uncounted: undefined }),
      /^Your confirmations: entry \d+/,
    ],
    [
      'a private view',
      (file) =>
        withRound(file, { private: { ...file.receipts.at(-1)?.rounds.at(-1)?.private, garnets: 99 } }),
      /^Your confirmations: entry \d+/,
    ],
    ['a receipt less', (file) => ({ ...file, receipts: file.receipts.slice(0, -1) }), /is missing/],
    ['its first entry left out', (file) => ({ ...file, links: file.links.slice(1) }), /entry \d+ is missing/],
    [
      'a code',
      ({ links, ...file }) => ({
        ...file,
        links: links.map((link) => ({ ...link, seats: link.seats.map(() => '0'.repeat(32)) })),
      }),
      /^The log: entry \d+/,
    ],
    ['a round less', (file) => ({ ...file, stories: [] }), /^Your confirmations: they have 1 round/],
  ];

  test.each(CHANGES)('with %s changed does not fit', (_, change, where) => {
    const { verdict, where: found } = check(change(fileFor(playedOnce())) as object);
    expect(verdict).toBe('differs');
    expect(found).toMatch(where);
  });
});

function withRound({ receipts, ...file }: PlayerFile, change: object): object {
  const changed = receipts.map((receipt, i) =>
    i < receipts.length - 1
      ? receipt
      : { ...receipt, rounds: receipt.rounds.map((round) => ({ ...round, ...change })) },
  );
  return { ...file, receipts: changed };
}
