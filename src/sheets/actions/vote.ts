import { cut } from '../../rules/base/json.ts';
import { opponentsIn } from '../../rules/declare/outcome.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import type { LogEvent } from '../log/events.ts';
import { seasonFacts } from '../log/fold.ts';
import type { Playback } from '../log/playback/playback.ts';
import { firstName } from '../log/playback/shown-names.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import type { MatchRow } from '../workbook/season.ts';
import { atRound, type Change, type Context } from './change.ts';
import { findOpen } from './close.ts';
import { mayHaveGiven } from './give-token.ts';
import { addToOutbox, allFiles } from './outbox.ts';
import { redrawUnedited } from './tab-position.ts';

const TAKE_BACK = 'Press “Take the token back” under “The second Token of Life” first.';

/**
 * Records which Elimination Candidate the winners chose (X6). A later vote replaces an earlier vote. Refuses the player
 * who was given the second Token of Life (X7).
 */
export function recordVote(context: Context, match: number, asked: string): Change {
  const { outcome, row, playback, choose } = openOutcome(context, match);
  if (!outcome?.vote) return fail('This match has no vote.', LOOK_AGAIN);
  const vote = choose(asked, outcome.candidates, 'is not a candidate');
  const given = seasonFacts(context.book.log).tokens.get(match);
  if (given && !mayHaveGiven({ ...playback, vote }, given))
    fail(`${asked} has the second Token of Life, and so cannot be the candidate.`, TAKE_BACK);
  return choiceMade(context, row, { ...playback, vote }, { what: 'vote', data: { chosen: vote } });
}

/** Records which opponent the loser of a match named (F16). A later choice replaces an earlier choice. */
export function nameOpponent(context: Context, match: number, asked: string): Change {
  const { outcome, row, playback, choose } = openOutcome(context, match);
  const opponents = outcome ? opponentsIn(outcome) : [];
  if (opponents.length === 0) return fail('Nobody names an opponent in this match.', LOOK_AGAIN);
  const opponent = choose(asked, opponents, 'cannot be named');
  return choiceMade(
    context,
    row,
    { ...playback, opponent },
    { what: 'opponent', data: { chosen: opponent } },
  );
}

/** Gives the row and the outcome of a match, and a function that checks a chosen player. Fails if the match is closed. */
function openOutcome({ book }: Context, match: number) {
  const { row, playback } = findOpen(book, match);
  const choose = (asked: string, names: readonly string[], refusal: string): string => {
    // The panel shows the current player's name; the log keeps the name at the start of the match.
    const name = firstName(playback, asked);
    return names.includes(name)
      ? name
      : fail(`${cut(asked, 60)} ${refusal}.`, `Choose one of ${names.join(', ')}.`);
  };
  return { row, playback, outcome: outcomeOf(playback.match), choose };
}

function choiceMade({ book }: Context, row: MatchRow, chosen: Playback, event: LogEvent): Change {
  return {
    event: atRound(row, event),
    outbox: addToOutbox(book.matches.outbox, row.number, allFiles(chosen)),
    redraw: redrawUnedited(book, row, chosen),
  };
}
