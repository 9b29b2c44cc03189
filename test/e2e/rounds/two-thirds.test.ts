import type { Host } from '../../../local/host/host.ts';
import { replay } from '../../../src/rules/play/replay.ts';
import { GAMES } from '../../../src/rules/registry.ts';
import { TABS } from '../../../src/sheets/workbook/season.ts';
import { emailOf, makeRandom } from '../../players.ts';
import { guessTwoThirds } from '../../two-thirds/index.ts';
import { madeOnce } from '../made-once.ts';
import {
  ask,
  cellsOf,
  makeMatch,
  makeSeason,
  matchesOf,
  playOut,
  privateFile,
  rowOf,
  spectatorFile,
  stateOf,
  submit,
  verifyWhole,
} from '../season.ts';
import { TWO_THIRDS_CODE } from '../two-thirds-code.ts';

// A further game is one folder and one line in the registry: nothing else was touched for it.

const SETUP = { code: TWO_THIRDS_CODE };
const ALL = [...GAMES, guessTwoThirds];
const NAMES = ['Ann', 'Ben', 'Cleo'];
const ID = 'guess-two-thirds';

const begin = madeOnce(() => {
  const host = makeSeason(
    NAMES.map((name) => ({ name, meadow: '' })),
    'email',
    SETUP,
  );
  makeMatch(host, ID, NAMES, { seed: 'the seed of the match' });
  return host;
}, SETUP);

const textFor = (host: Host, reader: string) =>
  host.fileText((reader === 'spectators' ? spectatorFile(host) : privateFile(host, reader)).id);

test('it is offered with its options', () => {
  const choice = ask(begin(), 'getGames').find(({ id }) => id === ID);
  expect(choice?.options.map(({ name }) => name)).toEqual(expect.arrayContaining(['rounds', 'graceMinutes']));
});

test('R1 a player sends the form and reads the receipt; nobody else sees a byte of it', () => {
  const host = begin();
  const before = new Map([...NAMES, 'spectators'].map((reader) => [reader, textFor(host, reader)]));
  submit(host, 1, 'Ann', { 'Your guess': '33' }, { triggers: 1 });
  expect(textFor(host, 'Ann')).toContain('Your guess: 33');
  expect(textFor(host, 'Ann')).toContain('✓ Your order counts.');
  for (const reader of ['Ben', 'Cleo', 'spectators']) expect(textFor(host, reader)).toBe(before.get(reader));
});

describe('a whole match', () => {
  const host = begin();
  const rounds = playOut(host, 1, makeRandom('two thirds'), () => {}, ALL);

  test('ends by its own rules, and its record replays', () => {
    expect(rounds).toBe(3);
    const replayed = replay(ALL, JSON.parse(ask(host, 'exportRecord', 1)));
    expect(replayed.over).toBe(true);
    for (const { name, garnets } of stateOf(host).season?.players ?? [])
      expect([name, replayed.purses[name]?.garnets]).toEqual([name, garnets]);
    expect(stateOf(host).matches[0]?.outcome?.winners).toEqual(replayed.outcome?.winners);
  });

  test('is in the audit log, the ledger, and Verify finds no fault', () => {
    expect(ask(host, 'verify')).toMatchObject({ fault: '', rounds: 3 });
    expect(cellsOf(host, TABS.audit.sheetId).filter((line) => line[5] === 'resolve')).toHaveLength(3);
    expect(matchesOf(host)).toMatchObject({ outbox: [] });
  });

  test('X11, H10 is told to spectators, who read the seed once the match is closed, and to each player', () => {
    expect(textFor(host, 'spectators')).not.toContain('the seed of the match');
    expect(textFor(host, 'spectators')).toContain('Guess Two Thirds');
    expect(ask(host, 'why', 1, 1, 'Ann')).not.toEqual([]);
    expect(host.submitForm(emailOf('Ann'), rowOf(host, 1).form, {})).toMatchObject({ recorded: false });
    ask(host, 'closeMatch', 1);
    expect(textFor(host, 'spectators')).toContain('the seed of the match');
    expect(verifyWhole(host)).toMatchObject({ fault: '', archive: [], rounds: 3 });
  });
});
