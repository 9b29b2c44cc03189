import { own } from '../../rules/base/json.ts';
import type { Match } from '../../rules/play/match.ts';
import type { CurrentMatch } from '../actions/current-match.ts';
import { deadlineAfterPause, isPlayedInPause, scheduleOf } from '../actions/timing.ts';
import { type SelfResolve, selfResolve, waitingWords } from '../clock/due.ts';
import { readClockNote, seenNow } from '../clock/note.ts';
import type { Book } from '../log/book.ts';
import { namesAt, shownNames } from '../log/playback/shown-names.ts';
import { USUAL_TIMING } from '../log/timing.ts';
import { leftInRound } from '../pages/lines/order-left.ts';
import { timesForAll } from '../pages/reader-time.ts';
import type { Ports } from '../ports.ts';
import { unknownLeft } from '../responses/unknown-senders.ts';
import { comingDeadlines } from '../schedule.ts';
import { isoTime } from '../time.ts';

type ClockState = ReturnType<typeof clockState>;

/** Clock state of a match that cannot be examined. */
export const NO_CLOCK: ClockState = {
  timing: USUAL_TIMING,
  due: '',
  pausedSince: '',
  resolvesAt: '',
  waitsFor: [],
  problem: null,
  afterPause: '',
  pausedDeadline: '',
  lastBySelf: null,
  next: null,
  follows: 'maybe',
};

/** Gives the automatic actions of a match, for the panel. */
export function clockState({ memo, clock }: Ports, book: Book, current: CurrentMatch) {
  const { playback, row, people } = current;
  const times = timesForAll(
    clock,
    book,
    people.flatMap((person) => person ?? []),
  );
  const { timing, paused } = playback;
  const self = selfResolve(current);
  return {
    timing,
    /** Deadline of the open round in the local time of each player, as text to paste (H35), or ''. */
    due: row.deadline === '' ? '' : times(row.deadline),
    /** Start of the pause, ISO UTC, or ''. */
    pausedSince: paused?.since ?? '',
    /** Time of the open round's automatic resolve, ISO UTC, or ''. */
    resolvesAt: self ? isoTime(self.at) : '',
    /** Names of the players that the automatic resolve waits for. */
    waitsFor: (self?.waitsFor ?? []).map((seat) => shownNames(playback)[seat] as string),
    /**
     * Reason why the round was not resolved automatically, or why the round's reminders were not sent. Also the time
     * when the reason was found.
     */
    problem: problemOf(memo, current, self),
    /** Time at which a paused match would resolve automatically if the match were resumed now and all orders were there. ISO UTC, or ''. */
    afterPause: afterPause({ clock }, book, current),
    /**
     * Open round's deadline before the pause, ISO UTC, or ''. If a round was resolved during the pause, this is the
     * start of the pause instead.
     */
    pausedDeadline: pausedDeadline(playback),
    lastBySelf: lastBySelf(current),
    /** Possible deadlines of the next round (H17). */
    next: comingDeadlines(scheduleOf(book.season, playback), clock.now(), clock),
    /** Whether another round follows the open round: 'yes', 'no' or 'maybe'. */
    follows: followsOf(playback.match),
  };
}

/** Says whether the rules of the game let another round follow the open round. */
function followsOf({ game, info, position }: Match): 'yes' | 'no' | 'maybe' {
  const open = position.round + 1;
  const [fewest, most] = game.rounds(info.options);
  if (open >= most) return 'no';
  return open < fewest ? 'yes' : 'maybe';
}

/** Gives the problem found at the last clock check, unless the problem may be solved by now. */
function problemOf(memo: Ports['memo'], current: CurrentMatch, self: SelfResolve | undefined) {
  const { row, edited } = current;
  const note = readClockNote(memo);
  const noted = note?.problems[row.number];
  if (!note || noted?.round !== row.round + 1) return null;
  const { of = 'resolve', what, at } = noted;
  if (of === 'reminder') return { of, what, at };
  // The text also counts responses that came since the check.
  if (self && self.waitsFor.length > 0) return { of, what: waitingWords(current, self), at };
  const isSame = note.seen.join() === seenNow({ memo }).join();
  return self && (isSame || edited !== undefined) ? { of, what, at } : null;
}

/**
 * Gives the time (ISO UTC) at which a paused match would resolve automatically if the host resumed the match now. Gives
 * '' if orders are missing or the match is not paused.
 */
function afterPause(ports: Pick<Ports, 'clock'>, book: Book, current: CurrentMatch): string {
  const { paused, ...playback } = current.playback;
  if (!paused) return '';
  const deadline = deadlineAfterPause(ports, book.season, current.playback);
  const self = selfResolve({ ...current, playback, row: { ...current.row, deadline } });
  return self?.why === 'all' ? isoTime(self.at) : '';
}

/** Gives the open round's deadline before the pause. If a round was resolved during the pause, gives the start of the pause. */
function pausedDeadline(playback: CurrentMatch['playback']): string {
  const { since = '', deadline = '' } = playback.paused ?? {};
  return deadline !== '' && isPlayedInPause(playback) ? since : deadline;
}

/**
 * Describes the last round if it was resolved automatically: the time, and the orders that were missing. Gives null if
 * the host resolved the round.
 */
function lastBySelf({ playback, sorted, unknownOffers, ...open }: CurrentMatch) {
  const last = playback.rounds[playback.rounds.length - 1];
  if (!last?.input.auto) return null;
  const names = namesAt(playback, last.entry);
  const { sources } = last.input;
  const namesOf = (isAsked: (name: string) => boolean) =>
    playback.started.players.flatMap(({ name }, seat) => (isAsked(name) ? [names[seat] as string] : []));
  return {
    at: last.time,
    /** Names of the players who had sent nothing. */
    missing: namesOf((name) => own(sources, name) === undefined),
    /** Names of the players whose orders were refused completely. */
    lost: namesOf((name) => leftInRound(last, name) === 'nothing'),
    /** Number of responses from unknown senders that did not count. */
    leftOut: sorted.leftOut.length + unknownOffers.leftOut.length + unknownLeft(open, open.round - 1),
  };
}
