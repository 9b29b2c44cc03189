import { exportMatch } from '../../src/sheets/actions/verify.ts';
import { announceMatch } from '../../src/sheets/delivery/announcement.ts';
import { invitations } from '../../src/sheets/delivery/invite.ts';
import { confirmationLine } from '../../src/sheets/log/check-line.ts';
import { handOverPlace } from '../../src/sheets/matches/hand-over.ts';
import { beginGame, continueGame } from '../../src/sheets/matches/new-game.ts';
import { checkFile } from '../../src/viewer/check/check-file.ts';
import { compareKept } from '../../src/viewer/check/kept-lines.ts';
import { verdictOf } from '../../src/viewer/check/verdict.ts';
import { makeRandom } from '../players.ts';
import { bringBack, close } from '../sheets/matches/archive/closed-season.ts';
import type { Memory } from '../sheets/memory-ports.ts';
import { begin, makeMatch, makeSeason, NAMES, playOut, resolve, send } from '../sheets/season.ts';

// What a player keeps, or pastes, is not always what the file expects.

const fileOf = (memory: Memory, shows: 'everything' | number = 'everything') =>
  exportMatch(memory.book(), 1, shows);

/** The verdict on a file with a text that a player pastes. */
function verdict(file: string, text: string) {
  const result = checkFile(file);
  return verdictOf(result, result.proof && compareKept(text, result.proof));
}

test('H11 H39 of a match that was closed and brought back, lines from before, from the archive and from after fit', () => {
  const memory = begin();
  const chat = [invitations(memory.ports, 1).all];
  playOut(memory, makeRandom('brought back'));
  close(memory, 1);
  bringBack(memory, 1);
  chat.push(announceMatch(memory.ports, 1).plain);
  const { kind, lines } = verdict(fileOf(memory), chat.join('\n'));
  expect([kind, lines[0]]).toEqual([
    'proved',
    expect.stringMatching(/^Nothing was changed up to entry \d+, after round 9\.$/),
  ]);
});

test('H39 lines of another match of the season decide nothing, and are counted', () => {
  const memory = begin();
  makeMatch(memory, { seed: 'another seed of twenty letters' });
  const { kind } = verdict(fileOf(memory), invitations(memory.ports, 2).all);
  expect(kind).toBe('agrees');
  const { proof } = checkFile(fileOf(memory));
  expect(compareKept(invitations(memory.ports, 2).all, proof!).unread).toEqual([
    '2 lines from other matches or the season cannot be compared.',
  ]);
});

test('H39 a chat of 5,000 lines is pasted whole, and its lines are found within a second', () => {
  const memory = begin();
  const lines = [invitations(memory.ports, 1).all];
  for (let round = 0; round < 3; round++) {
    resolve(memory);
    lines.push(announceMatch(memory.ports, 1).plain);
    for (let i = 0; i < 1666; i++)
      lines.push(`Ben, 12:${i % 60}: check: who of the match ${i} has garnets? ${'ha '.repeat(20)}`);
  }
  const text = lines.join('\n');
  expect(text.split('\n').length).toBeGreaterThan(5000);
  const file = fileOf(memory);
  const { proof } = checkFile(file);
  const before = Date.now();
  const { fits, hasSeed, wrong, unread } = compareKept(text, proof!);
  expect(Date.now() - before).toBeLessThan(1000);
  expect([fits.length, hasSeed, wrong, unread]).toEqual([4, true, [], []]);
  expect(verdict(file, text).kind).toBe('proved');
});

test('S17 H23 the confirmation that a player kept before somebody else took the place still fits, in both files', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 2 });
  resolve(memory);
  const kept = confirmationLine(memory.book().log.entries, 1, 0);
  handOverPlace(memory.ports, {
    player: 'Ann',
    person: 'other',
    by: '',
    name: 'Sue',
    email: 'sue@example.com',
  });
  resolve(memory);
  const after = confirmationLine(memory.book().log.entries, 1, 0);
  for (const shows of ['everything', 0] as const) {
    const { proof } = checkFile(fileOf(memory, shows));
    expect(compareKept(`${kept}\n${after}`, proof!)).toMatchObject({
      confirmed: [expect.any(Number), expect.any(Number)],
      wrong: [],
    });
  }
  // Another player's file does not know it.
  expect(compareKept(kept, checkFile(fileOf(memory, 1)).proof!).confirmed).toHaveLength(1);
});

test('H31 H39 of a match that was taken over, the rounds before are said to be unproved', () => {
  const elsewhere = begin();
  resolve(elsewhere);
  resolve(elsewhere);
  const memory = makeSeason();
  const record = JSON.stringify(elsewhere.record());
  let progress = beginGame(memory.ports, { record, players: NAMES, purses: 'season', deadline: '' });
  while (!progress.finished) progress = continueGame(memory.ports);
  const chat = [invitations(memory.ports, 1).all];
  resolve(memory);
  chat.push(announceMatch(memory.ports, 1).plain);
  const file = fileOf(memory);
  expect(verdict(file, chat.join('\n')).kind).toBe('proved');
  expect(checkFile(file).checks).toContainEqual({
    name: 'Before the match was taken over',
    result: 'none',
    detail: '2 rounds played elsewhere, by a match file. This file cannot prove these rounds',
  });
});

test.each([
  ['a newer version', { roundkeeper: 2 }, /^The file has version 2, but this Roundkeeper reads version 1\./],
  ['no version', { roundkeeper: '1' }, /^The file has version “?"?1"?”?, /],
  ['another content', { shows: 'nothing' }, /^“shows” must be /],
])('H39 a file of %s is not called changed: it cannot be used', (_, change, why) => {
  const file = JSON.stringify({ ...JSON.parse(fileOf(begin())), ...change });
  const { kind, lines } = verdict(file, '');
  expect([kind, lines[0]]).toEqual(['unusable', expect.stringMatching(why)]);
});
