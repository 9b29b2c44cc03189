import { closeMatch } from '../../../src/sheets/actions/close.ts';
import { endEarly } from '../../../src/sheets/actions/end-early.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { exportMatch } from '../../../src/sheets/actions/verify.ts';
import type { WholeFile } from '../../../src/sheets/log/file/match-file.ts';
import { beginGame, continueGame } from '../../../src/sheets/matches/new-game.ts';
import { checkRecord } from '../../../src/sheets/panel-api/take-over.ts';
import { checkFile } from '../../../src/viewer/check/check-file.ts';
import type { Memory } from '../memory-ports.ts';
import { act, begin, makeSeason, NAMES, offer, problemOf, resolve, rowOf, send } from '../season.ts';

// H31: the orders of the open round come along, and a match of the same season ends by the same press.

/** A match after one round, with an order and an agreed gift for the open one. */
function inPlay(): Memory {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 3 });
  resolve(memory);
  send(memory, 'Ben', { 'Number card': 2, 'Garnets to add': '1' });
  offer(memory, 'Ann', 'Ben', '1 garnet', '');
  return memory;
}

const fileOf = (memory: Memory, match = 1) => exportMatch(memory.book(), match, 'everything', memory.ports);

function takeOver(memory: Memory, record: string, purses: 'season' | 'record' = 'season'): Memory {
  let progress = beginGame(memory.ports, { record, players: NAMES, purses, deadline: '' });
  while (!progress.finished) progress = continueGame(memory.ports);
  return memory;
}

const ordersOf = (memory: Memory, match: number) => memory.match(match).seats.map(({ answers }) => answers);
const pursesOf = (memory: Memory) => memory.panel().season?.players.map(({ garnets }) => garnets);

describe('H31 the orders of the open round', () => {
  test('stand in the file of the whole match, and in no file for everyone or a player', () => {
    const memory = inPlay();
    const { open } = JSON.parse(fileOf(memory)) as WholeFile;
    expect(open?.orders).toEqual({ Ben: { 'Number card': '2', 'Garnets to add': '1' } });
    expect(open?.trades).toMatchObject([{ from: 'Ann', to: 'Ben', gives: { garnets: 1 } }]);
    for (const shows of ['public', 0, 1, 2] as const)
      expect(JSON.parse(exportMatch(memory.book(), 1, shows, memory.ports))).not.toHaveProperty('open');
    expect(checkFile(fileOf(memory)).verdict).toBe('fits');
  });

  test('count in another season, until the player sends a newer one', () => {
    const file = fileOf(inPlay());
    const memory = takeOver(makeSeason(), file, 'record');
    expect(checkRecord(makeSeason().ports, file)).toMatchObject({
      open: 'the order of Ben and 1 agreed trade',
      ends: '',
    });
    expect(ordersOf(memory, 1)[1]).toEqual(['Garnets to add: 1', 'Number card: 2']);
    send(memory, 'Ben', { 'Number card': 3 });
    expect(ordersOf(memory, 1)[1]).toEqual(['Number card: 3']);
    resolve(memory);
    const { rounds } = memory.record() as { rounds: object[] };
    expect(rounds[1]).toMatchObject({ orders: { Ben: { card: 3 } }, trades: [{ from: 'Ann', to: 'Ben' }] });
    expect(memory.fault()).toBe('');
    expect(checkFile(fileOf(memory)).verdict).toBe('fits');
  });

  test.each<[string, (open: NonNullable<WholeFile['open']>) => object]>([
    ['an unknown player', ({ orders, ...open }) => ({ ...open, orders: { Zoe: orders.Ben } })],
    ['a question that the form lacks', (open) => ({ ...open, orders: { Ben: { Spell: '2' } } })],
    [
      'an answer that the form would not take',
      (open) => ({ ...open, orders: { Ben: { 'Number card': 'x' } } }),
    ],
    [
      'a trade with oneself',
      (open) => ({ ...open, trades: [{ from: 'Ann', to: 'Ann', gives: {}, takes: {} }] }),
    ],
    [
      'a trade of nobody',
      (open) => ({ ...open, trades: [{ from: 'Zoe', to: 'Ann', gives: {}, takes: {} }] }),
    ],
  ])('are refused with %s', (_, change) => {
    const file = JSON.parse(fileOf(inPlay())) as WholeFile;
    const text = JSON.stringify({ ...file, open: change(file.open as NonNullable<WholeFile['open']>) });
    expect(problemOf(() => checkRecord(makeSeason().ports, text)).what).toMatch(
      /^Something in the match file does not fit\. /,
    );
  });

  test('in a trade that cannot be read fail like in any round, and stop nothing', () => {
    const file = JSON.parse(fileOf(inPlay())) as WholeFile;
    const trades = [{ from: 'Ann', to: 'Ben', gives: { garnets: -1, dragons: ['x'] }, takes: 7 }];
    const text = JSON.stringify({ ...file, open: { orders: {}, trades } });
    expect(() => takeOver(makeSeason(), text)).toThrow(/cannot be used at “open/);
    const shaped = JSON.stringify({ ...file, open: { orders: {}, trades: [{ ...trades[0], takes: {} }] } });
    const memory = takeOver(makeSeason(), shaped);
    resolve(memory);
    expect(memory.fault()).toBe('');
  });
});

