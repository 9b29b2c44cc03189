import type { Book } from '../log/book.ts';
import { mustPlayBack } from '../log/fold.ts';
import { fail } from '../problem.ts';
import { nextDeadline } from '../schedule.ts';
import { isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { CLOSE, OPEN, ORDER_FORM, seasonSchedule } from '../workbook/season.ts';
import { atRound, type Change, type Context, replaceRow } from './change.ts';
import { requireOpen } from './close.ts';
import { replayMatch } from './current-match.ts';
import { addToOutbox, allFiles } from './outbox.ts';

/** Ends a match before its end, without an outcome, or lets one that was ended so go on (H24). */
export function endEarly({ book, clock }: Context, match: number, ended: boolean): Change {
  const row = findMatch(book, match);
  const playback = ended ? replayMatch(book, match) : mustPlayBack(book.log, match);
  requireOpen(row, playback);
  if (ended && row.over) return fail(`${row.title} is over.`, 'There is nothing to end.');
  if (!ended && !playback.isEnded)
    return fail(`${row.title} was not ended early.`, 'Undo its last round, if it is to go on.');
  const now = clock.now();
  const next = ended ? '' : deadlineAgain(book, match, now);
  const keys = ended ? [CLOSE] : [OPEN, ORDER_FORM];
  return {
    time: isoTime(now),
    event: atRound(row, {
      what: 'end early',
      data: { ended, ...(ended ? { from: row.deadline } : { next }) },
    }),
    matches: replaceRow(book, { ...row, over: ended, deadline: next }),
    outbox: addToOutbox(book.matches.outbox, match, [...allFiles(playback), ...keys]),
    redraw: [{ ...playback, isEnded: ended }],
  };
}

/** The deadline of a match that goes on: the one that it had if that is to come; a match without a deadline has none again. */
function deadlineAgain({ log, season }: Book, match: number, now: number): string {
  const ends = log.entries.flatMap((entry) =>
    entry.match === match && entry.what === 'end early' && entry.data.ended ? [entry.data.from ?? ''] : [],
  );
  const from = ends[ends.length - 1] ?? '';
  const schedule = seasonSchedule(season);
  if (from === '' || Date.parse(from) > now || !schedule) return from;
  return nextDeadline(schedule, now);
}
