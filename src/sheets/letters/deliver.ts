import { hashOf } from '../../rules/base/hash.ts';
import { cut, type Json, own, put } from '../../rules/base/json.ts';
import { type Book, openBook } from '../log/book.ts';
import { mustPlayBack, type Playback } from '../log/playback.ts';
import { openQuestions } from '../log/told.ts';
import { examine } from '../match/live.ts';
import type { Letter, Ports } from '../ports.ts';
import { asProblem } from '../problem.ts';
import { deskQuestions } from '../responses/desk-questions.ts';
import { type OpenRound, readOpenRound } from '../responses/open-round.ts';
import { isoTime } from '../time.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { drawMatches } from '../workbook/matches-tab.ts';
import {
  CLOSE,
  FIRST_MATCH_TAB,
  type MatchRow,
  ORDER_FORM,
  type OutboxRow,
  SPECTATORS,
  TABS,
  TRADE_FORM,
} from '../workbook/season.ts';
import { tradeLines } from './letter-trades.ts';
import { checkOrder, coverPage, type Private, playerPage, type Receipt, spectatorPage } from './letters.ts';

/** How the deliveries went. */
export interface Delivery {
  readonly sent: number;
  readonly failed: readonly { readonly to: string; readonly error: string }[];
}

/**
 * Sends everything in the outbox at once and ticks off what arrived, in one write. `known` spares replaying the matches
 * just committed. Letters are whole tabs: to send one again does no harm.
 */
export function deliver(ports: Ports, book: Book, known: readonly Playback[] = []): Delivery {
  const { outbox } = book.matches;
  if (outbox.length === 0) return { sent: 0, failed: [] };
  const letters = lettersOf(ports, book, known);
  const errors = ports.post.send(letters.flat());
  let at = 0;
  const left: OutboxRow[] = [];
  outbox.forEach((row, i) => {
    const own = errors.slice(at, at + letters[i]!.length);
    at += letters[i]!.length;
    const error = own.find((one) => one !== undefined);
    if (error !== undefined) left.push({ ...row, tries: row.tries + 1, error: cut(error, 300) });
  });
  return tickOff(ports, book, left);
}

/** The letters of each row of the outbox. */
function lettersOf(ports: Ports, book: Book, known: readonly Playback[]): Letter[][] {
  const looks = new Map<number, Look>();
  const lookAt = (row: MatchRow): Look => {
    const look = looks.get(row.number) ?? lookOnce(ports, book, row, known);
    looks.set(row.number, look);
    return look;
  };
  return book.matches.outbox.map(({ to, match, isNew }) => {
    const row = findMatch(book, match);
    return letterTo(book, to, row, lookAt(row), isNew);
  });
}

/** Keeps in the outbox only what could not be sent. */
function tickOff(ports: Ports, book: Book, left: readonly OutboxRow[]): Delivery {
  const { matches, outbox } = book.matches;
  const grid = drawMatches({ matches, outbox: left });
  const title = book.tabs.get(TABS.matches.sheetId)?.title ?? TABS.matches.title;
  try {
    ports.workbook.commit([{ kind: 'tab', sheetId: TABS.matches.sheetId, title, isNew: false, grid }]);
  } catch (error) {
    // All of it stays in the outbox and is sent again, which does no harm.
    const why = `It may have arrived, but could not be ticked off: ${asProblem(error).what}`;
    const failed = outbox.map((row) => ({
      to: row.to,
      error: left.find(({ to, match }) => to === row.to && match === row.match)?.error ?? why,
    }));
    return { sent: 0, failed };
  }
  return { sent: outbox.length - left.length, failed: left.map(({ to, error }) => ({ to, error })) };
}

interface Look {
  readonly playback: Playback;
  /** What was sent for the open round, for receipts. */
  readonly open?: OpenRound;
}

/** A match with its open round; without it where the responses cannot be read: the files can be written all the same. */
function lookOnce(ports: Ports, book: Book, row: MatchRow, known: readonly Playback[]): Look {
  const playback = known.find(({ number }) => number === row.number) ?? mustPlayBack(book.log, row.number);
  if (playback.fault) return { playback };
  try {
    return { playback, open: readOpenRound(book, row, playback, ports.clock) };
  } catch {
    return { playback };
  }
}

/** Delivers what is still in the outbox. */
export function deliverAgain(ports: Ports): Delivery {
  return deliver(ports, openBook(ports));
}

