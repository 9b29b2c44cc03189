import { endEarly } from '../../../../src/sheets/actions/end-early.ts';
import {
  beginBringingBack,
  beginClosing,
  continueMove,
} from '../../../../src/sheets/matches/archive/move.ts';
import type { Progress } from '../../../../src/sheets/work.ts';
import { FOUR, makeRandom } from '../../../players.ts';
import { copyMemory, type Memory } from '../../memory-ports.ts';
import {
  act,
  begin,
  madeOnce,
  makeMatch,
  makeSeason,
  playOut,
  rehearsal,
  resolve,
  rowOf,
  send,
} from '../../season.ts';

/** A match of three rounds. */
export const SHORT = { game: 'not-flower-field', options: { rounds: 3 } } as const;

const SECOND_SEED = 'another seed of twenty letters';

let played: Memory | undefined;

/** A season with match 1 over and match 2 in its last round: their entries of the log take turns. */
export function playedSeason(): Memory {
  played ??= play();
  return copyMemory(played);
}

function play(): Memory {
  const memory = makeSeason(FOUR);
  makeMatch(memory, SHORT);
  makeMatch(memory, { ...SHORT, seed: SECOND_SEED });
  const random = makeRandom('archive');
  playTwoRounds(memory, random);
  playOut(memory, random, 1);
  memory.counts();
  return memory;
}

/** Two rounds of both matches, in turns. */
function playTwoRounds(memory: Memory, random: (n: number) => number): void {
  for (const match of [1, 2, 1, 2]) {
    for (const [name, answers] of rehearsal(memory, random, match)) send(memory, name, answers, match);
    resolve(memory, match);
  }
}

/** Ends a match at once, with the outcome by its standing. */
export function endNow(memory: Memory, match: number): void {
  act(memory, endEarly, match, rowOf(memory, match).round, 'by standing');
}

/**
 * A season of two matches of Secret Soulmate; match 1 was ended after two rounds. Their entries of the log
 * take turns. Its pages are drawn in half of the time.
 */
export const earlySeason = madeOnce((): Memory => {
  const memory = begin();
  makeMatch(memory, { seed: SECOND_SEED });
  playTwoRounds(memory, makeRandom('ended early'));
  endNow(memory, 1);
  return memory;
});

/** The same season after match 1 was closed. */
export const earlyClosed = madeOnce((): Memory => {
  const memory = earlySeason();
  close(memory);
  return memory;
});

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
