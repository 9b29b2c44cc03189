import { cut } from '../../../rules/base/json.ts';
import { opponentsIn } from '../../../rules/declare/outcome.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import { mustPlayBack } from '../../log/fold.ts';
import { firstName } from '../../log/playback/shown/shown-names.ts';
import { fail, LOOK_AGAIN } from '../../problem.ts';
import { isoTime } from '../../time.ts';
import { findMatch } from '../../workbook/tabs/host-tabs.ts';
import { atRound, type Change, type Context } from '../change.ts';
import { requireOpen } from '../close.ts';
import { addToOutbox, allFiles } from '../outbox.ts';
import { redrawUnedited } from '../tab-position.ts';

/** Records whom the loser of a match named as opponent (F16). A later choice replaces an earlier one. */
export function nameOpponent({ book, clock }: Context, match: number, asked: string): Change {
  const row = findMatch(book, match);
  const playback = mustPlayBack(book.log, match);
  requireOpen(row, playback);
  const outcome = outcomeOf(playback.match);
  const opponents = outcome ? opponentsIn(outcome) : [];
  if (opponents.length === 0) return fail('In this match nobody names an opponent.', LOOK_AGAIN);
  // The panel shows the name of the present player; the log keeps the name with which the match began.
  const chosen = firstName(playback, asked);
  if (!opponents.includes(chosen))
    return fail(`${cut(asked, 60)} cannot be named.`, `Choose one of ${opponents.join(', ')}.`);
  return {
    time: isoTime(clock.now()),
    event: atRound(row, { what: 'opponent', data: { chosen } }),
    outbox: addToOutbox(book.matches.outbox, match, allFiles(playback)),
    redraw: redrawUnedited(book, row, { ...playback, opponent: chosen }),
  };
}
