import { hashOf } from '../../rules/base/hash.ts';
import { seatOf } from '../log/playback/playback.ts';
import { checkOrder } from '../pages/lines/receipt.ts';
import { tradeLines } from '../pages/lines/trade-lines.ts';
import { lateOrderOf } from '../pages/lines/uncounted-orders.ts';
import type { PageSource } from '../pages/page-write.ts';
import type { Page, PageWrite, Ports, SendFailure } from '../ports.ts';
import { confirmedNote, forgetConfirmed } from '../responses/confirmed.ts';
import { forgetTyped } from '../responses/restore-answers.ts';
import { forgetTimes } from '../responses/true-times.ts';
import { mayBeUnknown } from '../responses/unknown-senders.ts';
import { FIRST_MATCH_TAB, FIRST_RULES_TAB, SPECTATORS } from '../workbook/season.ts';

/** A page for a player or for everyone, or the reason why the page cannot be drawn. */
export interface Drawn {
  /** Reader of the page: a player's id, or SPECTATORS. */
  readonly to: string;
  /** The match that the page shows, if the match can be replayed. */
  readonly source?: PageSource;
  /** Pages to write into the reader's file; undefined for a player without a file. */
  readonly pageWrite?: PageWrite | undefined;
  readonly failure?: SendFailure;
}

export type Notes = Readonly<Record<string, string>>;

/** Gives notes to write after the readers `told` have got their pages. `isDone` is false if a page may still be sent later. */
export type WhenSent = (told: readonly string[], isDone: boolean) => Notes;

/**
 * Short digests of the receipt on a page and of the whole page; '' if unknown. The digest of a page begins with the end
 * of the file's id. A page that may have changed has only this beginning.
 */
type Shown = readonly [receipt: string, page: string];

/** Digests of the pages in one tab. The key is the reader of the page. */
export type ShownPages = ReadonlyMap<string, Shown>;

/** Length of a page's digest in characters; short because a memo holds at most 9 kB. */
const LENGTH = 10;
const FILE_LENGTH = 4;

const keyOf = (sheetId: number) => `shown:${sheetId}`;

export function readShown({ memo }: Pick<Ports, 'memo'>, match: number): ShownPages {
  return parse(memo.get(keyOf(FIRST_MATCH_TAB + match)));
}

function parse(text = '[]'): Map<string, Shown> {
  return new Map(JSON.parse(text) as readonly (readonly [string, Shown])[]);
}

/** Deletes the notes that say which pages of a match the files show. */
export function forgetShown({ memo }: Pick<Ports, 'memo'>, match: number): void {
  for (const first of [FIRST_MATCH_TAB, FIRST_RULES_TAB]) memo.set(keyOf(first + match), undefined);
  forgetConfirmed(memo, match);
  forgetTyped(memo, match);
  forgetTimes(memo, match);
}

/** Says whether a player's page shows the latest responses. */
export function isSent(shown: ShownPages, source: PageSource, seat: number): boolean {
  const [receipt = ''] = shown.get(source.playback.started.players[seat]!.id) ?? [];
  return receiptDigest(source, seat) === receipt;
}

/**
 * Sends all pages of each file in which a page has changed. Saves which pages arrived, and writes the notes of
 * `whenSent`. Gives the failure of each page; undefined for a page that arrived.
 */
export function sendPages(
  ports: Ports,
  drawn: readonly Drawn[],
  whenSent: WhenSent = () => ({}),
): readonly (SendFailure | undefined)[] {
  const notes = makeNotes(ports);
  const due = drawn.map(({ to, pageWrite }): PageWrite | undefined => {
    if (!pageWrite) return undefined;
    const { file, pages } = pageWrite;
    const isDue = (page: Page) => !notes.isShown(to, file, page);
    if (!pages.some(isDue)) return undefined;
    // All pages that change are written or none, so that a text typed into any of them disappears.
    const changed = pages.filter((page) => !page.isLasting || isDue(page));
    // A delivery whose row is still in the outbox may have added the tab.
    return {
      file,
      pages: changed.map((page) => ({ ...page, isNew: page.isNew && !notes.hasTab(to, file, page) })),
    };
  });
  for (const [i, { to }] of drawn.entries()) notes.forget(to, due[i]?.pages ?? []);
  // The run may end before it notes what these pages show.
  noteAll(ports, notes.texts());
  const pageWrites = due.flatMap((pageWrite) => pageWrite ?? []);
  const results = pageWrites.length > 0 ? ports.post.send(pageWrites) : [];
  const resultOf = new Map(pageWrites.map((pageWrite, i) => [pageWrite, results[i]]));
  const failures = drawn.map(({ failure }, i) => failure ?? resultOf.get(due[i] as PageWrite));
  const arrived = drawn.filter(({ pageWrite }, i) => pageWrite && failures[i] === undefined);
  for (const one of arrived) notes.add(one);
  const isWaiting = failures.some((failure) => failure && mayPass(failure));
  noteAll(ports, {
    ...notes.texts(),
    ...confirmedIn(ports, arrived),
    ...whenSent(
      arrived.map(({ to }) => to),
      !isWaiting,
    ),
  });
  return failures;
}

