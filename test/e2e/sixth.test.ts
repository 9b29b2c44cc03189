import { execFileSync } from 'node:child_process';
import type { Host } from '../../local/host/host.ts';
import { replay } from '../../src/rules/play/replay.ts';
import { GAMES } from '../../src/rules/registry.ts';
import type { GameChoice, VerifyAnswer } from '../../src/sheets/panel-api/panel.ts';
import { TABS } from '../../src/sheets/workbook/season.ts';
import { rockPaperScissors } from '../sixth/index.ts';
import { SIGNS } from '../sixth/vocabulary.ts';
import {
  ask,
  cellsOf,
  emailOf,
  makeMatch,
  makeRandom,
  makeSeason,
  matchesOf,
  offer,
  playOut,
  privateFile,
  resolve,
  rowOf,
  spectatorFile,
  stateOf,
  submit,
} from './season.ts';

// A sixth game is one folder and one line in the registry: nothing else was touched for it.

const CODE = execFileSync('node', ['test/e2e/bundle-with-sixth.mjs'], { encoding: 'utf8', maxBuffer: 1e8 });
const ALL = [...GAMES, rockPaperScissors];
const NAMES = ['Ann', 'Ben', 'Cleo'];
const ID = 'rock-paper-scissors';

function begin(more: object = {}): Host {
  const host = makeSeason(
    NAMES.map((name) => ({ name, meadow: '' })),
    'email',
    { code: CODE },
  );
  makeMatch(host, ID, NAMES, { seed: 'the sixth seed', ...more });
  return host;
}

const textFor = (host: Host, reader: string) =>
  host.fileText((reader === 'spectators' ? spectatorFile(host) : privateFile(host, reader)).id);

test('it is offered with its options and their rulings', () => {
  const choice = ask<GameChoice[]>(begin(), 'getGames').find(({ id }) => id === ID);
  expect(choice?.options.map(({ name, ruling }) => `${name} ${ruling}`)).toEqual(
    expect.arrayContaining(['rounds R5', 'missed R3', 'graceMinutes X2']),
  );
});

test('a player sends the form and reads the receipt; nobody else sees a byte of it', () => {
  const host = begin();
  const before = new Map([...NAMES, 'spectators'].map((reader) => [reader, textFor(host, reader)]));
  submit(host, 1, 'Ann', { Throw: `${SIGNS.rock} rock`, Buy: `${SIGNS.paper} paper` }, { triggers: 1 });
  expect(textFor(host, 'Ann')).toContain(`Throw: ${SIGNS.rock} rock`);
  expect(textFor(host, 'Ann')).toContain('✗');
  expect(stateOf(host).matches[0]?.seats[0]?.refused).toHaveLength(1);
  for (const reader of ['Ben', 'Cleo', 'spectators']) expect(textFor(host, reader)).toBe(before.get(reader));
});

test('R7 hands are in their own player’s file alone', () => {
  const [one, other] = ['rock', 'paper'].map((throws) => {
    const host = begin({ setup: JSON.stringify({ extra: { Ann: throws, Ben: 'rock', Cleo: 'rock' } }) });
    return [...NAMES, 'spectators'].map((reader) => textFor(host, reader));
  });
  expect(one?.map((text, i) => text === other?.[i])).toEqual([false, true, true, true]);
});

test('throws are traded at the trade desk', () => {
  const host = begin();
  offer(host, 1, 'Ann', 'Ben', '1 throw rock', 'throw paper');
  host.clock.advance(1000);
  offer(host, 1, 'Ben', 'Ann', 'paper throw', 'rock throw');
  expect(stateOf(host).matches[0]?.trades).toMatchObject({ agreed: 1, refused: [] });
  resolve(host, 1);
  expect(JSON.parse(ask<string>(host, 'exportRecord', 1)).rounds[0].trades).toEqual([
    { from: 'Ann', to: 'Ben', gives: { throws: ['rock'] }, takes: { throws: ['paper'] } },
  ]);
});

describe('a whole match', () => {
  const host = begin();
  const rounds = playOut(host, 1, makeRandom('sixth'), () => {}, ALL);

  test('ends by its own rules, and its record replays', () => {
    expect(rounds).toBe(3);
    const replayed = replay(ALL, JSON.parse(ask<string>(host, 'exportRecord', 1)));
    expect(replayed.over).toBe(true);
    for (const { name, garnets } of stateOf(host).season?.players ?? [])
      expect([name, replayed.purses[name]?.garnets]).toEqual([name, garnets]);
    expect(stateOf(host).matches[0]?.outcome?.winners).toEqual(replayed.outcome?.winners);
  });

  test('is in the audit log, the ledger, and Verify finds no fault', () => {
    expect(ask<VerifyAnswer>(host, 'verify')).toMatchObject({ fault: '', rounds: 3 });
    expect(cellsOf(host, TABS.audit.sheetId).filter((line) => line[5] === 'resolve')).toHaveLength(3);
    expect(matchesOf(host)).toMatchObject({ outbox: [] });
  });

  test('is told to spectators, who read the seed now, and to each player', () => {
    expect(textFor(host, 'spectators')).toContain('the sixth seed');
    expect(textFor(host, 'spectators')).toContain('Rock-Paper-Scissors');
    expect(ask(host, 'why', 1, 1, 'Ann')).not.toEqual([]);
    expect(host.submitForm(emailOf('Ann'), rowOf(host, 1).form, {})).toMatchObject({ recorded: false });
  });
});
