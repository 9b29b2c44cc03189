import { wholeOutbox } from '../log/guard.ts';
import { faultsOf } from '../log/lost-entries.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import { isoTime } from '../time.ts';
import type { Change, Context } from './change.ts';

/** Goes on without the entries of the log that were lost with an earlier version of the workbook (H38): all files are written again. */
export function continueWithoutLost({ book, clock }: Context): Change {
  const { log, matches } = book;
  const lost = faultsOf(log).flatMap((fault) => fault.lost ?? []);
  if (lost.length === 0) return fail('The log has lost no entries.', LOOK_AGAIN);
  return {
    time: isoTime(clock.now()),
    event: { what: 'lost entries', data: lost, match: 0, round: 0 },
    outbox: matches.matches.flatMap((row) => wholeOutbox(log, row)),
  };
}
