import { troubleOf } from '../../google-trouble.ts';
import type { Letter, Post, SendFailure } from '../../ports.ts';
import { renderRows, renderTab } from '../../workbook/render/render.ts';
import type { SheetRequest } from '../../workbook/render/sheet-request.ts';
import { COVER_TAB } from '../../workbook/tabs/season.ts';
import type { Pace } from './pace.ts';
import { updateSpreadsheet } from './requests.ts';
import { callOnce, hasMetLimit, type Reply } from './rest.ts';
import { updateAlone } from './update-alone.ts';

/** Milliseconds to wait if Google refuses because of its limit although the pace was kept. */
const REFUSED_WAIT = 20_000;

/**
 * Sends all letters in one parallel batch, those to a file in one request, and where a tab was not as expected, those to its file in
 * further ones; a single request by the advanced service, which is quicker. It waits for no limit, because the lock is held: files
 * beyond it fail, with the time to wait.
 */
export function makePost(pace: Pace = ANY_PACE): Post {
  return {
    send: (letters) => {
      const files = [...new Set(letters.map(({ file }) => file))];
      const count = pace.take(files.length);
      const taken = new Set(files.slice(0, count));
      const wait = count < files.length ? pace.wait() : 0;
      const replies = sendTo(letters.filter(({ file }) => taken.has(file)));
      return letters.map((letter) => {
        const reply = replies.get(letter);
        return reply ? failureOf(reply) : { error: LIMITED, wait };
      });
    },
  };
}

/** Sends the letters to each file in one request; those to a file that refuses it, one by one. */
function sendTo(letters: readonly Letter[]): ReadonlyMap<Letter, Reply> {
  const byFile = new Map<string, Letter[]>();
  for (const letter of letters) byFile.set(letter.file, [...(byFile.get(letter.file) ?? []), letter]);
  const groups = [...byFile.values()];
  const replies = sendEach(
    groups.map((group) => (group.length > 1 ? [oneRequestFor(group)] : waysOf(group[0] as Letter))),
  );
  const found = new Map(groups.flatMap((group, i) => group.map((letter) => [letter, replies[i] as Reply])));
  const alone = groups.flatMap((group, i) => (group.length > 1 && replies[i]?.status === 400 ? group : []));
  const others = alone.length > 0 ? sendEach(alone.map(waysOf)) : [];
  for (const [i, letter] of alone.entries()) found.set(letter, others[i] as Reply);
  return found;
}

/** All letters to a file, each as it was expected; the first tab once. */
function oneRequestFor(letters: readonly Letter[]): Way {
  const [any] = letters as readonly [Letter];
  return {
    file: any.file,
    requests: () => [
      ...coverRequests(letters.find((one) => one.cover) ?? any),
      ...letters.flatMap(({ cover: _, ...letter }) => waysOf(letter)[0]?.requests() ?? []),
    ],
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

/**
 * The ways to write a letter, in order: only some rows, if possible; the whole tab, first on the assumption that it exists or not, then on the
 * opposite one.
 */
function waysOf(letter: Letter): readonly Way[] {
  const { file, sheetId, title, grid, isNew, only, isStatementOnly } = letter;
  const way = (cover: SheetRequest[], tab: () => SheetRequest[]): SheetRequest[] =>
    sheetId === COVER_TAB ? cover : [...cover, ...tab()];
  const tab = (isTabNew: boolean) => renderTab(sheetId, title, grid, isTabNew);
  const whole = (isTabNew: boolean): Way => ({
    file,
    requests: () => way(coverRequests({ ...letter, isStatementOnly: false }), () => tab(isTabNew)),
  });
  const rows = () => only?.flatMap((span) => renderRows(sheetId, grid, span)) ?? tab(isNew);
  const part: Way = { file, requests: () => way(coverRequests(letter), rows) };
  return [...(only || isStatementOnly ? [part] : []), whole(isNew), whole(!isNew)];
}

function coverRequests({ cover, statement, isStatementOnly }: Letter): SheetRequest[] {
  if (!cover) return [];
  return statement && isStatementOnly
    ? renderRows(COVER_TAB, cover, statement)
    : renderTab(COVER_TAB, 'Season', cover, false);
}
