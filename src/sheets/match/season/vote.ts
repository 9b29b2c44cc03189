import { cut } from '../../../rules/base/json.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import { mustPlayBack, seasonFacts } from '../../log/fold.ts';
import { firstName } from '../../log/playback/shown/shown-names.ts';
import { fail, LOOK_AGAIN } from '../../problem.ts';
import { isoTime } from '../../time.ts';
import { findMatch } from '../../workbook/tabs/host-tabs.ts';
import { atRound, type Change, type Context } from '../change.ts';
import { requireOpen } from '../close.ts';
import { addToOutbox, allFiles } from '../outbox.ts';
import { redrawUnedited } from '../tab-position.ts';
import { mayHaveGiven } from './give-token.ts';

const TAKE_BACK = 'Press “Take it back” under “The second Token of Life” first.';

/**
 * Records which of several Elimination Candidates the winners chose (X6). A later vote replaces an earlier one, but chooses nobody who
 * was given the second Token of Life (X7).
 */
export function recordVote({ book, clock }: Context, match: number, asked: string): Change {
  const row = findMatch(book, match);
  const playback = mustPlayBack(book.log, match);
  requireOpen(row, playback);
  const outcome = outcomeOf(playback.match);
  if (!outcome?.vote) return fail('There is no vote to note in this match.', LOOK_AGAIN);
  // The panel shows the name of the present player; the log keeps the name with which the match began.
  const name = firstName(playback, asked);
  if (!outcome.candidates.includes(name))
    return fail(`${cut(asked, 60)} is no candidate.`, `Choose one of ${outcome.candidates.join(', ')}.`);
  const voted = { ...playback, vote: name };
  const given = seasonFacts(book.log).tokens.get(match);
  if (given && !mayHaveGiven(voted, given))
    fail(`${asked} was given the second Token of Life, and no candidate may have it.`, TAKE_BACK);
  return {
    time: isoTime(clock.now()),
    event: atRound(row, { what: 'vote', data: { chosen: name } }),
    outbox: addToOutbox(book.matches.outbox, match, allFiles(playback)),
    redraw: redrawUnedited(book, row, voted),
  };
}
