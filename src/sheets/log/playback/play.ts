import type { AnyGame } from '../../../rules/game.ts';
import { playRound } from '../../../rules/play/match.ts';
import { readRound } from '../../../rules/play/record.ts';
import { FIRST_OPENING } from '../openings.ts';
import type { RoundData, Started, Taken } from '../shapes.ts';
import { USUAL_TIMING } from '../timing.ts';
import { edit } from './edit.ts';
import { type Happening, type Origin, type Playback, type PlayedRound, withViews } from './playback.ts';
import { beginMatch, roundOf } from './record.ts';

/**
 * Begins a match of a game from `games`, or of a registered game if `games` is absent. Throws an Unusable error if the
 * match cannot begin.
 */
export function begin(number: number, started: Started, games?: readonly AnyGame[]): Playback {
  const match = beginMatch(started, games);
  const views = match.info.names.map(() => []);
  const openings = [FIRST_OPENING];
  const base = {
    number,
    started,
    match,
    rounds: [],
    edits: [],
    openings,
    acceptedLate: [],
    hostOrders: [],
    hostTrades: [],
    senders: [],
  };
  const shown = {
    isEnded: false,
    isClosed: false,
    isSeedShown: false,
    timing: started.timing ?? USUAL_TIMING,
  };
  return withViews({ ...base, ...shown, substitutes: [], publicViews: [], privateViews: views });
}

/** Plays the next round of a match. Throws an Unusable error if the data of the round cannot be read. */
export function resolve(playback: Playback, input: RoundData, { number, time }: Origin): Playback {
  const story: Happening[] = [];
  const path = `rounds[${playback.rounds.length}]`;
  const { match, refused } = playRound(
    playback.match,
    readRound(playback.match, roundOf(input), path),
    (to, ruling, text, more) => story.push({ to, ruling, text, ...more }),
  );
  const { round } = match.position;
  const played: PlayedRound = {
    round,
    entry: number,
    time,
    input,
    refused,
    story,
    amended: [],
    before: playback,
  };
  const openings = [...playback.openings, { round: round + 1, from: Date.parse(time) }];
  const { formerEnd: _, ...rest } = playback;
  return withViews({ ...rest, match, openings, rounds: [...playback.rounds, played] });
}

/** Rounds of a record, and the positions that the host changed by hand. */
interface Rounds extends Pick<Taken, 'edits'> {
  readonly rounds: readonly (Taken['rounds'][number] & Partial<RoundData>)[];
}

/** Plays the rounds of a record after the start of a match. Throws an Unusable error with the path of the fault. */
export function playRounds(begun: Playback, { rounds, edits }: Rounds, origin: Origin): Playback {
  const edited = (playback: Playback, after: number) =>
    edits.filter((one) => one.after === after).reduce((now, { position }) => edit(now, position), playback);
  return rounds.reduce(
    (now, round, i) =>
      edited(resolve(now, { sources: {}, offers: [], deadline: '', ...round }, origin), i + 1),
    edited(begun, 0),
  );
}