/** Shows a player what the newest submission was understood as; at most two calls, and none is needed to resolve. */
export function sendReceipts(ports: Ports, match: number): number {
  const book = openBook(ports);
  const row = findMatch(book, match);
  if (row.over) return 0;
  const live = examine(book, match, ports.clock);
  const key = `receipts:${match}`;
  const shown = JSON.parse(ports.memo.get(key) ?? '{}') as Record<string, string>;
  const stamp = (seat: number): string => {
    const { id, name } = live.playback.started.players[seat]!;
    const row = live.sorted.standing.get(id)?.row ?? 0;
    const trades = tradeLines(name, live.desk);
    const refused = row === 0 ? [] : checkOrder(live.desk.after, seat, live.orders[seat]);
    // A note holds at most 9 kB.
    return row === 0 && trades.length === 0
      ? ''
      : hashOf([row, trades, refused] as unknown as Json).slice(0, 12);
  };
  const due = live.people.flatMap((person, seat) =>
    person && stamp(seat) !== (own(shown, person.id) ?? '') ? [seat] : [],
  );
  if (due.length === 0) return 0;
  const letters = due.map((seat) =>
    playerLetter(book, row, { playback: live.playback, open: live }, seat, false),
  );
  const errors = ports.post.send(letters);
  due.forEach((seat, i) => {
    if (errors[i] === undefined) put(shown, live.playback.started.players[seat]!.id, stamp(seat));
  });
  ports.memo.set(key, JSON.stringify(shown));
  return due.length;
}

function letterTo(book: Book, to: string, row: MatchRow, look: Look, isNew: boolean): Letter[] {
  const { playback } = look;
  if (to === CLOSE)
    return [
      { kind: 'close-form', form: row.form },
      { kind: 'close-form', form: row.trades },
    ];
  const firstItem = book.season.identity === 'code' ? 1 : 0;
  if (to === TRADE_FORM)
    return [{ kind: 'form', form: row.trades, firstItem, questions: deskQuestions(playback.match) }];
  if (to === ORDER_FORM) {
    return [{ kind: 'form', form: row.form, firstItem, questions: openQuestions(playback) }];
  }
  if (to === SPECTATORS)
    return [
      {
        kind: 'file',
        file: book.season.spectatorFile,
        cover: coverPage(book.season, ''),
        sheetId: FIRST_MATCH_TAB + row.number,
        title: row.title,
        grid: spectatorPage(row, playback),
        isNew,
      },
    ];
  const seat = playback.started.players.findIndex(({ id }) => id === to);
  // Who was taken off the roster has no file to write in.
  const letter = playerLetter(book, row, look, seat, isNew);
  return letter.file === '' ? [] : [letter];
}

function playerLetter(
  book: Book,
  row: MatchRow,
  { playback, open }: Look,
  seat: number,
  isNew: boolean,
): Letter & { readonly kind: 'file' } {
  const { id, name } = playback.started.players[seat]!;
  const person = book.season.players.find((one) => one.id === id);
  const submission = open?.sorted.standing.get(id);
  const own: Private = {
    seat,
    link: personalLink(row.formUrl, person?.code ?? ''),
    tradesLink: personalLink(row.tradesUrl, person?.code ?? ''),
    ...(open ? { desk: open.desk } : {}),
    ...(open && submission
      ? {
          receipt: {
            at: isoTime(submission.at),
            answers: submission.shown,
            ...checkAfterTrades(playback, open, seat),
          },
        }
      : {}),
  };
  return {
    kind: 'file',
    file: person?.file ?? '',
    cover: coverPage(book.season, name),
    sheetId: FIRST_MATCH_TAB + row.number,
    title: row.title,
    grid: playerPage(row, playback, own),
    isNew,
  };
}

/** What of an order is refused after the agreed trades, and what of that would be legal without them. */
function checkAfterTrades(
  playback: Playback,
  { desk, orders }: OpenRound,
  seat: number,
): Pick<Receipt, 'refused' | 'byTrades'> {
  const refused = checkOrder(desk.after, seat, orders[seat]);
  if (desk.agreed.length === 0) return { refused, byTrades: [] };
  const before = checkOrder(playback.match, seat, orders[seat]).map(({ part }) => part);
  return { refused, byTrades: refused.filter(({ part }) => !before.includes(part)) };
}

/** Stands in a form's link where a personal code belongs. */
export const CODE_PLACE = 'ROUNDKEEPERCODE';

/** A form's link for one person: with the personal code filled in, where the season uses codes. */
export function personalLink(url: string, code: string): string {
  return url.replace(CODE_PLACE, code);
}