/** Says whether sending a failed page again may succeed, although nothing has changed. */
export function mayPass({ wait, passes }: SendFailure): boolean {
  return wait !== undefined || passes === true;
}

function noteAll({ memo }: Ports, notes: Notes): void {
  if (Object.keys(notes).length > 0) memo.setAll(notes);
}

/** Reads notes about pages when needed, and collects changed notes in memory. `texts` gives the notes to write. */
function makeNotes({ memo, digest }: Pick<Ports, 'memo' | 'digest'>) {
  const tabs = new Map<number, Map<string, Shown>>();
  const shownIn = (sheetId: number): Map<string, Shown> => {
    const shown = tabs.get(sheetId) ?? parse(memo.get(keyOf(sheetId)));
    tabs.set(sheetId, shown);
    return shown;
  };
  const endOf = (file: string) => file.slice(-FILE_LENGTH);
  const digestOf = (file: string, { title, grid }: Page) =>
    `${endOf(file)}${digest(JSON.stringify([file, title, grid])).slice(0, LENGTH)}`;
  return {
    isShown: (to: string, file: string, page: Page): boolean =>
      shownIn(page.sheetId).get(to)?.[1] === digestOf(file, page),
    hasTab: (to: string, file: string, { sheetId }: Page): boolean =>
      shownIn(sheetId).get(to)?.[1].startsWith(endOf(file)) === true,
    forget: (to: string, pages: readonly Page[]): void => {
      for (const { sheetId } of pages) {
        const shown = shownIn(sheetId);
        const [receipt, page] = shown.get(to) ?? ['', ''];
        if (page !== '') shown.set(to, [receipt, page.slice(0, FILE_LENGTH)]);
      }
    },
    add: ({ to, pageWrite, source }: Drawn): void => {
      for (const page of pageWrite?.pages ?? []) {
        const shown = shownIn(page.sheetId);
        const receipt = receiptOn(page, to, source) ?? shown.get(to)?.[0] ?? '';
        shown.set(to, [receipt, digestOf(pageWrite?.file ?? '', page)]);
      }
    },
    /** Gives the notes whose texts differ from the memo. */
    texts: (): Notes => {
      const texts = [...tabs].map(
        ([sheetId, shown]) => [keyOf(sheetId), JSON.stringify([...shown])] as const,
      );
      return Object.fromEntries(texts.filter(([key, text]) => text !== (memo.get(key) ?? '[]')));
    },
  };
}

/** Gives the digest of the receipt on a player's page; undefined if the match has no open round. */
function receiptOn({ sheetId }: Page, to: string, source: PageSource | undefined): string | undefined {
  const { playback, open } = source ?? {};
  if (!playback || !open || to === SPECTATORS || sheetId !== FIRST_MATCH_TAB + playback.number)
    return undefined;
  return receiptDigest(source as PageSource, seatOf(playback, to));
}

/** Gives a note for each match. The note lists the responses that the players' pages now show as received (H41). */
function confirmedIn({ memo }: Ports, arrived: readonly Drawn[]): Notes {
  const notes = [...new Set(arrived.map(({ source }) => source))].map((source): Notes => {
    const readers = arrived
      .filter((one) => one.source === source && one.to !== SPECTATORS)
      .map(({ to }) => to);
    return source?.open && readers.length > 0 ? confirmedNote(memo, source.open, readers) : {};
  });
  return Object.assign({}, ...notes);
}

/**
 * Gives a digest of the responses and trades on a player's page, and of the payments that other matches take from the
 * player. Gives '' if the page has none of these.
 */
function receiptDigest({ playback, open, otherTakes }: PageSource, seat: number): string {
  if (!open) return '';
  const { sorted, trading, orders } = open;
  const { id, name } = playback.started.players[seat]!;
  const response = sorted.latest.get(id)?.id ?? '';
  const trades = tradeLines(name, trading);
  const late = lateOrderOf(open, id)?.id;
  const removed = sorted.removed.get(id);
  const taken = otherTakes(id).filter(({ garnets, bellflowers }) => garnets + bellflowers > 0);
  const later = sorted.later.filter(({ person }) => person?.id === id).map((one) => one.id);
  const more = [late, removed, ...later, ...mayBeUnknown(open, id), ...taken].filter(
    (one) => one !== undefined,
  );
  if (response === '' && trades.length === 0 && more.length === 0) return '';
  const refused = response === '' ? [] : checkOrder(trading.after, seat, orders[seat]);
  return hashOf([response, trades, refused, ...more]).slice(0, 12);
}
