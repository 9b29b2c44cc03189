import type { Grid } from '../../rules/board/grid.ts';
import { scheduleOf } from '../actions/timing.ts';
import type { Book } from '../log/book.ts';
import { mustPlayBack, seasonFacts } from '../log/fold.ts';
import { asShown } from '../log/playback/as-shown.ts';
import { type Playback, seatOf } from '../log/playback/playback.ts';
import { earlierTrades } from '../log/playback/shown-names.ts';
import { playsIn } from '../log/season-facts.ts';
import { titleOf } from '../log/season-matches.ts';
import type { Clock, Page, PageWrite, Ports } from '../ports.ts';
import { codeOf } from '../problem.ts';
import type { ResponsePorts } from '../responses/form-responses.ts';
import { type OpenRound, readOpenRound } from '../responses/open-round.ts';
import { dueTime } from '../responses/round-times.ts';
import { isLate } from '../responses/submission.ts';
import { mayBeUnknown } from '../responses/unknown-senders.ts';
import { isoTime } from '../time.ts';
import { withCode } from '../workbook/form-link.ts';
import {
  COVER_TAB,
  FIRST_MATCH_TAB,
  FIRST_RULES_TAB,
  type MatchRow,
  personOf,
  SPECTATORS,
} from '../workbook/season.ts';
import { laterWords } from './lines/open-words.ts';
import type { Take } from './lines/purse-lines.ts';
import { type Receipt, receiptOf } from './lines/receipt.ts';
import { lateOrderOf } from './lines/uncounted-orders.ts';
import type { Private } from './own-part.ts';
import { playerCover } from './player-cover.ts';
import { playerPage } from './player-page.ts';
import { timesFor, timesOfSeason } from './reader-time.ts';
import { rulesLink, rulesPage } from './rules-page.ts';
import { seasonPage } from './season-page.ts';
import { spectatorPage } from './spectator-page.ts';

/** Input for the pages of a match. */
export interface PageSource {
  readonly playback: Playback;
  readonly clock: Clock;
  /** Gives the address of the spectators’ file, or ''. */
  readonly board: string;
  /** Address of the rules, or ''. */
  readonly rules: string;
  /** Open round with its responses. The page confirms these responses. */
  readonly open?: OpenRound;
  /** Gives a seat's receipt for the open round, computed once; undefined if the player has sent nothing. */
  receipt(seat: number): Receipt | undefined;
  /** Gives the amounts that other open matches take from a player's purse, by player id (X10). */
  otherTakes(id: string): readonly Take[];
}

type PagePorts = ResponsePorts & { readonly files: Pick<Ports['files'], 'link'> };

/**
 * Makes a function that reads a match and the match's open round. The function reads each match only once. If a round's
 * tab cannot be read, skips the round: the panel reports the problem, and files do not need the round. Throws if Google
 * fails; otherwise an order would seem to be missing.
 */
export function makeSources(
  ports: PagePorts,
  book: Book,
  known: readonly Playback[] = [],
): (row: MatchRow) => PageSource {
  const sources = new Map<number, PageSource>();
  const sourceOf = (row: MatchRow): PageSource => {
    const source = sources.get(row.number) ?? readSource(ports, book, row, known, otherTakes(row));
    sources.set(row.number, source);
    return source;
  };
  const otherTakes = (row: MatchRow) => (id: string) =>
    book.matches.matches.flatMap((other): readonly Take[] => {
      const isOther = other.number !== row.number && !other.over;
      if (!isOther || !playsIn(seasonFacts(book.log), other.number, id)) return [];
      if (book.log.faults.has(other.number)) return [];
      return takeIn(other, sourceOf(other), id);
    });
  return sourceOf;
}

function readSource(
  ports: PagePorts,
  book: Book,
  row: MatchRow,
  known: readonly Playback[],
  otherTakes: PageSource['otherTakes'],
): PageSource {
  const playback = known.find(({ number }) => number === row.number) ?? mustPlayBack(book.log, row.number);
  // Cached, so that computing the purses does not replay a match that was just committed.
  book.log.replayed.set(row.number, playback);
  const none = () => undefined;
  const base = {
    playback,
    clock: ports.clock,
    board: boardLink(ports, book),
    rules: rulesLink(ports, book, row.number),
    receipt: none,
    otherTakes,
  };
  if (playback.fault) return base;
  try {
    const open = readOpenRound(book, row, playback, ports);
    return { ...base, open, receipt: receiptsOf(playback, open) };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'unexpected' || code === 'form-silent') throw error;
    return base;
  }
}

function receiptsOf(playback: Playback, open: OpenRound): PageSource['receipt'] {
  const receipts = new Map<number, Receipt | undefined>();
  return (seat) => {
    if (!receipts.has(seat)) receipts.set(seat, receiptOf(playback, open, seat));
    return receipts.get(seat);
  };
}

/** Gives the amounts that a player's order and agreed trades in one match take from the purse, by player id. */
function takeIn({ title }: MatchRow, { playback, open, receipt }: PageSource, id: string): readonly Take[] {
  if (!open) return [];
  const seat = seatOf(playback, id);
  const { before, after } = open.trading;
  const taken = (good: 'garnets' | 'bellflowers') =>
    (before.purses[seat]?.[good] ?? 0) - (after.purses[seat]?.[good] ?? 0);
  const cost = receipt(seat)?.cost ?? 0;
  return [
    { title, garnets: Math.max(0, taken('garnets') + cost), bellflowers: Math.max(0, taken('bellflowers')) },
  ];
}

