import * as z from 'zod/mini';
import { seasonFacts } from '../log/fold.ts';
import { matchFactsOf } from '../log/season-facts.ts';
import { fail, LOOK_AGAIN } from '../problem.ts';
import { ROUND, wellFormed } from '../request-shapes.ts';
import { isoTime } from '../time.ts';
import { cleanName } from '../workbook/person-line.ts';
import { whyNotPlain } from '../workbook/plain-text.ts';
import { atRound, type Change, type Context } from './change.ts';
import { findOpen } from './close.ts';
import { addToOutbox, allFiles } from './outbox.ts';

/** Maximum number of characters in one text of the host. */
export const WORDS_LIMIT = 300;

/** Texts that the host writes on the pages of a match. Each text belongs to a round (counted from 1) or to the whole match (0). */
export const WORDS = z.readonly(
  z.array(z.strictObject({ round: ROUND, text: wellFormed(2000) })).check(z.minLength(1), z.maxLength(3)),
);

/** Writes the host's texts on all pages of a match: for the whole match, the open round, or the next round (H44). */
export function sayWords({ book, clock }: Context, match: number, asked: z.infer<typeof WORDS>): Change {
  const { row, playback } = findOpen(book, match);
  const { said } = matchFactsOf(seasonFacts(book.log), match);
  const texts = asked
    .map(({ round, text }) => ({ round, text: cleanName(text.replace(/\s+/g, ' ')) }))
    .filter(({ round, text }) => text !== (said.get(round) ?? ''));
  if (texts.length === 0) fail('The pages already show this text.', 'There is nothing to change.');
  for (const { round, text } of texts) {
    const bad = whyNotPlain(text, WORDS_LIMIT);
    if (bad !== undefined) fail(`The text contains ${bad}.`, 'Type the text again.');
    if (round !== 0 && (row.over || round <= row.round))
      fail(`Round ${round} is not open any more.`, LOOK_AGAIN, 'stale');
    if (round > row.round + 2)
      fail(
        `Round ${round} is too far ahead. You can write for the open round and the next round.`,
        LOOK_AGAIN,
        'stale',
      );
  }
  return {
    time: isoTime(clock.now()),
    event: atRound(row, { what: 'host words', data: texts }),
    outbox: addToOutbox(book.matches.outbox, match, allFiles(playback)),
  };
}
