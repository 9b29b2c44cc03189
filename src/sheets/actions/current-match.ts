import { type Book, requireSoundLog } from '../log/book.ts';
import { faultWords, mustPlayBack } from '../log/fold.ts';
import type { Playback } from '../log/playback/playback.ts';
import { fail } from '../problem.ts';
import type { ResponsePorts } from '../responses/form-responses.ts';
import { type OpenRound, type Reading, readOpenRound } from '../responses/open-round.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { type EditedPosition, readEditedPosition } from './tab-position.ts';

/** A match in its present state: the replay of the log, with the match's tab and the responses for the open round. */
export interface CurrentMatch extends OpenRound {
  readonly playback: Playback;
  /** Position that somebody typed into the match's tab, if any. */
  readonly edited?: EditedPosition;
}

/** Replays a match from the log. Fails if the log is damaged. */
export function replayMatch(book: Book, number: number): Playback {
  requireSoundLog(book);
  const playback = mustPlayBack(book.log, number);
  if (playback.fault)
    fail(
      `The log cannot be replayed: ${faultWords(book.log, playback)}.`,
      'Restore the Log tab with File › Version history, or use the version of Roundkeeper that resolved the round.',
      'bad-log',
    );
  return playback;
}

/** Reads a match. Fails if the host must correct a cell first; the error names the cell. */
export function readCurrentMatch(
  book: Book,
  number: number,
  ports: ResponsePorts,
  reading: Reading = {},
): CurrentMatch {
  const row = findMatch(book, number);
  const playback = replayMatch(book, number);
  const edited = readEditedPosition(book, row, playback);
  const round = readOpenRound(book, row, playback, ports, reading);
  return { ...round, playback, ...(edited ? { edited } : {}) };
}
