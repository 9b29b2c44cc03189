import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { closeMatch } from '../../src/sheets/actions/close.ts';
import { undoRound } from '../../src/sheets/actions/undo.ts';
import { announceMatch } from '../../src/sheets/delivery/announcement.ts';
import { invitations } from '../../src/sheets/delivery/invite.ts';
import { keptLines } from '../../src/sheets/pages/lines/log-head.ts';
import { checkFile } from '../../src/viewer/check/check-file.ts';
import { AUCTION, ownGameOf } from '../own-games/definitions.ts';
import { makeRandom } from '../players.ts';
import { begunSeason, copy, filesOf } from '../sheets/exported.ts';
import { endNow } from '../sheets/matches/archive/closed-season.ts';
import { act, playOut, resolve as resolveRound, rowOf } from '../sheets/season.ts';
import { TABLES, type TableFor } from '../tables.ts';
import { filesOfPlayed } from './chained.ts';

const VERIFIER = resolve(__dirname, '../../docs/verify-match.mjs');
const folder = mkdtempSync(join(tmpdir(), 'verifier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Verified {
  readonly rounds: number;
  readonly draws: number;
  readonly kept: number;
  readonly problems: readonly string[];
}

/** The result of the verifier on a file and a chat. */
function verify(file: object, chat: string): Verified {
  const paths = ['match.json', 'chat.txt'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(paths[0], JSON.stringify(file));
  writeFileSync(paths[1], chat);
  try {
    return JSON.parse(execFileSync('node', [VERIFIER, ...paths], { encoding: 'utf8' }));
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout);
  }
}

/** A match that was played to its end, or with a round undone and ended early; closed, with the lines of its chat. */
function played(table: TableFor, isShort: boolean) {
  const memory = begunSeason(table);
  const chat = [invitations(memory.ports, 1).all];
  if (isShort) {
    resolveRound(memory);
    chat.push(announceMatch(memory.ports, 1).plain);
    act(memory, undoRound, 1, 1);
    resolveRound(memory);
    if (!rowOf(memory).over) endNow(memory, 1);
  } else playOut(memory, makeRandom(`verified ${table.game}`));
  act(memory, closeMatch, 1);
  chat.push(announceMatch(memory.ports, 1).plain);
  return { file: filesOf(memory).whole, chat: chat.join('\n') };
}

test('the verifier has at most 200 lines, and imports nothing but Node', () => {
  const text = readFileSync(VERIFIER, 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(200);
  for (const [, from] of text.matchAll(/from '([^']+)'/g)) expect(from).toMatch(/^node:/);
});

describe.each(TABLES.map((table) => [table.game, table as TableFor] as const))('H39 of %s', (_, table) => {
  test.each([false, true])(
    'a verifier written from docs/record.md alone agrees with the viewer (short: %s)',
    (isShort) => {
      const { file, chat } = played(table, isShort);
      const own = checkFile(JSON.stringify(file));
      expect(own.verdict).toBe('fits');
      const { problems, rounds, draws, kept } = verify(file, chat);
      expect([problems, rounds, draws]).toEqual([[], own.shown?.rounds, file.draws.length]);
      expect(kept).toBe(isShort ? 3 : 2);
    },
  );
});

test('H39 O8 of an own game, a verifier written from docs/record.md alone agrees with the viewer', () => {
  const { whole } = filesOfPlayed(ownGameOf(AUCTION));
  const own = checkFile(JSON.stringify(whole));
  const chat = keptLines({ number: 1, started: { seed: (whole.record as { seed: string }).seed } } as never, {
    entries: whole.log,
  }).join('\n');
  const { problems, rounds, draws, kept } = verify(whole, chat);
  expect([own.verdict, problems, rounds, draws, kept]).toEqual([
    'fits',
    [],
    own.shown?.rounds,
    whole.draws.length,
    1,
  ]);
  expect(draws).toBeGreaterThan(0);
});

test('H39 it names what was changed: a hash, an order, the seed, a kept line', () => {
  const { file, chat } = played(TABLES[0] as TableFor, true);
  // biome-ignore lint/suspicious/noExplicitAny: a file is changed at any place
  const after = (change: (file: any) => void, text = chat) => {
    const other = copy(file);
    change(other);
    return verify(other, text).problems.join('\n');
  };
  expect(after(({ log }) => (log[1].who = 'x'))).toMatch(/^entry \d+ \([a-z ]+\): its hash is another/);
  expect(after(({ record }) => record.rounds.pop())).toBe('the record is not what the log says');
  expect(after(({ record }) => (record.seed = 'other'))).toBe('the record is not what the log says');
  expect(after((one) => (one.commitment = '0'.repeat(64)))).toContain(
    'the fingerprint of the seed is another',
  );
  const wrong = chat.replace(/(Check: match 1 · \d+ · )..../g, '$10000');
  expect(after(() => undefined, wrong)).toMatch(/^the line does not fit: Check: match 1 · \d+ · 0000 /);
});