/** Gives the address of the spectators’ file, or ''. */
export function boardLink({ files }: Pick<PagePorts, 'files'>, { season }: Book): string {
  return season.spectatorFile === '' ? '' : files.link(season.spectatorFile);
}

/**
 * Gives the pages for a file's outbox key: the match's tab and the file's first tab. While the log of any match is
 * damaged, the first tab is left out. Undefined if the player has no file.
 */
export function pageWriteTo(
  book: Book,
  to: string,
  row: MatchRow,
  source: PageSource,
  isNew: boolean,
): PageWrite | undefined {
  const { playback, clock } = source;
  const { file, pages } =
    to === SPECTATORS
      ? {
          file: book.season.spectatorFile,
          pages: [
            ...rulesPages(book, row, source, isNew),
            { ...tabOf(row), grid: spectatorGrid(book, row, source), isNew },
          ],
        }
      : playerPageWrite(book, row, source, seatOf(playback, to), isNew);
  // A player who is no longer on the roster has no file.
  if (file === '') return undefined;
  const cover = book.log.faults.size > 0 ? undefined : seasonPageWrite(book, to, clock);
  return { file, pages: [...(cover?.pages ?? []), ...pages] };
}

/** Gives the rules tab of a match; [] if the host links another page with rules (H36). */
function rulesPages(
  { season }: Book,
  row: MatchRow,
  { playback }: PageSource,
  isNew: boolean,
): readonly Page[] {
  if (season.rules !== '') return [];
  const sheetId = FIRST_RULES_TAB + row.number;
  return [
    { sheetId, title: `Rules of ${row.title}`, grid: rulesPage(row, playback), isNew, isLasting: true },
  ];
}

function spectatorGrid(book: Book, row: MatchRow, source: PageSource): Grid {
  const shown = source.open?.shown.playback ?? asShown(source.playback);
  const times = timesOfSeason(source.clock, book);
  return spectatorPage(row, shown, book.log, times, source.rules, isPast(row, source));
}

function tabOf({ number, title }: MatchRow): Pick<Page, 'sheetId' | 'title'> {
  return { sheetId: FIRST_MATCH_TAB + number, title };
}

/** Says whether the open round's deadline and the time of grace have passed; the page tells the reader so (X2). */
function isPast(row: MatchRow, { playback, clock }: PageSource): boolean {
  return !row.over && isLate(clock.now(), dueTime(row, playback.match));
}

/** Gives the first tab of a player’s file or the spectators’ file; undefined without a file. */
export function seasonPageWrite(book: Book, to: string, clock: Clock): PageWrite | undefined {
  const person = personOf(book.season, to);
  const file = to === SPECTATORS ? book.season.spectatorFile : (person?.file ?? '');
  if (file === '') return undefined;
  const grid =
    person && to !== SPECTATORS
      ? playerCover(book, person, timesFor(clock, book, person))
      : seasonPage(book, timesOfSeason(clock, book));
  return { file, pages: [{ sheetId: COVER_TAB, title: 'Season', grid, isNew: false }] };
}

function ofOpenRound(
  book: Book,
  row: MatchRow,
  source: PageSource,
  open: OpenRound,
  seat: number,
): Partial<Private> {
  const { playback } = source;
  const { id } = playback.started.players[seat]!;
  const receipt = source.receipt(seat);
  const late = lateOrderOf(open, id);
  const waiting = open.sorted.later.filter((one) => one.person?.id === id);
  const removed = open.sorted.removed.get(id);
  const unknown = mayBeUnknown(open, id);
  return {
    trading: open.shown.trading,
    earlierTrades: earlierTrades(playback, open, seat),
    credits: open.credits[seat]!,
    takes: [...takeIn(row, source, id), ...source.otherTakes(id)],
    ...(receipt ? { receipt } : {}),
    ...(late ? { late } : {}),
    ...(waiting.length > 0 ? { waiting } : {}),
    ...(removed === undefined ? {} : { removed: isoTime(removed) }),
    ...(unknown.length > 0 ? { unknown: { identity: book.season.identity, forms: unknown } } : {}),
  };
}

/** Gives the page that updates a match's tab in a player’s file. */
export function playerPageWrite(
  book: Book,
  row: MatchRow,
  source: PageSource,
  seat: number,
  isNew: boolean,
): PageWrite {
  const { playback, open, clock, board } = source;
  const { id } = playback.started.players[seat]!;
  const shown = open?.shown.playback ?? asShown(playback);
  const person = personOf(book.season, id);
  const times = timesFor(clock, book, person);
  const own: Private = {
    seat,
    times,
    isPast: isPast(row, source),
    later: laterWords(row, playback, scheduleOf(book.season, playback), clock, times),
    link: withCode(row.formUrl, person?.code ?? ''),
    tradesLink: withCode(row.tradesUrl, person?.code ?? ''),
    rules: source.rules,
    board,
    people: book.season.players,
    titleOf: (match) => titleOf(book, match),
    ...(open ? ofOpenRound(book, row, source, open, seat) : {}),
  };
  return {
    file: person?.file ?? '',
    pages: [{ ...tabOf(row), grid: playerPage(row, shown, own, book.log), isNew }],
  };
}
