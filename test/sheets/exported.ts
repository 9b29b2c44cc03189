import { award } from '../../src/sheets/actions/award.ts';
import {
  type PublicFile,
  publicFile,
  type WholeFile,
  wholeFile,
} from '../../src/sheets/log/file/match-file.ts';
import { mustPlayBack } from '../../src/sheets/log/fold.ts';
import { makeRandom } from '../players.ts';
import type { TableFor } from '../tables.ts';
import type { Memory } from './memory-ports.ts';
import { act, madeOnce, makeMatch, makeSeason, playOut } from './season.ts';

/** A season with a match begun by a seed, and an award after it in the log. */
export const begunSeason = madeOnce(({ game, roster, options }: TableFor) => {
  const memory = makeSeason(roster);
  const players = roster.map(({ name }) => name);
  makeMatch(memory, { game, players, options: (options ?? {}) as never });
  const prize = { garnets: 2, bellflowers: 0, tokensOfLife: 0, why: 'A gift' };
  act(memory, award, { player: players[0] as string, ...prize });
  return memory;
});

/** A season with a match that was played to its end. */
export const playedSeason = madeOnce((table: TableFor) => {
  const memory = begunSeason(table);
  playOut(memory, makeRandom(table.game));
  return memory;
});

/** The two files of a match, as they are read back. */
export function filesOf(memory: Memory): { readonly whole: WholeFile; readonly everyone: PublicFile } {
  const { log } = memory.book();
  const playback = mustPlayBack(log, 1);
  const isSeedShown = playback.match.position.over;
  return copy({
    whole: wholeFile(log, playback, 'The match'),
    everyone: publicFile(log, { ...playback, isSeedShown }, 'The match'),
  });
}

export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
