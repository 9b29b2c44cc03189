import { troubleOf } from '../../google-trouble.ts';
import type { Letter, Post, SendFailure } from '../../ports.ts';
import { renderRows, renderTab } from '../../workbook/render/render.ts';
import type { SheetRequest } from '../../workbook/render/sheet-request.ts';
import { COVER_TAB } from '../../workbook/tabs/season.ts';
import type { Pace } from './pace.ts';
import { updateSpreadsheet } from './requests.ts';
import { callOnce, hasMetLimit, type Reply } from './rest.ts';
import { updateAlone } from './update-alone.ts';

/** Milliseconds to wait where Google refuses for its limit though the pace was kept. */
const REFUSED_WAIT = 20_000;

/**
 * Sends all letters in one parallel batch, and those to a tab that was not as expected in further ones; a single one by the
 * advanced service, which is quicker. It waits for no limit, because the lock is held: letters beyond it fail, with the time to
 * wait.
 */
export function makePost(pace: Pace = ANY_PACE): Post {
  return {
    send: (letters) => {
      const count = pace.take(letters.length);
      const replies = sendEach(letters.slice(0, count).map(waysOf));
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

/** A way to write a letter's tab: the next one is tried where Google refuses this one, which then changes nothing. */
interface Way {
  readonly file: string;
  requests(): SheetRequest[];
}

/** Sends each letter in the first way that is not refused. */
function sendEach(letters: readonly (readonly Way[])[]): readonly Reply[] {
  const replies = sendOnce(letters.flatMap(([way]) => way ?? []));
  const again = replies.flatMap(({ status }, i) => (status === 400 && letters[i]?.[1] ? [i] : []));
  if (again.length === 0) return replies;
  const others = sendEach(again.map((i) => (letters[i] ?? []).slice(1)));
  return replies.map((reply, i) => others[again.indexOf(i)] ?? reply);
}

function sendOnce(ways: readonly Way[]): readonly Reply[] {
  const [first] = ways;
  if (first && ways.length === 1) return [updateAlone(first.file, first.requests())];
  return callOnce(ways.map(({ file, requests }) => updateSpreadsheet(file, requests())));
}

/** Some rows of the tab, if only these are to be written; all of it, in a tab that is new or not, as was expected and otherwise. */
function waysOf({ file, cover, sheetId, title, grid, isNew, part, isPartial }: Letter): readonly Way[] {
  const whole = (isTabNew: boolean): Way => ({
    file,
    requests: () => [
      ...(cover ? renderTab(COVER_TAB, 'Season', cover, false) : []),
      ...(sheetId === COVER_TAB ? [] : renderTab(sheetId, title, grid, isTabNew)),
    ],
  });
  const rows = part && isPartial ? [{ file, requests: () => renderRows(sheetId, grid, part) }] : [];
  return [...rows, whole(isNew), whole(!isNew)];
}
