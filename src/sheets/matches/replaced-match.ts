import { commitmentOf } from '../../rules/base/chance.ts';
import { firstDifference } from '../../rules/base/json.ts';
import type { Book } from '../log/book.ts';
import { mustPlayBack, seasonFacts } from '../log/fold.ts';
import type { Playback } from '../log/playback/playback.ts';
import { recordOf } from '../log/playback/record.ts';
import { titleOf } from '../log/season-matches.ts';
import type { Started, Taken } from '../log/shapes.ts';
import { fail } from '../problem.ts';
import type { MatchRow } from '../workbook/season.ts';

/** Open match of the season. This match ends because the match's record is taken over (H31). */
export interface Replaced {
  readonly row: MatchRow;
  readonly playback: Playback;
}

/** Beginning and rounds of a record that is taken over. */
interface Record extends Pick<Taken, 'edits' | 'rounds'> {
  readonly started: Started;
}

/**
 * Finds the season's match with the seed of a record; undefined if there is none. Throws if that match is closed or
 * over, or if the match and the record have different rounds. Otherwise rounds would be lost or paid twice.
 */
export function replacedBy(book: Book, record: Record): Replaced | undefined {
  const { seed } = record.started;
  const sameSeed = [...seasonFacts(book.log).begun].filter(([, begun]) => begun === commitmentOf(seed));
  const number = seed === '' ? undefined : sameSeed[sameSeed.length - 1]?.[0];
  if (number === undefined) return undefined;
  const row = book.matches.matches.find((match) => match.number === number);
  const title = titleOf(book, number);
  if (!row || mustPlayBack(book.log, number).isClosed)
    return fail(
      `${title} has the same seed and is closed, so the seed is public.`,
      'The closed match can be brought back.',
    );
  const playback = mustPlayBack(book.log, number);
  if (row.over)
    return fail(
      `${title} has the same seed, and is over in this season.`,
      'Undo the end of the old match, export the old match, and take over that file.',
    );
  const rounds = record.rounds.map((input) => ({ input }));
  if (firstDifference(recordOf({ ...record, rounds }), recordOf(playback)) !== undefined)
    return fail(
      `${title} has the same seed, and has changed since this file was exported.`,
      'Export “The whole match” again, and paste that.',
    );
  return { row, playback };
}
