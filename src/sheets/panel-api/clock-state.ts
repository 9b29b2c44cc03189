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

/** The state of a match that cannot be examined. */
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

/** The automatic actions of a match, as the panel shows them. */
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
    /** The deadline of the open round by the clocks of all players, for a text to paste (H35), or ''. */
    due: row.deadline === '' ? '' : times(row.deadline),
    /** Since when it is paused, ISO UTC, or ''. */
    pausedSince: paused?.since ?? '',
    /** When the open round resolves automatically, ISO UTC, or ''. */
    resolvesAt: self ? isoTime(self.at) : '',
    /** The players that it then waits for. */
    waitsFor: (self?.waitsFor ?? []).map((seat) => shownNames(playback)[seat] as string),
    /** Why it was not resolved automatically, or its reminders not sent, and when that was found. */
    problem: problemOf(memo, current, self),
    /** When all had sent and it would resolve automatically, if a paused match went on now, ISO UTC; else ''. */
    afterPause: afterPause({ clock }, book, current),
    /** The deadline that the open round had when the match was paused, or when that was, where a round was resolved since; ISO UTC, or ''. */
    pausedDeadline: pausedDeadline(playback),
    lastBySelf: lastBySelf(current),
    /** The possible deadlines of the next round (H17). */
    next: comingDeadlines(scheduleOf(book.season, playback), clock.now(), clock),
    /** Does another round follow the open one? */
    follows: followsOf(playback.match),
  };
}

/** Does another round follow the open one, by the rules of the game? */
function followsOf({ game, info, position }: Match): 'yes' | 'no' | 'maybe' {
  const open = position.round + 1;
  const [fewest, most] = game.rounds(info.options);
  if (open >= most) return 'no';
  return open < fewest ? 'yes' : 'maybe';
}

/** The problem found at the last clock check, unless it may be solved since: then the next check decides. */
function problemOf(memo: Ports['memo'], current: CurrentMatch, self: SelfResolve | undefined) {
  const { row, edited } = current;
  const note = readClockNote(memo);
  const noted = note?.problems[row.number];
  if (!note || noted?.round !== row.round + 1) return null;
  const { of = 'resolve', what, at } = noted;
  if (of === 'reminder') return { of, what, at };
  // The words also count responses that came since the check.
  if (self && self.waitsFor.length > 0) return { of, what: waitingWords(current, self), at };
  const isSame = note.seen.join() === seenNow({ memo }).join();
  return self && (isSame || edited !== undefined) ? { of, what, at } : null;
}

/** The automatic resolve of a paused match with all orders, if it resumed now, ISO UTC, or ''. */
function afterPause(ports: Pick<Ports, 'clock'>, book: Book, current: CurrentMatch): string {
  const { paused, ...playback } = current.playback;
  if (!paused) return '';
  const deadline = deadlineAfterPause(ports, book.season, current.playback);
  const self = selfResolve({ ...current, playback, row: { ...current.row, deadline } });
  return self?.why === 'all' ? isoTime(self.at) : '';
}

/** The deadline at which a match was paused; where a round was resolved since, a moment that is past. */
function pausedDeadline(playback: CurrentMatch['playback']): string {
  const { since = '', deadline = '' } = playback.paused ?? {};
  return deadline !== '' && isPlayedInPause(playback) ? since : deadline;
}

/** When the last round was resolved automatically, and which orders were missing; null if the host resolved it. */
function lastBySelf({ playback, sorted, unknownOffers, ...open }: CurrentMatch) {
  const last = playback.rounds[playback.rounds.length - 1];
  if (!last?.input.auto) return null;
  const names = namesAt(playback, last.entry);
  const { sources } = last.input;
  const namesOf = (isAsked: (name: string) => boolean) =>
    playback.started.players.flatMap(({ name }, seat) => (isAsked(name) ? [names[seat] as string] : []));
  return {
    at: last.time,
    /** The players who had sent nothing. */
    missing: namesOf((name) => own(sources, name) === undefined),
    /** The players whose whole orders were refused. */
    lost: namesOf((name) => leftInRound(last, name) === 'nothing'),
    /** Responses of unknown senders that were left out. */
    leftOut: sorted.leftOut.length + unknownOffers.leftOut.length + unknownLeft(open, open.round - 1),
  };
}
