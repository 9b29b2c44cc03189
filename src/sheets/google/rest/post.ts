import { troubleOf } from '../../google-trouble.ts';
import type { Page, PageWrite, Post, SendFailure } from '../../ports.ts';
import type { SheetRequest } from '../../workbook/render/sheet-request.ts';
import { renderTab } from '../../workbook/render/tab.ts';
import type { makePace } from './pace.ts';
import { updateSpreadsheet } from './requests.ts';
import { callOnce, hasMetLimit, type Reply } from './rest.ts';

/** Milliseconds to wait after Google refused a write because of a limit, although the script counted fewer writes. */
const REFUSED_WAIT = 20_000;
const LIMITED = 'Google takes 60 writes a minute.';
/** A pace that allows any number of writes, for sending few pages. */
const ANY_PACE = { take: (count: number) => count, wait: () => 0 };

/**
 * Sends all pages in one parallel batch, with one request per file. If Google refuses a request, sends further requests
 * for this file. Does not wait for limits, because the lock is held. Files beyond a limit fail, and the failure says how
 * long to wait.
 */
export function makePost(pace: ReturnType<typeof makePace> = ANY_PACE): Post {
  return {
    send: (pageWrites) => {
      const files = [...new Set(pageWrites.map(({ file }) => file))];
      const count = pace.take(files.length);
      const taken = new Set(files.slice(0, count));
      const wait = count < files.length ? pace.wait() : 0;
      const failures = sendTo(pageWrites.filter(({ file }) => taken.has(file)));
      return pageWrites.map((pageWrite) =>
        taken.has(pageWrite.file) ? failures.get(pageWrite) : { error: LIMITED, wait },
      );
    },
  };
}

type Addressed = Page & Pick<PageWrite, 'file'>;

/** Says whether a request adds the tab of a page. */
type Adds = (page: Page) => boolean;
const AS_EXPECTED: Adds = ({ isNew }) => isNew;

/**
 * Sends the pages of each file in one request. A refused request changes nothing. After a refusal, sends the pages again
 * as if all tabs were there, because an earlier delivery may not have been noted. If that fails, sends each page alone,
 * first as expected, then with the opposite assumption about whether the page's tab exists.
 */
function sendTo(pageWrites: readonly PageWrite[]): ReadonlyMap<PageWrite, SendFailure> {
  const pages = pageWrites.flatMap((pageWrite) =>
    pageWrite.pages.map((page) => ({ pageWrite, file: pageWrite.file, ...page })),
  );
  const replies = new Map<Addressed, Reply>();
  const send = (groups: readonly (readonly Addressed[])[], adds = AS_EXPECTED) => {
    const found = callOnce(
      groups.map((group) => updateSpreadsheet(group[0]?.file ?? '', requestsFor(group, adds))),
    );
    for (const [i, group] of groups.entries()) for (const page of group) replies.set(page, found[i] as Reply);
  };
  const isRefused = (page: Addressed) => replies.get(page)?.status === 400;
  const files = [...new Set(pageWrites.map(({ file }) => file))];
  const groups = files.map((file) => pages.filter((page) => page.file === file));
  const several = groups.filter(({ length }) => length > 1);
  send(groups);
  send(
    several.filter((group) => group.some((page) => page.isNew && isRefused(page))),
    () => false,
  );
  send(
    several
      .flat()
      .filter(isRefused)
      .map((page) => [page]),
  );
  send(
    pages.filter(isRefused).map((page) => [page]),
    ({ isNew }) => !isNew,
  );
  return new Map(
    pages.flatMap((page) => {
      const failure = failureOf(replies.get(page) as Reply);
      return failure ? [[page.pageWrite, failure]] : [];
    }),
  );
}

/** Gives the requests that write the pages of one file. If two pages have the same tab, only the last page is written. */
function requestsFor(pages: readonly Addressed[], adds: Adds): readonly SheetRequest[] {
  const tabs = new Map(pages.map((page) => [page.sheetId, page]));
  return [...tabs.values()].flatMap((page) => renderTab(page.sheetId, page.title, page.grid, adds(page)));
}

function failureOf(reply: Reply): SendFailure | undefined {
  const { error } = reply;
  if (error === undefined) return undefined;
  // Google's own words go only into the script's log.
  console.warn(error);
  const { what } = troubleOf(error);
  if (hasMetLimit(reply)) return { error: what, wait: REFUSED_WAIT };
  return reply.status === 0 || reply.status >= 500 ? { error: what, passes: true } : { error: what };
}
