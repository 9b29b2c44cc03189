import { requireSoundLog } from '../log/book.ts';
import { mustPlayBack } from '../log/fold.ts';
import { fail } from '../problem.ts';
import { dueTime } from '../responses/open-round.ts';
import { isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { atRound, type Change, type Context, replaceRow } from './change.ts';
import { readCurrentMatch } from './current-match.ts';
import { addToOutbox, allFiles } from './outbox.ts';

/** Moves the deadline of the open round; '' takes it away. */
export function setDeadline({ book, clock }: Context, match: number, deadline: string): Change {
  requireSoundLog(book);
  const row = findMatch(book, match);
  if (deadline !== '' && Number.isNaN(Date.parse(deadline)))
    return fail(`“${deadline}” is no time.`, 'Choose a date and a time.');
  const to = deadline === '' ? '' : isoTime(Date.parse(deadline));
  const playback = mustPlayBack(book.log, match);
  return {
    time: isoTime(clock.now()),
    event: atRound(row, { what: 'deadline', data: { from: row.deadline, to } }),
    matches: replaceRow(book, { ...row, deadline: to }),
    outbox: addToOutbox(book.matches.outbox, match, allFiles(playback)),
  };
}

/** Lets a late response count after all (X2). */
export function acceptLate({ book, clock }: Context, match: number, response: number): Change {
  const { row, sorted, playback } = readCurrentMatch(book, match, clock);
  if (!sorted.late.some((submission) => submission.row === response))
    return fail(`Row ${response} is not a late submission of this round.`, 'Look at the panel again.');
  const due = dueTime(row, playback.match.info.options.graceMinutes as number) ?? 0;
  return {
    time: isoTime(clock.now()),
    event: atRound(row, { what: 'accept late', data: { row: response, due: isoTime(due) } }),
  };
}