describe('H31 a match of this season', () => {
  test('ends by the press that takes it over, with the newest orders, and nothing is paid twice', () => {
    const memory = inPlay();
    const file = fileOf(memory);
    const before = pursesOf(memory);
    send(memory, 'Cleo', { 'Number card': 1 });
    expect(checkRecord(memory.ports, file)).toMatchObject({
      ends: 'Secret Soulmate',
      open: 'the orders of Ben and Cleo and 1 agreed trade',
    });
    takeOver(memory, file);
    expect(rowOf(memory, 1)).toMatchObject({ over: true, round: 1 });
    expect(rowOf(memory, 2)).toMatchObject({ over: false, round: 1, title: 'Secret Soulmate 2' });
    expect(ordersOf(memory, 2)[1]).toEqual(['Garnets to add: 1', 'Number card: 2']);
    expect(ordersOf(memory, 2)[2]).toEqual(['Number card: 1']);
    expect(pursesOf(memory)).toEqual(before);
    expect(memory.fault()).toBe('');
    resolve(memory, 2);
    expect(memory.fault()).toBe('');
    expect(checkFile(fileOf(memory, 2)).verdict).toBe('fits');
    expect(checkFile(fileOf(memory, 1)).verdict).toBe('fits');
  });

  test('stays ended, and shows no seed before its successor does', () => {
    const memory = inPlay();
    takeOver(memory, fileOf(memory));
    const goesOn = /^Secret Soulmate goes on as Secret Soulmate 2/;
    expect(problemOf(() => act(memory, endEarly, 1, 1, 'go on')).what).toMatch(goesOn);
    expect(problemOf(() => act(memory, undoRound, 1, 1)).what).toMatch(goesOn);
    expect(problemOf(() => act(memory, closeMatch, 1)).what).toMatch(goesOn);
    const seen = () => memory.pageWrites.flatMap(({ grid }) => grid.cells.map(({ text }) => String(text)));
    expect(seen().join('\n')).not.toContain('the seed of this match');
    act(memory, endEarly, 2, 1, 'without outcome');
    act(memory, closeMatch, 2);
    act(memory, closeMatch, 1);
    expect(memory.fault()).toBe('');
  });

  test('is not taken over twice from one file, nor after its end, nor with its purses again', () => {
    const memory = inPlay();
    const file = fileOf(memory);
    expect(problemOf(() => takeOver(memory, file, 'record')).what).toMatch(
      /has paid for Secret Soulmate already/,
    );
    takeOver(memory, file);
    // The second take-over ends the first one's match.
    takeOver(memory, fileOf(memory, 2));
    expect([1, 2, 3].map((match) => rowOf(memory, match).over)).toEqual([true, true, false]);
    resolve(memory, 3);
    expect(problemOf(() => takeOver(memory, file)).what).toBe(
      'Secret Soulmate 3 has the same seed, and has changed since this file was exported.',
    );
    const late = fileOf(memory, 3);
    act(memory, endEarly, 3, 2, 'without outcome');
    expect(problemOf(() => takeOver(memory, late)).what).toMatch(/is over in this season/);
    act(memory, closeMatch, 3);
    expect(problemOf(() => takeOver(memory, late)).what).toMatch(/is closed, so the seed is public/);
  });

  test('that changes while the take-over makes its files stops it', () => {
    const memory = inPlay();
    const file = fileOf(memory);
    const { build } = memory.ports.forms;
    const ports = {
      ...memory.ports,
      forms: {
        ...memory.ports.forms,
        build: (...given: Parameters<typeof build>) => {
          if (rowOf(memory, 1).round === 1) resolve(memory, 1);
          return build(...given);
        },
      },
    };
    const request = { record: file, players: NAMES, purses: 'season' as const, deadline: '' };
    expect(problemOf(() => beginGame(ports, request)).what).toMatch(/has changed since this file/);
    expect(rowOf(memory, 1)).toMatchObject({ over: false, round: 2 });
    expect(() => rowOf(memory, 2)).toThrow();
  });
});
