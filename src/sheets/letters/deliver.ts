import { hashOf } from '../../rules/base/hash.ts';
import { cut, type Json, own, put } from '../../rules/base/json.ts';
import { openQuestions, type Playback, playBack } from '../log/playback.ts';
import type { Letter, Ports } from '../ports.ts';
import { asProblem } from '../problem.ts';
import { examine, findMatch, type Live } from '../responses/live.ts';
import { isoTime } from '../time.ts';
import { type Book, openBook } from '../workbook/book.ts';
import { drawMatches } from '../workbook/matches-tab.ts';
import {
  CLOSE,
  FIRST_MATCH_TAB,
  type MatchRow,
  ORDER_FORM,
  type OutboxRow,
  SPECTATORS,
  TABS,
} from '../workbook/season.ts';
import { tradeLines } from './letter-trades.ts';
import { checkOrder, coverPage, type Private, playerPage, type Receipt, spectatorPage } from './letters.ts';

/** How the deliveries went. */
export interface Delivery {
  readonly sent: number;
  readonly failed: readonly { readonly to: string; readonly error: string }[];
}

/** Who must hear of a match: all its files, and its form when the questions change. What waited before still waits. */
export function outboxFor(book: Book, before: Live, after: Playback, row: MatchRow): OutboxRow[] {
  const keys = [SPECTATORS, ...after.started.players.map(({ id }) => id)];
  if (row.over) keys.push(CLOSE);
  else {
    if (JSON.stringify(openQuestions(after)) !== JSON.stringify(before.questions)) keys.push(ORDER_FORM);
  }
  return mergeOutbox(book.matches.outbox, row.number, keys);
}

/** The outbox with more to do for a match; nobody stands in it twice. */
export function mergeOutbox(
  outbox: readonly OutboxRow[],
  match: number,
  keys: readonly string[],
  isNew = false,
): OutboxRow[] {
  const others = outbox.filter((row) => row.match !== match || !keys.includes(row.to));
  const waiting = (to: string) => outbox.some((row) => row.match === match && row.to === to && row.isNew);
  return [...others, ...keys.map((to) => ({ to, match, isNew: isNew || waiting(to), tries: 0, error: '' }))];
}

/** Everyone's key, for a match that is new or drawn anew. */
export function everyone(playback: Playback): string[] {
  return [SPECTATORS, ...playback.started.players.map(({ id }) => id)];
}

/**
 * Sends everything in the outbox at once and ticks off what arrived, in one write. `known` spares replaying the match
 * just committed. Letters are whole tabs: to send one again does no harm.
 */
export function deliver(ports: Ports, book: Book, known?: Playback): Delivery {
  const { outbox } = book.matches;
  if (outbox.length === 0) return { sent: 0, failed: [] };
  const looks = new Map<number, Look>();
  if (known) looks.set(known.number, { playback: known });
  const lookAt = (number: number): Look => {
    const look = looks.get(number) ?? lookOnce(ports, book, number);
    looks.set(number, look);
    return look;
  };
  const letters = outbox.map(({ to, match, isNew }) =>
    letterTo(book, to, findMatch(book, match), lookAt(match), isNew),
  );
  const errors = ports.post.send(letters.flat());
  let at = 0;
  const left: OutboxRow[] = [];
  outbox.forEach((row, i) => {
    const own = errors.slice(at, at + letters[i]!.length);
    at += letters[i]!.length;
    const error = own.find((one) => one !== undefined);
    if (error !== undefined) left.push({ ...row, tries: row.tries + 1, error: cut(error, 300) });
  });
  const grid = drawMatches({ matches: book.matches.matches, outbox: left });
  const title = book.tabs.get(TABS.matches.sheetId)?.title ?? TABS.matches.title;
  try {
    ports.workbook.commit([{ kind: 'tab', sheetId: TABS.matches.sheetId, title, isNew: false, grid }]);
  } catch (error) {
    // What was done before stands; all of it waits to be sent again, which does no harm.
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
  readonly live?: Live;
}

/** A match with the round's submissions; without them where its tabs cannot be read, as its files can be told all the same. */
function lookOnce(ports: Ports, book: Book, number: number): Look {
  try {
    const live = examine(book, number, ports.clock);
    return { playback: live.playback, live };
  } catch {
    return { playback: playBack(book.audit.entries, number) as Playback };
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
  const letters = due.map((seat) => playerLetter(book, row, { playback: live.playback, live }, seat, false));
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
  if (to === ORDER_FORM) {
    const firstItem = book.season.identity === 'code' ? 1 : 0;
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
  { playback, live }: Look,
  seat: number,
  isNew: boolean,
): Letter & { readonly kind: 'file' } {
  const { id, name } = playback.started.players[seat]!;
  const person = book.season.players.find((one) => one.id === id);
  const submission = live?.sorted.standing.get(id);
  const own: Private = {
    seat,
    link: personalLink(row.formUrl, person?.code ?? ''),
    tradesLink: personalLink(row.tradesUrl, person?.code ?? ''),
    ...(live ? { desk: live.desk } : {}),
    ...(live && submission
      ? {
          receipt: {
            at: isoTime(submission.at),
            answers: submission.shown,
            ...checkAfterTrades(live, seat),
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
  { playback, desk, orders }: Live,
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
