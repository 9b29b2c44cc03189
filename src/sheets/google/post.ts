import { troubleOf } from '../google-trouble.ts';
import type { Letter, Post, SendFailure } from '../ports.ts';
import { renderTab } from '../workbook/render.ts';
import { COVER_TAB } from '../workbook/season.ts';
import type { SheetRequest } from '../workbook/sheet-request.ts';
import type { Pace } from './pace.ts';
import { updateSpreadsheet } from './requests.ts';
import { callOnce, hasMetLimit, type Reply } from './rest.ts';
import { updateAlone } from './update-alone.ts';

/** Milliseconds to wait where Google refuses for its limit though the pace was kept. */
const REFUSED_WAIT = 20_000;

/**
 * Sends all letters in one parallel batch, and those to a tab that was not as expected in a second one; a single one by the
 * advanced service, which is quicker. It waits for no limit, because the lock is held: letters beyond it fail, with the time to
 * wait.
 */
export function makePost(pace: Pace = ANY_PACE): Post {
  return {
    send: (letters) => {
      const count = pace.take(letters.length);
      const replies = [...sendOnce(letters.slice(0, count), false)];
      const again = replies.flatMap(({ status }, i) => (status === 400 ? [i] : []));
      const others = sendOnce(
        again.map((i) => letters[i] as Letter),
        true,
      );
      others.forEach((reply, k) => {
        replies[again[k] as number] = reply;
      });
      const wait = count < letters.length ? pace.wait() : 0;
      return letters.map((_, i) => (i < count ? failureOf(replies[i] as Reply) : { error: LIMITED, wait }));
    },
  };
}

/** For few letters. */
const ANY_PACE: Pace = { take: (count) => count, wait: () => 0 };
const LIMITED = 'Google takes 60 writes a minute.';

function failureOf(reply: Reply): SendFailure | undefined {
  const { error } = reply;
  if (error === undefined) return undefined;
  // Google's own words are for the script's log alone.
  console.warn(error);
  const { what } = troubleOf(error);
  if (hasMetLimit(reply)) return { error: what, wait: REFUSED_WAIT };
  return reply.status === 0 || reply.status >= 500 ? { error: what, passes: true } : { error: what };
}

/** `other`: the match's tab exists although it was expected to be new, or the other way round. */
function sendOnce(letters: readonly Letter[], other: boolean): readonly Reply[] {
  const [first] = letters;
  if (first && letters.length === 1) return [updateAlone(first.file, requestsOf(first, other))];
  return callOnce(letters.map((letter) => updateSpreadsheet(letter.file, requestsOf(letter, other))));
}

function requestsOf({ cover, sheetId, title, grid, isNew }: Letter, other: boolean): SheetRequest[] {
  return [
    ...(cover ? renderTab(COVER_TAB, 'Season', cover, false) : []),
    ...(sheetId === COVER_TAB ? [] : renderTab(sheetId, title, grid, isNew !== other)),
  ];
}
