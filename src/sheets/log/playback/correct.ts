import { unusable } from '../../../rules/base/unusable.ts';
import { listed } from '../../../rules/base/words.ts';
import type { Opening } from '../openings.ts';
import type { RoundData, RowFacts, RuledAgain } from '../shapes.ts';
import { choicesAfter } from './choices.ts';
import { judgeStanding, withFormerEnd } from './early-end.ts';
import { resolve } from './play.ts';
import {
  type Amendment,
  BEFORE_TAKE_OVER,
  isTaken,
  type Origin,
  type Playback,
  type PlayedRound,
} from './playback.ts';

/** Fields of every kind of event that corrects a resolved round. */
export const CORRECTS = {
  playsRounds: true,
  receiptFrom: ({ round }: { readonly round: number }) => round,
  row: (row: RowFacts, { next = row.deadline }: { readonly next?: string }): RowFacts => ({
    ...row,
    deadline: next,
  }),
  changesPublicPage: true,
} as const;

/** Says which rounds formulas ruled again with a correction (O7); '' if there are none. */
export function againWords({ again = [] }: { readonly again?: RuledAgain }): string {
  const rounds = listed(again.map(({ round }) => `${round}`));
  return again.length === 0 ? '' : ` Formulas ruled round${again.length === 1 ? '' : 's'} ${rounds} again.`;
}

/** Correction of a resolved round, as functions that change the round's data. */
export interface Correction {
  readonly round: number;
  readonly again?: RuledAgain;
  /** Gives the corrected data of the round. */
  input(input: RoundData): RoundData;
  /** Gives the host's orders and trades after the correction. These orders and trades count again if the round is undone. */
  acts(before: Playback): Pick<Playback, 'hostOrders' | 'hostTrades'>;
  amendment(played: PlayedRound): Amendment;
}

/**
 * Plays a corrected round and all later rounds again, with the same orders, trades and credits, and with the rulings of `again`. If the match now ends
 * earlier, drops the rounds after the end.
 */
export function playCorrected(playback: Playback, origin: Origin, correction: Correction): Playback {
  const { rounds, edits } = playback;
  const { round, again = [] } = correction;
  const first = rounds.find((one) => one.round === round);
  if (!first) return unusable('round', `round ${round} has not been resolved`);
  if (isTaken(playback, round)) return unusable('round', `round ${round} ${BEFORE_TAKE_OVER}`);
  const edited = edits.find(({ after }) => after >= round);
  if (edited) return unusable('round', `the position after round ${edited.after} was changed by hand`);
  let now = first.before;
  for (const played of rounds.slice(round - 1)) {
    if (now.match.position.over) break;
    const isIt = played === first;
    const ruled = again.find((one) => one.round === played.round);
    const input = {
      ...(isIt ? correction.input(played.input) : played.input),
      ...(ruled ? { ruling: ruled.ruling } : {}),
    };
    const { acceptedLate, openings, senders } = played.before;
    const before = { ...now, acceptedLate, openings, senders, ...correction.acts(played.before) };
    const amended = isIt ? [...played.amended, correction.amendment(played)] : played.amended;
    now = withAmended(resolve(before, input, { number: played.entry, time: played.time }), amended);
  }
  if (playback.judgement && !now.match.position.over) now = judgeStanding(now);
  const { vote: _, opponent: __, judgement: ___, lapsed: ____, ...rest } = playback;
  const { match, rounds: replayed, publicViews, privateViews, judgement } = now;
  return withFormerEnd(playback, {
    ...rest,
    match,
    rounds: replayed,
    publicViews,
    privateViews,
    ...(judgement ? { judgement } : {}),
    ...choicesAfter(playback, playback.match, match),
    ...earlyEndOf(playback, now),
    openings: openingsAfter(playback.openings, replayed.length + 1, origin),
  });
}

function withAmended(playback: Playback, amended: readonly Amendment[]): Playback {
  const rounds = playback.rounds.map((played, i) =>
    i === playback.rounds.length - 1 ? { ...played, amended } : played,
  );
  return { ...playback, rounds };
}

/** Keeps the early end by the host, unless the match now ends by the rules of the game. */
function earlyEndOf(
  { isEnded, lapsed }: Playback,
  { match }: Playback,
): Pick<Playback, 'isEnded' | 'lapsed'> {
  if (!isEnded || match.position.over) return { isEnded: false };
  return { isEnded, ...(lapsed ? { lapsed } : {}) };
}

/** Adds an opening if the correction changes which round is open. */
function openingsAfter(openings: readonly Opening[], round: number, { time }: Origin): readonly Opening[] {
  const isOpen = openings[openings.length - 1]?.round === round;
  return isOpen ? openings : [...openings, { round, from: Date.parse(time) }];
}
