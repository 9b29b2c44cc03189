import { selfResolve } from '../../clock/due.ts';
import { type ClockProblem, readClockNote } from '../../clock/note.ts';
import { timesForAll } from '../../letters/pages/reader-time.ts';
import type { Book } from '../../log/book.ts';
import { USUAL_TIMING } from '../../log/entries/timing.ts';
import { shownNames } from '../../log/playback/shown-names.ts';
import type { CurrentMatch } from '../../match/current-match.ts';
import { scheduleOf } from '../../match/round/timing.ts';
import type { Ports } from '../../ports.ts';
import { comingDeadlines } from '../../schedule.ts';
import { isoTime } from '../../time.ts';
import type { ClockState } from '../panel.ts';

/** The state of a match that cannot be examined. */
export const NO_CLOCK: ClockState = {
  timing: USUAL_TIMING,
  due: '',
  pausedSince: '',
  resolvesAt: '',
  waitsFor: [],
  problem: null,
  lastBySelf: '',
  next: null,
};

/** What happens by itself in a match, as the panel shows it. */
export function clockState({ memo, clock }: Ports, book: Book, current: CurrentMatch): ClockState {
  const { playback, row, people } = current;
  const times = timesForAll(
    clock,
    book,
    people.flatMap((person) => person ?? []),
  );
  const { rounds, timing, paused } = playback;
  const self = selfResolve(current);
  const noted = readClockNote(memo)?.problems[row.number];
  const last = rounds[rounds.length - 1];
  return {
    timing,
    due: row.deadline === '' ? '' : times(row.deadline),
    pausedSince: paused?.since ?? '',
    resolvesAt: self ? isoTime(self.at) : '',
    waitsFor: (self?.waitsFor ?? []).map((seat) => shownNames(playback)[seat] as string),
    problem: problemOf(self !== undefined, noted?.round === row.round + 1 ? noted : undefined),
    lastBySelf: last?.input.auto ? last.time : '',
    next: comingDeadlines(scheduleOf(book.season, playback), clock.now(), clock),
  };
}

function problemOf(isTimed: boolean, noted: ClockProblem | undefined): ClockState['problem'] {
  if (!noted) return null;
  const { of = 'resolve', what, at } = noted;
  return isTimed || of === 'reminder' ? { of, what, at } : null;
}
