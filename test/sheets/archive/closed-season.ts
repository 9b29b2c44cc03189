import { beginBringingBack, beginClosing, continueMove } from '../../../src/sheets/archive/move/move.ts';
import type { Progress } from '../../../src/sheets/work.ts';
import { FOUR, makeRandom } from '../../players.ts';
import { copyMemory, type Memory } from '../memory-ports.ts';
import { makeMatch, makeSeason, playOut, rehearsal, resolve, send } from '../season.ts';

/** A match of three rounds. */
export const SHORT = { game: 'not-flower-field', options: { rounds: 3 } } as const;

let played: Memory | undefined;

/** A season in which match 1 is over and match 2 is in its last round: their entries of the log take turns. */
export function playedSeason(): Memory {
  played ??= play();
  return copyMemory(played);
}

function play(): Memory {
  const memory = makeSeason(FOUR);
  makeMatch(memory, SHORT);
  makeMatch(memory, { ...SHORT, seed: 'another seed of twenty letters' });
  const random = makeRandom('archive');
  for (let round = 1; round <= 2; round++)
    for (const match of [1, 2]) {
      for (const [name, answers] of rehearsal(memory, random, match)) send(memory, name, answers, match);
      resolve(memory, match);
    }
  playOut(memory, random, 1);
  memory.counts();
  return memory;
}

function finish(memory: Memory, first: Progress): void {
  let progress = first;
  while (!progress.finished) progress = continueMove(memory.ports);
}

/** Closes a match and moves it into the archive. */
export function close(memory: Memory, match = 1): void {
  finish(memory, beginClosing(memory.ports, match));
}

/** Brings a match back from the archive. */
export function bringBack(memory: Memory, match = 1): void {
  finish(memory, beginBringingBack(memory.ports, match));
}

let closed: Memory | undefined;

/** The same season after match 1 was closed. */
export function closedSeason(): Memory {
  if (!closed) {
    closed = playedSeason();
    close(closed);
  }
  return copyMemory(closed);
}
