import { outcomeOf } from '../../rules/play/match.ts';
import { type Delivery, everyone, mergeOutbox } from '../letters/deliver.ts';
import { mustPlayBack } from '../log/playback.ts';
import type { Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { openBook } from '../workbook/book.ts';
import { override, sameMatches } from './overrides.ts';

/** Notes whom the winners chose among several Elimination Candidates (X6). A later vote replaces an earlier one. */
export function recordVote(ports: Ports, match: number, chosen: string): Delivery {
  const book = openBook(ports);
  const playback = mustPlayBack(book.audit.entries, match);
  const outcome = outcomeOf(playback.match);
  if (!outcome?.vote) return fail('There is no vote to note in this match.', 'Look at the panel again.');
  if (!outcome.candidates.includes(chosen))
    return fail(`${chosen} is no candidate.`, `Choose one of ${outcome.candidates.join(', ')}.`);
  return override(ports, book, match, 'vote', { chosen }, () => ({
    ...sameMatches(book),
    outbox: mergeOutbox(book.matches.outbox, match, everyone(playback)),
  }));
}
