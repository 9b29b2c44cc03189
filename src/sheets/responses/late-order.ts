import type { Book } from '../log/book.ts';
import { requireSameZone } from '../log/known-zones.ts';
import type { Playback } from '../log/playback/playback.ts';
import { openQuestions } from '../log/playback/seen.ts';
import { codeOf } from '../problem.ts';
import type { MatchRow } from '../workbook/season.ts';
import { type ResponsePorts, readFormResponses } from './form-responses.ts';
import { peopleOf } from './open-round.ts';
import { restoreAnswers } from './restore-answers.ts';
import { isUnsettled, roundTimes } from './round-times.ts';
import { type Submission, sortSubmissions } from './submission.ts';

/**
 * Finds a player's newest order that came too late for a resolved round (X2), with the answers as typed. Gives undefined
 * if there is no such order, if the order counts in the next round, or if the responses cannot be read. Without this
 * order, the host can still correct the round.
 */
export function lateOrderFor(
  book: Book,
  row: MatchRow,
  playback: Playback,
  round: number,
  player: string,
  ports: ResponsePorts,
): Submission | undefined {
  if (!book.tabs.has(row.formTab)) return undefined;
  try {
    requireSameZone(book, row);
    const times = roundTimes(playback);
    const people = peopleOf(book, playback);
    const { submissions } = readFormResponses(
      book,
      {
        which: 'orders',
        row,
        playback,
        people,
        questions: openQuestions(playback),
        times,
        isWanted: isUnsettled(times, round),
      },
      ports,
    );
    const { late } = sortSubmissions(submissions, {
      ...times,
      round: round + 1,
      playing: new Set([player]),
      due: undefined,
      accepted: [],
    });
    const counts = ({ id }: Submission) => playback.acceptedLate.some((one) => one.response === id);
    return restoreAnswers(
      late.filter((one) => !counts(one)),
      ports,
      row,
      'orders',
    )[0];
  } catch (error) {
    if (codeOf(error) === 'unexpected') throw error;
    return undefined;
  }
}
